// The laps of a move, read off its steps: what the hand held, where each lap began and ended, and
// why it went on or stopped. Narration, threads and tests are made of these.
import type { Step } from './types';

export type LapEnd =
  | 'relay' | 'capture' | 'safari' | 'empty' | 'house' | 'reserved' | 'choice' | 'moved' | 'win' | 'going';

export interface Lap {
  number: number;
  /** Seeds sown in it. */
  seeds: number;
  /** The hole lifted, or the kichwa in which captured seeds begin. */
  from: string;
  captured: boolean;
  /** The holes seeds fell in, in order. */
  path: string[];
  end: string;
  why: LapEnd;
  /** Seeds won at its end, and from where. */
  won: number;
  victim: string | null;
  /** Index of the last step that belongs to it. */
  last: number;
}

export interface Account {
  placed: string | null;
  laps: Lap[];
  captures: { hole: string; from: string; seeds: number }[];
  reserves: string | null;
  /** The hole where the hand ends. */
  end: string;
}

class Reader {
  readonly account: Account = { placed: null, laps: [], captures: [], reserves: null, end: '' };
  private lap: Lap | null = null;

  read(step: Step, index: number): void {
    if (this.lap) this.lap.last = index;
    switch (step.kind) {
      case 'place': this.account.placed = step.hole; this.account.end = step.hole; return;
      case 'lift': return this.begin(step.hole, step.seeds, false, index);
      case 'enter': return this.begin(step.hole, 0, true, index);
      case 'drop': return this.drop(step.hole);
      case 'capture': return this.capture(step.hole, step.from, step.seeds);
      case 'relay': return this.finish('relay');
      case 'safari': return this.finish('safari');
      case 'stop': return this.finish(step.why);
      case 'reserve': this.account.reserves = step.hole; return;
      case 'win': return this.finish('win');
    }
  }

  private begin(from: string, seeds: number, captured: boolean, last: number): void {
    const number = this.account.laps.length + 1;
    this.lap = { number, seeds, from, captured, path: [], end: from, why: 'going', won: 0, victim: null, last };
    this.account.laps.push(this.lap);
  }

  private drop(hole: string): void {
    this.account.end = hole;
    if (!this.lap) return;
    this.lap.path.push(hole);
    this.lap.end = hole;
    if (this.lap.captured) this.lap.seeds += 1;
  }

  private capture(hole: string, from: string, seeds: number): void {
    this.account.captures.push({ hole, from, seeds });
    if (!this.lap) return;
    this.lap.won += seeds;
    this.lap.victim ??= from;
    this.lap.why = 'capture';
  }

  private finish(why: LapEnd): void {
    if (this.lap && this.lap.why === 'going') this.lap.why = why;
  }
}

export function account(steps: Step[]): Account {
  const reader = new Reader();
  steps.forEach((step, index) => reader.read(step, index));
  return reader.account;
}
