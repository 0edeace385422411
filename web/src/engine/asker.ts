// One worker and one open question: answers nobody waits for are dropped. A search cannot be interrupted
// from outside, so withdrawing a question ends its worker.
import { newWorker } from './start-worker';
import type { Answer, MoveQuestion, PositionQuestion, Question, RecordQuestion } from './messages';

interface Wait {
  id: number;
  /** Takes an answer; true if it was the last. */
  take: (answer: Answer) => boolean;
  withdraw: () => void;
  reject: (error: Error) => void;
}

export class Asker {
  private worker: Worker | null = null;
  private wait: Wait | null = null;
  private lastId = 0;

  /** Asks and waits until `result` makes something of an answer; null if the question was withdrawn. */
  ask<T>(
    question: MoveQuestion | PositionQuestion | RecordQuestion,
    result: (answer: Answer) => T | null,
  ): Promise<T | null> {
    this.stop();
    const id = (this.lastId += 1);
    return new Promise((resolve, reject) => {
      const take = (answer: Answer): boolean => {
        const found = result(answer);
        if (found !== null) resolve(found);
        return found !== null;
      };
      this.wait = { id, take, withdraw: () => resolve(null), reject };
      const numbered: Question = { id, ...question };
      this.ready().postMessage(numbered);
    });
  }

  /** Withdraws the open question, if there is one. */
  stop(): void {
    if (this.wait) this.dispose();
  }

  /** Ends the worker too, idle or not; the next question would start another. */
  dispose(): void {
    const wait = this.end();
    wait?.withdraw();
  }

  private ready(): Worker {
    if (!this.worker) {
      this.worker = newWorker();
      this.worker.onmessage = (event: MessageEvent<Answer>) => this.answered(event.data);
      this.worker.onerror = (event) => this.fail(event.message || 'the engine could not be started');
    }
    return this.worker;
  }

  private answered(answer: Answer): void {
    const wait = this.wait;
    if (answer.id !== wait?.id) return;
    if (answer.kind === 'failed') return this.fail(answer.message);
    if (wait.take(answer) && this.wait === wait) this.wait = null;
  }

  private fail(message: string): void {
    const wait = this.end();
    wait?.reject(new Error(message));
  }

  private end(): Wait | null {
    const wait = this.wait;
    this.wait = null;
    this.worker?.terminate();
    this.worker = null;
    return wait;
  }
}
