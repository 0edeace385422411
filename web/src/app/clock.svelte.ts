// Two clocks beside the board. One runs at most; it stands still while seeds are being sown, for that is nobody's fault.
import type { SideName } from '../board/types';

/** So many minutes for each player, and so many seconds more for each move. */
export interface TimeControl {
  minutes: number;
  seconds: number;
}

/** Milliseconds left to South and North. */
export type Left = [number, number];

/** How often a running clock is looked at, in milliseconds. */
const TICK = 100;

export class Clock {
  left = $state<Left>([0, 0]);
  running = $state<SideName | null>(null);
  readonly control: TimeControl;
  private readonly onflag: (side: SideName) => void;
  private since = 0;
  private timer: ReturnType<typeof setInterval> | undefined;

  constructor(control: TimeControl, left: Left | undefined, onflag: (side: SideName) => void) {
    const all = control.minutes * 60_000;
    this.control = control;
    this.left = left ? [left[0], left[1]] : [all, all];
    this.onflag = onflag;
  }

  of(side: SideName): number {
    return this.left[side === 'S' ? 0 : 1];
  }

  /** Lets a player's clock run, or none. */
  run(side: SideName | null): void {
    if (side === this.running) return;
    this.tick();
    clearInterval(this.timer);
    this.running = side;
    if (side === null) return;
    this.since = performance.now();
    this.timer = setInterval(() => this.tick(), TICK);
  }

  /** What a player gets for a move. */
  moved(side: SideName): void {
    this.run(null);
    this.left[side === 'S' ? 0 : 1] += this.control.seconds * 1000;
  }

  /** Brings what is left up to this moment. */
  tick(): void {
    const side = this.running;
    if (side === null) return;
    const now = performance.now();
    const index = side === 'S' ? 0 : 1;
    this.left[index] = Math.max(0, this.left[index] - (now - this.since));
    this.since = now;
    if (this.left[index] > 0) return;
    this.running = null;
    clearInterval(this.timer);
    this.onflag(side);
  }
}

/** A time as on a clock: 4:05; tenths in the last ten seconds. */
export function shown(ms: number): string {
  if (ms > 0 && ms < 10_000) return `0:0${(Math.ceil(ms / 100) / 10).toFixed(1)}`.replace('0:010.0', '0:10');
  const seconds = Math.ceil(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
