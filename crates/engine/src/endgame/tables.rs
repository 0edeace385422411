//! Finished tables: a bit for each position, whether the player to move wins.

use core::fmt;
use std::sync::Arc;

use namua_rules::Kimasai;

use super::build::Builder;
use super::layout::{Class, Layout, NoSuchTables};
use super::rank::{rank, sets};

/// Who wins every position of few stones. Copies share the words.
#[derive(Clone, PartialEq, Eq)]
pub struct Tables {
    layout: Layout,
    words: Arc<[u64]>,
}

impl fmt::Debug for Tables {
    /// Without the words, of which there are millions.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Tables").field("most", &self.most()).finish_non_exhaustive()
    }
}

impl Tables {
    /// The words in the order of the layout, as many as it has.
    pub(super) fn new(layout: Layout, words: Arc<[u64]>) -> Tables {
        debug_assert_eq!(layout.words(), words.len());
        Tables { layout, words }
    }

    /// Builds the tables of up to `most` stones in all, on this thread. [`Builder`] does the same step by step.
    ///
    /// # Errors
    /// [`NoSuchTables`] for less than 2 or more than [`MOST_STONES`](super::MOST_STONES).
    pub fn build(most: u8) -> Result<Tables, NoSuchTables> {
        let mut builder = Builder::new(most)?;
        for pair in builder.stages().flatten() {
            let solved = builder.solve(pair, &mut |_| {});
            builder.add(&solved);
        }
        Ok(builder.finish())
    }

    /// Which classes there are.
    #[must_use]
    pub const fn layout(&self) -> &Layout {
        &self.layout
    }

    /// The most stones in all.
    #[inline]
    #[must_use]
    pub const fn most(&self) -> u8 {
        self.layout.most()
    }

    /// Whether the player to move wins; `None` if the position has more stones than the tables. Who has lost all
    /// stones has lost (M6).
    #[inline]
    #[must_use]
    pub fn probe(&self, position: &Kimasai) -> Option<bool> {
        let (mine, yours) = (position.stones(position.turn()), position.stones(!position.turn()));
        let (mover, other) = (mine.count_ones() as u8, yours.count_ones() as u8);
        if mover == 0 || other == 0 {
            return Some(mover > 0);
        }
        if mover + other > self.most() {
            return None;
        }
        let column = rank(yours);
        let row = self.layout.start(mover, other) + rank(mine) * sets(other).div_ceil(64);
        Some(self.words[row + column / 64] >> (column % 64) & 1 == 1)
    }

    /// Whether what the tables say of a position follows from what they say of its moves: it is won if and only if
    /// some move leads to a lost one. `None` if it has more stones than the tables.
    #[must_use]
    pub fn agrees(&self, position: &Kimasai) -> Option<bool> {
        let claimed = self.probe(position)?;
        let mut wins = false;
        position.for_each_move(|next| wins |= self.probe(&next.after) == Some(false));
        Some(wins == claimed)
    }

    /// How many positions of a class the player to move wins.
    #[must_use]
    pub fn wins(&self, class: Class) -> u64 {
        self.words[self.layout.range(class)].iter().map(|word| u64::from(word.count_ones())).sum()
    }

    pub(super) fn words(&self) -> &[u64] {
        &self.words
    }
}
