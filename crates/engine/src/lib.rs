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

use namua_rules::{Move, Position};

pub use level::{Care, Level, NoSuchLevel, Style};
pub use limits::{Clock, Limits, NoClock};
pub use score::{LOGIT, MOST_PLIES, PROVEN, Score, WIN, win_chance};
pub use search::{Found, Info, Task, Tuning};
pub use tree::{Child, Children, KINDS, Node};

pub use eval::Evaluator;

use eval::Evaluation;
use level::{CARELESS_NODES, hasty};
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
        self.choose_as(position, level.style(position.ruleset()), seed, task)
    }

    /// The same for any style. What a careless or hasty one plays depends on nothing but position, style and seed; a
    /// thorough one remembers earlier searches.
    pub fn choose_as(
        &mut self,
        position: &Position,
        style: Style,
        seed: u64,
        task: &mut Task<'_>,
    ) -> Option<Found> {
        match style {
            Style::Thorough { nodes } => {
                limit(task, nodes);
                self.run(position, task)
            }
            Style::Hasty { nodes } => {
                limit(task, hasty(nodes, seed ^ position.hash()));
                self.afresh().run(position, task)
            }
            Style::Careless(care) => {
                limit(task, CARELESS_NODES);
                let scored = match position {
                    Position::Bao(bao) => self.glance(bao, care, task),
                    Position::Kimasai(kimasai) => self.glance(kimasai, care, task),
                };
                // Stopped before every move was judged once: the plain search always has an answer.
                let Some((scored, info)) = scored else { return self.afresh().run(position, task) };
                let (mv, score) = care.pick(position, &scored, seed ^ position.hash())?;
                let info = Info { score: Score::from_search(score), pv: vec![mv], ..info };
                (task.on_info)(&info);
                Some(Found { mv, info })
            }
        }
    }

    /// The same player without memory: what full strength found out is not for the weaker levels to know.
    fn afresh(&self) -> Engine {
        Engine::with_evaluator(1, self.evaluator.clone()).tuned(self.tuning)
    }

    /// The score of every move as far as a careless player looks, or as far as the limits let him; `None` if that is
    /// nowhere.
    fn glance<N: Node>(&self, root: &N, care: Care, task: &Task<'_>) -> Option<(Vec<(Move, i32)>, Info)>
    where
        Evaluator: Evaluation<N>,
    {
        let (afresh, alone) = (self.afresh(), Alone::default());
        let depth = task.limits.depth.map_or(care.depth, |limit| limit.min(care.depth)).max(1);
        let mut search = Search::alone(&afresh.table, afresh.evaluator.clone(), &alone, task);
        let mut seen = None;
        for depth in 1..=depth {
            let Some(scored) = search.score_moves(root, depth) else { break };
            seen = Some((scored, depth));
        }
        let (scored, depth) = seen?;
        Some((scored, search.info(depth, 0, vec![])))
    }
}

/// Lets a task spend no more than so many nodes.
fn limit(task: &mut Task<'_>, nodes: u64) {
    task.limits.nodes = Some(task.limits.nodes.map_or(nodes, |limit| limit.min(nodes)));
}
