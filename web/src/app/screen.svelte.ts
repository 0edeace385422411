// What the screen is like: a phone held upright gets the narrow board, a wide one panels beside it.

const upright = matchMedia('(max-width: 640px) and (orientation: portrait)');
const state = $state({ narrow: upright.matches });
upright.addEventListener('change', (event) => (state.narrow = event.matches));

export function narrow(): boolean {
  return state.narrow;
}
