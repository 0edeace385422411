// A game on a page of others: shown, gone through, and played if that is wished for. It keeps nothing on the device.
import { Playback, type Speed } from '../board/playback.svelte';
import { timeline, type Timeline } from '../board/timeline';
import type { MoveInfo, SideName, View } from '../board/types';
import type { Game } from '../engine/door';
import { Opponent } from '../engine/opponent';
import { plainMove as plain } from '../app/analyse/notation';
import { begin, type Begun, type Wish } from './setup';

/** A quick opponent still takes a breath, so that one sees whose hand it is. */
const BREATH = 350;

export interface Listener {
  speed: () => Speed;
  onmove: (text: string) => void;
  onend: () => void;
}

export class EmbedTable {
  readonly wish: Wish;
  readonly game: Game;
  readonly playback: Playback;
  view: View;
  moves = $state.raw<MoveInfo[]>([]);
  history = $state.raw<string[]>([]);
  shown = $state(0);
  thinking = $state(false);
  failed = $state(false);
  private readonly begun: Begun;
  private readonly listener: Listener;
  private readonly opponent = new Opponent();
  private sowing = $state(false);
  private course = 0;

  constructor(wish: Wish, listener: Listener) {
    this.wish = wish;
    this.listener = listener;
    this.begun = begin(wish);
    this.game = this.begun.game;
    this.playback = new Playback(listener.speed, () => {});
    this.view = $state.raw(this.game.view());
    this.refresh();
  }

  readonly live = $derived.by(() => this.shown === this.history.length);
  readonly shownView = $derived.by(() => (this.live ? this.view : this.game.viewAt(this.shown)));
  readonly seen = $derived.by((): View => {
    const { film, frame } = this.playback;
    if (!film) return this.shownView;
    return frame ? { ...film.before, houses: frame.houses, reserved: frame.reserved } : film.before;
  });
  readonly mayMove = $derived.by(
    () => this.wish.play && this.live && !this.view.outcome && !this.thinking && !this.playback.running && this.isPerson(this.view.turn),
  );
  readonly reviewing = $derived.by(() => {
    const { film, held } = this.playback;
    return film !== null && !held && !this.sowing && film.before !== this.view;
  });

  /** What was begun before this has changed is stale. */
  get stamp(): number {
    return this.course;
  }

  get ruleset() {
    return this.begun.ruleset;
  }

  isPerson(side: SideName): boolean {
    return this.wish.level === null || side === this.wish.side;
  }

  begin(): void {
    void this.answer(0);
  }

  async play(move: string, from = 0): Promise<void> {
    const before = this.view;
    this.game.play(move);
    const course = (this.course += 1);
    this.refresh();
    this.listener.onmove(this.history.at(-1)!);
    const sown = this.playback.run(timeline(before, this.game.trace(this.history.length), this.view), from);
    this.sowing = true;
    await sown;
    if (course !== this.course) return;
    this.sowing = false;
    if (this.view.outcome) this.listener.onend();
    else await this.answer(BREATH);
  }

  goTo(ply: number): void {
    const to = Math.max(0, Math.min(ply, this.history.length));
    const forward = to === this.shown + 1;
    this.playback.end();
    this.shown = to;
    if (forward) void this.playback.run(this.film(to));
  }

  /** Shows the position after so many moves without a film. */
  showAt(ply: number): void {
    this.playback.end();
    this.shown = Math.max(0, Math.min(ply, this.history.length));
  }

  step(by: 1 | -1): void {
    const { playback } = this;
    if (playback.held || playback.step(by)) return;
    if (by > 0) {
      if (playback.film) playback.end();
      else this.walk(this.shown + 1, 'first');
    } else if (!playback.film) this.walk(this.shown, 'last');
    else if (this.reviewing) this.goTo(this.shown - 1);
  }

  pauseOrSow(): void {
    const { playback } = this;
    if (playback.paused) playback.resume();
    else if (playback.film) playback.pause();
    else if (this.listener.speed() === 'instant') this.walk(Math.max(this.shown, 1), 'first');
    else if (this.shown > 0) void playback.run(this.film(this.shown));
    else this.goTo(1);
  }

  /** Takes back the last move, and the computer's answer with it. */
  undo(): void {
    const n = this.wish.level === null || this.game.viewAt(Math.max(0, this.history.length - 1)).turn === this.wish.side ? 1 : 2;
    if (n > this.history.length) return;
    this.halt();
    this.game.undo(n);
    this.refresh();
    this.begin();
  }

  retry(): void {
    this.failed = false;
    this.begin();
  }

  close(): void {
    this.halt();
    this.opponent.dispose();
    this.game.free();
  }

  private film(ply: number): Timeline {
    return timeline(this.game.viewAt(ply - 1), this.game.trace(ply), this.game.viewAt(ply));
  }

  private walk(ply: number, from: 'first' | 'last'): void {
    if (ply < 1 || ply > this.history.length) return;
    this.shown = ply;
    this.playback.open(this.film(ply), from);
  }

  private halt(): void {
    this.course += 1;
    this.opponent.stop();
    this.thinking = false;
    this.failed = false;
    this.sowing = false;
    this.playback.end();
  }

  private refresh(): void {
    this.view = this.game.view();
    this.history = this.game.history();
    this.moves = this.view.outcome ? [] : this.game.moves();
    this.shown = this.history.length;
  }

  private async answer(pause: number): Promise<void> {
    const { level, play } = this.wish;
    if (!play || level === null || this.view.outcome || this.isPerson(this.view.turn)) return;
    const course = this.course;
    this.thinking = true;
    try {
      const { ruleset, start } = this.begun;
      const search = this.opponent.choose(ruleset, this.history.map(plain), level, start);
      const [move] = await Promise.all([search, new Promise((resolve) => setTimeout(resolve, pause))]);
      if (move === null || course !== this.course) return;
      this.thinking = false;
      await this.play(move);
    } catch (error) {
      if (course !== this.course) return;
      console.error(error);
      this.thinking = false;
      this.failed = true;
    }
  }
}
