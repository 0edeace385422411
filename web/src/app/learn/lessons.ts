// The lessons: facts without words. A lesson teaches one rule in a few steps, and each step is a position with something
// to do in it. Its words are learn-COURSE-LESSON-STEP and the same with -do, -right and -wrong (locales/*/learn.ftl).
import first from '../../../content/lessons/first.json';
import kete from '../../../content/lessons/kete.json';
import kimasai from '../../../content/lessons/kimasai.json';
import kiswahili from '../../../content/lessons/kiswahili.json';
import zanzibar from '../../../content/lessons/zanzibar.json';
import type { MoveInfo, RulesetName } from '../../board/types';

/** What a move has to do; nothing at all means that any legal move will do. */
export interface Goal {
  captures?: number;
  ends?: string;
  laps?: number;
  reserves?: string;
  wins?: boolean;
}

/** One of three things to do: play, point at a hole, or try what a rule forbids. */
export interface Step {
  position: string;
  /** Another ruleset than the course's, to compare. */
  ruleset?: RulesetName;
  /** Plain moves that are accepted, or what the move has to do. */
  play?: string[] | Goal;
  point?: string;
  /** The move that shows why this is the hole: it ends there, or what it captures is sown from there. */
  demo?: string;
  refused?: { rule: string; wish: string[] };
}

export interface Lesson {
  id: string;
  /** The number of the rule it teaches. */
  rule: string;
  steps: Step[];
}

export interface Course {
  id: string;
  ruleset: RulesetName;
  lessons: Lesson[];
}

const files = { first, kiswahili, kete, kimasai, zanzibar };

/** In the order a beginner needs. */
export const courses: Course[] = Object.entries(files).map(([id, file]) => ({ id, ...(file as Omit<Course, 'id'>) }));

export function courseOf(id: string | undefined): Course | null {
  return courses.find((course) => course.id === id) ?? null;
}

export function rulesetOf(course: Course, step: Step): RulesetName {
  return step.ruleset ?? course.ruleset;
}

/** Whether a legal move does what the step asks for. */
export function accepts(step: Step, move: MoveInfo): boolean {
  const { play } = step;
  if (!play) return false;
  return Array.isArray(play) ? play.includes(move.move) : meets(play, move);
}

function meets(goal: Goal, move: MoveInfo): boolean {
  const did: Required<Goal> = {
    captures: move.captured, ends: move.end, laps: move.laps, reserves: move.reserves ?? '', wins: move.wins,
  };
  return (Object.keys(goal) as (keyof Goal)[]).every((key) => goal[key] === did[key]);
}

/** The hole of a move's text. */
export function holeOf(move: string): string {
  return move.replace(/[LR+]+$/, '');
}

/** The id of a step's words; parts: do, right, wrong. */
export function words(course: Course, lesson: Lesson, step: number, part = ''): string {
  const id = `learn-${course.id}-${lesson.id}-${step + 1}`;
  return part ? `${id}-${part}` : id;
}
