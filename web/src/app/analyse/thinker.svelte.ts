// The engine beside the board: as long as it is switched on it looks at the position shown, depth by depth.
import type { View } from '../../board/types';
import type { Analysis } from '../../engine/analysis';
import { Analyst } from '../../engine/analyst';
import { plainMove } from './notation';
import type { Study } from './study.svelte';

/** Seconds until it has thought enough about one position. */
const ENOUGH = 300;
/** Milliseconds before it turns to a position: who walks through a game does not wait for each. */
const PAUSE = 180;
/** Positions whose last analysis is remembered. */
const MEMORY = 500;

export class Thinker {
  on = $state(false);
  lines = $state(3);
  thinking = $state(false);
  failed = $state(false);
  private known = $state.raw(new Map<string, Analysis>());
  private readonly analyst = new Analyst();
  private timer = 0;
  private asked = 0;

  /** What is known of a position. */
  of(view: View): Analysis | null {
    return this.known.get(this.key(view)) ?? null;
  }

  /** Turns to the position of a study; `on` and `lines` decide whether and how. */
  look(study: Study): void {
    this.halt();
    if (!this.on || study.view.outcome) return;
    this.failed = false;
    this.thinking = true;
    const { ruleset, start, view } = study;
    const moves = study.history.map(plainMove);
    const asked = this.asked;
    this.timer = window.setTimeout(() => void this.think(asked, view, () => {
      const effort = { time: ENOUGH, lines: this.lines };
      return this.analyst.analyse(ruleset, moves, effort, start, (found) => this.learn(asked, view, found));
    }), PAUSE);
  }

  /** Rests until it is to look again. */
  pause(): void {
    this.halt();
  }

  dispose(): void {
    this.halt();
    this.analyst.dispose();
  }

  private async think(asked: number, view: View, ask: () => Promise<Analysis | null>): Promise<void> {
    try {
      const found = await ask();
      if (found) this.learn(asked, view, found);
    } catch (error) {
      console.error(error);
      if (asked === this.asked) this.failed = true;
    }
    if (asked === this.asked) this.thinking = false;
  }

  /** A short look back at a position does not forget what a long one found. */
  private learn(asked: number, view: View, found: Analysis): void {
    if (asked !== this.asked) return;
    const before = this.of(view);
    if (before && before.lines.length === found.lines.length && before.depth > found.depth) return;
    const known = [...this.known].slice(-MEMORY);
    this.known = new Map([...known, [this.key(view), found]]);
  }

  private halt(): void {
    clearTimeout(this.timer);
    this.asked += 1;
    this.analyst.stop();
    this.thinking = false;
  }

  private key(view: View): string {
    return `${view.ruleset} ${view.text}`;
  }
}
