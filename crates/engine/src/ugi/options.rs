//! What the engine says about itself, and the options that can be set.

use std::str::SplitWhitespace;

use namua_rules::Ruleset;

use super::{Reaction, shown};

/// Megabytes of the table unless set.
pub const HASH: usize = 64;

/// The most that can be set.
pub const MOST_HASH: usize = 4096;

/// The value of `EvalFile` that stands for the networks in the program ..
pub const DEFAULT: &str = "<default>";

/// .. and the one for the evaluation made by hand.
pub const HAND_MADE: &str = "<hand-made>";

/// An option with its value.
pub(super) enum Setting {
    Variant(Ruleset),
    Hash(usize),
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
        "hash" => {
            let megabytes: usize =
                value.parse().map_err(|_| format!("Hash is a number, not {}", shown(value)))?;
            Ok(Setting::Hash(megabytes.clamp(1, MOST_HASH)))
        }
        _ => Err(format!("there is no option {}", shown(name))),
    }
}
