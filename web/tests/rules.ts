// Games played at random by the real rules, as material for tests of the board.
import { readFileSync } from 'node:fs';
import { initSync as initEngine } from '../src/engine/pkg/engine/namua_engine.js';
import { initSync as initRules } from '../src/engine/pkg/rules/namua_rules.js';
import { newGame } from '../src/engine/door';
import type { MoveInfo, RulesetName, Step, View } from '../src/board/types';

const module = (path: string) => readFileSync(new URL(`../src/engine/pkg/${path}_bg.wasm`, import.meta.url));

/** Loads the two modules: the page's and the worker's. */
export function ready(): void {
  initRules({ module: module('rules/namua_rules') });
  initEngine({ module: module('engine/namua_engine') });
}

export interface Made {
  before: View;
  move: MoveInfo;
  steps: Step[];
  after: View;
}

/** Every move of one random game, with its trace. */
export function randomGame(ruleset: RulesetName, seed: number): Made[] {
  const game = newGame(ruleset);
  const made: Made[] = [];
  let state = seed;
  for (let ply = 1; ply <= 150; ply += 1) {
    const moves = game.moves();
    if (moves.length === 0) break;
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    const move = moves[state % moves.length]!;
    const before = game.view();
    game.play(move.move);
    made.push({ before, move, steps: game.trace(ply), after: game.view() });
  }
  return made;
}
