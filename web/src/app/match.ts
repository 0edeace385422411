// A match of up to three games (T5 of the rules, Lamu's custom, for whoever wants it): the opener alternates, and who has won
// two games first has won the match. A draw counts for nobody.

export interface Match {
  /** Games won by the player at the screen and by the other. */
  won: [number, number];
  /** The number of the game that is being played, from 1. */
  game: number;
}

/** Games that win a match. */
const NEEDED = 2;

export function firstGame(): Match {
  return { won: [0, 0], game: 1 };
}

/** The score with a game's result: true if the player at the screen has won it, null if nobody has. */
export function scored(match: Match, won: boolean | null): [number, number] {
  const [mine, theirs] = match.won;
  if (won === null) return [mine, theirs];
  return won ? [mine + 1, theirs] : [mine, theirs + 1];
}

export function decided([mine, theirs]: [number, number]): boolean {
  return mine >= NEEDED || theirs >= NEEDED;
}

/** The match before its next game. */
export function next(match: Match, won: boolean | null): Match {
  return { won: scored(match, won), game: match.game + 1 };
}
