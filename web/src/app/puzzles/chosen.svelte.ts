// Which puzzles are listed, and which comes after one. The choice lasts as long as the app is open.
import { howSolved } from './kept.svelte';
import { fits, puzzles, type Filter, type Puzzle } from './puzzles';

export const filter = $state<Filter>({ game: '', difficulty: 0, tag: '', unsolved: false });

export function listed(): Puzzle[] {
  return puzzles.filter((puzzle) => fits(puzzle, filter, howSolved(puzzle) !== null));
}

/** The next puzzle of those listed that is not solved yet, or else the next one of all listed. */
export function following(puzzle: Puzzle): Puzzle | null {
  const all = puzzles.filter((one) => fits(one, { ...filter, unsolved: false }, false) && one !== puzzle);
  const at = puzzles.indexOf(puzzle);
  const later = [...all.filter((one) => puzzles.indexOf(one) > at), ...all.filter((one) => puzzles.indexOf(one) < at)];
  return later.find((one) => howSolved(one) === null) ?? later[0] ?? null;
}
