// A whole game of every ruleset against the computer, from the start page to its result.
import assert from 'node:assert/strict';
import { follow, seeds } from './adviser.mjs';
import { begin, history, open, playToEnd, seedsOnBoard } from './support.mjs';

const GAMES = [
  { game: 'kiswahili', side: 'S' },
  { game: 'zanzibar', side: 'N' },
  { game: 'kete', side: 'S' },
  { game: 'kujifunza', side: 'N' },
  { game: 'kimasai', side: 'S' },
];

function wholeGame({ game, side }, index) {
  return {
    name: `a whole game of ${game}, ${side === 'S' ? 'South' : 'North'} against the computer`,
    async run(world) {
      const page = await open(world);
      await begin(page, game, { side });
      const end = await playToEnd(page, game, { seed: 101 + index });
      const moves = await history(page);
      const last = follow(game, moves).view();
      assert.deepEqual(await seedsOnBoard(page), seeds(last));
      assert.deepEqual([end.score, end.reason], [last.outcome.result, last.outcome.reason]);
      return `${moves.length} plies, ${end.score} ${end.reason}`;
    },
  };
}

export const tests = GAMES.map(wholeGame);
