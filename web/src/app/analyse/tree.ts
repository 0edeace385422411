// The moves of an analysis as a tree: every position has the moves that were tried in it, the first of which is the main
// one. It is made from a record's tree and made into one again. No rule lives here.
import type { GameTree, TreeLine, TreeMove } from '../../engine/records';
import { plainMove } from './notation';

export interface Node {
  readonly id: number;
  readonly parent: Node | null;
  /** In notation with its signs; empty at the root. */
  readonly move: string;
  glyphs: number[];
  /** Said before the move, where it begins a line. */
  lead: string[];
  comments: string[];
  /** What was played next, the main move first. */
  children: Node[];
}

let last = 0;

function made(parent: Node | null, move: string): Node {
  return { id: (last += 1), parent, move, glyphs: [], lead: [], comments: [], children: [] };
}

/** The root of a tree without moves. */
export function root(): Node {
  return made(null, '');
}

/** Adds a move behind a node, unless it is there already. */
export function grow(node: Node, move: string): Node {
  const known = node.children.find((child) => plainMove(child.move) === plainMove(move));
  if (known) return known;
  const child = made(node, move);
  node.children.push(child);
  return child;
}

/** The nodes from the first move to this one. */
export function pathTo(node: Node): Node[] {
  const path: Node[] = [];
  for (let at = node; at.parent; at = at.parent) path.unshift(at);
  return path;
}

/** The main line from here on, without this node. */
export function mainFrom(node: Node): Node[] {
  const line: Node[] = [];
  for (let at = node.children[0]; at; at = at.children[0]) line.push(at);
  return line;
}

/** Whether a node lies on the main line of the whole tree. */
export function isMain(node: Node): boolean {
  return pathTo(node).every((at) => at.parent!.children[0] === at);
}

/** The first move of the variation that a node is in; null on the main line. */
export function branch(node: Node): Node | null {
  for (let at: Node | null = node; at?.parent; at = at.parent) if (at.parent.children[0] !== at) return at;
  return null;
}

/** Makes a variation the main move where it begins. */
export function promote(node: Node): void {
  const first = branch(node);
  if (!first?.parent) return;
  const { children } = first.parent;
  first.parent.children = [first, ...children.filter((child) => child !== first)];
}

/** Takes a move and all that follows it away; its parent is what is left. */
export function remove(node: Node): Node {
  if (!node.parent) return node;
  node.parent.children = node.parent.children.filter((child) => child !== node);
  return node.parent;
}

/** Whether nothing but moves of one line is in a tree, so that an address can hold them one by one. */
export function isBare(tree: Node): boolean {
  if (tree.glyphs.length || tree.comments.length || tree.lead.length || tree.children.length > 1) return false;
  return tree.children.every(isBare);
}

/** The tree of a record. A variation of a variation's first move stands beside it: it begins in the same position. */
export function fromRecord(game: GameTree): Node {
  const tree = root();
  tree.comments = [...game.line.comments];
  plant(tree, game.line.moves);
  return tree;
}

function plant(from: Node, moves: TreeMove[]): void {
  let at = from;
  for (const move of moves) {
    const before = at;
    at = grow(before, move.move);
    at.glyphs = [...move.glyphs];
    at.comments = [...move.comments];
    for (const variation of move.variations) vary(before, variation);
  }
}

function vary(from: Node, line: TreeLine): void {
  const known = from.children.length;
  plant(from, line.moves);
  const first = from.children[known];
  if (first) first.lead = [...line.comments];
}

/** The line of a record that a tree is. */
export function toLine(tree: Node): TreeLine {
  return { comments: [...tree.comments], moves: movesFrom(tree, tree.children[0]) };
}

function movesFrom(parent: Node, first: Node | undefined): TreeMove[] {
  const moves: TreeMove[] = [];
  let before = parent;
  // A variation lists no other ways to begin: its parent line does.
  let variations = parent.children[0] === first ? parent.children.slice(1) : [];
  for (let at = first; at; at = at.children[0]) {
    const { move, glyphs, comments } = at;
    const others = variations.map((other) => ({ comments: [...other.lead], moves: movesFrom(before, other) }));
    moves.push({ move, glyphs: [...glyphs], comments: [...comments], variations: others });
    before = at;
    variations = at.children.slice(1);
  }
  return moves;
}
