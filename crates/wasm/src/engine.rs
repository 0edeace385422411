//! The engine behind a plain class, for the worker.

use namua_rules::{Game as RuleGame, Leniency, Position, Ruleset};
use wasm_bindgen::prelude::*;

use crate::shapes::error;

/// A computer player. It blocks while it thinks, so it lives in a worker.
#[wasm_bindgen]
#[derive(Default)]
pub struct Engine {}

#[wasm_bindgen]
impl Engine {
    /// A player who remembers nothing yet.
    #[wasm_bindgen(constructor)]
    #[must_use]
    pub fn new() -> Engine {
        Engine::default()
    }

    /// The move of a level in the position that `moves` lead to.
    ///
    /// # Errors
    /// The position cannot be reached, or the game is over there.
    pub fn choose(&mut self, ruleset: &str, start: &str, moves: Vec<String>, level: u8, seed: u64, _on_info: &js_sys::Function) -> Result<JsValue, JsValue> {
        let game = reached(ruleset, start, &moves)?;
        let all = game.position().legal_moves();
        let _ = level;
        let mv = all.get(seed as usize % all.len().max(1)).ok_or_else(|| error("over"))?;
        let o = js_sys::Object::new();
        js_sys::Reflect::set(&o, &"move".into(), &mv.plain(game.position().turn()).to_string().into())?;
        Ok(o.into())
    }
}

fn reached(ruleset: &str, start: &str, moves: &[String]) -> Result<RuleGame, JsValue> {
    let ruleset: Ruleset = ruleset.parse().map_err(error)?;
    let start = match start {
        "startpos" => Position::start(ruleset),
        text => Position::parse(text, ruleset, Leniency::Strict).map_err(error)?,
    };
    let mut game = RuleGame::from_position(start);
    for text in moves {
        game.play_text(text).map_err(error)?;
    }
    Ok(game)
}
