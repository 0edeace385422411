// The computer as an opponent: late and withdrawn answers never reach the game.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Opponent } from '../src/engine/opponent';
import type { Answer, Question } from '../src/engine/messages';

class FakeWorker {
  static all: FakeWorker[] = [];
  questions: Question[] = [];
  ended = false;
  onmessage: ((event: MessageEvent<Answer>) => void) | null = null;
  onerror: ((event: { message: string }) => void) | null = null;

  constructor() {
    FakeWorker.all.push(this);
  }

  postMessage(question: Question): void {
    this.questions.push(question);
  }

  terminate(): void {
    this.ended = true;
  }

  say(answer: Answer): void {
    this.onmessage?.({ data: answer } as MessageEvent<Answer>);
  }
}

const last = () => FakeWorker.all.at(-1)!;
const id = () => last().questions.at(-1)!.id;

beforeEach(() => {
  FakeWorker.all = [];
  vi.stubGlobal('Worker', FakeWorker);
});
afterEach(() => vi.unstubAllGlobals());

describe('an opponent', () => {
  it('answers', async () => {
    const opponent = new Opponent();
    const asked = opponent.choose('kete', ['A6L'], 4);
    expect(last().questions[0]).toMatchObject({ ruleset: 'kete', moves: ['A6L'], level: 4 });
    last().say({ kind: 'move', id: id(), move: 'a5R' });
    expect(await asked).toBe('a5R');
    void opponent.choose('kete', [], 4);
    expect(FakeWorker.all.length).toBe(1);
  });

  it('drops what nobody waits for', async () => {
    const opponent = new Opponent();
    const first = opponent.choose('kete', [], 10);
    const [old, oldId] = [last(), id()];
    const second = opponent.choose('kimasai', [], 1);
    expect(await first).toBeNull();
    expect(old.ended).toBe(true);
    old.say({ kind: 'move', id: oldId, move: 'A6L' });
    last().say({ kind: 'move', id: id(), move: 'A2' });
    expect(await second).toBe('A2');
  });

  it('is stopped at once', async () => {
    const opponent = new Opponent();
    const asked = opponent.choose('kete', [], 10);
    opponent.stop();
    expect(await asked).toBeNull();
    expect(last().ended).toBe(true);
  });

  it('leaves no idle worker behind', async () => {
    const opponent = new Opponent();
    const asked = opponent.choose('kete', [], 1);
    last().say({ kind: 'move', id: id(), move: 'A6L' });
    await asked;
    opponent.stop();
    expect(last().ended).toBe(false);
    opponent.dispose();
    expect(last().ended).toBe(true);
  });

  it('says why it cannot answer, and starts afresh', async () => {
    const opponent = new Opponent();
    const asked = opponent.choose('kete', [], 10);
    last().say({ kind: 'failed', id: id(), message: 'the game is over' });
    await expect(asked).rejects.toThrow('the game is over');
    const again = opponent.choose('kete', [], 10);
    last().onerror?.({ message: 'no worker' });
    await expect(again).rejects.toThrow('no worker');
  });
});
