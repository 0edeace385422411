// Where one is: addresses are BASE/LANG/page/rest/#state. Every page exists as a file too (pages.ts), so that an address
// works on any server; within the app nothing is loaded again.
import { known, preferred, speak } from './i18n.svelte';

export const PAGES = ['start', 'play', 'learn', 'puzzles', 'analyse', 'games', 'glossary', 'settings'] as const;
export type PageName = (typeof PAGES)[number];

export interface Route {
  lang: string;
  page: PageName;
  /** What follows the page's name, part by part. */
  rest: string[];
}

/** The folder of the app: scripts lie one folder below it. */
const BASE = new URL(import.meta.env.DEV ? '/' : '..', import.meta.url);

let here = $state.raw<Route>({ lang: 'en', page: 'start', rest: [] });
let fragment = $state(location.hash.slice(1));

export function route(): Route {
  return here;
}

/** The state of the page: what follows the # in the address, as it stands there. */
export function hash(): string {
  return fragment;
}

/** Puts a page's state into the address; without `replace` "back" returns to the state before. */
export function setHash(text: string, replace = true): void {
  const address = location.pathname + location.search + (text ? `#${text}` : '');
  if (replace) history.replaceState(history.state, '', address);
  else history.pushState(null, '', address);
  fragment = text;
}

/** The address of a page, of the current language unless said. */
export function href(page: PageName, rest = '', lang = here.lang): string {
  const parts = [lang, ...(page === 'start' ? [] : [page]), ...rest.split('/').filter(Boolean)];
  return new URL(`${parts.join('/')}/`, BASE).pathname;
}

/** The address of a file beside the pages. */
export function file(name: string): string {
  return new URL(name, BASE).pathname;
}

/** Goes to an address of the app. */
export function go(address: string): void {
  history.pushState(null, '', address);
  void arrive().then(() => scrollTo(0, 0));
}

function read(): Route | null {
  const path = location.pathname.startsWith(BASE.pathname) ? location.pathname.slice(BASE.pathname.length) : '';
  const [lang, page = 'start', ...rest] = path.split('/').filter((part) => part && part !== 'index.html');
  return known(lang) && (PAGES as readonly string[]).includes(page) ? { lang, page: page as PageName, rest } : null;
}

/** Follows the address: in the beginning, after a link, after "back" and "forward". */
export async function arrive(): Promise<void> {
  const lang = preferred();
  const next = read();
  // The door of the house: an address without a language.
  if (!next) history.replaceState(null, '', href('start', '', lang) + location.hash);
  const found = next ?? { lang, page: 'start' as const, rest: [] };
  await speak(found.lang);
  here = found;
  fragment = location.hash.slice(1);
}

/** Takes the clicks on links into the app. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element | null)?.closest?.('a');
  if (!link || event.defaultPrevented || event.button !== 0) return;
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  const { origin, pathname, href: address } = link;
  const inside = origin === location.origin && pathname.startsWith(BASE.pathname);
  const [lang, page = 'start'] = pathname.slice(BASE.pathname.length).split('/').filter(Boolean);
  if (!inside || !known(lang) || !(PAGES as readonly string[]).includes(page)) return;
  if (link.target || link.hasAttribute('download')) return;
  // A place on the same page is the browser's business.
  if (pathname === location.pathname && link.hash) return;
  event.preventDefault();
  go(address);
}

/** The part after the # was changed by hand or by a link within the page. */
export function hashChanged(): void {
  fragment = location.hash.slice(1);
}
