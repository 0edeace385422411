//! Every chore of the project: `cargo xtask <name>`.
//!
//! Each chore does the set-up it needs and skips what is already done, so that any of them can be
//! the first command in a fresh clone, and a second run is a matter of seconds.

mod apt;
mod browser;
mod fuzz;
mod lint;
mod play;
mod project;
mod stamp;
mod sysroot;
mod test;
mod toolchain;
mod train;
mod wasm;
mod web;

use anyhow::Result;
use clap::{Parser, Subcommand};

use crate::project::Project;

/// Chores of Namua
#[derive(Parser)]
#[command(bin_name = "cargo xtask", max_term_width = 100)]
struct Cli {
    #[command(subcommand)]
    chore: Chore,
}

#[derive(Subcommand)]
enum Chore {
    /// Set everything up, start the game and print the address to open
    Play(play::Args),
    /// Set everything up and run all tests
    Test(test::Args),
    /// Check form, habits, documentation and types, of Rust and of the web app
    Lint,
    /// Build the rules and the engine for the browser
    Wasm,
    /// Build the web app into web/dist
    Web,
    /// Run fuzz targets
    Fuzz(fuzz::Args),
    /// Make a network: play games, filter, learn
    Train(train::Args),
    /// Make a book of balanced openings
    Openings(train::Options),
    /// Measure the ladder of levels
    Ladder(train::Options),
    /// Make puzzles from games of the engine against itself
    Puzzles(train::Options),
    /// Do every set-up step there is, so that all that follows works offline
    Setup,
}

fn main() -> Result<()> {
    let chore = Cli::parse().chore;
    let project = Project::find()?;
    match chore {
        Chore::Play(args) => play::run(&project, &args),
        Chore::Test(args) => test::run(&project, &args),
        Chore::Lint => web::prepare(&project).and_then(|()| lint::run(&project)),
        Chore::Wasm => web::prepare(&project),
        Chore::Web => web::build(&project),
        Chore::Fuzz(args) => fuzz::run(&project, &args),
        Chore::Train(args) => train::run(&project, &args),
        Chore::Openings(args) => train::other(&project, "openings", &args),
        Chore::Ladder(args) => train::other(&project, "ladder", &args),
        Chore::Puzzles(args) => train::other(&project, "puzzles", &args),
        Chore::Setup => setup(&project),
    }
}

fn setup(project: &Project) -> Result<()> {
    web::prepare(project)?;
    browser::setup(project)?;
    fuzz::setup(project)
}
