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

impl fmt::Display for Score {
    /// As UGI writes it: `cp 35`, `mate 3`, `mate -2`; a player who has already lost is `mate 0`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self, self.mate()) {
            (Score::Centiseeds(score), _) => write!(f, "cp {score}"),
            (_, moves) => write!(f, "mate {}", moves.unwrap_or(0)),
        }
    }
}
