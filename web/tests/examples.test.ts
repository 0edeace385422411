// The articles on the games: every example on them is played by the rules, so that a page can never disagree with them;
// every language shows the same examples; every rule, place and article they lead to exists.
import { existsSync, readdirSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Example } from '../example-figure';
import { articles, cited, examplesOf, gamePage, source } from '../game-pages';
import { readRules } from '../rules-page';
import { newGame } from '../src/engine/door';
import type { RulesetName } from '../src/board/types';
import { ready } from './rules';

const LOCALES = new URL('../../locales/', import.meta.url);
const languages = readdirSync(LOCALES);
const all = articles().flatMap((name) => examplesOf(name));

beforeAll(ready);

function start(example: Example) {
  return newGame(example.ruleset as RulesetName, example.position);
}

describe('the examples', () => {
  it('are many, each with a name of its own', () => {
    expect(all.length).toBeGreaterThan(50);
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  });

  it.each(all.map((example) => [example.id, example] as const))('%s is as the rules say', (_, example) => {
    const game = start(example);
    expect(game.view().text).toBe(example.position);
    const { moves, end, legal, refused } = example;
    expect([moves, legal, refused].filter(Boolean)).toHaveLength(1);
    if (legal) expect(game.moves().map(({ move }) => move)).toEqual(legal);
    if (refused) expect(game.whyNot(refused.wish)?.rule).toBe(refused.rule);
    for (const move of moves ?? []) game.play(move);
    if (!moves) return;
    const { text, outcome } = game.view();
    expect(text).toBe(end);
    expect([outcome?.result, outcome?.reason]).toEqual([example.result, example.reason]);
  });
});

/** Articles that a language has. */
const written = languages.flatMap((lang) =>
  articles().filter((name) => existsSync(new URL(`${lang}/games/${name}.md`, LOCALES))).map((name) => [lang, name] as const),
);

describe.each(written)('%s/%s', (lang, name) => {
  const { html, title, description } = gamePage(lang, name);

  it('shows every example of its game, each once, and no other', () => {
    expect(cited(source(lang, name).text).sort()).toEqual(examplesOf(name).map(({ id }) => id).sort());
    expect(html).not.toMatch(/\{\{|\}\}|\{#/);
  });

  it('has a title and a description', () => {
    expect(title.length).toBeGreaterThan(3);
    expect(description.length).toBeGreaterThan(40);
    expect(html).toContain('<h1 ');
  });

  it('gives every place a name of its own, the same as in English', () => {
    const ids = (text: string) => [...text.matchAll(/<(?:h2|h3|div|figure) id="([^"]+)"/g)].map(([, id]) => id!);
    expect(new Set(ids(html)).size).toBe(ids(html).length);
    expect(ids(html).sort()).toEqual(ids(gamePage('en', name).html).sort());
  });

  it('cites rules that exist', () => {
    const rules = readRules();
    const numbers = [...source(lang, name).text.matchAll(/\b([KZTM][1-9]\d?[a-c]?|L[1-6])\b/g)].map(([, rule]) => rule!);
    expect(numbers.filter((rule) => !rules.includes(`id="${rule}"`))).toEqual([]);
  });

  it('leads only to places that exist', () => {
    for (const [, to = ''] of html.matchAll(/ href="([^"]*)"/g)) {
      const [, article = '', place] = /^(?:#|(?:\.\.\/)+(?:games\/)?([a-z]+)\/(?:#|$))(.*)$/.exec(to) ?? [];
      if (to.includes('rules.html#')) continue;
      expect([to, articles()]).toEqual([to, expect.arrayContaining([article || name])]);
      if (place) expect(gamePage(lang, article || name).html).toContain(` id="${place}"`);
    }
  });
});
