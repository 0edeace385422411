// The light the player chose (src/app/settings.svelte.ts), for pages without the app. Read before
// anything is drawn, so that nothing flashes.
try {
  const { theme } = JSON.parse(localStorage.getItem('namua.settings') ?? '{}');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
  // Nothing is kept on this device: the light is the system's.
}
