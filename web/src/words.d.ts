// The modules that words-plugin.ts makes.
declare module 'virtual:words' {
  /** What each language calls itself. */
  export const names: Record<string, string>;
  /** Fetches the words of a language. */
  export const load: Record<string, () => Promise<{ default: string }>>;
}
