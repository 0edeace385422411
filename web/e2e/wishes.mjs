// Wishes at the board: refused ones name their rule, ways are shown before they are played, the house
// asks, and every hand finds its way: mouse, keys, swipe.
import assert from 'node:assert/strict';
import { begin, history, hole, movable, open, playSome, randomness, seedsOnBoard, turnOrEnd } from './support.mjs';

/** North has a capture that ends at his house and may be left on safari. */
const AT_THE_HOUSE = { ruleset: 'kiswahili', moves: ['A6L', 'a5R', 'A3L'] };

async function refused(world) {
  const page = await open(world);
  await begin(page, 'kiswahili', { level: 'person' });
  await page.click(hole('A5'));
  const card = await page.waitForSelector('.refusal');
  assert.equal(await card.getAttribute('data-rule'), 'K12');
  assert.match(await card.innerText(), /A6L.*A6R.*A7L.*A7R/s);
  await page.keyboard.press('Escape');
  await page.waitForSelector('.refusal', { state: 'detached' });
  await page.click(hole('a5'));
  assert.equal(await (await page.waitForSelector('.refusal')).getAttribute('data-rule'), 'not-yours');
  await page.click(hole('B3'));
  assert.equal(await (await page.waitForSelector('.refusal:not([data-rule=not-yours])')).getAttribute('data-rule'), 'empty');
  assert.deepEqual(await history(page), []);
}

async function mustCapture(world) {
  const page = await open(world, { game: { ruleset: 'kiswahili', moves: ['A6L'] } });
  const rings = await movable(page);
  const barred = ['a5', 'a6', 'a7'].find((h) => !rings.includes(h));
  await page.click(hole(barred));
  assert.equal(await (await page.waitForSelector('.refusal')).getAttribute('data-rule'), 'K7');
}

/** Opens the page of the rules by the badge of a refusal; the game stays where it is. */
async function ruleOf(page, wanted) {
  const [rules] = await Promise.all([page.context().waitForEvent('page'), page.click('.refusal .rule')]);
  await rules.waitForLoadState();
  assert.equal(new URL(rules.url()).hash, `#${wanted}`);
  const rule = await rules.waitForSelector(':target');
  assert.equal(await rule.getAttribute('id'), wanted);
  const { y } = await rule.boundingBox();
  assert.ok(y >= 0 && y < 300, `the rule is on the screen, not at ${y}`);
  return rules;
}

async function ruleOpens(world) {
  const page = await open(world, { game: { ruleset: 'kiswahili', moves: [] } });
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
  const choose = async (name, rule) => {
    await page.click(hole(name));
    await page.waitForSelector(`.refusal[data-rule=${rule}]`);
  };
  await choose('A5', 'K12');
  const rules = await ruleOf(page, 'K12');
  assert.equal(await rules.title(), 'Namua: the rules');
  assert.match(await rules.innerText(':target'), /Takata, only without a capture/);
  await rules.click('.back');
  await rules.waitForSelector('main.start');
  await rules.close();
  assert.equal(await page.locator('.refusal .rule').count(), 1, 'the game stays');
  await page.context().setOffline(true);
  await (await ruleOf(page, 'K12')).close();
  await page.keyboard.press('Escape');
  await page.waitForSelector('.refusal', { state: 'detached' });
  await choose('a5', 'not-yours');
  assert.equal(await page.locator('.refusal .rule').count(), 0, 'what has no number has no link');
}

async function preview(world) {
  const page = await open(world);
  await begin(page, 'kiswahili', { level: 'person' });
  await page.hover(hole('A6'));
  await page.waitForSelector('.strand.left');
  await page.waitForSelector('.strand.right');
  const says = await page.innerText('.hints');
  assert.match(says, /Left: ends at A\d/);
  assert.match(says, /Right: ends at [AB]\d/);
  const before = await seedsOnBoard(page);
  await page.click(hole('A6'));
  await page.click('[data-way=R]');
  await page.waitForFunction(() => document.querySelectorAll('[data-ply]').length === 1);
  assert.notDeepEqual(await seedsOnBoard(page), before);
  assert.match((await history(page))[0], /^A6R/);
}

async function kichwa(world) {
  const page = await open(world, { game: { ruleset: 'kiswahili', moves: ['A6L'] } });
  await page.hover(hole('a5'));
  assert.match(await page.innerText('.hints'), /From the left kichwa/);
  await page.click(hole('a5'));
  await page.click('[data-way=L]');
  await page.waitForFunction(() => document.querySelectorAll('[data-ply]').length === 2);
  assert.match((await history(page))[1], /^a5L/);
}

async function askAndAnswer(page, answer) {
  await page.click(hole('a7'));
  await page.waitForSelector('[role=alertdialog]');
  assert.equal((await history(page)).length, 3, 'nothing is played before the answer');
  await page.click(`[data-answer=${answer}]`);
  await page.waitForFunction(() => document.querySelectorAll('[data-ply]').length === 4);
  return (await history(page))[3];
}

async function safari(world) {
  const page = await open(world, { game: AT_THE_HOUSE });
  assert.match(await askAndAnswer(page, 'safari'), /^a7R\+/);
  await page.click('[data-action=undo]');
  await page.waitForFunction(() => document.querySelectorAll('[data-ply]').length === 3);
  assert.match(await askAndAnswer(page, 'stop'), /^a7R(?!\+)/);
  await page.click('[data-action=undo]');
  await page.click(hole('a7'));
  await page.waitForSelector('[role=alertdialog]');
  await page.keyboard.press('Escape');
  await page.waitForSelector('[role=alertdialog]', { state: 'detached' });
  assert.equal((await history(page)).length, 3, 'Escape takes the move back');
}

async function safariAnimated(world) {
  const page = await open(world, { game: AT_THE_HOUSE, settings: { speed: 'fast' } });
  await page.click(hole('a7'));
  await page.waitForSelector('.hand');
  await page.click('[data-answer=safari]', { timeout: 15000 });
  await page.waitForFunction(() => document.querySelectorAll('[data-ply]').length === 4);
  await page.click('[data-action=skip]');
  await page.waitForSelector('[data-movable]', { state: 'attached' });
}

/** To a hole by arrow keys alone. */
async function walk(page, name) {
  const at = () => page.evaluate(() => document.activeElement?.dataset.hole ?? null);
  const column = (h) => (h[0] === h[0].toUpperCase() ? Number(h.slice(1)) : 9 - Number(h.slice(1)));
  const row = (h) => 'baAB'.indexOf(h[0]);
  for (let n = 0; n < 24; n += 1) {
    const here = await at();
    if (here === name) return;
    const [dr, dc] = [row(name) - row(here), column(name) - column(here)];
    await page.keyboard.press(dr > 0 ? 'ArrowDown' : dr < 0 ? 'ArrowUp' : dc > 0 ? 'ArrowRight' : 'ArrowLeft');
  }
  assert.fail(`the arrow keys did not reach ${name}`);
}

async function keyboardMove(page, random) {
  const holes = await movable(page);
  await walk(page, holes[Math.floor(random() * holes.length)]);
  const plies = (await history(page)).length;
  for (const key of random() < 0.5 ? ['l', 'r'] : ['r', 'l']) {
    await page.keyboard.press(key);
    const asked = await page.$('[role=alertdialog]');
    if (asked) await page.keyboard.press('Enter');
    if ((await history(page)).length > plies) return;
  }
  assert.fail('neither L nor R played');
}

async function keyboardOnly(world) {
  const page = await open(world, { game: { ruleset: 'kiswahili', moves: [] } });
  await page.waitForSelector('[data-movable]', { state: 'attached' });
  for (let n = 0; n < 40; n += 1) {
    await page.keyboard.press('Tab');
    if (await page.evaluate(() => 'hole' in (document.activeElement?.dataset ?? {}))) break;
  }
  await walk(page, 'A5');
  await page.keyboard.press('?');
  assert.equal(await (await page.waitForSelector('.refusal')).getAttribute('data-rule'), 'K12');
  const random = randomness(5);
  for (let n = 0; n < 12 && (await turnOrEnd(page)) === 'turn'; n += 1) {
    const lost = await page.evaluate(() => !('hole' in (document.activeElement?.dataset ?? {})));
    assert.ok(!lost, 'the focus stays on the board');
    await keyboardMove(page, random);
  }
}

async function swipe(world) {
  const page = await open(world);
  await begin(page, 'kiswahili', { level: 'person' });
  const box = await (await page.$(hole('A6'))).boundingBox();
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 60, y + 4, { steps: 5 });
  await page.mouse.up();
  await page.waitForFunction(() => document.querySelectorAll('[data-ply]').length === 1);
  assert.match((await history(page))[0], /^A6R/);
}

/** A real finger: the browser decides what is a swipe and what scrolls. */
async function finger(world) {
  const page = await open(world, { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  await begin(page, 'kiswahili', { level: 'person' });
  const box = await (await page.$(hole('A6'))).boundingBox();
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const session = await page.context().newCDPSession(page);
  const touch = (type, points) => session.send('Input.dispatchTouchEvent', { type, touchPoints: points });
  await touch('touchStart', [{ x, y }]);
  for (let d = 10; d <= 60; d += 10) await touch('touchMove', [{ x: x - d, y: y + d / 10 }]);
  await touch('touchEnd', []);
  await page.waitForFunction(() => document.querySelectorAll('[data-ply]').length === 1);
  assert.match((await history(page))[0], /^A6L/);
}

async function twoPeople(world) {
  const page = await open(world, { game: AT_THE_HOUSE, settings: { speed: 'instant', sound: true } });
  const below = async () => {
    const [south, north] = await Promise.all([hole('A1'), hole('a1')].map(async (h) => (await (await page.$(h)).boundingBox()).y));
    return south > north ? 'S' : 'N';
  };
  assert.equal(await below(), 'S');
  await page.click('[data-action=flip]');
  assert.equal(await below(), 'N');
  for (const holes of [/^[ab]/, /^[AB]/, /^[ab]/]) {
    const rings = await movable(page);
    assert.ok(rings.length > 0 && rings.every((h) => holes.test(h)), `${rings}`);
    await playSome(page, randomness(4));
    await page.waitForSelector('[data-movable]', { state: 'attached' });
  }
}

async function animated(world) {
  const page = await open(world, { settings: { speed: 'normal' } });
  await begin(page, 'kujifunza', { level: 'person' });
  await page.waitForSelector('[data-movable]', { state: 'attached' });
  await playSome(page, randomness(3));
  await page.waitForSelector('.hand');
  await page.waitForSelector('[data-movable]', { state: 'attached', timeout: 12000 });
  assert.ok((await page.$$('.narration li')).length > 0);
}

export const tests = [
  { name: 'an illegal wish is answered with its rule', run: refused },
  { name: 'a capture that must be played is named', run: mustCapture },
  { name: 'the number of a rule opens the rule, offline too', run: ruleOpens },
  { name: 'a pointed hole shows its ways before they are played', run: preview },
  { name: 'a capture in namua chooses the kichwa', run: kichwa },
  { name: 'the house asks: stop or safari', run: safari },
  { name: 'the house asks in the middle of the sowing', run: safariAnimated },
  { name: 'keys alone play', run: keyboardOnly },
  { name: 'a swipe plays', run: swipe },
  { name: 'a finger swipes on a phone', run: finger },
  { name: 'two people at one screen, the board turned', run: twoPeople },
  { name: 'the sowing is shown within ten seconds', run: animated },
];
