// The game that is kept on the device, at the table again.
import { Session } from './session.svelte';
import { discard, kept } from './store';

/** Sits down at the kept game; one that the rules do not accept is forgotten. */
export function resumed(): Session | null {
  const game = kept();
  try {
    return game ? new Session(game, game) : null;
  } catch {
    discard();
    return null;
  }
}
