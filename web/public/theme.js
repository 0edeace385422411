// The light the player chose (src/app/settings.svelte.ts), for pages without the app, and the letters if they are on the
// device since another visit (src/main.ts). Read before anything is drawn, so that nothing flashes.
try {
  const { theme } = JSON.parse(localStorage.getItem('namua.settings') ?? '{}');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
  if (localStorage.getItem('namua.letters')) document.querySelector('link[data-letters]')?.setAttribute('media', 'all');
} catch {
  // Nothing is kept on this device: the light is the system's, and the letters come later.
}

// The rules are the largest part of the app: asked for here, they come while its scripts are read (src/engine/door.ts).
const rules = document.querySelector('meta[name="namua-rules"]')?.content;
if (rules) {
  const link = document.createElement('link');
  Object.assign(link, { rel: 'preload', as: 'fetch', type: 'application/wasm', crossOrigin: 'anonymous', href: rules });
  document.head.append(link);
}
