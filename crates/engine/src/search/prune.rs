//! What the search does not look at. Nothing here may claim a proof: every score it gives is an estimate.

use super::Search;
use super::node::{Here, Window};
use crate::score::PROVEN;
use crate::tree::Node;

impl<E> Search<'_, E> {
    /// Whether the evaluation settles the question of a window near the leaves: its own score if so.
    #[inline]
    pub(super) fn settled_by_eval<N: Node>(&self, here: Here, eval: i32, window: Window) -> Option<i32> {
        let settled = self.is_far_above::<N>(here.depth, eval, window)
            || self.is_far_below::<N>(here.depth, eval, window);
        settled.then_some(eval)
    }

    /// A position far better than the question asks for will hardly fall below it in the few plies left (reverse
    /// futility, +60 Elo).
    #[inline]
    fn is_far_above<N: Node>(&self, depth: i32, eval: i32, window: Window) -> bool {
        let tuning = &self.tuning;
        let margin = (tuning.reverse_margin * depth * N::SWING) >> 4;
        depth <= tuning.reverse_depth && window.beta.abs() < PROVEN && eval - margin >= window.beta
    }

    /// A position far worse will hardly rise above it (razoring; its gain is not settled).
    #[inline]
    fn is_far_below<N: Node>(&self, depth: i32, eval: i32, window: Window) -> bool {
        let tuning = &self.tuning;
        let margin = ((tuning.razor_base + tuning.razor_margin * depth) * N::SWING) >> 4;
        depth <= tuning.razor_depth && window.alpha.abs() < PROVEN && eval + margin <= window.alpha
    }
}
