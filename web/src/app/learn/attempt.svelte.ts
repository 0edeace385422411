// One position to try something in: a single move is made, shown, and taken back.
import { Exercise } from '../exercise.svelte';

export class Attempt extends Exercise {
  /** After the one move a tap on the board puts it back. */
  override readonly live: boolean = $derived.by(() => this.history.length === 0);
  override readonly mayMove: boolean = $derived.by(() => this.live && this.open && !this.playback.running);

  /** One moment of the sowing on or back; the position before it is not gone back to. */
  override step(by: 1 | -1): void {
    const { playback } = this;
    if (playback.held || playback.step(by)) return;
    if (!playback.film) this.walk(1, by > 0 ? 'first' : 'last');
    else if (by > 0) playback.end();
  }

  /** Whoever taps the board wants to see the end of the sowing, or to try again. */
  override goTo(): void {
    if (this.playback.running) this.playback.end();
    else if (this.open) this.again();
  }

  /** Puts the position back. */
  again(): void {
    this.undo(this.history.length);
    this.open = true;
  }
}
