// Going through a lesson: which step, what has been tried in it, and what is to be said about that.
import type { MoveInfo, Refusal } from '../../board/types';
import { Attempt } from './attempt.svelte';
import { accepts, holeOf, rulesetOf, words, type Course, type Lesson, type Step } from './lessons';

/** What was tried last, and whether it was what the step asks for. */
export type Tried =
  | { kind: 'move'; right: boolean; move: MoveInfo }
  | { kind: 'hole'; right: boolean; hole: string }
  | { kind: 'refused'; right: boolean; hole: string; refusal: Refusal };

export class Doing {
  readonly course: Course;
  readonly lesson: Lesson;
  index = $state(0);
  tried = $state.raw<Tried | null>(null);
  /** The answer was shown, not found. */
  shown = $state(false);
  attempt = $state.raw<Attempt>()!;

  constructor(course: Course, lesson: Lesson) {
    this.course = course;
    this.lesson = lesson;
    this.attempt = this.begun();
  }

  readonly step = $derived.by((): Step => this.lesson.steps[this.index]!);
  readonly last = $derived.by(() => this.index === this.lesson.steps.length - 1);
  readonly right = $derived.by(() => this.tried?.right ?? false);
  /** A hole is asked for, no move. */
  readonly pointing = $derived.by(() => this.step.point !== undefined && !this.right);

  /** The id of the words of this step. */
  id(part = ''): string {
    return words(this.course, this.lesson, this.index, part);
  }

  pointAt(hole: string): void {
    const right = hole === this.step.point;
    this.settle({ kind: 'hole', right, hole });
    if (right) this.demonstrate();
  }

  /** The board has refused a wish. */
  wasRefused(refusal: Refusal, hole: string): void {
    const { refused } = this.step;
    const right = refused?.rule === refusal.rule && refused.wish.some((move) => holeOf(move) === hole);
    this.settle({ kind: 'refused', right, hole, refusal });
  }

  again(): void {
    this.tried = null;
    this.shown = false;
    this.attempt.again();
  }

  next(): void {
    if (!this.last) this.goTo(this.index + 1);
  }

  goTo(index: number): void {
    this.attempt.close();
    this.index = index;
    this.tried = null;
    this.shown = false;
    this.attempt = this.begun();
  }

  /** The move that answers the step, if a move does. */
  answer(): string | null {
    const { attempt, step } = this;
    return attempt.moves.find((move) => accepts(step, move))?.move ?? null;
  }

  /** Shows the answer as if it had been found. */
  show(): void {
    this.again();
    this.shown = true;
    const { point, refused } = this.step;
    if (point) return this.pointAt(point);
    const wish = refused?.wish[0];
    const refusal = wish ? this.attempt.game.whyNot(wish) : null;
    if (wish && refusal) this.wasRefused(refusal, holeOf(wish));
    const move = this.answer();
    if (move) void this.attempt.play(move);
  }

  close(): void {
    this.attempt.close();
  }

  private begun(): Attempt {
    return new Attempt(rulesetOf(this.course, this.step), this.step.position, (move) => this.wasMade(move));
  }

  private wasMade(move: MoveInfo): void {
    // The move that proves a hole right is not an answer itself.
    if (this.tried?.kind === 'hole' && this.right) return;
    this.settle({ kind: 'move', right: accepts(this.step, move), move });
  }

  private settle(tried: Tried): void {
    this.tried = tried;
    this.attempt.open = !tried.right;
  }

  private demonstrate(): void {
    if (this.step.demo) void this.attempt.play(this.step.demo);
  }
}
