// <namua-board> in a bare page: the demo's boards, moves with their events, a record gone through, a bad position that
// says why, and properties that do what attributes do.
import assert from 'node:assert/strict';

const board = (id) => `#${id}`;
const inside = (id, selector) => `#${id} ${selector}`;

async function demo(world, options = {}) {
  const context = await world.browser.newContext({ locale: 'en-GB', viewport: { width: 1280, height: 800 }, ...options });
  const page = await context.newPage();
  page.on('pageerror', (error) => world.trouble.push(`error: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') world.trouble.push(`console: ${message.text()}`);
  });
  await page.goto(`${world.address}embed/`);
  await page.waitForSelector(inside('kimasai', '[data-movable]'), { state: 'attached' });
  return page;
}

function plies(page, id) {
  return page.evaluate((name) => document.getElementById(name).plies, id);
}

/** The seeds of holes as they are labelled. */
function seeds(page, id) {
  return page.$$eval(inside(id, '.hole'), (holes) =>
    Object.fromEntries(holes.map((h) => [h.dataset.hole, Number(h.getAttribute('aria-label').match(/, (\d+)/)[1])])),
  );
}

async function againstALevel(world) {
  const page = await demo(world);
  await page.evaluate(() => document.getElementById('play').setAttribute('speed', 'instant'));
  await page.click(inside('play', '[data-hole=A6]'));
  await page.click(inside('play', '[data-way=R]'));
  await page.waitForFunction(() => document.getElementById('said').textContent.startsWith('move a'), undefined, { timeout: 30000 });
  assert.equal(await plies(page, 'play'), 2);
  const position = await page.evaluate(() => document.getElementById('play').shownPosition);
  assert.ok((await page.innerText('#said')).endsWith(position));
  await page.click(inside('play', '[data-hole=a5]'));
  assert.equal(await page.getAttribute(inside('play', '.refusal'), 'data-rule'), 'not-yours');
}

async function replayed(world) {
  const page = await demo(world);
  const start = await seeds(page, 'replay');
  assert.equal(start.A5, 6);
  assert.equal(await page.locator(inside('replay', '[data-movable]')).count(), 0, 'a board to look at is not played on');
  await page.click(inside('replay', '[data-go=last]'));
  assert.notDeepEqual(await seeds(page, 'replay'), start);
  await page.click(inside('replay', '[data-go=back]'));
  assert.match(await page.innerText(inside('replay', '.line')), /in the hand|captured|lifted/);
  await page.click(inside('replay', '[data-go=first]'));
  assert.deepEqual(await seeds(page, 'replay'), start);
  await page.evaluate(() => (document.getElementById('replay').ply = 5));
  assert.match(await page.innerText(inside('replay', '.line')), /^South plays A8R/);
}

async function badPosition(world) {
  const page = await demo(world);
  const message = await page.evaluate(async () => {
    const element = document.createElement('namua-board');
    element.id = 'bad';
    element.setAttribute('play', '');
    element.setAttribute('position', '0,0,0/0 S');
    const told = new Promise((resolve) => element.addEventListener('error', (event) => resolve(event.detail.message)));
    document.body.append(element);
    return told;
  });
  const shown = await page.innerText(inside('bad', '.fault'));
  assert.ok(shown.includes(message) && message.length > 30, `${shown}\n${message}`);
  await page.evaluate(() => document.getElementById('bad').removeAttribute('position'));
  await page.waitForSelector(inside('bad', '[data-movable]'), { state: 'attached' });
  assert.equal(await page.locator(inside('bad', '.fault')).count(), 0);
}

async function byScript(world) {
  const page = await demo(world);
  const answers = await page.evaluate(() => {
    const element = document.getElementById('kimasai');
    element.speed = 'instant';
    const legal = element.shadowRoot.querySelector('[data-movable]').dataset.hole;
    return [element.move('Z9'), element.move(legal), element.plies];
  });
  assert.deepEqual(answers, [false, true, 1]);
  await page.evaluate(() => document.getElementById('kimasai').undo());
  assert.equal(await plies(page, 'kimasai'), 0);
  await page.evaluate(() => document.getElementById('kimasai').flip = true);
  assert.ok(await page.evaluate(() => document.getElementById('kimasai').hasAttribute('flip')));
}

async function otherLanguage(world) {
  const page = await demo(world);
  await page.evaluate(() => document.getElementById('position').setAttribute('lang', 'sw'));
  await page.waitForFunction(() => /Kusini/.test(document.getElementById('position').shadowRoot.textContent));
}

async function phone(world) {
  const page = await demo(world, { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
  assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth));
  const box = await page.locator(board('kimasai')).boundingBox();
  assert.ok(box.height > box.width, 'twelve columns stand upright on a phone');
}

async function badValue(world) {
  const page = await demo(world);
  const told = await page.evaluate(() => {
    const element = document.createElement('namua-board');
    element.id = 'odd';
    for (const [name, value] of [['play', ''], ['level', '99']]) element.setAttribute(name, value);
    const told = new Promise((resolve) => element.addEventListener('error', (event) => resolve(event.detail.message)));
    document.body.append(element);
    return told;
  });
  assert.match(told, /99.*level.*1, 2,/);
  await page.evaluate(() => document.getElementById('odd').setAttribute('level', '2'));
  await page.waitForSelector(inside('odd', '[data-movable]'), { state: 'attached' });
  await page.evaluate(() => document.getElementById('odd').setAttribute('speed', 'warp'));
  assert.match(await page.innerText(inside('odd', '.fault')), /warp.*speed/);
}

export const tests = [
  { name: 'namua-board: a move against a level, and its event', run: againstALevel },
  { name: 'namua-board: a record is gone through', run: replayed },
  { name: 'namua-board: a bad position says why', run: badPosition },
  { name: 'namua-board: a value that is none says so', run: badValue },
  { name: 'namua-board: properties and methods', run: byScript },
  { name: 'namua-board: the language of the page', run: otherLanguage },
  { name: 'namua-board: on a phone', run: phone },
];
