// A record as a game of the shelf.
import { replayed } from '../engine/door';
import type { GameTree } from '../engine/records';
import type { SideName } from '../board/types';
import { plainMove } from './analyse/notation';
import type { Kept } from './store';

/** A moment for games that tell no date, later for each, since the shelf tells games apart by it. */
let moment = 0;

function started(tree: GameTree): string {
  const date = tree.tags.find(([name]) => name === 'Date')?.[1].replaceAll('.', '-') ?? '';
  const day = /^\d{4}-\d\d-\d\d$/.test(date) ? date : new Date().toISOString().slice(0, 10);
  moment += 1;
  return `${day}T${new Date().toISOString().slice(11, 19)}.${String(Date.now() % 1000).padStart(3, '0')}-${moment}`;
}

/** Who gave up: the loser of a game that the rules have not ended. */
function resigned(tree: GameTree): SideName | null {
  if (tree.result === '1-0') return 'N';
  return tree.result === '0-1' ? 'S' : null;
}

/** The main line as a game between two people; null if it does not begin at the ruleset's start. */
export function imported(tree: GameTree): Kept | null {
  const { ruleset } = tree;
  const moves = tree.line.moves.map(({ move }) => plainMove(move));
  try {
    const game = replayed(ruleset, []);
    const begins = game.view().text === tree.start || tree.start === 'startpos';
    for (const move of begins ? moves : []) game.play(move);
    const over = game.view().outcome !== null;
    game.free();
    if (!begins) return null;
    const kept = { ruleset, opponent: 'person' as const, side: 'S' as const, moves, started: started(tree) };
    return { ...kept, resigned: over ? null : resigned(tree), over: over || tree.result !== '*' };
  } catch {
    return null;
  }
}
