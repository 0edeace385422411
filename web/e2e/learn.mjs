// Learning: every lesson is done at the board as a learner does it, and what is wrong is explained.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { movesOf } from './adviser.mjs';
import { hole, open } from './support.mjs';

const COURSES = ['first', 'kiswahili', 'kete', 'kimasai', 'zanzibar'];
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

const courseOf = (name) => JSON.parse(readFileSync(new URL(`../content/lessons/${name}.json`, import.meta.url), 'utf8'));
const holeOf = (move) => move.replace(/[LR+]+$/, '');

function does(goal, move) {
  if (Array.isArray(goal)) return goal.includes(move.move);
  const did = { captures: move.captured, ends: move.end, laps: move.laps, reserves: move.reserves, wins: move.wins };
  return Object.entries(goal).every(([key, value]) => did[key] === value);
}

/** Makes a move by taps: the hole, its arrow if there are two, the answer if the house asks. */
async function make(page, move, moves) {
  await page.tap(hole(move.hole));
  const ways = new Set(moves.filter((other) => other.hole === move.hole).map((other) => other.direction));
  if (ways.size > 1) await page.tap(`[data-way=${move.direction}]`);
  if (move.choice) await page.tap(`[data-answer=${move.safari ? 'safari' : 'stop'}]`);
}

async function solve(page, step, ruleset) {
  if (step.point) return page.tap(hole(step.point));
  if (step.refused) return page.tap(hole(holeOf(step.refused.wish[0])));
  const moves = movesOf(step.ruleset ?? ruleset, step.position);
  return make(page, moves.find((move) => does(step.play, move)), moves);
}

const verdict = (page, kind) => page.waitForSelector(`[data-verdict=${kind}]`);

/** Goes through a course from its first lesson to the invitation at its end. */
async function goThrough(page, name) {
  const { ruleset, lessons } = courseOf(name);
  await page.tap(`[data-course=${name}] a.button.main`);
  for (const lesson of lessons) {
    await page.waitForSelector(`[data-lesson="${name}/${lesson.id}"]`);
    for (const step of lesson.steps) {
      await solve(page, step, ruleset);
      await verdict(page, 'right');
      await page.tap('[data-action=next]');
    }
  }
  await page.waitForSelector(`[data-end=${name}]`);
  return lessons.length;
}

export const tests = [
  {
    name: 'learn: every lesson is done by its own solution, by touch, and remembered',
    async run(world) {
      const page = await open(world, { at: 'en/learn/', ...PHONE });
      let done = 0;
      for (const name of COURSES) {
        done += await goThrough(page, name);
        await page.goto(`${world.address}en/learn/`);
        await page.waitForSelector('[data-course]');
      }
      const kept = await page.evaluate(() => JSON.parse(localStorage['namua.lessons']));
      assert.equal(kept.length, done);
      return `${done} lessons`;
    },
  },
  {
    name: 'learn: what is wrong is explained, and can be tried again or shown',
    async run(world) {
      const page = await open(world, { at: 'en/learn/first/#capture' });
      await page.click('.steps li:nth-child(2) button');
      await page.click(hole('A1'));
      assert.match(await page.textContent('.refusal'), /empty/);
      await page.click(hole('A2'));
      await verdict(page, 'wrong');
      assert.match(await page.textContent('[data-verdict=wrong]'), /A2R.*captures 1/);
      await page.click('[data-action=again]');
      await page.waitForSelector('[data-verdict]', { state: 'detached' });
      await page.click('[data-action=show]');
      await verdict(page, 'right');
    },
  },
  {
    name: 'learn: a lesson by keys alone, and the game at the end of a course',
    async run(world) {
      const page = await open(world, { at: 'en/learn/first/#sow' });
      await page.focus(hole('A3'));
      await page.keyboard.press('l');
      await verdict(page, 'wrong');
      await page.focus(hole('A3'));
      await page.keyboard.press('Enter');
      await page.waitForSelector('[data-verdict]', { state: 'detached' });
      await page.keyboard.press('r');
      await verdict(page, 'right');
      await page.waitForFunction(() => document.activeElement?.dataset.action === 'next');
      await page.keyboard.press('Enter');
      await page.waitForSelector('.steps li:nth-child(2) [aria-current=step]');
      const all = courseOf('first').lessons.map((lesson) => `first/${lesson.id}`);
      await page.evaluate((names) => localStorage.setItem('namua.lessons', JSON.stringify(names)), all);
      await page.goto(`${world.address}en/learn/first/`);
      await page.reload();
      await page.click('[data-end=first] [data-action=play]');
      await page.waitForSelector('main.table');
    },
  },
];
