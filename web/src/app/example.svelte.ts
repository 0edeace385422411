// An example of an article, as a game of its own: its move is there to be sown and walked through, or the reader plays on
// from its position himself, for both sides. Choosing a move asks it what it asks of the table's session.
import { newGame, type Game } from '../engine/door';
import type { Refusal, RulesetName } from '../board/types';
import type { Example as Facts } from '../../example-figure';
import { ring, speed } from './settings.svelte';
import { Sown } from './sown.svelte';

/** The example's position, before anything has been played. */
function start(facts: Facts): Game {
  return newGame(facts.ruleset as RulesetName, facts.position);
}

export class Example extends Sown {
  readonly facts: Facts;
  /** The reader plays himself. */
  trying = $state(false);

  constructor(facts: Facts) {
    super(start(facts), speed, ring);
    this.facts = facts;
    this.show();
  }

  readonly mayMove = $derived.by(
    () => this.trying && this.live && !this.playback.running && this.view.outcome === null,
  );

  /** The example as the article tells it, before its move. */
  show(): void {
    this.begin(false, this.facts.moves ?? []);
    this.shown = 0;
  }

  /** The position, for the reader to play in. */
  try(): void {
    this.begin(true, []);
  }

  undo(): void {
    if (this.history.length > 0) this.takeBack(1);
  }

  async play(move: string, from = 0): Promise<void> {
    await this.sow(move, from);
  }

  whyNot(): Refusal | null {
    return this.facts.refused ? this.game.whyNot(this.facts.refused.wish) : null;
  }

  close(): void {
    this.halt();
    this.game.free();
  }

  private begin(trying: boolean, moves: string[]): void {
    this.halt();
    this.game.free();
    this.game = start(this.facts);
    for (const move of moves) this.game.play(move);
    this.trying = trying;
    this.refresh();
  }
}
