// The articles on the games: locales/LANG/games/NAME.md as HTML, for the files that pages.ts writes and for the app, which
// gets them as modules (`virtual:article/LANG/NAME`). A paragraph that begins with {{ID}} becomes a figure: a board one can
// read without scripts, made of the facts in content/examples; the app lays a living board over it.
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Marked, Renderer, type RendererObject, type Token, type Tokens, type TokenizerAndRendererExtension } from 'marked';
import type { Plugin } from 'vite';
import { figure, type Example } from './example-figure.ts';
import { readRules } from './rules-page.ts';
import { languages, speaker, type Say } from './words-plugin.ts';

const LOCALES = fileURLToPath(new URL('../locales/', import.meta.url));
const EXAMPLES = fileURLToPath(new URL('./content/examples/', import.meta.url));
const GAMES = ['kiswahili', 'zanzibar', 'kete', 'kujifunza', 'kimasai'];
const NAMES = [...GAMES, 'differences', 'glossary'];
const MODULE = 'virtual:article';

const CITED = /\b([KZTML]\d+[a-c]?)\b/g;
const ANCHOR = /\s*\{#([\w-]+)\}\s*$/;
const EXAMPLE = /^\{\{([\w-]+)\}\}\s*/;

export interface Article {
  /** The language it is written in: English as long as there is no translation. */
  lang: string;
  title: string;
  description: string;
  html: string;
  examples: Example[];
}

/** The names of the articles; each stands in games/ but the glossary. */
export function articles(): string[] {
  return NAMES;
}

let known: Set<string> | null = null;

/** The rules that can be cited. */
function rules(): Set<string> {
  known ??= new Set([...readRules().matchAll(/ id="([A-Z]\d+[a-z]?)"/g)].map(([, id]) => id!));
  return known;
}

/** From an article to the folder of its language. */
function up(name: string): string {
  return name === 'glossary' ? '../' : '../../';
}

/** A link in an article names another article, with a place in it or without. */
function target(href: string, from: string): string {
  const [to = '', place] = href.split('#');
  if (!NAMES.includes(to)) return href;
  const path = to === 'glossary' ? to : `games/${to}`;
  return `${up(from)}${path}/${place ? `#${place}` : ''}`;
}

function slug(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '');
}

/** Terms and their meanings: a line, and one below it that begins with a colon. */
const definitions: TokenizerAndRendererExtension = {
  name: 'definitions',
  level: 'block',
  start: (src) => /^[^\n]+\n: /m.exec(src)?.index,
  tokenizer(src) {
    const found = /^(?:[^\n]+\n: [^\n]+(?:\n+|$))+/.exec(src);
    if (!found) return undefined;
    const items = [...found[0].matchAll(/([^\n]+)\n: ([^\n]+)/g)].map(([, term, meaning]) => ({
      id: ANCHOR.exec(term!)?.[1] ?? slug(term!),
      term: this.lexer.inlineTokens(term!.replace(ANCHOR, '')),
      meaning: this.lexer.inlineTokens(meaning!),
    }));
    return { type: 'definitions', raw: found[0], items };
  },
  renderer({ items }) {
    const inline = (tokens: Token[]) => this.parser.parseInline(tokens);
    const entries = (items as { id: string; term: Token[]; meaning: Token[] }[]).map(
      ({ id, term, meaning }) => `<div id="${id}">\n<dt>${inline(term)}</dt>\n<dd>${inline(meaning)}</dd>\n</div>\n`,
    );
    return `<dl>\n${entries.join('')}</dl>\n`;
  },
};

/** Renders as usual except for headings, examples, citations, links and tables. */
function renderer(name: string, examples: Map<string, Example>, say: Say): RendererObject {
  let title = '';
  const plain = new Renderer();
  return {
    heading({ tokens, depth, text }) {
      const id = ANCHOR.exec(text)?.[1];
      const html = this.parser.parseInline(tokens).replace(ANCHOR, '');
      title = html.replace(/<[^>]+>/g, '');
      return `<h${depth} id="${id ?? slug(title)}">${html}</h${depth}>\n`;
    },
    paragraph({ tokens, text }) {
      const id = EXAMPLE.exec(text)?.[1];
      const html = this.parser.parseInline(tokens);
      if (!id) return `<p>${html}</p>\n`;
      const example = examples.get(id);
      if (!example) throw new Error(`${name}: there is no example ${id}`);
      return figure(example, html.replace(EXAMPLE, ''), say, rule(name));
    },
    text(token) {
      plain.parser = this.parser;
      const html = plain.text(token);
      return 'tokens' in token && token.tokens ? html : html.replace(CITED, rule(name));
    },
    link({ href, tokens }) {
      return `<a href="${target(href, name)}">${this.parser.parseInline(tokens)}</a>`;
    },
    /** A table wider than the page scrolls by itself, by keys too. */
    table(token) {
      plain.parser = this.parser;
      const body = plain.table(token).replace(/<tr>\n<td>(.*?)<\/td>/g, '<tr>\n<th scope="row">$1</th>').replace('<th></th>', '<td></td>');
      return `<div class="scroll" role="region" tabindex="0" aria-label="${title}">\n${body}</div>\n`;
    },
  };
}

/** A rule's number as a link to the rule. */
function rule(name: string): (number: string) => string {
  const page = `${up(name)}../rules.html`;
  return (number) => (rules().has(number) ? `<a class="cited" href="${page}#${number}">${number}</a>` : number);
}

/** What an article says of itself before it begins. */
function front(text: string): { head: Record<string, string>; body: string } {
  const [, lines = '', body = text] = /^---\n([^]*?)\n---\n([^]*)$/.exec(text) ?? [];
  const head = [...lines.matchAll(/^(\w+): (.*)$/gm)].map(([, key, value]) => [key!, value!]);
  return { head: Object.fromEntries(head), body };
}

export function examplesOf(game: string): Example[] {
  const path = `${EXAMPLES}${game}.json`;
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Example[]) : [];
}

/** The Markdown of an article, in English if there is no other. */
export function source(lang: string, name: string): { lang: string; text: string } {
  const path = (code: string) => `${LOCALES}${code}/games/${name}.md`;
  const found = existsSync(path(lang)) ? lang : 'en';
  return { lang: found, text: readFileSync(path(found), 'utf8').replaceAll('\r', '') };
}

/** The examples an article shows, in its order. */
export function cited(text: string): string[] {
  return [...text.matchAll(/^\{\{([\w-]+)\}\}/gm)].map(([, id]) => id!);
}

/** The parts of an article, to jump to. */
function contents(tokens: Token[], label: string): string {
  const parts = tokens.filter((token): token is Tokens.Heading => token.type === 'heading' && token.depth === 2);
  const items = parts.map(({ text }) => {
    const title = text.replace(ANCHOR, '');
    return `<li><a href="#${ANCHOR.exec(text)?.[1] ?? slug(title)}">${title}</a></li>\n`;
  });
  return `<nav class="contents" aria-label="${label}"><ul>\n${items.join('')}</ul></nav>\n`;
}

export function gamePage(wanted: string, name: string): Article {
  const { lang, text } = source(wanted, name);
  const { head, body } = front(text);
  const say = speaker(lang);
  const examples = examplesOf(name);
  const byId = new Map(examples.map((example) => [example.id, example]));
  const marked = new Marked({ extensions: [definitions], renderer: renderer(name, byId, say) });
  const tokens = marked.lexer(body);
  const html = marked.parser(tokens).replace('</h1>\n', (end) => end + contents(tokens, say('games-contents')));
  const tongue = lang === wanted ? '' : ` lang="${lang}"`;
  return {
    lang,
    title: head.title ?? name,
    description: head.description ?? '',
    html: `<article class="article"${tongue}>\n${html}</article>\n`,
    examples,
  };
}

function list(): string {
  const ids = languages().flatMap((lang) => NAMES.map((name) => `${lang}/${name}`));
  const loads = ids.map((id) => `'${id}': () => import('${MODULE}/${id}')`);
  return `export const articles = { ${loads.join(', ')} };`;
}

/** The articles as modules of the app, each by itself. */
export function articleModules(): Plugin {
  return {
    name: 'namua-articles',
    resolveId: (id) => (id === MODULE || id.startsWith(`${MODULE}/`) ? `\0${id}` : null),
    load(id) {
      if (id === `\0${MODULE}`) return list();
      if (!id.startsWith(`\0${MODULE}/`)) return null;
      const [lang = '', name = ''] = id.slice(MODULE.length + 2).split('/');
      const article = gamePage(lang, name);
      return `export default ${JSON.stringify(article)};`;
    },
    handleHotUpdate({ file, server, modules }) {
      if (!file.includes('/games/') || !file.endsWith('.md')) return modules;
      server.moduleGraph.invalidateAll();
      server.hot.send({ type: 'full-reload' });
      return [];
    },
  };
}
