//! Puzzles from games of the engine against itself: positions in which exactly one move is right. What a file holds
//! stays, and the rest is added; a game depends on the seed, the ruleset and its number alone.

mod facts;
mod seek;

use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use clap::Args;
use namua_engine::Evaluator;
use namua_rules::Ruleset;
use serde::{Deserialize, Serialize};

use crate::files;
use crate::selfplay::bar;
use facts::Tag;
use seek::Seeker;

/// How puzzles are made.
#[derive(Args, Clone, Debug)]
pub(crate) struct Puzzles {
    /// The folder, one RULESET.json for each ruleset; what they hold already stays
    #[arg(long, default_value = "web/content/puzzles")]
    out: PathBuf,
    /// Rulesets [default: all]
    #[arg(long, value_delimiter = ',')]
    rulesets: Vec<Ruleset>,
    /// Puzzles of each ruleset [default: 52 kiswahili, 42 kete, 22 zanzibar, 22 kujifunza, 27 kimasai]
    #[arg(long)]
    count: Option<usize>,
    /// Nodes of the search that has to find exactly one move right
    #[arg(long, default_value_t = 300_000)]
    nodes: u64,
    /// Nodes for each move of the games; their players make slips besides
    #[arg(long, default_value_t = 1_000)]
    game_nodes: u64,
    /// Games of each ruleset that are looked at, at most
    #[arg(long, default_value_t = 5_000)]
    games: u32,
    /// The seed
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

/// One puzzle, as the file has it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct Puzzle {
    /// GAME-PLY of the game it comes from, with the ruleset in front.
    id: String,
    position: String,
    /// Own moves and the replies between them, in plain text.
    solution: Vec<String>,
    /// Own moves to a win that is proved and near, the first of the solution counted; absent where none is.
    #[serde(skip_serializing_if = "Option::is_none")]
    wins: Option<u32>,
    tags: Vec<Tag>,
    /// From 1 to 5.
    difficulty: u8,
}

/// The puzzles of one ruleset, in the order of their games.
struct Shelf {
    path: PathBuf,
    ruleset: Ruleset,
    wanted: usize,
    puzzles: Vec<Puzzle>,
    next: u32,
}

/// Makes what is missing, a game of each ruleset in turn.
pub(crate) fn run(options: &Puzzles, evaluator: &Evaluator) -> Result<()> {
    let rulesets = if options.rulesets.is_empty() { Ruleset::ALL.to_vec() } else { options.rulesets.clone() };
    let mut shelves: Vec<Shelf> =
        rulesets.into_iter().map(|ruleset| Shelf::open(options, ruleset)).collect::<Result<_>>()?;
    let shown = bar(shelves.iter().map(|shelf| shelf.wanted as u64).sum(), "puzzles");
    let mut seeker = Seeker::new(options, evaluator.clone());
    while shelves.iter().any(|shelf| shelf.lacks(options)) {
        for shelf in shelves.iter_mut().filter(|shelf| shelf.lacks(options)) {
            shelf.look(&mut seeker)?;
        }
        shown.set_position(shelves.iter().map(|shelf| shelf.puzzles.len() as u64).sum());
    }
    shown.finish();
    Ok(())
}

/// Puzzles of a ruleset if nothing is said.
const fn usual(ruleset: Ruleset) -> usize {
    match ruleset {
        Ruleset::Kiswahili => 52,
        Ruleset::Kete => 42,
        Ruleset::Kimasai => 27,
        Ruleset::Zanzibar | Ruleset::Kujifunza => 22,
    }
}

const fn has_houses(ruleset: Ruleset) -> bool {
    matches!(ruleset, Ruleset::Kiswahili | Ruleset::Zanzibar | Ruleset::Kete)
}

impl Shelf {
    fn open(options: &Puzzles, ruleset: Ruleset) -> Result<Shelf> {
        let path = options.out.join(ruleset.name()).with_extension("json");
        let puzzles = read(&path)?;
        let next = puzzles.last().and_then(Puzzle::game).map_or(0, |last| last + 1);
        Ok(Shelf { path, ruleset, wanted: options.count.unwrap_or(usual(ruleset)), puzzles, next })
    }

    fn lacks(&self, options: &Puzzles) -> bool {
        self.puzzles.len() < self.wanted && self.next < options.games
    }

    /// Looks at the next game and keeps what is welcome of its puzzles.
    fn look(&mut self, seeker: &mut Seeker<'_>) -> Result<()> {
        let found = seeker.game(self.ruleset, self.next);
        self.next += 1;
        let before = self.puzzles.len();
        for puzzle in found {
            if self.welcomes(&puzzle) {
                self.puzzles.push(puzzle);
            }
        }
        if self.puzzles.len() == before { Ok(()) } else { self.write() }
    }

    /// No difficulty and no theme crowds out the others: each has its part, per cent, and what is rare always has room.
    fn welcomes(&self, puzzle: &Puzzle) -> bool {
        let room = |percent: usize, alike: &dyn Fn(&Puzzle) -> bool| {
            let there = self.puzzles.iter().filter(|known| alike(known)).count();
            !alike(puzzle) || there * 100 < self.wanted * percent
        };
        // A stone's step is soon seen to its end: in Kimasai little is hard.
        let alike = if self.ruleset == Ruleset::Kimasai { 50 } else { 34 };
        let new = self.puzzles.iter().all(|known| known.position != puzzle.position);
        new && self.puzzles.len() < self.wanted
            && room(alike, &|one| one.difficulty == puzzle.difficulty)
            && room(20, &|one| one.tags.is_empty())
            && room(40, &|one| one.tags == puzzle.tags)
            && room(60, &|one| one.has(&[Tag::Win]))
            && room(85, &|one| !one.has(&[Tag::Win]))
            && (self.ruleset == Ruleset::Kujifunza || room(70, &|one| !one.has(&Tag::SPECIAL)))
            && (!has_houses(self.ruleset) || room(97, &|one| !one.has(&[Tag::Takasia])))
    }

    fn write(&self) -> Result<()> {
        let lines: Vec<String> = self.puzzles.iter().map(serde_json::to_string).collect::<Result<_, _>>()?;
        files::write(&self.path, format!("[\n{}\n]\n", lines.join(",\n")).as_bytes())
    }
}

impl Puzzle {
    /// Whether it has one of these themes.
    fn has(&self, tags: &[Tag]) -> bool {
        self.tags.iter().any(|tag| tags.contains(tag))
    }

    /// The number of the game it comes from.
    fn game(&self) -> Option<u32> {
        self.id.rsplit('-').nth(1)?.parse().ok()
    }
}

fn read(path: &Path) -> Result<Vec<Puzzle>> {
    if !path.exists() {
        return Ok(vec![]);
    }
    let text = std::fs::read_to_string(path).with_context(|| format!("cannot read {}", path.display()))?;
    serde_json::from_str(&text).with_context(|| format!("{} holds no puzzles", path.display()))
}

#[cfg(test)]
mod tests;
