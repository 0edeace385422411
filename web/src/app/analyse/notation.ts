// Small things about notation: signs of moves, glyphs, commands inside comments, numbers of moves.
import type { SideName } from '../../board/types';
import type { Verdict } from '../../engine/analysis';

/** A move without the signs that only comment it. */
export function plainMove(text: string): string {
  return text.replace(/[*#]+$/, '');
}

/** The glyphs that judge a move, `$1` to `$6`, as they are printed. */
export const JUDGING: readonly { glyph: number; sign: string }[] = [
  { glyph: 3, sign: '!!' }, { glyph: 1, sign: '!' }, { glyph: 5, sign: '!?' },
  { glyph: 6, sign: '?!' }, { glyph: 2, sign: '?' }, { glyph: 4, sign: '??' },
];

export function signs(glyphs: number[]): string {
  return glyphs.map((glyph) => JUDGING.find((known) => known.glyph === glyph)?.sign ?? `$${glyph}`).join(' ');
}

/** What the verdicts of a report look like behind a move. */
export const VERDICT_SIGNS: Record<Verdict, string> = {
  only: '!', best: '', good: '', inaccuracy: '?!', mistake: '?', blunder: '??',
};

const COMMAND = /\[%[^\]]*\]/g;

/** The words of comments, without commands such as `[%eval 0.35]`. */
export function spoken(comments: string[]): string {
  return comments.map((comment) => comment.replace(COMMAND, '').trim()).filter(Boolean).join(' ');
}

/** Comments with other words; commands stay. */
export function reworded(comments: string[], words: string): string[] {
  const commands = comments.flatMap((comment) => comment.match(COMMAND) ?? []);
  return [...commands, ...(words.trim() ? [words.trim()] : [])];
}

/** `12.` or `12...`: `ply` counts from 1, and a game may begin with North. */
export function numberOf(ply: number, begins: SideName): { number: number; south: boolean } {
  const before = ply - 1 + (begins === 'N' ? 1 : 0);
  return { number: Math.floor(before / 2) + 1, south: before % 2 === 0 };
}

/** The number of a move as lists write it: `12.` for South's, `12…` for North's. */
export function numberSays(ply: number, begins: SideName): string {
  const { number, south } = numberOf(ply, begins);
  return `${number}${south ? '.' : '…'}`;
}
