// A position to find something in: one makes a move, the page answers, or puts it back. Choosing works as at the table.
import { newGame } from '../engine/door';
import type { MoveInfo, RulesetName } from '../board/types';
import { ring, speed } from './settings.svelte';
import { Sown } from './sown.svelte';

export class Exercise extends Sown {
  readonly ruleset: RulesetName;
  /** The board listens. */
  open = $state(true);
  private readonly onmade: (move: MoveInfo) => void;

  /** `onmade` is told of every move that was chosen at the board, when it has been sown. */
  constructor(ruleset: RulesetName, position: string, onmade: (move: MoveInfo) => void) {
    super(newGame(ruleset, position), speed, ring);
    this.ruleset = ruleset;
    this.onmade = onmade;
  }

  readonly mayMove: boolean = $derived.by(() => this.open && !this.playback.running && this.view.outcome === null);

  /** Makes a legal move that was chosen and shows it, from a frame on if its beginning has been shown already. */
  async play(move: string, from = 0): Promise<void> {
    const chosen = this.moves.find((legal) => legal.move === move);
    if ((await this.sow(move, from)) && chosen) this.onmade(chosen);
  }

  /** Makes a move of the page's own and shows it; false if something else was begun meanwhile. */
  answer(move: string): Promise<boolean> {
    return this.sow(move);
  }

  undo(plies: number): void {
    this.takeBack(plies);
  }

  /** Nobody looks back here: whoever taps the board wants to see the end of the sowing. */
  override goTo(): void {
    this.playback.end();
  }

  close(): void {
    this.halt();
    this.game.free();
  }
}
