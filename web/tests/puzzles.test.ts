// The puzzles against the real rules: every solution is legal, own moves and replies in turn, and what the data say of it
// is so. Then the daily puzzle, what is kept on the device, and why a move is wrong.
import { beforeAll, describe, expect, it } from 'vitest';
import { lasting, longer, restored } from '../src/app/puzzles/kept.svelte';
import { TAGS, dailyOf, dayOf, fits, games, puzzleOf, puzzles, stride, type Puzzle } from '../src/app/puzzles/puzzles';
import { refuted } from '../src/app/puzzles/refuted';
import { newGame } from '../src/engine/door';
import type { RulesetName } from '../src/board/types';
import { ready } from './rules';

beforeAll(ready);

const LEAST: Record<RulesetName, number> = { kiswahili: 50, kete: 40, zanzibar: 20, kujifunza: 20, kimasai: 25 };

function captures(puzzle: Puzzle): number {
  const game = newGame(puzzle.ruleset, puzzle.position);
  const each = puzzle.solution.map((move) => {
    const count = game.preview(move).filter((step) => step.kind === 'capture').length;
    game.play(move);
    return count;
  });
  game.free();
  return Math.max(...each.filter((_, ply) => ply % 2 === 0));
}

describe('the puzzles', () => {
  it('are many, of every game, difficulty and theme', () => {
    expect(puzzles.length).toBeGreaterThanOrEqual(150);
    for (const game of games) expect([game, puzzles.filter((p) => p.ruleset === game).length >= LEAST[game]]).toEqual([game, true]);
    for (const level of [1, 2, 3, 4, 5]) expect(puzzles.filter((p) => p.difficulty === level).length, `${level}`).toBeGreaterThan(4);
    for (const tag of TAGS) expect(puzzles.filter((p) => p.tags.includes(tag)).length, tag).toBeGreaterThan(0);
    expect(puzzles.flatMap((p) => p.tags).filter((tag) => !(TAGS as readonly string[]).includes(tag))).toEqual([]);
  });

  it('have ids and positions of their own', () => {
    expect(new Set(puzzles.map((p) => p.id)).size).toBe(puzzles.length);
    expect(new Set(puzzles.map((p) => `${p.ruleset} ${p.position}`)).size).toBe(puzzles.length);
    expect(puzzleOf(puzzles[7]!.id)).toBe(puzzles[7]);
    expect(puzzleOf('')).toBeNull();
  });

  it.each(puzzles.map((p): [string, Puzzle] => [p.id, p]))('%s is solved by legal moves', (_, puzzle) => {
    const game = newGame(puzzle.ruleset, puzzle.position);
    expect(game.view().turn).toBe(puzzle.side);
    expect(game.moves().length, 'something to choose from').toBeGreaterThan(2);
    expect(puzzle.solution.length % 2, 'an own move is the last one').toBe(1);
    puzzle.solution.forEach((move, ply) => {
      const legal = game.moves();
      expect(legal.map((m) => m.move)).toContain(move);
      // Where a win at once is the move, no other move wins at once.
      const wins = legal.filter((m) => m.wins).map((m) => m.move);
      if (ply % 2 === 0 && wins.length) expect(wins).toEqual([move]);
      game.play(move);
    });
    const over = game.view().outcome;
    if (over) expect(over.result).toBe(puzzle.side === 'S' ? '1-0' : '0-1');
    if (puzzle.wins === 1) expect(over).not.toBeNull();
    expect(puzzle.tags.includes('win')).toBe(puzzle.wins !== undefined);
    if (puzzle.tags.includes('chain')) expect(captures(puzzle)).toBeGreaterThanOrEqual(4);
    game.free();
  });

  it('are found by game, difficulty, theme and whether they are solved', () => {
    const all = { game: '', difficulty: 0, tag: '', unsolved: false } as const;
    const some = puzzles.filter((p) => fits(p, { ...all, game: 'kete', tag: 'safari' }, true));
    expect(some.length).toBeGreaterThan(0);
    expect(some.every((p) => p.ruleset === 'kete' && p.tags.includes('safari'))).toBe(true);
    expect(fits(puzzles[0]!, { ...all, unsolved: true }, true)).toBe(false);
    expect(fits(puzzles[0]!, { ...all, difficulty: 6 }, false)).toBe(false);
  });
});

describe('the puzzle of the day', () => {
  it('is each one in turn before any comes back', () => {
    const round = puzzles.map((_, day) => dailyOf(20_000 + day).id);
    expect(new Set(round).size).toBe(puzzles.length);
    expect(dailyOf(20_000 + puzzles.length).id).toBe(round[0]);
    expect([1, 2, 9, 150].map(stride)).toEqual([1, 1, 7, 97]);
  });

  it('changes at midnight of the calendar on the wall', () => {
    expect(dayOf(new Date(2026, 0, 2, 0, 0))).toBe(dayOf(new Date(2026, 0, 2, 23, 59)));
    expect(dayOf(new Date(2026, 2, 1)) - dayOf(new Date(2026, 1, 28))).toBe(1);
  });
});

describe('what is kept', () => {
  it('grows day by day, and begins anew after a gap', () => {
    let streak = longer({ day: 0, length: 0, best: 0 }, 100);
    streak = longer(longer(streak, 101), 101);
    expect(streak).toEqual({ day: 101, length: 2, best: 2 });
    expect([101, 102, 103].map((day) => lasting(streak, day))).toEqual([2, 2, 0]);
    expect(longer(streak, 104)).toEqual({ day: 104, length: 1, best: 2 });
  });

  it('makes sense of whatever stands there', () => {
    const nothing = { solved: {}, streak: { day: 0, length: 0, best: 0 } };
    expect(restored(null)).toEqual(nothing);
    expect(restored({ solved: 7, streak: 'x' })).toEqual(nothing);
    expect(restored({ solved: { a: 'alone', b: null }, streak: { day: 3, length: -1, best: 2.5 } }))
      .toEqual({ solved: { a: 'alone', b: 'helped' }, streak: { day: 3, length: 0, best: 0 } });
  });
});

describe('why a move is wrong', () => {
  it('is read off the replies: a win, the house, the greatest capture', () => {
    const seen = new Set<string>();
    for (const puzzle of puzzles) {
      const game = newGame(puzzle.ruleset, puzzle.position);
      for (const move of game.moves().filter((m) => m.move !== puzzle.solution[0])) {
        game.play(move.move);
        const why = refuted(game.view(), game.moves(), puzzle.side);
        seen.add(why.kind);
        if (why.kind !== 'better') expect(game.moves().map((reply) => reply.text)).toContain(why.move);
        game.undo(1);
      }
      game.free();
    }
    expect([...seen].sort()).toEqual(['better', 'captures', 'house', 'loses']);
  });
});
