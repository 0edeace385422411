// From an address or a pasted text to games that can be studied, or to what is wrong with it.
import type { RulesetName } from '../../board/types';
import { checkPosition, readRecords } from '../../engine/door';
import type { Fault, GameTree, Read } from '../../engine/records';
import type { AnalyseState, FromPosition } from './state';

/** A game that begins with a position. */
export function begun(ruleset: RulesetName, start: string): GameTree {
  return { ruleset, start, tags: [], result: '*', termination: null, line: { comments: [], moves: [] } };
}

/** The games of an address. */
export function gamesOf(state: AnalyseState): Read<GameTree[]> {
  return 'record' in state ? filled(readRecords(state.record)) : played(state);
}

function played(state: FromPosition): Read<GameTree[]> {
  const { value, fault } = positionOf(state.ruleset, state.position ?? 'startpos');
  if (!value) return { value, fault };
  const [game] = value;
  // Read as a record, the moves are checked and have their signs; a finished game has its result.
  const text = `[Variant "${game!.ruleset}"]\n[Position "${game!.start}"]\n\n${(state.moves ?? []).join(' ')}`;
  return readRecords(text, state.ruleset);
}

/** A pasted text: a position if it looks like one, else records. */
export function gamesIn(text: string, ruleset: RulesetName): Read<GameTree[]> {
  const trimmed = text.trim();
  return looksLikePosition(trimmed) ? positionOf(ruleset, text) : filled(readRecords(text, ruleset));
}

function looksLikePosition(text: string): boolean {
  return /^\S*(?:[\s_]+)?(?:startpos|\d+(?:,\d+)+\/)/i.test(text) || /^[^[{(]*\/[^[{(]*\/[^[{(]*\/[^[{(]*$/.test(text);
}

function positionOf(ruleset: RulesetName, text: string): Read<GameTree[]> {
  const { setup, fault, problems, view } = checkPosition(ruleset, text, true);
  if (!setup) return { value: null, fault };
  if (!view) return { value: null, fault: { from: 0, to: text.length, line: 1, reasons: unforgiven(problems) } };
  return { value: [begun(setup.ruleset, view.text)], fault: null };
}

function unforgiven(problems: Fault['reasons']): Fault['reasons'] {
  return problems.filter((problem) => !problem.forgivable);
}

/** A text without a game is a fault too. */
function filled(read: Read<GameTree[]>): Read<GameTree[]> {
  if (read.value?.length !== 0) return read;
  const reason = { rule: null, id: 'record-empty', args: {}, possible: [], forgivable: false };
  return { value: null, fault: { from: 0, to: 0, line: 1, reasons: [reason] } };
}
