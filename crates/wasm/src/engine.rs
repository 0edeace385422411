//! The engine behind a plain class, for the worker.

use core::sync::atomic::{AtomicBool, Ordering};
use core::time::Duration;

use js_sys::{Date, Function};
use namua_engine::analysis::told::{Analysis, Game as Told};
use namua_engine::analysis::{Outside, Progress, annotate, report, think};
use namua_engine::{Engine as Player, Level, Limits, NoClock, Task};
use namua_rules::{Game, Record};
use wasm_bindgen::prelude::*;

use crate::analysis::Options;
use crate::game::begun;
use crate::shapes::{error, plain};

/// Memory for the engine's table; phones have to spare it too.
const TABLE_MEGABYTES: usize = 16;

/// A computer player. It blocks while it thinks, so it lives in a worker.
#[wasm_bindgen]
pub struct Engine {
    player: Player,
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
        Level::ALL.iter().map(|level| level.number()).collect()
    }

    /// The move of a level in the position that `moves` lead to from `start`. It is the level's on every device: no
    /// clock ends the search, only the level's own measure.
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
    ) -> Result<String, JsValue> {
        let game = reached(ruleset, start, &moves)?;
        let level = Level::new(level).map_err(error)?;
        let stop = AtomicBool::new(false);
        let mut task = Task::silent(Limits::default(), &NoClock, &stop);
        let open = game.outcome().is_none();
        let found = open.then(|| self.player.choose(game.position(), level, seed, &mut task)).flatten();
        let found = found.ok_or_else(|| error("the game is over"))?;
        Ok(found.mv.plain(game.position().turn()).to_string())
    }

    /// What the engine thinks of the position that `moves` lead to from `start`: its best lines with scores and chances
    /// to win, as `namua analyse --json` prints them. `options` is an object with any of `depth`, `nodes`, `time` in
    /// seconds, `lines`. Without `time` the same question gets the same answer on every device.
    ///
    /// # Errors
    /// The position cannot be reached, or the options cannot be read.
    pub fn analyse(
        &mut self,
        ruleset: &str,
        start: &str,
        moves: Vec<String>,
        options: &JsValue,
    ) -> Result<JsValue, JsValue> {
        let game = reached(ruleset, start, &moves)?;
        let settings = Options::read(options)?.settings()?;
        self.player.forget();
        let stop = AtomicBool::new(false);
        let outside = Outside { clock: &clock(), stop: &stop };
        let thought = think(&mut self.player, game.position(), &settings, outside, &mut |_| {});
        plain(&Analysis::new(game.position(), thought.as_ref()))
    }

    /// What the engine thinks of every move of a record, as `namua analyse --json` prints it, with the annotated record
    /// beside it. `options` are as for [`Engine::analyse`], for each move. `on_progress` is called with the numbers of moves
    /// that are done and that there are; if it answers `false` the work ends with what was found, which are the last moves.
    ///
    /// # Errors
    /// The record or the options cannot be read, or what `on_progress` throws.
    pub fn report(
        &mut self,
        record: &str,
        options: &JsValue,
        on_progress: &Function,
    ) -> Result<JsValue, JsValue> {
        let mut record: Record = record.parse().map_err(error)?;
        let settings = Options::read(options)?.settings()?;
        let stop = AtomicBool::new(false);
        let mut thrown = Ok(());
        let mut tell = |Progress { done, plies }| {
            let answer = on_progress.call2(&JsValue::NULL, &JsValue::from(done), &JsValue::from(plies));
            stop.store(
                answer.as_ref().map_or(true, |answer| answer.as_bool() == Some(false)),
                Ordering::Relaxed,
            );
            thrown = answer.map(drop);
        };
        let outside = Outside { clock: &clock(), stop: &stop };
        let judged = report(&mut self.player, &record, &settings, outside, &mut tell);
        thrown?;
        annotate(&mut record, &judged);
        plain(&Told::new(&record, &judged).with_record(&record))
    }
}

impl Default for Engine {
    fn default() -> Engine {
        Engine::new()
    }
}

fn reached(ruleset: &str, start: &str, moves: &[String]) -> Result<Game, JsValue> {
    let mut game = begun(ruleset, start)?;
    for text in moves {
        game.play_text(text).map_err(error)?;
    }
    Ok(game)
}

/// A clock that runs from now on.
fn clock() -> impl Fn() -> Duration {
    let begun = Date::now();
    // Someone may set the clock back meanwhile.
    move || Duration::from_secs_f64(((Date::now() - begun) / 1000.0).max(0.0))
}
