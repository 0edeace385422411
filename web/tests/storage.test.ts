// What the device keeps: forbidden, full or spoilt storage stops nothing.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { read, readJson, remove, write, writeJson } from '../src/app/storage';
import { discard, keep, kept, lastSeats, stored, type Kept } from '../src/app/store';

const GAME: Kept = { ruleset: 'kete', opponent: 4, side: 'S', moves: ['A6L'], resigned: null, over: false, started: '2026-01-01' };

function storage(): Storage {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, text: string) => void items.set(key, text),
    removeItem: (key: string) => void items.delete(key),
  } as unknown as Storage;
}

function refuse(): never {
  throw new DOMException('no', 'SecurityError');
}

/** As a browser that forbids storage: to name it is an error already. */
function forbid(): void {
  Object.defineProperty(globalThis, 'localStorage', { get: refuse, configurable: true });
}

let original: PropertyDescriptor | undefined;
beforeEach(() => {
  original = Object.getOwnPropertyDescriptor(globalThis, 'localStorage');
  Object.defineProperty(globalThis, 'localStorage', { value: storage(), configurable: true, writable: true });
});
afterEach(() => {
  if (original) Object.defineProperty(globalThis, 'localStorage', original);
  vi.unstubAllGlobals();
});

describe('storage', () => {
  it('keeps and forgets', () => {
    expect([write('a', 'text'), read('a')]).toEqual([true, 'text']);
    expect([writeJson('b', { n: 1 }), readJson('b')]).toEqual([true, { n: 1 }]);
    remove('a');
    expect([read('a'), readJson('a')]).toEqual([null, null]);
  });

  it('that is forbidden keeps nothing; what was written is remembered until it is removed', () => {
    forbid();
    expect([read('a'), readJson('a'), write('a', 'text'), writeJson('b', 1)]).toEqual([null, null, false, false]);
    expect([read('a'), readJson('b')]).toEqual(['text', 1]);
    expect(() => ['a', 'b'].forEach(remove)).not.toThrow();
    expect(read('a')).toBeNull();
  });

  it('that is full says so and remembers what came last', () => {
    write('a', 'text');
    localStorage.setItem = refuse;
    expect([write('a', 'more'), read('a')]).toEqual([false, 'more']);
    remove('a');
  });

  it('that holds something else finds nothing', () => {
    write('a', '{"moves":');
    expect(readJson('a')).toBeNull();
  });
});

describe('the kept game', () => {
  it('comes back until it is discarded', () => {
    keep(GAME);
    expect(kept()).toEqual(GAME);
    discard();
    expect(kept()).toBeNull();
  });

  it('loses of its clock and its match what makes no sense', () => {
    const spoilt = { ...GAME, clock: { minutes: 'x' }, left: [1], match: { won: 2 } } as unknown as Kept;
    keep(spoilt);
    expect(kept()).toEqual(GAME);
    const sound = { ...GAME, clock: { minutes: 3, seconds: 3 }, left: [180_000, 400], match: { won: [1, 0], game: 2 } } as Kept;
    expect(keep(sound)).toBe(stored());
    expect(kept()).toEqual(sound);
    discard();
  });

  it('stays on the table where nothing can be kept, as long as the page is open', () => {
    forbid();
    expect(() => keep(GAME)).not.toThrow();
    expect(kept()).toEqual(GAME);
    discard();
    expect(kept()).toBeNull();
    expect(lastSeats().opponent).toBe(1);
  });
});

describe('the language', () => {
  it('is found where storage is forbidden', async () => {
    forbid();
    vi.stubGlobal('navigator', { languages: ['en-GB'] });
    const { language, prefer, preferred, speak } = await import('../src/app/i18n.svelte');
    expect(preferred()).toBe('en');
    prefer('sw');
    await speak('sw');
    expect(language()).toBe('sw');
  });
});
