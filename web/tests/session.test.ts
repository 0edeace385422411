// A game at the table and what is kept of it: used time, games that a match has counted, and a second page with the same game.
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { newGame } from '../src/engine/door';
import { plainMove } from '../src/app/analyse/notation';
import { ready } from './rules';

const items = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (key: string) => items.get(key) ?? null,
  setItem: (key: string, text: string) => void items.set(key, text),
  removeItem: (key: string) => void items.delete(key),
});
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {} }));
vi.stubGlobal('addEventListener', () => {});
vi.stubGlobal('cancelAnimationFrame', () => {});
vi.stubGlobal('document', { documentElement: { dataset: {}, style: {} }, visibilityState: 'visible' });
const { resumed } = await import('../src/app/resume');
const { keep, kept } = await import('../src/app/store');
const GAME = { ruleset: 'kete', opponent: 'person', side: 'S', moves: ['A6L'], resigned: null, over: false, started: '2026-01-01' } as const;

beforeAll(ready);
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Sits down at a game with these particulars. */
function sit(more: object = {}) {
  keep({ ...GAME, moves: [...GAME.moves], ...more });
  const session = resumed()!;
  session.begin();
  return session;
}

/** A whole game: whoever moves takes what captures most. */
function toTheEnd(): string[] {
  const game = newGame('kete');
  while (!game.view().outcome) game.play(game.moves().reduce((best, move) => (move.captured > best.captured ? move : best)).move);
  return game.history().map(plainMove);
}

describe('a game at the table', () => {
  it('keeps the time that was used when one gets up, and once only', () => {
    const session = sit({ clock: { minutes: 3, seconds: 3 }, left: [183_000, 180_000] });
    session.clock!.run('N');
    vi.advanceTimersByTime(9_000);
    const next = resumed()!;
    expect(next.clock!.of('N')).toBeCloseTo(171_000, -2);
    session.close();
    expect(next.passedOn()).toBe(false);
  });

  it('takes nothing back that a match has counted', () => {
    const moves = toTheEnd();
    const alone = sit({ moves });
    expect([alone.over, alone.canUndo]).toEqual([true, true]);
    const counted = sit({ moves, match: { won: [1, 0], game: 2 } });
    counted.undo();
    expect([counted.over, counted.canUndo, counted.history.length]).toEqual([true, false, moves.length]);
    expect(sit({ match: { won: [1, 0], game: 2 } }).canUndo).toBe(true);
  });

  it('is not written over what another page has written', () => {
    const session = sit();
    items.set('namua.game', JSON.stringify({ ...GAME, moves: ['A6L', 'a5R'] }));
    session.undo();
    expect([session.overtaken, kept()?.moves.length]).toEqual([true, 2]);
    expect(resumed()?.history.length).toBe(2);
  });
});
