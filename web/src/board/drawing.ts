// The board as one drawing that needs nothing around it: the same places, wood and seeds as on the page, written as SVG
// text with the colours put in. For pictures and films that leave the page.
import { allHoles, countPlace, counts, isMine, namePlace, place, sideOf, size, type Layout, type Point } from './geometry';
import { account } from './laps';
import { handful, MOST_DRAWN, seedsOf, sequence, stoneOf, type Seed } from './seeds';
import { thread } from './thread';
import type { Frame } from './timeline';
import type { HouseState, SideName, Step, View } from './types';
import { grain, outline, planks, rosette, strips, teeth } from './wood';

export interface Drawn {
  layout: Layout;
  /** Colours by the names of the style sheet. */
  colours: Record<string, string>;
  numbers: 'auto' | 'always' | 'never';
  coordinates: boolean;
  /** Room for the reserves above and below. */
  bands: boolean;
}

const BAND = 64;
const FACE = 'font-family="system-ui, sans-serif" text-anchor="middle"';

/** The outer measures: the board, and the reserves where there is room for them. */
export function extent(d: Drawn): { width: number; height: number } {
  const { width, height } = size(d.layout);
  return { width, height: height + (d.bands ? 2 * BAND : 0) };
}

function at(p: Point, content: string): string {
  return `<g transform="translate(${p.x} ${p.y})">${content}</g>`;
}

function gradient(id: string, shape: string, stops: [number, string, number?][]): string {
  const kind = shape.startsWith('c') ? 'radialGradient' : 'linearGradient';
  const inner = stops.map(([o, colour, opacity = 1]) => `<stop offset="${o}" stop-color="${colour}" stop-opacity="${opacity}"/>`);
  return `<${kind} id="${id}" ${shape}>${inner.join('')}</${kind}>`;
}

function carving(kind: 'wood' | 'brass', c: Record<string, string>): string {
  const colour = c[`--carve-${kind}`];
  const shadow = c['--carve-shadow'];
  const petals = rosette(8, 8.5);
  const chain = 'M0 13Q12 1 24 13T48 13';
  const mirrored = 'M0 13Q12 25 24 13T48 13';
  const roses = [12, 36].map((x) =>
    `<g transform="translate(${x} 13) scale(0.62)"><path d="${petals}" fill="${shadow}" transform="translate(0.8 1)"/><path d="${petals}" fill="${colour}"/></g>`);
  return `<pattern id="carve-${kind}" width="48" height="26" patternUnits="userSpaceOnUse"><g fill="none" stroke-linecap="round">`
    + `<path d="${chain}${mirrored}" stroke="${shadow}" stroke-width="4.4" transform="translate(0.8 1.1)"/>`
    + `<path d="${mirrored}" stroke="${colour}" stroke-width="3"/><path d="${chain}" stroke="${shadow}" stroke-width="4.6" opacity="0.6"/>`
    + `<path d="${chain}" stroke="${colour}" stroke-width="3"/></g>${roses.join('')}</pattern>`;
}

function defs(c: Record<string, string>): string {
  const halves = ['mine', 'theirs'].flatMap((half) => [
    gradient(`hollow-${half}`, 'cx="0.58" cy="0.64" r="0.72"', [[0, c[`--hollow-${half}-1`]!], [0.55, c[`--hollow-${half}-2`]!], [1, c[`--hollow-${half}-3`]!]]),
    gradient(`plank-${half}`, 'x1="0" y1="0" x2="0.25" y2="1"', [[0, c[`--plank-${half}-1`]!], [1, c[`--plank-${half}-2`]!]]),
    ...[0, 1, 2].map((n) => gradient(`stone-${half}-${n}`, 'cx="0.36" cy="0.28" r="0.85"', [[0, c[`--stone-${half}-1`]!], [1, c[`--stone-${half}-${n + 2}`]!]])),
  ]);
  const seeds = [0, 1, 2].map((n) =>
    gradient(`komwe-${n}`, 'cx="0.36" cy="0.3" r="0.78"', [[0, c[`--komwe-${n}-1`]!], [0.5, c[`--komwe-${n}-2`]!], [1, c[`--komwe-${n}-3`]!]]));
  const lip = gradient('lip', 'x1="0.15" y1="0.1" x2="0.85" y2="0.9"', [[0, '#000', 0.62], [0.5, '#000', 0.1], [1, '#fff', 0.34]]);
  const under = gradient('shade-under', 'cx="0.5" cy="0.5" r="0.5"', [[0.3, '#000', 0.5], [1, '#000', 0]]);
  return `<defs>${[carving('wood', c), carving('brass', c), ...halves, ...seeds, lip, under].join('')}</defs>`;
}

function plank(d: Drawn, mine: boolean, lit: boolean): string {
  const { layout: l, colours: c } = d;
  const box = size(l);
  const half = planks(box.width, box.height, l.ridge, l.turned)[mine ? 'mine' : 'theirs'];
  const lines = grain(half, mine ? 7 : 23, l.turned).map(
    (line) => `<path d="${line.d}" fill="none" stroke="${c[line.light ? '--grain-light' : '--grain-dark']}" stroke-width="${line.width}"/>`);
  const carved = strips(half, mine, l.turned, l.ends).map((strip) =>
    `<g transform="${strip.transform}"><rect width="${strip.length}" height="26" rx="4" fill="${c['--groove']}" stroke="${c['--groove-edge']}" stroke-width="1.2"/>`
    + `<rect width="${strip.length}" height="26" fill="url(#carve-${lit ? 'brass' : 'wood'})"/></g>`);
  const edge = outline(half, mine, l.turned, 3.5);
  const glow = [[20, 0.2], [9, 0.38], [3.4, 1]].map(([w, o]) => `<path d="${edge}" fill="none" stroke="${c['--turmeric-lit']}" stroke-width="${w}" opacity="${o}"/>`);
  const ground = `<rect x="${half.x}" y="${half.y}" width="${half.width}" height="${half.height}" fill="url(#plank-${mine ? 'mine' : 'theirs'})"/>`;
  return ground + lines.join('') + carved.join('') + (lit ? glow.join('') : '');
}

function hollow(hole: string, state: HouseState, { layout: l, colours: c }: Drawn): string {
  const half = isMine(hole, l) ? 'mine' : 'theirs';
  const r = l.radius;
  if (state === 'none') return at(place(hole, l), `<circle r="${r + 2.5}" fill="url(#lip)"/><circle r="${r}" fill="url(#hollow-${half})"/>`);
  const square = (s: number, round: number, fill: string) => `<rect x="${-s}" y="${-s}" width="${2 * s}" height="${2 * s}" rx="${round}" fill="${fill}"/>`;
  const stands = state === 'functional';
  const inlay = state === 'gone' ? '' : square(r + 4, 5, c[stands ? '--bone' : '--bone-dull']!)
    + `<path d="${teeth(r + 3, 9)}" fill="${stands ? c['--inlay-dark'] : '#0005'}"/>`;
  return at(place(hole, l), inlay + square(r - 2, 9, 'url(#lip)') + square(r - 4, 8, `url(#hollow-${half})`));
}

/** The empty board: wood, hollows, houses and names. */
export function drawWood(d: Drawn, houses: [HouseState, HouseState], lit: SideName | null): string {
  const { layout: l, colours: c } = d;
  const box = size(l);
  const near = l.flipped ? 'N' : 'S';
  const { ridge } = planks(box.width, box.height, l.ridge, l.turned);
  const state = (hole: string): HouseState => (hole.toUpperCase() === 'A5' ? houses[sideOf(hole) === 'S' ? 0 : 1] : 'none');
  const holes = allHoles(l.columns);
  const names = holes.map((hole) => {
    const p = namePlace(hole, l);
    return `<text x="${p.x}" y="${p.y + 8}" ${FACE} font-size="23" font-weight="500" fill="${c['--ink-on-wood']}" opacity="0.8">${hole}</text>`;
  });
  return plank(d, false, lit !== null && lit !== near) + plank(d, true, lit === near)
    + `<rect x="${ridge.x}" y="${ridge.y}" width="${ridge.width}" height="${ridge.height}" fill="${c['--ridge']}"/>`
    + holes.map((hole) => hollow(hole, state(hole), d)).join('')
    + (d.coordinates ? names.join('') : '');
}

function seed(s: Seed, paint: string): string {
  return `<ellipse cx="${s.x + 1.6}" cy="${s.y + 2.4}" rx="${s.rx + 1.6}" ry="${s.ry + 1.6}" fill="url(#shade-under)"/>`
    + `<ellipse cx="${s.x}" cy="${s.y}" rx="${s.rx}" ry="${s.ry}" transform="rotate(${s.turn} ${s.x} ${s.y})" fill="url(#${paint}-${s.shade})" stroke="#10150f" stroke-opacity="0.55" stroke-width="0.8"/>`;
}

function heap(hole: string, count: number, d: Drawn): string {
  const { layout: l, colours: c, numbers } = d;
  const stones = l.columns > 8;
  const lying = stones ? stoneOf(hole, l.radius) : seedsOf(hole, l.radius);
  const paint = stones ? `stone-${isMine(hole, l) ? 'mine' : 'theirs'}` : 'komwe';
  const seeds = at(place(hole, l), lying.slice(0, Math.min(count, MOST_DRAWN)).map((s) => seed(s, paint)).join(''));
  if (numbers === 'never' || count === 0 || (stones && numbers === 'auto')) return seeds;
  const small = count < 5 && numbers === 'auto';
  const beside = countPlace(hole, l);
  return `${seeds}<text x="${beside.x}" y="${beside.y + (small ? 7 : 9)}" ${FACE} font-size="${small ? 19 : 25}" font-weight="${small ? 500 : 700}" `
    + `fill="${c[small ? '--count-small' : '--count']}" stroke="${c['--count-edge']}" stroke-width="4" stroke-linejoin="round" paint-order="stroke">${count}</text>`;
}

function reserve(count: number, y: number, d: Drawn): string {
  const random = sequence(41);
  const columns = Math.max(1, Math.ceil(count / 2));
  const seeds = Array.from({ length: count }, (_, i) => {
    const [x, low] = [16 + Math.floor(i / 2) * 17 + random() * 3 - 1.5, 14 + (i % 2) * 17 + random() * 3 - 1.5];
    return `<ellipse cx="${x}" cy="${low}" rx="8" ry="7.3" fill="url(#komwe-${Math.floor(random() * 3)})" stroke="#10150f" stroke-opacity="0.5" stroke-width="0.8"/>`;
  });
  const wide = columns * 17 + 13;
  const x = size(d.layout).width - wide - 80;
  return `<g transform="translate(${x} ${y + 9})"><rect x="1" y="1" width="${wide}" height="43" rx="20" fill="${d.colours['--hollow-mine-3']}"/>${seeds.join('')}`
    + `<text x="${wide + 40}" y="33" ${FACE} font-size="30" font-weight="700" fill="${d.colours['--ink']}">${count}</text></g>`;
}

function hand(frame: Frame, { layout: l, colours: c }: Drawn): string {
  if (!frame.hand || frame.hand.seeds === 0) return '';
  const p = place(frame.hand.hole, l);
  const stones = l.columns > 8;
  const paint = stones ? `stone-${isMine(frame.hand.hole, l) ? 'mine' : 'theirs'}` : 'komwe';
  const held = handful(frame.hand.seeds).map((s, i) =>
    `<ellipse cx="${s.x}" cy="${s.y}" rx="${stones ? 17 : 9.6}" ry="${stones ? 15 : 8.6}" fill="url(#${paint}-${i % 3})" stroke="#10150f" stroke-opacity="0.6" stroke-width="0.8"/>`);
  return at({ x: p.x, y: p.y - 16 }, `<circle r="33" fill="${c['--palm']}" stroke="${c['--turmeric-lit']}" stroke-width="2.5"/>${held.join('')}`
    + `<g transform="translate(27 -27)"><circle r="17" fill="${c['--ink-on-wood']}"/><text y="8" ${FACE} font-size="22" font-weight="750" fill="#241509">${frame.hand.seeds}</text></g>`);
}

function lastMove(steps: Step[], { layout: l, colours: c }: Drawn): string {
  const way = thread(account(steps), l);
  const tone = c['--thread-last'];
  const laps = way.laps.map((lap) => `<path d="${lap.d}" stroke="${tone}" stroke-width="4" opacity="${lap.strength}"/>`);
  const flights = way.flights.map((f) => `<path d="${f.d}" stroke="${tone}" stroke-width="4" stroke-dasharray="2 10"/>`);
  return `<g fill="none" stroke-linejoin="round" stroke-linecap="round" opacity="0.5">${flights.join('')}${laps.join('')}`
    + `<circle cx="${way.end.x}" cy="${way.end.y}" r="17" stroke="${tone}" stroke-width="5"/></g>`;
}

function knot(hole: string, { layout: l, colours: c }: Drawn): string {
  const p = place(hole, l);
  const loop = 'M-10 8C-16 -8 -2 -14 0 -2C2 10 16 4 10 -8M-10 -8C-16 6 -4 14 0 2C4 -10 15 -6 10 8';
  return at({ x: p.x + l.radius * 0.68, y: p.y - l.radius * 0.68 },
    `<circle r="19" fill="#1a0d06cc"/><path d="${loop}" fill="none" stroke="${c['--cord']}" stroke-width="4.2" stroke-linecap="round"/>`);
}

/** What lies on the board: seeds, counts, the knot, the hand of a frame, the last move. */
export function drawPieces(d: Drawn, view: View, frame: Frame | null = null, last: Step[] | null = null): string {
  const shown = frame?.counts ?? counts(view);
  const reserved = frame ? frame.reserved : view.reserved;
  return allHoles(d.layout.columns).map((hole) => heap(hole, shown[hole] ?? 0, d)).join('')
    + (last ? lastMove(last, d) : '')
    + (reserved ? knot(reserved, d) : '')
    + (frame ? hand(frame, d) : '');
}

/** The reserves on the sides of their owners. */
export function drawBands(d: Drawn, reserves: [number, number]): string {
  const [far, near] = d.layout.flipped ? [reserves[0], reserves[1]] : [reserves[1], reserves[0]];
  const below = extent(d).height - BAND;
  return reserve(far, 0, d) + reserve(near, below, d);
}

/** A whole drawing of these layers, `wide` pixels wide; `ground` is what lies under the board. */
export function drawing(d: Drawn, wide: number, board: string, around: string, ground: string | null): string {
  const { width, height } = extent(d);
  const box = size(d.layout);
  const fill = ground ? `<rect width="${width}" height="${height}" fill="${ground}"/>` : '';
  const clip = `<clipPath id="rim"><rect width="${box.width}" height="${box.height}" rx="12"/></clipPath>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${wide}" height="${Math.round((wide * height) / width)}">`
    + `${defs(d.colours)}${clip}${fill}<g transform="translate(0 ${d.bands ? BAND : 0})"><g clip-path="url(#rim)">${board}</g></g>${around}</svg>`;
}
