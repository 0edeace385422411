//! How the networks are made: games of the engine against itself, a filter, training, and whole numbers in a file.
//! `training/README.md` tells how to use it.

mod files;
mod ladder;
mod model;
mod openings;
mod puzzles;
mod record;
mod run;
mod samples;
mod selfplay;
mod train;
mod whole;

use std::path::PathBuf;

use anyhow::Result;
use clap::{Parser, Subcommand};
use namua_engine::Evaluator;
use namua_engine::net::{Sowing, Steps};
use namua_rules::Ruleset;

use crate::run::Run;

/// Make a network
#[derive(Parser)]
#[command(name = "namua-training", max_term_width = 100)]
struct Cli {
    #[command(subcommand)]
    step: Step,
    /// The run's file
    #[arg(global = true, long, default_value = "training/runs/main.toml")]
    run: PathBuf,
    /// Where data and networks go
    #[arg(global = true, long, default_value = "training/data")]
    data: PathBuf,
    /// Threads [default: one for each core]
    #[arg(global = true, long, default_value_t = 0)]
    threads: usize,
}

#[derive(Subcommand)]
enum Step {
    /// Play the games that are missing
    Selfplay,
    /// Learn from the games and write the network
    Train,
    /// Make a book of balanced openings
    Openings(openings::Book),
    /// Measure the ladder of levels and print it into its page
    Ladder(ladder::Ladder),
    /// Make puzzles from games of the engine against itself
    Puzzles(puzzles::Puzzles),
}

fn main() -> Result<()> {
    let cli = Cli::parse();
    rayon::ThreadPoolBuilder::new().num_threads(cli.threads).build_global()?;
    if let Step::Openings(book) = &cli.step {
        return openings::run(book, &Evaluator::default());
    }
    if let Step::Ladder(ladder) = &cli.step {
        return ladder::run(ladder, &cli.data);
    }
    if let Step::Puzzles(puzzles) = &cli.step {
        return puzzles::run(puzzles, &Evaluator::default());
    }
    let run = Run::read(&cli.run)?;
    let data = cli.data.join(&run.name);
    match cli.step {
        Step::Selfplay => selfplay::run(&run, &data),
        Step::Train if run.rulesets()? == [Ruleset::Kimasai] => train::run::<Steps>(&run, &data),
        Step::Train => train::run::<Sowing>(&run, &data),
        Step::Openings(_) | Step::Ladder(_) | Step::Puzzles(_) => Ok(()),
    }
}
