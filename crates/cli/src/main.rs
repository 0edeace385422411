//! The binary `namua`: a thin door to rules and engine, for people and for scripts.

mod analyse;
mod bench;
mod board;
mod check;
mod completions;
mod excerpt;
mod fail;
mod help;
mod input;
mod moves;
mod narrate;
mod out;
mod perft;
mod play;
mod reasons;
mod replay;
mod serve;
mod show;
mod ugi;
mod words;

use std::process::ExitCode;

use clap::{CommandFactory, FromArgMatches, Parser, Subcommand};

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
    Ugi(ugi::Args),
    Bench(bench::Args),
    Play(play::Args),
    Show(show::Args),
    Replay(replay::Args),
    Analyse(analyse::Args),
    Serve(serve::Args),
    Completions(completions::Args),
}

fn main() -> ExitCode {
    let command = help::translated(Cli::command(), help::language());
    let cli = Cli::from_arg_matches(&command.get_matches()).unwrap_or_else(|error| error.exit());
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
        Command::Ugi(args) => ugi::run(args),
        Command::Bench(args) => bench::run(args, &scripts(cli)),
        Command::Play(args) => play::run(args, &people(cli)),
        Command::Show(args) => show::run(args, &people(cli)),
        Command::Replay(args) => replay::run(args, &people(cli)),
        Command::Analyse(args) => analyse::run(args, &people(cli)),
        Command::Serve(args) => serve::run(args, &people(cli)),
        Command::Completions(args) => completions::run(args, Cli::command()),
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
