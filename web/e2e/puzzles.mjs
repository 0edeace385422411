// Puzzles: the one of the day is failed, explained and solved; a solution of several moves is answered; what was solved
// is kept and can be filtered away.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { movesOf } from './adviser.mjs';
import { hole, open } from './support.mjs';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const GAMES = ['kiswahili', 'kete', 'zanzibar', 'kujifunza', 'kimasai'];

const all = GAMES.flatMap((ruleset) =>
  JSON.parse(readFileSync(new URL(`../content/puzzles/${ruleset}.json`, import.meta.url), 'utf8')).map((puzzle) => ({ ...puzzle, ruleset })),
);

const verdict = (page, kind) => page.waitForSelector(`[data-verdict=${kind}]`);

/** Makes a move by taps: the hole, its arrow if there are two, the answer if the house asks. */
async function make(page, move, moves) {
  await page.waitForSelector(`[data-hole=${move.hole}][data-movable]`);
  await page.tap(hole(move.hole));
  const ways = new Set(moves.filter((other) => other.hole === move.hole).map((other) => other.direction));
  if (ways.size > 1) await page.tap(`[data-way=${move.direction}]`);
  if (move.choice) await page.tap(`[data-answer=${move.safari ? 'safari' : 'stop'}]`);
}

/** Solves it from the beginning; the page answers in between. */
async function solve(page, { ruleset, position, solution }) {
  let at = position;
  for (const [ply, text] of solution.entries()) {
    const moves = movesOf(ruleset, at);
    const move = moves.find((legal) => legal.move === text);
    if (ply % 2 === 0) {
      await make(page, move, moves);
      await verdict(page, ply === solution.length - 1 ? 'solved' : 'on');
    }
    at = move.after.text;
  }
}

export const tests = [
  {
    name: 'puzzles: the one of the day is failed, taken back and solved, by touch, and kept',
    async run(world) {
      const page = await open(world, { at: 'en/puzzles/', ...PHONE });
      const id = await page.getAttribute('[data-daily]', 'data-daily');
      const puzzle = all.find((one) => one.id === id);
      await page.tap('[data-daily]');
      const moves = movesOf(puzzle.ruleset, puzzle.position);
      await make(page, moves.find((move) => move.move !== puzzle.solution[0] && !move.wins), moves);
      await verdict(page, 'wrong');
      await solve(page, puzzle);
      await page.goto(`${world.address}en/puzzles/`);
      await page.reload();
      await page.waitForSelector(`[data-puzzle="${id}"] .done:not(.alone)`);
      assert.match(await page.innerText('.streak'), /Solved today/);
      await page.check('[data-filter=unsolved]');
      assert.equal(await page.$(`[data-puzzle="${id}"]`), null);
      return id;
    },
  },
  {
    name: 'puzzles: several moves are answered one by one; found alone; the next one follows',
    async run(world) {
      const page = await open(world, { at: 'en/puzzles/', ...PHONE });
      const puzzle = all.find((one) => one.solution.length > 1 && one.ruleset === 'kete');
      await page.selectOption('[data-filter=game]', 'kete');
      await page.tap(`[data-puzzle="${puzzle.id}"]`);
      await solve(page, puzzle);
      const kept = await page.evaluate(() => JSON.parse(localStorage['namua.puzzles']));
      assert.equal(kept.solved[puzzle.id], 'alone');
      await page.tap('[data-action=next]');
      await page.waitForSelector(`main.puzzle:not([data-puzzle="${puzzle.id}"])[data-puzzle^=kete]`);
      await page.tap('[data-action=hint]');
      await page.waitForSelector('[data-hint]');
      await page.tap('[data-action=show]');
      await verdict(page, 'shown');
    },
  },
  {
    name: 'puzzles: whoever has seen the solution solves it, but has no streak of it',
    async run(world) {
      const page = await open(world, { at: 'en/puzzles/', ...PHONE });
      const id = await page.getAttribute('[data-daily]', 'data-daily');
      const daily = all.find((one) => one.id === id);
      await page.tap('[data-daily]');
      await page.waitForSelector('main.puzzle');
      await page.tap('[data-action=show]');
      await verdict(page, 'shown');
      assert.equal(await page.locator('.goal').count(), 0, 'there is nothing to find any more');
      await page.tap('[data-action=again]');
      await page.waitForSelector('.goal');
      await solve(page, daily);
      const kept = await page.evaluate(() => JSON.parse(localStorage['namua.puzzles']));
      assert.deepEqual([kept.solved[daily.id], kept.streak.length], ['helped', 0]);
    },
  },
];
