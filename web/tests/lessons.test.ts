// The lessons against the real rules: every position can be played, every answer is legal and does what its step asks
// for, every refusal names the rule, and every step has its words.
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { accepts, courses, holeOf, rulesetOf, words, type Course, type Lesson, type Step } from '../src/app/learn/lessons';
import { allHoles } from '../src/board/geometry';
import { newGame, type Game } from '../src/engine/door';
import { ready } from './rules';

const FTL = readFileSync(new URL('../../locales/en/learn.ftl', import.meta.url), 'utf8');
const RULES = readFileSync(new URL('../../docs/RULES.md', import.meta.url), 'utf8');
const ids = new Set([...FTL.matchAll(/^([a-z][\w-]*) =/gm)].map(([, id]) => id!));

interface Case {
  course: Course;
  lesson: Lesson;
  step: Step;
  index: number;
}
const cases: [string, Case][] = courses.flatMap((course) =>
  course.lessons.flatMap((lesson) =>
    lesson.steps.map((step, index): [string, Case] => [words(course, lesson, index), { course, lesson, step, index }]),
  ),
);

beforeAll(ready);

function open({ course, step }: Case): Game {
  return newGame(rulesetOf(course, step), step.position);
}

/** Whether a step tells what is wrong with a legal move or another hole. */
function warns({ course, lesson, index }: Case): boolean {
  return ids.has(words(course, lesson, index, 'wrong'));
}

function checkPlay(game: Game, at: Case): void {
  const legal = game.moves();
  const right = legal.filter((move) => accepts(at.step, move));
  expect(right.length, 'a legal answer').toBeGreaterThan(0);
  if (Array.isArray(at.step.play)) expect(right.map((move) => move.move).sort()).toEqual([...at.step.play].sort());
  expect(warns(at), 'a word about other legal moves, where there are any').toBe(right.length < legal.length);
}

/** A tap on the hole asks for either side: the rule it names is the one of the step. */
function checkRefused(game: Game, { rule, wish }: { rule: string; wish: string[] }): void {
  expect(wish.length).toBeGreaterThan(0);
  const movable = new Set(game.moves().map((move) => move.hole));
  for (const move of wish) {
    expect([move, game.whyNot(move)?.rule]).toEqual([move, rule]);
    expect(movable.has(holeOf(move)), `${move}: its hole has no other move`).toBe(false);
  }
  const hole = holeOf(wish[0]!);
  const tapped = game.view().columns > 8 ? game.whyNot(hole) : (game.whyNot(`${hole}L`) ?? game.whyNot(`${hole}R`));
  expect(tapped?.rule).toBe(rule);
}

function checkPoint(game: Game, at: Case): void {
  const { point, demo } = at.step;
  expect(allHoles(game.view().columns)).toContain(point);
  expect(warns(at)).toBe(true);
  if (!demo) return;
  const kichwa = game.preview(demo).find((step) => step.kind === 'enter');
  const end = game.moves().find((move) => move.move === demo)?.end;
  expect([end, kichwa?.hole]).toContain(point);
}

describe('the courses', () => {
  it('are many short lessons, each with a rule that exists', () => {
    expect(courses.flatMap((course) => course.lessons).length).toBeGreaterThanOrEqual(30);
    for (const course of courses) {
      // The address of the end of a course is no lesson's.
      const names = [...course.lessons.map((lesson) => lesson.id), 'end'];
      expect(new Set(names).size).toBe(names.length);
      for (const { steps, rule } of course.lessons) {
        expect(steps.length).toBeLessThanOrEqual(6);
        expect(RULES).toMatch(new RegExp(`^- ${rule}\\. `, 'm'));
      }
    }
  });

  it('have a name, what they are about and an end', () => {
    for (const { id } of courses) {
      for (const part of ['name', 'about', 'end']) expect(ids).toContain(`learn-course-${id}-${part}`);
    }
  });

  it('have no words of lessons that do not exist', () => {
    const known = new Set(courses.flatMap(({ id, lessons }) => lessons.map((lesson) => `learn-${id}-${lesson.id}`)));
    const told = [...ids].map((id) => /^(learn-[a-z]+-[a-z]+)-\d/.exec(id)?.[1]).filter((id) => id !== undefined);
    expect(told.filter((id) => !known.has(id))).toEqual([]);
    const steps = new Set(cases.map(([name]) => name));
    const numbered = [...ids].map((id) => /^learn-[a-z]+-[a-z]+-\d+/.exec(id)?.[0]).filter((id) => id !== undefined);
    expect(numbered.filter((id) => !steps.has(id))).toEqual([]);
  });
});

describe.each(cases)('%s', (name, at) => {
  it('is told in words', () => {
    expect(ids).toContain(name.replace(/-\d+$/, ''));
    for (const part of ['', 'do', 'right']) expect(ids).toContain(words(at.course, at.lesson, at.index, part));
  });

  it('asks for one thing, and the rules agree with the answer', () => {
    const game = open(at);
    const { play, point, refused } = at.step;
    expect([play, point, refused].filter((task) => task !== undefined)).toHaveLength(1);
    expect(game.view().outcome).toBeNull();
    if (play) checkPlay(game, at);
    if (refused) checkRefused(game, refused);
    if (point) checkPoint(game, at);
    game.free();
  });
});
