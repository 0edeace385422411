// A hint: what the engine would play here, shown as if one had chosen it oneself, and in words. It is asked for once a position.
import { Analyst } from '../engine/analyst';
import type { MoveInfo, View } from '../board/types';
import type { Choice } from './choice.svelte';
import { plainMove } from './analyse/notation';
import { t } from './i18n.svelte';
import type { Session } from './session.svelte';

/** Positions looked at: a good move within a second on a phone. */
const NODES = 100_000;

/** A hint in words: the hole and the way; a stone has its hole alone. */
export function hintSays(move: MoveInfo, view: View): string {
  const way = move.direction && (move.direction === 'L' ? 'left' : 'right');
  const kichwa = way && view.stage === 'namua' && move.capturing;
  return t('play-hint-says', { hole: move.hole, way: kichwa ? `kichwa-${way}` : (way ?? 'none') });
}

export class Hint {
  thinking = $state(false);
  private found = $state.raw<{ move: MoveInfo; moves: MoveInfo[] } | null>(null);
  private readonly analyst = new Analyst();

  /** The hint for the moves that are possible now. */
  of(session: Session): MoveInfo | null {
    return this.found?.moves === session.moves && session.live ? this.found.move : null;
  }

  /** Asks, and chooses the hole and the way on the board; nothing is shown if the game has gone on meanwhile. */
  async ask(session: Session, choice: Choice): Promise<MoveInfo | null> {
    if (this.thinking) return null;
    const { stamp } = session;
    this.thinking = true;
    this.found = null;
    try {
      const played = session.history.map(plainMove);
      const analysis = await this.analyst.analyse(session.seats.ruleset, played, { nodes: NODES });
      const best = plainMove(analysis?.lines[0]?.move ?? '');
      const { moves } = session;
      const move = moves.find((one) => one.move === best);
      if (!move || stamp !== session.stamp || !session.mayMove) return null;
      this.found = { move, moves };
      choice.clear();
      choice.selected = move.hole;
      choice.letter = move.direction;
      return move;
    } finally {
      this.thinking = false;
    }
  }

  dispose(): void {
    this.analyst.dispose();
  }
}
