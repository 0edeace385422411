// What the worker answers to a question, by the engine's methods.
import type { Analysis, Report } from './analysis';
import type { Answer, Question } from './messages';
import type { Engine } from './pkg/engine/namua_engine.js';

/** The last answer; what is said on the way goes to `say`. */
export function answer(engine: Engine, q: Question, say: (answer: Answer) => void): Answer {
  const { id } = q;
  switch (q.ask) {
    case 'move':
      return { kind: 'move', id, move: engine.choose(q.ruleset, q.start, q.moves, q.level, q.seed) };
    case 'position': {
      const onDepth = (analysis: Analysis) => say({ kind: 'depth', id, analysis });
      const told = q.told ? onDepth : undefined;
      const analysis = engine.analyse(q.ruleset, q.start, q.moves, q.effort, told) as Analysis;
      return { kind: 'analysis', id, analysis };
    }
    case 'record': {
      const onProgress = (done: number, plies: number) => say({ kind: 'progress', id, done, plies });
      return { kind: 'report', id, report: engine.report(q.record, q.effort, onProgress) as Report };
    }
  }
}
