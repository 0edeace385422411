// The colours of app.css as values, for what is drawn or styled apart from the page.
import css from '../app.css?raw';

/** The declarations of the page's root: every colour, for day and night. */
export const ROOT = /:root \{([^}]*)\}/.exec(css)?.[1] ?? '';

const PAIR = /^light-dark\((.*), (.*)\)$/;

/** Every colour by its name, as it is by day or by night. */
export function colours(theme: 'light' | 'dark'): Record<string, string> {
  const found = [...ROOT.matchAll(/(--[\w-]+): ([^;]+);/g)];
  return Object.fromEntries(
    found.map(([, name, value]) => {
      const pair = PAIR.exec(value!);
      return [name!, pair ? pair[theme === 'light' ? 1 : 2]! : value!];
    }),
  );
}
