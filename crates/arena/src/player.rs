//! An engine at the board: the conversation of UGI, with a deadline for everything.

use core::fmt;
use std::io;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use namua_rules::{Game, Position, Ruleset};

use crate::answer::{Said, best_move};
use crate::process::{Line, NoLine, Process};
use crate::spec::EngineSpec;

/// How long an engine may take to start, or to be ready.
const GREETING: Duration = Duration::from_secs(10);

/// How often a wait looks whether the match is to end.
pub(crate) const GLANCE: Duration = Duration::from_millis(50);

/// An engine could not be started.
#[derive(Debug)]
pub enum StartError {
    /// What the system says.
    System(io::Error),
    /// It ended instead of answering `ugi`; how, if that is known.
    Ended(Option<String>),
    /// It does not answer `ugi`.
    Silent,
    /// It has no option of this name.
    NoOption(String),
}

impl fmt::Display for StartError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            StartError::System(error) => error.fmt(f),
            StartError::Ended(Some(how)) => write!(f, "it ended instead of answering \"ugi\": {how}"),
            StartError::Ended(None) => f.write_str("it closed its output instead of answering \"ugi\""),
            StartError::Silent => f.write_str("it does not answer \"ugi\" with \"ugiok\""),
            StartError::NoOption(name) => write!(f, "it has no option {name}"),
        }
    }
}

/// Why an engine gives no move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Failure {
    /// It ended; how, if that is known.
    Died(Option<String>),
    /// Nothing came until the deadline.
    Silent,
    /// The match ends; nobody is to blame.
    Halted,
}

/// A move as an engine answers it.
pub(crate) struct Thought {
    /// The text of the move, not yet checked.
    pub(crate) text: String,
    pub(crate) said: Said,
    /// From the command to the answer.
    pub(crate) taken: Duration,
}

pub(crate) struct Player {
    process: Process,
    /// Whether the ruleset is set by an option. If not, positions name it.
    has_variant: bool,
}

impl Player {
    /// Starts an engine and sets its options.
    pub(crate) fn start(spec: &EngineSpec) -> Result<Player, StartError> {
        let mut process = Process::start(spec).map_err(StartError::System)?;
        process.say("ugi");
        let names = option_names(&mut process)?;
        let has = |name: &str| names.iter().any(|known| known.eq_ignore_ascii_case(name));
        for (name, value) in &spec.options {
            if !has(name) {
                return Err(StartError::NoOption(name.clone()));
            }
            process.say(&format!("setoption name {name} value {value}"));
        }
        Ok(Player { process, has_variant: has("Variant") })
    }

    /// Prepares a game, with all memory of earlier ones gone.
    pub(crate) fn new_game(&mut self, ruleset: Ruleset, halt: &AtomicBool) -> Result<(), Failure> {
        self.process.say("uginewgame");
        if self.has_variant {
            self.process.say(&format!("setoption name Variant value {ruleset}"));
        }
        self.process.say("isready");
        self.wait(Instant::now() + GREETING, halt, |line| (line.text == "readyok").then_some(()))
    }

    /// Lets the engine think about a position; it is waited for until `patience` has passed.
    pub(crate) fn think(
        &mut self,
        game: &Game,
        go: &str,
        patience: Duration,
        halt: &AtomicBool,
    ) -> Result<Thought, Failure> {
        self.process.say(&self.position(game));
        let mut said = Said::default();
        let start = Instant::now();
        self.process.say(go);
        self.wait(start + patience, halt, |line| {
            said.hear(&line.text);
            let text = best_move(&line.text)?.to_owned();
            Some(Thought { text, said, taken: line.at.saturating_duration_since(start) })
        })
    }

    /// Ends a search whose answer is of no use any more, and waits for that answer.
    pub(crate) fn give_up(&mut self, patience: Duration, halt: &AtomicBool) -> Result<(), Failure> {
        self.process.say("stop");
        let deadline = Instant::now() + patience;
        self.wait(deadline, halt, |line| best_move(&line.text).map(|_| ()))
    }

    fn position(&self, game: &Game) -> String {
        let (start, ruleset) = (game.start(), game.start().ruleset());
        let mut command = match (*start == Position::start(ruleset), self.has_variant) {
            (true, true) => "position startpos".to_owned(),
            (false, true) => format!("position fen {start}"),
            (true, false) => format!("position fen {ruleset} startpos"),
            (false, false) => format!("position fen {ruleset} {start}"),
        };
        if !game.plies().is_empty() {
            command.push_str(" moves");
        }
        for ply in game.plies() {
            command.push_str(&format!(" {}", ply.mv.plain(ply.side)));
        }
        command
    }

    /// Waits for the line that gives something.
    fn wait<T>(
        &mut self,
        deadline: Instant,
        halt: &AtomicBool,
        mut find: impl FnMut(Line) -> Option<T>,
    ) -> Result<T, Failure> {
        loop {
            if halt.load(Ordering::Relaxed) {
                return Err(Failure::Halted);
            }
            let now = Instant::now();
            if now >= deadline {
                return Err(Failure::Silent);
            }
            match self.process.line(deadline.min(now + GLANCE)) {
                Ok(line) => {
                    if let Some(found) = find(line) {
                        return Ok(found);
                    }
                }
                Err(NoLine::Late) => {}
                Err(NoLine::Gone) => return Err(Failure::Died(self.process.end())),
            }
        }
    }
}

/// The names of the options an engine has, told before `ugiok`.
fn option_names(process: &mut Process) -> Result<Vec<String>, StartError> {
    let deadline = Instant::now() + GREETING;
    let mut names = Vec::new();
    while Instant::now() < deadline {
        match process.line(deadline) {
            Ok(line) if line.text == "ugiok" => return Ok(names),
            Ok(line) => names.extend(option_name(&line.text)),
            Err(NoLine::Gone) => return Err(StartError::Ended(process.end())),
            Err(NoLine::Late) => break,
        }
    }
    Err(StartError::Silent)
}

/// `Hash` of `option name Hash type spin ..`; names may have several words.
fn option_name(line: &str) -> Option<String> {
    let rest = line.strip_prefix("option name ")?;
    Some(rest.split_once(" type ").map_or(rest, |(name, _)| name).trim().to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_options() {
        assert_eq!(option_name("option name Hash type spin default 64").as_deref(), Some("Hash"));
        assert_eq!(option_name("option name Move Overhead type spin").as_deref(), Some("Move Overhead"));
        assert_eq!(option_name("id name Namua"), None);
    }
}
