// Inside a move: a sowing is paused, walked through seed by seed, gone on with and skipped; moves of the list are
// walked through afterwards; by the mouse, by keys and by touch.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { history, hole, movable, open, seedsOnBoard } from './support.mjs';

const GAME = { ruleset: 'kiswahili', moves: ['A6L', 'a5R', 'A3L'] };

/** South has a capture of eleven steps, A3R, and no question on its way. */
const TO_MOVE = { ruleset: 'kiswahili', moves: ['A6L', 'a5R'] };

const go = (name) => `[data-go=${name}]`;
const says = (page) => page.innerText('.narration li.now');
const total = (seeds) => Object.values(seeds).reduce((sum, n) => sum + n, 0);

/** Walks back from where the board is to the beginning of the game; what lay there after each step, last first. */
async function walkBack(page, press) {
  const states = [await seedsOnBoard(page)];
  for (let n = 0; n < 60 && !(await page.isDisabled(go('back'))); n += 1) {
    await press();
    states.push(await seedsOnBoard(page));
  }
  return states;
}

function distinct(states) {
  const texts = states.map((state) => Object.entries(state).filter(([, n]) => n > 0).join(' '));
  return texts.filter((text, i) => text !== texts[i - 1]);
}

async function seedBySeed(world) {
  const page = await open(world, { game: GAME });
  await page.waitForSelector('[data-movable]', { state: 'attached' });
  const now = await seedsOnBoard(page);
  await page.click(go('back'));
  const of = Number((await page.innerText('.past')).match(/Step (\d+) of (\d+)/)[2]);
  assert.ok(of >= 4, `${of} steps`);
  assert.match(await says(page), /^One into A1, now 1; 1 in the hand/);
  assert.deepEqual(await movable(page), [], 'nothing is played while looking back');
  await page.click(go('on'));
  assert.match(await says(page), /^One into A2, now 1; the hand is empty/);
  await page.click(go('on'));
  assert.equal(await page.locator('.past').count(), 0, 'the end of the film is the game again');
  assert.deepEqual(await seedsOnBoard(page), now);
  const back = distinct(await walkBack(page, () => page.click(go('back'))));
  assert.ok(back.length > 10, `${back.length} boards on the way`);
  const forward = [await seedsOnBoard(page)];
  while (!(await page.isDisabled(go('on')))) {
    await page.click(go('on'));
    forward.push(await seedsOnBoard(page));
  }
  assert.deepEqual(distinct(forward), back.reverse(), 'the same boards both ways');
  assert.deepEqual(forward.at(-1), now);
}

async function oneOfTheList(world) {
  const page = await open(world, { game: GAME });
  await page.click('[data-ply="2"]');
  const after = await seedsOnBoard(page);
  await page.keyboard.press(',');
  assert.match(await page.innerText('.past'), /Step \d+ of \d+/);
  assert.match(await page.innerText('.narration h2'), /^a5R/);
  assert.ok(total(await seedsOnBoard(page)) < total(after), 'the rest is in the hand');
  await page.click('.past button');
  assert.equal(await page.locator('.past').count(), 0);
}

async function pausedByKeys(world) {
  const page = await open(world, { game: TO_MOVE, settings: { speed: 'slow' } });
  await page.focus(hole('A3'));
  await page.keyboard.press('r');
  await page.waitForSelector('.hand');
  await page.keyboard.press(' ');
  const step = () => page.getAttribute('.narration [data-step]', 'data-step').then(Number);
  const at = await step();
  await page.waitForTimeout(900);
  assert.equal(await step(), at, 'it stands still');
  assert.equal((await history(page)).length, 3, 'the space bar has chosen no hole');
  await page.keyboard.press('.');
  assert.equal(await step(), at + 1);
  await page.keyboard.press(',');
  await page.keyboard.press(',');
  assert.equal(await step(), at - 1);
  const spoken = await page.innerText('.narration [role=status]');
  assert.equal(spoken, await says(page), 'each step is read out');
  for (let n = 0; n < 40; n += 1) await page.keyboard.press(',');
  assert.equal(await step(), 0);
  assert.match(await says(page), /^Before the move/);
  await page.keyboard.press(' ');
  await page.waitForFunction(() => !document.querySelector('[data-step]'));
  await page.selectOption('[data-action=speed]', 'instant');
  await page.waitForSelector('[data-movable]', { state: 'attached' });
  assert.equal(JSON.parse(await page.evaluate(() => localStorage['namua.settings'])).speed, 'instant');
}

async function computerWaits(world) {
  const game = { ...TO_MOVE, opponent: 1, side: 'S' };
  const page = await open(world, { game, settings: { speed: 'normal' } });
  await page.click(hole('A3'));
  await page.click('[data-way=R]');
  await page.waitForSelector('.hand');
  await page.click(go('sow'));
  await page.waitForTimeout(2500);
  assert.equal((await history(page)).length, 3, 'the computer waits while one looks');
  await page.click(go('sow'));
  await page.waitForFunction(() => document.querySelectorAll('[data-ply]').length === 4, undefined, { timeout: 30000 });
}

async function newMoveEnds(world) {
  const page = await open(world, { game: TO_MOVE, settings: { speed: 'slow' } });
  await page.click(go('sow'));
  await page.waitForSelector('.hand');
  await page.click(go('sow'));
  await page.click(hole('A3'));
  assert.equal(await page.locator('.hand').count(), 0, 'a touch of the board is back in the game');
  await page.click(hole('A3'));
  await page.click('[data-way=R]');
  await page.waitForFunction(() => document.querySelectorAll('[data-ply]').length === 3);
  await page.waitForSelector('.hand');
  await page.click('[data-action=skip]');
  await page.waitForSelector('[data-movable]', { state: 'attached' });
}

async function byTouch(world) {
  const page = await open(world, { game: GAME, viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
  const sizes = await page.$$eval('.transport button', (all) => all.map((b) => b.getBoundingClientRect()).map((b) => [b.width, b.height]));
  for (const [width, height] of sizes) assert.ok(width >= 40 && height >= 44, `${width}x${height}`);
  await page.tap(go('back'));
  assert.match(await page.innerText('.past'), /Step/);
  await page.tap(go('last'));
  assert.equal(await page.locator('.past').count(), 0);
  assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth));
}

async function pictures(world) {
  const page = await open(world, { game: GAME });
  const saved = async (action) => {
    const [file] = await Promise.all([page.waitForEvent('download'), page.click(`[data-action=${action}]`)]);
    return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
  };
  const picture = await saved('picture');
  assert.equal(picture.name, 'namua-kiswahili-3.png');
  assert.equal(picture.bytes.subarray(1, 4).toString(), 'PNG');
  const film = await saved('film');
  assert.equal(film.name, 'namua-kiswahili-3.gif');
  assert.equal(film.bytes.subarray(0, 6).toString(), 'GIF89a');
  assert.ok(film.bytes.length > 20_000 && film.bytes.length < 2_000_000, `${film.bytes.length} bytes`);
}

export const tests = [
  { name: 'a picture of the position and a film of the last move', run: pictures },
  { name: 'a move is walked through seed by seed, both ways', run: seedBySeed },
  { name: 'a move of the list is walked through', run: oneOfTheList },
  { name: 'a sowing is paused and walked through by keys', run: pausedByKeys },
  { name: 'the computer waits while a sowing is paused', run: computerWaits },
  { name: 'a new move ends what is being looked at', run: newMoveEnds },
  { name: 'the steps of a move by touch', run: byTouch },
];
