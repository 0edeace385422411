//! Games of the engine against itself. Each file of games depends on the run and its own number alone, and appears whole or
//! not at all: a run that was broken off goes on where it stopped.

use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use indicatif::{ParallelProgressIterator, ProgressBar, ProgressStyle};
use namua_engine::{Engine, Evaluator, Limits, NoClock, Score};
use namua_rules::{Game, Move, Ruleset, Side};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::{RngCore, SeedableRng};
use rayon::prelude::*;

use crate::files;
use crate::record::Judged;
use crate::run::{Run, SelfPlay};

/// Megabytes of an engine's table: it holds a search many times over.
const HASH: usize = 2;

/// Plays whatever games of the run are missing.
pub(crate) fn run(run: &Run, data: &Path) -> Result<()> {
    for play in &run.selfplay {
        let rulesets = run.rulesets()?;
        let evaluator = play.evaluator(&rulesets)?;
        let folder = data.join(&play.name);
        std::fs::create_dir_all(&folder).with_context(|| format!("cannot make {}", folder.display()))?;
        let missing = missing(&rulesets, play, &folder);
        let bar = bar(missing.len() as u64, &play.name);
        missing.par_iter().progress_with(bar).try_for_each(|(ruleset, number, path)| {
            let seed = run.seed ^ u64::from(*number) << 8 ^ *ruleset as u64;
            let games = games(*ruleset, play, evaluator.clone(), seed, *number * play.file);
            files::write(path, &games.iter().flat_map(Judged::write).collect::<Vec<_>>())
        })?;
    }
    Ok(())
}

/// A bar that says how far the work is.
pub(crate) fn bar(length: u64, what: &str) -> ProgressBar {
    let style = ProgressStyle::with_template("{msg} {wide_bar} {pos}/{len} {elapsed} (left {eta})");
    ProgressBar::new(length)
        .with_style(style.unwrap_or(ProgressStyle::default_bar()))
        .with_message(what.to_owned())
}

fn missing(rulesets: &[Ruleset], play: &SelfPlay, folder: &Path) -> Vec<(Ruleset, u32, PathBuf)> {
    let numbers = 0..play.games.div_ceil(play.file);
    let files = numbers.flat_map(|number| {
        rulesets.iter().map(move |&ruleset| {
            (ruleset, number, folder.join(format!("{}-{number:05}.bin", ruleset.name())))
        })
    });
    files.filter(|(.., path)| !path.exists()).collect()
}

fn games(ruleset: Ruleset, play: &SelfPlay, evaluator: Evaluator, seed: u64, first: u32) -> Vec<Judged> {
    let mut random = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut engine = Engine::with_evaluator(HASH, evaluator);
    let mut all = Vec::new();
    for number in first..first + play.file {
        let Some(game) = opening(ruleset, play.opening, &mut random) else { continue };
        engine.forget();
        all.extend(Match { engine: &mut engine, random: &mut random, play, number }.finish(game));
    }
    all
}

/// A game begun with random moves; `None` if it ended by them.
fn opening(ruleset: Ruleset, [least, most]: [u32; 2], random: &mut impl RngCore) -> Option<Game> {
    let plies = least + draw(random, most - least + 1);
    let mut game = Game::new(ruleset);
    for _ in 0..plies {
        let mv = any_move(&game, random)?;
        game.play(mv, &mut ()).ok()?;
    }
    game.outcome().is_none().then_some(game)
}

/// Any legal move.
pub(crate) fn any_move(game: &Game, random: &mut impl RngCore) -> Option<Move> {
    let moves = game.position().legal_moves();
    moves.get(draw(random, moves.len().max(1) as u32) as usize).copied()
}

/// A number below `end`.
pub(crate) fn draw(random: &mut impl RngCore, end: u32) -> u32 {
    (((random.next_u64() >> 32) * u64::from(end)) >> 32) as u32
}

/// A game under way.
struct Match<'a, R> {
    engine: &'a mut Engine,
    random: &'a mut R,
    play: &'a SelfPlay,
    number: u32,
}

impl<R: RngCore> Match<'_, R> {
    /// Plays to the end, or until the end is proved, and tells what was thought on the way.
    fn finish(&mut self, mut game: Game) -> Vec<Judged> {
        let mut judged = Vec::new();
        let mut winner = None;
        while winner.is_none() && game.outcome().is_none() && game.plies().len() < self.play.plies as usize {
            let turn = game.position().turn();
            let Some(found) = self.engine.search(game.position(), Limits::nodes(self.play.nodes), &NoClock)
            else {
                break;
            };
            match found.info.score {
                Score::Centiseeds(score) => judged.push(self.judge(&game, score)),
                Score::WinIn(_) => winner = Some(turn),
                Score::LossIn(_) => winner = Some(!turn),
            }
            let slip = draw(self.random, 1000) < self.play.random;
            let mv = if slip { any_move(&game, self.random) } else { Some(found.mv) };
            if mv.is_none_or(|mv| game.play(mv, &mut ()).is_err()) {
                break;
            }
        }
        let winner = winner.or_else(|| game.outcome()?.winner);
        for position in &mut judged {
            position.result =
                winner.map_or(0, |side: Side| if side == position.position.turn() { 1 } else { -1 });
        }
        judged
    }

    fn judge(&self, game: &Game, score: i32) -> Judged {
        Judged {
            position: *game.position(),
            score: score as i16,
            result: 0,
            moves: game.position().legal_moves().len() as u8,
            ply: game.plies().len() as u16,
            game: self.number,
        }
    }
}
