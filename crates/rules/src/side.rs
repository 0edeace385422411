//! The two players and a pair of things, one for each.

use core::fmt;
use core::ops::{Index, IndexMut, Not};

/// A player. South sits below, moves first and writes capital letters (RULES.md section 1, K2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Side {
    /// The lower player, who begins.
    South,
    /// The upper player.
    North,
}

impl Side {
    /// Both players, South first.
    pub const ALL: [Side; 2] = [Side::South, Side::North];

    /// The letter of position texts: `S` or `N`.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Side::South => 'S',
            Side::North => 'N',
        }
    }
}

impl Not for Side {
    type Output = Side;

    #[inline]
    fn not(self) -> Side {
        match self {
            Side::South => Side::North,
            Side::North => Side::South,
        }
    }
}

impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Side::South => "South",
            Side::North => "North",
        })
    }
}

/// One value for each player, looked up by [`Side`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct BySide<T> {
    /// South's.
    pub south: T,
    /// North's.
    pub north: T,
}

impl<T> BySide<T> {
    /// A pair, South's value first.
    pub const fn new(south: T, north: T) -> Self {
        BySide { south, north }
    }

    /// The pair of what `f` makes of each player.
    pub fn from_fn(mut f: impl FnMut(Side) -> T) -> Self {
        BySide { south: f(Side::South), north: f(Side::North) }
    }
}

impl<T: Copy> BySide<T> {
    /// The same value for both.
    pub const fn both(value: T) -> Self {
        BySide { south: value, north: value }
    }
}

impl<T> Index<Side> for BySide<T> {
    type Output = T;

    #[inline]
    fn index(&self, side: Side) -> &T {
        match side {
            Side::South => &self.south,
            Side::North => &self.north,
        }
    }
}

impl<T> IndexMut<Side> for BySide<T> {
    #[inline]
    fn index_mut(&mut self, side: Side) -> &mut T {
        match side {
            Side::South => &mut self.south,
            Side::North => &mut self.north,
        }
    }
}
