//! What the results of a match say: points, pairs, Elo with its error, and the sequential test.

mod likelihood;
mod pairs;
mod sprt;

pub use pairs::{Estimate, Pairs};
pub use sprt::{Model, Sprt, SprtError, Verdict};

/// Elo in one unit of the natural logarithm of the odds, twice: 800 / ln 10.
const ELO_SCALE: f64 = 800.0 / core::f64::consts::LN_10;
