// Starts the app once its words are there; what was written into the page stays until the app has the page to show.
import './app.css';
import { mount } from 'svelte';
import App from './app/App.svelte';
import { arrive } from './app/router.svelte';
import { apply } from './app/settings.svelte';
import { write } from './app/storage';
import { load } from './engine/door';
import letters from './fonts.css?url';

const target = document.getElementById('app')!;
const written = target.querySelector('main');

/** The page gets its letters; the line was free for what the app is made of. The next visit has them from the start. */
function dress(): void {
  let link = document.querySelector<HTMLLinkElement>('link[data-letters]');
  link ??= document.head.appendChild(Object.assign(document.createElement('link'), { rel: 'stylesheet', href: letters }));
  link.media = 'all';
  write('namua.letters', 'here');
}

function start(): void {
  for (const old of [...target.children].filter((one) => one !== written)) old.remove();
  const onshown = (): void => {
    written?.remove();
    dress();
  };
  mount(App, { target, ...(written ? { anchor: written } : {}), props: { onshown } });
}

// Relative addresses in the head are meant from the page that was loaded; the app changes the address without loading.
for (const link of document.head.querySelectorAll<HTMLLinkElement>('link[href]')) link.setAttribute('href', link.href);

apply();
// Nothing waits for the rules here, but they come while the words do.
load().catch(() => {});
try {
  await arrive();
  start();
} catch (error) {
  console.error(error);
  // Without words the page says so in its own.
  target.querySelector('[data-failed]')?.removeAttribute('hidden');
}
