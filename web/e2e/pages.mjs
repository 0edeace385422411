// Every page in every language: it can be read without scripts, the app takes it over, nothing is wider than a small
// phone, and axe finds nothing wrong, by day and by night.
import assert from 'node:assert/strict';
import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { APP, open } from './support.mjs';

const DIST = fileURLToPath(new URL('../dist/', import.meta.url));
const AXE = readFileSync(fileURLToPath(new URL('../node_modules/axe-core/axe.min.js', import.meta.url)), 'utf8');

/** The folders below one that hold a page, itself too. */
function pagesBelow(folder, path = '') {
  const here = readdirSync(join(folder, path)).includes('index.html') ? [path] : [];
  const folders = readdirSync(join(folder, path)).filter((name) => statSync(join(folder, path, name)).isDirectory());
  return [...here, ...folders.flatMap((name) => pagesBelow(folder, join(path, name)))];
}

const languages = readdirSync(DIST).filter((name) => /^[a-z]{2}$/.test(name));
const paths = pagesBelow(join(DIST, 'en'));

async function readable(world) {
  const context = await world.browser.newContext({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });
  const page = await context.newPage();
  for (const lang of languages) {
    for (const path of paths) {
      const answer = await page.goto(`${world.address}${lang}/${path}${path ? '/' : ''}`);
      assert.equal(answer.status(), 200, `${lang}/${path}`);
      assert.equal(await page.getAttribute('html', 'lang'), lang);
      assert.ok((await page.title()).length > 6, `${lang}/${path} has a title`);
      assert.ok((await page.getAttribute('meta[name=description]', 'content')).length > 10, `${lang}/${path} has a description`);
      assert.ok((await page.innerText('main h1')).length > 2, `${lang}/${path} has a heading`);
    }
  }
  return `${languages.length} languages, ${paths.length} pages`;
}

/** What sticks out on the right of the screen. */
function wide(page) {
  return page.evaluate(() => {
    if (document.documentElement.scrollWidth <= innerWidth) return [];
    return [...document.querySelectorAll('body *')]
      .filter((e) => e.getBoundingClientRect().right > innerWidth + 1)
      .map((e) => `${e.tagName}.${e.className} ${e.textContent.trim().slice(0, 40)}`)
      .slice(-3);
  });
}

async function fits(world) {
  const page = await open(world, { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
  for (const lang of languages) {
    for (const path of paths) {
      await page.goto(`${world.address}${lang}/${path}${path ? '/' : ''}`);
      await page.waitForSelector('header.bar');
      await page.waitForSelector(APP);
      assert.deepEqual(await wide(page), [], `${lang}/${path} at 360 px`);
    }
  }
}

/** What axe finds, said so that it can be mended. */
async function violations(page) {
  await page.evaluate(AXE);
  const found = await page.evaluate(() => window.axe.run(document, { resultTypes: ['violations'] }));
  return found.violations.map((v) => `${v.id}: ${v.nodes.map((n) => `${n.target.join(' ')} (${n.failureSummary.split('\n')[1]})`).slice(0, 3).join('; ')}`);
}

async function clean(world, page, path, colorScheme) {
  await page.goto(`${world.address}${path}${path.endsWith('/') ? '' : '/'}`);
  await page.waitForSelector(`${APP} h1`);
  // Pictures are drawn when nothing else is to do.
  await page.waitForFunction(() => !document.querySelector('.picture .place'));
  await page.waitForTimeout(150);
  assert.deepEqual(await violations(page), [], `${path}, ${colorScheme}`);
}

/** Pages of every kind: what axe finds on them depends on the words too. */
const KINDS = ['', 'learn/kete', 'puzzles', 'analyse', 'games/kimasai', 'glossary', 'settings'];

async function accessible(world) {
  for (const colorScheme of ['light', 'dark']) {
    const page = await open(world, { colorScheme, reducedMotion: 'reduce' });
    for (const path of paths) await clean(world, page, `en/${path}`, colorScheme);
    const table = await open(world, { colorScheme, game: { ruleset: 'kiswahili', moves: ['A6L', 'a5R'] } });
    await table.waitForSelector('[data-movable]');
    assert.deepEqual(await violations(table), [], `the table, ${colorScheme}`);
  }
  const page = await open(world, { reducedMotion: 'reduce' });
  for (const lang of languages.filter((one) => one !== 'en')) {
    for (const path of KINDS) await clean(world, page, `${lang}/${path}`, 'light');
  }
}

/** Script that comes before the engine, as it goes over the wire. */
const FIRST_LOAD = 250_000;

async function light(world) {
  const page = await open(world, { at: '' });
  await page.waitForSelector('main.start');
  const sizes = await page.evaluate(async () => {
    const scripts = performance.getEntriesByType('resource').filter((r) => r.name.endsWith('.js'));
    const packed = async ({ name }) => {
      const stream = (await fetch(name)).body.pipeThrough(new CompressionStream('gzip'));
      return (await new Response(stream).arrayBuffer()).byteLength;
    };
    return Promise.all(scripts.map(packed));
  });
  const sum = sizes.reduce((a, b) => a + b, 0);
  assert.ok(sum < FIRST_LOAD, `${sum} bytes of script`);
  return `${Math.round(sum / 1000)} kB of script in ${sizes.length} files`;
}

/** The page has the rules without the engine; the letters come when the app is there, and at once on the next visit. */
async function inOrder(world) {
  const page = await open(world, { settings: { theme: 'dark' }, at: 'en/' });
  await page.waitForFunction(() => [...document.fonts].some(({ status }) => status === 'loaded'));
  const fetched = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  const at = (name) => fetched.findIndex((url) => name.test(url));
  assert.ok(at(/namua_rules_bg.*wasm/) >= 0, 'the rules are there');
  assert.equal(at(/namua_engine_bg/), -1, 'the engine is not');
  assert.ok(at(/woff2/) > at(/namua_rules_bg/), 'the letters come last');
  await page.reload();
  assert.equal(await page.getAttribute('link[data-letters]', 'media'), 'all');
  await page.goto(`${world.address}rules.html`);
  assert.equal(await page.getAttribute('html', 'data-theme'), 'dark', 'a page without letters of its own has its light');
}

/** A page whose words or rules do not come says so, in its language, and what can be read stays. */
async function unlucky(world) {
  for (const [missing, says] of [[/assets\/sw-[^/]*\.js$/, '[data-failed]'], [/namua_rules_bg/, '[role=alert]:visible']]) {
    const context = await world.browser.newContext({ serviceWorkers: 'block' });
    const page = await context.newPage();
    await page.route(missing, (route) => route.abort());
    await page.goto(`${world.address}sw/games/kete/`);
    await page.waitForSelector(says);
    assert.match(await page.innerText(says), /Mchezo|mchezo/);
    assert.match(await page.innerText('main h1'), /Kete/);
  }
}

export const tests = [
  { name: 'every page can be read without scripts', run: readable },
  { name: 'no page is wider than 360 px in any language', run: fits },
  { name: 'axe finds nothing on any page', run: accessible },
  { name: 'the first load is light', run: light },
  { name: 'what a page needs first comes first', run: inOrder },
  { name: 'a page whose app does not come says so', run: unlucky },
];
