// Addresses of analyses: what is written is read again.
import { describe, expect, it } from 'vitest';
import { analyseHash, readHash, type AnalyseState } from '../src/app/analyse/state';

const position = '0,0,0,0,0,0,0,0/0,2,2,6,0,0,0,0/0,0,0,0,6,2,2,0/0,0,0,0,0,0,0,0 S 22,22 Aa -';

describe('an address', () => {
  it.each<AnalyseState>([
    { ruleset: 'kete', position: 'startpos', moves: [] },
    { ruleset: 'kiswahili', position, moves: ['A6L', 'a5R+'], ply: 1, near: 'N' },
    { record: '[South "Asha_B & co, 100 %"]\n[Variant "kete"]\n\n1. A6L* {a=b #1} (1. A6R) a5R *', ply: 0, side: [1, 0] },
  ])('holds %j', (state) => {
    const hash = analyseHash(state);
    expect(hash).not.toMatch(/[\s"#]/);
    expect(readHash(hash)).toEqual(state);
  });

  it('is readable: _ stands for the space', () => {
    expect(analyseHash({ ruleset: 'kete', moves: ['A6L*', 'a5R**'] })).toBe('position=kete_startpos&moves=A6L.a5R');
    expect(analyseHash({ ruleset: 'kiswahili', position })).toContain('position=kiswahili_0,0,0');
  });

  it('of something else is none', () => {
    for (const hash of ['', 'x', 'position=chess_startpos', 'record=', 'record=%', 'ply=3']) expect(readHash(hash)).toBeNull();
    expect(readHash('position=kete')).toEqual({ ruleset: 'kete', position: 'startpos', moves: [] });
  });
});
