// The words of the app, one module a language: `virtual:words/LANG` holds all of locales/LANG/*.ftl but the terminal's
// own. A message that a language lacks yet is there in English.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import type { Plugin } from 'vite';

const LOCALES = fileURLToPath(new URL('../locales/', import.meta.url));
const PREFIX = 'virtual:words';
/** A message with its comment-free body: an id at the beginning of a line, and what is indented below it. */
const MESSAGE = /^([a-zA-Z][\w-]*) =(?:.*(?:\n[ }].*|\n(?=\n*[ }]))*)/gm;

/** The languages there are, by their codes. */
export function languages(): string[] {
  return readdirSync(LOCALES, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();
}

/** The files of words of a language. */
function files(code: string): string[] {
  return readdirSync(LOCALES + code).filter((name) => name.endsWith('.ftl') && name !== 'cli.ftl').sort();
}

function messages(code: string, names = files(code)): Map<string, string> {
  const found = new Map<string, string>();
  for (const name of names) {
    const text = readFileSync(`${LOCALES}${code}/${name}`, 'utf8').replaceAll('\r', '');
    for (const [message, id] of text.matchAll(MESSAGE)) found.set(id!, message.trimEnd());
  }
  return found;
}

/** The messages of a language as one Fluent text: all, or those that English has in these files. */
export function words(code: string, names = files('en')): string {
  const wanted = messages('en', names);
  const own = messages(code);
  return [...wanted].map(([id, english]) => own.get(id) ?? english).join('\n');
}

export type Say = (id: string, args?: Record<string, string | number>) => string;

/** Speaks a language in what is made when the app is built. */
export function speaker(code: string): Say {
  const bundle = new FluentBundle(code, { useIsolating: false });
  bundle.addResource(new FluentResource(words(code)));
  return (id, args) => {
    const value = bundle.getMessage(id)?.value;
    if (!value) throw new Error(`${code}: there is no message ${id}`);
    return bundle.formatPattern(value, args, []);
  };
}

/** What each language calls itself, by its code. */
export function languageNames(): [string, string][] {
  return languages().map((code) => [code, messages(code).get('language-name')?.replace(/^.* = /, '') ?? code]);
}

function list(): string {
  const names = languageNames().map(([code, name]) => `${code}: ${JSON.stringify(name)}`);
  const loads = languages().map((code) => `${code}: () => import('${PREFIX}/${code}')`);
  return `export const names = { ${names.join(', ')} };\nexport const load = { ${loads.join(', ')} };`;
}

export function wordModules(): Plugin {
  return {
    name: 'namua-words',
    resolveId: (id) => (id === PREFIX || id.startsWith(`${PREFIX}/`) ? `\0${id}` : null),
    load(id) {
      if (id === `\0${PREFIX}`) return list();
      if (!id.startsWith(`\0${PREFIX}/`)) return null;
      return `export default ${JSON.stringify(words(id.slice(PREFIX.length + 2)))};`;
    },
    handleHotUpdate({ file, server }) {
      if (file.endsWith('.ftl')) server.hot.send({ type: 'full-reload' });
    },
  };
}
