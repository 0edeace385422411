//! The engine behind a plain class, for the worker. The clock is the browser's.

use core::sync::atomic::AtomicBool;
use core::time::Duration;

use namua_engine::{Engine as Player, Info as Report, Level, Limits, Score, Task};
use namua_rules::{Game, Leniency, Move, Position, Ruleset, Side};
use serde::Serialize;
use wasm_bindgen::prelude::*;

use crate::shapes::{error, plain};

/// Memory for the engine's table; phones have to spare it too.
const TABLE_MEGABYTES: usize = 16;

/// The longest a player at the board is made to wait, on slow devices too.
const PATIENCE: Duration = Duration::from_secs(6);

/// A computer player. It blocks while it thinks, so it lives in a worker.
#[wasm_bindgen]
pub struct Engine {
    player: Player,
}

/// What the engine says about its thoughts.
#[derive(Serialize)]
struct Info {
    depth: u32,
    /// Centiseeds for the player to move; 0 when the end is proven.
    score: i32,
    /// Own moves to a proven win, negative for a loss.
    mate: Option<i32>,
    nodes: f64,
    /// Milliseconds.
    time: f64,
    pv: Vec<String>,
}

/// The move chosen.
#[derive(Serialize)]
struct Choice {
    #[serde(rename = "move")]
    mv: String,
    info: Info,
}

#[wasm_bindgen]
impl Engine {
    /// A player who remembers nothing yet.
    #[wasm_bindgen(constructor)]
    #[must_use]
    pub fn new() -> Engine {
        Engine { player: Player::new(TABLE_MEGABYTES) }
    }

    /// The levels there are, weakest first.
    #[must_use]
    pub fn levels() -> Vec<u8> {
        Level::SHIPPED.iter().map(|level| level.number()).collect()
    }

    /// The move of a level in the position that `moves` lead to from `start`; `on_info` hears of each depth.
    ///
    /// # Errors
    /// The position cannot be reached, there is no such level, or the game is over.
    pub fn choose(
        &mut self,
        ruleset: &str,
        start: &str,
        moves: Vec<String>,
        level: u32,
        seed: u64,
        on_info: &js_sys::Function,
    ) -> Result<JsValue, JsValue> {
        let game = reached(ruleset, start, &moves)?;
        let level = Level::new(level).map_err(error)?;
        let side = game.position().turn();
        // A listener that throws does not stop the search.
        let mut tell = |report: &Report| {
            if let Ok(info) = plain(&Info::new(report, side)) {
                let _ = on_info.call1(&JsValue::NULL, &info);
            }
        };
        let (clock, stop) = (clock(), AtomicBool::new(false));
        let mut task =
            Task { limits: Limits::time(PATIENCE), clock: &clock, stop: &stop, on_info: &mut tell };
        let open = game.outcome().is_none();
        let found = open.then(|| self.player.choose(game.position(), level, seed, &mut task)).flatten();
        let found = found.ok_or_else(|| error("the game is over"))?;
        plain(&Choice { mv: text(found.mv, side), info: Info::new(&found.info, side) })
    }
}

impl Default for Engine {
    fn default() -> Engine {
        Engine::new()
    }
}

impl Info {
    fn new(report: &Report, side: Side) -> Info {
        let score = match report.score {
            Score::Centiseeds(score) => score,
            Score::WinIn(_) | Score::LossIn(_) => 0,
        };
        Info {
            depth: report.depth,
            score,
            mate: report.score.mate(),
            nodes: report.nodes as f64,
            time: report.time.as_secs_f64() * 1000.0,
            pv: line(&report.pv, side),
        }
    }
}

/// A line of moves, the two players in turn.
fn line(moves: &[Move], first: Side) -> Vec<String> {
    let sides = [first, !first].into_iter().cycle();
    moves.iter().zip(sides).map(|(mv, side)| text(*mv, side)).collect()
}

fn text(mv: Move, side: Side) -> String {
    mv.plain(side).to_string()
}

/// Time since now, as the browser counts it; a clock set back meanwhile stands still.
fn clock() -> impl Fn() -> Duration {
    let from = js_sys::Date::now();
    move || Duration::from_secs_f64((js_sys::Date::now() - from).max(0.0) / 1000.0)
}

fn reached(ruleset: &str, start: &str, moves: &[String]) -> Result<Game, JsValue> {
    let ruleset: Ruleset = ruleset.parse().map_err(error)?;
    let start = match start {
        "startpos" => Position::start(ruleset),
        text => Position::parse(text, ruleset, Leniency::Strict).map_err(error)?,
    };
    let mut game = Game::from_position(start);
    for text in moves {
        game.play_text(text).map_err(error)?;
    }
    Ok(game)
}
