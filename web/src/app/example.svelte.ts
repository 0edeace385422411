// An example of an article, as a game of its own: its move is there to be sown and walked through, or the reader plays on
// from its position himself, for both sides. Choosing a move asks it what it asks of the table's session.
import { newGame, type Game } from '../engine/door';
import { Playback } from '../board/playback.svelte';
import { sound } from '../board/sound';
import { timeline, type Timeline } from '../board/timeline';
import type { MoveInfo, Refusal, RulesetName, View } from '../board/types';
import type { Example as Facts } from '../../example-figure';
import { settings, speed } from './settings.svelte';

export class Example {
  readonly facts: Facts;
  readonly playback: Playback = new Playback(speed, (frame) => {
    if (settings.sound) sound(frame.step, this.playback.glide(frame));
  });
  game: Game;
  view: View;
  moves = $state.raw<MoveInfo[]>([]);
  history = $state.raw<string[]>([]);
  shown = $state(0);
  /** The reader plays himself. */
  trying = $state(false);
  private course = 0;
  private sowing = $state(false);

  constructor(facts: Facts) {
    this.facts = facts;
    this.game = this.start();
    this.view = $state.raw(this.game.view());
    this.show();
  }

  readonly live = $derived.by(() => this.shown === this.history.length);
  readonly shownView = $derived.by(() => {
    void this.history;
    return this.live ? this.view : this.game.viewAt(this.shown);
  });
  /** What lies on the board: while a film runs, the position before the move, as far as the hand has got. */
  readonly seen = $derived.by((): View => {
    const { film, frame } = this.playback;
    if (!film) return this.shownView;
    return frame ? { ...film.before, houses: frame.houses, reserved: frame.reserved } : film.before;
  });
  readonly mayMove = $derived.by(
    () => this.trying && this.live && !this.playback.running && this.view.outcome === null,
  );
  /** Somebody walks through a move that has been made. */
  readonly reviewing = $derived.by(() => {
    const { film, held } = this.playback;
    return film !== null && !held && !this.sowing;
  });

  get stamp(): number {
    return this.course;
  }

  /** The example as the article tells it, before its move. */
  show(): void {
    this.begin(false, this.facts.moves ?? []);
    this.shown = 0;
  }

  /** The position, for the reader to play in. */
  try(): void {
    this.begin(true, []);
  }

  undo(): void {
    if (this.history.length === 0) return;
    this.halt();
    this.game.undo(1);
    this.refresh();
  }

  async play(move: string, from = 0): Promise<void> {
    const before = this.view;
    this.game.play(move);
    const course = (this.course += 1);
    this.refresh();
    const sown = this.playback.run(timeline(before, this.game.trace(this.history.length), this.view), from);
    this.sowing = true;
    await sown;
    if (course === this.course) this.sowing = false;
  }

  goTo(ply: number): void {
    this.playback.end();
    this.shown = Math.max(0, Math.min(ply, this.history.length));
  }

  /** One moment of the sowing on or back. */
  step(by: 1 | -1): void {
    if (this.playback.held || this.playback.step(by)) return;
    if (by > 0 && this.playback.film) this.playback.end();
    else if (by > 0) this.walk(this.shown + 1, 'first');
    else if (this.playback.film) this.goTo(this.shown - 1);
    else this.walk(this.shown, 'last');
  }

  /** Stops a running sowing or goes on with it; at rest the move is sown, once more if need be. */
  pauseOrSow(): void {
    const { playback } = this;
    if (playback.paused) return playback.resume();
    if (playback.film) return playback.pause();
    this.shown = Math.max(this.shown, 1);
    if (speed() === 'instant') this.walk(this.shown, 'first');
    else void playback.run(this.film(this.shown));
  }

  whyNot(): Refusal | null {
    return this.facts.refused ? this.game.whyNot(this.facts.refused.wish) : null;
  }

  close(): void {
    this.halt();
    this.game.free();
  }

  private start(): Game {
    return newGame(this.facts.ruleset as RulesetName, this.facts.position);
  }

  private begin(trying: boolean, moves: string[]): void {
    this.halt();
    this.game.free();
    this.game = this.start();
    for (const move of moves) this.game.play(move);
    this.trying = trying;
    this.refresh();
  }

  private halt(): void {
    this.course += 1;
    this.sowing = false;
    this.playback.end();
  }

  private refresh(): void {
    this.view = this.game.view();
    this.history = this.game.history();
    this.moves = this.view.outcome ? [] : this.game.moves();
    this.shown = this.history.length;
  }

  private film(ply: number): Timeline {
    return timeline(this.game.viewAt(ply - 1), this.game.trace(ply), this.game.viewAt(ply));
  }

  private walk(ply: number, from: 'first' | 'last'): void {
    if (ply < 1 || ply > this.history.length) return;
    this.shown = ply;
    this.playback.open(this.film(ply), from);
  }
}
