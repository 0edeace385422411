//! What the engine says about itself, and the options that can be set.

use std::str::SplitWhitespace;

use namua_rules::Ruleset;

use super::{Reaction, shown};

/// Megabytes of the table unless set.
pub const HASH: usize = 64;

/// The most that can be set.
pub const MOST_HASH: usize = 4096;

/// The most threads that can be set.
pub const MOST_THREADS: usize = 256;

/// The most lines that can be asked for: no position has more moves.
const MOST_LINES: usize = namua_rules::MOST_MOVES;
/// The value of `EvalFile` that stands for the networks in the program ..
pub const DEFAULT: &str = "<default>";

/// .. and the one for the evaluation made by hand.
pub const HAND_MADE: &str = "<hand-made>";

/// An option with its value.
pub(super) enum Setting {
    Variant(Ruleset),
    Hash(usize),
    Threads(usize),
    Lines(usize),
    Ponder(bool),
    Evaluation(String),
}

/// The answer to `ugi`, or to `uci` from programs that know only that.
pub(super) fn greeting(command: &str) -> Vec<Reaction> {
    let rulesets: String = Ruleset::ALL.iter().map(|ruleset| format!(" var {ruleset}")).collect();
    let lines = [
        format!("id name Namua {}", env!("CARGO_PKG_VERSION")),
        "id author the Namua authors".to_owned(),
        format!("option name Variant type combo default {}{rulesets}", Ruleset::default()),
        format!("option name Hash type spin default {HASH} min 1 max {MOST_HASH}"),
        format!("option name Threads type spin default 1 min 1 max {MOST_THREADS}"),
        format!("option name MultiPV type spin default 1 min 1 max {MOST_LINES}"),
        "option name Ponder type check default false".to_owned(),
        format!("option name EvalFile type string default {DEFAULT}"),
        format!("{command}ok"),
    ];
    lines.into_iter().map(Reaction::Say).collect()
}

/// Reads `name NAME value VALUE`.
pub(super) fn read(words: SplitWhitespace) -> Result<Setting, String> {
    let words: Vec<_> = words.collect();
    let ["name", name, "value", value, ref more @ ..] = words[..] else {
        return Err("an option is set by: setoption name NAME value VALUE".to_owned());
    };
    if name.eq_ignore_ascii_case("evalfile") {
        return Ok(Setting::Evaluation([&[value], more].concat().join(" ")));
    }
    if !more.is_empty() {
        return Err(format!("{} takes one word", shown(name)));
    }
    match name.to_ascii_lowercase().as_str() {
        "variant" => value.parse().map(Setting::Variant).map_err(|error| format!("{error}")),
        "hash" => number("Hash", value, MOST_HASH).map(Setting::Hash),
        "threads" => number("Threads", value, MOST_THREADS).map(Setting::Threads),
        "multipv" => number("MultiPV", value, MOST_LINES).map(Setting::Lines),
        "ponder" => {
            let on = value.to_ascii_lowercase().parse();
            on.map(Setting::Ponder).map_err(|_| format!("Ponder is true or false, not {}", shown(value)))
        }
        _ => Err(format!("there is no option {}", shown(name))),
    }
}

/// A number from 1; what is out of its range counts as the nearest in it.
fn number(name: &str, value: &str, most: usize) -> Result<usize, String> {
    let number: usize = value.parse().map_err(|_| format!("{name} is a number, not {}", shown(value)))?;
    Ok(number.clamp(1, most))
}
