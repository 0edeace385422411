// What every browser test needs: a page that watches for errors, the way to a table, and a player
// who plays by the rings he sees. Nothing here knows a rule.
import assert from 'node:assert/strict';
import { advise, follow, seeds } from './adviser.mjs';

const QUIET = { speed: 'instant' };

/** What the running app shows of a page and the file does not: the page without the word to those who have no scripts. */
export const APP = 'main:not(:has(noscript))';

/**
 * Opens the app in a context of its own; console errors and failed requests are collected.
 * `game` is an unfinished game on the device: the app goes on with it. `at` is the address below the app's own.
 */
export async function open(world, options = {}) {
  const { settings = QUIET, game = null, at = game ? 'en/play/' : 'en/', ...rest } = options;
  const context = await world.browser.newContext({ locale: 'en-GB', viewport: { width: 1280, height: 800 }, ...rest });
  const page = await context.newPage();
  watch(page, world.trouble);
  const kept = { 'namua.settings': JSON.stringify(settings) };
  if (game) kept['namua.game'] = JSON.stringify({ opponent: 'person', side: 'S', resigned: null, started: '2026-01-01', ...game });
  await page.addInitScript((items) => {
    for (const [key, value] of Object.entries(items)) localStorage[key] ??= value;
    // The computer's moves are a matter of chance; without it a failing test fails again.
    Math.random = () => 0.4142;
  }, kept);
  await page.goto(world.address + at);
  await page.waitForSelector(APP);
  return page;
}

function watch(page, trouble) {
  page.on('pageerror', (error) => trouble.push(`error: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') trouble.push(`console: ${message.text()}`);
  });
  page.on('requestfailed', (request) => {
    const why = request.failure()?.errorText ?? '';
    // A worker that is stopped in the middle of loading is no failure.
    if (why !== 'net::ERR_ABORTED') trouble.push(`request: ${request.url()} ${why}`);
  });
}

/** Chooses game, opponent and side, and sits down. */
export async function begin(page, game, { level = 1, side = 'S' } = {}) {
  await page.click(`[data-game=${game}]`);
  const computer = level !== 'person';
  await page.check(`input[name=kind][value=${computer ? 'computer' : 'person'}]`, { force: true });
  if (computer) {
    await page.check(`input[name=level][value="${level}"]`, { force: true });
    await page.check(`input[name=side][value=${side}]`, { force: true });
  }
  await page.click('[data-action=begin]');
  await page.waitForSelector('main.table');
}

export const hole = (name) => `[data-hole=${name}]`;

/** Names of the holes with a ring. */
export function movable(page) {
  return page.$$eval('[data-movable]', (holes) => holes.map((h) => h.dataset.hole));
}

export function history(page) {
  return page.$$eval('.moves [data-ply]', (moves) => moves.map((m) => m.textContent.trim()));
}

export function seedsOnBoard(page) {
  return page.$$eval('.hole', (holes) =>
    Object.fromEntries(holes.map((h) => [h.dataset.hole, Number(h.getAttribute('aria-label').match(/, (\d+)/)[1])])),
  );
}

/** Waits until it is a person's turn or the game is over; says which. */
export async function turnOrEnd(page, timeout = 30000) {
  const found = await page.waitForSelector('[data-movable], .result', { timeout, state: 'attached' });
  return (await found.evaluate((e) => e.classList.contains('result'))) ? 'end' : 'turn';
}

/** Plays one move with the mouse: some ring, some arrow, some answer at the house. */
export async function playSome(page, random) {
  const holes = await movable(page);
  const pick = (list) => list[Math.floor(random() * list.length)];
  await page.click(hole(pick(holes)));
  const arrows = await page.$$('[data-way]');
  if (arrows.length) await pick(arrows).click();
  const answers = await page.$$('[data-answer]');
  if (answers.length) await pick(answers).click();
}

/** Plays this very move with the mouse. */
export async function playMove(page, move) {
  const [, start, letter, sign] = move.match(/^([A-Ba-b]\d+)([LR]?)(\+?)$/);
  const before = (await history(page)).length;
  await page.click(hole(start));
  const arrow = await page.$(`[data-way="${letter}"]`);
  if (arrow) await arrow.click();
  // When the hand has reached the house the question comes, or there is none and the move is in the list.
  const played = (n) => document.querySelector('[data-answer]') !== null || document.querySelectorAll('[data-ply]').length > n;
  await page.waitForFunction(played, before);
  if (await page.$('[data-answer]')) await page.click(`[data-answer=${sign ? 'safari' : 'stop'}]`);
  await page.waitForFunction((n) => document.querySelectorAll('[data-ply]').length > n, before);
}

/**
 * Plays on to the end and returns the result that is shown. The person's moves are those of a level of
 * the engine; whenever it is his turn the board has to show what the rules say.
 */
export async function playToEnd(page, game, { level = 4, seed = 1, most = 400, each = async () => {} } = {}) {
  for (let n = 0; n < most; n += 1) {
    if ((await turnOrEnd(page)) === 'end') return result(page);
    const moves = await history(page);
    const now = follow(game, moves);
    assert.deepEqual(await seedsOnBoard(page), seeds(now.view()), `after ${moves.join(' ')}`);
    now.free();
    await each(moves.length);
    await playMove(page, advise(game, moves, level, seed + n));
  }
  assert.fail(`no end after ${most} moves`);
}

export async function result(page) {
  const shown = await page.waitForSelector('.result');
  const { result: score, reason } = await shown.evaluate((e) => ({ ...e.dataset }));
  assert.match(score, /^(1-0|0-1|1\/2-1\/2)$/);
  assert.match(reason, /^(hamna|mkononi|no move|draw|resignation)$/);
  return { score, reason, text: (await shown.innerText()).trim() };
}

/** Repeatable randomness, so that a failing test fails again. */
export function randomness(seed) {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 4294967296;
  };
}
