// Plays one complete game of Kete against the computer in a real browser and keeps it: the record in
// docs/kete-game.pgn, pictures of it in docs/screenshots. The same run gives the same game.
//   NAMUA_BIN=path/to/namua npm run record
import assert from 'node:assert/strict';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { plain, read } from './adviser.mjs';
import { launch } from './browser.mjs';
import { serve } from './server.mjs';
import { begin, history, hole, movable, open, playMove, playToEnd, turnOrEnd } from './support.mjs';

const DOCS = new URL('../../docs/', import.meta.url);
const DESK = { viewport: { width: 1280, height: 800 } };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

const shot = (page, name) => page.screenshot({ path: new URL(`screenshots/${name}.png`, DOCS).pathname });

async function wholeGame(world) {
  const page = await open(world, { ...DESK, settings: { speed: 'fast' } });
  await shot(page, 'start-desktop-light');
  await begin(page, 'kete', { level: 4 });
  const pictures = { 6: 'kete-nemo-desktop-light', 50: 'kete-mtaji-desktop-light' };
  const each = async (ply) => {
    const name = pictures[ply];
    if (!name) return;
    await point(page);
    await shot(page, name);
    await page.mouse.move(5, 5);
  };
  const end = await playToEnd(page, 'kete', { level: 7, seed: 20, each });
  await shot(page, 'kete-result-desktop-light');
  return { page, end, moves: await history(page) };
}

/** Points at a hole that can go both ways, so that both threads are seen. */
async function point(page) {
  await turnOrEnd(page);
  for (const name of await movable(page)) {
    await page.hover(hole(name));
    await page.waitForTimeout(80);
    if ((await page.$$('.strand')).length === 2) return;
  }
}

async function keepRecord(page, end, moves) {
  const [download] = await Promise.all([page.waitForEvent('download'), page.click('[data-action=record]')]);
  const record = await readFile(await download.path(), 'utf8');
  const game = read(record);
  assert.deepEqual(game.history(), moves);
  assert.equal(game.view().outcome.result, end.score);
  await writeFile(new URL('kete-game.pgn', DOCS), record.replace(/\[Date "[^"]*"\]/, '[Date "2026.11.30"]'));
}

/** The same game on another screen, by so many moves shorter. */
async function later(world, moves, name, options, act = async () => {}) {
  const game = { ruleset: 'kete', opponent: 4, side: 'S', moves: moves.map(plain) };
  const page = await open(world, { ...options, game, settings: { speed: 'slow', ...options.settings } });
  await page.waitForTimeout(500);
  await act(page);
  await shot(page, name);
  await page.context().close();
}

async function startPage(world, name, options) {
  const page = await open(world, options);
  await shot(page, name);
  await page.context().close();
}

/** The hand in the middle of a sowing, with some seeds still in it. */
function sowing(next) {
  return async (page) => {
    await playMove(page, plain(next));
    const full = () => Number(document.querySelector('.hand .number')?.textContent ?? 0) >= 3;
    await page.waitForFunction(full, null, { polling: 'raf' });
    await page.waitForTimeout(250);
  };
}

async function refusal(page) {
  const rings = await movable(page);
  const barred = ['A5', 'A4', 'A3', 'A2', 'A6', 'A7'].find((name) => !rings.includes(name));
  await page.tap(hole(barred));
  await page.waitForSelector('.refusal');
}

async function chosen(page) {
  const rings = await movable(page);
  for (const name of rings) {
    await page.tap(hole(name));
    if (await page.$('[data-way]')) return;
  }
}

async function pictures(world, moves) {
  const even = (n) => moves.slice(0, n - (n % 2));
  const dark = { colorScheme: 'dark' };
  const swahili = { locale: 'sw-KE' };
  await later(world, even(50), 'kete-sowing-desktop-dark', { ...DESK, ...dark }, sowing(moves[50]));
  await later(world, even(20), 'kete-ways-phone-light', PHONE, chosen);
  await later(world, even(30), 'kete-refusal-phone-dark', { ...PHONE, ...dark }, refusal);
  await later(world, moves, 'kete-result-phone-light', PHONE);
  await later(world, even(50), 'kete-sowing-phone-dark-sw', { ...PHONE, ...dark, ...swahili }, sowing(moves[50]));
  await later(world, even(48), 'kete-mtaji-phone-landscape', { ...PHONE, viewport: { width: 844, height: 390 } });
  await startPage(world, 'start-desktop-dark-sw', { ...DESK, ...dark, ...swahili });
  await startPage(world, 'start-phone-light', PHONE);
}

await mkdir(new URL('screenshots/', DOCS), { recursive: true });
const server = await serve();
const browser = await launch();
const world = { browser, address: server.address, trouble: [] };
try {
  const { page, end, moves } = await wholeGame(world);
  await keepRecord(page, end, moves);
  await pictures(world, moves);
  assert.deepEqual(world.trouble, []);
  console.log(`${moves.length} plies, ${end.score} ${end.reason}: docs/kete-game.pgn, docs/screenshots`);
} finally {
  await browser.close();
  server.stop();
}
