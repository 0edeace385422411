// The door to the rules: the generated classes with the types they really have. The rules answer
// within microseconds, so the page asks them directly; only the search lives in a worker.
import init, { Engine, Game as RawGame } from './pkg/namua_wasm.js';
import address from './pkg/namua_wasm_bg.wasm?url';
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

/** The levels of the computer, weakest first. */
export function levels(): number[] {
  return [...Engine.levels()];
}

export function newGame(ruleset: RulesetName, position?: string): Game {
  return new RawGame(ruleset, position) as unknown as Game;
}

/** A game with moves already played; throws if one of them is not legal. */
export function replayed(ruleset: RulesetName, moves: string[]): Game {
  const game = newGame(ruleset);
  for (const move of moves) game.play(move);
  return game;
}
