// Clocks: they run for one player at a time, stand still otherwise, add for moves, and flag once.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Clock, shown } from '../src/app/clock.svelte';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a clock', () => {
  it('runs for one player and stands still for none', () => {
    const clock = new Clock({ minutes: 1, seconds: 2 }, undefined, () => {});
    clock.run('S');
    vi.advanceTimersByTime(5000);
    clock.run(null);
    vi.advanceTimersByTime(5000);
    expect([Math.round(clock.of('S')), clock.of('N')]).toEqual([55_000, 60_000]);
    clock.moved('S');
    expect(Math.round(clock.of('S'))).toBe(57_000);
  });

  it('knows between two looks what has been used', () => {
    const clock = new Clock({ minutes: 1, seconds: 0 }, undefined, () => {});
    clock.run('N');
    vi.advanceTimersByTime(5050);
    clock.tick();
    expect(Math.round(clock.of('N'))).toBe(54_950);
    clock.run(null);
  });

  it('says once whose time has run out', () => {
    const flagged: string[] = [];
    const clock = new Clock({ minutes: 1, seconds: 0 }, [300, 60_000], (side) => flagged.push(side));
    clock.run('S');
    vi.advanceTimersByTime(2000);
    expect(flagged).toEqual(['S']);
    expect(clock.of('S')).toBe(0);
  });

  it('reads as a clock does', () => {
    expect([245_000, 60_000, 59_001, 9_950, 9_400, 100, 0].map(shown)).toEqual(['4:05', '1:00', '1:00', '0:10', '0:09.4', '0:00.1', '0:00']);
  });
});
