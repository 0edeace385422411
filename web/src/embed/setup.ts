// What a board is asked to show, made into a game by the rules; what cannot be shown says why, in words.
import { t } from '../app/i18n.svelte';
import { plainMove } from '../app/analyse/notation';
import { refusalSays } from '../app/words';
import type { Refusal, RulesetName, SideName } from '../board/types';
import { checkPosition, newGame, readRecords, type Game } from '../engine/door';
import type { FaultReason } from '../engine/records';

export interface Wish {
  ruleset: RulesetName;
  /** A position's text; without one the game begins at its start. */
  position: string | null;
  record: string | null;
  moves: string[];
  play: boolean;
  /** The level of the computer, or none: two people. */
  level: number | null;
  /** The side of the person who plays against a level. */
  side: SideName;
}

export interface Begun {
  game: Game;
  ruleset: RulesetName;
  /** The text of the start position. */
  start: string;
}

/** A wish that cannot be fulfilled; its message is for people. */
export class Unfit extends Error {}

const RULESETS: readonly string[] = ['kiswahili', 'zanzibar', 'kete', 'kujifunza', 'kimasai'];

export function isRuleset(name: string): name is RulesetName {
  return RULESETS.includes(name);
}

function says(reasons: FaultReason[], ruleset: RulesetName): string {
  return reasons.map(({ id, args }) => t(id, { ...args, ruleset })).join(' ');
}

/** A position may be any that can be drawn; one to be played has to be sound in every way. */
function fromPosition({ ruleset, position, play }: Wish): Begun {
  if (!position) return { game: newGame(ruleset), ruleset, start: 'startpos' };
  const { setup, fault, problems, view } = checkPosition(ruleset, position, !play);
  if (!setup || !view) {
    const reasons = fault?.reasons ?? problems.filter((p) => play || !p.forgivable);
    throw new Unfit(t('board-bad-position', { why: says(reasons, ruleset) }));
  }
  return { game: newGame(setup.ruleset, position, !play), ruleset: setup.ruleset, start: position };
}

function play({ game, ruleset }: Begun, moves: string[]): void {
  for (const move of moves) {
    try {
      game.play(plainMove(move));
    } catch (error) {
      const refused = typeof error === 'object' && error !== null && 'id' in error;
      const why = refused ? refusalSays(error as Refusal, ruleset) : String((error as Error).message ?? error);
      throw new Unfit(t('board-bad-move', { move, why }));
    }
  }
}

function fromRecord(wish: Wish, record: string): Begun {
  const { value, fault } = readRecords(record, wish.ruleset);
  const tree = value?.[0];
  if (!tree) {
    const why = says(fault?.reasons ?? [], wish.ruleset);
    throw new Unfit(t('board-bad-record', { line: fault?.line ?? 1, why }));
  }
  const begun = { game: newGame(tree.ruleset, tree.start, true), ruleset: tree.ruleset, start: tree.start };
  play(begun, tree.line.moves.map(({ move }) => move));
  return begun;
}

/** The game that is wished for; throws `Unfit`. */
export function begin(wish: Wish): Begun {
  const begun = wish.record ? fromRecord(wish, wish.record) : fromPosition(wish);
  play(begun, wish.moves);
  return begun;
}
