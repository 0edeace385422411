// Every page of the app as a file of its own in every language, so that it can be read and found without scripts:
// dist/LANG/PAGE/index.html with title, description, preview and what there is to read; the app takes over from there.
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin, Rolldown } from 'vite';
import { articles, gamePage } from './game-pages.ts';
import { languageNames, languages, speaker, type Say } from './words-plugin.ts';

const COURSES = fileURLToPath(new URL('./content/lessons/', import.meta.url));
const PLAIN = ['', 'play', 'learn', 'puzzles', 'analyse', 'games', 'settings'];
const RULESETS = ['kiswahili', 'kete', 'kimasai', 'kujifunza', 'zanzibar'];

/** Where the pages will stand, for the addresses that have to be whole (previews, alternates): NAMUA_SITE=https://... */
const SITE = process.env.NAMUA_SITE?.replace(/\/*$/, '/');

type Bundle = Rolldown.OutputBundle;

/** What is written into one page. */
interface Page {
  lang: string;
  /** The address below the language, without slashes at its ends. */
  path: string;
  title: string;
  description: string;
  /** What there is to read. */
  body: string;
}

function escape(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign]!);
}

/** From a page back to the folder of the app. */
function up(path: string): string {
  return '../'.repeat(1 + path.split('/').filter(Boolean).length);
}

function address(lang: string, path: string): string {
  return [lang, path].filter(Boolean).join('/') + '/';
}

/** The addresses of all pages, the same in every language. */
function paths(): string[] {
  const courses = readdirSync(COURSES).map((name) => `learn/${name.replace(/\.json$/, '')}`);
  const read = articles().map((name) => (name === 'glossary' ? name : `games/${name}`));
  return [...PLAIN, ...courses, ...read];
}

function gamesList(say: Say, lang: string, root: string): string {
  const games = RULESETS.map((ruleset) => {
    const to = root + address(lang, `games/${ruleset}`);
    return `<li><a href="${to}">${escape(say(`ruleset-${ruleset}`))}</a>: ${escape(say(`about-${ruleset}`))}</li>`;
  });
  return `<ul>\n${games.join('\n')}\n</ul>`;
}

function page(lang: string, path: string, say: Say): Page {
  const [name = '', part] = path.split('/');
  const article = name === 'games' && part ? part : name === 'glossary' ? name : null;
  if (article) {
    const { title, description, html } = gamePage(lang, article);
    return { lang, path, title: `${title} · Namua`, description, body: html };
  }
  if (name === 'learn' && part) {
    const course = say(`learn-course-${part}-name`);
    return plain(lang, path, `${course} · ${say('page-learn-title')}`, course, say(`learn-course-${part}-about`));
  }
  const key = `page-${name || 'start'}`;
  const title = say(`${key}-title`);
  const description = say(`${key}-description`);
  const list = name === '' || name === 'games' ? gamesList(say, lang, up(path)) : '';
  return plain(lang, path, title, title, description, list);
}

/** A page of which a heading and a sentence can be read without the app. */
function plain(lang: string, path: string, title: string, heading: string, description: string, more = ''): Page {
  const body = `<h1>${escape(heading.replace(/ · Namua$/, ''))}</h1>\n<p>${escape(description)}</p>\n${more}`;
  return { lang, path, title, description, body };
}

function navigation({ lang, path }: Page, say: Say, tongues: [string, string][]): string {
  const root = up(path);
  const rooms = ['start', 'learn', 'puzzles', 'analyse', 'games'].map((room) => {
    const to = root + address(lang, room === 'start' ? '' : room);
    return `<a href="${to}">${escape(say(`nav-${room}`))}</a>`;
  });
  const others = tongues.map(([code, name]) => `<a href="${root}${address(code, path)}" lang="${code}" hreflang="${code}">${escape(name)}</a>`);
  return `<nav class="static-bar">${rooms.join(' ')}</nav>\n<nav class="static-bar">${others.join(' ')}</nav>`;
}

function head({ lang, path, title, description }: Page): string {
  const root = SITE ?? up(path);
  const alternates = languages().map((code) => `<link rel="alternate" hreflang="${code}" href="${root}${address(code, path)}" />`);
  return [
    ...alternates,
    `<link rel="alternate" hreflang="x-default" href="${root}${address('en', path)}" />`,
    `<link rel="canonical" href="${root}${address(lang, path)}" />`,
    '<meta property="og:type" content="website" />',
    '<meta property="og:site_name" content="Namua" />',
    `<meta property="og:locale" content="${lang}" />`,
    `<meta property="og:title" content="${escape(title)}" />`,
    `<meta property="og:description" content="${escape(description)}" />`,
    `<meta property="og:url" content="${root}${address(lang, path)}" />`,
    `<meta property="og:image" content="${root}preview.jpg" />`,
    '<meta name="twitter:card" content="summary_large_image" />',
  ].join('\n    ');
}

/** Everything a page's app needs and would otherwise ask for one after the other, as links in its head. */
function early(bundle: Bundle, template: string, { lang, path }: Page): string {
  const root = up(path);
  const [name = '', part] = path.split('/');
  const room = name ? name[0]!.toUpperCase() + name.slice(1) : 'Start';
  const article = name === 'glossary' ? name : name === 'games' ? part : undefined;
  const wanted = [`virtual:words/${lang}`, `/pages/${room}.svelte`, ...(article ? [`virtual:article/${lang}/${article}`] : [])];
  const chunks = new Set(wanted.map((module) => chunk(bundle, module)));
  for (const { imports } of chunks) for (const file of imports) chunks.add(bundle[file] as Rolldown.OutputChunk);
  const styles = [...chunks].flatMap((one) => [...(one.viteMetadata?.importedCss ?? [])]);
  const missing = (file: string) => !template.includes(file);
  return [
    // Asked for a little later than the scripts (theme.js): these have work to do while it comes.
    `<meta name="namua-rules" content="${root}${asset(bundle, /namua_rules_bg\b.*\.wasm$/)}">`,
    ...[...chunks].map(({ fileName }) => fileName).filter(missing).map((file) => `<link rel="modulepreload" crossorigin href="${root}${file}">`),
    ...[...new Set(styles)].filter(missing).map((file) => `<link rel="stylesheet" crossorigin href="${root}${file}">`),
  ].join('\n    ');
}

/** The letters, which the app asks for when it is there (main.ts), and a page without scripts at once. */
function letters(bundle: Bundle, root: string): string {
  const href = root + asset(bundle, /\bfonts\b.*\.css$/);
  return `<link rel="stylesheet" href="${href}" media="print" data-letters>\n    <noscript><link rel="stylesheet" href="${href}"></noscript>`;
}

function chunk(bundle: Bundle, module: string): Rolldown.OutputChunk {
  const found = Object.values(bundle).find((one) => one.type === 'chunk' && one.facadeModuleId?.endsWith(module));
  if (!found) throw new Error(`the app has no chunk for ${module}`);
  return found as Rolldown.OutputChunk;
}

function asset(bundle: Bundle, name: RegExp): string {
  const found = Object.keys(bundle).find((file) => name.test(file));
  if (!found) throw new Error(`the app has no file like ${name}`);
  return found;
}

/** The built index.html made into one page; what its addresses are relative to is some folders further up. */
function fill(bundle: Bundle, template: string, page: Page, say: Say, tongues: [string, string][]): string {
  const root = up(page.path);
  const body = `${navigation(page, say, tongues)}\n${failed(say)}\n<main class="page">\n${page.body}\n<noscript><p>${escape(say('needs-script'))}</p></noscript>\n</main>`;
  return template
    .replace(/<html lang="[^"]*">/, `<html lang="${page.lang}">`)
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escape(page.title)}</title>\n    ${head(page)}`)
    .replace(/(<meta name="description" content=")[^"]*/, (_, start: string) => start + escape(page.description))
    .replace(/<noscript>[^]*?<\/noscript>/, '')
    .replace(/(src|href)="\.\//g, `$1="${root}`)
    .replace('<script', () => `${letters(bundle, root)}\n    <script`)
    .replace('<meta name="viewport"', (meta) => `${early(bundle, template, page)}\n    ${meta}`)
    .replace('<div id="app"></div>', () => `<div id="app">${body}</div>`);
}

/** What the page says if the app does not come. */
function failed(say: Say): string {
  return `<p class="page" role="alert" data-failed hidden>${escape(say('load-failed'))}</p>`;
}

/** The door for those without scripts: the languages. */
function door(template: string, tongues: [string, string][]): string {
  const links = tongues.map(([code, name]) => `<p><a href="./${code}/" lang="${code}">${escape(name)}</a></p>`);
  return template
    .replace('<div id="app"></div>', () => `<div id="app">${failed(speaker('en'))}</div>`)
    .replace(/<noscript>[^]*?<\/noscript>/, () => `<noscript><h1>Namua</h1>${links.join('')}</noscript>`);
}

function sitemap(): string {
  const urls = languages().flatMap((lang) => paths().map((path) => `<url><loc>${SITE}${address(lang, path)}</loc></url>`));
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`;
}

/** Writes the pages once the app is built, before the service worker lists what there is. */
export function pages(): Plugin {
  let out = '';
  return {
    name: 'namua-pages',
    configResolved: (config) => void (out = resolve(config.root, config.build.outDir)),
    // In development every address gets the one page, whatever its folder.
    transformIndexHtml: (html, { server }) => (server ? html.replace(/(src|href)="\.\//g, '$1="/') : html),
    writeBundle: {
      sequential: true,
      order: 'post',
      handler(_, bundle) {
        const template = readFileSync(join(out, 'index.html'), 'utf8');
        const tongues = languageNames();
        for (const lang of languages()) {
          const say = speaker(lang);
          for (const path of paths()) {
            const folder = join(out, lang, path);
            mkdirSync(folder, { recursive: true });
            writeFileSync(join(folder, 'index.html'), fill(bundle, template, page(lang, path, say), say, tongues));
          }
        }
        writeFileSync(join(out, 'index.html'), door(template, tongues));
        if (SITE) writeFileSync(join(out, 'sitemap.xml'), sitemap());
      },
    },
  };
}
