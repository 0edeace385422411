//! The engine behind a plain class, for the worker.

use core::sync::atomic::{AtomicBool, Ordering};
use core::time::Duration;

use js_sys::{Date, Function};
use namua_engine::analysis::told::{Analysis, Game as Told};
use namua_engine::analysis::{Outside, Progress, Prospect, Thought, annotate, report, think};
use namua_engine::{Engine as Player, Info, Level, Limits, NoClock, Task};
use namua_rules::{Game, Leniency, Position, Record};
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
    /// seconds, `lines`. Without `time` the same question gets the same answer on every device. `on_depth`, if there is one, is
    /// called after each depth with what is known by then, in the same shape; if it answers `false` the search ends soon.
    ///
    /// # Errors
    /// The position cannot be reached, or the options cannot be read, or what `on_depth` throws.
    pub fn analyse(
        &mut self,
        ruleset: &str,
        start: &str,
        moves: Vec<String>,
        options: &JsValue,
        on_depth: Option<Function>,
    ) -> Result<JsValue, JsValue> {
        let game = reached(ruleset, start, &moves)?;
        let position = game.position();
        let settings = Options::read(options)?.settings()?;
        self.player.forget();
        let stop = AtomicBool::new(false);
        let mut thrown = Ok(());
        let mut tell = |thought: &Thought| {
            let Some(on_depth) = &on_depth else { return };
            let said = plain(&Analysis::new(position, Some(thought)))
                .and_then(|said| on_depth.call1(&JsValue::NULL, &said));
            stop.store(ends(&said), Ordering::Relaxed);
            thrown = said.map(drop);
        };
        let mut depths = Depths::new(position, settings.lines, &mut tell);
        let outside = Outside { clock: &clock(), stop: &stop };
        let thought = think(&mut self.player, position, &settings, outside, &mut |info| depths.hear(info));
        thrown?;
        plain(&Analysis::new(position, thought.as_ref()))
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
        let mut record = Record::parse(record, Leniency::Lenient).map_err(error)?;
        let settings = Options::read(options)?.settings()?;
        let stop = AtomicBool::new(false);
        let mut thrown = Ok(());
        let mut tell = |Progress { done, plies }| {
            let answer = on_progress.call2(&JsValue::NULL, &JsValue::from(done), &JsValue::from(plies));
            stop.store(ends(&answer), Ordering::Relaxed);
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
    let mut game = begun(ruleset, start, Leniency::Lenient)?;
    for text in moves {
        game.play_text(text).map_err(error)?;
    }
    Ok(game)
}

/// Whether a callback wants no more: it answers `false`, or throws.
fn ends(answer: &Result<JsValue, JsValue>) -> bool {
    answer.as_ref().map_or(true, |answer| answer.as_bool() == Some(false))
}

/// Gathers the reports on the lines of one depth until it is complete.
struct Depths<'a> {
    lines: usize,
    prospects: Vec<Prospect>,
    tell: &'a mut dyn FnMut(&Thought),
}

impl<'a> Depths<'a> {
    fn new(position: &Position, wanted: usize, tell: &'a mut dyn FnMut(&Thought)) -> Depths<'a> {
        let lines = wanted.clamp(1, position.legal_moves().len().max(1));
        Depths { lines, prospects: Vec::new(), tell }
    }

    fn hear(&mut self, info: &Info) {
        let Some(mv) = info.pv.first() else { return };
        if info.multipv == 1 {
            self.prospects.clear();
        }
        self.prospects.push(Prospect { mv: *mv, score: info.score, line: info.pv.clone() });
        if self.prospects.len() == self.lines {
            let prospects = self.prospects.clone();
            (self.tell)(&Thought { depth: info.depth, nodes: info.nodes, prospects });
        }
    }
}

/// A clock that runs from now on.
fn clock() -> impl Fn() -> Duration {
    let begun = Date::now();
    // Someone may set the clock back meanwhile.
    move || Duration::from_secs_f64(((Date::now() - begun) / 1000.0).max(0.0))
}
