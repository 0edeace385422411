// Starts the app once words and rules are there; until then the page shows what was written into it, says after a while
// that it is loading, and says why if something does not come.
import './app.css';
import { mount } from 'svelte';
import App from './app/App.svelte';
import { t } from './app/i18n.svelte';
import { arrive } from './app/router.svelte';
import { apply } from './app/settings.svelte';
import { load } from './engine/door';

const target = document.getElementById('app')!;

function say(text: string): void {
  const line = document.createElement('p');
  line.className = 'waiting';
  line.setAttribute('role', 'status');
  line.textContent = text;
  // What can be read already stays.
  if (target.querySelector('main')) target.prepend(line);
  else target.replaceChildren(line);
}

// Relative addresses in the head are meant from the page that was loaded; the app changes the address without loading.
for (const link of document.head.querySelectorAll<HTMLLinkElement>('link[href]')) link.setAttribute('href', link.href);

apply();
const rules = load();
rules.catch(() => {});
let patience: ReturnType<typeof setTimeout> | undefined;
try {
  await arrive();
  patience = setTimeout(() => say(t('loading')), 300);
  await rules;
  clearTimeout(patience);
  target.replaceChildren();
  mount(App, { target });
} catch (error) {
  clearTimeout(patience);
  console.error(error);
  say(t('load-failed'));
}
