//! What is said of a move: by how much of the chance to win it gave away against the best one.

use crate::score::{Score, WIN, win_chance};

/// From this loss on, per mille of the chance to win, a move is inaccurate; below it is good.
pub const INACCURACY: u32 = 50;
/// From this loss on it is a mistake.
pub const MISTAKE: u32 = 100;
/// From this loss on it is a blunder.
pub const BLUNDER: u32 = 200;
/// A best move is the only one if every other loses at least so much.
pub const ONLY: u32 = 200;

/// A verdict on a move. A move without alternative gets none.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Verdict {
    /// The best, and every other gives away [`ONLY`] or more.
    Only,
    /// The best, or as good.
    Best,
    /// It gives away less than [`INACCURACY`].
    Good,
    /// Less than [`MISTAKE`].
    Inaccuracy,
    /// Less than [`BLUNDER`].
    Mistake,
    /// [`BLUNDER`] or more.
    Blunder,
}

impl Verdict {
    /// All, from the best to the worst.
    pub const ALL: [Verdict; 6] = [
        Verdict::Only,
        Verdict::Best,
        Verdict::Good,
        Verdict::Inaccuracy,
        Verdict::Mistake,
        Verdict::Blunder,
    ];

    /// The numeric glyph of a record: `$1` `!`, `$6` `?!`, `$2` `?`, `$4` `??`.
    #[must_use]
    pub const fn glyph(self) -> Option<u8> {
        match self {
            Verdict::Only => Some(1),
            Verdict::Best | Verdict::Good => None,
            Verdict::Inaccuracy => Some(6),
            Verdict::Mistake => Some(2),
            Verdict::Blunder => Some(4),
        }
    }

    /// The same as it is printed behind a move; nothing for best and good.
    #[must_use]
    pub const fn sign(self) -> &'static str {
        match self {
            Verdict::Only => "!",
            Verdict::Best | Verdict::Good => "",
            Verdict::Inaccuracy => "?!",
            Verdict::Mistake => "?",
            Verdict::Blunder => "??",
        }
    }

    /// Its name for programs: `only`, `best`, `good`, `inaccuracy`, `mistake`, `blunder`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Verdict::Only => "only",
            Verdict::Best => "best",
            Verdict::Good => "good",
            Verdict::Inaccuracy => "inaccuracy",
            Verdict::Mistake => "mistake",
            Verdict::Blunder => "blunder",
        }
    }

    /// Whether a better line is shown beside the move.
    #[must_use]
    pub const fn is_wrong(self) -> bool {
        matches!(self, Verdict::Inaccuracy | Verdict::Mistake | Verdict::Blunder)
    }

    /// The verdict on a move worth `played`, where the best move is worth `best` and the best of the others `second`.
    pub(super) fn of(played: Score, best: Score, second: Score) -> Verdict {
        match lost(played, best) {
            _ if worth(played) >= worth(best) => {
                if lost(second, best) >= ONLY {
                    Verdict::Only
                } else {
                    Verdict::Best
                }
            }
            BLUNDER.. => Verdict::Blunder,
            MISTAKE.. => Verdict::Mistake,
            INACCURACY.. => Verdict::Inaccuracy,
            _ => Verdict::Good,
        }
    }
}

/// The chance to win that lies between two moves of one player, per mille.
pub(super) fn lost(played: Score, best: Score) -> u32 {
    win_chance(best).saturating_sub(win_chance(played))
}

/// A score as a number: a sooner win is more, a later loss too.
fn worth(score: Score) -> i32 {
    match score {
        Score::Centiseeds(centiseeds) => centiseeds,
        Score::WinIn(plies) => WIN - plies as i32,
        Score::LossIn(plies) => plies as i32 - WIN,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use Score::{Centiseeds, LossIn, WinIn};

    /// The estimate whose chance is this, per mille.
    fn chance(wanted: u32) -> Score {
        (-4000..4000).map(Centiseeds).find(|score| win_chance(*score) == wanted).unwrap()
    }

    #[test]
    fn thresholds() {
        let best = chance(700);
        for (lost, verdict) in [
            (0, Verdict::Best),
            (1, Verdict::Good),
            (49, Verdict::Good),
            (50, Verdict::Inaccuracy),
            (99, Verdict::Inaccuracy),
            (100, Verdict::Mistake),
            (199, Verdict::Mistake),
            (200, Verdict::Blunder),
            (600, Verdict::Blunder),
        ] {
            assert_eq!(Verdict::of(chance(700 - lost), best, chance(690)), verdict, "{lost}");
        }
    }

    #[test]
    fn only_moves() {
        let best = chance(700);
        assert_eq!(Verdict::of(best, best, chance(500)), Verdict::Only);
        assert_eq!(Verdict::of(best, best, chance(501)), Verdict::Best);
        assert_eq!(Verdict::of(WinIn(3), WinIn(3), LossIn(2)), Verdict::Only);
        assert_eq!(Verdict::of(LossIn(4), LossIn(4), LossIn(2)), Verdict::Best);
    }

    #[test]
    fn proven_results() {
        assert_eq!(Verdict::of(WinIn(9), WinIn(3), WinIn(9)), Verdict::Good, "slower, but won");
        assert_eq!(Verdict::of(LossIn(2), LossIn(8), LossIn(2)), Verdict::Good, "lost anyway");
        assert_eq!(Verdict::of(Centiseeds(0), WinIn(9), Centiseeds(0)), Verdict::Blunder);
        assert_eq!(Verdict::of(LossIn(2), Centiseeds(0), LossIn(2)), Verdict::Blunder);
        assert_eq!(Verdict::of(WinIn(1), WinIn(3), WinIn(3)), Verdict::Best, "better than was thought");
    }

    #[test]
    fn glyphs_are_those_of_pgn() {
        let glyphs = Verdict::ALL.map(|verdict| (verdict.sign(), verdict.glyph()));
        let none = ("", None);
        assert_eq!(glyphs, [("!", Some(1)), none, none, ("?!", Some(6)), ("?", Some(2)), ("??", Some(4))]);
    }
}
