// Names and places: every hole has one place on the screen, and letters point where their owner sees them.
import { describe, expect, it } from 'vitest';
import {
  allHoles, counts, holeAt, isMine, layout, letterFor, neighbour, place, pointing, printed, size,
} from '../src/board/geometry';
import type { View } from '../src/board/types';

const LAYOUTS = [8, 12].flatMap((columns) =>
  [false, true].flatMap((narrow) => [false, true].map((flipped) => layout(columns, narrow, flipped))),
);

describe('places', () => {
  it.each(LAYOUTS)('are different and on the board: %o', (l) => {
    const { width, height } = size(l);
    const points = allHoles(l.columns).map((hole) => place(hole, l));
    expect(new Set(points.map((p) => `${p.x},${p.y}`)).size).toBe(4 * l.columns);
    for (const p of points) {
      expect(p.x - l.radius).toBeGreaterThan(0);
      expect(p.x + l.radius).toBeLessThan(width);
      expect(p.y - l.radius).toBeGreaterThan(0);
      expect(p.y + l.radius).toBeLessThan(height);
    }
  });

  it.each(LAYOUTS)('keep holes apart: %o', (l) => {
    const points = allHoles(l.columns).map((hole) => place(hole, l));
    for (const [i, a] of points.entries())
      for (const b of points.slice(i + 1)) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(2 * l.radius);
  });

  it('put my side below, and at the right when turned', () => {
    const l = layout(8, false, false);
    expect(place('A1', l).y).toBeGreaterThan(place('a1', l).y);
    expect(isMine('a1', layout(8, false, true))).toBe(true);
    const turned = layout(12, true, false);
    expect(turned.turned).toBe(true);
    expect(place('A1', turned).x).toBeGreaterThan(place('a1', turned).x);
  });
});

describe('names', () => {
  it('read as they are printed', () => {
    expect(printed('a1', 8)).toEqual({ row: 1, column: 7 });
    expect(printed('B3', 8)).toEqual({ row: 3, column: 2 });
    for (const hole of allHoles(12)) {
      const { row, column } = printed(hole, 12);
      expect(holeAt(row, column, 12)).toBe(hole);
    }
    expect(holeAt(0, 8, 8)).toBeNull();
  });

  it('count what the rows say', () => {
    const rows = [[1, 0, 0, 0, 0, 0, 0, 2], [3, 0, 0, 0, 0, 0, 0, 4], [5, 0, 0, 0, 0, 0, 0, 6], [7, 0, 0, 0, 0, 0, 0, 8]];
    const seen = counts({ rows, columns: 8 } as View);
    expect([seen.b8, seen.b1, seen.a8, seen.a1, seen.A1, seen.A8, seen.B1, seen.B8]).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });
});

describe('letters', () => {
  it('point from the owner’s seat', () => {
    const l = layout(8, false, false);
    expect(pointing('A5', 'R', l).x).toBe(1);
    expect(pointing('a5', 'R', l).x).toBe(-1);
    expect(pointing('a5', 'R', layout(8, false, true)).x).toBe(1);
    expect(pointing('A5', 'R', layout(12, true, false)).y).toBe(-1);
  });

  it('are found by a swipe along the row, not across it', () => {
    const l = layout(8, false, false);
    expect(letterFor('A5', { x: 40, y: 5 }, l)).toBe('R');
    expect(letterFor('a5', { x: 40, y: 5 }, l)).toBe('L');
    expect(letterFor('A5', { x: 5, y: 40 }, l)).toBeNull();
  });

  it.each(LAYOUTS)('arrow keys go to the next hole on the screen: %o', (l) => {
    for (const hole of allHoles(l.columns)) {
      const right = neighbour(hole, 1, 0, l);
      if (right) expect(place(right, l).x).toBeGreaterThan(place(hole, l).x);
      const down = neighbour(hole, 0, 1, l);
      if (down) expect(place(down, l).y).toBeGreaterThan(place(hole, l).y);
    }
  });
});
