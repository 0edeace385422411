//! Iterative deepening at the root.

use namua_rules::Move;

use super::node::{Here, Window};
use super::{Info, Search};
use crate::eval::Evaluation;
use crate::score::{MOST_PLIES, PROVEN, Score, WIN};
use crate::tree::{Child, Node};

/// A move at the root with what is known of it.
#[derive(Clone, Debug)]
pub(super) struct RootMove<N> {
    pub(super) child: Child<N>,
    /// Its score, exact when it last was the best.
    pub(super) score: i32,
    /// The line that it begins.
    pub(super) line: Vec<Move>,
    /// The depth the score is from.
    pub(super) depth: u32,
}

/// The moves at the root, the best known first.
#[derive(Clone, Debug)]
pub(super) struct RootMoves<N>(pub(super) Vec<RootMove<N>>);

impl<N: Node> RootMoves<N> {
    /// The legal moves among those asked for, wins first, then by what they capture; `None` if there are none.
    pub(super) fn of(root: &N, wanted: &[Move]) -> Option<Self> {
        let is_wanted = |child: &Child<N>| wanted.is_empty() || wanted.contains(&child.mv);
        let mut children: Vec<_> = root.children().into_iter().filter(is_wanted).collect();
        children.sort_by_key(|child| (!child.wins, -i32::from(child.captured)));
        let begin = |child: Child<N>| RootMove { child, score: 0, line: vec![child.mv], depth: 0 };
        let moves: Vec<_> = children.into_iter().map(begin).collect();
        (!moves.is_empty()).then_some(RootMoves(moves))
    }

    /// Leaves out moves that are mirror images of earlier ones, if the position is its own image.
    pub(super) fn without_images(self, root: &N) -> Self {
        if !root.is_symmetric() {
            return self;
        }
        let mut kept: Vec<RootMove<N>> = Vec::new();
        for mv in self.0 {
            if kept.iter().all(|other| other.child.mv != mv.child.mv.mirrored()) {
                kept.push(mv);
            }
        }
        RootMoves(kept)
    }
}

/// What the thread that leads does between two depths.
pub(super) struct Plan<'a> {
    /// How many of the best moves are wanted.
    pub(super) multipv: usize,
    /// The depth to begin with, and by how much it grows.
    pub(super) first: u32,
    /// Told after each depth.
    pub(super) on_info: &'a mut dyn FnMut(&Info),
}

/// Per cent of the optimal time that a search takes whose best move has stood for so many depths.
const PATIENCE: [u32; 6] = [170, 130, 110, 95, 80, 70];

impl<E> Search<'_, E> {
    /// Searches deeper and deeper; afterwards the best move is the first.
    pub(super) fn deepen<N: Node>(&mut self, moves: &mut RootMoves<N>, plan: Plan<'_>)
    where
        E: Evaluation<N>,
    {
        let deepest = self.budget.limits.depth.unwrap_or(u32::MAX).clamp(1, MOST_PLIES as u32 - 1);
        let wanted = plan.multipv.clamp(1, moves.0.len());
        let mut steady = 0;
        for depth in plan.first..=deepest {
            let before = moves.0[0].child.mv;
            for best in 0..wanted {
                self.search_from(moves, best, depth);
                if self.budget.stopped {
                    return;
                }
            }
            moves.0[..wanted].sort_by_key(|mv| -mv.score);
            steady = if moves.0[0].child.mv == before { steady + 1 } else { 0 };
            let decided = self.is_decided(moves, wanted);
            for best in 0..wanted {
                (plan.on_info)(&self.report(&moves.0[best], best));
            }
            if decided || self.budget.stopped {
                return;
            }
            let forced = moves.0.len() == 1 && depth >= 4 && self.budget.saves_time();
            if forced || !self.budget.another_depth(PATIENCE[steady.min(PATIENCE.len() - 1)]) {
                return;
            }
        }
    }

    /// Finds the best of the moves from `best` on at this depth, within a window about its last score that is opened
    /// as far as need be: a narrow window refutes more (aspiration).
    fn search_from<N: Node>(&mut self, moves: &mut RootMoves<N>, best: usize, depth: u32)
    where
        E: Evaluation<N>,
    {
        let last = moves.0[best].score;
        let mut width = self.tuning.aspiration;
        let narrow = depth >= 5 && width > 0 && last.abs() < PROVEN;
        let mut window =
            if narrow { Window { alpha: last - width, beta: last + width } } else { Window::ALL };
        loop {
            let score = self.search_root(&mut moves.0[best..], depth, window);
            if self.budget.stopped {
                return;
            }
            width *= 2;
            if score <= window.alpha && window.alpha > -WIN {
                window.alpha = opened(score - width, -WIN);
            } else if score >= window.beta && window.beta < WIN {
                window.beta = opened(score + width, WIN);
            } else {
                return;
            }
        }
    }

    /// One iteration over moves: the best comes to the front. A stopped iteration keeps what it found better than the
    /// last one's choice.
    fn search_root<N: Node>(&mut self, moves: &mut [RootMove<N>], depth: u32, window: Window) -> i32
    where
        E: Evaluation<N>,
    {
        let mut best = -WIN;
        for index in 0..moves.len() {
            let alpha = window.alpha.max(best);
            let child = moves[index].child;
            let score = self.root_child(&child, depth, index, Window { alpha, beta: window.beta });
            if self.budget.stopped {
                break;
            }
            if score <= best {
                continue;
            }
            best = score;
            if score > window.alpha {
                let line = core::iter::once(child.mv).chain(self.lines[1].iter().copied()).collect();
                moves[index] = RootMove { child, score, line, depth };
                moves[..=index].rotate_right(1);
            }
            if score >= window.beta {
                break;
            }
        }
        best
    }

    /// The worth of a root move within a window; `self.lines[1]` is the line that follows it.
    fn root_child<N: Node>(&mut self, child: &Child<N>, depth: u32, index: usize, window: Window) -> i32
    where
        E: Evaluation<N>,
    {
        self.lines[1].clear();
        if child.wins {
            return WIN - 1;
        }
        self.path.clear();
        self.path.push(child.mv);
        let there = Here { hash: child.after.hash(), depth: depth as i32 - 1, ply: 1 };
        if index > 0 {
            let zero = Window::above(window.alpha);
            let score = -self.visit::<N, false>(&child.after, there, zero.turned());
            if score <= window.alpha || self.budget.stopped {
                return score;
            }
        }
        self.lines[1].clear();
        -self.visit::<N, true>(&child.after, there, window.turned())
    }

    /// The score of every root move at one depth, best first; `None` if the search was stopped. Levels choose among
    /// them.
    pub(crate) fn score_moves<N: Node>(&mut self, root: &N, depth: u32) -> Option<Vec<(Move, i32)>>
    where
        E: Evaluation<N>,
    {
        let moves = RootMoves::of(root, &[])?;
        let mut scored = Vec::new();
        for RootMove { child, .. } in &moves.0 {
            scored.push((child.mv, self.root_child(child, depth, 0, Window::ALL)));
        }
        scored.sort_by_key(|&(_, score)| -score);
        (!self.budget.stopped).then_some(scored)
    }

    /// A report on one of the best moves.
    pub(super) fn report<N>(&self, mv: &RootMove<N>, best: usize) -> Info {
        Info { multipv: best as u32 + 1, ..self.info(mv.depth, mv.score, mv.line.clone()) }
    }

    /// A report of what was found so far.
    pub(crate) fn info(&self, depth: u32, score: i32, pv: Vec<Move>) -> Info {
        Info {
            multipv: 1,
            depth,
            seldepth: (self.deepest as u32).max(depth),
            score: Score::from_search(score),
            nodes: self.budget.total(),
            time: self.budget.clock.elapsed(),
            hashfull: self.table.fullness(),
            pv,
        }
    }
}

/// A bound of the window moved outwards; beyond any estimate it goes all the way.
fn opened(bound: i32, end: i32) -> i32 {
    if bound.abs() >= 10_000 { end } else { bound }
}
