//! The binary `namua`: a thin door to rules and engine, for people and for scripts.

mod check;
mod fail;
mod input;
mod moves;
mod perft;
mod reasons;
mod serve;
mod words;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

use fail::{Answer, Fail};
use words::{Lang, Words};

/// Bao, the four-row mancala of the Swahili coast: play it, check it, analyse it
#[derive(Parser)]
#[command(name = "namua", version, max_term_width = 100)]
struct Cli {
    /// Speak this language; without it that of the locale
    #[arg(long, global = true, value_enum, value_name = "LANGUAGE")]
    lang: Option<Lang>,
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    Moves(moves::Args),
    Perft(perft::Args),
    Check(check::Args),
    Serve(serve::Args),
}

fn main() -> ExitCode {
    let cli = Cli::parse();
    match run(&cli) {
        Ok(answer) => answer.into(),
        Err(fail) => fail.report(&people(&cli)),
    }
}

fn run(cli: &Cli) -> Result<Answer, Fail> {
    match &cli.command {
        Command::Moves(args) => moves::run(args, &scripts(cli)),
        Command::Perft(args) => perft::run(args, &scripts(cli)),
        Command::Check(args) => check::run(args, &scripts(cli)),
        Command::Serve(args) => serve::run(args, &people(cli)),
    }
}

/// The words for people: the language asked for, else that of the locale.
fn people(cli: &Cli) -> Words {
    Words::new(cli.lang.unwrap_or_else(Lang::of_locale))
}

/// The words for scripts: the same everywhere, unless a language is asked for.
fn scripts(cli: &Cli) -> Words {
    Words::new(cli.lang.unwrap_or(Lang::En))
}
