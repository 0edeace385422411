//! Levels: numbers from 1 (a pupil) to 10 (full strength). A weaker level looks less far and misjudges moves by a
//! random amount, so that its mistakes are plausible ones.

use core::fmt;

use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::{RngCore, SeedableRng};

/// A level that can be played against.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Level(u8);

/// A number that is no level.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoSuchLevel(pub u32);

impl fmt::Display for NoSuchLevel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let levels: Vec<_> = Level::SHIPPED.iter().map(ToString::to_string).collect();
        write!(f, "there is no level {}; there are {}", self.0, levels.join(", "))
    }
}

impl core::error::Error for NoSuchLevel {}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// How a level plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Style {
    /// Every move is judged at this depth, give or take so many centiseeds.
    Careless { depth: u32, error: i32 },
    /// A search of so many nodes decides.
    Thorough { nodes: u64 },
}

impl Level {
    /// The levels there are, weakest first.
    pub const SHIPPED: [Level; 4] = [Level(1), Level(4), Level(7), Level(10)];

    /// Full strength.
    pub const FULL: Level = Level(10);

    /// A level by its number.
    ///
    /// # Errors
    /// [`NoSuchLevel`] lists those there are.
    pub fn new(number: u32) -> Result<Level, NoSuchLevel> {
        let level = Level::SHIPPED.into_iter().find(|level| u32::from(level.0) == number);
        level.ok_or(NoSuchLevel(number))
    }

    /// The number.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0
    }

    pub(crate) const fn style(self) -> Style {
        match self.0 {
            ..=1 => Style::Careless { depth: 1, error: 900 },
            2..=4 => Style::Careless { depth: 2, error: 250 },
            5..=7 => Style::Careless { depth: 6, error: 60 },
            _ => Style::Thorough { nodes: 1_000_000 },
        }
    }
}

/// Picks among scored moves, each misjudged by up to `error`: the generator is xoshiro256++, the same everywhere.
pub(crate) fn misjudge<T: Copy>(scored: &[(T, i32)], error: i32, seed: u64) -> Option<(T, i32)> {
    let mut random = Xoshiro256PlusPlus::seed_from_u64(seed);
    // The difference of two even draws: small errors are likelier than great ones.
    let mut draw = || (random.next_u64() >> 33) as i64 % i64::from(error + 1);
    let judged = scored.iter().map(|&(item, score)| (i64::from(score) + draw() - draw(), item, score));
    judged.max_by_key(|&(judged, ..)| judged).map(|(_, item, score)| (item, score))
}
