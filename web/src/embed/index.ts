// <namua-board>: the board as an element of any page (docs/EMBED.md). One script; the engine lies beside it.
import { mount, unmount } from 'svelte';
import { ROOT } from '../app/colours';
import { known } from '../app/i18n.svelte';
import { SPEEDS, type Speed } from '../board/playback.svelte';
import { LEVELS } from '../engine/door';
import Embed from './Embed.svelte';
import { Model, type Look, type Misread } from './model.svelte';
import sheet from './embed.css?raw';
import type { Wish } from './setup';

const GAME = ['ruleset', 'position', 'record', 'moves', 'ply', 'play', 'level', 'side', 'lang'];
const LOOK = ['coordinates', 'numbers', 'flip', 'speed'];
/** Attributes that are there or not. */
const SWITCHES = ['play', 'coordinates', 'flip'];

/** Attributes that have a few values only. */
const VALUES = {
  level: LEVELS.map(String),
  side: ['S', 'N'],
  numbers: ['auto', 'always', 'never'],
  speed: SPEEDS,
} as const;

function oneOf<T extends string>(value: string | null, values: readonly T[], otherwise: T): T {
  return values.includes(value as T) ? (value as T) : otherwise;
}

class NamuaBoard extends HTMLElement {
  static readonly observedAttributes = [...GAME, ...LOOK];
  private readonly model = new Model((name, detail) => void this.dispatchEvent(new CustomEvent(name, { detail })));
  private shown: Record<string, unknown> | null = null;
  private waiting = false;

  connectedCallback(): void {
    const root = this.shadowRoot ?? this.attachShadow({ mode: 'open' });
    if (!root.querySelector('style')) {
      const style = document.createElement('style');
      style.textContent = `:host {${ROOT}}\n${sheet}`;
      root.append(style);
    }
    this.restyle();
    this.shown ??= mount(Embed, { target: root, props: { model: this.model } });
    // The text inside the element is there once the page has been read so far.
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', () => this.renew(), { once: true });
    else this.renew();
  }

  disconnectedCallback(): void {
    if (this.shown) void unmount(this.shown);
    this.shown = null;
    this.model.close();
  }

  attributeChangedCallback(name: string, before: string | null, now: string | null): void {
    if (before === now || !this.isConnected) return;
    if (LOOK.includes(name)) this.restyle();
    // How a board looks is no reason to begin its game anew, unless it was misread or is.
    if (LOOK.includes(name) && !this.fault && !this.misread()) return;
    if (name === 'ply' && this.model.table) this.model.table.showAt(this.plyWished() ?? Infinity);
    else this.renew();
  }

  /** How many moves have been made. */
  get plies(): number {
    return this.model.table?.history.length ?? 0;
  }

  /** The text of the position that is shown. */
  get shownPosition(): string {
    return this.model.table?.shownView.text ?? '';
  }

  /** Why nothing can be shown; empty if something is. */
  get fault(): string {
    return this.model.fault;
  }

  first(): void {
    this.goTo(0);
  }

  back(): void {
    this.goTo((this.model.table?.shown ?? 0) - 1);
  }

  forward(): void {
    this.goTo((this.model.table?.shown ?? 0) + 1);
  }

  last(): void {
    this.goTo(Infinity);
  }

  /** Shows the position after so many moves; one step forward is sown. */
  goTo(ply: number): void {
    this.model.table?.goTo(ply);
  }

  /** One seed on (1) or back (-1). */
  step(by: 1 | -1): void {
    this.model.table?.step(by);
  }

  /** Stops a sowing, goes on with it, or sows the shown move again. */
  pause(): void {
    this.model.table?.pauseOrSow();
  }

  /** Makes a legal move; false if it is none or it is not its time. */
  move(text: string): boolean {
    const { table } = this.model;
    const found = table?.mayMove ? table.moves.find((m) => m.move === text || m.text === text) : undefined;
    if (found) void table!.play(found.move);
    return found !== undefined;
  }

  /** Takes back the last move, and the computer's answer with it. */
  undo(): void {
    this.model.table?.undo();
  }

  private restyle(): void {
    const look: Look = {
      coordinates: this.hasAttribute('coordinates'),
      numbers: oneOf(this.getAttribute('numbers'), VALUES.numbers, 'auto'),
      flip: this.hasAttribute('flip'),
      speed: oneOf<Speed>(this.getAttribute('speed'), VALUES.speed, 'normal'),
    };
    this.model.look = look;
  }

  /** Attributes often change together; they are read once, after the last. */
  private renew(): void {
    if (this.waiting) return;
    this.waiting = true;
    queueMicrotask(() => {
      this.waiting = false;
      if (this.isConnected) void this.model.show(this.wish(), this.plyWished(), this.language(), this.misread());
    });
  }

  private wish(): Wish {
    const level = Number(this.getAttribute('level'));
    const inside = this.textContent?.trim();
    return {
      ruleset: (this.getAttribute('ruleset') ?? 'kiswahili') as Wish['ruleset'],
      position: this.getAttribute('position'),
      record: this.getAttribute('record') ?? (inside ? inside : null),
      moves: (this.getAttribute('moves') ?? '').split(/[\s,]+/).filter(Boolean),
      play: this.hasAttribute('play'),
      level: level > 0 ? level : null,
      side: oneOf(this.getAttribute('side'), VALUES.side, 'S'),
    };
  }

  /** The first attribute with a value it cannot have. */
  private misread(): Misread | null {
    for (const [name, possible] of Object.entries<readonly string[]>(VALUES)) {
      const value = this.getAttribute(name);
      if (value !== null && !possible.includes(value)) return { name, value, possible: possible.join(', ') };
    }
    return null;
  }

  private plyWished(): number | null {
    const text = this.getAttribute('ply');
    return text === null || Number.isNaN(Number(text)) ? null : Number(text);
  }

  /** The element's own language, or that of the page around it. */
  private language(): string {
    const said = this.closest('[lang]')?.getAttribute('lang') ?? 'en';
    const code = said.toLowerCase().split('-')[0]!;
    return known(code) ? code : 'en';
  }
}

/** Each attribute is a property too. */
for (const name of [...GAME, ...LOOK].filter((n) => n !== 'lang')) {
  const on = SWITCHES.includes(name);
  Object.defineProperty(NamuaBoard.prototype, name, {
    configurable: true,
    enumerable: true,
    get(this: NamuaBoard) {
      return on ? this.hasAttribute(name) : this.getAttribute(name);
    },
    set(this: NamuaBoard, value: unknown) {
      if (on) this.toggleAttribute(name, Boolean(value));
      else if (value === null || value === undefined) this.removeAttribute(name);
      else this.setAttribute(name, Array.isArray(value) ? value.join(' ') : String(value));
    },
  });
}

if (!customElements.get('namua-board')) customElements.define('namua-board', NamuaBoard);
