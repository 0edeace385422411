//! The engine behind a plain class, for the worker.

use core::sync::atomic::AtomicBool;

use namua_engine::{Engine as Player, Level, Limits, NoClock, Task};
use namua_rules::Game;
use wasm_bindgen::prelude::*;

use crate::game::begun;
use crate::shapes::error;

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
        Level::SHIPPED.iter().map(|level| level.number()).collect()
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
