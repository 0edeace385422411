// An example of an article as a figure that can be read without scripts: the board as a table of counts, and what the
// example shows: the board after its move, the moves there are, or the rule that forbids a wish.
import type { Say } from './words-plugin.ts';

/** A position, and what is to be seen in it. The tests ask the rules whether it is so. */
export interface Example {
  id: string;
  ruleset: string;
  position: string;
  /** Moves to be played, and what they lead to. */
  moves?: string[];
  end?: string;
  result?: string;
  reason?: string;
  /** A wish, and the rule that forbids it. */
  refused?: { wish: string; rule: string };
  /** All legal moves. */
  legal?: string[];
}

type Cite = (rule: string) => string;

interface Parsed {
  rows: string[][];
  side: string;
  reserves: [string, string];
  reserved: string;
}

function parse(position: string): Parsed {
  const [board = '', side = 'S', reserves = '-', , reserved = '-'] = position.split(' ');
  const [south = '0', north = '0'] = reserves.split(',');
  return { rows: board.split('/').map((row) => row.split(',')), side, reserves: [south, north], reserved };
}

/** The names of a row's holes, from the left. */
function names(row: number, columns: number): string[] {
  const letter = ['b', 'a', 'A', 'B'][row]!;
  const numbers = Array.from({ length: columns }, (_, i) => (row < 2 ? columns - i : i + 1));
  return numbers.map((number) => `${letter}${number}`);
}

function kinds(hole: string, count: string, housed: boolean, reserved: string): string {
  const found = [
    count === '0' && 'empty',
    housed && hole.toUpperCase() === 'A5' && 'house',
    hole === reserved && 'reserved',
  ].filter(Boolean);
  return found.length ? ` class="${found.join(' ')}"` : '';
}

function rows({ rows, reserved }: Parsed, housed: boolean): string {
  return rows.map((row, r) => {
    const holes = names(r, row.length);
    const cells = row.map((count, i) => `<td${kinds(holes[i]!, count, housed, reserved)}>${count}</td>`);
    return `<tr><th scope="row">${holes[0]!}–${holes.at(-1)!}</th>${cells.join('')}</tr>\n`;
  }).join('');
}

function table(position: string, ruleset: string, caption: (parsed: Parsed) => string): string {
  const parsed = parse(position);
  const housed = ruleset !== 'kujifunza' && ruleset !== 'kimasai';
  return `<table class="counts">\n<caption>${caption(parsed)}</caption>\n${rows(parsed, housed)}</table>\n`;
}

/** Whose turn it is, what is in reserve, which hole is reserved. */
function state(parsed: Parsed, ruleset: string, say: Say): string {
  const { side, reserves: [south, north], reserved } = parsed;
  const stones = parsed.rows[0]!.length > 8 || ruleset === 'kujifunza';
  const turn = stones ? say('games-table-stones', { side }) : say('games-table', { side, south, north });
  return reserved === '-' ? turn : `${turn} ${say('narrate-reserve', { hole: reserved, ruleset })}`;
}

function after(example: Example, say: Say): string {
  const { moves = [], end, ruleset, result, reason = '' } = example;
  if (!end) return '';
  const side = result === '1-0' ? 'S' : 'N';
  const won = result ? `: ${say('result-winner', { side })}, ${say('reason', { ruleset, reason: reason.replace(' ', '-') })}` : '';
  const reserves = (parsed: Parsed) => (parsed.reserved === '-' ? '' : `. ${say('narrate-reserve', { hole: parsed.reserved, ruleset })}`);
  return table(end, ruleset, (parsed) => `${say('games-table-after', { move: moves.join(' ') })}${won}${reserves(parsed)}`);
}

function answer({ legal, refused }: Example, say: Say, cite: Cite): string {
  if (legal) return `<p class="answer">${say('possible', { moves: legal.join(', ') })}</p>\n`;
  return refused ? `<p class="answer">${say('games-not-legal', { move: refused.wish })} (${cite(refused.rule)})</p>\n` : '';
}

/** The figure of an example, with its caption. */
export function figure(example: Example, caption: string, say: Say, cite: Cite): string {
  const { id, position, ruleset } = example;
  const before = table(position, ruleset, (parsed) => state(parsed, ruleset, say));
  const shown = `${before}${after(example, say)}${answer(example, say, cite)}`;
  return `<figure id="${id}" data-example="${id}">\n<div class="static">\n${shown}</div>\n<figcaption>${caption}</figcaption>\n</figure>\n`;
}
