// Runs a film against the clock of the screen. The frame shown is always the one that belongs to
// the time passed, so slow devices skip frames instead of falling behind; a new film or a skip
// ends the old one at once and its promise with it.
import { frameAt, type Frame, type Timeline } from './timeline';

export type Speed = 'slow' | 'normal' | 'fast' | 'instant';

const FACTOR: Record<Speed, number> = { slow: 0.45, normal: 1, fast: 2.5, instant: Infinity };

export class Playback {
  film = $state.raw<Timeline | null>(null);
  index = $state(0);
  /** The film rests on a frame until it is decided how to go on. */
  held = $state(false);
  private time = 0;
  private until = 0;
  private request = 0;
  private done: (() => void) | null = null;
  private readonly onFrame: (frame: Frame) => void;
  private readonly speed: () => Speed;

  constructor(speed: () => Speed, onFrame: (frame: Frame) => void) {
    this.speed = speed;
    this.onFrame = onFrame;
  }

  get frame(): Frame | null {
    return this.film?.frames[this.index] ?? null;
  }

  get running(): boolean {
    return this.film !== null;
  }

  /** Milliseconds in which the hand gets to where a frame shows it; then it drops. */
  glide(frame: Frame): number {
    return Math.min((frame.lasts * 0.7) / FACTOR[this.speed()], 600);
  }

  /** Plays frames `from` up to, not including, `to`; resolves when they have been shown or skipped. */
  run(film: Timeline, from = 0, to = film.frames.length): Promise<void> {
    this.end();
    if (from >= to || this.speed() === 'instant') return Promise.resolve();
    this.film = film;
    this.time = film.frames[from]!.at;
    const last = film.frames[to - 1]!;
    this.until = last.at + last.lasts;
    this.show(from);
    return new Promise((resolve) => {
      this.done = resolve;
      this.request = requestAnimationFrame((now) => this.tick(now, now));
    });
  }

  /** Leaves the last shown frame on the board until the next film starts: a question is open. */
  hold(film: Timeline, index: number): void {
    this.end();
    this.film = film;
    this.held = true;
    this.index = Math.max(0, Math.min(index, film.frames.length - 1));
  }

  /** Ends the film at once; the position after the move is what remains. */
  end(): void {
    cancelAnimationFrame(this.request);
    this.film = null;
    this.held = false;
    const done = this.done;
    this.done = null;
    done?.();
  }

  private tick(before: number, now: number): void {
    if (!this.film) return;
    this.time += Math.min(now - before, 250) * FACTOR[this.speed()];
    if (!(this.time < this.until)) return this.end();
    this.show(frameAt(this.film, this.time));
    this.request = requestAnimationFrame((next) => this.tick(now, next));
  }

  private show(index: number): void {
    if (index === this.index && this.time > 0) return;
    this.index = index;
    const frame = this.frame;
    if (frame) this.onFrame(frame);
  }
}
