//! What was measured, one rung of a ladder a line.

use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use namua_engine::{Care, Level, Style};

use super::game::Bench;
use crate::files;

/// What a rung is about. Everything its result depends on is in it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Key(pub(super) [String; 6]);

impl Key {
    pub(super) fn new(bench: &Bench, upper: Level, games: u32, [above, below]: [Style; 2]) -> Key {
        let names = [bench.ruleset.name().to_owned(), upper.to_string(), games.to_string()];
        let [ruleset, upper, games] = names;
        Key([ruleset, upper, games, name(above), name(below), bench.fingerprint()])
    }
}

/// A style in a few words.
fn name(style: Style) -> String {
    match style {
        Style::Careless(Care { depth, error, sure }) => format!("depth {depth} error {error} sure {sure}"),
        Style::Hasty { nodes } => format!("about {nodes} nodes"),
        Style::Thorough { nodes } => format!("{nodes} nodes"),
    }
}

/// The rungs of a file.
pub(super) struct Rungs {
    path: PathBuf,
    /// With the half points of the upper level.
    rungs: Vec<(Key, u32)>,
}

impl Rungs {
    /// Reads the file, if there is one.
    pub(super) fn read(path: &Path) -> Result<Rungs> {
        let text = if path.exists() { std::fs::read_to_string(path)? } else { String::new() };
        let rungs = text.lines().filter_map(rung).collect();
        Ok(Rungs { path: path.to_owned(), rungs })
    }

    pub(super) fn has(&self, key: &Key) -> bool {
        self.rungs.iter().any(|(known, _)| known == key)
    }

    /// Adds a rung and writes the file.
    pub(super) fn add(&mut self, key: Key, points: u32) -> Result<()> {
        self.rungs.push((key, points));
        let line = |(key, points): &(Key, u32)| format!("{}\t{points}\n", key.0.join("\t"));
        if let Some(folder) = self.path.parent() {
            std::fs::create_dir_all(folder).with_context(|| format!("cannot make {}", folder.display()))?;
        }
        files::write(&self.path, self.rungs.iter().map(line).collect::<String>().as_bytes())
    }

    /// The newest rung of a ruleset with this upper level.
    pub(super) fn newest(&self, ruleset: &str, upper: Level) -> Option<&(Key, u32)> {
        let upper = upper.to_string();
        self.rungs.iter().rev().find(|(Key(key), _)| key[0] == ruleset && key[1] == upper)
    }
}

fn rung(line: &str) -> Option<(Key, u32)> {
    let (key, points) = line.rsplit_once('\t')?;
    let words: Vec<String> = key.split('\t').map(str::to_owned).collect();
    Some((Key(words.try_into().ok()?), points.parse().ok()?))
}
