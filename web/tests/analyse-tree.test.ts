// The tree of moves: from a record and back, and what one may do to it.
import { beforeAll, describe, expect, it } from 'vitest';
import { numberOf, numberSays, reworded, signs, spoken } from '../src/app/analyse/notation';
import { branch, fromRecord, grow, isBare, isMain, mainFrom, pathTo, promote, remove, toLine, type Node } from '../src/app/analyse/tree';
import { readRecords, writeRecords } from '../src/engine/door';
import { ready } from './rules';

beforeAll(ready);

const TEXT = '[South "Asha"]\n{before} 1. A6L! {a quick one} (1. A6R a6L {other} (1... a7R)) (1. A7L) 1... a5R $2 *';

function game() {
  return readRecords(TEXT, 'kete').value![0]!;
}

function moves(nodes: Node[]): string {
  return nodes.map((node) => node.move).join(' ');
}

describe('a tree', () => {
  it('is a record again', () => {
    const read = game();
    const line = toLine(fromRecord(read));
    expect(line).toEqual(read.line);
    expect(writeRecords([{ ...read, line }]).value).toBe(writeRecords([read]).value);
  });

  it('knows its lines', () => {
    const tree = fromRecord(game());
    expect(moves(mainFrom(tree))).toBe('A6L* a5R');
    expect(moves(tree.children)).toBe('A6L* A6R* A7L*');
    const a7R = tree.children[1]!.children[1]!;
    expect(moves(pathTo(a7R))).toBe('A6R* a7R*');
    expect(isMain(a7R)).toBe(false);
    expect(branch(a7R)).toBe(a7R);
    expect(branch(tree.children[0]!)).toBeNull();
    expect(isBare(tree)).toBe(false);
    expect(isBare(fromRecord(readRecords('1. A6L a5R *', 'kete').value![0]!))).toBe(true);
  });

  it('grows, promotes and forgets', () => {
    const tree = fromRecord(game());
    expect(grow(tree, 'A6R')).toBe(tree.children[1]);
    const a7R = tree.children[1]!.children[1]!;
    promote(a7R);
    promote(a7R);
    expect(moves(mainFrom(tree))).toBe('A6R* a7R*');
    promote(a7R);
    expect(isMain(a7R)).toBe(true);
    expect(remove(a7R.parent!)).toBe(tree);
    expect(moves(mainFrom(tree))).toBe('A6L* a5R');
    expect(writeRecords([{ ...game(), line: toLine(tree) }]).fault).toBeNull();
  });
});

describe('notation', () => {
  it('has signs, words and numbers', () => {
    expect(signs([1, 6, 14])).toBe('! ?! $14');
    const comments = ['[%eval 0.35]', 'a word [%clk 1] here'];
    expect(spoken(comments)).toBe('a word  here');
    expect(reworded(comments, ' new ')).toEqual(['[%eval 0.35]', '[%clk 1]', 'new']);
    expect(numberOf(1, 'S')).toEqual({ number: 1, south: true });
    expect(numberOf(1, 'N')).toEqual({ number: 1, south: false });
    expect(numberOf(2, 'N')).toEqual({ number: 2, south: true });
    expect([numberSays(20, 'S'), numberSays(21, 'S'), numberSays(1, 'N')]).toEqual(['10…', '11.', '1…']);
  });
});
