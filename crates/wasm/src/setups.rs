//! A position's text looked at: what it sets up, everything that is wrong with it, and what the board shows of it.

use namua_rules::{BySide, Fault as TextFault, Leniency, PositionFault, Ruleset, Setup, Side};
use serde::Serialize;
use wasm_bindgen::prelude::*;

use crate::faults::{Fault, Reason};
use crate::shapes::{View, error, plain};

/// What is known of a position's text.
#[derive(Default, Serialize)]
struct Checked {
    /// What it sets up, be it playable or not; null if it cannot be read.
    setup: Option<Written>,
    /// Why it cannot be read.
    fault: Option<Fault>,
    /// Every reason against the set-up, those that are forgiven too.
    problems: Vec<Reason>,
    /// The position, if it can be played.
    view: Option<View>,
}

/// A set-up as it is written down.
#[derive(Serialize)]
struct Written {
    ruleset: &'static str,
    rows: [Vec<u32>; 4],
    turn: char,
    reserves: [u32; 2],
    houses: [bool; 2],
    reserved: Option<String>,
    text: String,
}

impl From<&Setup> for Written {
    fn from(setup: &Setup) -> Written {
        let pair = |values: BySide<u32>| [values[Side::South], values[Side::North]];
        Written {
            ruleset: setup.ruleset.name(),
            rows: Setup::ROWS.map(|(side, row)| setup.row(side, row).map(|hole| setup.count(hole)).collect()),
            turn: setup.turn.letter(),
            reserves: pair(setup.reserves),
            houses: [setup.houses[Side::South], setup.houses[Side::North]],
            reserved: setup.reserved.map(|hole| hole.to_string()),
            text: setup.to_string(),
        }
    }
}

/// Everything about a position's text, in which a ruleset named in front counts before `ruleset`. With `lenient` another total
/// and reserves out of step are told, but forgiven (RULES.md section 5).
///
/// # Errors
/// There is no such ruleset.
#[wasm_bindgen(js_name = checkPosition)]
pub fn check_position(ruleset: &str, text: &str, lenient: bool) -> Result<JsValue, JsValue> {
    let ruleset: Ruleset = ruleset.parse().map_err(error)?;
    plain(&match Setup::parse(text, ruleset) {
        Ok(setup) => checked(&setup, lenient),
        Err(fault) => unreadable(text, ruleset, &fault),
    })
}

fn unreadable(text: &str, ruleset: Ruleset, fault: &TextFault<PositionFault>) -> Checked {
    Checked { fault: Some(Fault::of_position(text, ruleset, fault)), ..Checked::default() }
}

fn checked(setup: &Setup, lenient: bool) -> Checked {
    let strict = setup.position(Leniency::Strict);
    let problems = strict.as_ref().err().map(|error| error.problems.clone()).unwrap_or_default();
    let played = if lenient { setup.position(Leniency::Lenient).ok() } else { strict.ok() };
    Checked {
        setup: Some(setup.into()),
        fault: None,
        problems: problems.iter().map(|problem| Reason::of_problem(problem, setup.ruleset)).collect(),
        view: played.map(|position| View::new(&position, position.outcome())),
    }
}
