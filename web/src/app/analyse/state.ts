// The address of an analysis: everything is in what follows the #, so that a link can be shared and works from any server.
//
//     #position=kete_startpos&moves=A6L.a5R&ply=2     a position's text with its ruleset in front, and moves from it
//     #record=[Variant_"kete"]%0A%0A1._A6L_a5R_*      a record with tags, comments and variations
//
// `_` stands for the space; what an address cannot hold is written as %XX, a `_` of the record too. Without `ply` (moves of
// the main line, 0 is the start) the last position is shown; `side=1.0` goes on from there into a variation: its number among
// the moves tried, 0 being the main one, move by move. `near=N` has North below. Unknown parts are passed over.
import type { RulesetName, SideName } from '../../board/types';
import { plainMove } from './notation';

export interface FromRecord {
  record: string;
}

export interface FromPosition {
  ruleset: RulesetName;
  /** A position's text; without it the ruleset's start. */
  position?: string;
  /** Moves in notation; signs may be there or not. */
  moves?: string[];
}

export interface Seen {
  ply?: number;
  /** From there on, which of the moves tried. */
  side?: number[];
  near?: SideName;
}

export type AnalyseState = (FromRecord | FromPosition) & Seen;

const RULESETS: readonly string[] = ['kiswahili', 'zanzibar', 'kete', 'kujifunza', 'kimasai'] satisfies RulesetName[];

export function isRuleset(name: string): name is RulesetName {
  return RULESETS.includes(name);
}

/** Parts without which an analysis would be another one. */
const WHOLE: readonly string[] = ['record', 'position', 'moves'];

/** Keeps readable what an address may hold after its #. */
function encode(text: string): string {
  return encodeURIComponent(text)
    .replaceAll('_', '%5F')
    .replaceAll('%20', '_')
    .replace(/%(?:2C|2F|3A|5B|5D|2B)/g, decodeURIComponent);
}

function decode(text: string): string | null {
  try {
    return decodeURIComponent(text.replaceAll('_', ' '));
  } catch {
    return null;
  }
}

/** What comes after the # of the analysis page: `href('analyse') + '#' + analyseHash({ record })`. */
export function analyseHash(state: AnalyseState): string {
  const parts: [string, string][] = [];
  if ('record' in state) parts.push(['record', state.record.trim()]);
  else {
    parts.push(['position', `${state.ruleset} ${state.position ?? 'startpos'}`]);
    if (state.moves?.length) parts.push(['moves', state.moves.map(plainMove).join('.')]);
  }
  if (state.ply !== undefined) parts.push(['ply', String(state.ply)]);
  if (state.side?.length) parts.push(['side', state.side.join('.')]);
  if (state.near === 'N') parts.push(['near', 'N']);
  return parts.map(([key, value]) => `${key}=${encode(value)}`).join('&');
}

/** Reads it again; null if it names neither a position nor a record, or they cannot be made out. */
export function readHash(hash: string): AnalyseState | null {
  const parts = new Map<string, string>();
  for (const part of hash.split('&')) {
    const [key = '', ...rest] = part.split('=');
    const value = decode(rest.join('='));
    if (value !== null) parts.set(key, value);
    else if (WHOLE.includes(key)) return null;
  }
  const seen = seenOf(parts);
  const record = parts.get('record');
  if (record) return { record, ...seen };
  const [ruleset = '', ...position] = (parts.get('position') ?? '').trim().split(/\s+/);
  if (!isRuleset(ruleset)) return null;
  const moves = (parts.get('moves') ?? '').split('.').filter(Boolean);
  return { ruleset, position: position.join(' ') || 'startpos', moves, ...seen };
}

function seenOf(parts: Map<string, string>): Seen {
  const ply = Number.parseInt(parts.get('ply') ?? '', 10);
  const side = (parts.get('side') ?? '').split('.').filter((part) => /^\d+$/.test(part)).map(Number);
  return {
    ...(ply >= 0 ? { ply } : {}),
    ...(side.length ? { side } : {}),
    ...(parts.get('near') === 'N' ? { near: 'N' } : {}),
  };
}
