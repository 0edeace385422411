// A whole game by keys alone from the start page on, a whole game by touch on a phone, and what is around a game: a match,
// clocks, a hint, the games kept on the device.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { advise } from './adviser.mjs';
import { begin, history, hole, open, playSome, result, turnOrEnd } from './support.mjs';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** Presses Tab until the focus is on what is wanted. */
async function tabTo(page, selector) {
  for (let n = 0; n < 80; n += 1) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return;
    await page.keyboard.press('Tab');
  }
  assert.fail(`no way to ${selector} by Tab`);
}

const focused = (page) => page.evaluate(() => document.activeElement?.dataset?.hole ?? null);

/** Row and column of a hole as it is seen, South below. */
function spot(name) {
  const n = Number(name.slice(1));
  const row = { b: 0, a: 1, A: 2, B: 3 }[name[0]];
  return [row, row < 2 ? 8 - n : n - 1];
}

async function walkTo(page, name) {
  const [row, column] = spot(name);
  for (let n = 0; n < 20; n += 1) {
    const [r, c] = spot(await focused(page));
    if (r === row && c === column) return;
    const key = r < row ? 'ArrowDown' : r > row ? 'ArrowUp' : c < column ? 'ArrowRight' : 'ArrowLeft';
    await page.keyboard.press(key);
  }
  assert.fail(`no way to ${name} by arrows`);
}

async function keyMove(page, move) {
  const [, start, letter, sign] = move.match(/^([A-Ba-b]\d+)([LR])(\+?)$/);
  if ((await focused(page)) === null) await tabTo(page, '[data-hole]');
  await walkTo(page, start);
  const before = (await history(page)).length;
  await page.keyboard.press(letter.toLowerCase());
  await page.waitForFunction((n) => document.querySelector('[data-answer]') || document.querySelectorAll('[data-ply]').length > n, before);
  if (await page.$('[data-answer]')) {
    await tabTo(page, `[data-answer=${sign ? 'safari' : 'stop'}]`);
    await page.keyboard.press('Enter');
  }
  await page.waitForFunction((n) => document.querySelectorAll('[data-ply]').length > n, before);
}

async function byKeys(world) {
  const page = await open(world);
  await page.keyboard.press('Tab');
  await tabTo(page, '[data-game=kiswahili]');
  await page.keyboard.press('Enter');
  await page.waitForSelector('dialog[open]');
  await tabTo(page, '[data-action=begin]');
  await page.keyboard.press('Enter');
  for (let n = 0; n < 200 && (await turnOrEnd(page)) === 'turn'; n += 1) await keyMove(page, advise('kiswahili', await history(page), 4, 31 + n));
  const end = await result(page);
  return `${(await history(page)).length} plies, ${end.score} ${end.reason}`;
}

async function tapMove(page, move) {
  const [, start, letter, sign] = move.match(/^([A-Ba-b]\d+)([LR]?)(\+?)$/);
  const before = (await history(page)).length;
  await page.tap(hole(start));
  const way = await page.$(`[data-way="${letter}"]`);
  if (way) await way.tap();
  await page.waitForFunction((n) => document.querySelector('[data-answer]') || document.querySelectorAll('[data-ply]').length > n, before);
  if (await page.$('[data-answer]')) await page.tap(`[data-answer=${sign ? 'safari' : 'stop'}]`);
  await page.waitForFunction((n) => document.querySelectorAll('[data-ply]').length > n, before);
}

async function byTouch(world) {
  const page = await open(world, PHONE);
  await page.tap('[data-game=kete]');
  await page.tap('[data-action=begin]');
  await page.waitForSelector('main.table');
  for (let n = 0; n < 200 && (await turnOrEnd(page)) === 'turn'; n += 1) await tapMove(page, advise('kete', await history(page), 4, 57 + n));
  const end = await result(page);
  return `${(await history(page)).length} plies, ${end.score} ${end.reason}`;
}

async function match(world) {
  const page = await open(world);
  await page.click('[data-game=kujifunza]');
  await page.check('input[name=match] >> nth=1', { force: true });
  await page.click('[data-action=begin]');
  const giveUp = async () => {
    await page.click('[data-action=resign]');
    await page.click('.controls .main');
    await page.waitForSelector('.result');
  };
  await turnOrEnd(page);
  await giveUp();
  assert.match(await page.innerText('.result'), /0 to 1/);
  await page.click('.result .main');
  await page.waitForSelector('.result', { state: 'detached' });
  assert.equal(await page.getAttribute('.band.near', 'data-side'), 'N', 'the opener alternates');
  await turnOrEnd(page);
  assert.match(await page.innerText('[data-score]'), /0 to 1/);
  await giveUp();
  assert.match(await page.innerText('.result'), /0 to 2[^]*lost the match/);
}

async function clocks(world) {
  const page = await open(world);
  await page.click('[data-game=kete]');
  await page.check('input[name=kind][value=person]', { force: true });
  await page.selectOption('select[name=clock]', { index: 1 });
  await page.click('[data-action=begin]');
  await page.waitForSelector('[data-clock=S]');
  assert.deepEqual(await page.$$eval('[data-clock]', (all) => all.map((e) => e.textContent.trim())), ['3:00', '3:00']);
  await tapless(page, 'A6', 'L');
  await page.waitForFunction(() => document.querySelector('[data-clock=N]').textContent.trim() !== '3:00');
  assert.equal((await page.textContent('[data-clock=S]')).trim(), '3:03');
  const left = { ruleset: 'kete', clock: { minutes: 3, seconds: 3 }, moves: ['A6L'], left: [180_000, 400] };
  const late = await open(world, { game: left });
  await late.waitForSelector('.result');
  assert.match(await late.innerText('.result'), /South wins[^]*on time/);
}

async function tapless(page, name, letter) {
  await page.click(hole(name));
  await page.click(`[data-way=${letter}]`);
}

/** What a clock shows, in seconds. */
const seconds = async (page, side) => {
  const [minutes, rest] = (await page.textContent(`[data-clock=${side}]`)).trim().split(':');
  return Number(minutes) * 60 + Number(rest);
};

async function usedTime(world) {
  const game = { ruleset: 'kete', clock: { minutes: 3, seconds: 3 }, moves: ['A6L'], left: [183_000, 180_000] };
  const page = await open(world, { game });
  const thought = async (before) => {
    await page.waitForFunction((n) => {
      const [minutes, rest] = document.querySelector('[data-clock=N]')?.textContent.trim().split(':') ?? [9, 0];
      return Number(minutes) * 60 + Number(rest) < n;
    }, before);
    return seconds(page, 'N');
  };
  let left = await thought(179);
  const stays = async (how) => {
    await page.waitForSelector('main.table');
    const now = await seconds(page, 'N');
    assert.ok(now <= left, `${how} gives no time back: ${left} s, then ${now} s`);
    left = await thought(now - 0.5);
  };
  await page.reload();
  await stays('loading again');
  await page.selectOption('[data-action=language]', 'sw');
  await page.waitForSelector('html[lang=sw]');
  await page.waitForFunction(() => document.querySelector('.band.near .name').textContent.trim() === 'Kusini');
  await stays('another language');
  await page.click('.brand');
  await page.click('[data-action=continue]');
  await stays('leaving the table');
}

/** What has the focus: its action, its hole, or its class. */
const at = (page) => page.evaluate(() => {
  const { dataset, className, tagName } = document.activeElement;
  return dataset.action ?? (dataset.hole ? 'hole' : `${tagName} ${className}`);
});

async function focusStays(world) {
  const page = await open(world);
  await page.click('[data-game=kujifunza]');
  await page.check('input[name=kind][value=person]', { force: true });
  await page.check('input[name=match] >> nth=1', { force: true });
  await page.click('[data-action=begin]');
  await page.waitForSelector('main.table');
  const comes = async (what, after) => {
    const wanted = { hole: '[data-hole]', yes: '.controls .main', end: '.result .main' }[what] ?? `[data-action=${what}]`;
    await page.waitForFunction((selector) => document.activeElement?.matches(selector), wanted, { timeout: 5000 })
      .catch(async () => assert.fail(`after ${after} the focus is on ${await at(page)}, not on ${what}`));
  };
  await comes('hole', 'sitting down');
  const press = async (action) => {
    await page.focus(`[data-action=${action}]`);
    await page.keyboard.press('Enter');
  };
  await playSome(page, () => 0);
  await page.waitForSelector('[data-ply="1"]');
  await press('undo');
  await page.waitForSelector('[data-ply="1"]', { state: 'detached' });
  await comes('hole', 'taking back the only move');
  await press('hint');
  await page.waitForSelector('[data-hint]', { timeout: 20000 });
  await comes('hole', 'a hint');
  await press('resign');
  await comes('yes', 'asking to resign');
  await page.keyboard.press('Escape');
  await comes('resign', 'Escape');
  await page.keyboard.press('Enter');
  await comes('yes', 'asking again');
  await page.keyboard.press('Enter');
  await comes('end', 'resigning');
  await page.keyboard.press('Enter');
  await page.waitForSelector('.result', { state: 'detached' });
  await comes('hole', 'the next game');
}

async function twoPages(world) {
  const page = await open(world, { game: { ruleset: 'kete', moves: ['A6L', 'a5R'], clock: { minutes: 3, seconds: 3 } } });
  const second = await page.context().newPage();
  await second.goto(page.url());
  await second.waitForSelector('[data-ply="2"]');
  const plies = (n) => (where) => where.waitForFunction((m) => document.querySelectorAll('[data-ply]').length === m, n, { polling: 100 });
  await playSome(second, () => 0);
  await Promise.all([page, second].map(plies(3)));
  await playSome(page, () => 0);
  await Promise.all([page, second].map(plies(4)));
  assert.deepEqual(await history(page), await history(second));
  await second.click('[data-action=resign]');
  await second.click('.controls .main');
  await page.waitForSelector('.result');
  assert.equal(await page.evaluate(() => JSON.parse(localStorage['namua.game']).over), true);
}

async function hint(world) {
  const page = await open(world);
  await begin(page, 'kiswahili', { level: 'person' });
  await page.click('[data-action=hint]');
  await page.waitForSelector('[data-way]', { timeout: 20000 });
  assert.deepEqual(await history(page), [], 'a hint plays nothing');
  const says = await page.innerText('[data-hint]');
  assert.match(says, /^Hint: [AB]\d(,| (left|right)$)/);
  assert.equal(await page.textContent('.narration [role=status]'), says, 'it is said aloud');
  assert.ok((await page.locator('[data-ahead]').count()) > 1, 'what the holes would hold is shown');
  await page.click('[data-action=analyse]');
  await page.waitForURL('**/en/analyse/#record=**');
}

async function damaged(world) {
  const page = await open(world);
  const kept = (moves, day) => ({ ruleset: 'kete', opponent: 'person', side: 'S', moves, resigned: null, started: `2026-01-0${day}` });
  await page.evaluate((games) => void (localStorage['namua.games'] = JSON.stringify(games)), [kept(['A6L'], 2), kept(['A1L', 'zzz'], 1)]);
  await page.reload();
  const rows = page.locator('[data-game-kept]');
  await rows.nth(1).waitFor();
  assert.match(await rows.nth(1).innerText(), /damaged/);
  assert.equal(await rows.nth(1).locator('[data-action=go-on], [data-action=look]').count(), 0);
  const [file] = await Promise.all([page.waitForEvent('download'), page.click('[data-action=export]')]);
  assert.equal((await readFile(await file.path(), 'utf8')).match(/\[Event /g).length, 1, 'what can be read is saved');
  await rows.nth(1).locator('[data-action=remove]').click();
  await page.waitForSelector('[data-action=bring-back]');
}

async function shelf(world) {
  const page = await open(world, { game: { ruleset: 'kete', moves: ['A6L', 'a5R'] } });
  await page.click('.brand');
  await begin(page, 'kujifunza', { level: 'person' });
  await page.click('.brand');
  await page.waitForSelector('[data-game-kept=kete]');
  const [download] = await Promise.all([page.waitForEvent('download'), page.click('[data-action=export]')]);
  const records = await readFile(await download.path(), 'utf8');
  assert.match(records, /\[Variant "kete"\]/);
  await page.click('[data-action=remove]');
  await page.waitForSelector('[data-game-kept=kete]', { state: 'detached' });
  await page.setInputFiles('input[type=file]', { name: 'games.pgn', mimeType: 'text/plain', buffer: Buffer.from(records) });
  await page.waitForSelector('[data-game-kept=kete]');
  await page.setInputFiles('input[type=file]', { name: 'bad.pgn', mimeType: 'text/plain', buffer: Buffer.from('[Variant "kete"]\n\n1. A5L *') });
  await page.waitForFunction(() => /Line 3/.test(document.querySelector('.said').textContent));
  await page.click('[data-action=go-on]');
  await page.waitForSelector('main.table');
  assert.equal((await history(page)).length, 2);
}

export const tests = [
  { name: 'a whole game by keys alone, from the start page on', run: byKeys },
  { name: 'a whole game by touch on a phone', run: byTouch },
  { name: 'best of three: the opener alternates, the score is kept', run: match },
  { name: 'clocks run, add and flag', run: clocks },
  { name: 'used time stays used: loading again, another language, leaving the table', run: usedTime },
  { name: 'the focus stays at the table', run: focusStays },
  { name: 'the same game in two pages goes on in both', run: twoPages },
  { name: 'a hint shows a way, and the game goes to the analysis', run: hint },
  { name: 'games are kept, saved, removed and read', run: shelf },
  { name: 'a kept game that is damaged is listed as such', run: damaged },
];
