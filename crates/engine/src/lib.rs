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

pub mod analysis;
pub mod bench;
pub mod endgame;
pub mod eval;
pub mod judgements;
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
pub use score::{LOGIT, MOST_PLIES, PROVEN, Score, WIN, win_chance};
pub use search::{Found, Info, Task, Tuning};
pub use tree::{Child, Children, KINDS, Node};

pub use eval::Evaluator;

use eval::Evaluation;
use level::{Style, misjudge};
use search::{Alone, Search};
use table::Table;

/// A player with its memory.
#[derive(Debug)]
pub struct Engine {
    table: Table,
    evaluator: Evaluator,
    tuning: Tuning,
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
        Engine { table: Table::new(megabytes), evaluator, tuning: Tuning::DEFAULT }
    }

    /// The same with other numbers in its search: for matches that find better ones.
    #[must_use]
    pub fn tuned(self, tuning: Tuning) -> Engine {
        Engine { tuning, ..self }
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
        self.run(position, &mut Task::silent(limits, clock, &stop))
    }

    /// The best move within the task's limits; `None` where the game is over. The same position, limits of depth or
    /// nodes and earlier searches give the same answer on every target.
    pub fn run(&mut self, position: &Position, task: &mut Task<'_>) -> Option<Found> {
        let (table, evaluator, tuning) = (&mut self.table, &self.evaluator, self.tuning);
        match position {
            Position::Bao(bao) => search::run(table, evaluator, tuning, bao, task),
            Position::Kimasai(kimasai) => {
                let evaluator = evaluator.clone().knowing_endgames();
                search::run(table, &evaluator, tuning, kimasai, task)
            }
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
        self.table.age();
        let alone = Alone::default();
        let mut search = Search::alone(&self.table, self.evaluator.clone(), &alone, task);
        let Some(scored) = search.score_moves(root, slip.depth) else {
            // Stopped before every move was judged: the plain search always has an answer.
            drop(search);
            return search::run(&mut self.table, &self.evaluator, self.tuning, root, task);
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
