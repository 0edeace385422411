// Best of three: the score, when it is decided, and who begins the next game.
import { describe, expect, it } from 'vitest';
import { decided, firstGame, next, scored } from '../src/app/match';

describe('a match', () => {
  it('is won by who has won two games', () => {
    let match = next(firstGame(), true);
    expect(match).toEqual({ won: [1, 0], game: 2 });
    match = next(match, false);
    expect(decided(match.won)).toBe(false);
    expect(decided(scored(match, false))).toBe(true);
    expect(scored(match, false)).toEqual([1, 2]);
  });

  it('counts a draw for nobody', () => {
    expect(next(firstGame(), null)).toEqual({ won: [0, 0], game: 2 });
  });
});
