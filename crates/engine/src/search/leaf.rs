//! The ends of the tree.

use super::Search;
use super::node::{Here, Window, judged};
use super::order::Choices;
use crate::eval::Evaluation;
use crate::score::WIN;
use crate::tree::{Child, Node};

impl<E> Search<'_, E> {
    /// One ply before the end: every move leads to an evaluation, so there is nothing to order but by what is captured,
    /// nothing to learn, and the table is not worth the wait for the memory.
    pub(super) fn frontier<N: Node>(&mut self, node: &N, here: Here, window: Window) -> i32
    where
        E: Evaluation<N>,
    {
        if self.tuning.reverse_depth > 0 {
            let eval = here.eval.unwrap_or_else(|| judged(&mut self.eval, node));
            if let Some(score) = self.refuted_by_eval(here, eval, window) {
                return score;
            }
        }
        let choices = Choices::of(node);
        let moves = choices.all();
        if moves.is_empty() {
            return here.ply - WIN;
        }
        if choices.winner().is_some() {
            return WIN - here.ply - 1;
        }
        if let [only] = moves
            && self.tuning.single_reply > 0
        {
            let there = Here { hash: only.after.hash(), eval: None, depth: 1, ply: here.ply + 1 };
            self.path.push(only.mv);
            let score = -self.visit::<N, false>(&only.after, there, window.turned());
            self.path.pop();
            return score;
        }
        let mut best = -WIN;
        let mut left = u32::MAX >> (32 - moves.len());
        while left != 0 {
            let index = richest(moves, left);
            left &= !(1 << index);
            let there = Here { hash: 0, eval: None, depth: 0, ply: here.ply + 1 };
            best = best.max(-self.leaf(&moves[index].after, there, window.turned()));
            if best >= window.beta || self.budget.stopped {
                break;
            }
        }
        best
    }

    /// Where the depth is used up the evaluation decides.
    #[inline]
    pub(super) fn leaf<N: Node>(&mut self, node: &N, here: Here, _window: Window) -> i32
    where
        E: Evaluation<N>,
    {
        if self.budget.spend() {
            return 0;
        }
        if here.ply > self.deepest {
            self.deepest = here.ply;
        }
        match here.eval {
            Some(eval) => eval,
            None => judged(&mut self.eval, node),
        }
    }
}

/// The move that captures most among those whose bits are set.
#[inline]
fn richest<N>(moves: &[Child<N>], mut left: u32) -> usize {
    let mut best = left.trailing_zeros() as usize;
    left &= left - 1;
    while left != 0 {
        let index = left.trailing_zeros() as usize;
        left &= left - 1;
        if moves[index].captured > moves[best].captured {
            best = index;
        }
    }
    best
}
