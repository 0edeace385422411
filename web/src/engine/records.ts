// Records as trees and set-ups with all that is wrong with them: the shapes of crates/wasm/src/records.rs and setups.rs.
import type { RulesetName, SideName, View } from '../board/types';

export type Score = '1-0' | '0-1' | '1/2-1/2' | '*';

/** A game with everything said about it. */
export interface GameTree {
  ruleset: RulesetName;
  /** The text of its start position. */
  start: string;
  /** Name and value of the tags a record does not give itself, in the order of writing. */
  tags: [string, string][];
  result: Score;
  termination: string | null;
  line: TreeLine;
}

/** The main line, or a variation that begins with another move instead of one of its parent. */
export interface TreeLine {
  /** Said before its first move. */
  comments: string[];
  moves: TreeMove[];
}

export interface TreeMove {
  /** In notation; what is read has its signs. */
  move: string;
  glyphs: number[];
  comments: string[];
  /** Lines that begin with another move instead of this one. */
  variations: TreeLine[];
}

/** A message of locales/LANG/refusals.ftl with its arguments, and for a move what is possible instead. */
export interface FaultReason {
  rule: string | null;
  id: string;
  args: Record<string, string | number>;
  possible: string[];
  /** Overlooked on request: another total than 64, reserves out of step. */
  forgivable: boolean;
}

/** What is wrong with a text, and where. */
export interface Fault {
  from: number;
  to: number;
  /** From 1. */
  line: number;
  reasons: FaultReason[];
}

/** One of them is null. */
export interface Read<T> {
  value: T | null;
  fault: Fault | null;
}

/** A set-up as it is written down, be it playable or not. */
export interface Setup {
  ruleset: RulesetName;
  /** NB, NF, SF, SB, each physically left to right. */
  rows: number[][];
  turn: SideName;
  /** South, North. */
  reserves: [number, number];
  /** Owned: South, North. */
  houses: [boolean, boolean];
  reserved: string | null;
  text: string;
}

export interface CheckedPosition {
  /** What the text sets up; null if it cannot be read. */
  setup: Setup | null;
  /** Why it cannot be read. */
  fault: Fault | null;
  /** Every reason against the set-up, those that are forgiven too. */
  problems: FaultReason[];
  /** The position, if it can be played. */
  view: View | null;
}
