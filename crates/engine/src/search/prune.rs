//! What the search leaves out or looks at less deeply. Nothing here may claim a proof: every score it gives is an
//! estimate, and no move is left out before another is known not to lose.

use super::Search;
use super::node::{Here, Window};
use super::order::Place;
use crate::score::PROVEN;
use crate::tree::{Child, Node};

impl<E> Search<'_, E> {
    /// Whether the evaluation settles the question of a window near the leaves: its own score if so.
    #[inline]
    pub(super) fn settled_by_eval<N: Node>(&self, here: Here, eval: i32, window: Window) -> Option<i32> {
        let settled = self.is_far_above::<N>(here.depth, eval, window)
            || self.is_far_below::<N>(here.depth, eval, window);
        settled.then_some(eval)
    }

    /// A position far better than the question asks for will hardly fall below it in the few plies left (reverse
    /// futility).
    #[inline]
    fn is_far_above<N: Node>(&self, depth: i32, eval: i32, window: Window) -> bool {
        let tuning = &self.tuning;
        let margin = (tuning.reverse_margin * depth * N::SWING) >> 4;
        depth <= tuning.reverse_depth && window.beta.abs() < PROVEN && eval - margin >= window.beta
    }

    /// A position far worse will hardly rise above it (razoring).
    #[inline]
    fn is_far_below<N: Node>(&self, depth: i32, eval: i32, window: Window) -> bool {
        let tuning = &self.tuning;
        let margin = ((tuning.razor_base + tuning.razor_margin * depth) * N::SWING) >> 4;
        depth <= tuning.razor_depth && window.alpha.abs() < PROVEN && eval + margin <= window.alpha
    }

    /// Near the leaves the moves at the end of a good order hardly matter (late move pruning).
    #[inline]
    pub(super) fn is_too_late(&self, depth: i32, index: usize) -> bool {
        depth <= self.tuning.late_depth && index as i32 >= self.tuning.late_base + depth * depth
    }

    /// A move to a position that looks far too bad for the plies left (futility).
    #[inline]
    pub(super) fn is_hopeless<N: Node>(
        &self,
        depth: i32,
        index: usize,
        eval: Option<i32>,
        alpha: i32,
    ) -> bool {
        let tuning = &self.tuning;
        let margin = ((tuning.futility_base + tuning.futility_margin * depth) * N::SWING) >> 4;
        depth <= tuning.futility_depth
            && index > 0
            && alpha.abs() < PROVEN
            && eval.is_some_and(|eval| margin - eval <= alpha)
    }

    /// The plies that a late move is searched less deep at first: the more, the later it comes and the deeper the
    /// search is, the less, the better it has been elsewhere.
    #[inline]
    pub(super) fn reduction<N: Node>(
        &self,
        depth: i32,
        index: usize,
        child: &Child<N>,
        place: Place,
        pv: bool,
    ) -> i32 {
        let tuning = &self.tuning;
        if depth < tuning.reduction_depth || (index as i32) < tuning.reduction_first {
            return 0;
        }
        let growth = (log(depth) * log(index as i32 + 1) * tuning.reduction_slope) >> 8;
        let history = self.memory.of::<N>(place, child.mv, tuning) * tuning.reduction_history / 1000;
        let parts = tuning.reduction_base + growth - history - if pv { 64 } else { 0 };
        (parts >> 6).clamp(0, depth - 1)
    }
}

/// The binary logarithm in 16ths, between powers of two along a straight line: integers, the same everywhere.
#[inline]
const fn log(n: i32) -> i32 {
    let whole = n.ilog2();
    16 * whole as i32 + (((n << 4) >> whole) - 16)
}
