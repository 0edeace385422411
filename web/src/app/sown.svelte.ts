// A game whose moves are sown before one's eyes: what has been played, which ply lies on the board, and walking through a
// move seed by seed. The table, an example of an article, an exercise and the board in pages of others add what is their own.
import { Playback, type Speed } from '../board/playback.svelte';
import { timeline, type Frame, type Timeline } from '../board/timeline';
import type { MoveInfo, View } from '../board/types';
import type { Game } from '../engine/door';

export class Sown {
  game: Game;
  readonly playback: Playback;
  view = $state.raw<View>()!;
  moves = $state.raw<MoveInfo[]>([]);
  history = $state.raw<string[]>([]);
  /** The ply on the board; less than the number of moves while looking back. */
  shown = $state(0);
  /** The game waits for the hand: a move has just been made and is being sown. */
  protected sowing = $state(false);
  /** Grows with every change of the game's course; what began before it is stale. */
  protected course = 0;
  private readonly speed: () => Speed;

  /** `onframe` is told of every frame, with the milliseconds in which the hand gets there. */
  constructor(game: Game, speed: () => Speed, onframe: (frame: Frame, glide: number) => void = () => {}) {
    this.game = game;
    this.speed = speed;
    this.playback = new Playback(speed, (frame) => onframe(frame, this.playback.glide(frame)));
    this.refresh();
  }

  readonly live: boolean = $derived.by(() => this.shown === this.history.length);
  readonly shownView = $derived.by(() => {
    void this.history;
    return this.live ? this.view : this.game.viewAt(this.shown);
  });
  /**
   * What lies on the board: while a film runs, the position before the move, with its houses and its
   * knot as the hand has left them so far.
   */
  readonly seen = $derived.by((): View => {
    const { film, frame } = this.playback;
    if (!film) return this.shownView;
    return frame ? { ...film.before, houses: frame.houses, reserved: frame.reserved } : film.before;
  });
  /** Somebody walks through a move that has been made; the game does not wait for it. */
  readonly reviewing: boolean = $derived.by(() => {
    const { film, held } = this.playback;
    return film !== null && !held && !this.sowing && film.before !== this.view;
  });

  /** Changes whenever the game takes another course: what was begun before it is stale. */
  get stamp(): number {
    return this.course;
  }

  /** Shows the position after so many moves; one step forward is sown again. */
  goTo(ply: number): void {
    const to = this.within(ply);
    const forward = to === this.shown + 1;
    this.playback.end();
    this.shown = to;
    if (forward) void this.playback.run(this.film(to));
  }

  /** Shows the position after so many moves without a film. */
  showAt(ply: number): void {
    this.playback.end();
    this.shown = this.within(ply);
  }

  /** One moment of the sowing on or back, from move to move. */
  step(by: 1 | -1): void {
    const { playback } = this;
    if (playback.held || playback.step(by)) return;
    if (by > 0) this.stepOn();
    else if (!playback.film) this.walk(this.shown, 'last');
    else if (this.reviewing) this.goTo(this.shown - 1);
  }

  /** Stops a running sowing or goes on with it; at rest the shown move is sown once more. */
  pauseOrSow(): void {
    const { playback } = this;
    if (playback.paused) playback.resume();
    else if (playback.film) playback.pause();
    else if (this.speed() === 'instant') this.walk(Math.max(this.shown, 1), 'first');
    else if (this.shown > 0) void playback.run(this.film(this.shown));
    else this.goTo(1);
  }

  /** The film of a move that has been played. */
  film(ply: number): Timeline {
    return timeline(this.game.viewAt(ply - 1), this.game.trace(ply), this.game.viewAt(ply));
  }

  /** Makes a legal move and shows it, from a frame on if its beginning has been shown already; false if something else was
   *  begun meanwhile. */
  protected async sow(move: string, from = 0): Promise<boolean> {
    const before = this.view;
    this.game.play(move);
    const course = (this.course += 1);
    this.sowing = true;
    this.refresh();
    this.made?.(before);
    await this.playback.run(timeline(before, this.game.trace(this.history.length), this.view), from);
    if (course !== this.course) return false;
    this.sowing = false;
    return true;
  }

  /** A move has been made in this position; it is about to be sown. */
  protected made?(before: View): void;

  /** Takes back so many moves. */
  protected takeBack(plies: number): void {
    this.halt();
    this.game.undo(plies);
    this.refresh();
  }

  protected halt(): void {
    this.course += 1;
    this.sowing = false;
    this.playback.end();
  }

  protected refresh(): void {
    this.view = this.game.view();
    this.history = this.game.history();
    this.moves = this.view.outcome ? [] : this.game.moves();
    this.shown = this.history.length;
  }

  protected walk(ply: number, from: 'first' | 'last'): void {
    if (ply < 1 || ply > this.history.length) return;
    this.shown = ply;
    this.playback.open(this.film(ply), from);
  }

  private stepOn(): void {
    if (this.playback.film) this.playback.end();
    else this.walk(this.shown + 1, 'first');
  }

  private within(ply: number): number {
    return Math.max(0, Math.min(ply, this.history.length));
  }
}
