// From an address or a pasted text to games that can be studied, or to what is wrong with it.
import type { RulesetName } from '../../board/types';
import { checkPosition, readRecords } from '../../engine/door';
import type { Fault, GameTree, Read } from '../../engine/records';
import { pieces } from './split';
import { readHash, type AnalyseState, type FromPosition } from './state';

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

/** A pasted text: a link or a position if it looks like one, else records. */
export function gamesIn(text: string, ruleset: RulesetName): Read<GameTree[]> {
  const trimmed = text.trim();
  const link = linkIn(text);
  if (link !== null) return linked(link, text);
  return looksLikePosition(trimmed) ? positionOf(ruleset, text) : filled(readRecords(text, ruleset));
}

/** What follows the # in a pasted link, nothing if there is none; null if the text is no link. */
export function linkIn(text: string): string | null {
  const trimmed = text.trim();
  if (!/^(?:https?:\/\/|[^\s#[{"]*#(?:position|record|moves|state)=)/i.test(trimmed)) return null;
  // A letter may have broken it into lines.
  return trimmed.replace(/\s+/g, '').replace(/^[^#]*#?/, '');
}

function linked(link: string, text: string): Read<GameTree[]> {
  const state = readHash(link);
  const { value, fault } = state ? gamesOf(state) : { value: null, fault: null };
  if (value) return { value, fault: null };
  return { value: null, fault: { from: 0, to: text.length, line: 1, reasons: [because('analyse-link-wrong'), ...(fault?.reasons ?? [])] } };
}

/** Every game of a text by itself: those that can be read, and what is wrong with the others. */
export function readEach(text: string): { games: GameTree[]; faults: Fault[] } {
  const { value, fault } = filled(readRecords(text));
  if (value) return { games: value, faults: [] };
  const each = pieces(text);
  if (each.length < 2) return { games: [], faults: fault ? [fault] : [] };
  const read = each.map((piece) => ({ piece, ...readRecords(piece.text) }));
  return {
    games: read.flatMap((one) => one.value ?? []),
    faults: read.flatMap(({ piece, fault }) => (fault ? [{ ...fault, from: fault.from + piece.from, to: fault.to + piece.from, line: fault.line + piece.lines }] : [])),
  };
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

/** What forbids a position; a sum of counts that cannot be is none. */
export function unforgiven(problems: Fault['reasons']): Fault['reasons'] {
  const beyond = problems.some(({ id }) => id === 'problem-count' || id === 'problem-reserve-count');
  return problems.filter((problem) => !problem.forgivable && !(beyond && SUMS.includes(problem.id)));
}

/** Reasons that name a sum. */
const SUMS = ['problem-too-many-seeds', 'problem-stones'];

function because(id: string): Fault['reasons'][number] {
  return { rule: null, id, args: {}, possible: [], forgivable: false };
}

/** A text without a game is a fault too. */
function filled(read: Read<GameTree[]>): Read<GameTree[]> {
  if (read.value?.length !== 0) return read;
  return { value: null, fault: { from: 0, to: 0, line: 1, reasons: [because('record-empty')] } };
}
