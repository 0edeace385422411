// What page and worker say to each other. Every search has an id; an answer names its question.
import type { RulesetName } from '../board/types';

export interface Question {
  id: number;
  ruleset: RulesetName;
  /** Plain moves from the start position. */
  moves: string[];
  level: number;
  seed: bigint;
}

export type Answer =
  | { kind: 'move'; id: number; move: string }
  | { kind: 'failed'; id: number; message: string };
