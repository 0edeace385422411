// Lint settings: the type-aware sets of typescript-eslint and eslint-plugin-svelte, and the
// one boundary of the house that a tool can watch: the board knows neither rules nor app.
import js from '@eslint/js';
import globals from 'globals';
import svelte from 'eslint-plugin-svelte';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

const board = {
  files: ['src/board/**'],
  rules: {
    'no-restricted-imports': ['error', { patterns: ['**/engine/**', '**/app/**', '**/pkg/**'] }],
  },
};

export default ts.config(
  { ignores: ['dist', 'src/engine/pkg', 'node_modules', 'dev-dist'] },
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: {
      parserOptions: { parser: ts.parser, extraFileExtensions: ['.svelte'], svelteConfig },
    },
  },
  {
    rules: {
      'max-lines': ['error', 500],
      'no-undef': 'off',
      // Collections in state are replaced as a whole, never changed in place.
      'svelte/prefer-svelte-reactivity': 'off',
    },
  },
  board,
);
