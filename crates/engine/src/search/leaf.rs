//! The ends of the tree.

use super::Search;
use super::node::{Here, Window, judged};
use crate::eval::Evaluation;
use crate::score::WIN;
use crate::tree::{Child, Children, Node};

impl<E> Search<'_, E> {
    /// One ply before the end: every move leads to an evaluation, so there is nothing to order but by what is captured,
    /// nothing to learn, and the table is not worth the wait for the memory.
    pub(super) fn frontier<N: Node>(&mut self, node: &N, here: Here, window: Window) -> i32
    where
        E: Evaluation<N>,
    {
        if self.tuning.reverse_depth.max(self.tuning.razor_depth) > 0 {
            let eval = judged(&mut self.eval, node);
            if let Some(score) = self.settled_by_eval::<N>(here, eval, window) {
                return score;
            }
        }
        let mut moves = Children::new();
        if let Some(score) = expand(node, here, &mut moves) {
            return score;
        }
        if let [only] = &moves[..]
            && self.tuning.single_reply > 0
        {
            let there = Here { hash: only.after.hash(), depth: 1, ply: here.ply + 1 };
            self.path.push(only.mv);
            let score = -self.visit::<N, false>(&only.after, there, window.turned());
            self.path.pop();
            return score;
        }
        self.best_leaf(&moves, here, window)
    }

    /// Where the depth is used up the evaluation decides, unless a great capture is about to change everything
    /// (quiescence, +70 Elo).
    #[inline]
    pub(super) fn leaf<N: Node>(&mut self, node: &N, here: Here, window: Window) -> i32
    where
        E: Evaluation<N>,
    {
        if self.budget.spend() {
            return 0;
        }
        if here.ply > self.deepest {
            self.deepest = here.ply;
        }
        let eval = judged(&mut self.eval, node);
        if here.depth > -self.tuning.quiet_plies && self.is_unquiet(node, eval, window) {
            return self.capture_on(node, here, window);
        }
        eval
    }

    /// Whether the player to move has a great capture that could lift him over the question; one that is good enough
    /// already need not capture.
    #[inline]
    fn is_unquiet<N: Node>(&self, node: &N, eval: i32, window: Window) -> bool {
        if eval >= window.beta {
            return false;
        }
        let (tuning, prize) = (&self.tuning, i32::from(node.prize()));
        prize >= tuning.quiet_seeds && eval + (prize + tuning.quiet_more) * 100 > window.alpha
    }

    /// Captures are compulsory, so that the moves of a position with a great capture are all captures: they are few, and
    /// are looked at once more.
    #[inline(never)]
    fn capture_on<N: Node>(&mut self, node: &N, here: Here, window: Window) -> i32
    where
        E: Evaluation<N>,
    {
        let mut moves = Children::new();
        if let Some(score) = expand(node, here, &mut moves) {
            return score;
        }
        self.best_leaf(&moves, here, window)
    }

    /// The best of moves that lead to leaves.
    #[inline]
    fn best_leaf<N: Node>(&mut self, moves: &[Child<N>], here: Here, window: Window) -> i32
    where
        E: Evaluation<N>,
    {
        let mut best = -WIN;
        let mut left = u32::MAX >> (32 - moves.len());
        while left != 0 {
            let index = richest(moves, left);
            left &= !(1 << index);
            let there = Here { hash: 0, depth: here.depth - 1, ply: here.ply + 1 };
            let question = Window { alpha: window.alpha.max(best), beta: window.beta };
            best = best.max(-self.leaf(&moves[index].after, there, question.turned()));
            if best >= window.beta || self.budget.stopped {
                break;
            }
        }
        best
    }
}

/// Puts the legal moves into an empty list; the score if they end the game: there are none, or one wins.
#[inline(always)]
fn expand<N: Node>(node: &N, here: Here, moves: &mut Children<N>) -> Option<i32> {
    node.expand(moves);
    if moves.is_empty() {
        return Some(here.ply - WIN);
    }
    moves.iter().any(|child| child.wins).then_some(WIN - here.ply - 1)
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
