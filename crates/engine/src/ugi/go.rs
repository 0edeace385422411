//! `go`: what to search, within which limits, and the lines that come of it.

use core::sync::atomic::AtomicBool;
use core::time::Duration;
use std::str::SplitWhitespace;

use namua_rules::{Game, Move, Position, Side};

use crate::{Clock, Engine, Info, Limits, Task};

/// A search that was asked for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Order {
    /// Where it begins; `None` if the game is over there.
    position: Option<Position>,
    limits: Limits,
    infinite: bool,
}

impl Order {
    /// Reads what follows `go`; without any limit the search goes on until `stop`.
    pub(super) fn read(game: &Game, mut words: SplitWhitespace) -> Result<Order, String> {
        let mine = game.position().turn();
        let (mut limits, mut left, mut increment) = (Limits::default(), None, Duration::ZERO);
        while let Some(word) = words.next() {
            match word {
                "infinite" => {}
                "depth" => {
                    limits.depth = Some(number(word, words.next())?.clamp(1, u64::from(u32::MAX)) as u32)
                }
                "nodes" => limits.nodes = Some(number(word, words.next())?.max(1)),
                "movetime" => limits.time = Some(Duration::from_millis(number(word, words.next())?)),
                "p1time" | "p2time" | "p1inc" | "p2inc" => {
                    let time = Duration::from_millis(number(word, words.next())?);
                    match (side(word) == mine, word.ends_with("time")) {
                        (true, true) => left = Some(time),
                        (true, false) => increment = time,
                        (false, _) => {}
                    }
                }
                _ => return Err(format!("go does not know {word}")),
            }
        }
        if let (Some(left), None) = (left, limits.time) {
            limits.time = Limits::from_clock(left, increment).time;
        }
        let position = game.outcome().is_none().then_some(*game.position());
        Ok(Order { position, limits, infinite: limits == Limits::default() })
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
        stop: &AtomicBool,
        say: &mut dyn FnMut(&str),
    ) -> String {
        let best = self.position.and_then(|position| {
            let mut on_info = |info: &Info| say(&report(&position, info));
            let mut task = Task { limits: self.limits, clock, stop, on_info: &mut on_info };
            let found = engine.run(&position, &mut task)?;
            Some(found.mv.plain(position.turn()).to_string())
        });
        format!("bestmove {}", best.as_deref().unwrap_or("(none)"))
    }
}

/// P1 is South, who begins.
fn side(word: &str) -> Side {
    if word.starts_with("p1") { Side::South } else { Side::North }
}

/// A number of nodes or milliseconds; clocks that ran out count as zero.
fn number(name: &str, word: Option<&str>) -> Result<u64, String> {
    let number: Option<i64> = word.and_then(|word| word.parse().ok());
    number.map(|n| n.max(0).unsigned_abs()).ok_or_else(|| format!("{name} takes a number"))
}

fn report(position: &Position, info: &Info) -> String {
    let Info { depth, score, nodes, .. } = info;
    let (time, nps) = (info.time.as_millis(), nodes_per_second(*nodes, info.time));
    format!(
        "info depth {depth} score {score} nodes {nodes} nps {nps} time {time} pv{}",
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
