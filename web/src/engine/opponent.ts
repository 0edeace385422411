// The computer as an opponent: asks the worker for a move and drops answers nobody waits for.
// A search cannot be interrupted from outside, so stopping one ends its worker.
import type { RulesetName } from '../board/types';
import type { Answer, Question } from './messages';

interface Wait {
  id: number;
  resolve: (move: string | null) => void;
  reject: (error: Error) => void;
}

export class Opponent {
  private worker: Worker | null = null;
  private wait: Wait | null = null;
  private lastId = 0;

  /** The move the computer plays, or null if the question was withdrawn. */
  choose(ruleset: RulesetName, moves: string[], level: number): Promise<string | null> {
    this.stop();
    const id = (this.lastId += 1);
    const seed = BigInt(Math.floor(Math.random() * Number.MAX_SAFE_INTEGER));
    const question: Question = { id, ruleset, moves, level, seed };
    return new Promise((resolve, reject) => {
      this.wait = { id, resolve, reject };
      this.ready().postMessage(question);
    });
  }

  /** Withdraws the open question, if there is one. */
  stop(): void {
    if (this.wait) this.dispose();
  }

  /** Ends the worker too, idle or not; the next question would start another. */
  dispose(): void {
    const wait = this.wait;
    this.wait = null;
    this.worker?.terminate();
    this.worker = null;
    wait?.resolve(null);
  }

  private ready(): Worker {
    if (!this.worker) {
      this.worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
      this.worker.onmessage = (event: MessageEvent<Answer>) => this.answered(event.data);
      this.worker.onerror = (event) => this.fail(event.message || 'the engine could not be started');
    }
    return this.worker;
  }

  private answered(answer: Answer): void {
    if (answer.id !== this.wait?.id) return;
    if (answer.kind === 'failed') return this.fail(answer.message);
    const { resolve } = this.wait;
    this.wait = null;
    resolve(answer.move);
  }

  private fail(message: string): void {
    const wait = this.wait;
    this.wait = null;
    this.worker?.terminate();
    this.worker = null;
    wait?.reject(new Error(message));
  }
}
