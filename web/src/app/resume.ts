// The game that is kept on the device, at the table again.
import { Session } from './session.svelte';
import { discard, kept } from './store';

/** Who sat down last. */
let last: Session | null = null;

/** Sits down at the kept game, after whoever sits there has got up and kept his time; one that the rules do not accept is
 *  forgotten. */
export function resumed(): Session | null {
  last?.close();
  last = null;
  const game = kept();
  try {
    last = game && new Session(game, game);
  } catch {
    discard();
  }
  return last;
}
