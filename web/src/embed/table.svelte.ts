// A game on a page of others: shown, gone through, and played if that is wished for. It keeps nothing on the device.
import type { Speed } from '../board/playback.svelte';
import type { SideName } from '../board/types';
import { Opponent } from '../engine/opponent';
import { plainMove } from '../app/analyse/notation';
import { Sown } from '../app/sown.svelte';
import { begin, type Begun, type Wish } from './setup';

/** A quick opponent still takes a breath, so that one sees whose hand it is. */
const BREATH = 350;

export interface Listener {
  speed: () => Speed;
  onmove: (text: string) => void;
  onend: () => void;
}

export class EmbedTable extends Sown {
  readonly wish: Wish;
  thinking = $state(false);
  failed = $state(false);
  private readonly begun: Begun;
  private readonly listener: Listener;
  private readonly opponent = new Opponent();

  constructor(wish: Wish, listener: Listener) {
    const begun = begin(wish);
    super(begun.game, listener.speed);
    this.wish = wish;
    this.listener = listener;
    this.begun = begun;
  }

  readonly mayMove = $derived.by(
    () => this.wish.play && this.live && !this.view.outcome && !this.thinking && !this.playback.running && this.isPerson(this.view.turn),
  );
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
    if (!(await this.sow(move, from))) return;
    if (this.view.outcome) this.listener.onend();
    else await this.answer(BREATH);
  }

  protected override made(): void {
    this.listener.onmove(this.history.at(-1)!);
  }

  /** Takes back the last move, and the computer's answer with it. */
  undo(): void {
    const n = this.wish.level === null || this.game.viewAt(Math.max(0, this.history.length - 1)).turn === this.wish.side ? 1 : 2;
    if (n > this.history.length) return;
    this.takeBack(n);
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

  protected override halt(): void {
    this.opponent.stop();
    this.thinking = false;
    this.failed = false;
    super.halt();
  }

  private async answer(pause: number): Promise<void> {
    const { level, play } = this.wish;
    if (!play || level === null || this.view.outcome || this.isPerson(this.view.turn)) return;
    const course = this.course;
    this.thinking = true;
    try {
      const { ruleset, start } = this.begun;
      const search = this.opponent.choose(ruleset, this.history.map(plainMove), level, start);
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
