// One game under study: the tree of moves, the position one looks at, and what is said about it. It serves the choice of
// moves as the table's session does; every move that is made becomes a part of the tree.
import { Playback } from '../../board/playback.svelte';
import { sound } from '../../board/sound';
import { timeline, type Timeline } from '../../board/timeline';
import type { MoveInfo, RulesetName, View } from '../../board/types';
import { newGame, writeRecords, type Game } from '../../engine/door';
import type { GameTree, Score } from '../../engine/records';
import type { Chooser } from '../choice.svelte';
import { settings, speed } from '../settings.svelte';
import { plainMove, reworded } from './notation';
import { analyseHash, type Seen } from './state';
import { fromRecord, grow, isBare, isMain, mainFrom, pathTo, promote, remove, toLine, type Node } from './tree';

export class Study implements Chooser {
  readonly ruleset: RulesetName;
  readonly start: string;
  readonly tree: Node;
  readonly game: Game;
  readonly playback: Playback = new Playback(speed, (frame) => {
    if (settings.sound) sound(frame.step, this.playback.glide(frame));
  });
  /** Where one is. */
  at = $state.raw<Node>()!;
  view = $state.raw<View>()!;
  moves = $state.raw<MoveInfo[]>([]);
  history = $state.raw<string[]>([]);
  /** A move that is pointed at in the engine's lines: the board shows its way. */
  hint = $state<string | null>(null);
  /** Grows with every change of the tree. */
  version = $state(0);
  /** What there is to see at a node is always its last position. */
  readonly live = true;
  readonly reviewing = false;
  private readonly source: GameTree;
  /** The last main move of the record that was opened: its result holds as long as that stays so. */
  private readonly lastMain: Node;
  private course = 0;

  constructor(source: GameTree) {
    this.source = source;
    this.ruleset = source.ruleset;
    this.start = source.start;
    this.tree = fromRecord(source);
    this.lastMain = mainFrom(this.tree).at(-1) ?? this.tree;
    this.game = newGame(this.ruleset, this.start, true);
    this.at = this.tree;
    this.refresh();
  }

  readonly mayMove = $derived.by(() => !this.playback.running && this.moves.length > 0);
  readonly seen = $derived.by((): View => {
    const { film, frame } = this.playback;
    return film && frame ? { ...film.before, houses: frame.houses, reserved: frame.reserved } : this.view;
  });
  readonly path = $derived.by(() => pathTo(this.at));
  /** The main line of the tree. */
  readonly main = $derived.by(() => (void this.version, mainFrom(this.tree)));
  /** How far the main line is followed to where one is. */
  readonly mainPly = $derived.by(() => {
    const off = this.path.findIndex((node, i) => this.main[i] !== node);
    return off < 0 ? this.path.length : off;
  });
  readonly onMain = $derived.by(() => this.mainPly === this.path.length);

  get shown(): number {
    return this.history.length;
  }

  /** The moves up to where one is and on from there: the game for those who go through it. */
  readonly line = $derived.by(() => (void this.version, [...this.path, ...mainFrom(this.at)]));

  get stamp(): number {
    return this.course;
  }

  tag(name: string): string | null {
    return this.source.tags.find(([known]) => known === name)?.[1] ?? null;
  }

  /** Makes a legal move and shows it, from a frame on if its beginning has been shown already. */
  async play(move: string, from = 0): Promise<void> {
    const known = this.at.children.length;
    // The rules give the text with its signs.
    const text = this.moves.find((legal) => legal.move === plainMove(move))?.text ?? move;
    const child = grow(this.at, text);
    if (this.at.children.length > known) this.version += 1;
    await this.sow(child, from);
  }

  /** Goes to a node; a single step forward is sown. */
  go(node: Node): void {
    if (node.parent && node.parent === this.at) void this.sow(node);
    else this.jump(node);
  }

  goTo(ply: number): void {
    const to = Math.max(0, Math.min(ply, this.line.length));
    this.go(this.line[to - 1] ?? this.tree);
  }

  /** The position after so many moves of the main line. */
  goMain(ply: number): void {
    this.go(this.main[ply - 1] ?? this.tree);
  }

  back(): void {
    if (this.at.parent) this.jump(this.at.parent);
  }

  forward(): void {
    const next = this.at.children[0];
    if (next) this.go(next);
  }

  /** One moment of the sowing on or back, from move to move. */
  step(by: 1 | -1): void {
    const { playback } = this;
    if (playback.held || playback.step(by)) return;
    if (playback.film) {
      playback.end();
      if (by < 0) this.back();
    } else this.open(by > 0 ? this.at.children[0] : this.at, by > 0 ? 'first' : 'last');
  }

  /** Stops a running sowing or goes on with it; at rest the shown move is sown once more. */
  pauseOrSow(): void {
    const { playback } = this;
    if (playback.paused) playback.resume();
    else if (playback.film) playback.pause();
    else if (this.at.parent) void playback.run(this.film());
    else this.goTo(1);
  }

  /** Plays moves of an expected line one behind the other, without sowing them. */
  follow(moves: string[]): void {
    let node = this.at;
    for (const move of moves) node = grow(node, move);
    this.version += 1;
    this.jump(node);
  }

  /** Says something about the move one is at. */
  comment(words: string): void {
    this.at.comments = reworded(this.at.comments, words);
    this.version += 1;
  }

  /** Gives the move a judging glyph, or takes it back. */
  judge(glyph: number): void {
    const had = this.at.glyphs.includes(glyph);
    const others = this.at.glyphs.filter((known) => known > 6);
    this.at.glyphs = had ? others : [glyph, ...others];
    this.version += 1;
  }

  promote(): void {
    promote(this.at);
    this.version += 1;
  }

  remove(): void {
    const left = remove(this.at);
    this.version += 1;
    this.jump(left);
  }

  /** The tree as it stands. */
  toGame(): GameTree {
    const { result, termination } = this.result();
    return { ...this.source, result, termination, line: toLine(this.tree) };
  }

  record(): string {
    const { value, fault } = writeRecords([this.toGame()]);
    if (value === null) throw new Error(fault?.reasons.map((reason) => reason.id).join(' '));
    return value;
  }

  /** The state of the page, for its address. */
  hash(near: 'S' | 'N'): string {
    const atEnd = this.onMain && this.at.children.length === 0;
    const seen = { near, ...(atEnd ? {} : { ply: this.mainPly, side: this.side() }) };
    const bare = isBare(this.tree) && this.source.tags.length === 0 && this.source.result === '*';
    if (!bare) return analyseHash({ record: this.record(), ...seen });
    const position = this.start === newStart(this.ruleset) ? 'startpos' : this.start;
    return analyseHash({ ruleset: this.ruleset, position, moves: this.main.map((node) => node.move), ...seen });
  }

  /** The position an address speaks of; without `ply` the last one. */
  find({ ply, side = [] }: Seen): Node {
    let node = (ply === undefined ? this.main.at(-1) : this.main[ply - 1]) ?? this.tree;
    for (const nth of side) node = node.children[nth] ?? node;
    return node;
  }

  /** The way from the main line to where one is. */
  private side(): number[] {
    return this.path.slice(this.mainPly).map((node) => node.parent!.children.indexOf(node));
  }

  /** Ends the running film at once. */
  skip(): void {
    this.playback.end();
  }

  close(): void {
    this.course += 1;
    this.playback.end();
    this.game.free();
  }

  /** A result that the board does not give holds only for the moves it was claimed for. */
  private result(): { result: Score; termination: string | null } {
    const game = newGame(this.ruleset, this.start, true);
    for (const node of mainFrom(this.tree)) game.play(plainMove(node.move));
    const { outcome } = game.view();
    game.free();
    if (outcome) return { result: outcome.result, termination: null };
    const same = (mainFrom(this.tree).at(-1) ?? this.tree) === this.lastMain && isMain(this.lastMain);
    const { result, termination } = this.source;
    return same ? { result, termination } : { result: '*', termination: null };
  }

  private async sow(node: Node, from = 0): Promise<void> {
    this.jump(node);
    await this.playback.run(this.film(), from);
  }

  /** Opens the film of a move, to be walked through. */
  private open(node: Node | undefined, from: 'first' | 'last'): void {
    if (!node?.parent) return;
    this.jump(node);
    this.playback.open(this.film(), from);
  }

  /** The film of the move that led here. */
  film(): Timeline {
    const ply = this.history.length;
    return timeline(this.game.viewAt(ply - 1), this.game.trace(ply), this.view);
  }

  private jump(node: Node): void {
    this.course += 1;
    this.playback.end();
    const path = pathTo(node);
    const now = this.game.history().map(plainMove);
    const same = path.findIndex((at, i) => plainMove(at.move) !== now[i]);
    const kept = same < 0 ? path.length : same;
    this.game.undo(now.length - kept);
    for (const at of path.slice(kept)) this.game.play(plainMove(at.move));
    this.at = node;
    this.refresh();
  }

  private refresh(): void {
    this.hint = null;
    this.view = this.game.view();
    this.history = this.game.history();
    this.moves = this.view.outcome ? [] : this.game.moves();
  }
}

const starts = new Map<RulesetName, string>();

/** The text of a ruleset's start position. */
export function newStart(ruleset: RulesetName): string {
  const known = starts.get(ruleset);
  if (known) return known;
  const game = newGame(ruleset);
  const { text } = game.view();
  game.free();
  starts.set(ruleset, text);
  return text;
}
