//! What JavaScript may ask of an analysis; what it is told has the shapes of `namua_engine::analysis::told`.

use core::time::Duration;

use namua_engine::Limits;
use namua_engine::analysis::Settings;
use serde::Deserialize;
use wasm_bindgen::JsValue;

use crate::shapes::error;

/// Positions looked at if no limit is given: the same question gets the same answer.
const NODES: u64 = 200_000;

/// What may be spent on each position, and how many of the best moves are wanted.
#[derive(Deserialize)]
pub(crate) struct Options {
    depth: Option<u32>,
    nodes: Option<u32>,
    /// In seconds.
    time: Option<f64>,
    lines: Option<u32>,
}

impl Options {
    /// Reads an object; what is missing is as if not said.
    pub(crate) fn read(options: &JsValue) -> Result<Options, JsValue> {
        Ok(serde_wasm_bindgen::from_value(options.clone())?)
    }

    /// The settings of a search in a browser.
    pub(crate) fn settings(&self) -> Result<Settings, JsValue> {
        let time = self.time.map(Duration::try_from_secs_f64).transpose().map_err(error)?;
        let mut limits = Limits { depth: self.depth, nodes: self.nodes.map(u64::from), time, optimum: None };
        if limits == Limits::default() {
            limits.nodes = Some(NODES);
        }
        Ok(Settings { limits, lines: self.lines.unwrap_or(1) as usize, threads: 1 })
    }
}
