// Builds <namua-board> for pages of others into dist/embed: one script, with the engine, its worker and the words of
// other languages beside it. Names carry no hash, since pages of others name the script.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vite';
import { languages, words } from './words-plugin.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const WORDS = 'virtual:words';
/** The board speaks with these files alone. */
const FILES = ['board.ftl', 'game.ftl', 'refusals.ftl', 'web.ftl'];

/** English comes with the script; another language is a file that is fetched when a page speaks it. */
function embedWords(): Plugin {
  return {
    name: 'namua-embed-words',
    resolveId: (id) => (id === WORDS ? `\0${WORDS}` : null),
    load(id) {
      if (id !== `\0${WORDS}`) return null;
      const names = languages().map((code) => `${code}: ${JSON.stringify(code)}`);
      return `
        const english = ${JSON.stringify(words('en', FILES))};
        const fetched = async (code) => {
          const answer = await fetch(new URL('words-' + code + '.ftl', import.meta.url));
          return { default: answer.ok ? await answer.text() : english };
        };
        export const names = { ${names.join(', ')} };
        export const load = { ${languages().map((code) => `${code}: () => ${code === 'en' ? 'Promise.resolve({ default: english })' : `fetched('${code}')`}`).join(', ')} };`;
    },
    generateBundle() {
      for (const code of languages().filter((one) => one !== 'en')) {
        this.emitFile({ type: 'asset', fileName: `words-${code}.ftl`, source: words(code, FILES) });
      }
      for (const fileName of ['index.html', 'demo.js']) {
        this.emitFile({ type: 'asset', fileName, source: readFileSync(here(`src/embed/${fileName}`), 'utf8') });
      }
    },
  };
}

const plain = { entryFileNames: 'namua-[name].js', chunkFileNames: 'namua-[name].js', assetFileNames: '[name][extname]' };

export default defineConfig({
  base: './',
  publicDir: false,
  plugins: [embedWords(), svelte({ emitCss: false, compilerOptions: { css: 'injected' } })],
  resolve: {
    alias: [{ find: /^\.\/start-worker$/, replacement: here('src/embed/start-worker.ts') }],
  },
  worker: { format: 'es', rolldownOptions: { output: plain } },
  build: {
    target: 'es2022',
    outDir: 'dist/embed',
    assetsInlineLimit: 0,
    modulePreload: false,
    rolldownOptions: { input: { board: here('src/embed/index.ts') }, output: { ...plain, codeSplitting: false } },
  },
});
