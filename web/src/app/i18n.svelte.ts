// All words come from locales/*/*.ftl. The language is the browser's unless chosen; a message that
// a language lacks is said in English.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { negotiateLanguages } from '@fluent/langneg';
import { read, write } from './storage';

export type Args = Record<string, FluentVariable>;

const files = import.meta.glob<string>('../../../locales/*/{game,refusals,web}.ftl', {
  query: '?raw', import: 'default', eager: true,
});
const KEY = 'namua.language';
const bundles = new Map<string, FluentBundle>();

for (const [path, text] of Object.entries(files)) {
  const code = path.split('/').at(-2)!;
  // Isolation marks would be read out and copied; every language here is written left to right.
  const bundle = bundles.get(code) ?? new FluentBundle(code, { useIsolating: false });
  bundle.addResource(new FluentResource(text));
  bundles.set(code, bundle);
}

export const languages = [...bundles.keys()].sort();

function preferred(): string {
  const stored = read(KEY);
  if (stored && bundles.has(stored)) return stored;
  const wanted = [...navigator.languages];
  return negotiateLanguages(wanted, languages, { defaultLocale: 'en', strategy: 'lookup' })[0] ?? 'en';
}

const state = $state({ code: preferred() });

export function language(): string {
  return state.code;
}

export function setLanguage(code: string): void {
  state.code = code;
  write(KEY, code);
}

/** The message in the first of the languages that has it, or null. */
function find(id: string, args: Args | undefined, codes: string[]): string | null {
  for (const code of codes) {
    const bundle = bundles.get(code);
    const value = bundle?.getMessage(id)?.value;
    if (bundle && value) return bundle.formatPattern(value, args, []);
  }
  return null;
}

export function t(id: string, args?: Args): string {
  return find(id, args, [state.code, 'en']) ?? id;
}

/** A message in a language that is not the current one, for the language switch. */
export function tIn(code: string, id: string): string {
  return find(id, undefined, [code, 'en']) ?? id;
}
