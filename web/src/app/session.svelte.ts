// One game at the table: whose turn it is, what is played, shown, undone and kept. Choosing a move
// is next door (choice.svelte.ts); rules are asked through the engine's door.
import { newGame, replayed, type Game } from '../engine/door';
import { Opponent } from '../engine/opponent';
import { Playback } from '../board/playback.svelte';
import { sound } from '../board/sound';
import { timeline, type Timeline } from '../board/timeline';
import type { MoveInfo, SideName, View } from '../board/types';
import { settings, speed } from './settings.svelte';
import { Clock } from './clock.svelte';
import { shelve } from './shelf';
import { keep, type Kept, type Seats } from './store';

export function other(side: SideName): SideName {
  return side === 'S' ? 'N' : 'S';
}

/** A move without the signs that only comment it. */
export function plain(text: string): string {
  return text.replace(/[*#]+$/, '');
}

/** A quick opponent still takes a breath, so that one sees whose hand it is. */
const BREATH = 350;

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

export class Session {
  readonly seats: Seats;
  readonly playback: Playback = new Playback(speed, (frame) => {
    if (settings.sound) sound(frame.step, this.playback.glide(frame));
  });
  readonly game: Game;
  view: View;
  moves = $state.raw<MoveInfo[]>([]);
  history = $state.raw<string[]>([]);
  /** The ply on the board; less than the number of moves while looking back. */
  shown = $state(0);
  thinking = $state(false);
  /** The computer could not find its move. */
  failed = $state(false);
  /** Whose time has run out. */
  flagged = $state<SideName | null>(null);
  readonly clock: Clock | null;
  /** The game waits for the hand: a move has just been made and is being sown. */
  private sowing = $state(false);
  private readonly opponent = new Opponent();
  private readonly started: string;
  /** Grows with every change of the game's course; what began before it is stale. */
  private course = 0;

  constructor(seats: Seats, from?: Kept) {
    this.seats = seats;
    this.started = from?.started ?? new Date().toISOString();
    this.game = from ? replayed(seats.ruleset, from.moves) : newGame(seats.ruleset);
    if (from?.resigned) this.game.resign(from.resigned);
    this.flagged = from?.flagged ?? null;
    this.clock = seats.clock ? new Clock(seats.clock, from?.left, (side) => this.flag(side)) : null;
    this.view = $state.raw(this.game.view());
    this.refresh();
  }

  readonly live = $derived.by(() => this.shown === this.history.length);
  readonly over = $derived.by(() => this.view.outcome !== null);
  readonly shownView = $derived.by(() => (this.live ? this.view : this.game.viewAt(this.shown)));
  /**
   * What lies on the board: while a film runs, the position before the move, with its houses and its
   * knot as the hand has left them so far.
   */
  readonly seen = $derived.by((): View => {
    const { film, frame } = this.playback;
    if (!film) return this.shownView;
    return frame ? { ...film.before, houses: frame.houses, reserved: frame.reserved } : film.before;
  });
  readonly computer = $derived.by(() => this.seats.opponent !== 'person');
  /** A person may move now. */
  readonly mayMove = $derived.by(
    () => this.live && !this.over && !this.thinking && !this.playback.running && this.isPerson(this.view.turn),
  );
  readonly canUndo = $derived.by(() => this.undoable() > 0 && this.resigned() === null);

  isPerson(side: SideName): boolean {
    return this.seats.opponent === 'person' || side === this.seats.side;
  }

  /** Starts or goes on with the game: the computer moves if it is its turn. */
  begin(): void {
    this.save();
    void this.answer();
  }

  /** Plays a legal move and shows it, from a frame on if its beginning has been shown already. */
  async play(move: string, from = 0): Promise<void> {
    const before = this.view;
    this.game.play(move);
    this.clock?.moved(before.turn);
    const course = (this.course += 1);
    this.sowing = true;
    this.refresh();
    this.save();
    const sown = this.playback.run(timeline(before, this.game.trace(this.history.length), this.view), from);
    await sown;
    if (course !== this.course) return;
    this.sowing = false;
    await this.answer(speed() === 'instant' ? 0 : BREATH);
  }

  undo(): void {
    const n = this.undoable();
    if (n === 0) return;
    this.halt();
    this.game.undo(n);
    this.refresh();
    this.save();
    void this.answer();
  }

  resign(): void {
    if (this.over) return;
    this.halt();
    this.game.resign(this.computer ? this.seats.side : this.view.turn);
    this.refresh();
    this.save();
  }

  /** A player's time has run out: the game is given up for him. */
  private flag(side: SideName): void {
    if (this.over) return;
    this.halt();
    this.flagged = side;
    this.game.resign(side);
    this.refresh();
    this.save();
  }

  /** Whose clock runs now: nobody's while seeds are being sown. */
  readonly ticking = $derived.by((): SideName | null => {
    const waits = this.over || this.sowing || this.history.length === 0;
    return waits ? null : this.view.turn;
  });

  /** Shows the position after so many moves; one step forward is sown again. */
  goTo(ply: number): void {
    const to = Math.max(0, Math.min(ply, this.history.length));
    const forward = to === this.shown + 1;
    this.playback.end();
    this.shown = to;
    if (forward) void this.playback.run(this.film(to));
  }

  /** Somebody walks through a move that has been made; the game does not wait for it. */
  readonly reviewing = $derived.by(() => {
    const { film, held } = this.playback;
    return film !== null && !held && !this.sowing && film.before !== this.view;
  });

  /** One moment of the sowing on or back, from move to move. */
  step(by: 1 | -1): void {
    const { playback } = this;
    if (playback.held || playback.step(by)) return;
    if (by > 0) this.stepOn();
    else if (!playback.film) this.walk(this.shown, 'last');
    else if (this.reviewing) this.goTo(this.shown - 1);
  }

  private stepOn(): void {
    if (this.playback.film) this.playback.end();
    else this.walk(this.shown + 1, 'first');
  }

  private walk(ply: number, from: 'first' | 'last'): void {
    if (ply < 1 || ply > this.history.length) return;
    this.shown = ply;
    this.playback.open(this.film(ply), from);
  }

  /** Stops a running sowing or goes on with it; at rest the shown move is sown once more. */
  pauseOrSow(): void {
    const { playback } = this;
    if (playback.paused) playback.resume();
    else if (playback.film) playback.pause();
    else if (speed() === 'instant') this.walk(Math.max(this.shown, 1), 'first');
    else if (this.shown > 0) void playback.run(this.film(this.shown));
    else this.goTo(1);
  }

  /** The film of a move that has been played. */
  film(ply: number): Timeline {
    return timeline(this.game.viewAt(ply - 1), this.game.trace(ply), this.game.viewAt(ply));
  }

  record(names: { S: string; N: string }): string {
    return this.game.record({
      Event: 'Namua', Site: '?', Date: this.started.slice(0, 10).replaceAll('-', '.'), Round: '-',
      South: names.S, North: names.N,
    });
  }

  /** Ends the running animation at once. */
  skip(): void {
    this.playback.end();
  }

  /** Changes whenever the game takes another course: what was begun before it is stale. */
  get stamp(): number {
    return this.course;
  }

  /** Leaves the table: nothing of this game goes on. */
  close(): void {
    this.halt();
    this.clock?.run(null);
    this.opponent.dispose();
  }

  /** Asks the computer once more for the move it could not find. */
  retry(): void {
    if (this.failed) void this.answer();
  }

  /** Who gave up, as the outcome says. */
  private resigned(): SideName | null {
    const { outcome } = this.view;
    if (outcome?.reason !== 'resignation') return null;
    return outcome.result === '1-0' ? 'N' : 'S';
  }

  private halt(): void {
    this.course += 1;
    this.opponent.stop();
    this.thinking = false;
    this.failed = false;
    this.sowing = false;
    this.playback.end();
  }

  private refresh(): void {
    this.view = this.game.view();
    this.history = this.game.history();
    this.moves = this.view.outcome ? [] : this.game.moves();
    this.shown = this.history.length;
  }

  private save(): void {
    const { over, started } = this;
    const left = this.clock ? { left: [...this.clock.left] as [number, number], flagged: this.flagged } : {};
    const game: Kept = { ...this.seats, moves: this.history.map(plain), resigned: this.resigned(), over, started, ...left };
    keep(game);
    if (over) shelve(game);
  }

  /** So many moves that a person is to move again; 0 if there is nothing of his to take back. */
  private undoable(): number {
    const n = this.history.length;
    if (n === 0 || !this.computer) return Math.min(n, 1);
    const back = this.lastWasPerson() ? 1 : 2;
    return back <= n ? back : 0;
  }

  private lastWasPerson(): boolean {
    return this.game.viewAt(this.history.length - 1).turn === this.seats.side;
  }

  private async answer(pause = 0): Promise<void> {
    if (this.over || this.isPerson(this.view.turn)) return;
    const course = this.course;
    this.thinking = true;
    this.failed = false;
    try {
      const moves = this.history.map(plain);
      const search = this.opponent.choose(this.seats.ruleset, moves, this.seats.opponent as number);
      const [move] = await Promise.all([search, wait(pause)]);
      if (move === null || course !== this.course) return;
      this.thinking = false;
      await this.play(move);
    } catch (error) {
      if (course !== this.course) return;
      console.error(error);
      this.thinking = false;
      this.failed = true;
    }
  }
}
