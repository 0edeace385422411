// One game at the table: whose turn it is, what is played, shown, undone and kept. Choosing a move
// is next door (choice.svelte.ts); rules are asked through the engine's door.
import { newGame, replayed } from '../engine/door';
import { Opponent } from '../engine/opponent';
import type { SideName, View } from '../board/types';
import { plainMove } from './analyse/notation';
import { Clock } from './clock.svelte';
import { ring, speed } from './settings.svelte';
import { shelve } from './shelf';
import { Sown } from './sown.svelte';
import { keep, stored, type Kept, type Seats } from './store';

export function other(side: SideName): SideName {
  return side === 'S' ? 'N' : 'S';
}

/** A quick opponent still takes a breath, so that one sees whose hand it is. */
const BREATH = 350;

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

export class Session extends Sown {
  readonly seats: Seats;
  thinking = $state(false);
  /** The computer could not find its move. */
  failed = $state(false);
  /** Whose time has run out. */
  flagged = $state<SideName | null>(null);
  readonly clock: Clock | null;
  /** The game has gone on in another page of the app: nothing is written here any more. */
  overtaken = $state(false);
  /** It goes on in another page, and is only shown here until somebody does something. */
  watching = false;
  /** Somebody sits at the table: clocks run. */
  private seated = $state(false);
  /** And the game is written. No state, of which an effect that is being taken down would see the value before. */
  private writes = false;
  /** The game as it was last read or written here. */
  private known = stored();
  private readonly opponent = new Opponent();
  private readonly started: string;

  constructor(seats: Seats, from?: Kept) {
    const game = from ? replayed(seats.ruleset, from.moves) : newGame(seats.ruleset);
    if (from?.resigned) game.resign(from.resigned);
    super(game, speed, ring);
    this.seats = seats;
    this.started = from?.started ?? new Date().toISOString();
    this.flagged = from?.flagged ?? null;
    this.clock = seats.clock ? new Clock(seats.clock, from?.left, (side) => this.flag(side)) : null;
  }

  readonly over = $derived.by(() => this.view.outcome !== null);
  readonly computer = $derived.by(() => this.seats.opponent !== 'person');
  /** A person may move now. */
  readonly mayMove = $derived.by(
    () => this.live && !this.over && !this.thinking && !this.playback.running && this.isPerson(this.view.turn),
  );
  /** A game that a match has counted stays as it is. */
  readonly canUndo = $derived.by(
    () => this.undoable() > 0 && this.resigned() === null && !(this.over && this.seats.match !== undefined),
  );

  isPerson(side: SideName): boolean {
    return this.seats.opponent === 'person' || side === this.seats.side;
  }

  /** Starts or goes on with the game: the computer moves if it is its turn. */
  begin(): void {
    this.seated = true;
    this.writes = true;
    if (this.watching) return;
    this.save();
    void this.answer();
  }

  /** Somebody turns to this page: a computer that was to answer in another one answers here. */
  wake(): void {
    if (!this.watching) return;
    this.watching = false;
    void this.answer();
  }

  /** Keeps what the clocks show: the page may go at any time. */
  rest(): void {
    if (this.clock && !this.watching && !this.over) this.save();
  }

  /** Whether another page of the app has written since. */
  passedOn(): boolean {
    const now = stored();
    return now !== null && now !== this.known;
  }

  /** Plays a legal move and shows it, from a frame on if its beginning has been shown already. */
  async play(move: string, from = 0): Promise<void> {
    if (await this.sow(move, from)) await this.answer(speed() === 'instant' ? 0 : BREATH);
  }

  protected override made(before: View): void {
    this.clock?.moved(before.turn);
    this.save();
  }

  undo(): void {
    if (!this.canUndo) return;
    this.takeBack(this.undoable());
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
    if (this.over || !this.writes) return;
    this.halt();
    this.flagged = side;
    this.game.resign(side);
    this.refresh();
    this.save();
  }

  /** Whose clock runs now: nobody's while seeds are being sown. */
  readonly ticking = $derived.by((): SideName | null => {
    const waits = !this.seated || this.over || this.sowing || this.history.length === 0;
    return waits ? null : this.view.turn;
  });

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

  /** Leaves the table: nothing of this game goes on. */
  close(): void {
    this.rest();
    this.seated = false;
    this.writes = false;
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

  protected override halt(): void {
    this.opponent.stop();
    this.thinking = false;
    this.failed = false;
    super.halt();
  }

  private save(): void {
    if (!this.writes) return;
    this.clock?.tick();
    this.overtaken ||= this.passedOn();
    if (this.overtaken) return;
    this.watching = false;
    const { over, started } = this;
    const left = this.clock ? { left: [...this.clock.left] as [number, number], flagged: this.flagged } : {};
    const game: Kept = { ...this.seats, moves: this.history.map(plainMove), resigned: this.resigned(), over, started, ...left };
    this.known = keep(game);
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
      const moves = this.history.map(plainMove);
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
