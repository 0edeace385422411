//! A Bao player: from a position to its best move. It prints nothing and reads no clock it was not given.
//!
//! ```
//! use namua_engine::{Engine, Limits, NoClock};
//! use namua_rules::{Position, Ruleset};
//!
//! let mut engine = Engine::new(1);
//! let found = engine.search(&Position::start(Ruleset::Kete), Limits::nodes(5_000), &NoClock);
//! assert!(found.is_some());
//! ```

#![forbid(unsafe_code)]

pub mod bench;
pub mod endgame;
pub mod eval;
mod level;
mod limits;
pub mod net;
mod score;
mod search;
mod table;
mod tree;
pub mod ugi;

use core::sync::atomic::AtomicBool;

use namua_rules::Position;

pub use level::{Level, NoSuchLevel};
pub use limits::{Clock, Limits, NoClock};
pub use score::{MOST_PLIES, PROVEN, Score, WIN};
pub use search::{Found, Info, Task};
pub use tree::{Child, Children, Node};

pub use eval::Evaluator;

use eval::Evaluation;
use level::{Style, misjudge};
use search::Search;
use table::Table;

/// A player with its memory.
#[derive(Debug)]
pub struct Engine {
    table: Table,
    evaluator: Evaluator,
}

impl Engine {
    /// An engine whose table takes about so many megabytes.
    #[must_use]
    pub fn new(megabytes: usize) -> Engine {
        Engine::with_evaluator(megabytes, Evaluator::default())
    }

    /// The same with another evaluation than the default one.
    #[must_use]
    pub fn with_evaluator(megabytes: usize, evaluator: Evaluator) -> Engine {
        Engine { table: Table::new(megabytes), evaluator }
    }

    /// What it judges by.
    #[must_use]
    pub const fn evaluator(&self) -> &Evaluator {
        &self.evaluator
    }

    /// Judges by another evaluation from now on, and forgets what the old one led to.
    pub fn set_evaluator(&mut self, evaluator: Evaluator) {
        self.evaluator = evaluator;
        self.forget();
    }

    /// Forgets what earlier searches learnt: a new game begins.
    pub fn forget(&mut self) {
        self.table.clear();
    }

    /// The best move within the limits, without reports and flag; `None` where the game is over.
    pub fn search(&mut self, position: &Position, limits: Limits, clock: &dyn Clock) -> Option<Found> {
        let stop = AtomicBool::new(false);
        self.run(position, &mut Task { limits, clock, stop: &stop, on_info: &mut |_| {} })
    }

    /// The best move within the task's limits; `None` where the game is over. The same position, limits of depth or
    /// nodes and earlier searches give the same answer on every target.
    pub fn run(&mut self, position: &Position, task: &mut Task<'_>) -> Option<Found> {
        let (table, evaluator) = (&mut self.table, self.evaluator.clone());
        match position {
            Position::Bao(bao) => Search::new(table, evaluator, task).run(bao),
            Position::Kimasai(kimasai) => Search::new(table, evaluator, task).run(kimasai),
        }
    }

    /// The move of a level; the same seed gives the same move. The task's own limits hold too. Give every move of a
    /// game a seed of its own: with one seed a position that comes back is played the same way again.
    pub fn choose(
        &mut self,
        position: &Position,
        level: Level,
        seed: u64,
        task: &mut Task<'_>,
    ) -> Option<Found> {
        match level.style() {
            Style::Thorough { nodes } => {
                task.limits.nodes = Some(task.limits.nodes.map_or(nodes, |limit| limit.min(nodes)));
                self.run(position, task)
            }
            Style::Careless { depth, error } => {
                let seed = seed ^ position.hash();
                let slip = Slip { depth, error, seed };
                match position {
                    Position::Bao(bao) => self.careless(bao, slip, task),
                    Position::Kimasai(kimasai) => self.careless(kimasai, slip, task),
                }
            }
        }
    }

    /// A level's move: every move scored, each misjudged a little.
    fn careless<N: Node>(&mut self, root: &N, slip: Slip, task: &mut Task<'_>) -> Option<Found>
    where
        Evaluator: Evaluation<N>,
    {
        let mut search = Search::new(&mut self.table, self.evaluator.clone(), task);
        let Some(scored) = search.score_moves(root, slip.depth) else {
            // Stopped before every move was judged: the plain search always has an answer.
            return Search::new(&mut self.table, self.evaluator.clone(), task).run(root);
        };
        let (mv, score) = misjudge(&scored, slip.error, slip.seed)?;
        let info = search.info(slip.depth, score, vec![mv]);
        (task.on_info)(&info);
        Some(Found { mv, info })
    }
}

/// How a level misjudges.
struct Slip {
    depth: u32,
    error: i32,
    seed: u64,
}
