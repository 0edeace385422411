// The click at the end of a swipe is no choice; any later click is.
import { expect, it } from 'vitest';
import { Swipe } from '../src/board/swipe';

function at(timeStamp: number, clientX: number): PointerEvent {
  const currentTarget = { setPointerCapture: () => {} };
  return { timeStamp, clientX, clientY: 0, pointerId: 1, currentTarget } as unknown as PointerEvent;
}

it('a swipe takes the click that follows it, once', () => {
  const swipe = new Swipe();
  swipe.down(at(1000, 0));
  expect(swipe.up(at(1200, 60))).toEqual({ x: 60, y: 0 });
  expect([swipe.takesClick(at(1201, 60)), swipe.takesClick(at(1202, 60))]).toEqual([true, false]);
});

it('a swipe without a click takes no later one', () => {
  const swipe = new Swipe();
  swipe.down(at(1000, 0));
  swipe.up(at(1200, 60));
  expect(swipe.takesClick(at(9000, 0))).toBe(false);
});

it('a short touch is a click', () => {
  const swipe = new Swipe();
  swipe.down(at(1000, 0));
  expect(swipe.up(at(1100, 5))).toBeNull();
  expect(swipe.takesClick(at(1101, 5))).toBe(false);
});
