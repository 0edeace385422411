// Solving one puzzle: a right move is answered, a wrong one shown and put back.
import type { MoveInfo } from '../../board/types';
import { Exercise } from '../exercise.svelte';
import { speed } from '../settings.svelte';
import type { How } from './kept.svelte';
import type { Puzzle } from './puzzles';
import { refuted, type Refuted } from './refuted';

export type Stage = 'open' | 'answer' | 'wrong' | 'on' | 'solved' | 'shown';

/** A move stays on the board so long before it is answered or put back: one wants to see what it did. */
const LOOK = { answer: 600, wrong: 1800 };

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

export class Solving {
  readonly puzzle: Puzzle;
  readonly exercise: Exercise;
  stage = $state<Stage>('open');
  wrong = $state.raw<{ move: string; why: Refuted } | null>(null);
  /** A hint, a wrong move: it was not found alone. */
  helped = $state(false);
  hinted = $state(false);
  /** Told how it was solved, and whether it was found: whoever has seen the solution finds nothing any more. */
  private readonly onsolved: (how: How, found: boolean) => void;
  private seen = false;
  private course = 0;

  constructor(puzzle: Puzzle, onsolved: (how: How, found: boolean) => void) {
    this.puzzle = puzzle;
    this.onsolved = onsolved;
    this.exercise = new Exercise(puzzle.ruleset, puzzle.position, (move) => void this.made(move));
  }

  readonly done = $derived.by(() => this.stage === 'solved' || this.stage === 'shown');
  /** The move that is due; none after the last. */
  readonly due = $derived.by(() => this.puzzle.solution[this.exercise.history.length] ?? null);
  /** The hole a hint points at. */
  readonly hint = $derived.by(() => {
    const move = this.hinted && !this.done && this.exercise.mayMove ? this.due : null;
    return new Set(move ? [move.replace(/[LR+]+$/, '')] : []);
  });

  giveHint(): void {
    this.hinted = true;
    this.helped = true;
  }

  /** Puts a wrong move back before its time. */
  putBack(): void {
    if (this.stage === 'wrong' && this.exercise.history.length > this.found()) this.takeBack();
  }

  /** Shows the solution from where one is. */
  async show(): Promise<void> {
    this.putBack();
    const course = (this.course += 1);
    const { exercise } = this;
    exercise.open = false;
    exercise.goTo();
    this.wrong = null;
    this.seen = true;
    this.stage = 'shown';
    while (course === this.course && this.due) {
      if (!(await exercise.answer(this.due))) return;
      await this.look('answer');
    }
  }

  /** Begins anew. */
  again(): void {
    this.course += 1;
    this.exercise.undo(this.exercise.history.length);
    this.exercise.open = true;
    this.wrong = null;
    this.hinted = false;
    this.helped = true;
    this.stage = 'open';
  }

  close(): void {
    this.course += 1;
    this.exercise.close();
  }

  /** Moves of the solution on the board. */
  private found(): number {
    const { exercise, wrong } = this;
    return exercise.history.length - (wrong && exercise.view.turn !== this.puzzle.side ? 1 : 0);
  }

  private async made(move: MoveInfo): Promise<void> {
    const due = this.puzzle.solution[this.exercise.history.length - 1];
    this.hinted = false;
    // A win at once is never wrong.
    if (move.move === due || move.wins) await this.right(move);
    else await this.refuse(move);
  }

  private async right(move: MoveInfo): Promise<void> {
    const { exercise, due } = this;
    this.wrong = null;
    exercise.open = false;
    if (move.wins || !due) {
      this.stage = 'solved';
      this.onsolved(this.helped ? 'helped' : 'alone', !this.seen);
      return;
    }
    this.stage = 'answer';
    const course = (this.course += 1);
    await this.look('answer');
    if (course !== this.course || !(await exercise.answer(due))) return;
    exercise.open = true;
    this.stage = 'on';
  }

  private async refuse(move: MoveInfo): Promise<void> {
    const { exercise } = this;
    exercise.open = false;
    this.helped = true;
    this.wrong = { move: move.text, why: refuted(exercise.view, exercise.moves, this.puzzle.side) };
    this.stage = 'wrong';
    const course = (this.course += 1);
    await this.look('wrong');
    if (course === this.course) this.takeBack();
  }

  private takeBack(): void {
    this.course += 1;
    this.exercise.undo(1);
    this.exercise.open = true;
  }

  private look(at: keyof typeof LOOK): Promise<void> {
    return wait(speed() === 'instant' ? LOOK[at] / 2 : LOOK[at]);
  }
}
