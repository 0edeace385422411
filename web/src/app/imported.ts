// Records as games of the shelf.
import { LEVELS, replayed } from '../engine/door';
import type { Fault, GameTree } from '../engine/records';
import type { SideName } from '../board/types';
import { plainMove } from './analyse/notation';
import { readEach } from './analyse/open';
import { LEVEL_TAGS, shelf, shelve } from './shelf';
import type { Kept, Seats } from './store';

/** What became of the games of a text. */
export interface Added {
  added: number;
  /** They were on the shelf already. */
  known: number;
  /** They begin with a position of their own. */
  own: number;
  /** What is wrong with the others. */
  faults: Fault[];
}

/** A moment for games that tell no date, later for each, since the shelf tells games apart by it. */
let moment = 0;

function tag(tree: GameTree, wanted: string): string | null {
  return tree.tags.find(([name]) => name === wanted)?.[1] ?? null;
}

function day(tree: GameTree): string | null {
  const date = tag(tree, 'Date')?.replaceAll('.', '-') ?? '';
  return /^\d{4}-\d\d-\d\d$/.test(date) ? date : null;
}

function started(tree: GameTree): string {
  const now = new Date().toISOString();
  moment += 1;
  return `${day(tree) ?? now.slice(0, 10)}T${now.slice(11, 19)}.${String(Date.now() % 1000).padStart(3, '0')}-${moment}`;
}

/** Who gave up: the loser of a game that the rules have not ended. */
function resigned(tree: GameTree): SideName | null {
  if (tree.result === '1-0') return 'N';
  return tree.result === '0-1' ? 'S' : null;
}

/** The level that played a side: as its tag says, or else its name, "Namua, mwanafunzi 1" in any language. */
function level(tree: GameTree, side: SideName): number | null {
  const name = tag(tree, side === 'S' ? 'South' : 'North') ?? '';
  const told = tag(tree, LEVEL_TAGS[side]) ?? /^Namua[\s,(]\D*(\d+)\D*$/.exec(name)?.[1];
  const found = LEVELS.find((known) => String(known) === told?.trim());
  return found ?? null;
}

/** Who played: a person against a level, or two people; two levels are watched as two people. */
function players(tree: GameTree): Pick<Seats, 'opponent' | 'side'> {
  const [south, north] = [level(tree, 'S'), level(tree, 'N')];
  if (north !== null && south === null) return { opponent: north, side: 'S' };
  return south !== null && north === null ? { opponent: south, side: 'N' } : { opponent: 'person', side: 'S' };
}

/** The main line as a game of the shelf; null if it does not begin at the ruleset's start. */
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
    const kept = { ruleset, ...players(tree), moves, started: started(tree) };
    return { ...kept, resigned: over ? null : resigned(tree), over: over || tree.result !== '*' };
  } catch {
    return null;
  }
}

/** Whether the game that a record became is on the shelf: the same moves by the same players, on the same day if it tells one. */
function isKept(tree: GameTree, game: Kept): boolean {
  const traits = ({ ruleset, opponent, side, moves, resigned, over, started }: Kept): string =>
    JSON.stringify([ruleset, opponent, opponent === 'person' ? '' : side, moves, resigned, over, day(tree) && started.slice(0, 10)]);
  const wanted = traits(game);
  return shelf().some((other) => traits(other) === wanted);
}

/** Puts the games of a text on the shelf. */
export function addRecords(text: string): Added {
  const { games, faults } = readEach(text);
  const said = { added: 0, known: 0, own: 0, faults };
  // The first of a file lies in front.
  for (const tree of games.toReversed()) {
    const game = imported(tree);
    // A game that has not begun is none to keep.
    if (game?.moves.length === 0) continue;
    const fate = !game ? 'own' : isKept(tree, game) ? 'known' : 'added';
    if (game && fate === 'added') shelve(game);
    said[fate] += 1;
  }
  return said;
}
