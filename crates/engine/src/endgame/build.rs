//! Builds the tables class by class, fewer stones first. It starts no thread; the pairs of a stage depend on earlier
//! stages only, so a door may solve them side by side.

use super::layout::{Class, Layout, NoSuchTables, classes_of};
use super::matrix::Matrix;
use super::moves::AfterCapture;
use super::sweep::{Half, settle};
use super::tables::Tables;

/// Tables under construction.
#[derive(Debug)]
pub struct Builder {
    layout: Layout,
    words: Vec<u64>,
}

/// Two classes between which moves without a capture lead, to be solved together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pair(Class);

impl Pair {
    /// How many positions are solved.
    #[must_use]
    pub fn positions(self) -> u64 {
        let Pair(class) = self;
        // Equal numbers are solved as two halves as well, though these turn out the same.
        2 * class.positions()
    }
}

/// A pair with its results.
#[derive(Debug)]
pub struct Solved {
    class: Class,
    wins: Matrix,
    /// Those of the class with sides swapped.
    swapped: Matrix,
}

impl Builder {
    /// Begins tables of up to `most` stones.
    ///
    /// # Errors
    /// [`NoSuchTables`] for less than 2 or more than [`MOST_STONES`](super::MOST_STONES).
    pub fn new(most: u8) -> Result<Builder, NoSuchTables> {
        let layout = Layout::up_to(most)?;
        Ok(Builder { layout, words: vec![0; layout.words()] })
    }

    /// The stages to be gone through one after the other, each a list of pairs, the largest first. All pairs of a
    /// stage have to be added before the next is solved.
    pub fn stages(&self) -> impl Iterator<Item = Vec<Pair>> + use<> {
        (2..=self.layout.most()).map(|stones| {
            let mut pairs: Vec<_> = classes_of(stones).filter(|c| c.mover >= c.other).map(Pair).collect();
            pairs.sort_by_key(|&Pair(class)| core::cmp::Reverse(class.positions()));
            pairs
        })
    }

    /// Solves a pair of the stage that is next. `on_round` is told now and then which share of it is done, an estimate
    /// from 0 to 1.
    #[must_use]
    pub fn solve(&self, Pair(class): Pair, on_round: &mut dyn FnMut(f64)) -> Solved {
        let mut first = Half::new(class, &self.after_capture(class));
        let mut second = Half::new(class.swapped(), &self.after_capture(class.swapped()));
        settle(&mut first, &mut second, on_round);
        let solved = Solved { class, wins: first.into_wins(), swapped: second.into_wins() };
        debug_assert!(class != class.swapped() || solved.wins == solved.swapped, "L6: there is one solution");
        solved
    }

    /// What captures in a class lead to.
    fn after_capture(&self, class: Class) -> AfterCapture {
        let left = |stones: u8| {
            let class = Class { mover: stones, other: class.mover };
            (stones > 0).then(|| Matrix::of(class.shape(), &self.words[self.layout.range(class)]).turned())
        };
        AfterCapture { one: left(class.other - 1), two: left(class.other.saturating_sub(2)) }
    }

    /// Takes a solved pair in.
    pub fn add(&mut self, solved: &Solved) {
        for (class, wins) in [(solved.class, &solved.wins), (solved.class.swapped(), &solved.swapped)] {
            self.words[self.layout.range(class)].copy_from_slice(wins.words());
        }
    }

    /// The tables, once every stage is added.
    #[must_use]
    pub fn finish(self) -> Tables {
        Tables::new(self.layout, self.words.into())
    }
}
