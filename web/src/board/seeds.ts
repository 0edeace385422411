// How seeds lie in a hole. Each seed has its own fixed place, so that adding one never moves the
// others: three inside, nine around them, and from thirteen on a heap on top of these.
import type { Point } from './geometry';

export interface Seed extends Point {
  /** Turn in degrees (little, for all are lit from the same side), and the two half-axes: komwe seeds are slightly irregular. */
  turn: number;
  rx: number;
  ry: number;
  /** One of the drawn shades. */
  shade: number;
}

const SEED = 11.3;
const HEAP = 12;
export const MOST_DRAWN = 22;
export const SHADES = 3;

/** A small repeatable random sequence: the same hole always looks the same. */
export function sequence(seed: number): () => number {
  let state = (seed * 2654435761) >>> 0 || 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 4294967296;
  };
}

function circle(n: number, radius: number, from: number): Point[] {
  return Array.from({ length: n }, (_, i) => {
    const angle = from + (i * 2 * Math.PI) / n;
    return { x: radius * Math.cos(angle), y: radius * Math.sin(angle) };
  });
}

/** Outer places are filled all round the hole, not one beside the other. */
const OUTER = [0, 3, 6, 1, 4, 7, 2, 5, 8];

function places(turn: number): Point[] {
  const outer = circle(9, 30.5, turn);
  const inner = circle(3, 11.6, turn + 0.5);
  const heap = [...circle(6, 20, turn + 0.2), ...circle(3, 9, turn + 1), { x: 0, y: 0 }];
  return [...inner, ...OUTER.map((i) => outer[i]!), ...heap];
}

/** The drawn seeds of a hole, in the order in which they come; `scale` fits smaller holes. */
export function seedsOf(hole: string, radius: number): Seed[] {
  const random = sequence(hole.charCodeAt(0) * 31 + Number(hole.slice(1)) * 7 + 3);
  const scale = radius / 46;
  return places(random() * 6.28).map((p, i) => ({
    x: (p.x + (random() - 0.5) * 2.2) * scale,
    y: (p.y + (random() - 0.5) * 2.2 - (i >= HEAP ? 3 : 0)) * scale,
    turn: (random() - 0.5) * 56,
    rx: (SEED + random() * 0.9) * scale,
    ry: (SEED - 1.2 + random() * 0.8) * scale,
    shade: Math.floor(random() * SHADES),
  }));
}

/** A single large stone in the middle of its hole (Kimasai). */
export function stoneOf(hole: string, radius: number): Seed[] {
  const random = sequence(hole.charCodeAt(0) * 17 + Number(hole.slice(1)) * 5 + 11);
  return [{
    x: (random() - 0.5) * 6,
    y: (random() - 0.5) * 6,
    turn: random() * 180,
    rx: radius * (0.56 + random() * 0.06),
    ry: radius * (0.46 + random() * 0.06),
    shade: Math.floor(random() * SHADES),
  }];
}

/** Seeds lifted together, around the middle of the hand. */
export function handful(n: number): Point[] {
  const shown = Math.min(n, 7);
  if (shown === 1) return [{ x: 0, y: 0 }];
  return shown < 7 ? circle(shown, 9 + shown, 0.4) : [...circle(6, 17, 0.4), { x: 0, y: 0 }];
}
