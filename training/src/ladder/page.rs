//! The table of the ladder, in Markdown.

use std::path::Path;

use anyhow::{Context, Result};
use namua_engine::Level;
use namua_rules::Ruleset;

use super::rungs::Rungs;
use crate::files;

/// What stands before and after the table in the page.
const MARKS: [&str; 2] = ["<!-- the ladder as measured -->\n", "<!-- end of the ladder -->"];

/// Puts the table between the marks of the page.
pub(super) fn print(path: &Path, rungs: &Rungs) -> Result<()> {
    let page = std::fs::read_to_string(path).with_context(|| format!("cannot read {}", path.display()))?;
    let parts =
        page.split_once(MARKS[0]).and_then(|(before, rest)| Some((before, rest.split_once(MARKS[1])?.1)));
    let (before, after) = parts.with_context(|| format!("{} has no place for the ladder", path.display()))?;
    files::write(path, format!("{before}{}{}{}{after}", MARKS[0], table(rungs), MARKS[1]).as_bytes())
}

fn table(rungs: &Rungs) -> String {
    let head = |words: Vec<String>| format!("| {} |\n", words.join(" | "));
    let names = Ruleset::ALL.map(|ruleset| format!("`{}`", ruleset.name()));
    let mut text = head(["levels".to_owned()].into_iter().chain(names).collect());
    text += &format!("|---|{}\n", "---|".repeat(Ruleset::ALL.len()));
    for pair in Level::ALL.windows(2).rev() {
        let pair_name = format!("{} against {}", pair[1], pair[0]);
        let cells = Ruleset::ALL.map(|ruleset| cell(rungs, ruleset, pair[1]));
        text += &head([pair_name].into_iter().chain(cells).collect());
    }
    text
}

/// Per cent of the points, and of how many games unless they are 200; level 10 with its nodes.
fn cell(rungs: &Rungs, ruleset: Ruleset, upper: Level) -> String {
    let Some((key, points)) = rungs.newest(ruleset.name(), upper) else { return String::new() };
    let games: u32 = key.0[2].parse().unwrap_or(1);
    let percent = format!("{}.{} %", points * 50 / games, points * 500 / games % 10);
    let few = if games == 200 { String::new() } else { format!(" of {games}") };
    let nodes = if upper == Level::FULL { format!(" ({})", key.0[3]) } else { String::new() };
    percent + &few + &nodes
}
