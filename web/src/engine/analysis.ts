// What an analysis says: the shapes of `namua analyse --json` (docs/ANALYSIS.md), written once for both doors in
// crates/engine/src/analysis/told.rs. Chances and losses are in per cent.
import type { RulesetName, SideName } from '../board/types';

/** For the player who moves: hundredths of a seed, or plies to the end. */
export type Score = { centiseeds: number } | { win_in: number } | { loss_in: number };
export type Verdict = 'only' | 'best' | 'good' | 'inaccuracy' | 'mistake' | 'blunder';

/** What may be spent on each position, and how many of the best moves are wanted. */
export interface Effort {
  depth?: number;
  nodes?: number;
  /** In seconds. */
  time?: number;
  lines?: number;
}

/** One of the best moves with the line it begins. */
export interface Line {
  move: string;
  score: Score;
  chance: number;
  line: string[];
}

export interface Analysis {
  position: string;
  result: '1-0' | '0-1' | '1/2-1/2' | null;
  depth: number;
  nodes: number;
  lines: Line[];
}

export interface JudgedMove {
  ply: number;
  number: number;
  side: SideName;
  move: string;
  score: Score;
  chance: number;
  loss: number;
  verdict: Verdict | null;
  glyph: number | null;
  eval: string;
  south_chance: number;
  depth: number;
  nodes: number;
  lines: Line[];
}

export interface PlayerSummary {
  judged: number;
  average_loss: number | null;
  only: number;
  best: number;
  good: number;
  inaccuracies: number;
  mistakes: number;
  blunders: number;
}

export interface Report {
  ruleset: RulesetName;
  south: string | null;
  north: string | null;
  result: '1-0' | '0-1' | '1/2-1/2' | '*';
  plies: number;
  moves: JudgedMove[];
  players: { south: PlayerSummary; north: PlayerSummary };
  /** The record with what is said of its moves. */
  record: string;
}
