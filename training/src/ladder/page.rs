//! The tables of the page on levels, in Markdown.

use std::path::Path;

use anyhow::{Context, Result};
use namua_engine::{Care, Level, Style};
use namua_rules::Ruleset;

use super::rungs::Rungs;
use crate::files;

/// What stands before and after the two tables in the page: how the levels play, and what was measured.
const MARKS: [[&str; 2]; 2] = [
    ["<!-- the styles of the levels -->\n", "<!-- end of the styles -->"],
    ["<!-- the ladder as measured -->\n", "<!-- end of the ladder -->"],
];

/// Puts the tables between the marks of the page.
pub(super) fn print(path: &Path, rungs: &Rungs) -> Result<()> {
    let mut page =
        std::fs::read_to_string(path).with_context(|| format!("cannot read {}", path.display()))?;
    for (marks, table) in MARKS.into_iter().zip([styles(), table(rungs)]) {
        page = put(&page, marks, &table)
            .with_context(|| format!("{} has no {}", path.display(), marks[0].trim()))?;
    }
    files::write(path, page.as_bytes())
}

fn put(page: &str, [begin, end]: [&str; 2], table: &str) -> Option<String> {
    let (before, rest) = page.split_once(begin)?;
    let (_, after) = rest.split_once(end)?;
    Some(format!("{before}{begin}{table}{end}{after}"))
}

/// One column for the three rulesets that share a ladder.
fn styles() -> String {
    let mut text =
        "| level | `kiswahili`, `zanzibar`, `kete` | `kujifunza` | `kimasai` |\n|---|---|---|---|\n"
            .to_owned();
    for level in Level::ALL.into_iter().rev() {
        let cells = [Ruleset::Kiswahili, Ruleset::Kujifunza, Ruleset::Kimasai]
            .map(|ruleset| style(level.style(ruleset)));
        text += &format!("| {level} | {} |\n", cells.join(" | "));
    }
    text
}

fn style(style: Style) -> String {
    match style {
        Style::Careless(Care { depth, error, .. }) => format!("depth {depth}, error {error}"),
        Style::Hasty { nodes } | Style::Thorough { nodes } => format!("{nodes} positions"),
    }
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
