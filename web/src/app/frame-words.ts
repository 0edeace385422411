// One frame of a film in words, for those who walk through a move.
import { t } from './i18n.svelte';
import type { Frame } from '../board/timeline';

/** Moments in which something happens; between them the hand only turns round or rests. */
const SAID: readonly string[] = ['place', 'lift', 'drop', 'capture', 'reserve', 'win'];

/** What the hand has just done; without a frame it has done nothing yet. */
export function frameSays(frame: Frame | null): string {
  if (!frame) return t('board-before');
  const { step } = frame;
  if (!SAID.includes(step.kind)) return '';
  // What is captured comes from the hole opposite.
  return t('board-step', { hole: '', ...step, ...(step.kind === 'capture' && { hole: step.from }) });
}
