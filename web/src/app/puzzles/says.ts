// What is said about a puzzle: what to find, why a move is wrong, why the right one is right.
import { t } from '../i18n.svelte';
import { sideName } from '../words';
import type { Puzzle } from './puzzles';
import type { Refuted } from './refuted';

export function goal(puzzle: Puzzle): string {
  const side = sideName(puzzle.side);
  if (puzzle.wins) return t('puzzles-goal-win', { side, moves: puzzle.wins });
  return t(puzzle.tags.includes('house') ? 'puzzles-goal-house' : 'puzzles-goal', { side, ruleset: puzzle.ruleset });
}

export function refutation(move: string, why: Refuted, puzzle: Puzzle): string {
  const args = { move, reply: 'move' in why ? why.move : '', ruleset: puzzle.ruleset };
  switch (why.kind) {
    case 'loses': return t('puzzles-wrong-loses', args);
    case 'house': return t('puzzles-wrong-house', args);
    case 'captures': return t('puzzles-wrong-captures', { ...args, count: why.count });
    case 'better': return t('puzzles-wrong-better', args);
  }
}

/** Why the solution is right; `over` if the game has ended with it. */
export function reason(puzzle: Puzzle, over: boolean): string {
  if (over) return t('puzzles-right-over');
  return t(puzzle.wins ? 'puzzles-right-win' : 'puzzles-right-best');
}
