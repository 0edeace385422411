// What one <namua-board> shows: its attributes as they were read, and the game they lead to or why there is none.
import { load as loadRules } from '../engine/door';
import { known, speak, t } from '../app/i18n.svelte';
import type { Speed } from '../board/playback.svelte';
import { isRuleset, Unfit, type Wish } from './setup';
import { EmbedTable } from './table.svelte';

export interface Look {
  coordinates: boolean;
  numbers: 'auto' | 'always' | 'never';
  flip: boolean;
  speed: Speed;
}

/** An attribute with a value it cannot have. */
export interface Misread {
  name: string;
  value: string;
  possible: string;
}

export interface Events {
  move: { text: string; position: string; ply: number };
  end: { result: string; reason: string };
  error: { message: string };
}

export type Tell = <K extends keyof Events>(name: K, detail: Events[K]) => void;

const still = matchMedia('(prefers-reduced-motion: reduce)');

export class Model {
  table = $state.raw<EmbedTable | null>(null);
  fault = $state('');
  look = $state.raw<Look>({ coordinates: false, numbers: 'auto', flip: false, speed: 'normal' });
  private readonly tell: Tell;
  private turn = 0;

  constructor(tell: Tell) {
    this.tell = tell;
  }

  /** The game of these wishes, shown after `ply` moves; the last wish counts. */
  async show(wish: Wish & { ruleset: string }, ply: number | null, lang: string, misread: Misread | null): Promise<void> {
    const turn = (this.turn += 1);
    try {
      await Promise.all([loadRules(), speak(known(lang) ? lang : 'en')]);
    } catch (error) {
      console.error(error);
      if (turn === this.turn) this.fail(String((error as Error).message ?? error));
      return;
    }
    if (turn === this.turn) this.build(wish, ply, misread);
  }

  close(): void {
    this.turn += 1;
    this.table?.close();
    this.table = null;
  }

  speed(): Speed {
    return still.matches ? 'instant' : this.look.speed;
  }

  private build(wish: Wish & { ruleset: string }, ply: number | null, misread: Misread | null): void {
    this.table?.close();
    this.table = null;
    this.fault = '';
    try {
      if (misread) throw new Unfit(t('board-bad-value', { ...misread }));
      if (!isRuleset(wish.ruleset)) throw new Unfit(t('board-bad-ruleset', { name: wish.ruleset }));
      const table = new EmbedTable(wish, {
        speed: () => this.speed(),
        onmove: (text) => this.moved(text),
        onend: () => this.ended(),
      });
      if (ply !== null) table.showAt(ply);
      this.table = table;
      if (table.live) table.begin();
    } catch (error) {
      if (!(error instanceof Unfit)) console.error(error);
      this.fail(String((error as Error).message ?? error));
    }
  }

  private fail(message: string): void {
    this.table?.close();
    this.table = null;
    this.fault = message;
    this.tell('error', { message });
  }

  private moved(text: string): void {
    const { table } = this;
    if (table) this.tell('move', { text, position: table.view.text, ply: table.history.length });
  }

  private ended(): void {
    const outcome = this.table?.view.outcome;
    if (outcome) this.tell('end', { result: outcome.result, reason: outcome.reason });
  }
}

