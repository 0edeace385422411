//! Proof that the module calculates as the program does: the same numbers as `namua bench` prints. For tests; the app calls
//! nothing of this.

use js_sys::Int32Array;
use namua_engine::{Engine, Evaluator, Limits, NoClock, judgements};
use namua_rules::{Leniency, Position, Ruleset};
use wasm_bindgen::prelude::*;

use crate::game::begun;
use crate::shapes::error;

/// The nodes of each search of `namua bench`, in its order.
#[wasm_bindgen]
#[must_use]
pub fn bench() -> Vec<u64> {
    let mut nodes = Vec::new();
    namua_engine::bench::run(|_: &Position, count| nodes.push(count));
    nodes
}

/// What the engine judges the first `count` positions of random play to be worth, as `namua bench --judgements` does.
///
/// # Errors
/// There is no such ruleset.
#[wasm_bindgen]
pub fn judgements(ruleset: &str, seed: u64, count: u32) -> Result<Int32Array, JsValue> {
    let ruleset: Ruleset = ruleset.parse().map_err(error)?;
    let judged = judgements::judge(&Evaluator::default(), ruleset, seed, count as usize);
    Ok(Int32Array::from(&judged[..]))
}

/// One number for many judgements, as `namua bench --judgements` prints it: 16 hexadecimal digits.
#[wasm_bindgen]
#[must_use]
pub fn checksum(judgements: &[i32]) -> String {
    format!("{:016x}", judgements::checksum(judgements))
}

/// The numbers of move sequences of 1, 2, .. `depth` moves from a position, as `namua perft` prints them.
///
/// # Errors
/// There is no such ruleset, or the position cannot be read.
#[wasm_bindgen]
pub fn perft(ruleset: &str, position: &str, depth: u32) -> Result<Vec<u64>, JsValue> {
    Ok(namua_rules::perft(begun(ruleset, position, Leniency::Strict)?.position(), depth))
}

/// Searches a position with a fresh engine until so many nodes are reached, and says how many they were: for the speed.
///
/// # Errors
/// There is no such ruleset, or the position cannot be read.
#[wasm_bindgen(js_name = searchNodes)]
pub fn search_nodes(ruleset: &str, position: &str, nodes: u64) -> Result<u64, JsValue> {
    let game = begun(ruleset, position, Leniency::Strict)?;
    let found = Engine::new(16).search(game.position(), Limits::nodes(nodes), &NoClock);
    Ok(found.map_or(0, |found| found.info.nodes))
}
