// The computer as an opponent: asks the worker for a move.
import type { RulesetName } from '../board/types';
import { Asker } from './asker';

export class Opponent {
  private asker = new Asker();

  /** The move the computer plays, or null if the question was withdrawn. */
  choose(ruleset: RulesetName, moves: string[], level: number, start = 'startpos'): Promise<string | null> {
    const seed = BigInt(Math.floor(Math.random() * Number.MAX_SAFE_INTEGER));
    const question = { ask: 'move' as const, ruleset, start, moves, level, seed };
    return this.asker.ask(question, (answer) => (answer.kind === 'move' ? answer.move : null));
  }

  /** Withdraws the open question, if there is one. */
  stop(): void {
    this.asker.stop();
  }

  /** Ends the worker too, idle or not; the next question would start another. */
  dispose(): void {
    this.asker.dispose();
  }
}
