// Measures how long pages take on a first visit with a slow phone: 1.6 Mbit/s, 150 ms to the server and back, a processor
// four times slower than this one. No test, for times differ from machine to machine: it prints a table.
//   NAMUA_BIN=path/to/namua node e2e/load.mjs [--rounds N] [address ...]
// "Readable" is the first paint with text; "usable" is when the app has drawn the page and takes input; "quiet" is the end of the
// last piece of work of over 50 ms, pictures included. "Sent" is what came over the line until usable, scripts and WebAssembly are
// shares of it. Each figure is the median of the rounds.
import { parseArgs } from 'node:util';
import { launch } from './browser.mjs';
import { serve } from './server.mjs';
import { APP } from './support.mjs';

const { values, positionals } = parseArgs({ allowPositionals: true, options: { rounds: { type: 'string', default: '5' } } });
const PAGES = ['en/', 'gu/', 'en/learn/', 'en/learn/kiswahili/', 'en/play/', 'en/puzzles/', 'en/analyse/', 'en/games/kete/', 'sw/games/kiswahili/'];
const MBIT = 1e6 / 8;
const LINE = { offline: false, latency: 150, downloadThroughput: 1.6 * MBIT, uploadThroughput: 0.75 * MBIT };

/** In the page: notes long tasks, and when what is waited for is there. */
function watch(selector) {
  const seen = { app: null, busy: 0 };
  window.seen = seen;
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) seen.busy = Math.max(seen.busy, startTime + duration);
  }).observe({ type: 'longtask', buffered: true });
  const look = () => {
    const there = document.readyState !== 'loading' && document.querySelector(selector);
    // The frame after the one that shows it begins when that one is drawn.
    requestAnimationFrame(there ? () => void (seen.app ??= performance.now()) : look);
  };
  requestAnimationFrame(look);
}

async function visit(browser, address, path) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, serviceWorkers: 'block' });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', LINE);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const kinds = new Map();
  const sent = { all: 0, Script: 0, wasm: 0, requests: 0 };
  cdp.on('Network.responseReceived', ({ requestId, type, response }) => kinds.set(requestId, /\.wasm$/.test(response.url) ? 'wasm' : type));
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    sent.all += encodedDataLength;
    sent.requests += 1;
    const kind = kinds.get(requestId);
    if (kind in sent) sent[kind] += encodedDataLength;
  });
  await page.addInitScript(watch, APP);
  await page.goto(address + path, { waitUntil: 'commit' });
  await page.waitForFunction(() => window.seen.app !== null, null, { timeout: 60_000, polling: 50 });
  const until = { ...sent };
  // Work that the page has begun by then is still its loading.
  await page.waitForTimeout(1000);
  const times = await page.evaluate(() => ({
    readable: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    usable: window.seen.app,
    quiet: Math.max(window.seen.app, window.seen.busy),
  }));
  await context.close();
  return { ...times, ...until };
}

const median = (numbers) => numbers.sort((a, b) => a - b)[Math.floor(numbers.length / 2)];
const server = await serve();
const browser = await launch();
try {
  console.log('| page | readable | usable | quiet | sent | scripts | WebAssembly | requests |\n|---|---|---|---|---|---|---|---|');
  for (const path of positionals.length ? positionals : PAGES) {
    const rounds = [];
    for (let i = 0; i < Number(values.rounds); i += 1) rounds.push(await visit(browser, server.address, path));
    const of = (name) => median(rounds.map((round) => round[name]));
    const s = (name) => `${(of(name) / 1000).toFixed(2)} s`;
    const kB = (name) => `${Math.round(of(name) / 1000)} kB`;
    console.log(`| ${path} | ${s('readable')} | ${s('usable')} | ${s('quiet')} | ${kB('all')} | ${kB('Script')} | ${kB('wasm')} | ${of('requests')} |`);
  }
} finally {
  await browser.close();
  server.stop();
}
