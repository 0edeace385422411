//! Scores: centiseeds for the player to move, and proven wins by their distance.

use core::fmt;

/// The score of a game won now. A win in `n` plies scores `WIN - n`.
pub const WIN: i32 = 30_000;

/// The longest line the search follows, in plies.
pub const MOST_PLIES: usize = 128;

/// A proven result lies beyond this.
pub const PROVEN: i32 = WIN - MOST_PLIES as i32;

/// A score for people and protocols, from the view of the player to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Score {
    /// An estimate; a hundred is worth about one seed.
    Centiseeds(i32),
    /// The player to move wins in so many plies, whatever the opponent does.
    WinIn(u32),
    /// He loses in so many plies at the latest.
    LossIn(u32),
}

impl Score {
    /// The meaning of a number of the search.
    #[must_use]
    pub fn from_search(score: i32) -> Score {
        match score {
            s if s >= PROVEN => Score::WinIn((WIN - s) as u32),
            s if s <= -PROVEN => Score::LossIn((WIN + s) as u32),
            s => Score::Centiseeds(s),
        }
    }

    /// Own moves to the win, negative for a loss, as protocols count it; `None` if nothing is proven.
    #[must_use]
    pub fn mate(self) -> Option<i32> {
        match self {
            Score::Centiseeds(_) => None,
            Score::WinIn(plies) => Some(plies.div_ceil(2) as i32),
            Score::LossIn(plies) => Some(-(plies.div_ceil(2) as i32)),
        }
    }
}

/// Centiseeds that are worth one unit of the logistic curve of [`win_chance`]: a player who is so much ahead wins 73 of
/// 100 games. To be fitted to games of the engine.
pub const LOGIT: i32 = 400;

/// The logistic curve per mille, `1000 / (1 + exp(-x / 8))` for x from 0 to 64.
const LOGISTIC: [i32; 65] = [
    500, 531, 562, 593, 622, 651, 679, 706, 731, 755, 777, 798, 818, 835, 852, 867, 881, 893, 905, 915, 924,
    932, 940, 947, 953, 958, 963, 967, 971, 974, 977, 980, 982, 984, 986, 988, 989, 990, 991, 992, 993, 994,
    995, 995, 996, 996, 997, 997, 998, 998, 998, 998, 998, 999, 999, 999, 999, 999, 999, 999, 999, 1000,
    1000, 1000, 1000,
];

/// The chance of the player to move to win, per mille: the logistic curve of the score over [`LOGIT`], along straight
/// lines between eighths of a unit. Whole numbers only, so that it is the same everywhere. A proven result is certain;
/// an estimate never is.
#[must_use]
pub fn win_chance(score: Score) -> u32 {
    let centiseeds = match score {
        Score::WinIn(_) => return 1000,
        Score::LossIn(_) => return 0,
        Score::Centiseeds(centiseeds) => centiseeds,
    };
    let ahead = centiseeds.abs().min(8 * LOGIT) * 8;
    let (step, rest) = ((ahead / LOGIT) as usize, ahead % LOGIT);
    let (low, high) = (LOGISTIC[step], LOGISTIC[(step + 1).min(64)]);
    let chance = (low + (high - low) * rest / LOGIT).min(999);
    (if centiseeds < 0 { 1000 - chance } else { chance }) as u32
}

impl fmt::Display for Score {
    /// As UGI writes it: `cp 35`, `mate 3`, `mate -2`; a player who has already lost is `mate 0`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self, self.mate()) {
            (Score::Centiseeds(score), _) => write!(f, "cp {score}"),
            (_, moves) => write!(f, "mate {}", moves.unwrap_or(0)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chances_follow_the_curve() {
        let chance = |score| win_chance(Score::Centiseeds(score));
        assert_eq!([0, LOGIT, -LOGIT, 2 * LOGIT].map(chance), [500, 731, 269, 881]);
        assert_eq!([i32::MIN + 1, 20_000].map(chance), [1, 999]);
        assert_eq!([Score::WinIn(3), Score::LossIn(2)].map(win_chance), [1000, 0]);
        assert!((-4000..4000).all(|score| chance(score) <= chance(score + 1)), "it never falls");
        assert!(
            (-4000..4000).all(|score| chance(score) + chance(-score) == 1000),
            "both players share one game"
        );
    }
}
