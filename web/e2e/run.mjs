// Runs the browser tests against the real program in real Chromium:
//   NAMUA_BIN=path/to/namua NAMUA_CHROMIUM=/usr/bin/chromium npm run e2e [-- part-of-a-name]
// Without NAMUA_BIN the bundler's preview of web/dist is tested. Every test also fails on a console
// error or a failed request.
import { launch } from './browser.mjs';
import { serve } from './server.mjs';
import * as analyse from './analyse.mjs';
import * as embed from './embed.mjs';
import * as games from './games.mjs';
import * as learn from './learn.mjs';
import * as inside from './inside.mjs';
import * as offline from './offline.mjs';
import * as pages from './pages.mjs';
import * as play from './play.mjs';
import * as puzzles from './puzzles.mjs';
import * as table from './table.mjs';
import * as wishes from './wishes.mjs';

const wanted = process.argv.slice(2);
const tests = [games, play, wishes, table, inside, embed, learn, analyse, puzzles, pages, offline]
  .flatMap((module) => module.tests)
  .filter(({ name }) => wanted.every((word) => name.includes(word)));

async function run(browser, address, test) {
  const world = { browser, address, trouble: [] };
  const from = performance.now();
  try {
    const note = await test.run(world);
    if (world.trouble.length) throw new Error(world.trouble.join('\n'));
    console.log(`ok    ${test.name}${note ? ` (${note})` : ''}, ${Math.round(performance.now() - from)} ms`);
    return true;
  } catch (error) {
    console.log(`FAIL  ${test.name}\n${error.stack ?? error}\n${world.trouble.join('\n')}`);
    return false;
  } finally {
    for (const context of browser.contexts()) await context.close();
  }
}

const server = await serve();
const browser = await launch();
let failed = 0;
try {
  for (const test of tests) if (!(await run(browser, server.address, test))) failed += 1;
} finally {
  await browser.close();
  server.stop();
}
console.log(`${tests.length - failed} of ${tests.length} browser tests passed`);
process.exitCode = failed || tests.length === 0 ? 1 : 0;
