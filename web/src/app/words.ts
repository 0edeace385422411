// Sentences made of positions, moves and steps: labels of holes, what a way would do, the narration.
import { t } from './i18n.svelte';
import { sideOf } from '../board/geometry';
import type { Account, Lap } from '../board/laps';
import type { MoveInfo, Outcome, Refusal, RulesetName, SideName, View } from '../board/types';
import { decided, firstGame, next, scored } from './match';
import type { Seats } from './store';

export function gameName(ruleset: RulesetName): string {
  return t(`ruleset-${ruleset}`);
}

export function sideName(side: SideName): string {
  return t(side === 'S' ? 'side-south' : 'side-north');
}

/** A player's name in records; a person may write his own there. */
export function recordName(seats: Seats, side: SideName): string {
  const computer = seats.opponent !== 'person' && side !== seats.side;
  return computer ? `Namua, ${t('level-name', { level: seats.opponent })}` : '?';
}

/** What stands on a player's band: you, the level one plays against, or the side. */
export function playerName(seats: Seats, side: SideName): string {
  if (seats.opponent === 'person') return sideName(side);
  return side === seats.side ? t('you') : t('computer-name', { level: seats.opponent });
}

function houseOf(hole: string, view: View): string | null {
  if (hole.toUpperCase() !== 'A5') return null;
  const state = view.houses[sideOf(hole) === 'S' ? 0 : 1];
  return state === 'none' ? null : t('house-state', { state, ruleset: view.ruleset });
}

function reservedWord(hole: string, view: View): string | null {
  if (hole !== view.reserved) return null;
  return t(sideOf(hole) === view.turn ? 'hole-reserved' : 'hole-reserved-theirs');
}

/** The words shown on a hole when one points at it. */
export function holeTitle(hole: string, view: View): string | undefined {
  const words = [houseOf(hole, view), reservedWord(hole, view)].filter((w) => w !== null);
  return words.length ? words.join('; ') : undefined;
}

/** The words for those who listen: what the hole holds, and what each of its ways would do. */
export function holeLabel(hole: string, count: number, view: View, ways: { moves: MoveInfo[] }[]): string {
  const kind = view.columns > 8 ? 'stone' : 'seed';
  const can = ways.length ? `${t('hole-can-move')}. ${ways.map((way) => waySays(way.moves, view)).join(' ')}` : null;
  const words = [t('hole-label', { hole, count, kind }), holeTitle(hole, view), can];
  return words.filter(Boolean).join(', ');
}

/** A namua capture at the central holes chooses a kichwa; every other letter is a direction. */
function where(move: MoveInfo, view: View): string {
  const head = view.stage === 'namua' && move.capturing;
  return t(`${head ? 'kichwa' : 'way'}-${move.direction === 'L' ? 'left' : 'right'}`);
}

/** What a way would do, in one sentence. */
export function waySays(moves: MoveInfo[], view: View): string {
  const move = moves[0]!;
  const args = { ruleset: view.ruleset, end: move.end, captured: move.captured, wins: move.wins ? 'yes' : 'no' };
  if (move.direction === null) return t('step-says', args);
  return t('way-says', {
    ...args, where: where(move, view), asks: moves.length > 1 ? 'yes' : 'no', reserves: move.reserves ?? 'none',
  });
}

export function refusalSays(refusal: Refusal, ruleset: RulesetName): string {
  const said = t(refusal.id, { ...refusal.args, ruleset });
  return said === refusal.id ? t('refuse-unknown', { rule: refusal.rule }) : said;
}

function lapSays(lap: Lap, ruleset: RulesetName): string {
  const id = lap.captured ? 'narrate-captured' : 'narrate-lap';
  return t(id, {
    ruleset, lap: lap.number, seeds: lap.seeds, from: lap.from, end: lap.end, why: lap.why, won: lap.won,
    victim: lap.victim ?? '',
  });
}

export interface Line {
  text: string;
  /** What is said while it is still being sown. */
  before?: string;
  /** The step with which it is true. */
  last: number;
}

function placeLine(account: Account): Line[] {
  if (!account.placed) return [];
  const first = account.captures[0];
  const captured = first && first.hole === account.placed && account.laps[0]?.captured;
  const text = captured
    ? t('narrate-place-capture', { hole: account.placed, won: first.seeds, victim: first.from })
    : t('narrate-place', { hole: account.placed });
  return [{ text, last: 0 }];
}

/** The narration of a move: one line a lap, and what it ends with. */
export function narration(account: Account, view: View, hand: number): Line[] {
  const { ruleset } = view;
  const laps = account.laps.map((lap) => lapLine(lap, ruleset));
  const lines = view.columns > 8 ? stoneLine(account) : [...placeLine(account), ...laps];
  const last = account.laps.at(-1)?.last ?? 0;
  if (account.reserves) lines.push({ text: t('narrate-reserve', { hole: account.reserves, ruleset }), last });
  if (hand > 0) lines.push({ text: t('narrate-unsown', { count: hand }), last });
  return lines;
}

function lapLine(lap: Lap, ruleset: RulesetName): Line {
  const before = t('narrate-sowing', { lap: lap.number, seeds: lap.seeds, from: lap.from });
  return { text: lapSays(lap, ruleset), before, last: lap.last };
}

function stoneLine(account: Account): Line[] {
  const won = account.captures.reduce((sum, c) => sum + c.seeds, 0);
  const lap = account.laps[0];
  return [{ text: t('narrate-stone', { from: lap?.from ?? '', end: account.end, won }), last: 0 }];
}

/** The whole move in one sentence, for those who listen; a stone makes no laps. */
export function moveSays(text: string, account: Account, before: View): string {
  const captured = account.captures.reduce((sum, c) => sum + c.seeds, 0);
  const laps = before.columns > 8 ? 0 : account.laps.length;
  return t('narrate-move', { side: before.turn, move: text, captured, laps, end: account.end });
}

export function winner(outcome: Outcome): SideName | 'draw' {
  if (outcome.result === '1-0') return 'S';
  return outcome.result === '0-1' ? 'N' : 'draw';
}

/** Against the computer the result speaks to the player. */
export function resultSays(outcome: Outcome, seats: Seats): string {
  const side = winner(outcome);
  if (seats.opponent === 'person' || side === 'draw') return t('result-winner', { side });
  return t(side === seats.side ? 'you-won' : 'you-lost');
}

/** Whether the player at the screen has won; null if nobody has. */
export function won(outcome: Outcome, seats: Seats): boolean | null {
  const side = winner(outcome);
  return side === 'draw' ? null : side === seats.side;
}

/** The players of the next game: in a match the opener alternates, and after its last game another begins. */
export function nextSeats(seats: Seats, outcome: Outcome | null): Seats {
  if (!seats.match || !outcome) return seats;
  const mine = won(outcome, seats);
  const side = seats.side === 'S' ? 'N' : 'S';
  return { ...seats, side, match: decided(scored(seats.match, mine)) ? firstGame() : next(seats.match, mine) };
}

export function reasonSays(outcome: Outcome, ruleset: RulesetName): string {
  return t('reason', { reason: outcome.reason.replace(' ', '-'), ruleset });
}
