//! Holes and directions: [`Pit`] is a hole of a 4x8 ring, [`Stone`] one of a Kimasai ring,
//! [`Hole`] is either of them with its owner, as people write it.

use core::fmt;

use crate::Side;

/// Front (inner) or back (outer) row of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Row {
    /// The row that faces the opponent, letter A.
    Front,
    /// The row at the player's edge, letter B.
    Back,
}

/// The letter of a 4x8 move: the own side to which the hand first goes *within the row of the start
/// hole*; in a namua capture the kichwa from which the captured seeds start (RULES.md sections 1 and 5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Direction {
    /// Toward the own left, or the left kichwa.
    Left,
    /// Toward the own right, or the right kichwa.
    Right,
}

impl Direction {
    /// Both, in the order of move lists.
    pub const ALL: [Direction; 2] = [Direction::Left, Direction::Right];

    /// `L` or `R`.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Direction::Left => 'L',
            Direction::Right => 'R',
        }
    }

    /// The other one.
    #[must_use]
    pub const fn reversed(self) -> Direction {
        match self {
            Direction::Left => Direction::Right,
            Direction::Right => Direction::Left,
        }
    }
}

/// The way round a ring, seen from above.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Sense {
    /// A1 A2 .. A8 B8 .. B1, for both players.
    Clockwise,
    /// The other way.
    Anticlockwise,
}

macro_rules! ring_enum {
    ($(#[$meta:meta])* $name:ident, $columns:literal, $holes:literal, [$($hole:ident),*], in_order [$($ordered:ident),*]) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
        #[allow(missing_docs)]
        #[repr(u8)]
        pub enum $name { $($hole),* }

        impl $name {
            /// Every hole, in the order of the ring.
            pub const RING: [$name; $holes] = [$($name::$hole),*];

            /// Every hole, in the order of move lists: A1 and on, then B1 and on.
            pub const ALL: [$name; $holes] = [$($name::$ordered),*];

            /// Place on the ring, from 0.
            #[inline]
            #[must_use]
            pub const fn index(self) -> usize {
                self as usize
            }

            /// The hole at a place of the ring, counted round it.
            #[inline]
            #[must_use]
            pub const fn at(place: usize) -> $name {
                $name::RING[place % $holes]
            }

            /// The hole of a row and a column from the own left, from 1; `None` beyond the row.
            #[must_use]
            pub fn of(row: Row, column: u8) -> Option<$name> {
                if !(1..=$columns).contains(&column) {
                    return None;
                }
                let offset = match row { Row::Front => 0, Row::Back => $columns };
                Some($name::ALL[offset + column as usize - 1])
            }
        }
    };
}

ring_enum!(
    /// A hole of one player's ring in the 4x8 games, in ring order: clockwise is one place on.
    Pit, 8, 16,
    [A1, A2, A3, A4, A5, A6, A7, A8, B8, B7, B6, B5, B4, B3, B2, B1],
    in_order [A1, A2, A3, A4, A5, A6, A7, A8, B1, B2, B3, B4, B5, B6, B7, B8]
);

ring_enum!(
    /// A hole of one player's ring in Kimasai, in the order in which stones go round it (M4).
    Stone, 12, 24,
    [A12, A11, A10, A9, A8, A7, A6, A5, A4, A3, A2, A1,
     B1, B2, B3, B4, B5, B6, B7, B8, B9, B10, B11, B12],
    in_order [A1, A2, A3, A4, A5, A6, A7, A8, A9, A10, A11, A12,
     B1, B2, B3, B4, B5, B6, B7, B8, B9, B10, B11, B12]
);

impl Pit {
    /// The *nyumba* (Lamu: *kuu*), the square hole (RULES.md section 1).
    pub const HOUSE: Pit = Pit::A5;

    /// The row the hole stands in.
    #[must_use]
    pub const fn row(self) -> Row {
        if (self as u8) < 8 { Row::Front } else { Row::Back }
    }

    /// The column from the own left, 1 to 8.
    #[must_use]
    pub const fn column(self) -> u8 {
        match self.row() {
            Row::Front => self as u8 + 1,
            Row::Back => 16 - self as u8,
        }
    }

    /// The opponent's hole that faces this front hole; `None` for a back hole.
    #[must_use]
    pub const fn facing(self) -> Option<Pit> {
        match self.row() {
            Row::Front => Some(Pit::RING[7 - self as usize]),
            Row::Back => None,
        }
    }

    /// The way round the ring that a letter means at this hole (RULES.md section 1).
    #[must_use]
    pub const fn sense(self, direction: Direction) -> Sense {
        match (self.row(), direction) {
            (Row::Front, Direction::Right) | (Row::Back, Direction::Left) => Sense::Clockwise,
            _ => Sense::Anticlockwise,
        }
    }

    /// The same hole with columns reflected (L5).
    #[must_use]
    pub const fn mirrored(self) -> Pit {
        match self.row() {
            Row::Front => Pit::RING[7 - self as usize],
            Row::Back => Pit::RING[23 - self as usize],
        }
    }

    /// The hole as the given player writes it.
    #[must_use]
    pub const fn of_side(self, side: Side) -> Hole {
        Hole { side, row: self.row(), column: self.column() }
    }
}

impl Stone {
    /// The row the hole stands in.
    #[must_use]
    pub const fn row(self) -> Row {
        if (self as u8) < 12 { Row::Front } else { Row::Back }
    }

    /// The column from the own left, 1 to 12.
    #[must_use]
    pub const fn column(self) -> u8 {
        match self.row() {
            Row::Front => 12 - self as u8,
            Row::Back => self as u8 - 11,
        }
    }

    /// The hole into which a stone here moves (M4).
    #[must_use]
    pub const fn next(self) -> Stone {
        Stone::at(self as usize + 1)
    }

    /// The hole as the given player writes it.
    #[must_use]
    pub const fn of_side(self, side: Side) -> Hole {
        Hole { side, row: self.row(), column: self.column() }
    }
}

impl fmt::Display for Pit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.of_side(Side::South).fmt(f)
    }
}

impl fmt::Display for Stone {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.of_side(Side::South).fmt(f)
    }
}

/// A hole with its owner, as traces and texts name it: `A5` is South's, `a5` North's.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Hole {
    side: Side,
    row: Row,
    column: u8,
}

impl Hole {
    /// The owner.
    #[must_use]
    pub const fn side(self) -> Side {
        self.side
    }

    /// Front or back.
    #[must_use]
    pub const fn row(self) -> Row {
        self.row
    }

    /// The column from the owner's left, from 1 (to 8, in Kimasai to 12).
    #[must_use]
    pub const fn column(self) -> u8 {
        self.column
    }

    /// The hole of the 4x8 ring, if there is one of that name.
    #[must_use]
    pub fn pit(self) -> Option<Pit> {
        Pit::of(self.row, self.column)
    }

    /// The hole of the Kimasai ring.
    #[must_use]
    pub fn stone(self) -> Option<Stone> {
        Stone::of(self.row, self.column)
    }

    pub(crate) const fn new(side: Side, row: Row, column: u8) -> Hole {
        Hole { side, row, column }
    }
}

impl fmt::Display for Hole {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let letter = match (self.side, self.row) {
            (Side::South, Row::Front) => 'A',
            (Side::South, Row::Back) => 'B',
            (Side::North, Row::Front) => 'a',
            (Side::North, Row::Back) => 'b',
        };
        write!(f, "{letter}{}", self.column)
    }
}
