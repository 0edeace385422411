//! Refusals: the rules that forbid a move, with the facts that explain them, as data and as English sentences.

use core::fmt;

use crate::{Hole, MoveList, Outcome, Side};

/// Laps that [`Bao::why_not`](crate::Bao::why_not) follows a never-ending move for, in search of its period.
pub const PERIOD_SEARCH: u64 = 1 << 20;

/// The rule that forbids a move, with the facts needed to explain it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// The game has ended.
    Over(Outcome),
    /// The hole belongs to the other player.
    NotYours {
        /// The hole.
        hole: Hole,
    },
    /// There is no such hole or way of moving on this board.
    NoSuchMove,
    /// The hole is empty.
    Empty {
        /// The hole.
        hole: Hole,
    },
    /// K16: a move of the mtaji stage starts from two seeds or more.
    TooFew {
        /// The hole.
        hole: Hole,
    },
    /// K7: a capture is possible and must be played.
    MustCapture,
    /// K12: the functional house is barred while another front hole is occupied.
    HouseBarred {
        /// The house.
        hole: Hole,
    },
    /// K12: a singleton is barred while a front hole of two or more exists.
    SingletonBarred {
        /// The hole.
        hole: Hole,
    },
    /// K12: in namua no move starts from the back row.
    BackRowBarred {
        /// The hole.
        hole: Hole,
    },
    /// The text leaves open which way the hand goes, or from which kichwa.
    DirectionMissing {
        /// The hole.
        hole: Hole,
    },
    /// K9: the captured seeds of this hole do not start from that kichwa.
    WrongKichwa {
        /// The hole.
        hole: Hole,
        /// The kichwa K9 leaves.
        kichwa: Hole,
    },
    /// K14: there is no choice between stopping and safari in this move.
    NoChoice {
        /// The hole.
        hole: Hole,
    },
    /// K18: a front hole of two or more must be played first.
    FrontRowFirst {
        /// The hole.
        hole: Hole,
    },
    /// K19: the only occupied front hole is a kichwa, sown toward the centre.
    Outward {
        /// The kichwa.
        hole: Hole,
    },
    /// K23: the hole is reserved.
    Reserved {
        /// The hole.
        hole: Hole,
    },
    /// T3: the takata must start from the functional kuu.
    KuuFirst {
        /// The kuu.
        kuu: Hole,
    },
    /// T4: the reserved hole must be captured.
    Duty {
        /// The reserved hole.
        reserved: Hole,
    },
    /// K24: the move never ends.
    NeverEnding {
        /// After how many laps the sowing repeats itself, if that was found within [`PERIOD_SEARCH`] laps.
        period: Option<u64>,
    },
    /// M3: the next hole is occupied.
    Blocked {
        /// The stone's hole.
        hole: Hole,
        /// The hole before it.
        next: Hole,
    },
    /// A sign of the text contradicts what the move does.
    Sign {
        /// The sign.
        sign: Sign,
    },
}

/// A sign of a move's text that makes a claim.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sign {
    /// `*`: a takata (K6).
    Takata,
    /// `**`: a takata that reserves (K21).
    Reserves,
    /// `#`: the move wins (K25, K26).
    Wins,
    /// `#` of a Kimasai move (M6).
    StepWins,
}

impl Refusal {
    /// The number of the rule, or `over`, `not-yours`, `empty`, `no-such-move`, `direction`.
    #[must_use]
    pub const fn rule(&self) -> &'static str {
        match self {
            Refusal::Over(_) => "over",
            Refusal::NotYours { .. } => "not-yours",
            Refusal::NoSuchMove => "no-such-move",
            Refusal::Empty { .. } => "empty",
            Refusal::TooFew { .. } => "K16",
            Refusal::MustCapture => "K7",
            Refusal::HouseBarred { .. } | Refusal::SingletonBarred { .. } | Refusal::BackRowBarred { .. } => {
                "K12"
            }
            Refusal::DirectionMissing { .. } => "direction",
            Refusal::WrongKichwa { .. } => "K9",
            Refusal::NoChoice { .. } => "K14",
            Refusal::FrontRowFirst { .. } => "K18",
            Refusal::Outward { .. } => "K19",
            Refusal::Reserved { .. } => "K23",
            Refusal::KuuFirst { .. } => "T3",
            Refusal::Duty { .. } => "T4",
            Refusal::NeverEnding { .. } => "K24",
            Refusal::Blocked { .. } => "M3",
            Refusal::Sign { sign: Sign::Takata } => "K6",
            Refusal::Sign { sign: Sign::Reserves } => "K21",
            Refusal::Sign { sign: Sign::Wins } => "K25",
            Refusal::Sign { sign: Sign::StepWins } => "M6",
        }
    }

    /// The identifier of the message in `locales/*/refusals.ftl`.
    #[must_use]
    pub const fn id(&self) -> &'static str {
        match self {
            Refusal::Over(_) => "refuse-over",
            Refusal::NotYours { .. } => "refuse-not-yours",
            Refusal::NoSuchMove => "refuse-no-such-move",
            Refusal::Empty { .. } => "refuse-empty",
            Refusal::TooFew { .. } => "refuse-too-few",
            Refusal::MustCapture => "refuse-must-capture",
            Refusal::HouseBarred { .. } => "refuse-house-barred",
            Refusal::SingletonBarred { .. } => "refuse-singleton-barred",
            Refusal::BackRowBarred { .. } => "refuse-back-row-barred",
            Refusal::DirectionMissing { .. } => "refuse-direction-missing",
            Refusal::WrongKichwa { .. } => "refuse-wrong-kichwa",
            Refusal::NoChoice { .. } => "refuse-no-choice",
            Refusal::FrontRowFirst { .. } => "refuse-front-row-first",
            Refusal::Outward { .. } => "refuse-outward",
            Refusal::Reserved { .. } => "refuse-reserved",
            Refusal::KuuFirst { .. } => "refuse-kuu-first",
            Refusal::Duty { .. } => "refuse-duty",
            Refusal::NeverEnding { period: Some(_) } => "refuse-never-ending",
            Refusal::NeverEnding { period: None } => "refuse-too-long",
            Refusal::Blocked { .. } => "refuse-blocked",
            Refusal::Sign { sign: Sign::Takata } => "refuse-not-takata",
            Refusal::Sign { sign: Sign::Reserves } => "refuse-reserves-nothing",
            Refusal::Sign { sign: Sign::Wins | Sign::StepWins } => "refuse-not-won",
        }
    }

    /// The hole the refusal speaks of: `$hole` in its message.
    #[must_use]
    pub const fn hole(&self) -> Option<Hole> {
        match *self {
            Refusal::NotYours { hole }
            | Refusal::Empty { hole }
            | Refusal::TooFew { hole }
            | Refusal::HouseBarred { hole }
            | Refusal::SingletonBarred { hole }
            | Refusal::BackRowBarred { hole }
            | Refusal::DirectionMissing { hole }
            | Refusal::WrongKichwa { hole, .. }
            | Refusal::NoChoice { hole }
            | Refusal::FrontRowFirst { hole }
            | Refusal::Outward { hole }
            | Refusal::Reserved { hole }
            | Refusal::Blocked { hole, .. } => Some(hole),
            Refusal::KuuFirst { kuu } => Some(kuu),
            Refusal::Duty { reserved } => Some(reserved),
            _ => None,
        }
    }

    /// A second hole: the kichwa K9 leaves, the occupied hole of M3. `$other` in the message.
    #[must_use]
    pub const fn other_hole(&self) -> Option<Hole> {
        match *self {
            Refusal::WrongKichwa { kichwa, .. } => Some(kichwa),
            Refusal::Blocked { next, .. } => Some(next),
            _ => None,
        }
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Refusal::Over(outcome) => write!(f, "the game is over: {outcome}"),
            Refusal::NotYours { hole } => write!(f, "{hole} is the other player's hole"),
            Refusal::NoSuchMove => write!(f, "this board has no such move"),
            Refusal::Empty { hole } => write!(f, "{hole} is empty"),
            Refusal::TooFew { hole } => write!(f, "{hole} holds one seed; a move starts from two or more"),
            Refusal::MustCapture => write!(f, "a capture is possible and must be played"),
            Refusal::HouseBarred { hole } => {
                write!(f, "the functional house {hole} is not started while another front hole is occupied")
            }
            Refusal::SingletonBarred { hole } => {
                write!(f, "{hole} holds one seed; start from a front hole of two or more")
            }
            Refusal::BackRowBarred { hole } => {
                write!(f, "in namua no move starts from the back row, as {hole}")
            }
            Refusal::DirectionMissing { hole } => write!(f, "say which way from {hole}: L or R"),
            Refusal::WrongKichwa { hole, kichwa } => {
                write!(f, "what {hole} captures is sown from the kichwa {kichwa}")
            }
            Refusal::NoChoice { hole } => {
                write!(f, "the move from {hole} gives no choice between stopping at the house and safari")
            }
            Refusal::FrontRowFirst { hole } => {
                write!(f, "{hole} is in the back row, and a front hole of two or more must be played first")
            }
            Refusal::Outward { hole } => {
                write!(f, "{hole} is the only occupied front hole; it is sown toward the centre")
            }
            Refusal::Reserved { hole } => write!(f, "{hole} is reserved and may not be started in this move"),
            Refusal::KuuFirst { kuu } => write!(f, "the takata must start from the kuu {kuu}"),
            Refusal::Duty { reserved } => write!(f, "the reserved hole {reserved} must be captured"),
            Refusal::NeverEnding { period: Some(laps) } => {
                write!(f, "the move never ends: its sowing repeats every {laps} laps")
            }
            Refusal::NeverEnding { period: None } => write!(f, "the move would need more than 10,000 laps"),
            Refusal::Blocked { hole, next } => {
                write!(f, "the stone in {hole} cannot move: {next} is occupied")
            }
            Refusal::Sign { sign: Sign::Takata } => {
                write!(f, "the sign * says takata, but the move captures")
            }
            Refusal::Sign { sign: Sign::Reserves } => {
                write!(f, "the sign ** says that a hole is reserved; none is")
            }
            Refusal::Sign { sign: Sign::Wins | Sign::StepWins } => {
                write!(f, "the sign # says that the move wins; it does not")
            }
        }
    }
}

/// A move that is not legal: the rule and what is possible instead.
#[derive(Clone, Copy, Debug)]
pub struct IllegalMove {
    /// The first rule that forbids it.
    pub refusal: Refusal,
    /// The player to move, who writes the possible moves.
    pub side: Side,
    /// Legal moves instead: those of the same hole if it has any, else all; where a capture is due (K7, T4) always all.
    /// Empty when the game is over.
    pub possible: MoveList,
}

impl IllegalMove {
    /// The possible moves in plain text, `A5R, A6L`.
    #[must_use]
    pub fn possible_text(&self) -> String {
        let moves: Vec<_> = self.possible.iter().map(|mv| mv.plain(self.side).to_string()).collect();
        moves.join(", ")
    }
}

impl fmt::Display for IllegalMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.refusal.rule(), self.refusal)?;
        match self.possible.len() {
            0 => Ok(()),
            _ => write!(f, "; possible: {}", self.possible_text()),
        }
    }
}

impl core::error::Error for IllegalMove {}
