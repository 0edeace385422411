// A move as a film. Every step of the trace becomes a frame that says what the board shows and
// for how long; nothing is ever guessed by comparing two boards. Laps after the third go faster,
// and a film longer than nine and a half seconds at normal speed is squeezed to fit (LONGEST).
import { counts, sideOf } from './geometry';
import type { HouseState, SideName, Step, View } from './types';

export interface Frame {
  counts: Record<string, number>;
  reserves: [number, number];
  houses: [HouseState, HouseState];
  reserved: string | null;
  /** Seeds the mover has taken from the other side so far. */
  captured: number;
  /** Where the hand is and what it holds; null while it rests. */
  hand: { hole: string; seeds: number } | null;
  /** Where seeds fly to the hand from: the hole just captured, or the reserve of a side. */
  from: string | SideName | null;
  step: Step;
  lap: number;
  /** Milliseconds from the start of the film, and how long the frame lasts at normal speed. */
  at: number;
  lasts: number;
}

export interface Timeline {
  frames: Frame[];
  length: number;
  mover: SideName;
  /** The position the move leads away from. */
  before: View;
}

/** No move takes longer than this at normal speed. */
export const LONGEST = 9500;

const BEAT: Record<Step['kind'], number> = {
  place: 420, lift: 340, drop: 190, capture: 420, enter: 380, relay: 120, safari: 240,
  stop: 160, reserve: 260, win: 300,
};

/** Laps after the third take ever less time. */
function haste(lap: number): number {
  return lap <= 3 ? 1 : Math.max(0.22, 0.8 ** (lap - 3));
}

function startsLap(step: Step): boolean {
  return step.kind === 'lift' || step.kind === 'enter';
}

const MOMENTS: ReadonlySet<Step['kind']> = new Set(['place', 'lift', 'drop', 'capture', 'reserve', 'win']);

/** Whether one who walks through a film stops here: something on the board has changed. */
export function isMoment(frame: Frame): boolean {
  return MOMENTS.has(frame.step.kind);
}

/** Which of the film's moments a frame belongs to, counted from 1, and how many there are. */
export function momentOf(film: Timeline, index: number): { at: number; of: number } {
  const moments = film.frames.flatMap((frame, i) => (isMoment(frame) ? [i] : []));
  return { at: moments.filter((i) => i <= index).length, of: moments.length };
}

/** The side of a hole as an index: South, North. */
function seatOf(hole: string): 0 | 1 {
  return sideOf(hole) === 'S' ? 0 : 1;
}

class Film {
  readonly frames: Frame[] = [];
  private readonly after: View;
  private board: Record<string, number>;
  private reserves: [number, number];
  private houses: [HouseState, HouseState];
  private reserved: string | null;
  private captured = 0;
  private hand: Frame['hand'] = null;
  private from: Frame['from'] = null;
  private lap = 0;

  constructor(before: View, after: View) {
    this.after = after;
    this.board = counts(before);
    this.reserves = [...before.reserves];
    this.houses = before.houses;
    this.reserved = before.reserved;
  }

  add(step: Step): void {
    this.from = null;
    if (startsLap(step)) this.lap += 1;
    this.change(step);
    this.frames.push({
      counts: this.board, reserves: this.reserves, houses: this.houses, reserved: this.reserved,
      captured: this.captured, hand: this.hand, from: this.from,
      step, lap: this.lap, at: 0, lasts: BEAT[step.kind] * haste(this.lap),
    });
  }

  /** With the last step everything is as the position after the move has it. */
  end(): void {
    const last = this.frames.at(-1);
    if (last) Object.assign(last, { houses: this.after.houses, reserved: this.after.reserved });
  }

  private set(hole: string, count: number): void {
    this.board = { ...this.board, [hole]: count };
  }

  /** What the move takes from a hole, its house or its knot, goes when the hole is emptied. */
  private emptied(hole: string): void {
    const { after } = this;
    const seat = seatOf(hole);
    if (hole === this.reserved && after.reserved !== hole) this.reserved = null;
    if (hole.toUpperCase() === 'A5' && after.houses[seat] === 'gone') {
      this.houses = seat === 0 ? ['gone', this.houses[1]] : [this.houses[0], 'gone'];
    }
  }

  private change(step: Step): void {
    switch (step.kind) {
      case 'place': return this.place(step.hole, step.count);
      case 'lift': return this.lift(step.hole, step.seeds, step.count);
      case 'drop': return this.drop(step.hole, step.count, step.hand);
      case 'capture': return this.capture(step.from, step.seeds);
      case 'enter': this.hand = { hole: step.hole, seeds: this.hand?.seeds ?? 0 }; return;
      case 'win': return this.win(step.hand);
      case 'stop': this.hand = null; return;
      case 'reserve': this.reserved = step.hole; return;
      default: return;
    }
  }

  private place(hole: string, count: number): void {
    const side = sideOf(hole);
    this.set(hole, count);
    this.reserves = side === 'S'
      ? [this.reserves[0] - 1, this.reserves[1]]
      : [this.reserves[0], this.reserves[1] - 1];
    this.from = side;
  }

  private lift(hole: string, seeds: number, count: number): void {
    this.set(hole, count);
    if (count === 0) this.emptied(hole);
    this.hand = { hole, seeds };
  }

  private drop(hole: string, count: number, hand: number): void {
    this.set(hole, count);
    this.hand = { hole, seeds: hand };
  }

  /** What is captured joins the hand: in Kimasai two stones of a column come one after the other. */
  private capture(from: string, seeds: number): void {
    this.set(from, 0);
    this.emptied(from);
    this.captured += seeds;
    this.hand = { hole: from, seeds: seeds + (this.hand?.seeds ?? 0) };
    this.from = from;
  }

  private win(hand: number): void {
    this.hand = hand > 0 && this.hand ? { ...this.hand, seeds: hand } : null;
  }
}

/** Squeezes the laps after the third first, and everything only if these are not enough. */
function squeeze(frames: Frame[]): void {
  const total = (list: Frame[]) => list.reduce((sum, f) => sum + f.lasts, 0);
  const scale = (list: Frame[], by: number) => list.forEach((f) => (f.lasts *= by));
  const late = frames.filter((f) => f.lap > 3);
  const early = total(frames) - total(late);
  const room = Math.max(LONGEST - early, LONGEST * 0.3);
  if (total(late) > room) scale(late, room / total(late));
  if (total(frames) > LONGEST) scale(frames, LONGEST / total(frames));
}

/** The film of a move from one position to another. */
export function timeline(before: View, steps: Step[], after: View): Timeline {
  const film = new Film(before, after);
  for (const step of steps) film.add(step);
  film.end();
  squeeze(film.frames);
  let at = 0;
  for (const frame of film.frames) {
    frame.at = at;
    at += frame.lasts;
  }
  return { frames: film.frames, length: at, mover: before.turn, before };
}

/** Index of the frame that is on at a time, by halving: films can have ten thousand frames. */
export function frameAt(film: Timeline, time: number): number {
  let low = 0;
  let high = film.frames.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (film.frames[middle]!.at <= time) low = middle;
    else high = middle - 1;
  }
  return low;
}
