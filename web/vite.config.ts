// Build settings of the web app. Every address is relative, so the pages work below any path
// of any server; the service worker keeps the whole app, the engine included, for offline play.
import { defineConfig } from 'vitest/config';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { VitePWA } from 'vite-plugin-pwa';
import { articleModules } from './game-pages.ts';
import { licences } from './licences.ts';
import { pages } from './pages.ts';
import { rules } from './rules-page.ts';
import { wordModules } from './words-plugin.ts';

const pwa = VitePWA({
  registerType: 'prompt',
  injectRegister: null,
  includeAssets: ['icon.svg', 'icon-180.png'],
  workbox: {
    globPatterns: ['**/*.{js,css,html,wasm,svg,png,woff2,webmanifest}'],
    globIgnores: ['**/*greek*', '**/*vietnamese*'],
    // Every page is a file of its own; what the address says of its state matters to the app alone.
    navigateFallback: null,
    ignoreURLParametersMatching: [/.*/],
    maximumFileSizeToCacheInBytes: 32 * 1024 * 1024,
  },
  manifest: {
    name: 'Namua',
    short_name: 'Namua',
    description: 'Bao, the four-row mancala of the Swahili coast',
    display: 'standalone',
    start_url: './',
    scope: './',
    background_color: '#efe8da',
    theme_color: '#3b2416',
    icons: [
      { src: 'icon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: 'icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: 'icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any maskable' },
    ],
  },
});

export default defineConfig({
  base: './',
  plugins: [wordModules(), articleModules(), rules(), licences(), svelte(), pages(), pwa],
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: ['index.html', 'rules.html'],
      // What most pages share comes in one file: every further one costs a slow line its way there and back.
      output: { codeSplitting: { groups: [{ name: 'shared', test: /\/(src|node_modules)\//, minShareCount: 4 }] } },
    },
  },
  server: { fs: { allow: ['..'] } },
  test: { include: ['tests/**/*.test.ts'], environment: 'node' },
});
