// The browser door: what goes through it, and what is thrown instead of a panic.
import { beforeAll, describe, expect, it } from 'vitest';
import { checkPosition, LEVELS, newGame, readRecords, replayed, writeRecords } from '../src/engine/door';
import { Engine } from '../src/engine/pkg/engine/namua_engine.js';
import { Game } from '../src/engine/pkg/rules/namua_rules.js';
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

describe('records as trees', () => {
  const text = `[South "Asha"]
[Variant "kete"]

{before} 1. A6L! {a {quick one} (1. A6R a6L {other} (1... a7R)) 1... a5R $2 *

[Variant "kimasai"]

1. A2 a2 *
`;

  it('are read with all that is said in them, and written again', () => {
    const { value, fault } = readRecords(text);
    expect(fault).toBeNull();
    const [kete, kimasai] = value!;
    expect(kete).toMatchObject({ ruleset: 'kete', tags: [['South', 'Asha']], result: '*', termination: null });
    expect(kete!.line.comments).toEqual(['before']);
    expect(kete!.line.moves.map((node) => [node.move, node.glyphs])).toEqual([['A6L*', [1]], ['a5R', [2]]]);
    expect(kete!.line.moves[0]!.comments).toEqual(['a {quick one']);
    const [other] = kete!.line.moves[0]!.variations;
    expect(other!.moves.map((node) => node.move)).toEqual(['A6R*', 'a6L*']);
    expect(other!.moves[1]!.variations[0]!.moves[0]!.move).toBe('a7R*');
    expect(kimasai!.ruleset).toBe('kimasai');
    const written = writeRecords(value!).value!;
    expect(readRecords(written).value).toEqual(value);
    expect(writeRecords(readRecords(written).value!).value).toBe(written);
  });

  it('keep what people write', () => {
    const [game] = readRecords('1. A6L *', 'kete').value!;
    game!.tags.push(['North', 'the "quick" \\ one'], ['Site', 'two\nlines']);
    game!.line.moves[0]!.comments.push('a } brace', 'and\n  lines');
    const again = readRecords(writeRecords([game!]).value!).value![0]!;
    expect(again.line.moves[0]!.comments).toEqual(['a } brace', 'and lines']);
    expect(again.tags).toEqual([['Site', 'two lines'], ['North', 'the "quick" \\ one']]);
  });

  it('say what is wrong, and where', () => {
    const wrong = readRecords('{ħ}\n1. A5L *');
    expect(wrong.value).toBeNull();
    expect(wrong.fault).toMatchObject({ from: 7, to: 10, line: 2 });
    const [reason] = wrong.fault!.reasons;
    expect(reason).toMatchObject({ rule: 'K12', id: 'refuse-house-barred', args: { hole: 'A5', number: 1, text: 'A5L' } });
    expect(reason!.possible).toContain('A6L');
    expect(readRecords('[Variant "chess"]').fault!.reasons[0]).toMatchObject({ id: 'position-ruleset', args: { text: 'chess' } });
    expect(readRecords('1. A6L {no end').fault!.reasons[0]).toMatchObject({ id: 'record-unclosed', args: { what: 'comment' } });
    const [game] = readRecords('1. A6L *').value!;
    game!.line.moves[0]!.move = 'A5L';
    expect(writeRecords([game!]).fault!.reasons[0]!.rule).toBe('K12');
  });
});

describe('set-ups', () => {
  const text = '0,0,0,0,0,0,0,0/0,2,2,6,0,0,0,0/0,0,0,0,6,2,2,0/0,0,0,0,0,0,0,0 S 21,20 Aa -';

  it('are refused with every reason, some of which can be forgiven', () => {
    const strict = checkPosition('kiswahili', text);
    expect(strict.problems.map((p) => [p.id, p.forgivable])).toEqual([['problem-total', true], ['problem-out-of-step', true]]);
    expect(strict.problems[0]!.args).toEqual({ seeds: 61, ruleset: 'kiswahili' });
    expect(strict.view).toBeNull();
    const lenient = checkPosition('kiswahili', text, true);
    expect(lenient.problems).toEqual(strict.problems);
    expect(lenient.view!.reserves).toEqual([21, 20]);
    expect(newGame('kiswahili', text, true).moves().length).toBeGreaterThan(0);
  });

  it('can be read although they cannot be played', () => {
    const { setup, problems, view } = checkPosition('kete', 'kujifunza 0,0,0,0,0,0,0,0/0,0,0,0,0,0,0,0/1,1,0,0,9,0,0,0/0,0,0,0,0,0,0,0 N 0,3 A a4', true);
    expect(view).toBeNull();
    expect(setup).toMatchObject({ ruleset: 'kujifunza', turn: 'N', reserves: [0, 3], houses: [true, false], reserved: 'a4' });
    expect(problems.map((p) => p.id)).toEqual(expect.arrayContaining(['problem-front-row', 'problem-no-houses', 'problem-no-reserve']));
  });

  it('are read with their faults of syntax', () => {
    expect(checkPosition('kete', '1,2/3').fault!.reasons[0]).toMatchObject({ id: 'position-rows', args: { count: 2 } });
    expect(checkPosition('kete', text.replace('Aa -', '')).fault!.reasons[0]).toMatchObject({ id: 'position-missing', args: { field: 'houses' } });
    expect(checkPosition('kete', text.replace(' S ', '_Q_')).fault).toMatchObject({ reasons: [{ id: 'position-side', args: { text: 'Q' } }] });
  });
});

describe('the engine', () => {
  it('plays legal moves at every level', () => {
    const engine = new Engine();
    for (const level of LEVELS) {
      const move = engine.choose('kujifunza', 'startpos', [], level, 5n);
      expect(newGame('kujifunza').moves().map((m) => m.move)).toContain(move);
    }
  }, 30000);

  it('has the levels that the page offers', () => {
    expect([...Engine.levels()]).toEqual(LEVELS);
  });

  it('refuses what it cannot play', () => {
    const engine = new Engine();
    expect(String(thrown(() => engine.choose('kete', 'startpos', ['A5L'], 1, 1n)))).toMatch(/K12/);
    expect(String(thrown(() => engine.choose('kete', 'startpos', [], 11, 1n)))).toMatch(/level 11/);
  });
});
