// The report on a whole game: asked of the engine, kept for the moves it was made from.
import type { JudgedMove, Report } from '../../engine/analysis';
import { Analyst } from '../../engine/analyst';
import { plainMove } from './notation';
import type { Study } from './study.svelte';

/** Positions looked at for each move. */
export const CARE = { quick: 30_000, careful: 150_000, deep: 800_000 } as const;
export type Care = keyof typeof CARE;

export class Reporter {
  care = $state<Care>('quick');
  progress = $state.raw<{ done: number; plies: number } | null>(null);
  failed = $state(false);
  private report = $state.raw<{ moves: string; report: Report } | null>(null);
  private readonly analyst = new Analyst();

  /** The report, if it is about the main line of this study. */
  of(study: Study): Report | null {
    return this.report?.moves === line(study) ? this.report.report : null;
  }

  /** What is said of a move of the main line, counted from 1. */
  judged(study: Study, ply: number): JudgedMove | null {
    return this.of(study)?.moves.find((move) => move.ply === ply) ?? null;
  }

  async run(study: Study): Promise<void> {
    this.failed = false;
    const moves = line(study);
    const plies = study.main.length;
    this.progress = { done: 0, plies };
    try {
      const told = (done: number) => (this.progress = { done, plies });
      const report = await this.analyst.report(study.record(), { nodes: CARE[this.care] }, told);
      if (report) this.report = { moves, report };
    } catch (error) {
      console.error(error);
      this.failed = true;
    }
    this.progress = null;
  }

  /** Gives up; what is not finished is not shown. */
  stop(): void {
    this.analyst.stop();
  }

  dispose(): void {
    this.analyst.dispose();
  }
}

function line(study: Study): string {
  return [study.ruleset, study.start, ...study.main.map((node) => plainMove(node.move))].join(' ');
}
