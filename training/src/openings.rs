//! A book of balanced openings: positions a few careless moves into the game that a search finds even, and from which the
//! engine's games against itself are won by either side about as often.

use std::path::{Path, PathBuf};
use std::sync::atomic::AtomicBool;

use anyhow::{Context, Result};
use clap::Args;
use namua_engine::{Engine, Evaluator, Level, Limits, NoClock, Score, Task};
use namua_rules::{Game, Position, Ruleset, Side};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::{RngCore, SeedableRng};
use rayon::prelude::*;

use crate::files;
use crate::selfplay::{any_move, bar, draw};

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
    /// Plies into the game: at least
    #[arg(long, default_value_t = 4)]
    least: u32,
    /// Plies into the game: at most
    #[arg(long, default_value_t = 12)]
    most: u32,
    /// Nodes of the search that has to find a position even
    #[arg(long, default_value_t = 30_000)]
    nodes: u64,
    /// How far from even, in centiseeds
    #[arg(long, default_value_t = 60)]
    margin: i32,
    /// Games played from each position
    #[arg(long, default_value_t = 10, value_parser = clap::value_parser!(u32).range(1..))]
    games: u32,
    /// Nodes for each move of these games; every game has some more than the one before
    #[arg(long, default_value_t = 400)]
    game_nodes: u64,
    /// By how many per cent the nodes of every game exceed those of the one before: where players of one strength always
    /// agree who wins, those of several may not
    #[arg(long, default_value_t = 0)]
    growth: u64,
    /// The level that plays the plies into the game
    #[arg(long, default_value_t = 4)]
    level: u32,
    /// One of so many of these plies is drawn at random
    #[arg(long, default_value_t = 3)]
    at_random: u32,
    /// The seed
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

/// Candidates that are looked at before the file is written again.
const ROUND: u64 = 64;

/// Plies after which a game counts for nobody.
const MOST_PLIES: usize = 300;

/// A game is as good as won at so many centiseeds, five to one; never where a position may be as far from even.
const WON: i32 = 700;

/// Nodes of the quick search that comes before the long one.
const QUICK: u64 = 1_000;

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
        let found: Vec<_> =
            candidates.par_iter().filter_map(|&candidate| book.examine(candidate, evaluator)).collect();
        next += ROUND;
        for entry in found {
            let known = lines.iter().any(|line| line.starts_with(&entry.text));
            if positions(&lines) < book.count && !known {
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
    Ok(text.lines().filter(|line| !line.trim().is_empty()).map(str::to_owned).collect())
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
        let mut engine = Engine::with_evaluator(1, evaluator.clone());
        let position = self.begin(&mut engine, &mut random)?;
        if position.legal_moves().len() < 2 {
            return None;
        }
        even(&mut engine, position, QUICK, 3 * self.margin)?;
        let score = even(&mut engine, position, self.nodes, self.margin)?;
        let south = self.play(&mut engine, position, draw(&mut random, 100))?;
        Some(Entry { candidate, text: position.to_string(), score, south })
    }

    /// The position after some careless moves; `None` if the game ended by them.
    fn begin(&self, engine: &mut Engine, random: &mut impl RngCore) -> Option<Position> {
        let plies = self.least + draw(random, self.most.saturating_sub(self.least) + 1);
        let mut game = Game::new(self.ruleset);
        for _ in 0..plies {
            let mv = if draw(random, self.at_random.max(1)) == 0 {
                any_move(&game, random)?
            } else {
                let stop = AtomicBool::new(false);
                let mut task = Task::silent(Limits::default(), &NoClock, &stop);
                engine.choose(game.position(), Level::new(self.level).ok()?, random.next_u64(), &mut task)?.mv
            };
            game.play(mv, &mut ()).ok()?;
        }
        game.outcome().is_none().then(|| *game.position())
    }

    /// How many of the games South wins, if they are balanced.
    fn play(&self, engine: &mut Engine, position: Position, more: u32) -> Option<u32> {
        let (least, most) = (4 * self.games / 10, 6 * self.games / 10);
        let [mut south, mut north] = [0; 2];
        for number in 0..self.games {
            let nodes = self.game_nodes + u64::from(more + 37 * number);
            let nodes = (0..number).fold(nodes, |nodes, _| nodes + nodes * self.growth / 100);
            match winner(position, nodes, WON.max(2 * self.margin), engine)? {
                Side::South => south += 1,
                Side::North => north += 1,
            }
            if south > most || north > self.games - least {
                return None;
            }
        }
        Some(south)
    }
}

/// The score of a position, if a search of so many nodes finds it even.
fn even(engine: &mut Engine, position: Position, nodes: u64, margin: i32) -> Option<i32> {
    engine.forget();
    match engine.search(&position, Limits::nodes(nodes), &NoClock)?.info.score {
        Score::Centiseeds(score) if score.abs() <= margin => Some(score),
        _ => None,
    }
}

/// Who wins the engine's game against itself.
fn winner(start: Position, nodes: u64, won: i32, engine: &mut Engine) -> Option<Side> {
    let mut game = Game::from_position(start);
    engine.forget();
    while game.outcome().is_none() && game.plies().len() < MOST_PLIES {
        let turn = game.position().turn();
        let found = engine.search(game.position(), Limits::nodes(nodes), &NoClock)?;
        match found.info.score {
            Score::WinIn(_) => return Some(turn),
            Score::LossIn(_) => return Some(!turn),
            Score::Centiseeds(score) if score > won => return Some(turn),
            Score::Centiseeds(score) if score < -won => return Some(!turn),
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
