// Measures how a level fares against a beginner who takes the move that captures most seven times in ten, and any move else.
// No test: it prints a line for each ruleset.   node e2e/beginner.mjs [--level 1] [--games 100]
import { parseArgs } from 'node:util';
import { advise, follow } from './adviser.mjs';

const { values } = parseArgs({ options: { level: { type: 'string', default: '1' }, games: { type: 'string', default: '100' } } });
const [level, games] = [Number(values.level), Number(values.games)];
/** Plies after which a game counts as halved. */
const LONG = 400;

let state = 12345;
function random() {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
  return state / 2 ** 32;
}

function beginner(game) {
  const moves = game.moves();
  const worth = ({ captured, wins }) => captured + (wins ? 100 : 0);
  const most = Math.max(...moves.map(worth));
  const liked = random() < 0.7 ? moves.filter((move) => worth(move) === most) : moves;
  return liked[Math.floor(random() * liked.length)].move;
}

/** Half points of the level in one game; it is South in the even ones. */
function play(ruleset, number) {
  const moves = [];
  const game = follow(ruleset, moves);
  let result = null;
  while (moves.length < LONG && !(result = game.view().outcome?.result)) {
    const own = moves.length % 2 === number % 2;
    const move = own ? advise(ruleset, moves, level, number * 1000 + moves.length) : beginner(game);
    game.play(move);
    moves.push(move);
  }
  game.free();
  return result ? 2 * Number((result === '1-0') === (number % 2 === 0)) : 1;
}

for (const ruleset of ['kiswahili', 'zanzibar', 'kete', 'kujifunza', 'kimasai']) {
  let points = 0;
  for (let number = 0; number < games; number += 1) points += play(ruleset, number);
  console.log(`${ruleset}: level ${level} wins ${((50 * points) / games).toFixed(1)} % of ${games} games`);
}
