// Pictures of positions: complete SVG texts with nothing to be fetched, and films whose boards stay long enough to be seen.
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { positionSvg, shots } from '../src/app/picture';
import { colours } from '../src/app/colours';
import { timeline } from '../src/board/timeline';
import type { RulesetName } from '../src/board/types';
import { newGame } from '../src/engine/door';
import { randomGame, ready } from './rules';

// The test runner leaves style sheets out.
vi.mock('../src/app.css?raw', () => ({ default: readFileSync('src/app.css', 'utf8') }));

beforeAll(ready);

describe.each<RulesetName>(['kiswahili', 'kete', 'kimasai'])('a picture of %s', (ruleset) => {
  it.each(['light', 'dark'] as const)('needs nothing around it: %s', (theme) => {
    const [made] = randomGame(ruleset, 2).slice(-1);
    const svg = positionSvg(made!.after, { theme, coordinates: true, last: made!.steps });
    expect(/undefined|NaN|var\(|light-dark|href/.exec(svg)?.[0]).toBeUndefined();
    const ids = new Set([...svg.matchAll(/ id="([\w-]+)"/g)].map(([, id]) => id));
    for (const [, id] of svg.matchAll(/url\(#([\w-]+)\)/g)) expect(ids).toContain(id);
    for (const tag of ['svg', 'g', 'defs', 'pattern', 'text']) {
      const opened = [...svg.matchAll(new RegExp(`<${tag}[ >]`, 'g'))].length;
      expect([tag, [...svg.matchAll(new RegExp(`</${tag}>`, 'g'))].length]).toEqual([tag, opened]);
    }
  });

  it('has every seed', () => {
    const svg = positionSvg(newGame(ruleset).view());
    const drawn = [...svg.matchAll(/stroke="#10150f"/g)].length;
    expect(drawn).toBe(ruleset === 'kimasai' ? 46 : 64);
  });
});

describe('the colours', () => {
  it('are those of the style sheet, one for the day and one for the night', () => {
    expect(colours('light')['--wall']).not.toBe(colours('dark')['--wall']);
    for (const theme of ['light', 'dark'] as const) {
      for (const [name, value] of Object.entries(colours(theme))) {
        if (/plank|komwe|stone|hollow|grain/.test(name)) expect([name, value]).toEqual([name, expect.stringMatching(/^#[0-9a-f]{3,8}$/)]);
      }
    }
  });
});

describe('a film', () => {
  it('shows each board long enough, and ends where the move ends', () => {
    const made = randomGame('kujifunza', 3).reduce((a, b) => (b.steps.length > a.steps.length ? b : a));
    const film = timeline(made.before, made.steps, made.after);
    const list = shots(film);
    expect(list[0]!.frame).toBeNull();
    expect(list.at(-1)!.frame).toBe(film.frames.at(-1));
    for (const shot of list) expect(shot.lasts).toBeGreaterThanOrEqual(60);
  });
});
