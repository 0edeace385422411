// A hint: what the engine would play here, shown as if one had chosen it oneself. It is asked for once a position.
import { Analyst } from '../engine/analyst';
import type { Letter } from '../board/types';
import type { Choice } from './choice.svelte';
import { plainMove } from './analyse/notation';
import type { Session } from './session.svelte';

/** Positions looked at: a good move within a second on a phone. */
const NODES = 100_000;

export class Hint {
  thinking = $state(false);
  move = $state<string | null>(null);
  private readonly analyst = new Analyst();

  /** Asks, and chooses the hole and the way on the board; nothing is shown if the game has gone on meanwhile. */
  async ask(session: Session, choice: Choice): Promise<void> {
    const { stamp } = session;
    this.thinking = true;
    this.move = null;
    try {
      const moves = session.history.map(plainMove);
      const analysis = await this.analyst.analyse(session.seats.ruleset, moves, { nodes: NODES });
      const best = analysis?.lines[0]?.move;
      if (!best || stamp !== session.stamp || !session.mayMove) return;
      this.move = best;
      const [, hole, letter] = /^([A-Ba-b]\d+)([LR])?/.exec(best) ?? [];
      choice.clear();
      choice.selected = hole ?? null;
      choice.letter = (letter as Letter | undefined) ?? null;
    } finally {
      this.thinking = false;
    }
  }

  dispose(): void {
    this.analyst.dispose();
  }
}
