//! The threads of a search: they share the table and nothing else, and profit from what the others left there.

use super::budget::{Budget, Crew};
use super::root::{Plan, RootMoves};
use super::{Found, Search, Task, Tuning};
use crate::eval::Evaluation;
use crate::limits::{Limits, NoClock};
use crate::table::Table;
use crate::tree::Node;

/// The most threads that are started.
const MOST_THREADS: usize = 256;

/// The best move with the last report; `None` where there is no legal move.
pub(crate) fn run<N, E>(
    table: &mut Table,
    eval: &E,
    tuning: Tuning,
    root: &N,
    task: &mut Task<'_>,
) -> Option<Found>
where
    N: Node,
    E: Evaluation<N> + Clone + Send,
{
    table.age();
    let table = &*table;
    let mut moves = RootMoves::of(root, &task.searchmoves)?;
    if task.multipv <= 1 && task.searchmoves.is_empty() {
        moves = moves.without_images(root);
    }
    // Browsers start no threads from here.
    let most = if cfg!(target_family = "wasm") { 1 } else { MOST_THREADS };
    let threads = task.threads.clamp(1, most);
    if threads == 1 {
        return Some(lead(table, eval.clone(), tuning, moves, task, &Crew::default()));
    }
    let (crew, stop) = (Crew::default(), task.stop);
    std::thread::scope(|scope| {
        for number in 1..threads {
            let (eval, moves, crew) = (eval.clone(), moves.clone(), &crew);
            scope.spawn(move || {
                let budget = Budget::new(Limits::default(), &NoClock, stop, None, crew, false);
                let mut search = Search::new(table, eval, tuning, budget);
                help(&mut search, moves, number);
            });
        }
        let found = lead(table, eval.clone(), tuning, moves, task, &crew);
        crew.home.store(true, core::sync::atomic::Ordering::Relaxed);
        Some(found)
    })
}

/// The thread whose move is played and that tells what it found.
fn lead<N, E>(
    table: &Table,
    eval: E,
    tuning: Tuning,
    mut moves: RootMoves<N>,
    task: &mut Task<'_>,
    crew: &Crew,
) -> Found
where
    N: Node,
    E: Evaluation<N>,
{
    let budget = Budget::new(task.limits, task.clock, task.stop, task.ponder, crew, true);
    let mut search = Search::new(table, eval, tuning, budget);
    let plan = Plan { multipv: task.multipv, first: 1, on_info: task.on_info };
    search.deepen(&mut moves, plan);
    let best = &moves.0[0];
    Found { mv: best.child.mv, info: search.report(best, 0) }
}

/// A thread that fills the table: every other one begins a ply deeper, so that not all do the same.
fn help<N, E>(search: &mut Search<'_, E>, mut moves: RootMoves<N>, number: usize)
where
    N: Node,
    E: Evaluation<N>,
{
    let plan = Plan { multipv: 1, first: 1 + (number % 2) as u32, on_info: &mut |_| {} };
    search.deepen(&mut moves, plan);
}
