// The browser door: what goes through it, and what is thrown instead of a panic.
import { beforeAll, describe, expect, it } from 'vitest';
import { levels, newGame, replayed } from '../src/engine/door';
import { Engine, Game } from '../src/engine/pkg/namua_wasm.js';
import type { Refusal, RulesetName } from '../src/board/types';
import { ready } from './rules';

beforeAll(ready);

function thrown(act: () => unknown): unknown {
  try {
    act();
  } catch (error) {
    return error;
  }
  throw new Error('nothing was thrown');
}

describe('positions', () => {
  it('start as the rules say', () => {
    const view = newGame('kiswahili').view();
    expect(view.rows[2]).toEqual([0, 0, 0, 0, 6, 2, 2, 0]);
    expect(view.reserves).toEqual([22, 22]);
    expect(view.houses).toEqual(['functional', 'functional']);
    expect([view.turn, view.stage, view.reserved, view.outcome]).toEqual(['S', 'namua', null, null]);
    expect(newGame('kimasai').view()).toMatchObject({ columns: 12, stage: null, houses: ['none', 'none'] });
    expect(newGame('kujifunza').view()).toMatchObject({ stage: 'mtaji', houses: ['none', 'none'] });
  });

  it('are refused with their reasons', () => {
    expect(String(thrown(() => newGame('kete', '1,2/3')))).toMatch(/Error/);
    expect(String(thrown(() => newGame('chess' as RulesetName)))).toMatch(/chess/);
    expect(String(thrown(() => newGame('kete').viewAt(7)))).toMatch(/ply 7/);
    expect(String(thrown(() => newGame('kete').trace(0)))).toMatch(/ply 0/);
  });
});

describe('moves', () => {
  it('that are not legal name their rule', () => {
    const game = newGame('kiswahili');
    const refusal = thrown(() => game.play('A5L')) as Refusal;
    expect(refusal).toMatchObject({ rule: 'K12', id: 'refuse-house-barred', args: { hole: 'A5' } });
    expect(refusal.possible).toContain('A6L');
    expect(game.whyNot('A6L')).toBeNull();
    expect(game.whyNot('a6L')?.rule).toBe('not-yours');
    expect(String(thrown(() => game.play('nonsense')))).toMatch(/Error/);
    expect(game.ply()).toBe(0);
  });

  it('say when the house will ask', () => {
    const game = replayed('kiswahili', ['A6L', 'a5R', 'A3L']);
    const asked = game.moves().filter((m) => m.choice);
    expect(asked.map((m) => m.move)).toEqual(expect.arrayContaining(['a7R', 'a7R+']));
    const [stop, on] = ['a7R', 'a7R+'].map((m) => game.preview(m));
    const at = stop!.findIndex((s) => s.kind === 'stop');
    expect(stop!.slice(0, at)).toEqual(on!.slice(0, at));
    expect(on![at]).toEqual({ kind: 'safari', hole: 'a5' });
  });

  it('can be taken back', () => {
    const game = replayed('kiswahili', ['A6L', 'a5R', 'A3L']);
    game.undo(2);
    expect(game.history()).toEqual(['A6L*']);
    expect(game.viewAt(0).text).toBe(newGame('kiswahili').view().text);
  });
});

describe('records', () => {
  it('are written and read again', () => {
    const game = replayed('kete', ['A6L', 'a5R']);
    game.resign('S');
    const record = game.record({ South: 'Asha', North: 'Juma', Result: '1-0' });
    expect(record).toMatch(/\[South "Asha"\]/);
    const again = Game.read(record);
    expect(again.view()).toEqual(game.view());
    expect(again.view().outcome).toEqual({ result: '0-1', reason: 'resignation' });
    expect(String(thrown(() => Game.read('1. A5L *')))).toMatch(/K12/);
  });
});

describe('the engine', () => {
  it('plays legal moves at every level', () => {
    const engine = new Engine();
    for (const level of levels()) {
      const move = engine.choose('kujifunza', 'startpos', [], level, 5n);
      expect(newGame('kujifunza').moves().map((m) => m.move)).toContain(move);
    }
  }, 30000);

  it('refuses what it cannot play', () => {
    const engine = new Engine();
    expect(String(thrown(() => engine.choose('kete', 'startpos', ['A5L'], 1, 1n)))).toMatch(/K12/);
    expect(String(thrown(() => engine.choose('kete', 'startpos', [], 11, 1n)))).toMatch(/level 11/);
  });
});
