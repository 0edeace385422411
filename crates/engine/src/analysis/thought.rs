//! One position: its best moves with their lines and scores, all from one depth.

use core::fmt;
use core::sync::atomic::{AtomicBool, Ordering::Relaxed};
use core::time::Duration;

use namua_rules::{Move, Position};

use crate::Engine;
use crate::limits::{Clock, Limits, NoClock};
use crate::score::{Score, win_chance};
use crate::search::{Info, Task};

/// Positions looked at to follow a proven line by a part; the table knows nearly all of it.
const FOLLOWING: u64 = 10_000;

/// How positions are searched.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Settings {
    /// What may be spent on each position.
    pub limits: Limits,
    /// How many of the best moves are wanted, at least one.
    pub lines: usize,
    /// Threads; with one, limits of depth or nodes give the same answer on every target.
    pub threads: usize,
}

/// What the world outside hands in.
#[derive(Clone, Copy)]
pub struct Outside<'a> {
    /// A clock that runs; each search takes its time from where it stands.
    pub clock: &'a dyn Clock,
    /// Set to end the work: what was found until then is returned.
    pub stop: &'a AtomicBool,
}

impl Outside<'_> {
    /// Whether the work is to end.
    pub(super) fn ends(&self) -> bool {
        self.stop.load(Relaxed)
    }

    /// A clock that starts now.
    fn started(&self) -> impl Fn() -> Duration {
        let begun = self.clock.elapsed();
        move || self.clock.elapsed().saturating_sub(begun)
    }
}

impl fmt::Debug for Outside<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Outside").field("stop", &self.ends()).finish_non_exhaustive()
    }
}

/// A move and what is expected of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Prospect {
    /// The move.
    pub mv: Move,
    /// Its worth to the player who makes it.
    pub score: Score,
    /// The line both sides are expected to play, this move first.
    pub line: Vec<Move>,
}

impl Prospect {
    fn of(info: &Info) -> Option<Prospect> {
        let mv = *info.pv.first()?;
        Some(Prospect { mv, score: info.score, line: info.pv.clone() })
    }

    /// The chance to win of the player who makes it, per mille.
    #[must_use]
    pub fn chance(&self) -> u32 {
        win_chance(self.score)
    }

    /// The line in notation, with signs, from the position the move is made in.
    #[must_use]
    pub fn texts(&self, position: &Position) -> Vec<String> {
        let mut position = *position;
        let mut texts = Vec::new();
        for mv in &self.line {
            let Ok(played) = position.play(*mv, &mut ()) else { break };
            texts.push(played.text());
            position = played.after;
        }
        texts
    }
}

/// What a search found out about a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Thought {
    /// Plies looked ahead; 0 if the search was ended before it knew anything.
    pub depth: u32,
    /// Positions looked at.
    pub nodes: u64,
    /// The best moves, the best first; never empty.
    pub prospects: Vec<Prospect>,
}

impl Thought {
    /// The best move.
    #[must_use]
    pub fn best(&self) -> &Prospect {
        &self.prospects[0]
    }
}

/// The best moves of a position; `None` if the game is over. `on_info` is told after each depth, once for each of them.
pub fn think(
    engine: &mut Engine,
    position: &Position,
    settings: &Settings,
    outside: Outside<'_>,
    on_info: &mut dyn FnMut(&Info),
) -> Option<Thought> {
    position.outcome().is_none().then_some(())?;
    // The reports on one depth follow each other; the last depth that was finished for all moves counts.
    let mut prospects = Vec::new();
    let mut depth = 0;
    let mut gather = |info: &Info| {
        if info.multipv == 1 {
            prospects.clear();
            depth = info.depth;
        }
        prospects.extend(Prospect::of(info));
        on_info(info);
    };
    let clock = outside.started();
    let mut task = Task::new(settings.limits, &clock, outside.stop, &mut gather);
    task.threads = settings.threads.max(1);
    task.multipv = settings.lines.max(1);
    let found = engine.run(position, &mut task)?;
    if settings.lines <= 1 {
        // The move may have been bettered at a depth that was not finished.
        prospects.clear();
        depth = found.info.depth;
    }
    if prospects.is_empty() {
        prospects.extend(Prospect::of(&found.info));
    }
    prospects.iter_mut().for_each(|prospect| complete(engine, position, prospect, outside));
    (!prospects.is_empty()).then_some(Thought { depth, nodes: found.info.nodes, prospects })
}

/// Follows a line whose end is proven to that end: the table answers the search before the line is told in full.
fn complete(engine: &mut Engine, position: &Position, prospect: &mut Prospect, outside: Outside<'_>) {
    let (Score::WinIn(plies) | Score::LossIn(plies)) = prospect.score else { return };
    let plies = plies as usize;
    prospect.line.truncate(plies);
    while prospect.line.len() < plies {
        let end = prospect
            .line
            .iter()
            .try_fold(*position, |position, mv| position.play(*mv, &mut ()).ok().map(|played| played.after));
        let Some(end) = end else { return };
        let left = plies - prospect.line.len();
        let limits = Limits { depth: Some(left as u32), nodes: Some(FOLLOWING), ..Limits::default() };
        let Some(found) = engine.run(&end, &mut Task::new(limits, &NoClock, outside.stop, &mut |_| {}))
        else {
            return;
        };
        // The move itself at least, so that each round comes nearer to the end.
        let line = if found.info.pv.is_empty() { vec![found.mv] } else { found.info.pv };
        prospect.line.extend(line.iter().take(left));
    }
}

/// The worth of one move, looked as far ahead as the best ones were: scores of one depth can be compared. `None` if the
/// search was ended before it knew.
pub(super) fn weigh(
    engine: &mut Engine,
    position: &Position,
    mv: Move,
    depth: u32,
    settings: &Settings,
    outside: Outside<'_>,
) -> Option<Prospect> {
    let clock = outside.started();
    let limits = Limits { depth: Some(depth), ..settings.limits };
    let mut last = None;
    let mut keep = |info: &Info| last = Prospect::of(info);
    let mut task = Task::new(limits, &clock, outside.stop, &mut keep);
    task.threads = settings.threads.max(1);
    task.searchmoves = vec![mv];
    engine.run(position, &mut task)?;
    let mut prospect = last?;
    complete(engine, position, &mut prospect, outside);
    Some(prospect)
}
