// One frame of a film in words, for those who walk through a move.
import { t } from './i18n.svelte';
import type { Frame } from '../board/timeline';

/** What the hand has just done; without a frame it has done nothing yet. */
export function frameSays(frame: Frame | null): string {
  return frame ? t('board-step', { hole: '', ...frame.step }) : t('board-before');
}
