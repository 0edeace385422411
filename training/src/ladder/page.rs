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

fn styles() -> String {
    by_ruleset(
        "level",
        Level::ALL
            .into_iter()
            .rev()
            .map(|level| (level.to_string(), Ruleset::ALL.map(|ruleset| style(level.style(ruleset))))),
    )
}

/// A table with a column for each ruleset.
fn by_ruleset(corner: &str, rows: impl Iterator<Item = (String, [String; Ruleset::ALL.len()])>) -> String {
    let line = |words: Vec<String>| format!("| {} |\n", words.join(" | "));
    let names = Ruleset::ALL.map(|ruleset| format!("`{}`", ruleset.name()));
    let mut text = line([corner.to_owned()].into_iter().chain(names).collect());
    text += &format!("|---|{}\n", "---|".repeat(Ruleset::ALL.len()));
    for (name, cells) in rows {
        text += &line([name].into_iter().chain(cells).collect());
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
    by_ruleset(
        "levels",
        Level::ALL.windows(2).rev().map(|pair| {
            let cells = Ruleset::ALL.map(|ruleset| cell(rungs, ruleset, pair[1]));
            (format!("{} against {}", pair[1], pair[0]), cells)
        }),
    )
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
