// The page of the rules: docs/RULES.md as HTML in which every rule, its parts and every section has
// an anchor, and every rule that is cited is a link. Put into rules.html when the app is built.
import { readFileSync } from 'node:fs';
import { Marked, Renderer, type Token, type Tokens } from 'marked';
import type { Plugin } from 'vite';

const SOURCE = new URL('../docs/RULES.md', import.meta.url);

/** A rule's number at the start of a list item. */
const NUMBER = /^([A-Z]\d+)\. /;
/** A rule cited in the text, with or without the letter of its part. */
const CITED = /\b([A-Z]\d+[a-z]?)\b/g;
/** A part of a rule: a line of its own that begins with a letter. */
const PART = /\n\s*([a-z])\. /;

interface Heading {
  id: string;
  html: string;
}

function slug(text: string): string {
  return text.toLowerCase().replace(/^\d+\. /, '').replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '');
}

/** A line directly above a list of rules is their heading. */
function withHeadings(tokens: Token[]): Token[] {
  return tokens.map((token, i) => {
    const above = token.type === 'paragraph' && tokens[i + 1]?.type === 'list';
    return above ? { ...token, type: 'heading', depth: 3 } : token;
  });
}

function numberOf(item: Tokens.ListItem): string | null {
  return NUMBER.exec(item.text)?.[1] ?? null;
}

/** The rules' numbers and, where a rule has parts, theirs: what the text may cite. */
function anchors(tokens: Token[]): Set<string> {
  const items = tokens.flatMap((token) => (token.type === 'list' ? (token as Tokens.List).items : []));
  return new Set(items.flatMap((item) => {
    const number = numberOf(item);
    const parts = item.text.split(PART).filter((_, i) => i % 2 === 1);
    return number ? [number, ...parts.map((letter) => number + letter)] : [];
  }));
}

/** A rule with its number in front and its parts, if it has any, as a list. */
function rule(number: string, html: string): string {
  const [text, ...rest] = html.replace(NUMBER, '').split(PART);
  const parts: string[] = [];
  for (let i = 0; i < rest.length; i += 2) {
    const id = number + rest[i]!;
    parts.push(`<li id="${id}"><a class="letter" href="#${id}">${rest[i]!}.</a>${rest[i + 1]!}</li>\n`);
  }
  const list = parts.length ? `\n<ul class="parts">\n${parts.join('')}</ul>` : '';
  return `<li id="${number}" class="rule"><a class="number" href="#${number}">${number}</a><div>${text!}${list}</div></li>\n`;
}

/** Renders as usual except for headings, rules, citations and tables. */
class RulesRenderer extends Renderer {
  readonly sections: Heading[] = [];
  private title = '';

  constructor(private readonly known: Set<string>) {
    super();
  }

  override heading({ tokens, depth }: Tokens.Heading): string {
    const html = this.parser.parseInline(tokens);
    this.title = this.parser.parseInline(tokens, this.parser.textRenderer);
    const id = slug(this.title);
    if (depth === 2) this.sections.push({ id, html });
    return `<h${depth} id="${id}">${html}</h${depth}>\n`;
  }

  override list(token: Tokens.List): string {
    return token.items.some(numberOf) ? super.list(token).replace('<ul>', '<ul class="rules">') : super.list(token);
  }

  override listitem(item: Tokens.ListItem): string {
    const number = numberOf(item);
    return number ? rule(number, this.parser.parse(item.tokens)) : super.listitem(item);
  }

  override text(token: Tokens.Text | Tokens.Escape): string {
    const html = super.text(token);
    if ('tokens' in token && token.tokens) return html;
    const link = (cited: string) => (this.known.has(cited) ? `<a href="#${cited}">${cited}</a>` : cited);
    // The number a rule begins with is no citation.
    return html.replace(CITED, (cited, _, at: number) => (at === 0 && NUMBER.test(html) ? cited : link(cited)));
  }

  /** A table wider than the page scrolls by itself, by keys too. */
  override table(token: Tokens.Table): string {
    return `<div class="scroll" role="region" tabindex="0" aria-label="${this.title}">\n${super.table(token)}</div>\n`;
  }
}

/** The rules as HTML, with links to the sections below the title. */
export function rulesPage(markdown: string): string {
  const marked = new Marked();
  const tokens = withHeadings(marked.lexer(markdown));
  const renderer = new RulesRenderer(anchors(tokens));
  const body = marked.parser(tokens, { renderer });
  const items = renderer.sections.map(({ id, html }) => `<li><a href="#${id}">${html}</a></li>\n`);
  return body.replace('</h1>\n', (end) => `${end}<nav aria-label="Sections"><ul>\n${items.join('')}</ul></nav>\n`);
}

export function readRules(): string {
  return rulesPage(readFileSync(SOURCE, 'utf8'));
}

/** Fills in rules.html, in the build and while developing. */
export function rules(): Plugin {
  return {
    name: 'namua-rules',
    transformIndexHtml: {
      order: 'pre',
      handler(html, { path }) {
        if (!path.endsWith('/rules.html')) return html;
        return html.replace('<!-- rules -->', readRules);
      },
    },
  };
}
