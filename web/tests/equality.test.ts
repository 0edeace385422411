// The module calculates as the program does: every judgement of 10,000 positions of each ruleset, and the nodes of every
// search of the bench. NAMUA_BIN names a program of the same source (`cargo xtask test web` sets it); without one the
// checksums that the engine's tests keep are still compared.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { bench, checksum, judgements, perft } from '../src/engine/pkg/engine/namua_engine.js';
import { ready } from './rules';

const SEED = 2026;
const COUNT = 10_000;
const RULESETS = ['kiswahili', 'zanzibar', 'kete', 'kujifunza', 'kimasai'];
const PROGRAM = process.env['NAMUA_BIN'];

beforeAll(ready);

function program(...args: string[]): unknown {
  const out = execFileSync(PROGRAM!, ['bench', '--json', ...args], { encoding: 'utf8', maxBuffer: 1 << 26 });
  return JSON.parse(out);
}

/** The positions judged otherwise, by number, with what the program and the module say; the first few of them. */
function differences(native: number[], wasm: Int32Array): [number, number | undefined, number | undefined][] {
  const all = Array.from({ length: Math.max(native.length, wasm.length) }, (_, n) => n);
  return all.filter((n) => native[n] !== wasm[n]).slice(0, 5).map((n) => [n, native[n], wasm[n]]);
}

const file = (path: string) => readFileSync(new URL(`../../crates/${path}`, import.meta.url), 'utf8');
const table = (path: string) => file(path).trim().split('\n').map((row) => row.split(' '));

describe('the rules', () => {
  it.each(RULESETS)('of %s count as their table says', (ruleset) => {
    const counts = table(`rules/tests/data/perft/${ruleset}.txt`).map(([, count]) => Number(count));
    expect([...perft(ruleset, 'startpos', counts.length)].map(Number)).toEqual(counts);
  }, 60_000);
});

describe('judgements', () => {
  const rows = table('engine/nets/judgements.txt');

  it.each(RULESETS)('of %s have the checksum written down', (ruleset) => {
    const values = judgements(ruleset, BigInt(SEED), COUNT);
    expect(values.length).toBe(COUNT);
    expect(checksum(values)).toBe(rows.find((row) => row[0] === ruleset)?.[2]);
  }, 60_000);

  it.skipIf(!PROGRAM)('are those of the program, one by one', () => {
    const native = program('--judgements', `${COUNT}`, '--seed', `${SEED}`) as Record<string, { values: number[] }>;
    expect(Object.keys(native).sort()).toEqual([...RULESETS].sort());
    for (const [ruleset, { values }] of Object.entries(native)) {
      expect(values.length, ruleset).toBe(COUNT);
      expect(new Set(values).size, ruleset).toBeGreaterThan(100);
      expect(differences(values, judgements(ruleset, BigInt(SEED), COUNT)), ruleset).toEqual([]);
    }
  }, 120_000);
});

describe('the bench', () => {
  it.skipIf(!PROGRAM)('looks at the same nodes as the program', () => {
    const native = program() as { nodes: number; searches: { position: string; nodes: number }[] };
    const wasm = [...bench()].map(Number);
    expect(native.searches.map(({ position }, n) => ({ position, nodes: wasm[n] }))).toEqual(native.searches);
    expect(wasm.reduce((all, nodes) => all + nodes)).toBe(native.nodes);
  }, 300_000);
});
