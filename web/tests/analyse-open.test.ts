// Opening: addresses and pasted texts become games, or faults with their reasons. Setting up: what the rules say.
import { beforeAll, describe, expect, it } from 'vitest';
import { begun, gamesIn, gamesOf, linkIn } from '../src/app/analyse/open';
import { analyseHash, readHash } from '../src/app/analyse/state';
import { SetUp, textOf } from '../src/app/analyse/setup.svelte';
import { newGame } from '../src/engine/door';
import { ready } from './rules';

beforeAll(ready);

const LATE = '0,0,0,0,0,0,0,0/0,0,0,0,0,0,0,1/2,0,0,0,0,0,0,0/0,0,0,0,0,0,0,0 S 0,0 - -';

describe('an address', () => {
  const opened = (hash: string) => gamesOf(readHash(hash)!);

  it('opens a game of moves, with its signs', () => {
    const [game] = opened('position=kete_startpos&moves=A6L.a5R').value!;
    expect(game).toMatchObject({ ruleset: 'kete', start: newGame('kete').view().text, result: '*' });
    expect(game!.line.moves.map((node) => node.move)).toEqual(['A6L*', 'a5R']);
  });

  it('opens a game that has ended', () => {
    const game = newGame('kujifunza', LATE, true);
    const move = game.moves().find((legal) => legal.wins)!;
    const [read] = opened(analyseHash({ ruleset: 'kujifunza', position: LATE, moves: [move.move] })).value!;
    expect(read).toMatchObject({ result: '1-0', termination: 'no move' });
  });

  it('opens a record', () => {
    const record = '[South "Asha"]\n\n1. A6L* {so} (1. A7R) *';
    expect(opened(analyseHash({ record })).value![0]!.tags).toEqual([['South', 'Asha']]);
  });

  it('says what is wrong', () => {
    expect(opened('position=kete_startpos&moves=A5L').fault!.reasons[0]!.rule).toBe('K12');
    expect(opened('position=kete_1,2/3').fault!.reasons[0]!.id).toBe('position-rows');
    expect(opened(`position=kiswahili_${'0,0,0,0,0,0,0,0/'.repeat(3)}0,0,0,0,0,0,0,0_S_0,0_-_-`).fault!.reasons.map((r) => r.id)).toEqual(['problem-front-row', 'problem-front-row']);
  });
});

describe('a pasted text', () => {
  it('is a position, with its ruleset or without', () => {
    const { text } = newGame('kiswahili').view();
    for (const pasted of [text, ` ${text}\n`, `kiswahili ${text}`, 'startpos', 'kiswahili_startpos', text.replaceAll(' ', '_')]) {
      expect(gamesIn(pasted, 'kiswahili').value).toEqual([begun('kiswahili', text)]);
    }
    expect(gamesIn('kimasai startpos', 'kete').value![0]!.ruleset).toBe('kimasai');
    expect(gamesIn(LATE, 'kujifunza').value![0]!.start).toBe(LATE);
    expect(gamesIn('1,2/3/4/5 S', 'kete').fault!.reasons[0]!.id).toBe('position-columns');
  });

  it('is a link to an analysis', () => {
    const state = 'position=kete_startpos&moves=A6L.a5R&ply=1';
    const record = analyseHash({ record: '[Variant "kete"]\n\n1. A6L a5R *' });
    for (const link of [`http://localhost:8080/en/analyse/#${state}`, ` https://namua.example/a/gu/analyse/#${record}\n`, `#${state}`, `/en/analyse/#${record}`, `namua.example/en/analyse/#${state}`, `https://namua.example/en/\nanalyse/#${state}`]) {
      expect(gamesIn(link, 'kiswahili').value![0]!.line.moves.map((node) => node.move)).toEqual(['A6L*', 'a5R']);
    }
    expect(linkIn('[Site "https://namua.example/#position=kete"] 1. A6L *')).toBeNull();
  });

  it('is a link that cannot be read', () => {
    for (const bad of ['position=zzz', 'state=zzz', 'record=%E0%A4%A', 'moves=A6L', 'position=kete_startpos&moves=%E0%A4%A', '']) {
      expect([bad, readHash(bad)]).toEqual([bad, null]);
      expect(gamesIn(`http://namua.example/en/analyse/#${bad}`, 'kete').fault!.reasons.map((reason) => reason.id)).toEqual(['analyse-link-wrong']);
    }
    expect(gamesIn('https://namua.example/', 'kete').fault!.reasons[0]!.id).toBe('analyse-link-wrong');
    expect(gamesIn('#position=kete_startpos&moves=A5L', 'kete').fault!.reasons.map((reason) => reason.rule)).toEqual([null, 'K12']);
  });

  it('is a record, or several', () => {
    expect(gamesIn('1. A6L a5R *', 'kete').value![0]!.ruleset).toBe('kete');
    expect(gamesIn('[Variant "kimasai"]\n1. A2 1-0\n[Date "2026/11/30"] 1. A7R', 'kete').value!.map((game) => game.ruleset)).toEqual(['kimasai', 'kete']);
    expect(gamesIn('1. A6L {1/2/3/4} *', 'kete').value).toHaveLength(1);
    expect(gamesIn('hello', 'kete').fault!.reasons[0]!.id).toMatch(/^move-/);
    expect(gamesIn(' ', 'kete').fault!.reasons[0]!.id).toBe('record-empty');
  });
});

describe('a set-up', () => {
  it('is written as it is read', () => {
    for (const ruleset of ['kiswahili', 'kete', 'kujifunza', 'kimasai'] as const) {
      const { text } = newGame(ruleset).view();
      expect(textOf(new SetUp(ruleset, text).setup)).toBe(text);
    }
  });

  it('is changed hole by hole', () => {
    const setup = new SetUp('kiswahili', newGame('kiswahili').view().text);
    setup.put('a1', 3);
    setup.put('A5', 0);
    setup.reserve('N', 19);
    expect(setup.check.problems.map((problem) => problem.id)).toEqual(['problem-total', 'problem-house-empty', 'problem-out-of-step']);
    expect(setup.check.view).toBeNull();
    expect(setup.view.houses).toEqual(['dormant', 'functional']);
    expect(setup.total).toBe(58);
    setup.own('S', false);
    expect(setup.check.view).not.toBeNull();
    setup.put('A1', -4);
    setup.put('A2', 1000);
    expect([setup.count('A1'), setup.count('A2'), setup.count('a1')]).toEqual([0, 255, 3]);
  });

  it('takes a typed text only if its counts can be', () => {
    const { text } = newGame('kiswahili').view();
    const setup = new SetUp('kiswahili', text);
    const typed = text.replace(',2,2,', ',2,99999999999999999999,');
    const fault = setup.type(typed)!;
    expect([typed.slice(fault.from, fault.to), fault.reasons.map((reason) => reason.id)]).toEqual(['99999999999999999999', ['problem-count']]);
    expect(setup.text).toBe(text);
    expect(setup.type(text.replace('22,22', '22,4294967297'))!.reasons.map((reason) => reason.id)).toEqual(['problem-reserve-count']);
    expect(setup.type('1,2/3')!.reasons[0]!.id).toBe('position-rows');
    expect(setup.type(text.replace(',2,2,', ',2,1,'))).toBeNull();
    expect(setup.total).toBe(63);
    // Opened as a text it says the same, and names no sum.
    expect(gamesIn(typed, 'kiswahili').fault!.reasons.map((reason) => reason.id)).toEqual(['problem-count']);
  });

  it('becomes another game', () => {
    const setup = new SetUp('kete', newGame('kete').view().text);
    setup.become('kujifunza');
    expect(setup.check.problems.map((problem) => problem.id)).toEqual(['problem-total']);
    setup.become('kimasai');
    expect(setup.text).toBe(newGame('kimasai').view().text);
    setup.clear();
    expect(setup.check.problems.map((problem) => problem.id)).toEqual(['problem-no-stones', 'problem-no-stones']);
    expect(setup.read('kete', 'nothing')).toBe(false);
  });
});
