// The open game, kept on the device as its set-up and its moves: the rules rebuild the rest.
import type { RulesetName, SideName } from '../board/types';
import type { Left, TimeControl } from './clock.svelte';
import type { Match } from './match';
import { read, readJson, remove, write, writeJson } from './storage';

export interface Seats {
  ruleset: RulesetName;
  /** A level of the computer, or a person at the same screen. */
  opponent: number | 'person';
  /** The side of the player at the screen (below on the board). */
  side: SideName;
  /** The match that the game belongs to, as it stands before the game. */
  match?: Match;
  clock?: TimeControl;
}

export interface Kept extends Seats {
  moves: string[];
  resigned: SideName | null;
  /** Whose time ran out; the game is given up for him. */
  flagged?: SideName | null;
  /** What the clocks show. */
  left?: Left;
  over: boolean;
  started: string;
}

const GAME = 'namua.game';
const SEATS = 'namua.seats';

/** Keeps the open game; the answer is its text, as `stored` gives it. */
export function keep(game: Kept): string {
  const text = JSON.stringify(game);
  write(GAME, text);
  return text;
}

/** The text of the open game as it lies on the device: another page of the app may have written it. */
export function stored(): string | null {
  return read(GAME);
}

export function kept(): Kept | null {
  const game = readJson<Kept>(GAME);
  if (!game || !Array.isArray(game.moves)) return null;
  if (game.clock && !timed(game.clock)) delete game.clock;
  if (game.left && !pair(game.left)) delete game.left;
  if (game.match && !(pair(game.match.won) && Number.isFinite(game.match.game))) delete game.match;
  return game;
}

function pair(numbers: unknown): boolean {
  return Array.isArray(numbers) && numbers.length === 2 && numbers.every((n) => Number.isFinite(n) && n >= 0);
}

function timed({ minutes, seconds }: Partial<TimeControl>): boolean {
  return pair([minutes, seconds]);
}

/** A game of these players before its first move. */
export function begun(seats: Seats): Kept {
  const { ruleset, opponent, side, match, clock } = seats;
  return { ruleset, opponent, side, match, clock, moves: [], resigned: null, over: false, started: new Date().toISOString() };
}

/** Forgets the kept game. */
export function discard(): void {
  remove(GAME);
}

export function keepSeats(seats: Seats): void {
  writeJson(SEATS, seats);
}

/** What was chosen last time, or a gentle beginning. */
export function lastSeats(): Seats {
  return readJson<Seats>(SEATS) ?? { ruleset: 'kiswahili', opponent: 1, side: 'S' };
}
