// The puzzles: positions with one right move, made by `cargo xtask puzzles`. Facts without words.
import kete from '../../../content/puzzles/kete.json';
import kimasai from '../../../content/puzzles/kimasai.json';
import kiswahili from '../../../content/puzzles/kiswahili.json';
import kujifunza from '../../../content/puzzles/kujifunza.json';
import zanzibar from '../../../content/puzzles/zanzibar.json';
import type { RulesetName, SideName } from '../../board/types';

/** In the order in which they are listed. */
export const TAGS = ['win', 'house', 'safari', 'takasia', 'chain', 'race'] as const;
export type Tag = (typeof TAGS)[number];

interface Entry {
  id: string;
  position: string;
  /** Own moves and the replies between them. */
  solution: string[];
  /** Own moves to a win that is proved. */
  wins?: number;
  tags: string[];
  /** From 1 to 5. */
  difficulty: number;
}

export interface Puzzle extends Entry {
  ruleset: RulesetName;
  /** Its number among those of its game. */
  number: number;
  side: SideName;
}

const files = { kiswahili, kete, zanzibar, kujifunza, kimasai } satisfies Record<RulesetName, Entry[]>;

export const games = Object.keys(files) as RulesetName[];

export const puzzles: Puzzle[] = games.flatMap((ruleset) =>
  files[ruleset].map((entry: Entry, i): Puzzle => {
    const side = entry.position.split(' ')[1] === 'N' ? 'N' : 'S';
    return { ...entry, ruleset, number: i + 1, side };
  }),
);

export function puzzleOf(id: string): Puzzle | null {
  return puzzles.find((puzzle) => puzzle.id === id) ?? null;
}

export interface Filter {
  game: RulesetName | '';
  difficulty: number;
  tag: Tag | '';
  unsolved: boolean;
}

export function fits(puzzle: Puzzle, filter: Filter, solved: boolean): boolean {
  return (
    (!filter.game || puzzle.ruleset === filter.game) &&
    (!filter.difficulty || puzzle.difficulty === filter.difficulty) &&
    (!filter.tag || puzzle.tags.includes(filter.tag)) &&
    !(filter.unsolved && solved)
  );
}

/** The days since 1970 of a date as the calendar on the wall has it. */
export function dayOf(date: Date): number {
  return Math.round(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / 86_400_000);
}

/** The puzzle of a day, the same for everybody. Every puzzle has its day before one comes back, and neighbours differ. */
export function dailyOf(day: number): Puzzle {
  return puzzles[(day * stride(puzzles.length)) % puzzles.length]!;
}

/** A step near the golden section of a round that meets every place of it. */
export function stride(round: number): number {
  const common = (a: number, b: number): number => (b === 0 ? a : common(b, a % b));
  let step = Math.round(round * 0.618);
  while (common(step, round) !== 1) step += 1;
  return step;
}
