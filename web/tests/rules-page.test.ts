// The page of the rules: every number that the program or its words cite leads somewhere.
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readRules, rulesPage } from '../rules-page';

const ROOT = new URL('../../', import.meta.url);
const page = readRules();
const ids = [...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id!);

function upTo(letter: string, last: number): string[] {
  return Array.from({ length: last }, (_, i) => `${letter}${i + 1}`);
}

/** Every text below a folder whose name ends so. */
function texts(folder: string, end: string): string[] {
  const files = readdirSync(new URL(folder, ROOT), { recursive: true, encoding: 'utf8' });
  return files.filter((file) => file.endsWith(end)).map((file) => readFileSync(new URL(`${folder}/${file}`, ROOT), 'utf8'));
}

describe('the page of the rules', () => {
  it('has an anchor for every rule, each once', () => {
    const rules = [...upTo('K', 27), ...upTo('Z', 4), ...upTo('T', 5), ...upTo('M', 6), ...upTo('L', 6)];
    expect(ids.filter((id) => /^[A-Z]\d+$/.test(id))).toEqual(rules);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('has one for every number the program and its words cite', () => {
    const cited = [...texts('crates', '.rs'), ...texts('locales', '.ftl')]
      .flatMap((text) => [...text.matchAll(/\b([KTZM][1-9]\d?[a-c]?)\b/g)].map(([, rule]) => rule!));
    expect(new Set(cited).size).toBeGreaterThan(30);
    expect([...new Set(cited)].filter((rule) => !ids.includes(rule))).toEqual([]);
  });

  it('has only links that lead to an anchor of its own', () => {
    const links = [...page.matchAll(/ href="([^"]*)"/g)].map(([, href]) => href!);
    expect(links.length).toBeGreaterThan(80);
    expect(links.filter((href) => !ids.includes(href.replace(/^#/, '')))).toEqual([]);
  });

  it('lists every section', () => {
    const [contents] = /<nav .*?<\/nav>/s.exec(page)!;
    expect(contents.match(/<li>/g)).toHaveLength(page.match(/<h2 /g)!.length);
  });
});

describe('a rule', () => {
  const body = rulesPage('Sowing\n- K1. As `K2` and K2b, not K9.\n- K2. Two ways:\n  a. one, *so*\n     or so;\n  b. another.\n');

  it('stands under its heading', () => {
    expect(body).toContain('<h3 id="sowing">Sowing</h3>');
  });

  it('cites other rules by links, where they exist', () => {
    expect(body).toContain('<code>K2</code> and <a href="#K2b">K2b</a>, not K9.');
    expect(body).toContain('<li id="K1" class="rule"><a class="number" href="#K1">K1</a>');
  });

  it('shows its parts as a list', () => {
    expect(body).toMatch(/Two ways:\n<ul class="parts">\n<li id="K2a">.*one, <em>so<\/em>\s+or so;<\/li>\n<li id="K2b">/);
  });
});
