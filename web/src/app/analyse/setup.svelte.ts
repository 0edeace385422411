// A position that is being set up: counts, reserves, side, houses, reserved hole, and everything the rules say against it.
import { printed } from '../../board/geometry';
import type { HouseState, RulesetName, SideName, View } from '../../board/types';
import { checkPosition, newGame } from '../../engine/door';
import type { CheckedPosition, Fault, Setup } from '../../engine/records';
import { unforgiven } from './open';

/** A hole or a reserve holds no more. */
const MOST = 255;
/** From so many seeds on an owned house is shown as standing. */
const STANDING = 6;

export class SetUp {
  setup = $state.raw<Setup>()!;
  /** The hole that is being filled. */
  hole = $state<string | null>(null);
  readonly check = $derived.by((): CheckedPosition => checkPosition(this.setup.ruleset, textOf(this.setup), true));
  readonly text = $derived.by(() => textOf(this.setup));
  readonly total = $derived.by(() => {
    const { rows, reserves } = this.setup;
    return [...rows.flat(), ...reserves].reduce((sum, n) => sum + n, 0);
  });
  /** What the board shows, playable or not. */
  readonly view = $derived.by((): View => this.check.view ?? drawn(this.setup));

  constructor(ruleset: RulesetName, text: string) {
    this.read(ruleset, text);
  }

  get columns(): 8 | 12 {
    return this.setup.ruleset === 'kimasai' ? 12 : 8;
  }

  /** Whether the ruleset has reserves and houses. */
  get hasReserve(): boolean {
    return !['kujifunza', 'kimasai'].includes(this.setup.ruleset);
  }

  /** Takes a text over that was typed; null, or what is wrong with it if it cannot be read or holds counts that cannot be. */
  type(text: string): Fault | null {
    const { setup, fault, problems } = checkPosition(this.setup.ruleset, text, true);
    const beyond = [...text.matchAll(/\d+/g)].find(([count]) => Number(count) > MOST);
    if (!setup) return fault;
    if (beyond) return { from: beyond.index, to: beyond.index + beyond[0].length, line: 1, reasons: unforgiven(problems) };
    this.setup = setup;
    return null;
  }

  /** Takes a written position over if it can be read; says whether it could. */
  read(ruleset: RulesetName, text: string): boolean {
    const { setup } = checkPosition(ruleset, text, true);
    if (setup) this.setup = setup;
    return setup !== null;
  }

  /** Another game: the seeds stay where they are if the board allows it. */
  become(ruleset: RulesetName): void {
    const same = (ruleset === 'kimasai') === (this.columns === 12);
    this.hole = null;
    if (!same) return this.toStart(ruleset);
    this.setup = { ...this.setup, ruleset };
    if (this.hasReserve) return;
    this.setup = { ...this.setup, reserves: [0, 0], houses: [false, false], reserved: null };
  }

  toStart(ruleset = this.setup.ruleset): void {
    const game = newGame(ruleset);
    this.read(ruleset, game.view().text);
    game.free();
  }

  clear(): void {
    const rows = this.setup.rows.map((row) => row.map(() => 0));
    this.setup = { ...this.setup, rows, reserves: [0, 0], houses: [false, false], reserved: null };
  }

  count(hole: string): number {
    const { row, column } = printed(hole, this.columns);
    return this.setup.rows[row]?.[column] ?? 0;
  }

  put(hole: string, count: number): void {
    const { row, column } = printed(hole, this.columns);
    const most = this.columns === 12 ? 1 : MOST;
    const rows = this.setup.rows.map((now, i) => (i === row ? now.with(column, limited(count, most)) : now));
    this.setup = { ...this.setup, rows };
  }

  reserve(side: SideName, count: number): void {
    const [south, north] = this.setup.reserves;
    const kept = limited(count, MOST);
    this.setup = { ...this.setup, reserves: side === 'S' ? [kept, north] : [south, kept] };
  }

  own(side: SideName, owned: boolean): void {
    const [south, north] = this.setup.houses;
    this.setup = { ...this.setup, houses: side === 'S' ? [owned, north] : [south, owned] };
  }

  turn(turn: SideName): void {
    this.setup = { ...this.setup, turn };
  }

  bar(reserved: string | null): void {
    this.setup = { ...this.setup, reserved };
  }
}

function limited(count: number, most: number): number {
  return Number.isFinite(count) ? Math.max(0, Math.min(most, Math.round(count))) : 0;
}

/** A position's text (RULES.md section 5). */
export function textOf({ ruleset, rows, turn, reserves, houses, reserved }: Setup): string {
  const board = rows.map((row) => row.join(',')).join('/');
  const kept = ruleset === 'kimasai' && reserves[0] + reserves[1] === 0 ? '-' : reserves.join(',');
  const owned = `${houses[0] ? 'A' : ''}${houses[1] ? 'a' : ''}` || '-';
  return `${board} ${turn} ${kept} ${owned} ${reserved ?? '-'}`;
}

/** A picture of a set-up that cannot be played. */
function drawn(setup: Setup): View {
  const { ruleset, rows, turn, reserves, reserved } = setup;
  const columns = ruleset === 'kimasai' ? 12 : 8;
  const withHouses = ruleset !== 'kimasai' && ruleset !== 'kujifunza';
  const house = (side: 0 | 1): HouseState => {
    if (!withHouses) return 'none';
    // A5: the fifth from South's left, the fourth in the row as North's is printed.
    const seeds = side === 0 ? rows[2]?.[4] : rows[1]?.[3];
    return !setup.houses[side] ? 'gone' : (seeds ?? 0) >= STANDING ? 'functional' : 'dormant';
  };
  return {
    ruleset, columns, rows, turn, stage: null, reserves, houses: [house(0), house(1)], reserved, hand: 0, text: '', hash: '',
    outcome: null,
  };
}
