// The open game, kept on the device as its set-up and its moves: the rules rebuild the rest.
import type { RulesetName, SideName } from '../board/types';

export interface Seats {
  ruleset: RulesetName;
  /** A level of the computer, or a person at the same screen. */
  opponent: number | 'person';
  /** The side of the player at the screen (below on the board). */
  side: SideName;
}

export interface Kept extends Seats {
  moves: string[];
  resigned: SideName | null;
  over: boolean;
  started: string;
}

const GAME = 'namua.game';
const SEATS = 'namua.seats';

function read<T>(key: string): T | null {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') as T | null;
  } catch {
    return null;
  }
}

export function keep(game: Kept): void {
  localStorage.setItem(GAME, JSON.stringify(game));
}

export function kept(): Kept | null {
  const game = read<Kept>(GAME);
  return game && Array.isArray(game.moves) ? game : null;
}

export function keepSeats(seats: Seats): void {
  localStorage.setItem(SEATS, JSON.stringify(seats));
}

/** What was chosen last time, or a gentle beginning. */
export function lastSeats(): Seats {
  return read<Seats>(SEATS) ?? { ruleset: 'kiswahili', opponent: 1, side: 'S' };
}
