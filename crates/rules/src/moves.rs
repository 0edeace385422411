//! A move as one value, and a list of moves on the stack.

use core::fmt;
use core::ops::Deref;

use crate::{Direction, Pit, Side, Stone};

/// A move of any of the games, the safari choice included. It carries no side: the player to move makes it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Move {
    /// A move of the 4x8 games.
    Sow {
        /// The start hole.
        pit: Pit,
        /// The way of the hand, in a namua capture the kichwa.
        direction: Direction,
        /// Going on from the own house where the player may choose (K14).
        safari: bool,
    },
    /// A stone of Kimasai moves one hole on (M3).
    Step(Stone),
}

impl Move {
    /// How many different codes [`Move::code`] gives.
    pub const CODES: usize = 88;

    /// A small number for tables: 0 to 63 for sowing, 64 to 87 for steps.
    #[inline]
    #[must_use]
    pub const fn code(self) -> u8 {
        match self {
            Move::Sow { pit, direction, safari } => (pit as u8) << 2 | (direction as u8) << 1 | safari as u8,
            Move::Step(stone) => 64 + stone as u8,
        }
    }

    /// The move of a code; `None` from [`Move::CODES`] on.
    #[must_use]
    pub fn from_code(code: u8) -> Option<Move> {
        match code {
            0..64 => Some(Move::Sow {
                pit: Pit::at(usize::from(code >> 2)),
                direction: Direction::ALL[usize::from(code >> 1 & 1)],
                safari: code & 1 == 1,
            }),
            64..88 => Some(Move::Step(Stone::at(usize::from(code - 64)))),
            _ => None,
        }
    }

    /// The same move on the mirrored board (L5): columns reflected, L and R swapped. A step is unchanged.
    #[must_use]
    pub const fn mirrored(self) -> Move {
        match self {
            Move::Sow { pit, direction, safari } => {
                Move::Sow { pit: pit.mirrored(), direction: direction.reversed(), safari }
            }
            step => step,
        }
    }

    /// The plain text of the move as the given player writes it: `A5R+`, `a12` (RULES.md section 5).
    #[must_use]
    pub const fn plain(self, side: Side) -> Plain {
        Plain { mv: self, side }
    }
}

/// Shows a move in plain text: without `*`, `**` and `#`.
#[derive(Clone, Copy, Debug)]
pub struct Plain {
    mv: Move,
    side: Side,
}

impl fmt::Display for Plain {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.mv {
            Move::Sow { pit, direction, safari } => {
                let sign = if safari { "+" } else { "" };
                write!(f, "{}{}{sign}", pit.of_side(self.side), direction.letter())
            }
            Move::Step(stone) => stone.of_side(self.side).fmt(f),
        }
    }
}

/// The most moves a position can have. Mtaji: 16 holes, two directions. Namua takata: 8 holes, two directions;
/// namua captures: four kimbi and four central holes with two kichwa give 12 starts, each with a stop and a
/// safari at most. Kimasai: at most 12 stones can have an empty hole before them.
pub const MOST_MOVES: usize = 32;

/// A list of moves on the stack, in the fixed order of move lists.
#[derive(Clone, Copy)]
pub struct MoveList {
    moves: [Move; MOST_MOVES],
    len: u8,
}

impl MoveList {
    pub(crate) const fn new() -> Self {
        MoveList { moves: [Move::Step(Stone::A12); MOST_MOVES], len: 0 }
    }

    #[inline]
    pub(crate) fn push(&mut self, mv: Move) {
        self.moves[usize::from(self.len)] = mv;
        self.len += 1;
    }
}

impl Deref for MoveList {
    type Target = [Move];

    #[inline]
    fn deref(&self) -> &[Move] {
        &self.moves[..usize::from(self.len)]
    }
}

impl fmt::Debug for MoveList {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl IntoIterator for MoveList {
    type Item = Move;
    type IntoIter = core::iter::Take<core::array::IntoIter<Move, MOST_MOVES>>;

    fn into_iter(self) -> Self::IntoIter {
        let len = usize::from(self.len);
        self.moves.into_iter().take(len)
    }
}

impl<'a> IntoIterator for &'a MoveList {
    type Item = &'a Move;
    type IntoIter = core::slice::Iter<'a, Move>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}
