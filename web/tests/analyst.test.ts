// The engine as a commentator: the worker's answers by the real engine, and the questions of the page.
import { readFileSync } from 'node:fs';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { Analyst } from '../src/engine/analyst';
import { answer } from '../src/engine/answer';
import { Engine } from '../src/engine/pkg/engine/namua_engine.js';
import type { Analysis } from '../src/engine/analysis';
import type { Answer, Question } from '../src/engine/messages';
import { ready } from './rules';

const file = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
const record = file('docs/analysis-example.pgn');

/** A worker in the page: it thinks at once and answers later. */
class NearWorker {
  static ended = 0;
  private engine = new Engine();
  private live = true;
  onmessage: ((event: MessageEvent<Answer>) => void) | null = null;

  postMessage(question: Question): void {
    const say = (data: Answer) =>
      queueMicrotask(() => this.live && this.onmessage?.({ data } as MessageEvent<Answer>));
    try {
      say(answer(this.engine, question, say));
    } catch (error) {
      say({ kind: 'failed', id: question.id, message: String(error) });
    }
  }

  terminate(): void {
    this.live = false;
    NearWorker.ended += 1;
  }
}

beforeAll(() => {
  ready();
  vi.stubGlobal('Worker', NearWorker);
});
afterEach(() => (NearWorker.ended = 0));

describe('a position', () => {
  it('is analysed, the best line first', async () => {
    const found = await new Analyst().analyse('kete', ['A6L'], { depth: 4, lines: 2 });
    expect(found).toMatchObject({ depth: 4, result: null });
    expect(found!.position).toMatch(/^kete .* N /);
    const [best, second] = found!.lines;
    expect(best!.chance).toBeGreaterThanOrEqual(second!.chance);
    expect(best!.line[0]).toBe(best!.move);
    const again = await new Analyst().analyse('kete', ['A6L'], { depth: 4, lines: 2 });
    expect(again).toEqual(found);
  });

  it('is told depth by depth, all lines of a depth at once', async () => {
    const told: Analysis[] = [];
    const found = await new Analyst().analyse('kete', [], { depth: 5, lines: 3 }, 'startpos', (at) => told.push(at));
    expect(told.map((at) => at.depth)).toEqual([1, 2, 3, 4, 5]);
    expect(told.every((at) => at.lines.length === 3)).toBe(true);
    expect(told.at(-1)).toEqual(found);
  });

  it('with few moves is told all the same', async () => {
    const start = '0,0,0,0,0,0,0,0/0,0,0,0,0,0,1,1/0,0,0,0,0,0,0,2/0,0,0,0,0,0,0,0 S 0,0 - -';
    const told: Analysis[] = [];
    await new Analyst().analyse('kujifunza', [], { depth: 3, lines: 5 }, start, (at) => told.push(at));
    expect(told.length).toBeGreaterThan(0);
  });

  it('ends when the callback wants no more, and throws what it throws', () => {
    const engine = new Engine();
    const ended = engine.analyse('kete', 'startpos', [], { depth: 30 }, (at: Analysis) => at.depth < 2) as Analysis;
    expect(ended.depth).toBeLessThan(9);
    const fails = () => {
      throw new Error('enough');
    };
    expect(() => engine.analyse('kete', 'startpos', [], {}, fails) as unknown).toThrow('enough');
  });

  it('that cannot be reached says so', async () => {
    await expect(new Analyst().analyse('kete', ['A1R'])).rejects.toThrow('ply 1');
    const wrong = new Analyst().analyse('kete', [], { depth: 'deep' } as object);
    await expect(wrong).rejects.toThrow('deep');
    await expect(new Analyst().analyse('kete', [], { time: -1 })).rejects.toThrow();
  });
});

describe('a record', () => {
  it('is judged as on the command line', async () => {
    const told: number[] = [];
    const report = await new Analyst().report(record, { depth: 10 }, (done) => told.push(done));
    expect(told).toEqual([0, 1, 2, 3, 4, 5, 6]);
    const { record: annotated, ...said } = report!;
    const moves = said.moves.map((move) => {
      const { depth, nodes, lines, ...others } = move;
      expect(Math.min(depth, nodes)).toBeGreaterThan(0);
      return { ...others, lines: lines.map(({ line, ...best }) => [best, line.length]) };
    });
    const golden = JSON.parse(file('crates/cli/tests/data/analysis.json')) as object;
    expect({ game: 1, ...said, moves }).toEqual(golden);
    expect(annotated).toContain('1. A7L $4 {[%eval #-3]} {a quick one} (1. A4R');
  });

  it('can be ended by the callback, and throws what it throws', () => {
    const engine = new Engine();
    const ended = engine.report(record, { depth: 3 }, (done: number) => done < 2) as { moves: object[] };
    expect(ended.moves.length).toBe(2);
    const fails = () => {
      throw new Error('enough');
    };
    expect(() => engine.report(record, {}, fails) as unknown).toThrow('enough');
  });

  it('that cannot be read says where', async () => {
    await expect(new Analyst().report('1. A1R')).rejects.toThrow(/move 1 \(A1R\)/);
  });

  it('is given up', async () => {
    const analyst = new Analyst();
    const asked = analyst.report(record, { depth: 1 });
    analyst.stop();
    expect(await asked).toBeNull();
    expect(NearWorker.ended).toBe(1);
  });
});
