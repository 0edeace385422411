// The shelf: games become records and games again, and of a file with faults what is sound is taken.
import { readFileSync } from 'node:fs';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { pieces } from '../src/app/analyse/split';
import { addRecords, imported } from '../src/app/imported';
import { putBack, recordOf, shelf, shelve, takeAway } from '../src/app/shelf';
import type { Kept } from '../src/app/store';
import { readRecords } from '../src/engine/door';
import { ready } from './rules';

beforeAll(ready);
beforeEach(() => {
  const items = new Map<string, string>();
  const storage = { getItem: (key: string) => items.get(key) ?? null, setItem: (key: string, text: string) => void items.set(key, text) };
  Object.defineProperty(globalThis, 'localStorage', { value: storage, configurable: true, writable: true });
});

const GAME: Kept = { ruleset: 'kete', opponent: 1, side: 'S', moves: ['A6L', 'a5R'], resigned: null, over: false, started: '2026-11-29T10:00:00' };
const NAMES = { S: '?', N: '?' };
const GOOD = '[Date "2026.11.28"]\n[Variant "kete"]\n\n1. A6L a5R *\n';
const BAD = '[Date "2026.11.27"]\n[Variant "kete"]\n\n1. A6L a5R\n2. A5L *\n';
const LAST = '[Date "2026.11.26"]\n[Variant "kimasai"]\n\n1. A2 *\n';

/** What the app calls a level in a language. */
function levelName(code: string, level: number): string {
  const bundle = new FluentBundle(code, { useIsolating: false });
  bundle.addResource(new FluentResource(readFileSync(new URL(`../../locales/${code}/web.ftl`, import.meta.url), 'utf8')));
  return bundle.formatPattern(bundle.getMessage('level-name')!.value!, { level });
}

describe('a game of the shelf', () => {
  const again = (text: string) => imported(readRecords(text).value![0]!);

  it.each([{ opponent: 1, side: 'S' }, { opponent: 10, side: 'N' }, { opponent: 'person', side: 'S' }] as const)('keeps its players: %o', (seats) => {
    expect(again(recordOf({ ...GAME, ...seats }, NAMES))).toMatchObject({ ...seats, moves: GAME.moves, over: false, resigned: null });
  });

  it.each(['en', 'sw', 'mt', 'be', 'gu'])('is known by the name of its level in %s', (code) => {
    for (const level of [1, 5, 10]) {
      const name = `Namua, ${levelName(code, level)}`;
      expect(again(`[South "?"]\n[North "${name}"]\n[Variant "kete"]\n\n1. A6L *`)).toMatchObject({ opponent: level, side: 'S' });
      expect(again(`[South "${name}"]\n[North "Asha"]\n[Variant "kete"]\n\n1. A6L *`)).toMatchObject({ opponent: level, side: 'N' });
    }
  });

  it('is a game of two where no level, or two, have played', () => {
    for (const [south, north] of [['Asha', 'Namuanga 3'], ['Namua, fundi 7', 'Namua, mchezaji 4'], ['?', 'Namua, bingwa 99']]) {
      expect(again(`[South "${south}"]\n[North "${north}"]\n\n1. A6L *`)).toMatchObject({ opponent: 'person' });
    }
  });

  it('comes back to its place', () => {
    const games = ['c', 'b', 'a'].map((started) => ({ ...GAME, started }));
    for (const game of games.toReversed()) shelve(game);
    takeAway('b');
    putBack(games[1]!, 1);
    expect(shelf()).toEqual(games);
  });
});

describe('a file of records', () => {
  it('gives its good games and says what is wrong with the others, with the line of the whole', () => {
    const text = `${GOOD}\n${BAD}\n${LAST}`;
    const { faults, ...counts } = addRecords(text);
    expect(counts).toEqual({ added: 2, known: 0, own: 0 });
    expect(shelf().map((game) => game.ruleset)).toEqual(['kete', 'kimasai']);
    expect(faults.map(({ line, from, to, reasons }) => [line, text.slice(from, to), reasons[0]!.id])).toEqual([[10, 'A5L', 'refuse-must-capture']]);
  });

  it('adds no game twice', () => {
    shelve(GAME);
    const text = recordOf(GAME, NAMES);
    expect(addRecords(`${text}\n${GOOD}\n${GOOD}`)).toMatchObject({ added: 1, known: 2 });
    expect(addRecords(text.replace('NorthLevel "1"', 'NorthLevel "2"'))).toMatchObject({ added: 1, known: 0 });
    // One that tells no day is the same on any.
    const undated = '[Variant "kete"]\n\n1. A6R *';
    expect(addRecords(undated)).toMatchObject({ added: 1, known: 0 });
    expect(addRecords(undated)).toMatchObject({ added: 0, known: 1 });
    expect(shelf()).toHaveLength(4);
  });

  it('may hold games that begin elsewhere, or none', () => {
    const late = '[Position "kujifunza 0,0,0,0,0,0,0,0/0,0,0,0,0,0,0,1/2,0,0,0,0,0,0,0/0,0,0,0,0,0,0,0 S 0,0 - -"]\n\n*\n';
    expect(addRecords(`${late}\n${GOOD}`)).toMatchObject({ added: 1, own: 1, faults: [] });
    expect(addRecords('[Variant "kete"]\n\n*')).toEqual({ added: 0, known: 0, own: 0, faults: [] });
    expect(addRecords('').faults[0]!.reasons[0]!.id).toBe('record-empty');
    expect(addRecords('hello').faults).toHaveLength(1);
  });

  it('is cut where games begin, and nowhere else', () => {
    const cut = (text: string) => pieces(text).map((piece) => piece.text.trim());
    const said = '[Event "a [b \\"c\\" ] d"]\n{first}\n1. A6L {see\n[Event "x"] there} (1. A6R ; [no "tag"]\n) a5R [%eval\n% [Site "x"]\n2. A3L *';
    expect(cut(`${said}\n\n${GOOD}`)).toEqual([said, GOOD.trim()]);
    expect(cut(`\ufeff{of mine}\n${GOOD}\r\n${GOOD}[Date "x"] 1. A6L`)).toHaveLength(3);
    // A comment that is never closed, and a tag that is torn.
    const open = '[Event "a"]\n\n1. A6L {so\n';
    expect(cut(`${open}\n${GOOD}\n[Event torn\n[Site "?"]\n\n1. A6L *\n${GOOD}`)).toEqual([open.trim(), GOOD.trim(), '[Event torn\n[Site "?"]\n\n1. A6L *', GOOD.trim()]);
    // Half a tag in the middle of moves makes no second game, and no good one of what stands before it.
    expect(cut('1. A6L [oops')).toHaveLength(1);
    expect(addRecords(`1. A6L\n[oops a5R *\n\n${GOOD}`)).toMatchObject({ added: 1, faults: [{ line: 2 }] });
    expect(pieces(`${GOOD}${GOOD}`)[1]).toMatchObject({ from: GOOD.length, lines: 4 });
  });
});
