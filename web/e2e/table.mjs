// Around the moves: thinking that can be interrupted, reload, replay, resigning, the record, languages,
// and a phone in the hand.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { begin, history, hole, movable, open, playSome, randomness, result, seedsOnBoard, turnOrEnd } from './support.mjs';

async function undoWhileThinking(world) {
  const page = await open(world);
  await begin(page, 'kiswahili', { level: 10 });
  await playSome(page, randomness(2));
  await page.waitForSelector('[data-thinking]');
  await page.click('[data-action=undo]');
  await page.waitForFunction(() => document.querySelectorAll('[data-ply]').length === 0);
  await page.waitForTimeout(1500);
  assert.deepEqual(await history(page), [], 'a late answer is not played');
  assert.equal(await turnOrEnd(page), 'turn');
}

async function newGameWhileThinking(world) {
  const page = await open(world);
  await begin(page, 'kiswahili', { level: 10 });
  await playSome(page, randomness(2));
  await page.waitForSelector('[data-thinking]');
  await page.click('[data-action=new]');
  await begin(page, 'kete', { level: 'person' });
  await page.waitForTimeout(1500);
  assert.deepEqual(await history(page), [], 'an answer to the old game is not played in the new one');
}

async function reload(world) {
  const page = await open(world);
  await begin(page, 'kete', { level: 1, side: 'N' });
  const random = randomness(9);
  for (let n = 0; n < 4; n += 1) if ((await turnOrEnd(page)) === 'turn') await playSome(page, random);
  await turnOrEnd(page);
  const [moves, seeds] = [await history(page), await seedsOnBoard(page)];
  await page.reload();
  await turnOrEnd(page);
  assert.deepEqual(await history(page), moves);
  assert.deepEqual(await seedsOnBoard(page), seeds);
  await page.click('.brand');
  await page.click('[data-action=continue]');
  await turnOrEnd(page);
  assert.deepEqual(await history(page), moves);
}

async function replay(world) {
  const moves = ['A6L', 'a5R', 'A3L'];
  const page = await open(world, { game: { ruleset: 'kiswahili', moves } });
  const now = await seedsOnBoard(page);
  for (let n = 0; n < 3; n += 1) await page.keyboard.press('ArrowLeft');
  const start = await seedsOnBoard(page);
  assert.deepEqual([start.A5, start.A6, start.A7], [6, 2, 2]);
  assert.deepEqual(await movable(page), [], 'nothing is played while looking back');
  for (let n = 0; n < 3; n += 1) await page.keyboard.press('ArrowRight');
  assert.deepEqual(await seedsOnBoard(page), now);
  await page.click('[data-ply="1"]');
  assert.notDeepEqual(await seedsOnBoard(page), now);
  await page.keyboard.press('End');
  assert.deepEqual(await seedsOnBoard(page), now);
}

async function resign(world) {
  const page = await open(world);
  await begin(page, 'kujifunza');
  await page.click('[data-action=resign]');
  await page.click('.controls .main');
  const end = await result(page);
  assert.deepEqual([end.score, end.reason], ['0-1', 'resignation']);
  await page.reload();
  assert.equal((await result(page)).reason, 'resignation');
  const [download] = await Promise.all([page.waitForEvent('download'), page.click('[data-action=record]')]);
  const record = await readFile(await download.path(), 'utf8');
  assert.match(record, /\[Variant "kujifunza"\]/);
  assert.match(record, /\[Termination "resignation"\]/);
  assert.match(record, /0-1\s*$/);
}

async function languages(world) {
  const page = await open(world, { locale: 'sw-KE', at: '' });
  assert.equal(new URL(page.url()).pathname, '/sw/');
  assert.equal(await page.getAttribute('html', 'lang'), 'sw');
  assert.match(await page.innerText('main'), /Chagua mchezo wako/);
  await begin(page, 'kete');
  await turnOrEnd(page);
  await page.selectOption('[data-action=language]', 'en');
  await page.waitForSelector('html[lang=en]');
  assert.match(await page.innerText('.controls'), /Take back/);
  assert.equal(new URL(page.url()).pathname, '/en/play/');
  await page.goto(world.address);
  await page.waitForURL('**/en/', { timeout: 5000 });

}

async function fits(page) {
  return page.evaluate(() => {
    const board = document.querySelector('.board').getBoundingClientRect();
    const holes = [...document.querySelectorAll('.hole')].map((h) => h.getBoundingClientRect());
    return {
      scrolls: document.documentElement.scrollWidth > innerWidth,
      inside: board.left >= 0 && board.right <= innerWidth && board.top >= 0 && board.bottom <= innerHeight,
      width: Math.min(...holes.map((h) => h.width)),
      height: Math.min(...holes.map((h) => h.height)),
      circle: Math.min(...[...document.querySelectorAll('.hole')].map((h) => parseFloat(getComputedStyle(h, '::after').width))),
    };
  });
}

async function phone(world) {
  for (const game of ['kiswahili', 'kimasai']) {
    const page = await open(world, { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    await begin(page, game);
    await turnOrEnd(page);
    const fit = await fits(page);
    assert.ok(fit.inside && !fit.scrolls, `${game}: ${JSON.stringify(fit)}`);
    assert.ok(Math.min(fit.width, fit.height, fit.circle) >= 40, `${game}: ${JSON.stringify(fit)}`);
    const [first] = await movable(page);
    await page.tap(hole(first));
    const arrow = await page.$('[data-way]');
    if (arrow) await arrow.tap();
    await page.waitForFunction(() => document.querySelectorAll('[data-ply]').length >= 1);
  }
}

async function everyScreen(world) {
  const sizes = [[1280, 800], [844, 390], [768, 1024], [360, 640], [640, 400]];
  for (const [width, height] of sizes) {
    const page = await open(world, { viewport: { width, height } });
    await begin(page, 'kete');
    await turnOrEnd(page);
    const fit = await fits(page);
    assert.ok(fit.inside && !fit.scrolls, `${width}x${height}: ${JSON.stringify(fit)}`);
  }
}

/** The first worker of the page fails; every later one is real. */
function breakFirstWorker() {
  const { Worker } = window;
  window.Worker = class {
    postMessage() {
      setTimeout(() => this.onerror({ message: 'broken' }), 50);
    }
    terminate() {
      window.Worker = Worker;
    }
  };
}

/** The failure is written to the console too, and only it. */
function expectFailure(world) {
  const trouble = world.trouble.splice(0);
  assert.equal(trouble.length, 1, trouble.join('\n'));
  assert.match(trouble[0], /broken/);
}

async function engineFails(world) {
  const page = await open(world);
  await page.evaluate(breakFirstWorker);
  await begin(page, 'kujifunza', { side: 'N' });
  const alert = await page.waitForSelector('.failure');
  assert.match(await alert.innerText(), /^The computer could not find its move/);
  await page.click('[data-action=retry]');
  await page.waitForSelector('.failure', { state: 'detached' });
  assert.equal(await turnOrEnd(page), 'turn');
  assert.equal((await history(page)).length, 1);
  expectFailure(world);
}

async function failureUndone(world) {
  const page = await open(world);
  await page.evaluate(breakFirstWorker);
  await begin(page, 'kujifunza');
  await playSome(page, randomness(2));
  await page.waitForSelector('.failure');
  await page.click('[data-action=undo]');
  await page.waitForSelector('.failure', { state: 'detached' });
  assert.deepEqual(await history(page), []);
  expectFailure(world);
}

async function storageFull(world) {
  const page = await open(world);
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await begin(page, 'kujifunza');
  await playSome(page, randomness(2));
  await page.waitForFunction(() => document.querySelectorAll('[data-ply]').length === 2);
}

async function storageForbidden(world) {
  const page = await open(world);
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('forbidden', 'SecurityError');
      },
    });
  });
  // The page's own script writes what the tests want kept; here it cannot.
  const trouble = world.trouble.length;
  await page.reload();
  await page.waitForSelector('main.start');
  world.trouble.splice(trouble);
  await begin(page, 'kete', { level: 'person' });
  await page.waitForSelector('[data-movable]', { state: 'attached' });
}

async function spoiltGame(world) {
  const page = await open(world, { game: { ruleset: 'kiswahili', moves: ['A5L'] } });
  await page.waitForSelector('main.empty');
  await page.click('main.empty a');
  await page.waitForSelector('main.start');
  assert.equal(await page.$('[data-action=continue]'), null);
}

async function wishesPass(world) {
  const page = await open(world, { game: { ruleset: 'kiswahili', moves: ['A6L', 'a5R', 'A3L'] } });
  const rings = await movable(page);
  const barred = ['a1', 'a2', 'a3', 'a4', 'b1', 'b2'].find((name) => !rings.includes(name));
  await page.click(hole(barred));
  await page.waitForSelector('.refusal');
  await page.click('[data-ply="1"]');
  await page.waitForSelector('.refusal', { state: 'detached' });
  await page.keyboard.press('End');
  assert.equal(await page.$('.refusal'), null);
  await page.click(hole(barred));
  await page.waitForSelector('.refusal');
  await page.click('[data-action=undo]');
  await page.waitForSelector('.refusal', { state: 'detached' });
  for (const name of await movable(page)) {
    await page.click(hole(name));
    if (await page.$('[data-way]')) break;
  }
  await page.waitForSelector('[data-way]');
  await page.click('[data-action=undo]');
  await page.waitForSelector('[data-way]', { state: 'detached' });
}

async function browserKeys(world) {
  const page = await open(world, { game: { ruleset: 'kiswahili', moves: ['A6L', 'a5R'] } });
  const taken = await page.evaluate(() => {
    const press = (key, more) => {
      const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more });
      return !document.body.dispatchEvent(event);
    };
    return [press('ArrowLeft', { altKey: true }), press('Home', { ctrlKey: true }), press('ArrowRight', { metaKey: true })];
  });
  assert.deepEqual(taken, [false, false, false]);
  assert.equal(await page.$('.past'), null, 'the game is not left');
}

async function houseFilmed(world) {
  const page = await open(world, { game: { ruleset: 'kiswahili', moves: ['A6L', 'a5R', 'A3L'] }, settings: { speed: 'slow' } });
  const houses = () => page.locator('.inlay').count();
  assert.equal(await houses(), 2);
  await page.click(hole('a7'));
  await page.click('[data-answer=safari]', { timeout: 30000 });
  await page.waitForFunction(() => document.querySelectorAll('[data-ply]').length === 4);
  assert.equal(await houses(), 2, 'the house stands until the hand lifts it');
  await page.click('[data-action=skip]');
  await page.waitForFunction(() => document.querySelectorAll('.inlay').length === 1);
}

export const tests = [
  { name: 'taking back while the computer thinks', run: undoWhileThinking },
  { name: 'a new game while the computer thinks', run: newGameWhileThinking },
  { name: 'a reload brings the game back', run: reload },
  { name: 'replay by keys and clicks', run: replay },
  { name: 'resigning, and the record of it', run: resign },
  { name: 'the language follows the browser and can be switched', run: languages },
  { name: 'a phone shows the whole board', run: phone },
  { name: 'every screen shows the whole board', run: everyScreen },
  { name: 'an engine that fails is asked once more', run: engineFails },
  { name: 'taking back clears a failure of the engine', run: failureUndone },
  { name: 'a full storage stops no game', run: storageFull },
  { name: 'a forbidden storage stops no game', run: storageForbidden },
  { name: 'a kept game that is not legal is forgotten', run: spoiltGame },
  { name: 'a wish passes with its position', run: wishesPass },
  { name: 'keys of the browser stay its own', run: browserKeys },
  { name: 'a house stands until the hand lifts it', run: houseFilmed },
];
