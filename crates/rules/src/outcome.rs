//! How a game ended, and why.

use core::fmt;

use crate::Side;

/// Why a game is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Reason {
    /// The loser's front row is empty (K25); in Kimasai his last stone is taken (M6).
    Hamna,
    /// The same while seeds are still in reserve.
    Mkononi,
    /// The player to move has no legal move (K26, M6).
    NoMove,
    /// A position came back in Kimasai (M6).
    Draw,
    /// A player gave up (K27).
    Resignation,
}

impl Reason {
    /// The word of records and of `namua moves --json`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Reason::Hamna => "hamna",
            Reason::Mkononi => "mkononi",
            Reason::NoMove => "no move",
            Reason::Draw => "draw",
            Reason::Resignation => "resignation",
        }
    }
}

/// The end of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Outcome {
    /// Who has won; `None` is a draw.
    pub winner: Option<Side>,
    /// Why.
    pub reason: Reason,
}

impl Outcome {
    /// The player has won.
    #[must_use]
    pub const fn win(winner: Side, reason: Reason) -> Outcome {
        Outcome { winner: Some(winner), reason }
    }

    /// The result of records: `1-0`, `0-1` or `1/2-1/2`.
    #[must_use]
    pub const fn result(self) -> &'static str {
        match self.winner {
            Some(Side::South) => "1-0",
            Some(Side::North) => "0-1",
            None => "1/2-1/2",
        }
    }
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ({})", self.result(), self.reason.name())
    }
}
