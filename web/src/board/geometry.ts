// Where things lie on the wood. A hole is named from its owner's side (A1, b7); a layout says
// where that name is on the screen: unturned with South below, flipped for North, or turned by a
// quarter for twelve columns on a narrow phone. Units are those of the drawing, about 100 a hole.
import type { Letter, SideName, View } from './types';

export interface Layout {
  columns: number;
  /** Seen from North's seat. */
  flipped: boolean;
  /** The rows run top to bottom, my side at the right. */
  turned: boolean;
  /** Pitch along a row, and from row to row. */
  along: number;
  across: number;
  /** Rim beyond the ends of the rows, and beyond the back rows. */
  ends: number;
  sides: number;
  ridge: number;
  radius: number;
  /** Shift of a hole's centre in its cell toward the ridge, leaving room for the count. */
  lean: number;
}

export interface Point {
  x: number;
  y: number;
}

const WIDE: Omit<Layout, 'columns' | 'flipped' | 'turned'> = {
  along: 104, across: 124, ends: 46, sides: 46, ridge: 26, radius: 46, lean: 11,
};
const NARROW = { ...WIDE, along: 100, across: 142, ends: 18, sides: 42, ridge: 24, lean: 18 };
const STONES = { ...WIDE, along: 100, across: 126, lean: 0, radius: 42 };
const TURNED = { ...STONES, along: 98, across: 106, radius: 46, ends: 30, sides: 30, ridge: 22 };

/** The layout for a board of so many columns; `narrow` is a phone held upright. */
export function layout(columns: number, narrow: boolean, flipped: boolean): Layout {
  const turned = narrow && columns > 8;
  const stones = turned ? TURNED : STONES;
  const sizes = columns > 8 ? stones : narrow ? NARROW : WIDE;
  return { ...sizes, columns, flipped, turned };
}

export function sideOf(hole: string): SideName {
  return hole[0] === hole[0]?.toUpperCase() ? 'S' : 'N';
}

export function isFront(hole: string): boolean {
  return hole[0]?.toUpperCase() === 'A';
}

export function numberOf(hole: string): number {
  return Number(hole.slice(1));
}

/** All holes of one side, front row first. */
export function holesOf(side: SideName, columns: number): string[] {
  const numbers = Array.from({ length: columns }, (_, i) => i + 1);
  const rows = side === 'S' ? ['A', 'B'] : ['a', 'b'];
  return rows.flatMap((row) => numbers.map((n) => `${row}${n}`));
}

export function allHoles(columns: number): string[] {
  return [...holesOf('N', columns), ...holesOf('S', columns)];
}

/** Row (0 = NB .. 3 = SB) and column (0 = physically left) as rows are printed. */
export function printed(hole: string, columns: number): { row: number; column: number } {
  const south = sideOf(hole) === 'S';
  const n = numberOf(hole);
  const row = south ? (isFront(hole) ? 2 : 3) : isFront(hole) ? 1 : 0;
  return { row, column: south ? n - 1 : columns - n };
}

/** The hole at a printed place, or null outside of the board. */
export function holeAt(row: number, column: number, columns: number): string | null {
  if (row < 0 || row > 3 || column < 0 || column >= columns) return null;
  const letter = ['b', 'a', 'A', 'B'][row];
  return `${letter}${row > 1 ? column + 1 : columns - column}`;
}

export function counts(view: View): Record<string, number> {
  const holes = allHoles(view.columns);
  return Object.fromEntries(
    holes.map((hole) => {
      const at = printed(hole, view.columns);
      return [hole, view.rows[at.row]?.[at.column] ?? 0];
    }),
  );
}

/** Length of the board along its rows and across them. */
function extent(l: Layout): { long: number; wide: number } {
  return { long: l.columns * l.along + 2 * l.ends, wide: 4 * l.across + l.ridge + 2 * l.sides };
}

export function size(l: Layout): { width: number; height: number } {
  const { long, wide } = extent(l);
  return l.turned ? { width: wide, height: long } : { width: long, height: wide };
}

/** From the table's own axes (along the rows, across them) to the screen. */
export function toScreen(l: Layout, along: number, across: number): Point {
  const { long, wide } = extent(l);
  const a = l.flipped ? long - along : along;
  const b = l.flipped ? wide - across : across;
  return l.turned ? { x: b, y: long - a } : { x: a, y: b };
}

/** The centre of a hole on the screen. */
export function place(hole: string, l: Layout): Point {
  const { row, column } = printed(hole, l.columns);
  const along = l.ends + (column + 0.5) * l.along;
  const gap = row > 1 ? l.ridge : 0;
  const lean = row > 1 ? -l.lean : l.lean;
  return toScreen(l, along, l.sides + (row + 0.5) * l.across + gap + lean);
}

/** Where a hole's count is written: on the owner's side of the hole. */
export function countPlace(hole: string, l: Layout): Point {
  const centre = place(hole, l);
  const up = isMine(hole, l) ? 1 : -1;
  const off = l.radius + l.lean + 2;
  return l.turned ? centre : { x: centre.x, y: centre.y + up * off };
}

/** Where a hole's name is written: beside its count, where no seeds lie on it. */
export function namePlace(hole: string, l: Layout): Point {
  const at = countPlace(hole, l);
  return l.turned ? { x: at.x - l.radius * 0.82, y: at.y - l.radius * 0.8 } : { x: at.x - l.radius * 0.78, y: at.y };
}

/** Whether a hole is on the near (lighter) half of the screen. */
export function isMine(hole: string, l: Layout): boolean {
  return (sideOf(hole) === 'S') !== l.flipped;
}

/** The middle of a side's outer edge: where the reserve lies. */
export function seat(side: SideName, l: Layout): Point {
  const { long, wide } = extent(l);
  return toScreen(l, long / 2, side === 'S' ? wide - l.sides / 3 : l.sides / 3);
}

/** Which way on the screen the letter of a hole points. */
export function pointing(hole: string, letter: Letter, l: Layout): Point {
  const own = (sideOf(hole) === 'S') === (letter === 'R') ? 1 : -1;
  const from = toScreen(l, 0, 0);
  const to = toScreen(l, own, 0);
  return { x: to.x - from.x, y: to.y - from.y };
}

/** The letter that best fits a movement on the screen, or null if it runs across the rows. */
export function letterFor(hole: string, move: Point, l: Layout): Letter | null {
  const right = pointing(hole, 'R', l);
  const along = move.x * right.x + move.y * right.y;
  const across = Math.abs(move.x * right.y) + Math.abs(move.y * right.x);
  if (Math.abs(along) < across) return null;
  return along > 0 ? 'R' : 'L';
}

/** The hole next to another one on the screen, for the arrow keys; null at the rim. */
export function neighbour(hole: string, dx: number, dy: number, l: Layout): string | null {
  const { row, column } = printed(hole, l.columns);
  const sign = l.flipped ? -1 : 1;
  const along = l.turned ? -dy : dx;
  const across = l.turned ? dx : dy;
  return holeAt(row + sign * across, column + sign * along, l.columns);
}
