// What has been solved, and the streak of daily puzzles, kept on the device.
import { SvelteMap } from 'svelte/reactivity';
import { readJson, writeJson } from '../storage';
import { dailyOf, dayOf, puzzleOf, type Puzzle } from './puzzles';

const KEY = 'namua.puzzles';

export type How = 'alone' | 'helped';

interface Streak {
  /** The last day whose puzzle was solved on that day. */
  day: number;
  length: number;
  best: number;
}

interface Kept {
  solved: Record<string, How>;
  streak: Streak;
}

function number(value: unknown): number {
  return typeof value === 'number' && Number.isInteger(value) && value > 0 ? value : 0;
}

/** Whatever others have written there, this makes sense of it. */
export function restored(found: Partial<Record<keyof Kept, unknown>> | null): Kept {
  const solved = Object.entries((found?.solved ?? {}) as object);
  const { day, length, best } = (found?.streak ?? {}) as Partial<Record<keyof Streak, unknown>>;
  return {
    solved: Object.fromEntries(solved.map(([id, how]) => [id, how === 'alone' ? 'alone' : 'helped'])),
    // Without its day a streak is none.
    streak: number(day) ? { day: number(day), length: number(length), best: number(best) } : { day: 0, length: 0, best: 0 },
  };
}

/** The streak after the puzzle of a day has been solved. */
export function longer(streak: Streak, day: number): Streak {
  if (streak.day === day) return streak;
  const length = streak.day === day - 1 ? streak.length + 1 : 1;
  return { day, length, best: Math.max(streak.best, length) };
}

/** A streak lasts until a day has gone by without its puzzle. */
export function lasting(streak: Streak, day: number): number {
  return streak.day >= day - 1 ? streak.length : 0;
}

const begun = restored(readJson(KEY));
const solved = new SvelteMap<string, How>(Object.entries(begun.solved));
let streak = $state.raw(begun.streak);

export function howSolved(puzzle: Puzzle): How | null {
  return solved.get(puzzle.id) ?? null;
}

/** How many of the puzzles there are. */
export function solvedCount(): number {
  return [...solved.keys()].filter((id) => puzzleOf(id) !== null).length;
}

export function streakNow(): { length: number; best: number; today: boolean } {
  const day = dayOf(new Date());
  return { length: lasting(streak, day), best: streak.best, today: streak.day === day };
}

/** A puzzle was solved; the streak goes on only if its solution was `found`, not seen. */
export function setSolved(puzzle: Puzzle, how: How, found: boolean): void {
  // Once found alone it stays so.
  if (solved.get(puzzle.id) !== 'alone') solved.set(puzzle.id, how);
  const day = dayOf(new Date());
  if (found && puzzle === dailyOf(day)) streak = longer(streak, day);
  writeJson(KEY, { solved: Object.fromEntries(solved), streak });
}
