// One frame of a film in words, for those who walk through a move.
import { t } from './i18n.svelte';
import type { Frame } from '../board/timeline';

/** What the hand has just done; without a frame it has done nothing yet. */
export function frameSays(frame: Frame | null): string {
  if (!frame) return t('board-before');
  const { step } = frame;
  // What is captured comes from the hole opposite.
  return t('board-step', { hole: '', ...step, ...(step.kind === 'capture' && { hole: step.from }) });
}
