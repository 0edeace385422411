//! Iterative deepening alpha-beta. Each step of the search is a function of its own with a sentence of why.

use core::sync::atomic::{AtomicBool, Ordering};
use core::time::Duration;

use namua_rules::Move;

use crate::eval::Evaluation;
use crate::limits::{Clock, Limits};
use crate::score::{MOST_PLIES, PROVEN, Score, WIN};
use crate::table::{Bound, Table};
use crate::tree::{Child, Children, Node};

/// Nodes between two looks at the clock and the stop flag: well under a millisecond.
const POLL: u64 = 1 << 10;

/// What the search reports after each depth.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Info {
    /// Plies looked ahead.
    pub depth: u32,
    /// The worth of the position to the player to move.
    pub score: Score,
    /// Positions looked at so far.
    pub nodes: u64,
    /// Time spent so far.
    pub time: Duration,
    /// The line both sides are expected to play.
    pub pv: Vec<Move>,
}

/// The move a search chose, with its last report.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Found {
    /// The move.
    pub mv: Move,
    /// Depth, score, nodes, time and line behind it.
    pub info: Info,
}

/// Everything a search is given.
pub struct Task<'a> {
    /// What it may spend.
    pub limits: Limits,
    /// Its clock.
    pub clock: &'a dyn Clock,
    /// Set from outside to stop it.
    pub stop: &'a AtomicBool,
    /// Told after each depth.
    pub on_info: &'a mut dyn FnMut(&Info),
}

/// A search under way.
pub(crate) struct Search<'a, 't, E> {
    table: &'a mut Table,
    eval: E,
    task: &'a mut Task<'t>,
    nodes: u64,
    stopped: bool,
}

impl<'a, 't, E> Search<'a, 't, E> {
    pub(crate) fn new(table: &'a mut Table, eval: E, task: &'a mut Task<'t>) -> Self {
        table.age();
        Search { table, eval, task, nodes: 0, stopped: false }
    }

    /// The best move with the last report; `None` where there is no legal move.
    pub(crate) fn run<N: Node>(&mut self, root: &N) -> Option<Found>
    where
        E: Evaluation<N>,
    {
        let mut moves = RootMoves::of(root)?;
        let mut last = self.info(0, 0, vec![moves.0[0].mv]);
        let deepest = self.task.limits.depth.unwrap_or(MOST_PLIES as u32 - 1).clamp(1, MOST_PLIES as u32 - 1);
        for depth in 1..=deepest {
            let Some(score) = self.search_root(&mut moves, depth) else { break };
            last = self.info(depth, score, self.line(root, moves.0[0].mv, depth));
            (self.task.on_info)(&last);
            if self.is_decided(score, depth, &moves) {
                break;
            }
        }
        last.nodes = self.nodes;
        last.time = self.task.clock.elapsed();
        Some(Found { mv: moves.0[0].mv, info: last })
    }

    /// Deeper search changes nothing once a win is proved, a loss is certain, or there was only one move to choose
    /// and a limit on time.
    fn is_decided<N>(&self, score: i32, depth: u32, moves: &RootMoves<N>) -> bool {
        score.abs() >= PROVEN && WIN - score.abs() <= depth as i32
            || moves.0.len() == 1 && self.task.limits.time.is_some() && depth >= 4
    }

    /// The score of every root move at one depth, best first; `None` if the search was stopped. Levels choose among
    /// them.
    pub(crate) fn score_moves<N: Node>(&mut self, root: &N, depth: u32) -> Option<Vec<(Move, i32)>>
    where
        E: Evaluation<N>,
    {
        let moves = RootMoves::of(root)?;
        let mut scored = Vec::new();
        for child in &moves.0 {
            let score = self.score_child(child, depth as i32, -WIN, WIN, 0);
            scored.push((child.mv, score));
        }
        scored.sort_by_key(|&(_, score)| -score);
        (!self.stopped).then_some(scored)
    }

    /// One iteration: the best move comes to the front, where the next iteration begins. A stopped iteration keeps
    /// what it proved better than the last one's choice.
    fn search_root<N: Node>(&mut self, moves: &mut RootMoves<N>, depth: u32) -> Option<i32>
    where
        E: Evaluation<N>,
    {
        let (mut alpha, mut best) = (-WIN, 0);
        for index in 0..moves.0.len() {
            let score = self.score_child(&moves.0[index], depth as i32, alpha, WIN, 0);
            if self.stopped {
                break;
            }
            if index == 0 || score > alpha {
                (alpha, best) = (score, index);
            }
        }
        moves.bring_forward(best);
        (!self.stopped).then_some(alpha)
    }

    /// The worth of a move to the player who makes it.
    fn score_child<N: Node>(&mut self, child: &Child<N>, depth: i32, alpha: i32, beta: i32, ply: i32) -> i32
    where
        E: Evaluation<N>,
    {
        if child.wins {
            return WIN - ply - 1;
        }
        -self.negamax(&child.after, depth - 1, -beta, -alpha, ply + 1)
    }

    fn negamax<N: Node>(&mut self, node: &N, depth: i32, alpha: i32, beta: i32, ply: i32) -> i32
    where
        E: Evaluation<N>,
    {
        self.nodes += 1;
        if self.out_of_budget() {
            return 0;
        }
        if depth <= 0 || ply as usize >= MOST_PLIES {
            return self.eval.evaluate(node).clamp(1 - PROVEN, PROVEN - 1);
        }
        let hash = node.hash();
        let known = self.table.get(hash);
        if let Some(entry) = known.filter(|entry| i32::from(entry.depth) >= depth) {
            let score = entry.score(ply);
            if entry.bound.decides(score, alpha, beta) {
                return score;
            }
        }
        let mut children = node.children();
        if children.is_empty() {
            return ply - WIN;
        }
        order(&mut children, known.map(|entry| entry.mv));
        let (score, best) = self.best_child(&children, depth, alpha, beta, ply);
        if !self.stopped {
            let bound = Bound::of(score, alpha, beta);
            self.table.put(hash, ply, depth as u8, bound, score, best);
        }
        score
    }

    fn best_child<N: Node>(
        &mut self,
        children: &Children<N>,
        depth: i32,
        alpha: i32,
        beta: i32,
        ply: i32,
    ) -> (i32, Move)
    where
        E: Evaluation<N>,
    {
        let (mut best, mut best_move) = (-WIN, children[0].mv);
        for child in children {
            let score = self.score_child(child, depth, alpha.max(best), beta, ply);
            if self.stopped {
                break;
            }
            if score > best {
                (best, best_move) = (score, child.mv);
            }
            if best >= beta {
                break;
            }
        }
        (best, best_move)
    }

    /// Node limits are exact; the clock and the flag are asked now and then. A search stopped at once still has the
    /// first of the ordered root moves to play.
    fn out_of_budget(&mut self) -> bool {
        if self.task.limits.nodes.is_some_and(|limit| self.nodes >= limit) {
            self.stopped = true;
        } else if self.nodes.is_multiple_of(POLL) {
            let late = self.task.limits.time.is_some_and(|time| self.task.clock.elapsed() >= time);
            self.stopped |= late || self.task.stop.load(Ordering::Relaxed);
        }
        self.stopped
    }

    /// The expected line: the table's best moves, as far as it remembers them.
    fn line<N: Node>(&self, root: &N, first: Move, depth: u32) -> Vec<Move> {
        let mut line = vec![];
        let (mut node, mut next) = (*root, Some(first));
        while let Some(mv) = next.filter(|_| line.len() < depth as usize) {
            let Some(child) = node.children().into_iter().find(|child| child.mv == mv) else { break };
            line.push(mv);
            node = child.after;
            next = if child.wins { None } else { self.table.get(node.hash()).map(|entry| entry.mv) };
        }
        line
    }

    /// A report of what was found so far.
    pub(crate) fn info(&self, depth: u32, score: i32, pv: Vec<Move>) -> Info {
        let (nodes, time) = (self.nodes, self.task.clock.elapsed());
        Info { depth, score: Score::from_search(score), nodes, time, pv }
    }
}

impl Bound {
    /// Whether a stored score settles the question of a window.
    fn decides(self, score: i32, alpha: i32, beta: i32) -> bool {
        match self {
            Bound::Exact => true,
            Bound::Lower => score >= beta,
            Bound::Upper => score <= alpha,
        }
    }

    fn of(score: i32, alpha: i32, beta: i32) -> Bound {
        if score >= beta {
            Bound::Lower
        } else if score > alpha {
            Bound::Exact
        } else {
            Bound::Upper
        }
    }
}

/// What was best before, then moves that win, then captures by what they take.
fn order<N>(children: &mut Children<N>, known: Option<Move>) {
    let key = |child: &Child<N>| match child {
        child if Some(child.mv) == known => 1000,
        child if child.wins => 500,
        child => i32::from(child.captured),
    };
    children.sort_by_key(|child| -key(child));
}

/// The moves at the root, the best known first.
struct RootMoves<N>(Children<N>);

impl<N: Node> RootMoves<N> {
    fn of(root: &N) -> Option<Self> {
        let mut children = root.children();
        order(&mut children, None);
        (!children.is_empty()).then_some(RootMoves(children))
    }
}

impl<N> RootMoves<N> {
    fn bring_forward(&mut self, index: usize) {
        self.0[..=index].rotate_right(1);
    }
}
