//! Solves the two classes that moves without a capture lead between.
//!
//! A position is won if and only if some move leaves the opponent a lost one. Captures lead to classes that are
//! solved already; what remains is a system of equations over the two classes `(a, b)` and `(b, a)`. Written for
//! whole matrices it says `P = F(Q)` and `Q = G(P)`, where more wins of one side mean fewer of the other.
//!
//! *It ends.* Begin with `Q` empty: too few wins. Then `F(Q)` has too many, `G(F(Q))` too few but all of the first and
//! perhaps more, and so on: `Q` only grows, and it is finite.
//!
//! *It ends with the truth.* When `Q` no longer grows, `P` and `Q` satisfy the equations. By L6 no position recurs, so
//! the positions of the two classes can be put in an order in which each depends on later ones only; going through
//! that order backwards the equations leave one value each time. So they have one solution, and any is the right one.
//!
//! A row is recomputed only when a row it depends on has changed, which is few of them after the first rounds.

use super::layout::Class;
use super::matrix::Matrix;
use super::moves::{AfterCapture, Steps, unharmed, won_by_capture};

/// One of the two classes while it is being solved.
#[derive(Debug)]
pub(super) struct Half {
    steps: Steps,
    unharmed: Vec<Vec<u64>>,
    by_capture: Matrix,
    wins: Matrix,
    /// The wins turned round, as the other half reads them.
    turned: Matrix,
    /// The rows of `turned` that changed in this round.
    fresh: Vec<bool>,
}

impl Half {
    pub(super) fn new(class: Class, after: &AfterCapture) -> Half {
        let steps = Steps::of(class.mover);
        Half {
            unharmed: unharmed(class.other),
            by_capture: won_by_capture(class, &steps, after),
            wins: Matrix::zero(class.shape()),
            turned: Matrix::zero(class.swapped().shape()),
            // Empty is new to the other half.
            fresh: vec![true; class.swapped().shape().rows],
            steps,
        }
    }

    /// Judges every position anew whose successors changed. Whether any changed by it.
    fn sweep(&mut self, other: &Half) -> bool {
        let mut changed = vec![false; self.steps.sets()];
        let mut row = vec![0; self.by_capture.row(0).len()];
        for (set, changed) in changed.iter_mut().enumerate() {
            if self.steps.from(set).iter().any(|step| other.fresh[step.to as usize]) {
                self.judge(set, other, &mut row);
                *changed = self.wins.replace_row(set, &row);
            }
        }
        self.turn(&changed)
    }

    /// The wins of a set of the mover's against every set of the other's.
    fn judge(&self, set: usize, other: &Half, row: &mut [u64]) {
        row.copy_from_slice(self.by_capture.row(set));
        for step in self.steps.from(set) {
            let (unharmed, wins) = (&self.unharmed[step.hole as usize], other.turned.row(step.to as usize));
            for ((word, unharmed), wins) in row.iter_mut().zip(unharmed).zip(wins) {
                *word |= unharmed & !wins;
            }
        }
    }

    /// Shows the other half the rows that changed.
    fn turn(&mut self, changed: &[bool]) -> bool {
        self.fresh.fill(false);
        for (band, changed) in changed.chunks(64).enumerate() {
            if changed.contains(&true) {
                self.wins.turn_band(band, &mut self.turned, &mut self.fresh);
            }
        }
        self.fresh.contains(&true)
    }

    pub(super) fn into_wins(self) -> Matrix {
        self.wins
    }
}

/// About the most rounds that any pair takes: 4 stones against 4 take 59.
const MANY_ROUNDS: u32 = 60;

/// Sweeps over both halves until nothing changes. `on_round` is told after each round which share of all rounds is
/// done, an estimate from 0 to 1; the last says 1.
pub(super) fn settle(first: &mut Half, second: &mut Half, on_round: &mut dyn FnMut(f64)) {
    for round in 1.. {
        first.sweep(second);
        if !second.sweep(first) {
            break;
        }
        on_round(f64::from(round.min(MANY_ROUNDS)) / f64::from(MANY_ROUNDS));
    }
    on_round(1.0);
}
