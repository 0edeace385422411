// The games played on this device, newest first; the open one is kept apart (store.ts) until another begins.
import { replayed } from '../engine/door';
import { begun, keep, keepSeats, kept, type Kept, type Seats } from './store';
import { readJson, writeJson } from './storage';

const SHELF = 'namua.games';
/** The oldest make room. */
const MOST = 200;

function sound(game: unknown): game is Kept {
  const { ruleset, moves, started } = (game ?? {}) as Partial<Kept>;
  return typeof ruleset === 'string' && Array.isArray(moves) && typeof started === 'string';
}

/** The games on the shelf; what is damaged is passed over. */
export function shelf(): Kept[] {
  const games = readJson<unknown[]>(SHELF);
  return Array.isArray(games) ? games.filter(sound) : [];
}

/** Puts a game in front; the same game from before makes way. */
export function shelve(game: Kept): void {
  if (game.moves.length === 0) return;
  writeJson(SHELF, [game, ...shelf().filter((other) => other.started !== game.started)].slice(0, MOST));
}

/** Puts a game back where it lay: before the one that was there. */
export function putBack(game: Kept, place: number): void {
  writeJson(SHELF, shelf().filter((other) => other.started !== game.started).toSpliced(place, 0, game));
}

export function takeAway(started: string): void {
  writeJson(SHELF, shelf().filter((game) => game.started !== started));
}

/** A new game takes the table; the one that lay there goes to the shelf. */
export function lay(game: Kept): void {
  const before = kept();
  if (before && before.started !== game.started) shelve(before);
  takeAway(game.started);
  keep(game);
}

/** A new game of these players lies on the table; who they are is remembered for the next. */
export function sitDown(seats: Seats): void {
  keepSeats(seats);
  lay(begun(seats));
}

/** Tags that say which level of the computer has played a side; names say it in many languages. */
export const LEVEL_TAGS = { S: 'SouthLevel', N: 'NorthLevel' } as const;

function levelTag({ opponent, side }: Seats): Record<string, string> {
  return opponent === 'person' ? {} : { [LEVEL_TAGS[side === 'S' ? 'N' : 'S']]: String(opponent) };
}

/** A game's record. */
export function recordOf(game: Kept, names: { S: string; N: string }): string {
  const board = replayed(game.ruleset, game.moves);
  if (game.resigned) board.resign(game.resigned);
  const text = board.record({
    Event: 'Namua', Site: '?', Date: game.started.slice(0, 10).replaceAll('-', '.'), Round: '-', South: names.S, North: names.N,
    ...levelTag(game),
  });
  board.free();
  return text;
}
