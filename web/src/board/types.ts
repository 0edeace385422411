// What the board is given to show: positions, legal moves and the steps of a move, all worked
// out elsewhere. These are the shapes of the browser door (crates/wasm); no rule lives here.

export type RulesetName = 'kiswahili' | 'zanzibar' | 'kete' | 'kujifunza' | 'kimasai';
export type SideName = 'S' | 'N';
export type Letter = 'L' | 'R';
export type HouseState = 'functional' | 'dormant' | 'gone' | 'none';
export type Reason = 'hamna' | 'mkononi' | 'no move' | 'draw' | 'resignation';

export interface Outcome {
  result: '1-0' | '0-1' | '1/2-1/2';
  reason: Reason;
}

/** Everything the board shows of one position. */
export interface View {
  ruleset: RulesetName;
  columns: 8 | 12;
  /** NB, NF, SF, SB, each physically left to right. */
  rows: number[][];
  turn: SideName;
  stage: 'namua' | 'mtaji' | null;
  /** South, North. */
  reserves: [number, number];
  /** South, North. */
  houses: [HouseState, HouseState];
  reserved: string | null;
  /** Captured seeds that a win left unsown. */
  hand: number;
  text: string;
  hash: string;
  outcome: Outcome | null;
}

/** One legal move of a position. */
export interface MoveInfo {
  move: string;
  text: string;
  hole: string;
  direction: Letter | null;
  safari: boolean;
  /** Both a stop at the house and a safari exist for this hole and direction. */
  choice: boolean;
  capturing: boolean;
  captured: number;
  laps: number;
  end: string;
  wins: boolean;
  reserves: string | null;
  after: View;
}

export type StopReason = 'empty' | 'house' | 'reserved' | 'choice' | 'moved';

export type Step =
  | { kind: 'place'; hole: string; count: number }
  | { kind: 'lift'; hole: string; seeds: number; count: number }
  | { kind: 'drop'; hole: string; count: number; hand: number }
  | { kind: 'capture'; hole: string; from: string; seeds: number }
  | { kind: 'enter'; hole: string }
  | { kind: 'relay'; hole: string }
  | { kind: 'safari'; hole: string }
  | { kind: 'stop'; hole: string; why: StopReason }
  | { kind: 'reserve'; hole: string }
  | { kind: 'win'; hand: number };

/** Why a wish is not legal: the rule, a Fluent message, and what is possible instead. */
export interface Refusal {
  rule: string;
  id: string;
  args: Record<string, string | number>;
  possible: string[];
}
