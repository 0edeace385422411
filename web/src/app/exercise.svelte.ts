// A position to find something in: one makes a move, the page answers, or puts it back. Choosing works as at the table.
import { newGame, type Game } from '../engine/door';
import { Playback } from '../board/playback.svelte';
import { sound } from '../board/sound';
import { timeline } from '../board/timeline';
import type { MoveInfo, RulesetName, View } from '../board/types';
import type { Chooser } from './choice.svelte';
import { settings, speed } from './settings.svelte';

export class Exercise implements Chooser {
  readonly ruleset: RulesetName;
  readonly game: Game;
  readonly playback: Playback = new Playback(speed, (frame) => {
    if (settings.sound) sound(frame.step, this.playback.glide(frame));
  });
  /** Nobody looks back here. */
  readonly reviewing = false;
  readonly live: boolean = true;
  view = $state.raw<View>()!;
  moves = $state.raw<MoveInfo[]>([]);
  history = $state.raw<string[]>([]);
  /** The board listens. */
  open = $state(true);
  private readonly onmade: (move: MoveInfo) => void;
  private course = 0;

  /** `onmade` is told of every move that was chosen at the board, when it has been sown. */
  constructor(ruleset: RulesetName, position: string, onmade: (move: MoveInfo) => void) {
    this.ruleset = ruleset;
    this.onmade = onmade;
    this.game = newGame(ruleset, position);
    this.refresh();
  }

  readonly mayMove = $derived.by(() => this.open && !this.playback.running && this.view.outcome === null);
  /** What lies on the board: while a film runs, the position before the move, as far as the hand has got. */
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

  /** Makes a legal move that was chosen and shows it, from a frame on if its beginning has been shown already. */
  async play(move: string, from = 0): Promise<void> {
    const made = this.moves.find((legal) => legal.move === move);
    if ((await this.sow(move, from)) && made) this.onmade(made);
  }

  /** Makes a move and shows it; false if something else was begun meanwhile. */
  async sow(move: string, from = 0): Promise<boolean> {
    const before = this.view;
    const course = (this.course += 1);
    this.game.play(move);
    this.refresh();
    await this.playback.run(timeline(before, this.game.trace(this.shown), this.view), from);
    return course === this.course;
  }

  /** Takes back so many moves. */
  undo(plies: number): void {
    this.halt();
    this.game.undo(plies);
    this.refresh();
  }

  goTo(): void {
    this.playback.end();
  }

  close(): void {
    this.halt();
    this.game.free();
  }

  private halt(): void {
    this.course += 1;
    this.playback.end();
  }

  private refresh(): void {
    this.view = this.game.view();
    this.history = this.game.history();
    this.moves = this.view.outcome ? [] : this.game.moves();
  }
}
