// Svelte settings: runes everywhere, so reactivity is always written down.
import { vitePreprocess } from '@sveltejs/vite-plugin-svelte';

export default { preprocess: vitePreprocess(), compilerOptions: { runes: true } };
