// What page and worker say to each other. Every search has an id; an answer names its question.
import type { RulesetName } from '../board/types';
import type { Analysis, Effort, Report } from './analysis';

/** The move of a level. */
export interface MoveQuestion {
  ask: 'move';
  ruleset: RulesetName;
  /** A position's text, or `startpos`. */
  start: string;
  /** Plain moves from there. */
  moves: string[];
  level: number;
  seed: bigint;
}

/** The best lines of a position. */
export interface PositionQuestion {
  ask: 'position';
  ruleset: RulesetName;
  /** A position's text, or `startpos`. */
  start: string;
  moves: string[];
  effort: Effort;
  /** Whether each finished depth is told. */
  told: boolean;
}

/** A verdict on every move of a record. */
export interface RecordQuestion {
  ask: 'record';
  record: string;
  effort: Effort;
}

export type Question = { id: number } & (MoveQuestion | PositionQuestion | RecordQuestion);

export type Answer =
  | { kind: 'move'; id: number; move: string }
  | { kind: 'depth'; id: number; analysis: Analysis }
  | { kind: 'analysis'; id: number; analysis: Analysis }
  | { kind: 'progress'; id: number; done: number; plies: number }
  | { kind: 'report'; id: number; report: Report }
  | { kind: 'failed'; id: number; message: string };
