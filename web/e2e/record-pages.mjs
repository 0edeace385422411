// Pictures of every page for docs/screenshots/pages: each in English and in one other language, on a desk and on a phone, by
// day and by night. NAMUA_BIN names the built program, as for the browser tests.
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { launch } from './browser.mjs';
import { serve } from './server.mjs';

const FOLDER = fileURLToPath(new URL('../../docs/screenshots/pages/', import.meta.url));
const DESK = { viewport: { width: 1280, height: 800 } };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const GAME = { ruleset: 'kete', opponent: 4, side: 'S', moves: ['A6L', 'a5R', 'A3L'], resigned: null, over: false, started: '2026-11-29T10:00:00.000Z' };
const RECORD = '#position=kiswahili_startpos&moves=A6L.a5R.A3L&ply=3';

/** Name, address, the second language, and what else is done before the picture. */
const PAGES = [
  ['start', '', 'sw'],
  ['table', 'play/', 'be'],
  ['learn', 'learn/', 'gu'],
  ['lesson', 'learn/kiswahili/', 'mt'],
  ['puzzles', 'puzzles/', 'mt'],
  ['puzzle', 'puzzles/', 'be', (page) => page.click('main .button.main, main a.button')],
  ['analyse', `analyse/${RECORD}`, 'gu', (page) => page.click('[data-action=engine], [data-engine]', { timeout: 1000 }).catch(() => {})],
  ['games', 'games/', 'sw'],
  ['kiswahili', 'games/kiswahili/#takasia', 'be'],
  ['kete', 'games/kete/', 'sw'],
  ['differences', 'games/differences/', 'gu'],
  ['glossary', 'glossary/', 'mt'],
  ['settings', 'settings/', 'be'],
];

async function picture(browser, address, [name, path, , act], lang, screen, colorScheme) {
  const context = await browser.newContext({ ...(screen === 'phone' ? PHONE : DESK), colorScheme, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.addInitScript((game) => (localStorage['namua.game'] ??= JSON.stringify(game)), GAME);
  await page.goto(`${address}${lang}/${path}`);
  await page.waitForSelector('header.bar');
  await page.waitForTimeout(500);
  await act?.(page);
  await page.waitForTimeout(900);
  await page.screenshot({ path: `${FOLDER}${name}-${lang}-${screen}-${colorScheme}.jpg`, type: 'jpeg', quality: 72 });
  await context.close();
}

mkdirSync(FOLDER, { recursive: true });
const server = await serve();
const browser = await launch();
try {
  for (const page of PAGES) {
    await picture(browser, server.address, page, 'en', 'desk', 'light');
    await picture(browser, server.address, page, 'en', 'phone', 'dark');
    await picture(browser, server.address, page, page[2], 'desk', 'dark');
    await picture(browser, server.address, page, page[2], 'phone', 'light');
  }
} finally {
  await browser.close();
  server.stop();
}
