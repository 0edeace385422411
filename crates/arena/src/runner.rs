//! A whole match: workers play pairs at the same time, and pairs are handed out in their order, so that nothing depends
//! on how many workers there are.

use core::fmt;
use std::collections::BTreeMap;
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, Sender};
use std::sync::{Mutex, PoisonError};
use std::thread;

use namua_rules::Game;

use crate::opening::Openings;
use crate::player::{Player, StartError};
use crate::referee::{self, PlayedGame, Seat, Terms, Unplayed};
use crate::spec::EngineSpec;

/// What a match is.
#[derive(Clone, Debug)]
pub struct Match {
    /// The engines; all statistics are from the view of the first.
    pub engines: [EngineSpec; 2],
    /// Where games begin; a pair each.
    pub openings: Openings,
    /// The common terms.
    pub terms: Terms,
    /// How many pairs.
    pub rounds: u64,
    /// How many games at the same time, at least 1.
    pub concurrency: usize,
}

/// The two games from one opening. In the first the first engine is South, in the second the second.
#[derive(Clone, Debug)]
pub struct PlayedPair {
    /// The number of the pair, from 1.
    pub round: u64,
    /// The games.
    pub games: [PlayedGame; 2],
}

/// A match cannot go on.
#[derive(Debug)]
pub enum MatchError {
    /// This engine, 0 or 1, does not start.
    Start(usize, StartError),
    /// What became of the pair could not be kept.
    Kept(std::io::Error),
}

impl fmt::Display for MatchError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            MatchError::Start(engine, error) => write!(f, "engine {}: {error}", engine + 1),
            MatchError::Kept(error) => error.fmt(f),
        }
    }
}

impl core::error::Error for MatchError {}

type Report = Result<PlayedPair, MatchError>;

/// What the workers share.
struct Hall<'m> {
    the_match: &'m Match,
    /// The next openings with the numbers of their pairs.
    openings: Mutex<Box<dyn Iterator<Item = (u64, Game)> + Send + 'm>>,
    /// Set when the match is over; games under way are given up.
    halt: &'m AtomicBool,
}

impl Match {
    /// Starts both engines once, to see that they can be.
    ///
    /// # Errors
    /// Which one cannot.
    pub fn check_engines(&self) -> Result<(), MatchError> {
        for (nth, spec) in self.engines.iter().enumerate() {
            Player::start(spec).map_err(|error| MatchError::Start(nth, error))?;
        }
        Ok(())
    }

    /// Plays the pairs after the first `done`, which have been played already. Each pair is given to `keep` in the order of
    /// their numbers; it may end the match. So may `halt` from another thread: what has not been kept then is lost.
    ///
    /// # Errors
    /// An engine does not start, or `keep` fails.
    pub fn play(
        &self,
        done: u64,
        halt: &AtomicBool,
        mut keep: impl FnMut(PlayedPair) -> std::io::Result<ControlFlow<()>>,
    ) -> Result<(), MatchError> {
        let numbered = (1..=self.rounds).zip(self.openings.clone());
        let left = numbered.skip(usize::try_from(done).unwrap_or(usize::MAX));
        let over = AtomicBool::new(false);
        let hall = Hall { the_match: self, openings: Mutex::new(Box::new(left)), halt: &over };
        thread::scope(|scope| {
            let (reports, reported) = mpsc::channel();
            for _ in 0..self.concurrency.max(1) {
                let (hall, reports) = (&hall, reports.clone());
                scope.spawn(move || hall.work(&reports));
            }
            drop(reports);
            let ends = in_order(done + 1, halt, &reported, &mut keep);
            over.store(true, Ordering::Relaxed);
            ends
        })
    }
}

/// Hands pairs on by their numbers, until all have come, one ends the match, or it is halted.
fn in_order(
    mut due: u64,
    halt: &AtomicBool,
    reported: &mpsc::Receiver<Report>,
    keep: &mut impl FnMut(PlayedPair) -> std::io::Result<ControlFlow<()>>,
) -> Result<(), MatchError> {
    let mut early = BTreeMap::new();
    while !halt.load(Ordering::Relaxed) {
        match reported.recv_timeout(crate::player::GLANCE) {
            Ok(pair) => {
                let pair = pair?;
                early.insert(pair.round, pair);
            }
            Err(mpsc::RecvTimeoutError::Timeout) => {}
            Err(mpsc::RecvTimeoutError::Disconnected) => return Ok(()),
        }
        while let Some(pair) = early.remove(&due) {
            due += 1;
            if keep(pair).map_err(MatchError::Kept)?.is_break() {
                return Ok(());
            }
        }
    }
    Ok(())
}

impl Hall<'_> {
    /// Plays pairs until there are none, or the match is over.
    fn work(&self, reports: &Sender<Report>) {
        let [first, second] = &self.the_match.engines;
        let mut seats = [Seat::new(first), Seat::new(second)];
        while let Some((round, opening)) = self.next() {
            let report = match self.pair(round, &opening, &mut seats) {
                Ok(pair) => Ok(pair),
                Err(Unplayed::Halted) => return,
                Err(Unplayed::Start(engine, error)) => Err(MatchError::Start(engine, error)),
            };
            let failed = report.is_err();
            if reports.send(report).is_err() || failed {
                return;
            }
        }
    }

    fn next(&self) -> Option<(u64, Game)> {
        if self.halt.load(Ordering::Relaxed) {
            return None;
        }
        self.openings.lock().unwrap_or_else(PoisonError::into_inner).next()
    }

    fn pair(&self, round: u64, opening: &Game, seats: &mut [Seat<'_>; 2]) -> Result<PlayedPair, Unplayed> {
        let terms = &self.the_match.terms;
        let [first, second] = seats;
        let one = referee::play(opening, [first, second], terms, self.halt)?;
        let other = referee::play(opening, [second, first], terms, self.halt).map_err(Unplayed::turned)?;
        Ok(PlayedPair { round, games: [one, other] })
    }
}

impl Unplayed {
    /// The seat of a game with sides swapped as the number of the engine.
    fn turned(self) -> Unplayed {
        match self {
            Unplayed::Start(seat, error) => Unplayed::Start(1 - seat, error),
            Unplayed::Halted => self,
        }
    }
}
