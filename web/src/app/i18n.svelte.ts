// All words come from locales/*/*.ftl, one language at a time. Which one, the address says (router.svelte.ts).
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { negotiateLanguages } from '@fluent/langneg';
import { load, names } from 'virtual:words';
import { read, write } from './storage';

export type Args = Record<string, FluentVariable>;

const KEY = 'namua.language';
export const languages = Object.keys(names);

let current = $state.raw<{ code: string; bundle: FluentBundle | null }>({ code: 'en', bundle: null });

export function known(code: string | undefined): code is string {
  return code !== undefined && code in names;
}

/** The language chosen before, or else the browser's, or else English. */
export function preferred(): string {
  const stored = read(KEY);
  if (stored && known(stored)) return stored;
  const wanted = [...navigator.languages];
  return negotiateLanguages(wanted, languages, { defaultLocale: 'en', strategy: 'lookup' })[0] ?? 'en';
}

export function language(): string {
  return current.code;
}

/** What a language calls itself. */
export function nameOf(code: string): string {
  return names[code] ?? code;
}

/** Fetches the words of a language and speaks it from now on. */
export async function speak(code: string): Promise<void> {
  if (current.bundle && current.code === code) return;
  const words = load[code]!();
  // The first of a language takes a browser long to make; meanwhile the words are on their way.
  new Intl.PluralRules(code).select(1);
  new Intl.NumberFormat(code).format(1);
  const text = (await words).default;
  // Isolation marks would be read out and copied; every language here is written left to right.
  const bundle = new FluentBundle(code, { useIsolating: false });
  bundle.addResource(new FluentResource(text));
  current = { code, bundle };
}

/** Remembers a language that was chosen. */
export function prefer(code: string): void {
  write(KEY, code);
}

export function t(id: string, args?: Args): string {
  const { bundle } = current;
  const value = bundle?.getMessage(id)?.value;
  return bundle && value ? bundle.formatPattern(value, args, []) : id;
}
