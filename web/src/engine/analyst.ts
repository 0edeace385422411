// The engine as a commentator, in a worker of its own: what it thinks of a position, or of every move of a record.
import type { RulesetName } from '../board/types';
import type { Analysis, Effort, Report } from './analysis';
import { Asker } from './asker';

export class Analyst {
  private asker = new Asker();

  /** The best lines of the position that `moves` lead to, or null if the question was withdrawn; tells each finished depth. */
  analyse(
    ruleset: RulesetName,
    moves: string[],
    effort: Effort = {},
    start = 'startpos',
    onDepth?: (analysis: Analysis) => void,
  ): Promise<Analysis | null> {
    const question = { ask: 'position' as const, ruleset, start, moves, effort, told: onDepth !== undefined };
    return this.asker.ask(question, (answer) => {
      if (answer.kind === 'depth') onDepth?.(answer.analysis);
      return answer.kind === 'analysis' ? answer.analysis : null;
    });
  }

  /** Verdicts on the moves of a record, or null if the question was withdrawn; tells how many moves are done. */
  report(
    record: string,
    effort: Effort = {},
    onProgress: (done: number, plies: number) => void = () => {},
  ): Promise<Report | null> {
    return this.asker.ask({ ask: 'record', record, effort }, (answer) => {
      if (answer.kind === 'progress') onProgress(answer.done, answer.plies);
      return answer.kind === 'report' ? answer.report : null;
    });
  }

  /** Withdraws the open question, if there is one. */
  stop(): void {
    this.asker.stop();
  }

  /** Ends the worker too. */
  dispose(): void {
    this.asker.dispose();
  }
}
