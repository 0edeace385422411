// The lines that are carved or grown in the wood: grain, chain, rosettes, the inlay of the house.
// All of it is computed, repeatable and drawn as SVG paths; nothing here knows about play.
import type { Point } from './geometry';
import { sequence } from './seeds';

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

function wave(box: Box, offset: number, bend: number, phase: number, upright: boolean): string {
  const long = upright ? box.height : box.width;
  const parts: string[] = [];
  for (let i = 0; i <= 12; i += 1) {
    const along = (i / 12) * long;
    const off = offset + bend * Math.sin(phase + i * 0.55) + bend * 0.5 * Math.sin(phase * 2 + i * 1.3);
    const x = box.x + (upright ? off : along);
    const y = box.y + (upright ? along : off);
    parts.push(`${i ? 'L' : 'M'}${x.toFixed(0)} ${y.toFixed(1)}`);
  }
  return parts.join('');
}

/** Widths of the lines of the grain. */
const WIDTHS = [0.9, 1.6, 2.4];

/** The grain along a plank: its lines of one width and tone in one path, for a path each is slow to make. */
export function grain(box: Box, seed: number, upright: boolean): { d: string; width: number; light: boolean }[] {
  const random = sequence(seed);
  const wide = upright ? box.width : box.height;
  const lines = Math.round(wide / 7);
  const kinds = WIDTHS.flatMap((width) => [false, true].map((light) => ({ d: '', width, light })));
  for (let i = 0; i < lines; i += 1) {
    const line = wave(box, ((i + random()) / lines) * wide, 2 + random() * 5, random() * 6, upright);
    const width = Math.floor(random() * WIDTHS.length);
    const light = random() > 0.62;
    kinds[2 * width + Number(light)]!.d += line;
  }
  return kinds;
}

/** Petals of a rosette around the origin, as one path. */
export function rosette(petals: number, radius: number): string {
  return Array.from({ length: petals }, (_, i) => {
    const a = (i / petals) * 2 * Math.PI;
    const b = Math.PI / petals;
    const tip: Point = { x: Math.cos(a) * radius, y: Math.sin(a) * radius };
    const left: Point = { x: Math.cos(a - b) * radius * 0.55, y: Math.sin(a - b) * radius * 0.55 };
    const right: Point = { x: Math.cos(a + b) * radius * 0.55, y: Math.sin(a + b) * radius * 0.55 };
    const f = (p: Point) => `${p.x.toFixed(2)} ${p.y.toFixed(2)}`;
    return `M0 0Q${f(left)} ${f(tip)}Q${f(right)} 0 0Z`;
  }).join('');
}

/** Little triangles along a square of half-width r: the inlay of a standing house. */
export function teeth(r: number, each: number): string {
  const step = (2 * r) / each;
  const side = (i: number) => -r + i * step;
  const parts: string[] = [];
  for (let i = 0; i < each; i += 1) {
    const [a, b, m] = [side(i), side(i + 1), side(i + 0.5)];
    parts.push(`M${a} ${-r}L${b} ${-r}L${m} ${-r + 5}Z`, `M${a} ${r}L${b} ${r}L${m} ${r - 5}Z`);
    parts.push(`M${-r} ${a}L${-r} ${b}L${-r + 5} ${m}Z`, `M${r} ${a}L${r} ${b}L${r - 5} ${m}Z`);
  }
  return parts.join('');
}

/** The boxes of a board of this size: two halves, and the four strips of the rim. */
export interface Rim {
  mine: Box;
  theirs: Box;
  ridge: Box;
}

export function planks(width: number, height: number, ridge: number, turned: boolean): Rim {
  if (turned) {
    const half = width / 2;
    return {
      theirs: { x: 0, y: 0, width: half, height },
      mine: { x: half, y: 0, width: half, height },
      ridge: { x: half - ridge / 2, y: 0, width: ridge, height },
    };
  }
  const half = height / 2;
  return {
    theirs: { x: 0, y: 0, width, height: half },
    mine: { x: 0, y: half, width, height: half },
    ridge: { x: 0, y: half - ridge / 2, width, height: ridge },
  };
}

/** A strip of carving: drawn from its own origin along x, then turned into place. */
export interface Strip {
  transform: string;
  length: number;
}

const THICK = 26;
/** Length of one figure of the carving; strips are cut to whole figures. */
const FIGURE = 48;

function across(x: number, y: number, length: number): Strip {
  const whole = Math.floor(length / FIGURE) * FIGURE;
  return { transform: `translate(${x + (length - whole) / 2} ${y})`, length: whole };
}

function down(x: number, y: number, length: number): Strip {
  const whole = Math.floor(length / FIGURE) * FIGURE;
  return { transform: `translate(${x + THICK} ${y + (length - whole) / 2}) rotate(90)`, length: whole };
}

/** The carving of a half: along its outer edge, and down both ends where the rim has room. */
export function strips(half: Box, mine: boolean, turned: boolean, ends: number): Strip[] {
  const inset = 7;
  if (turned) {
    const x = mine ? half.x + half.width - inset - THICK : half.x + inset;
    return [down(x, inset, half.height - 2 * inset)];
  }
  const y = mine ? half.y + half.height - inset - THICK : half.y + inset;
  const long = across(inset, y, half.width - 2 * inset);
  if (ends < 40) return [long];
  const top = mine ? half.y + 6 : half.y + inset + THICK + 6;
  const height = half.height - inset - THICK - 12;
  return [long, down(inset, top, height), down(half.width - inset - THICK, top, height)];
}

/** The outline of a half without its edge at the ridge: the rim that is lit when it is its turn. */
export function outline(half: Box, mine: boolean, turned: boolean, inset: number): string {
  const [l, t] = [half.x + inset, half.y + inset];
  const [r, b] = [half.x + half.width - inset, half.y + half.height - inset];
  if (turned) {
    return mine ? `M${half.x} ${t}H${r}V${b}H${half.x}` : `M${half.x + half.width} ${t}H${l}V${b}H${half.x + half.width}`;
  }
  return mine ? `M${l} ${half.y}V${b}H${r}V${half.y}` : `M${l} ${half.y + half.height}V${t}H${r}V${half.y + half.height}`;
}
