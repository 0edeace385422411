// A whole game of every ruleset against the computer, from the start page to its result.
import assert from 'node:assert/strict';
import { begin, history, open, playToEnd, randomness, seedsOnBoard } from './support.mjs';

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
      const end = await playToEnd(page, randomness(101 + index));
      const moves = await history(page);
      assert.ok(moves.length > 4, 'a game has moves');
      const seeds = Object.values(await seedsOnBoard(page)).reduce((sum, n) => sum + n, 0);
      assert.ok(seeds <= 64);
      return `${moves.length} plies, ${end.score} ${end.reason}`;
    },
  };
}

export const tests = GAMES.map(wholeGame);
