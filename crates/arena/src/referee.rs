//! One game between two engines, decided by the rules, by the clock, or by a failure.

use core::fmt;
use core::time::Duration;
use std::sync::atomic::AtomicBool;
use std::time::Instant;

use namua_rules::{Game, Outcome, Side};

use crate::answer::{Eval, fit};
use crate::limits::{Clock, allowed, seat};
use crate::player::{Failure, Player, StartError, Thought};
use crate::spec::EngineSpec;

/// How long an engine that is late may take to answer `stop`; then it is started anew.
const LAST_CHANCE: Duration = Duration::from_secs(2);

/// What overstepping the time means.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Overstep {
    /// The game is lost.
    #[default]
    Loses,
    /// It is counted, and the game goes on.
    Counts,
}

/// What all games of a match have in common.
#[derive(Clone, Copy, Debug)]
pub struct Terms {
    /// Plies after the opening, at which a game is a draw.
    pub most_plies: u32,
    /// What overstepping the time means.
    pub overstep: Overstep,
    /// How long an engine may be silent beyond its time, or without one, until it counts as hung.
    pub patience: Duration,
}

/// How an engine lost other than by the rules of the game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Loss {
    /// It overstepped its time by so much.
    Time(Duration),
    /// Its answer was no legal move: the answer and why.
    Illegal(String),
    /// It ended, or closed its output.
    Died(String),
    /// It did not answer.
    Hung,
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Ending {
    /// By the rules.
    Rules(Outcome),
    /// By the number of plies: a draw.
    Plies,
    /// An engine lost otherwise.
    Lost(Side, Loss),
}

impl Ending {
    /// The winner; `None` is a draw.
    #[must_use]
    pub fn winner(&self) -> Option<Side> {
        match self {
            Ending::Rules(outcome) => outcome.winner,
            Ending::Plies => None,
            Ending::Lost(loser, _) => Some(!*loser),
        }
    }
}

impl fmt::Display for Loss {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Loss::Time(over) => write!(f, "its time was overstepped by {} ms", over.as_millis()),
            Loss::Illegal(what) => f.write_str(what),
            Loss::Died(how) if how.is_empty() => f.write_str("the engine closed its output"),
            Loss::Died(how) => write!(f, "the engine ended: {how}"),
            Loss::Hung => f.write_str("the engine did not answer"),
        }
    }
}

/// A game that was played to its end.
#[derive(Clone, Debug)]
pub struct PlayedGame {
    /// Its start and moves.
    pub game: Game,
    /// How many of the moves are the opening.
    pub opening: usize,
    /// How it ended.
    pub ending: Ending,
    /// The score of each move after the opening, as its player told it.
    pub evals: Vec<Option<Eval>>,
    /// How often South and North overstepped their time.
    pub oversteps: [u32; 2],
}

/// Why a game was not played to its end.
#[derive(Debug)]
pub(crate) enum Unplayed {
    /// The match ends.
    Halted,
    /// The engine of this seat does not start.
    Start(usize, StartError),
}

/// An engine and its process, as long as that is of use.
pub(crate) struct Seat<'a> {
    pub(crate) spec: &'a EngineSpec,
    player: Option<Player>,
}

impl<'a> Seat<'a> {
    pub(crate) const fn new(spec: &'a EngineSpec) -> Seat<'a> {
        Seat { spec, player: None }
    }

    /// The process, started if there is none.
    fn player(&mut self) -> Result<&mut Player, StartError> {
        if self.player.is_none() {
            self.player = Some(Player::start(self.spec)?);
        }
        self.player.as_mut().ok_or(StartError::Silent)
    }
}

/// A game under way. Seats are South's and North's.
struct Table<'t, 'a> {
    seats: [&'t mut Seat<'a>; 2],
    terms: &'t Terms,
    halt: &'t AtomicBool,
    clocks: [Option<Clock>; 2],
    played: PlayedGame,
}

/// Plays a game from an opening.
pub(crate) fn play<'a>(
    opening: &Game,
    seats: [&mut Seat<'a>; 2],
    terms: &Terms,
    halt: &AtomicBool,
) -> Result<PlayedGame, Unplayed> {
    let clocks = [0, 1].map(|seat: usize| seats[seat].spec.limits.control.map(Clock::new));
    let played = PlayedGame {
        game: opening.clone(),
        opening: opening.plies().len(),
        ending: Ending::Plies,
        evals: Vec::new(),
        oversteps: [0; 2],
    };
    let mut table = Table { seats, terms, halt, clocks, played };
    table.played.ending = table.ending()?;
    Ok(table.played)
}

impl Table<'_, '_> {
    fn ending(&mut self) -> Result<Ending, Unplayed> {
        for side in [Side::South, Side::North] {
            if let Some(loss) = self.greet(side)? {
                return Ok(Ending::Lost(side, loss));
            }
        }
        for _ in 0..self.terms.most_plies {
            if let Some(outcome) = self.played.game.outcome() {
                return Ok(Ending::Rules(outcome));
            }
            let side = self.played.game.position().turn();
            if let Some(loss) = self.ply(side)? {
                return Ok(Ending::Lost(side, loss));
            }
        }
        Ok(self.played.game.outcome().map_or(Ending::Plies, Ending::Rules))
    }

    fn greet(&mut self, side: Side) -> Result<Option<Loss>, Unplayed> {
        let nth = seat(side);
        let ruleset = self.played.game.start().ruleset();
        let halt = self.halt;
        let player = self.seats[nth].player().map_err(|error| Unplayed::Start(nth, error))?;
        match player.new_game(ruleset, halt) {
            Ok(()) => Ok(None),
            Err(failure) => self.failed(side, failure),
        }
    }

    /// One move, or why there is none.
    fn ply(&mut self, side: Side) -> Result<Option<Loss>, Unplayed> {
        let nth = seat(side);
        let spec = self.seats[nth].spec;
        let time = allowed(&spec.limits, self.clocks[nth]);
        let patience = match (time, self.terms.overstep) {
            (Some(time), Overstep::Loses) => time + spec.margin,
            (time, _) => time.unwrap_or_default() + self.terms.patience,
        };
        let go = spec.limits.go(self.clocks);
        let halt = self.halt;
        let player = self.seats[nth].player().map_err(|error| Unplayed::Start(nth, error))?;
        match player.think(&self.played.game, &go, patience, halt) {
            Ok(thought) => Ok(self.answered(side, time, &thought)),
            Err(Failure::Silent) if time.is_some() && self.terms.overstep == Overstep::Loses => {
                self.late(side)
            }
            Err(failure) => self.failed(side, failure),
        }
    }

    /// Judges time and move of an answer.
    fn answered(&mut self, side: Side, time: Option<Duration>, thought: &Thought) -> Option<Loss> {
        let nth = seat(side);
        let margin = self.seats[nth].spec.margin;
        let over = time.and_then(|time| thought.taken.checked_sub(time));
        if let Some(over) = over.filter(|over| *over > margin) {
            self.played.oversteps[nth] += 1;
            if self.terms.overstep == Overstep::Loses {
                return Some(Loss::Time(over));
            }
        }
        if let Some(clock) = &mut self.clocks[nth] {
            clock.spend(thought.taken);
        }
        let text = fit(&thought.text);
        if let Err(error) = self.played.game.play_text(&thought.text) {
            return Some(Loss::Illegal(fit(&format!("its answer \"{text}\" is no move: {}", error.error))));
        }
        self.played.evals.push(Eval::of(thought.said, side));
        None
    }

    /// The time is over and no answer there: the game is lost, and the engine stays if it still answers at all.
    fn late(&mut self, side: Side) -> Result<Option<Loss>, Unplayed> {
        let nth = seat(side);
        self.played.oversteps[nth] += 1;
        let (halt, margin) = (self.halt, self.seats[nth].spec.margin);
        let player = self.seats[nth].player().map_err(|error| Unplayed::Start(nth, error))?;
        let start = Instant::now();
        match player.give_up(LAST_CHANCE, halt) {
            Ok(()) => Ok(Some(Loss::Time(margin + start.elapsed()))),
            Err(failure) => self.failed(side, failure),
        }
    }

    /// The engine is of no use any more; it is started anew for the next game.
    fn failed(&mut self, side: Side, failure: Failure) -> Result<Option<Loss>, Unplayed> {
        if failure == Failure::Halted {
            return Err(Unplayed::Halted);
        }
        self.seats[seat(side)].player = None;
        Ok(Some(match failure {
            Failure::Died(how) => Loss::Died(fit(&how.unwrap_or_default())),
            Failure::Silent | Failure::Halted => Loss::Hung,
        }))
    }
}
