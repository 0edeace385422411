// The way of a hand as a thread over the wood: one polyline a lap, from the hole where it starts
// through every hole it drops into. Long moves show their first laps; the end is always marked.
import type { Account, Lap } from './laps';
import { place, type Layout, type Point } from './geometry';

export interface Thread {
  laps: { d: string; strength: number }[];
  /** Straight flights from a captured hole to the kichwa. */
  flights: { d: string }[];
  /** Where the hand ends. */
  end: Point;
  start: Point;
}

const SHOWN = 4;

/** How many laps are drawn: one of each way while both are shown, more of a single one. */
export function lapsDrawn(ways: number): number {
  return ways > 1 ? 1 : SHOWN;
}

/** Laps share the wood: each later one runs a little further out, so that threads do not cover each other. */
function shifted(p: Point, lap: number, of: number): Point {
  const off = (lap - (of - 1) / 2) * 7;
  return { x: p.x + off * 0.6, y: p.y + off };
}

function line(points: Point[]): string {
  return points.map((p, i) => `${i ? 'L' : 'M'}${p.x.toFixed(1)} ${p.y.toFixed(1)}`).join('');
}

function lapLine(lap: Lap, index: number, of: number, l: Layout): string {
  const holes = lap.captured ? lap.path : [lap.from, ...lap.path];
  // A lap of more than a full round would only draw over itself.
  const shown = holes.slice(0, 2 * l.columns + 1);
  return line(shown.map((hole) => shifted(place(hole, l), index, of)));
}

function flight(from: string, to: string, l: Layout): { d: string } {
  const a = place(from, l);
  const b = place(to, l);
  const bend = { x: (a.x + b.x) / 2 + (b.y - a.y) * 0.18, y: (a.y + b.y) / 2 - (b.x - a.x) * 0.12 };
  return { d: `M${a.x} ${a.y}Q${bend.x.toFixed(1)} ${bend.y.toFixed(1)} ${b.x} ${b.y}` };
}

/** A flight leads from each capture to the start of the lap that follows it. */
function flights(a: Account, l: Layout, most: number): { d: string }[] {
  const sown = a.laps.filter((lap) => lap.captured);
  return a.captures.slice(0, most).flatMap((c, i) => {
    const lap = sown[i];
    return lap ? [flight(c.from, lap.from, l)] : [];
  });
}

export function thread(a: Account, l: Layout, most = SHOWN): Thread {
  const laps = a.laps.slice(0, most);
  return {
    laps: laps.map((lap, i) => ({ d: lapLine(lap, i, Math.min(a.laps.length, most), l), strength: 1 - i * 0.2 })),
    flights: flights(a, l, most),
    start: place(a.placed ?? laps[0]?.from ?? a.end, l),
    end: place(a.end, l),
  };
}
