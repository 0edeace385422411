//! `go`: what to search, within which limits, and the lines that come of it.

use core::sync::atomic::AtomicBool;
use core::time::Duration;
use std::iter::Peekable;
use std::str::SplitWhitespace;

use namua_rules::{Game, Move, MoveText, Position, Side};

use super::options::Setting;
use super::shown;
use crate::{Clock, Engine, Info, Limits, Task};

/// A search that was asked for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Order {
    /// Where it begins; `None` if the game is over there.
    position: Option<Position>,
    limits: Limits,
    infinite: bool,
    ponder: bool,
    /// The moves to choose among; all if it is empty.
    searchmoves: Vec<Move>,
    manner: Manner,
}

/// How to search, as options say it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Manner {
    threads: usize,
    /// How many of the best moves are told.
    lines: usize,
    /// Whether the expected answer is told with the move.
    ponder: bool,
}

impl Default for Manner {
    fn default() -> Manner {
        Manner { threads: 1, lines: 1, ponder: false }
    }
}

impl Manner {
    /// Takes an option that says how to search; others say nothing of that.
    pub(super) fn set(&mut self, setting: &Setting) {
        match *setting {
            Setting::Threads(threads) => self.threads = threads,
            Setting::Lines(lines) => self.lines = lines,
            Setting::Ponder(ponder) => self.ponder = ponder,
            Setting::Variant(_) | Setting::Hash(_) | Setting::Evaluation(_) => {}
        }
    }
}

/// What reaches a search under way from outside.
#[derive(Clone, Copy, Debug)]
pub struct Signals<'a> {
    /// Set to stop it.
    pub stop: &'a AtomicBool,
    /// Set as long as it thinks on the opponent's time: [`Order::ponders`] tells whether it begins so.
    pub ponder: &'a AtomicBool,
}

/// Of a fixed time for a move so much is kept for the way there and back: a part, and no more than this.
const OVERHEAD: Duration = Duration::from_millis(2);

/// The nodes of the short search that answers a `go` of which no valid limit is left.
const SHORT: u64 = 10_000;

/// What was read of a `go` so far.
#[derive(Default)]
struct Reading {
    limits: Limits,
    infinite: bool,
    ponder: bool,
    searchmoves: Vec<Move>,
    /// The clocks of both players were spoken of.
    clocks: bool,
    left: Option<Duration>,
    increment: Duration,
    /// What could not be taken as it stands.
    faults: Vec<String>,
}

impl Order {
    /// Reads what follows `go`; without any limit the search goes on until `stop`. Whatever cannot be taken is left
    /// out and told beside the order, for a `go` is always answered by a move.
    pub(super) fn read(game: &Game, manner: Manner, words: SplitWhitespace) -> (Order, Vec<String>) {
        let mut reading = Reading::default();
        let mut words = words.peekable();
        while let Some(word) = words.next() {
            reading.take(word, &mut words, game);
        }
        let position = game.outcome().is_none().then_some(*game.position());
        let limits = reading.finish();
        let Reading { ponder, searchmoves, faults, .. } = reading;
        let infinite = limits == Limits::default();
        (Order { position, limits, infinite, ponder, searchmoves, manner }, faults)
    }

    /// Whether it begins on the opponent's time: `bestmove` then waits for `ponderhit` or `stop`.
    #[must_use]
    pub const fn ponders(&self) -> bool {
        self.ponder
    }

    /// Whether `bestmove` has to wait for `stop` even when there is nothing more to search.
    #[must_use]
    pub const fn infinite(&self) -> bool {
        self.infinite
    }

    /// Searches, says `info` after each depth, and gives the line that names the move.
    pub fn run(
        &self,
        engine: &mut Engine,
        clock: &dyn Clock,
        signals: Signals<'_>,
        say: &mut dyn FnMut(&str),
    ) -> String {
        let best = self.position.and_then(|position| {
            let mut on_info = |info: &Info| say(&report(&position, info));
            let mut task = Task::new(self.limits, clock, signals.stop, &mut on_info);
            task.threads = self.manner.threads;
            task.multipv = self.manner.lines;
            task.searchmoves.clone_from(&self.searchmoves);
            task.ponder = Some(signals.ponder);
            let found = engine.run(&position, &mut task)?;
            let side = position.turn();
            let expected = found.info.pv.get(1).filter(|_| self.manner.ponder);
            let expected = expected.map(|mv| format!(" ponder {}", mv.plain(!side)));
            Some(format!("{}{}", found.mv.plain(side), expected.unwrap_or_default()))
        });
        format!("bestmove {}", best.as_deref().unwrap_or("(none)"))
    }
}

/// P1 is South, who begins.
fn side(word: &str) -> Side {
    if word.starts_with("p1") { Side::South } else { Side::North }
}

type Words<'a> = Peekable<SplitWhitespace<'a>>;

impl Reading {
    fn take(&mut self, word: &str, words: &mut Words, game: &Game) {
        match word {
            "infinite" => self.infinite = true,
            "ponder" => self.ponder = true,
            "searchmoves" => self.choose_among(words, game),
            "depth" => {
                let depth = self.number(word, 1, words).map(|n| u32::try_from(n).unwrap_or(u32::MAX));
                self.limits.depth = depth.or(self.limits.depth);
            }
            "nodes" => self.limits.nodes = self.number(word, 1, words).or(self.limits.nodes),
            "movetime" => {
                let time = self.time(word, 1, words).map(|time| time - (time / 20).min(OVERHEAD));
                self.limits.time = time.or(self.limits.time);
            }
            "p1time" | "p2time" | "p1inc" | "p2inc" => {
                self.clock(word, words, side(word) == game.position().turn());
            }
            _ => self.unknown(word, words),
        }
    }

    /// The moves that follow, as far as they are legal ones.
    fn choose_among(&mut self, words: &mut Words, game: &Game) {
        let before = self.searchmoves.len();
        while let Some(word) = words.next_if(|next| !is_limit(next)) {
            let text = word.parse::<MoveText>().ok();
            match text.and_then(|text| game.to_move(&text).ok()) {
                Some(mv) => self.searchmoves.push(mv),
                None => self.faults.push(format!("searchmoves: {} is no legal move", shown(word))),
            }
        }
        if self.searchmoves.len() == before {
            self.faults.push("searchmoves takes legal moves".to_owned());
        }
    }

    fn clock(&mut self, word: &str, words: &mut Words, mine: bool) {
        let Some(time) = self.time(word, 0, words) else { return };
        self.clocks = true;
        match (mine, word.ends_with("time")) {
            (true, true) => self.left = Some(time),
            (true, false) => self.increment = time,
            (false, _) => {}
        }
    }

    /// Leaves out a word that means nothing, with its number.
    fn unknown(&mut self, word: &str, words: &mut Words) {
        self.faults.push(format!("go does not know {}", shown(word)));
        words.next_if(|next| next.parse::<i128>().is_ok());
    }

    fn time(&mut self, name: &str, least: u64, words: &mut Words) -> Option<Duration> {
        self.number(name, least, words).map(Duration::from_millis)
    }

    /// The number after a word; what is below the least possible or negative counts as 1.
    fn number(&mut self, name: &str, least: u64, words: &mut Words) -> Option<u64> {
        let word = words.next_if(|next| !is_limit(next));
        let Some(number) = word.and_then(|word| word.parse::<i128>().ok()) else {
            let found = word.map_or_else(String::new, |word| format!(", not {}", shown(word)));
            self.faults.push(format!("{name} takes a number{found}"));
            return None;
        };
        if number < i128::from(least) {
            self.faults.push(format!("{name} {number} is taken as {name} 1"));
            return Some(1);
        }
        Some(u64::try_from(number).unwrap_or(u64::MAX))
    }

    /// The limits; where none is left of those that were asked for, those of a short search.
    fn finish(&mut self) -> Limits {
        if let (Some(left), None) = (self.left, self.limits.time) {
            let Limits { time, optimum, .. } = Limits::from_clock(left, self.increment);
            (self.limits.time, self.limits.optimum) = (time, optimum);
        }
        if self.limits != Limits::default() || self.infinite {
            return self.limits;
        }
        if self.clocks {
            self.faults.push("the clock of the player to move is missing".to_owned());
        }
        if self.faults.is_empty() { self.limits } else { Limits { nodes: Some(SHORT), ..self.limits } }
    }
}

fn is_limit(word: &str) -> bool {
    const LIMITS: [&str; 10] = [
        "infinite",
        "ponder",
        "searchmoves",
        "depth",
        "nodes",
        "movetime",
        "p1time",
        "p2time",
        "p1inc",
        "p2inc",
    ];
    LIMITS.contains(&word)
}

fn report(position: &Position, info: &Info) -> String {
    let Info { multipv, depth, seldepth, score, nodes, hashfull, .. } = info;
    let (time, nps) = (info.time.as_millis(), nodes_per_second(*nodes, info.time));
    format!(
        "info depth {depth} seldepth {seldepth} multipv {multipv} score {score} nodes {nodes} nps {nps} \
         hashfull {hashfull} time {time} pv{}",
        line(position, &info.pv)
    )
}

fn nodes_per_second(nodes: u64, time: Duration) -> u64 {
    let per_second = u128::from(nodes) * 1_000_000 / time.as_micros().max(1);
    u64::try_from(per_second).unwrap_or(u64::MAX)
}

/// Moves in plain text, each as the player whose turn it is writes it.
fn line(position: &Position, moves: &[Move]) -> String {
    let mut side = position.turn();
    let mut text = String::new();
    for mv in moves {
        text += &format!(" {}", mv.plain(side));
        side = !side;
    }
    text
}
