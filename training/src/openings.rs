//! A book of balanced openings: positions a few random moves into the game that a search finds even, and from which the
//! engine's games against itself are won by either side about as often.

use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use clap::Args;
use namua_engine::{Engine, Evaluator, Limits, NoClock, Score};
use namua_rules::{Game, Position, Ruleset, Side};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use rayon::prelude::*;

use crate::files;
use crate::selfplay::{bar, draw, opening};

/// What a book is made of.
#[derive(Args, Clone, Debug)]
pub(crate) struct Book {
    /// The ruleset
    #[arg(long)]
    ruleset: Ruleset,
    /// The file; what it holds already stays, and the rest is added
    #[arg(long)]
    out: PathBuf,
    /// Positions wanted
    #[arg(long, default_value_t = 600)]
    count: usize,
    /// Random plies: at least
    #[arg(long, default_value_t = 4)]
    least: u32,
    /// Random plies: at most
    #[arg(long, default_value_t = 12)]
    most: u32,
    /// Nodes of the search that has to find a position even
    #[arg(long, default_value_t = 30_000)]
    nodes: u64,
    /// How far from even, in centiseeds
    #[arg(long, default_value_t = 60)]
    margin: i32,
    /// Games played from each position
    #[arg(long, default_value_t = 10)]
    games: u32,
    /// Nodes for each move of these games; every game has some more than the one before
    #[arg(long, default_value_t = 1_000)]
    game_nodes: u64,
    /// The seed
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

/// Candidates that are looked at before the file is written again.
const ROUND: u64 = 64;

/// Plies after which a game counts for nobody.
const MOST_PLIES: usize = 300;

/// A position of the book.
struct Entry {
    candidate: u64,
    text: String,
    score: i32,
    south: u32,
}

/// Makes the book, or what is missing of it.
pub(crate) fn run(book: &Book, evaluator: &Evaluator) -> Result<()> {
    let mut lines = begun(&book.out)?;
    let mut next = next(&lines);
    let shown = bar(book.count as u64, book.ruleset.name());
    while positions(&lines) < book.count {
        shown.set_position(positions(&lines) as u64);
        let candidates: Vec<u64> = (next..next + ROUND).collect();
        let found: Vec<_> = candidates.par_iter().filter_map(|&candidate| book.examine(candidate, evaluator)).collect();
        next += ROUND;
        for entry in found {
            if positions(&lines) < book.count && !lines.iter().any(|line| line.starts_with(&entry.text)) {
                lines.push(entry.line(book));
            }
        }
        files::write(&book.out, (lines.join("\n") + "\n").as_bytes())?;
    }
    shown.finish();
    Ok(())
}

/// What the file holds already.
fn begun(path: &Path) -> Result<Vec<String>> {
    if !path.exists() {
        return Ok(vec![]);
    }
    let text = std::fs::read_to_string(path).with_context(|| format!("cannot read {}", path.display()))?;
    Ok(text.lines().map(str::to_owned).collect())
}

fn positions(lines: &[String]) -> usize {
    lines.iter().filter(|line| !line.starts_with('#')).count()
}

/// The first candidate after those of the file: each line ends with its candidate's number.
fn next(lines: &[String]) -> u64 {
    let last = lines.last().and_then(|line| line.rsplit(' ').next()?.parse::<u64>().ok());
    last.map_or(0, |last| (last / ROUND + 1) * ROUND)
}

impl Book {
    /// The candidate of a number, if it is balanced.
    fn examine(&self, candidate: u64, evaluator: &Evaluator) -> Option<Entry> {
        let seed = self.seed << 32 ^ candidate << 3 ^ self.ruleset as u64;
        let mut random = Xoshiro256PlusPlus::seed_from_u64(seed);
        let game = opening(self.ruleset, [self.least, self.most], &mut random)?;
        let position = *game.position();
        let mut engine = Engine::with_evaluator(4, evaluator.clone());
        let Score::Centiseeds(score) = engine.search(&position, Limits::nodes(self.nodes), &NoClock)?.info.score else {
            return None;
        };
        if position.legal_moves().len() < 2 || score.abs() > self.margin {
            return None;
        }
        let first = draw(&mut random, 200);
        let mut south = 0;
        for number in 0..self.games {
            let nodes = self.game_nodes + u64::from(first + 101 * number);
            south += u32::from(winner(position, nodes, &mut engine)? == Side::South);
        }
        let balanced = (4 * self.games..=6 * self.games).contains(&(10 * south));
        balanced.then(|| Entry { candidate, text: position.to_string(), score, south })
    }
}

/// Who wins the engine's game against itself.
fn winner(start: Position, nodes: u64, engine: &mut Engine) -> Option<Side> {
    let mut game = Game::from_position(start);
    engine.forget();
    while game.outcome().is_none() && game.plies().len() < MOST_PLIES {
        let turn = game.position().turn();
        let found = engine.search(game.position(), Limits::nodes(nodes), &NoClock)?;
        match found.info.score {
            Score::WinIn(_) => return Some(turn),
            Score::LossIn(_) => return Some(!turn),
            Score::Centiseeds(_) => game.play(found.mv, &mut ()).ok()?,
        };
    }
    game.outcome()?.winner
}

impl Entry {
    fn line(&self, book: &Book) -> String {
        let Entry { candidate, text, score, south } = self;
        format!("{text} # {score:+} South won {south} of {} candidate {candidate}", book.games)
    }
}
