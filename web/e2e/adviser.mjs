// The rules, asked from the outside: the same module as in the page, loaded by the tests. It follows a
// game by its moves, says what the board has to show, and plays for the person at the screen.
import { readFile } from 'node:fs/promises';

const pkg = new URL('../src/engine/pkg/engine/', import.meta.url);
const door = await import(new URL('namua_engine.js', pkg).href);
door.initSync({ module: await readFile(new URL('namua_engine_bg.wasm', pkg)) });

export const plain = (text) => text.replace(/[*#]+$/, '');

/** A game brought to where the move list stands; every move of the list is checked on the way. */
export function follow(ruleset, moves) {
  const game = new door.Game(ruleset);
  for (const move of moves) game.play(move);
  return game;
}

/** What each hole has to hold, by name. */
export function seeds(view) {
  const { rows, columns } = view;
  const named = (letter, row, near) => row.map((n, i) => [`${letter}${near ? i + 1 : columns - i}`, n]);
  return Object.fromEntries([
    ...named('b', rows[0], false), ...named('a', rows[1], false), ...named('A', rows[2], true), ...named('B', rows[3], true),
  ]);
}

const engine = new door.Engine();

/** A move for the person at the screen. */
export function advise(ruleset, moves, level, seed) {
  return engine.choose(ruleset, 'startpos', moves.map(plain), level, BigInt(seed));
}

/** Reads a record as the program does. */
export function read(record) {
  return door.Game.read(record);
}

/** The legal moves of a position, with what each does. */
export function movesOf(ruleset, position) {
  const game = new door.Game(ruleset, position);
  const moves = game.moves();
  game.free();
  return moves;
}
