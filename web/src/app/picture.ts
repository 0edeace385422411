// Pictures that leave the page: a position as SVG or PNG, a move as an animated GIF, drawn by the board's own geometry.
import { drawBands, drawing, drawPieces, drawWood, extent, type Drawn } from '../board/drawing';
import { layout } from '../board/geometry';
import { isMoment, type Frame, type Timeline } from '../board/timeline';
import type { SideName, Step, View } from '../board/types';
import { colours } from './colours';
import { download, save } from './files';

export interface Look {
  theme?: 'light' | 'dark';
  coordinates?: boolean;
  numbers?: 'auto' | 'always' | 'never';
  /** The last move's way is drawn too. */
  last?: Step[] | null;
  /** Seen from North's seat. */
  flipped?: boolean;
  /** In pixels. */
  width?: number;
}

const WIDTH = 1200;
const FILM_WIDTH = 640;
/** Players show nothing faster than this, so quicker frames are left out; in milliseconds. */
const SHORTEST = 60;
/** How long the film rests on its last board, and on its first. */
const REST = 1600;
/** The index in a GIF's palette that leaves what was there. */
const CLEAR = 255;

function drawn(view: View, look: Look): Drawn {
  return {
    layout: layout(view.columns, false, look.flipped ?? false),
    colours: colours(look.theme ?? 'light'),
    numbers: look.numbers ?? 'auto',
    coordinates: look.coordinates ?? false,
    bands: view.reserves[0] + view.reserves[1] > 0,
  };
}

/** A position as one SVG text that needs nothing else. */
export function positionSvg(view: View, look: Look = {}): string {
  const d = drawn(view, look);
  const lit = view.outcome ? null : view.turn;
  const board = drawWood(d, view.houses, lit) + drawPieces(d, view, null, look.last ?? null);
  return drawing(d, look.width ?? WIDTH, board, d.bands ? drawBands(d, view.reserves) : '', d.colours['--wall']!);
}

async function picture(svg: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  return image;
}

function canvas(width: number, height: number): CanvasRenderingContext2D {
  const element = Object.assign(document.createElement('canvas'), { width, height });
  const context = element.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('this device draws no pictures');
  return context;
}

/** An SVG text as a PNG. */
export async function svgToPng(svg: string): Promise<Blob> {
  const image = await picture(svg);
  const context = canvas(image.naturalWidth, image.naturalHeight);
  context.drawImage(image, 0, 0);
  return new Promise((resolve, reject) => {
    context.canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no PNG'))), 'image/png');
  });
}

/** The frames worth showing, with how long each stays. */
export function shots(film: Timeline): { frame: Frame | null; lasts: number }[] {
  const found: { frame: Frame | null; lasts: number }[] = [{ frame: null, lasts: REST / 2 }];
  for (const frame of film.frames) {
    const last = found.at(-1)!;
    const quick = last.frame !== null && last.lasts < SHORTEST;
    if (quick) found[found.length - 1] = { frame, lasts: last.lasts + frame.lasts };
    else if (isMoment(frame) || frame === film.frames.at(-1)) found.push({ frame, lasts: frame.lasts });
    else last.lasts += frame.lasts;
  }
  found.at(-1)!.lasts = REST;
  return found;
}

/** Draws the boards of a film one by one; the wood is drawn anew only when a house has changed. */
class Projector {
  private readonly d: Drawn;
  private readonly screen: CanvasRenderingContext2D;
  private ground: { houses: string; image: HTMLImageElement } | null = null;
  private readonly wide: number;
  private readonly mover: SideName;

  constructor(film: Timeline, look: Look) {
    this.d = drawn(film.before, look);
    this.mover = film.mover;
    this.wide = look.width ?? FILM_WIDTH;
    const { width, height } = extent(this.d);
    this.screen = canvas(this.wide, Math.round((this.wide * height) / width));
  }

  get height(): number {
    return this.screen.canvas.height;
  }

  async show(film: Timeline, frame: Frame | null): Promise<Uint8ClampedArray> {
    const { d, screen, wide } = this;
    const houses = frame?.houses ?? film.before.houses;
    if (this.ground?.houses !== houses.join()) {
      const svg = drawing(d, wide, drawWood(d, houses, this.mover), '', d.colours['--wall']!);
      this.ground = { houses: houses.join(), image: await picture(svg) };
    }
    const around = d.bands ? drawBands(d, frame?.reserves ?? film.before.reserves) : '';
    const pieces = await picture(drawing(d, wide, drawPieces(d, film.before, frame), around, null));
    screen.drawImage(this.ground.image, 0, 0);
    screen.drawImage(pieces, 0, 0);
    return screen.getImageData(0, 0, wide, this.height).data;
  }
}

/** Filled up, so that the place of "nothing new here" exists and is no colour of the film. */
function padded(palette: number[][]): number[][] {
  return [...palette, ...Array.from({ length: CLEAR + 1 - palette.length }, () => [255, 0, 255])];
}

/** A move as an animated GIF; `onProgress` is told the share that is done, and stops the work by answering false. */
export async function filmGif(film: Timeline, look: Look = {}, onProgress: (share: number) => boolean | void = () => {}): Promise<Blob | null> {
  const { GIFEncoder, quantize, applyPalette } = await import('gifenc');
  const projector = new Projector(film, look);
  const wide = look.width ?? FILM_WIDTH;
  const gif = GIFEncoder();
  const list = shots(film);
  let palette: number[][] | null = null;
  let shown: Uint8Array | null = null;
  for (const [i, { frame, lasts }] of list.entries()) {
    const pixels = await projector.show(film, frame);
    const first = palette === null;
    palette ??= padded(quantize(pixels, CLEAR));
    const now = applyPalette(pixels, palette);
    const before: Uint8Array | null = shown;
    // Only what has changed is written: the rest stays as it is.
    const changes = before ? now.map((colour, k) => (colour === before[k] ? CLEAR : colour)) : now;
    const clear = first ? {} : { transparent: true, transparentIndex: CLEAR };
    gif.writeFrame(changes, wide, projector.height, { palette: first ? palette : undefined, delay: Math.round(lasts), dispose: 1, ...clear });
    shown = now;
    if (onProgress((i + 1) / list.length) === false) return null;
  }
  gif.finish();
  return new Blob([gif.bytes() as BlobPart], { type: 'image/gif' });
}

export async function downloadPng(name: string, svg: string): Promise<void> {
  download(name, await svgToPng(svg));
}

export function downloadSvg(name: string, svg: string): void {
  save(name, svg, 'image/svg+xml');
}
