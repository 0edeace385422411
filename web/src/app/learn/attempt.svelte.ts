// One position to try something in: a single move is made, shown, and taken back. Choosing it works as at the table.
import { newGame, type Game } from '../../engine/door';
import { Playback } from '../../board/playback.svelte';
import { sound } from '../../board/sound';
import { timeline, type Timeline } from '../../board/timeline';
import type { MoveInfo, RulesetName, View } from '../../board/types';
import type { Chooser } from '../choice.svelte';
import { settings, speed } from '../settings.svelte';

export class Attempt implements Chooser {
  readonly ruleset: RulesetName;
  readonly game: Game;
  readonly playback: Playback = new Playback(speed, (frame) => {
    if (settings.sound) sound(frame.step, this.playback.glide(frame));
  });
  readonly reviewing = false;
  view = $state.raw<View>()!;
  moves = $state.raw<MoveInfo[]>([]);
  history = $state.raw<string[]>([]);
  /** The board listens: nothing has been decided about this position yet. */
  open = $state(true);
  /** The move that was made, before and while it is sown. */
  made = $state.raw<MoveInfo | null>(null);
  private readonly onmade: (move: MoveInfo) => void;
  private course = 0;

  constructor(ruleset: RulesetName, position: string, onmade: (move: MoveInfo) => void) {
    this.ruleset = ruleset;
    this.onmade = onmade;
    this.game = newGame(ruleset, position);
    this.refresh();
  }

  /** After the one move a tap on the board puts it back. */
  readonly live = $derived.by(() => this.history.length === 0);
  readonly mayMove = $derived.by(() => this.live && this.open && !this.playback.running);
  readonly seen = $derived.by((): View => {
    const { film, frame } = this.playback;
    return film && frame ? { ...film.before, houses: frame.houses, reserved: frame.reserved } : this.view;
  });

  get shown(): number {
    return this.history.length;
  }

  get stamp(): number {
    return this.course;
  }

  /** Makes a legal move and shows it, from a frame on if its beginning has been shown already. */
  async play(move: string, from = 0): Promise<void> {
    this.made = this.moves.find((legal) => legal.move === move) ?? null;
    const course = (this.course += 1);
    this.game.play(move);
    this.refresh();
    await this.playback.run(this.film(), from);
    if (course === this.course && this.made) this.onmade(this.made);
  }

  /** One moment of the sowing on or back. */
  step(by: 1 | -1): void {
    const { playback } = this;
    if (playback.held || playback.step(by)) return;
    if (!playback.film) this.walk(by > 0 ? 'first' : 'last');
    else if (by > 0) playback.end();
  }

  /** Stops a running sowing or goes on with it; at rest the move is sown once more. */
  pauseOrSow(): void {
    const { playback } = this;
    if (playback.paused) playback.resume();
    else if (playback.film) playback.pause();
    else if (speed() === 'instant') this.walk('first');
    else if (!this.live) void playback.run(this.film());
  }

  /** Nobody looks back here: whoever taps the board wants to see the end of the sowing, or to try again. */
  goTo(): void {
    if (this.playback.running) this.playback.end();
    else if (this.open) this.again();
  }

  /** Puts the position back. */
  again(): void {
    this.course += 1;
    this.playback.end();
    this.game.undo(this.history.length);
    this.made = null;
    this.open = true;
    this.refresh();
  }

  close(): void {
    this.course += 1;
    this.playback.end();
    this.game.free();
  }

  private walk(from: 'first' | 'last'): void {
    if (!this.live) this.playback.open(this.film(), from);
  }

  /** The film of the move that was made. */
  private film(): Timeline {
    return timeline(this.game.viewAt(0), this.game.trace(1), this.view);
  }

  private refresh(): void {
    this.view = this.game.view();
    this.history = this.game.history();
    this.moves = this.view.outcome ? [] : this.game.moves();
  }
}
