// The analysis: a record opened, studied and taken along again; positions set up; the engine beside the board.
import assert from 'node:assert/strict';
import { hole, movable, open } from './support.mjs';

const RECORD = `[Event "Siku ya Bao"]
[South "Asha"]
[North "Juma"]
[Result "*"]
[Variant "kete"]

{On Lamu} 1. A6L* $1 {the house stays} (1. A6R* a6L* {as good} (1... a7R*)) 1... a5R 2. A3L *
`;

const START = '0,0,0,0,0,0,0,0/0,2,2,6,0,0,0,0/0,0,0,0,6,2,2,0/0,0,0,0,0,0,0,0 S 22,22 Aa -';

const at = (state = '') => ({ at: `en/analyse/${state && `#${state}`}`, settings: { speed: 'instant' } });

async function paste(page, text) {
  await page.click('[data-action=open]');
  await page.fill('[data-action=open-text]', text);
  await page.click('[data-action=open-go]');
}

/** What "Save the record" puts on the device. */
async function saved(page) {
  const [download] = await Promise.all([page.waitForEvent('download'), page.click('[data-action=save-record]')]);
  const chunks = [];
  for await (const chunk of await download.createReadStream()) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}

const current = (page) => page.textContent('.tree [aria-current]');
const squeezed = (text) => text.replace(/\s+/g, ' ').trim();

export const tests = [
  {
    name: 'analyse: a record is opened, judged and saved, equal again',
    async run(world) {
      const page = await open(world, at());
      await paste(page, RECORD);
      assert.equal(await current(page), 'A3L');
      assert.equal(squeezed(await saved(page)), squeezed(RECORD));
      await page.click('[data-action=report]');
      await page.waitForSelector('[data-action=graph]', { timeout: 60000 });
      await page.fill('[data-action=graph]', '1');
      assert.equal((await current(page)).slice(0, 4), 'A6L*');
      assert.match(await page.getAttribute('[data-action=graph]', 'aria-valuetext'), /^1\. A6L\*/, 'the graph numbers moves as their list does');
      assert.equal(squeezed(await saved(page)), squeezed(RECORD), 'a report changes nothing by itself');
      await page.click('[data-action=report-keep]');
      assert.match(await saved(page), /1\. A6L\* \$1 \{\[%eval /);
    },
  },
  {
    name: 'analyse: a link holds the whole analysis',
    async run(world) {
      const page = await open(world, at());
      await paste(page, RECORD);
      await page.click('[data-go=first]');
      await page.click(hole('A7'));
      await page.click('[data-way=R]');
      await page.fill('[data-action=comment]', 'tried it');
      await page.click('[data-glyph="5"]');
      await page.click('[data-action=promote]');
      await page.waitForFunction(() => location.hash.includes('tried_it'));
      const before = await saved(page);
      assert.match(before, /1\. A7R\* \$5 \{tried it\} \(1\. A6L/);
      const again = await open(world, at(new URL(page.url()).hash.slice(1)));
      await again.waitForSelector('.tree [data-node]');
      assert.equal(await saved(again), before);
      assert.equal((await current(again)).slice(0, 4), 'A7R*');
      await again.click('.variation [data-node] >> nth=0');
      await again.waitForFunction(() => location.hash.includes('ply=0&side=1'));
      await again.reload();
      await again.waitForSelector('.variation [aria-current]');
      await page.click('[data-action=delete]');
      assert.equal(squeezed(await saved(page)), squeezed(RECORD));
    },
  },
  {
    name: 'analyse: a position is set up by keys, refused in words, then played',
    async run(world) {
      const page = await open(world, at('position=kiswahili_startpos'));
      await page.click('[data-action=setup]');
      await page.focus(hole('A5'));
      await page.keyboard.press('Delete');
      await page.waitForSelector('[data-problem=problem-house-empty]');
      assert.equal(await page.isDisabled('[data-action=setup-done]'), true);
      await page.keyboard.press('1');
      await page.keyboard.press('2');
      await page.keyboard.press('-');
      await page.waitForSelector('[data-problem=problem-total]');
      assert.match(await page.innerText('.problems'), /it can be analysed/);
      await page.click('[data-action=setup-clear]');
      assert.doesNotMatch(await page.innerText('.problems'), /it can be analysed/);
      assert.equal(await page.isDisabled('[data-action=setup-done]'), true);
      await page.fill('[data-action=setup-text]', START.replace('6,2,2', '99999999999999999999,2,2'));
      await page.press('[data-action=setup-text]', 'Tab');
      await page.waitForSelector('.card .against');
      assert.match(await page.innerText('.card .against'), /99999999999999999999.*more than 255/);
      await page.fill('[data-action=setup-text]', START.replace('6,2,2', '11,2,2'));
      await page.press('[data-action=setup-text]', 'Tab');
      await page.click('[data-action=setup-done]');
      await page.waitForSelector('.tree');
      assert.match(await page.getAttribute(hole('A5'), 'aria-label'), /, 11 /);
      await page.waitForFunction(() => location.hash.includes('0,0,0,0,11,2,2,0'));
    },
  },
  {
    name: 'analyse: the engine looks deeper until it is stopped, and its moves can be played',
    async run(world) {
      const page = await open(world, at('position=kete_startpos&moves=A6L.a5R'));
      await page.selectOption('[data-action=lines]', '2');
      await page.click('[data-action=engine]');
      const depth = (n) => Number(document.querySelector('[data-depth]').dataset.depth) >= n;
      await page.waitForFunction(depth, 6, { timeout: 60000 });
      assert.equal(await page.locator('.lines li').count(), 2);
      assert.match(await page.getAttribute('[data-chance]', 'data-chance'), /^\d+$/);
      await page.click('[data-action=engine]');
      const best = await page.textContent('.lines .first');
      await page.click('.lines .first');
      assert.equal(await current(page), best);
    },
  },
  {
    name: 'analyse: "back" brings what another game has replaced, a whole file too',
    async run(world) {
      const page = await open(world, at('position=kete_startpos&moves=A6L.a5R'));
      await page.waitForSelector('.tree [data-node]');
      await page.click(hole((await movable(page))[0]));
      if (await page.locator('[data-way]').count()) await page.click('[data-way] >> nth=0');
      await page.waitForFunction(() => document.querySelectorAll('.tree [data-node]').length === 3);
      const first = await page.textContent('.tree');
      await paste(page, '[Variant "kete"]\n1. A6R *\n[Variant "kimasai"]\n1. A2 *');
      await page.selectOption('[data-action=games]', '1');
      // A link of the app is text too.
      await paste(page, new URL('en/analyse/#position=kete_startpos&moves=A7L&ply=0', world.address).href);
      await page.waitForFunction(() => location.hash.includes('A7L'));
      assert.equal(await page.locator('.tree [aria-current]').count(), 0, 'the link shows the start');
      await page.goBack();
      await page.waitForSelector('[data-action=games]');
      assert.equal(await page.inputValue('[data-action=games]'), '1');
      await page.goBack();
      await page.waitForSelector('[data-action=games]', { state: 'detached' });
      assert.equal(await page.textContent('.tree'), first);
    },
  },
  {
    name: 'analyse: a link that cannot be read is said to be one',
    async run(world) {
      for (const bad of ['position=zzz', 'state=zzz', 'record=%E0%A4%A', 'moves=A6L']) {
        const page = await open(world, at(bad));
        await page.waitForSelector('.wrong');
        assert.match(await page.innerText('.wrong'), /could not be read/);
        await page.close();
      }
    },
  },
  {
    name: 'analyse: what is wrong with a text is said, with its place',
    async run(world) {
      const page = await open(world, at());
      await paste(page, '[Variant "kete"]\n\n1. A6L a5R\n2. A5L *');
      await page.waitForSelector('[data-problem=refuse-must-capture]');
      const chosen = await page.$eval('[data-action=open-text]', (area) => area.value.slice(area.selectionStart, area.selectionEnd));
      assert.equal(chosen, 'A5L');
      await page.fill('[data-action=open-text]', 'kimasai startpos');
      await page.click('[data-action=open-go]');
      await page.waitForFunction(() => document.querySelectorAll('.hole').length === 48);
    },
  },
];
