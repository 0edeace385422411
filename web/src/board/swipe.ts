// A swipe that begins on a hole and runs along its row plays that way; a short touch is a click.
import type { Point } from './geometry';

const FAR = 26;

/** Milliseconds in which the click of a swipe comes, if one comes at all. */
const ECHO = 400;

export class Swipe {
  private from: Point | null = null;
  /** When the last swipe ended: the click that follows it is not taken for a choice. */
  private swiped = -Infinity;

  /** The hole keeps the pointer, so that the swipe ends where it began, wherever the finger is. */
  down(event: PointerEvent): void {
    this.from = { x: event.clientX, y: event.clientY };
    this.swiped = -Infinity;
    (event.currentTarget as Element).setPointerCapture(event.pointerId);
  }

  /** The movement of a finished swipe, or null for a short touch. */
  up(event: PointerEvent): Point | null {
    const from = this.from;
    this.from = null;
    if (!from) return null;
    const move = { x: event.clientX - from.x, y: event.clientY - from.y };
    if (Math.hypot(move.x, move.y) < FAR) return null;
    this.swiped = event.timeStamp;
    return move;
  }

  cancel(): void {
    this.from = null;
  }

  /** Whether a click is only the end of a swipe; asked once. */
  takesClick(event: MouseEvent): boolean {
    const taken = event.timeStamp - this.swiped < ECHO;
    this.swiped = -Infinity;
    return taken;
  }
}
