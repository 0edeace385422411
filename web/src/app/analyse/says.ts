// What the analysis says in words: faults of texts, scores, chances.
import type { SideName } from '../../board/types';
import type { Analysis, Score } from '../../engine/analysis';
import type { Fault, FaultReason } from '../../engine/records';
import { t } from '../i18n.svelte';

/** A reason as a sentence, with its rule where it has one. */
export function reasonSays(reason: FaultReason): string {
  const said = t(reason.id, reason.args).replace(/\.$/, '');
  // The name of a hole says whose it is by its case.
  const hole = String(reason.args.hole ?? '');
  const sentence = hole && said.startsWith(hole) ? said : said.charAt(0).toUpperCase() + said.slice(1);
  const rule = reason.rule && /^[KTZM]\d/.test(reason.rule) ? t('analyse-by-rule', { rule: reason.rule }) : '';
  const possible = reason.possible.length ? t('possible', { moves: reason.possible.join(', ') }) : '';
  return [`${sentence}${rule ? ` ${rule}` : ''}.`, possible].filter(Boolean).join(' ');
}

/** Characters of a marked place that are shown. */
const SHOWN = 40;

/** Where it is: the line, and what stands there. */
export function placeSays(fault: Fault, text: string): string {
  const there = text.slice(fault.from, fault.to).replace(/\s+/g, ' ').trim();
  const shown = there.length > SHOWN ? `${there.slice(0, SHOWN)}…` : there;
  return shown ? t('analyse-fault-place', { line: fault.line, text: shown }) : t('analyse-fault-line', { line: fault.line });
}

/** Seeds ahead, or moves to the end, for the player who moves. */
export function scoreSays(score: Score): string {
  if ('win_in' in score) return t('analyse-wins-in', { moves: Math.ceil(score.win_in / 2) });
  if ('loss_in' in score) return t('analyse-loses-in', { moves: Math.ceil(score.loss_in / 2) });
  const seeds = score.centiseeds / 100;
  return `${seeds > 0 ? '+' : seeds < 0 ? '−' : ''}${Math.abs(seeds).toFixed(2)}`;
}

export function percent(chance: number): string {
  return t('analyse-percent', { chance: Math.round(chance) });
}

/** South's chance by an analysis of a position in which `turn` moves. */
export function southChance(analysis: Analysis | null, turn: SideName): number | null {
  const best = analysis?.lines[0];
  if (!best) return null;
  return turn === 'S' ? best.chance : 100 - best.chance;
}
