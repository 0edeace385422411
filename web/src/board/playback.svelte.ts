// Runs a film against the clock of the screen. The frame shown is always the one that belongs to
// the time passed, so slow devices skip frames instead of falling behind; a new film or a skip
// ends the old one at once and its promise with it. A film can be paused and walked through by hand.
import { frameAt, isMoment, type Frame, type Timeline } from './timeline';

export type Speed = 'slow' | 'normal' | 'fast' | 'instant';

export const SPEEDS: Speed[] = ['slow', 'normal', 'fast', 'instant'];

const FACTOR: Record<Speed, number> = { slow: 0.45, normal: 1, fast: 2.5, instant: Infinity };

/** Milliseconds of a glide while one walks through a film by hand. */
const STEP_GLIDE = 130;

export class Playback {
  film = $state.raw<Timeline | null>(null);
  /** The frame that is shown; -1 is the position before the film. */
  index = $state(0);
  /** The film rests on a frame until it is decided how to go on. */
  held = $state(false);
  /** The film rests because somebody wants to look; he may walk through it. */
  paused = $state(false);
  private time = 0;
  /** One past the last frame to be shown. */
  private to = 0;
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

  /** Somebody waits for the end of this film: a game goes on after it. */
  get awaited(): boolean {
    return this.done !== null;
  }

  /** Milliseconds in which the hand gets to where a frame shows it; then it drops. */
  glide(frame: Frame): number {
    const factor = FACTOR[this.speed()];
    if (this.paused) return factor === Infinity ? 0 : STEP_GLIDE;
    return Math.min((frame.lasts * 0.7) / factor, 600);
  }

  /** Plays frames `from` up to, not including, `to`; resolves when they have been shown or skipped. */
  run(film: Timeline, from = 0, to = film.frames.length): Promise<void> {
    this.end();
    if (from >= to || this.speed() === 'instant') return Promise.resolve();
    this.start(film, from, to);
    return new Promise((resolve) => {
      this.done = resolve;
      this.roll();
    });
  }

  /** Leaves the last shown frame on the board until the next film starts: a question is open. */
  hold(film: Timeline, index: number): void {
    this.end();
    this.film = film;
    this.held = true;
    this.index = Math.max(0, Math.min(index, film.frames.length - 1));
  }

  /** Opens a film to be walked through, at its first moment or just before its last. */
  open(film: Timeline, at: 'first' | 'last'): void {
    this.end();
    this.start(film, at === 'first' ? -1 : film.frames.length, film.frames.length);
    this.paused = true;
    if (at === 'first') this.step(1);
    // The very last moment shows what lies there afterwards; one further back there is something to see.
    else for (let n = 0; n < 2; n += 1) this.step(-1);
  }

  pause(): void {
    if (!this.film || this.held) return;
    cancelAnimationFrame(this.request);
    this.paused = true;
  }

  /** Goes on from the frame that is shown. */
  resume(): void {
    if (!this.film || !this.paused) return;
    this.paused = false;
    this.time = this.film.frames[Math.max(this.index, 0)]!.at;
    this.roll();
  }

  /** Pauses and goes to the next or the last moment; false if the film has none further on that side. */
  step(by: 1 | -1): boolean {
    if (!this.film || this.held) return false;
    this.pause();
    const { frames } = this.film;
    for (let i = this.index + by; i < this.to; i += by) {
      if (i < -1) return false;
      if (i >= 0 && !isMoment(frames[i]!)) continue;
      this.show(i);
      return true;
    }
    return false;
  }

  /** Ends the film at once; the position after the move is what remains. */
  end(): void {
    cancelAnimationFrame(this.request);
    this.film = null;
    this.held = false;
    this.paused = false;
    const done = this.done;
    this.done = null;
    done?.();
  }

  private start(film: Timeline, from: number, to: number): void {
    this.film = film;
    this.to = to;
    this.index = from;
    this.time = film.frames[Math.min(Math.max(from, 0), film.frames.length - 1)]!.at;
  }

  private roll(): void {
    this.told(this.index);
    this.request = requestAnimationFrame((now) => this.tick(now, now));
  }

  private tick(before: number, now: number): void {
    if (!this.film) return;
    this.time += Math.min(now - before, 250) * FACTOR[this.speed()];
    const last = this.film.frames[this.to - 1]!;
    if (!(this.time < last.at + last.lasts)) return this.end();
    const index = frameAt(this.film, this.time);
    if (index !== this.index) this.show(index);
    this.request = requestAnimationFrame((next) => this.tick(now, next));
  }

  private show(index: number): void {
    this.index = index;
    this.told(index);
  }

  private told(index: number): void {
    const frame = this.film?.frames[index];
    if (frame) this.onFrame(frame);
  }
}
