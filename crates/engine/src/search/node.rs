//! The walk of the tree.

use namua_rules::Move;

use super::Search;
use super::order::{Choices, Place};
use crate::eval::Evaluation;
use crate::score::{MOST_PLIES, PROVEN, WIN};
use crate::table::{Bound, Entry, Finding};
use crate::tree::{Child, Node};

/// The question a node is asked: is it worth more than `alpha`, and less than `beta`?
#[derive(Clone, Copy, Debug)]
pub(super) struct Window {
    pub(super) alpha: i32,
    pub(super) beta: i32,
}

impl Window {
    pub(super) const ALL: Window = Window { alpha: -WIN, beta: WIN };

    /// The question whether a score is above `alpha`, and no more.
    pub(super) const fn above(alpha: i32) -> Window {
        Window { alpha, beta: alpha + 1 }
    }

    /// The same question put to the opponent.
    pub(super) const fn turned(self) -> Window {
        Window { alpha: -self.beta, beta: -self.alpha }
    }

    /// Nothing here can be won sooner than by the next move, nor lost sooner than now: a proven score found before
    /// that is out of reach ends the node (mate-distance pruning).
    pub(super) fn within_reach(self, ply: i32) -> Window {
        Window { alpha: self.alpha.max(ply - WIN), beta: self.beta.min(WIN - ply - 1) }
    }
}

/// A node on the way of the search.
#[derive(Clone, Copy, Debug)]
pub(super) struct Here {
    pub(super) hash: u64,
    pub(super) depth: i32,
    pub(super) ply: i32,
}

/// What the moves of a node came to.
struct Best {
    score: i32,
    mv: Option<Move>,
}

impl<E> Search<'_, E> {
    /// The worth of a position to the player to move. `PV` nodes are asked for an exact score, others whether they are
    /// above a bound.
    pub(super) fn visit<N: Node, const PV: bool>(&mut self, node: &N, here: Here, window: Window) -> i32
    where
        E: Evaluation<N>,
    {
        let ply = here.ply;
        if PV {
            self.lines[ply as usize].clear();
        }
        if here.depth <= 0 || ply as usize >= MOST_PLIES {
            return self.leaf(node, here, window);
        }
        if self.budget.spend() {
            return 0;
        }
        self.deepest = self.deepest.max(ply);
        let window = window.within_reach(ply);
        if window.alpha >= window.beta {
            return window.alpha;
        }
        if !PV && here.depth == 1 {
            return self.frontier(node, here, window);
        }
        let known = self.table.get(here.hash);
        if !PV && let Some(score) = known.and_then(|entry| remembered(&entry, here, window)) {
            return score;
        }
        let eval = self.static_eval(node, known);
        if !PV && let Some(score) = self.settled_by_eval::<N>(here, eval, window) {
            return score;
        }
        let mut choices = Choices::new();
        choices.fill(node);
        if choices.len() == 0 {
            return ply - WIN;
        }
        if let Some(winner) = choices.winner() {
            self.lead::<PV>(ply, winner);
            return WIN - ply - 1;
        }
        let depth = self.depth_here(here.depth, choices.len(), known);
        let here = Here { depth, ..here };
        let place = Place { kind: node.kind(), before: self.path.last().copied() };
        let known_move = known.and_then(|entry| entry.mv);
        choices.order(known_move, place, &self.memory, &self.tuning);
        let best = self.best_of::<N, PV>(&mut choices, here, place, window);
        if !self.budget.stopped {
            let bound = Bound::of(best.score, window.alpha, window.beta);
            let mv = if bound == Bound::Upper { None } else { best.mv };
            let finding = Finding { ply, depth: here.depth, bound, score: best.score, eval, mv };
            self.table.put(here.hash, finding);
        }
        best.score
    }

    /// The evaluation of an inner node, made only where it is not yet known.
    fn static_eval<N>(&mut self, node: &N, known: Option<Entry>) -> i32
    where
        E: Evaluation<N>,
    {
        known.map_or_else(|| judged(&mut self.eval, node), |entry| i32::from(entry.eval))
    }

    /// A forced reply decides nothing and costs no depth. A position of which no good move is known is searched less deep:
    /// either nothing there is good, or it will be seen again with a move (internal reduction, 51 to 55 %).
    fn depth_here(&self, depth: i32, moves: usize, known: Option<Entry>) -> i32 {
        if moves == 1 {
            return depth + self.tuning.single_reply;
        }
        let unknown = known.is_none_or(|entry| entry.mv.is_none());
        if unknown && depth >= self.tuning.reduce_unknown { depth - 1 } else { depth }
    }

    /// Tries the moves, the likeliest first, until one is too good for the opponent to allow.
    fn best_of<N: Node, const PV: bool>(
        &mut self,
        choices: &mut Choices<N>,
        here: Here,
        place: Place,
        window: Window,
    ) -> Best
    where
        E: Evaluation<N>,
    {
        let mut best = Best { score: -WIN, mv: None };
        let mut tried = Tried::new();
        for index in 0..choices.len() {
            let child = choices.pick(index);
            let alpha = window.alpha.max(best.score);
            let question = Window { alpha, beta: window.beta };
            let score = self.try_child::<N, PV>(child, here, index, question);
            if self.budget.stopped {
                break;
            }
            if score > best.score {
                best.score = score;
                if score > window.alpha {
                    best.mv = Some(child.mv);
                    self.lead::<PV>(here.ply, child.mv);
                }
            }
            if score >= window.beta {
                self.memory.learn(place, here.depth, child.mv, &tried);
                break;
            }
            tried.push(child.mv);
        }
        best
    }

    /// The worth of a move to the player who makes it: moves after the first are asked whether they are any better,
    /// and for their exact score only if they are (principal variation search).
    #[inline]
    fn try_child<N: Node, const PV: bool>(
        &mut self,
        child: &Child<N>,
        here: Here,
        index: usize,
        window: Window,
    ) -> i32
    where
        E: Evaluation<N>,
    {
        let depth = here.depth - 1;
        let hash = if depth > 0 { child.after.hash() } else { 0 };
        let there = Here { hash, depth, ply: here.ply + 1 };
        self.path.push(child.mv);
        let zero = Window::above(window.alpha);
        let mut score = window.alpha;
        if !PV || index > 0 {
            score = -self.visit::<N, false>(&child.after, there, zero.turned());
        }
        if PV && (index == 0 || score > window.alpha) {
            score = -self.visit::<N, true>(&child.after, there, window.turned());
        }
        self.path.pop();
        score
    }

    /// The expected line here begins with this move and goes on with that of the next ply.
    #[inline]
    pub(super) fn lead<const PV: bool>(&mut self, ply: i32, mv: Move) {
        if !PV {
            return;
        }
        let (before, after) = self.lines.split_at_mut(ply as usize + 1);
        let (line, rest) = (&mut before[ply as usize], &after[0]);
        line.clear();
        line.push(mv);
        line.extend(rest.iter().copied().take(line.remaining_capacity()));
    }
}

/// The moves of a node that were tried in vain.
type Tried = arrayvec::ArrayVec<Move, { namua_rules::MOST_MOVES }>;

/// An evaluation, kept clear of proven scores.
#[inline]
pub(super) fn judged<N, E: Evaluation<N>>(eval: &mut E, node: &N) -> i32 {
    eval.evaluate(node).clamp(1 - PROVEN, PROVEN - 1)
}

/// The score of an earlier visit, if it was deep enough and settles the question; a proven one is deep enough always.
fn remembered(entry: &Entry, here: Here, window: Window) -> Option<i32> {
    let score = entry.score(here.ply);
    let proven = score.abs() >= PROVEN && (entry.bound == Bound::Lower) == (score > 0);
    let deep = i32::from(entry.depth) >= here.depth
        || proven
        || entry.bound == Bound::Exact && score.abs() >= PROVEN;
    (deep && entry.bound.decides(score, window.alpha, window.beta)).then_some(score)
}
