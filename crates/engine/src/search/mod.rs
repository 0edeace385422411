//! The search: iterative deepening over a principal variation search. Each step is a function of its own with a sentence
//! of why; what it gained is in `docs/SEARCH.md`.
//!
//! `root` deepens, `node` walks the tree, `leaf` judges its ends, `prune` leaves out what cannot matter, `order` puts
//! moves in order, `prove` makes the distance of wins exact, `crew` shares the work among threads.

mod budget;
mod crew;
mod leaf;
mod node;
mod order;
mod prove;
mod prune;
mod root;
mod tuning;

use core::sync::atomic::AtomicBool;
use core::time::Duration;

use arrayvec::ArrayVec;
use namua_rules::Move;

use crate::limits::{Clock, Limits};
use crate::score::{MOST_PLIES, Score};
use crate::table::Table;

use budget::{Budget, Crew};
use order::Memory;

pub(crate) use crew::run;
pub use tuning::Tuning;

/// What the search reports after each depth.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Info {
    /// Which of the best moves this is about, the best being 1.
    pub multipv: u32,
    /// Plies looked ahead.
    pub depth: u32,
    /// Plies of the longest line looked at.
    pub seldepth: u32,
    /// The worth of the position to the player to move.
    pub score: Score,
    /// Positions looked at so far, by all threads.
    pub nodes: u64,
    /// Time spent so far.
    pub time: Duration,
    /// How full the table is of what this search stored, per mille.
    pub hashfull: u32,
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
    /// Told after each depth, once for each of the best moves asked for.
    pub on_info: &'a mut dyn FnMut(&Info),
    /// Threads that search; in a browser there is always one. With one, limits of depth or nodes give the same answer
    /// on every target.
    pub threads: usize,
    /// How many of the best moves are wanted, with their lines.
    pub multipv: usize,
    /// The moves to choose among; all if it is empty.
    pub searchmoves: Vec<Move>,
    /// As long as it is set, time has no limit: the search thinks on the opponent's time.
    pub ponder: Option<&'a AtomicBool>,
}

impl<'a> Task<'a> {
    /// A search by one thread for the one best of all moves.
    #[must_use]
    pub fn new(
        limits: Limits,
        clock: &'a dyn Clock,
        stop: &'a AtomicBool,
        on_info: &'a mut dyn FnMut(&Info),
    ) -> Task<'a> {
        Task { limits, clock, stop, on_info, threads: 1, multipv: 1, searchmoves: Vec::new(), ponder: None }
    }

    /// The same, of which nobody is told on the way.
    #[must_use]
    pub fn silent(limits: Limits, clock: &'a dyn Clock, stop: &'a AtomicBool) -> Task<'a> {
        // A closure without captures takes no memory, so there is nothing that could leak.
        Task::new(limits, clock, stop, Box::leak(Box::new(|_: &Info| {})))
    }
}

/// A line of moves.
type Line = ArrayVec<Move, { MOST_PLIES + 1 }>;

/// One thread's search under way.
pub(crate) struct Search<'t, E> {
    table: &'t Table,
    eval: E,
    tuning: Tuning,
    budget: Budget<'t>,
    memory: Box<Memory>,
    /// The moves from the root to where the search stands.
    path: Line,
    /// The expected line from each ply on.
    lines: Vec<Line>,
    /// Plies of the longest line looked at.
    deepest: i32,
}

impl<'t, E> Search<'t, E> {
    fn new(table: &'t Table, eval: E, tuning: Tuning, budget: Budget<'t>) -> Self {
        let lines = vec![Line::new(); MOST_PLIES + 2];
        Search { table, eval, tuning, budget, memory: Memory::new(), path: Line::new(), lines, deepest: 0 }
    }

    /// A search by one thread alone.
    pub(crate) fn alone<'a: 't>(table: &'t Table, eval: E, crew: &'t Alone, task: &Task<'a>) -> Self {
        let budget = Budget::new(task.limits, task.clock, task.stop, task.ponder, &crew.0, true);
        Search::new(table, eval, Tuning::DEFAULT, budget)
    }
}

/// A crew of one.
#[derive(Default)]
pub(crate) struct Alone(Crew);
