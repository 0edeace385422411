//! Where each class of positions stands in the tables. A class is a number of stones of the player to move and one of
//! the other's; its matrix has a row for each set of the mover's and a column for each of the other's.

use core::fmt;

use super::MOST_STONES;
use super::matrix::Shape;
use super::rank::sets;

/// Positions with so many stones of each player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Class {
    /// Stones of the player to move, at least one.
    pub mover: u8,
    /// The other's, at least one.
    pub other: u8,
}

impl Class {
    /// The class after a move that takes nothing.
    #[must_use]
    pub const fn swapped(self) -> Class {
        Class { mover: self.other, other: self.mover }
    }

    /// How many positions it has.
    #[must_use]
    pub fn positions(self) -> u64 {
        sets(self.mover) as u64 * sets(self.other) as u64
    }

    pub(super) fn shape(self) -> Shape {
        Shape { rows: sets(self.mover), columns: sets(self.other) }
    }
}

/// Tables up to so many stones: which classes they have, and where each begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Layout {
    most: u8,
    /// The first word of a class, by mover and other; of no use where they are too many.
    starts: [[u32; MOST_STONES as usize]; MOST_STONES as usize],
    words: u32,
}

/// Tables of so many stones are not built: 2 to [`MOST_STONES`] are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoSuchTables(pub u32);

impl fmt::Display for NoSuchTables {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "tables have 2 to {MOST_STONES} stones, not {}", self.0)
    }
}

impl core::error::Error for NoSuchTables {}

impl Layout {
    /// The layout of tables of up to `most` stones in all.
    ///
    /// # Errors
    /// [`NoSuchTables`] for less than 2 or more than [`MOST_STONES`].
    pub fn up_to(most: u8) -> Result<Layout, NoSuchTables> {
        if !(2..=MOST_STONES).contains(&most) {
            return Err(NoSuchTables(most.into()));
        }
        let mut layout = Layout { most, starts: Default::default(), words: 0 };
        for class in layout.classes() {
            layout.starts[usize::from(class.mover)][usize::from(class.other)] = layout.words;
            layout.words += class.shape().words() as u32;
        }
        Ok(layout)
    }

    /// The most stones in all.
    #[must_use]
    pub const fn most(&self) -> u8 {
        self.most
    }

    /// Every class, by stones in all, then by the mover's.
    pub fn classes(&self) -> impl Iterator<Item = Class> + use<> {
        (2..=self.most).flat_map(classes_of)
    }

    /// How many positions the tables have.
    #[must_use]
    pub fn positions(&self) -> u64 {
        self.classes().map(Class::positions).sum()
    }

    /// How many words of 64 bits they take.
    #[must_use]
    pub const fn words(&self) -> usize {
        self.words as usize
    }

    /// The words of a class.
    pub(super) fn range(&self, class: Class) -> core::ops::Range<usize> {
        let start = self.start(class.mover, class.other);
        start..start + class.shape().words()
    }

    #[inline]
    pub(super) fn start(&self, mover: u8, other: u8) -> usize {
        self.starts[usize::from(mover)][usize::from(other)] as usize
    }
}

/// The classes of so many stones in all.
pub(super) fn classes_of(stones: u8) -> impl Iterator<Item = Class> {
    (1..stones).map(move |mover| Class { mover, other: stones - mover })
}
