// The modules that game-pages.ts makes.
declare module 'virtual:article' {
  import type { Article } from '../game-pages';
  /** Fetches an article, by LANG/NAME. */
  export const articles: Record<string, () => Promise<{ default: Article }>>;
}
