// Words: every language has every message of the web app, with the same arguments, and the app asks
// only for messages that exist.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';

const LOCALES = new URL('../../locales/', import.meta.url).pathname;
/** Every file but the terminal's own. */
const FILES = readdirSync(join(LOCALES, 'en')).filter((name) => name.endsWith('.ftl') && name !== 'cli.ftl').sort();
/** Files in which every message is asked for by the app itself; the others are shared with the terminal. */
const OWN = FILES.filter((name) => name !== 'game.ftl' && name !== 'refusals.ftl');
const codes = readdirSync(LOCALES).filter((code) => !code.startsWith('.'));

/** Files still to be translated, said in English until then; the list may only become shorter. */
const OUTSTANDING: Record<string, string[]> = {};

function filesOf(code: string): string[] {
  return FILES.filter((name) => !OUTSTANDING[code]?.includes(name));
}

function messages(code: string, files = FILES): Map<string, string> {
  const found = new Map<string, string>();
  for (const file of files) {
    const path = join(LOCALES, code, file);
    const text = existsSync(path) ? readFileSync(path, 'utf8') : '';
    for (const [, id, body] of text.matchAll(/^([a-z][\w-]*) =((?:.*(?:\n[ }].*|\n(?=\n* ))*))/gm)) found.set(id!, body!);
  }
  return found;
}

function variables(body: string): string[] {
  return [...new Set([...body.matchAll(/\$\w+/g)].map(([name]) => name))].sort();
}

const english = messages('en');

describe.each(codes.filter((code) => code !== 'en'))('%s', (code) => {
  const other = messages(code);
  const english = messages('en', filesOf(code));

  it('has only such files outstanding as are not there', () => {
    expect(OUTSTANDING[code]?.filter((name) => existsSync(join(LOCALES, code, name))) ?? []).toEqual([]);
  });

  it('has every message, and no other', () => {
    expect([...other.keys()].sort()).toEqual([...english.keys()].sort());
  });

  it('leaves no sentence in English', () => {
    // What is the same everywhere: names, the saying, single words of the game, signs.
    const sentence = (body: string) => /[a-z]{2,} [a-z]{2,} [a-z]{2,}/.test(body.replace(/\{[^}]*\}/g, ' '));
    const same = [...english].filter(([id, body]) => sentence(body) && other.get(id)?.trim() === body.trim());
    expect(same.map(([id]) => id).filter((id) => id !== 'saying')).toEqual([]);
  });

  it('uses the same arguments', () => {
    for (const [id, body] of english) expect([id, variables(other.get(id) ?? '')]).toEqual([id, variables(body)]);
  });
});

describe('the files', () => {
  it.each(codes)('of %s are sound Fluent', (code) => {
    const bundle = new FluentBundle(code);
    for (const file of filesOf(code)) {
      const errors = bundle.addResource(new FluentResource(readFileSync(join(LOCALES, code, file), 'utf8')));
      expect(errors).toEqual([]);
    }
    const args = { ruleset: 'kete', side: 'S', count: 2, captured: 0, laps: 1, won: 0, level: 1, stage: 'namua', state: 'gone', reason: 'hamna' };
    for (const id of messages('en', filesOf(code)).keys()) {
      const value = bundle.getMessage(id)?.value;
      expect([id, value ? bundle.formatPattern(value, { ...args }, []) : null]).not.toEqual([id, null]);
    }
  });
});

function sources(folder: URL): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.isDirectory()) return entry.name === 'pkg' ? [] : sources(new URL(`${entry.name}/`, folder));
    return [readFileSync(new URL(entry.name, folder), 'utf8')];
  });
}

describe('the app', () => {
  const made = ['pages.ts', 'words-plugin.ts', 'game-pages.ts', 'example-figure.ts'].map((name) => readFileSync(new URL(`../${name}`, import.meta.url), 'utf8'));
  const text = [...sources(new URL('../src/', import.meta.url)), ...made].join('\n');

  it('asks only for messages that exist', () => {
    const asked = [...text.matchAll(/\bt\((?:[^'`)]*\? )?'([a-z][\w-]*)'/g)].map(([, id]) => id!);
    expect(asked.length).toBeGreaterThan(50);
    expect(asked.filter((id) => !english.has(id))).toEqual([]);
  });

  it('leaves no message of its own unused', () => {
    const own = [...messages('en', OWN)];
    const used = (id: string) => text.includes(`'${id}'`) || text.includes(`\`${id}\``) || inside(id) || computed(id);
    const inside = (id: string) => [...english.values()].some((body) => new RegExp(`\\{ ${id} \\}`).test(body));
    // Names made of a part and a value, `page-${name}`; some of two values: theme-light, speed-fast, kichwa-left.
    const parts = [...text.matchAll(/`([a-z][\w-]*-)\$\{/g)].map(([, part]) => part!);
    const computed = (id: string) => parts.some((part) => id.startsWith(part)) || /^(theme|speed|numbers|way|kichwa)-/.test(id);
    expect(own.map(([id]) => id).filter((id) => !used(id) && !choiceKeys.includes(id))).toEqual([]);
  });

  const choiceKeys = ['theme', 'speed', 'numbers', 'coordinates', 'sound'];
});
