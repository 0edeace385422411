// Films, laps and threads of moves that the rules have traced.
import { beforeAll, describe, expect, it } from 'vitest';
import { counts, layout } from '../src/board/geometry';
import { account } from '../src/board/laps';
import { thread } from '../src/board/thread';
import { frameAt, LONGEST, timeline } from '../src/board/timeline';
import type { RulesetName, Step, View } from '../src/board/types';
import { replayed } from '../src/engine/door';
import { randomGame, ready } from './rules';

beforeAll(ready);

const RULESETS: RulesetName[] = ['kiswahili', 'zanzibar', 'kete', 'kujifunza', 'kimasai'];

function seeds(of: Record<string, number>): number {
  return Object.values(of).reduce((sum, n) => sum + n, 0);
}

describe.each(RULESETS)('films of %s', (ruleset) => {
  it('end on the position after the move, and lose no seed on the way', () => {
    for (const { before, steps, after } of randomGame(ruleset, 5)) {
      const film = timeline(before, steps, after);
      const last = film.frames.at(-1)!;
      expect(last.counts).toEqual(counts(after));
      expect(last.reserves).toEqual(after.reserves);
      expect([last.houses, last.reserved]).toEqual([after.houses, after.reserved]);
      if (ruleset === 'kimasai') continue;
      for (const frame of film.frames) {
        const all = seeds(frame.counts) + frame.reserves[0] + frame.reserves[1] + (frame.hand?.seeds ?? 0);
        expect(all).toBe(64);
      }
    }
  });

  it('change a house and the knot only when the hand does', () => {
    for (const seed of [1, 2, 3, 4, 5, 6]) {
      for (const { before, steps, after } of randomGame(ruleset, seed)) {
        let [houses, reserved] = [before.houses, before.reserved];
        const { frames } = timeline(before, steps, after);
        for (const frame of frames.slice(0, -1)) {
          const { step } = frame;
          const hole = step.kind === 'capture' ? step.from : 'hole' in step ? step.hole : '';
          const emptied = (step.kind === 'lift' || step.kind === 'capture') && frame.counts[hole] === 0;
          if (frame.houses !== houses) expect([emptied, hole.toUpperCase()]).toEqual([true, 'A5']);
          if (frame.reserved !== reserved) expect(emptied ? reserved : frame.reserved).toBe(hole);
          [houses, reserved] = [frame.houses, frame.reserved];
        }
      }
    }
  });

  it('count what is captured', () => {
    for (const { before, steps, move, after } of randomGame(ruleset, 7)) {
      const { frames } = timeline(before, steps, after);
      expect(frames[0]!.captured).toBe(steps[0]!.kind === 'capture' ? steps[0]!.seeds : 0);
      expect(frames.at(-1)!.captured).toBe(move.captured);
      if (ruleset === 'kimasai') expect(seeds(counts(before)) - seeds(counts(after))).toBe(move.captured);
    }
  });

  it('are never longer than ten seconds', () => {
    for (const { before, steps, after } of randomGame(ruleset, 11)) {
      expect(timeline(before, steps, after).length).toBeLessThanOrEqual(LONGEST + 1);
    }
  });

  it('are told by laps that end where the move ends', () => {
    for (const { steps, move } of randomGame(ruleset, 23)) {
      const told = account(steps);
      expect(told.captures.reduce((sum, c) => sum + c.seeds, 0)).toBe(move.captured);
      expect(told.end).toBe(move.end);
      expect(told.reserves).toBe(move.reserves);
      if (ruleset !== 'kimasai') expect(told.laps.length).toBe(move.laps);
      expect(told.laps.every((lap) => lap.why !== 'going')).toBe(true);
    }
  });

  it('leave a thread that stays on the board', () => {
    const l = layout(ruleset === 'kimasai' ? 12 : 8, false, false);
    for (const { steps } of randomGame(ruleset, 3)) {
      const way = thread(account(steps), l);
      expect(way.laps.length).toBeGreaterThan(0);
      expect(way.laps.map((lap) => lap.d).join('')).not.toMatch(/NaN|undefined/);
    }
  });
});

describe('a house', () => {
  it('stands until the safari lifts it', () => {
    const game = replayed('kiswahili', ['A6L', 'a5R', 'A3L']);
    const before = game.view();
    game.play('a7R+');
    const { frames } = timeline(before, game.trace(4), game.view());
    const at = frames.findIndex((f) => f.step.kind === 'lift' && f.step.hole === 'a5');
    expect(frames[at - 1]!.step.kind).toBe('safari');
    expect(frames.slice(0, at).every((f) => f.houses === before.houses)).toBe(true);
    expect(frames.slice(at).every((f) => f.houses[1] === 'gone')).toBe(true);
  });
});

describe('long films', () => {
  const before = { rows: [0, 1, 2, 3].map(() => Array<number>(8).fill(2)), columns: 8, reserves: [0, 0], turn: 'S' } as unknown as View;
  const lap: Step[] = [
    { kind: 'lift', hole: 'A1', seeds: 2, count: 0 },
    { kind: 'drop', hole: 'A2', count: 3, hand: 1 },
    { kind: 'drop', hole: 'A3', count: 3, hand: 0 },
    { kind: 'relay', hole: 'A3' },
  ];
  const film = timeline(before, Array.from({ length: 5000 }, () => lap).flat(), before);

  it('hurry after the third lap only as much as they must', () => {
    expect(film.length).toBeLessThanOrEqual(LONGEST + 1);
    expect(film.frames[0]!.lasts).toBeGreaterThan(150);
    expect(film.frames.at(-1)!.lasts).toBeLessThan(1);
  });

  it('find the frame of a time', () => {
    expect(frameAt(film, -1)).toBe(0);
    expect(frameAt(film, Infinity)).toBe(film.frames.length - 1);
    for (const i of [0, 1, 7, 500, 19999]) expect(frameAt(film, film.frames[i]!.at)).toBeGreaterThanOrEqual(i);
  });
});
