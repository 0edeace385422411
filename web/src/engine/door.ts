// The door to the rules: the generated classes with the types they really have. The rules answer
// within microseconds, so the page asks them directly, of a module that is small because nothing else
// is in it; the search lives in a worker, with a module of its own.
import init, {
  checkPosition as rawCheck, Game as RawGame, readRecords as rawRead, writeRecords as rawWrite,
} from './pkg/rules/namua_rules.js';
import address from './pkg/rules/namua_rules_bg.wasm?url';
import type { CheckedPosition, GameTree, Read } from './records';
import type { MoveInfo, Refusal, RulesetName, SideName, Step, View } from '../board/types';

export interface Game {
  view(): View;
  viewAt(ply: number): View;
  ply(): number;
  moves(): MoveInfo[];
  history(): string[];
  play(move: string): void;
  whyNot(move: string): Refusal | null;
  trace(ply: number): Step[];
  preview(move: string): Step[];
  undo(n: number): void;
  resign(side: SideName): void;
  record(tags: Record<string, string>): string;
  free(): void;
}

let loading: Promise<unknown> | null = null;

/** Loads the rules once; every game waits for it. */
export function load(): Promise<unknown> {
  loading ??= init({ module_or_path: address });
  return loading;
}

/** The levels of the computer, weakest first. They are the engine's, which is not at hand here; a test compares them. */
export const LEVELS: readonly number[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

/** A game from its start or a position; `lenient` forgives another total than 64 and reserves out of step. */
export function newGame(ruleset: RulesetName, position?: string, lenient = false): Game {
  return new RawGame(ruleset, position, lenient) as unknown as Game;
}

/** A game with moves already played; throws if one of them is not legal. */
export function replayed(ruleset: RulesetName, moves: string[]): Game {
  const game = newGame(ruleset);
  for (const move of moves) game.play(move);
  return game;
}

/** The games of a text; one that names no ruleset is of `ruleset`. Start positions may be lenient, as for analysis. */
export function readRecords(text: string, ruleset: RulesetName = 'kiswahili'): Read<GameTree[]> {
  return rawRead(text, ruleset, true) as Read<GameTree[]>;
}

/** Their text, in the one form records have. */
export function writeRecords(games: GameTree[]): Read<string> {
  return rawWrite(games, true) as Read<string>;
}

/** What a position's text sets up, and everything that is wrong with it. A ruleset named in it counts first. */
export function checkPosition(ruleset: RulesetName, text: string, lenient = false): CheckedPosition {
  return rawCheck(ruleset, text, lenient) as CheckedPosition;
}
