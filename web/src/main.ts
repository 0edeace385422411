// Starts the app once the rules are loaded; until then the page says so, and says why if they do not come.
import './app.css';
import { mount } from 'svelte';
import App from './app/App.svelte';
import { t } from './app/i18n.svelte';
import { apply } from './app/settings.svelte';
import { load } from './engine/door';

const target = document.getElementById('app')!;

function say(text: string): void {
  const line = document.createElement('p');
  line.className = 'waiting';
  line.setAttribute('role', 'status');
  line.textContent = text;
  target.replaceChildren(line);
}

apply();
const patience = setTimeout(() => say(t('loading')), 300);
try {
  await load();
  clearTimeout(patience);
  target.replaceChildren();
  mount(App, { target });
} catch (error) {
  clearTimeout(patience);
  console.error(error);
  say(t('load-failed'));
}
