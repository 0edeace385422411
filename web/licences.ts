// What the built app contains of others, with their licences: licences.txt beside index.html.
import { existsSync, readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/** Fonts and libraries whose files or code end up in the app. */
const PACKAGES = [
  '@fontsource-variable/commissioner',
  '@fontsource-variable/noto-sans-gujarati',
  '@fontsource-variable/piazzolla',
  '@fluent/bundle',
  '@fluent/langneg',
  'gifenc',
  'svelte',
  'workbox-core',
  'workbox-precaching',
  'workbox-routing',
  'workbox-window',
];

function file(path: string): URL {
  return new URL(path, import.meta.url);
}

/** A package's name, version and licence; its own text where it brings one. */
function notice(name: string): string {
  const home = `node_modules/${name}/`;
  const about = JSON.parse(readFileSync(file(`${home}package.json`), 'utf8')) as { version: string; license?: string };
  const texts = ['LICENSE', 'LICENSE.md'].map((text) => file(home + text)).filter((text) => existsSync(text));
  return [`${name} ${about.version}: ${about.license ?? 'see below'}`, ...texts.map((text) => readFileSync(text, 'utf8'))].join('\n\n');
}

export function licences(): Plugin {
  const apache = () => `Apache License 2.0\n\n${readFileSync(file('../LICENSE-APACHE'), 'utf8')}`;
  return {
    name: 'licences',
    apply: 'build',
    generateBundle() {
      const source = [...PACKAGES.map(notice), apache()].join(`\n\n${'-'.repeat(80)}\n\n`);
      this.emitFile({ type: 'asset', fileName: 'licences.txt', source });
    },
  };
}
