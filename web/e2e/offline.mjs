// After the first visit the app needs no network: a reload and a whole game with the cable pulled.
import assert from 'node:assert/strict';
import { begin, history, open, playToEnd } from './support.mjs';

async function wholeGameOffline(world) {
  const page = await open(world);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
  await page.waitForFunction(async () => (await caches.keys()).length > 0);
  await page.context().setOffline(true);
  await page.reload();
  await page.waitForSelector('main.start');
  assert.equal(await page.evaluate(() => navigator.onLine), false);
  await begin(page, 'kujifunza');
  const end = await playToEnd(page, 'kujifunza', { seed: 7 });
  return `${(await history(page)).length} plies, ${end.score} ${end.reason}`;
}

async function installable(world) {
  const page = await open(world);
  const manifest = await page.evaluate(async () => {
    const link = document.querySelector('link[rel=manifest]');
    return link ? (await fetch(link.href)).json() : null;
  });
  assert.ok(manifest, 'the page names a manifest');
  assert.equal(manifest.display, 'standalone');
  for (const { src } of manifest.icons) {
    assert.ok((await page.request.get(new URL(src, world.address).href)).ok(), src);
  }
}

export const tests = [
  { name: 'a whole game offline after the first visit', run: wholeGameOffline },
  { name: 'the app can be installed', run: installable },
];
