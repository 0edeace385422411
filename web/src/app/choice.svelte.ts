// Choosing a move at the board: which hole is pointed at or chosen, what its ways would do, the
// question at the house, and why a wish was refused. It plays through the session and nothing else.
import { account, type Account } from '../board/laps';
import { timeline } from '../board/timeline';
import type { Strand } from '../board/Threads.svelte';
import type { Letter, MoveInfo, Refusal, View } from '../board/types';
import type { Session } from './session.svelte';

/** One way out of a hole: two moves if the house may be left on safari, else one. */
export interface HoleWay {
  letter: Letter | null;
  moves: MoveInfo[];
}

export interface HouseQuestion {
  hole: string;
  stop: MoveInfo;
  safari: MoveInfo;
  /** The frame at which the hand rests at the house. */
  at: number;
}

/** What choosing asks of a game: the table's session has it, and so has the board of another page. */
export type Chooser = Pick<
  Session,
  'game' | 'goTo' | 'history' | 'live' | 'mayMove' | 'moves' | 'play' | 'playback' | 'reviewing' | 'shown' | 'stamp' | 'view'
>;

export class Choice {
  pointed = $state<string | null>(null);
  selected = $state<string | null>(null);
  letter = $state<Letter | null>(null);
  refusal = $state.raw<{ hole: string; refusal: Refusal } | null>(null);
  private asked = $state.raw<HouseQuestion | null>(null);
  leaning = $state<'stop' | 'safari' | null>(null);
  private readonly session: Chooser;
  private accounts = new Map<string, Account>();
  private accountsOf: MoveInfo[] = [];

  constructor(session: Chooser) {
    this.session = session;
  }

  /** Open as long as the hand is held at the house. */
  readonly question = $derived.by(() => (this.session.playback.held ? this.asked : null));
  readonly movable = $derived.by(
    () => new Set(this.session.mayMove ? this.session.moves.map((m) => m.hole) : []),
  );
  readonly offered = $derived.by(
    () => new Set((this.refusal?.refusal.possible ?? []).map((m) => m.replace(/[LR+]+$/, ''))),
  );
  /** The hole whose ways are shown. */
  readonly hole = $derived.by(() => {
    const hole = this.selected ?? this.pointed;
    return hole && this.movable.has(hole) ? hole : null;
  });
  readonly ways = $derived.by(() => (this.hole ? this.waysOf(this.hole) : []));
  readonly strands = $derived.by(() => this.threads());
  /** The position after the one way that is pointed at; at the house after the answer that one leans to. */
  readonly ahead = $derived.by((): View | null => {
    const { question, leaning } = this;
    if (question) return leaning === 'stop' ? question.stop.after : leaning === 'safari' ? question.safari.after : null;
    const [way, ...others] = this.ways.filter(({ letter }) => this.letter === null || this.letter === letter);
    return way && others.length === 0 ? way.moves[0]!.after : null;
  });

  waysOf(hole: string): HoleWay[] {
    const moves = this.session.moves.filter((m) => m.hole === hole);
    const letters = [...new Set(moves.map((m) => m.direction))];
    return letters.map((letter) => ({ letter, moves: moves.filter((m) => m.direction === letter) }));
  }

  /** A hole is clicked, tapped or entered. */
  choose(hole: string): void {
    this.refusal = null;
    if (!this.session.live || this.session.reviewing) return this.session.goTo(this.session.history.length);
    if (!this.session.mayMove) return;
    const ways = this.waysOf(hole);
    if (ways.length === 0) this.ask(hole);
    else if (ways.length === 1) this.pick(ways[0]!);
    else this.selected = this.selected === hole ? null : hole;
  }

  /** A hole is to be played to one side: an arrow, a key or a swipe. */
  go(hole: string, letter: Letter): void {
    this.refusal = null;
    if (!this.session.mayMove) return;
    const ways = this.waysOf(hole);
    const way = ways.find((w) => w.letter === letter || w.letter === null);
    if (way) this.pick(way);
    else this.refuse(hole, this.session.game.whyNot(this.wish(hole, letter)));
  }

  /** Why may this hole not be played? */
  ask(hole: string): void {
    if (!this.session.mayMove) return;
    this.selected = null;
    if (this.waysOf(hole).length > 0) this.selected = hole;
    else this.refuse(hole, this.reason(hole));
  }

  answer(safari: boolean): void {
    const q = this.question;
    if (!q) return;
    this.clear();
    void this.session.play((safari ? q.safari : q.stop).move, q.at);
  }

  /** Puts back what was chosen; an open question is withdrawn with its move. */
  clear(): void {
    if (this.question) this.session.playback.end();
    this.forget();
    this.pointed = null;
  }

  /** Forgets what was chosen in a position that is no longer shown. */
  forget(): void {
    this.asked = null;
    this.selected = null;
    this.letter = null;
    this.leaning = null;
    this.refusal = null;
  }

  private reason(hole: string): Refusal | null {
    const { game } = this.session;
    return game.whyNot(this.wish(hole, 'L')) ?? game.whyNot(this.wish(hole, 'R'));
  }

  private wish(hole: string, letter: Letter): string {
    return this.session.view.columns > 8 ? hole : hole + letter;
  }

  private refuse(hole: string, refusal: Refusal | null): void {
    this.selected = null;
    this.refusal = refusal && { hole, refusal };
  }

  private pick(way: HoleWay): void {
    const stop = way.moves.find((m) => !m.safari);
    const safari = way.moves.find((m) => m.safari);
    this.clear();
    if (stop && safari) void this.askAtHouse(stop, safari);
    else void this.session.play(way.moves[0]!.move);
  }

  /** Both moves begin alike: they are shown up to the house, and then the player decides. */
  private async askAtHouse(stop: MoveInfo, safari: MoveInfo): Promise<void> {
    const { session } = this;
    const stamp = session.stamp;
    const steps = session.game.preview(stop.move);
    const film = timeline(session.view, steps, stop.after);
    const at = Math.max(1, steps.findIndex((s) => s.kind === 'stop'));
    await session.playback.run(film, 0, at);
    if (stamp !== session.stamp || !session.live) return;
    session.playback.hold(film, at - 1);
    this.asked = { hole: stop.end, stop, safari, at };
  }

  private accountOf(move: MoveInfo): Account {
    if (this.accountsOf !== this.session.moves) {
      this.accountsOf = this.session.moves;
      this.accounts = new Map();
    }
    const known = this.accounts.get(move.move) ?? account(this.session.game.preview(move.move));
    this.accounts.set(move.move, known);
    return known;
  }

  private threads(): Strand[] {
    const { question, session } = this;
    if (question) {
      const on = account(session.game.preview(question.safari.move).slice(question.at));
      return [{ account: on, tone: 'right', strong: this.leaning !== 'stop' }];
    }
    const shown = this.ways.filter((way) => this.letter === null || this.letter === way.letter);
    if (this.hole) return shown.map((way) => this.strand(way));
    return session.playback.running ? [] : this.lastMove();
  }

  private strand(way: HoleWay): Strand {
    const tone = way.letter === 'L' ? 'left' : 'right';
    return { account: this.accountOf(way.moves[0]!), tone, strong: true };
  }

  private lastMove(): Strand[] {
    const { shown, game } = this.session;
    return shown > 0 ? [{ account: account(game.trace(shown)), tone: 'last', strong: false }] : [];
  }
}
