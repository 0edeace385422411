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
mod interrupt;
mod matches;
mod moves;
mod narrate;
mod out;
mod perft;
mod play;
mod reasons;
mod replay;
mod serve;
mod show;
mod tables;
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
    #[arg(long, global = true, value_name = "LANGUAGE", value_parser = words::LangParser)]
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
    Match(matches::Args),
    Tables(tables::Args),
    Serve(serve::Args),
    Completions(completions::Args),
}

fn main() -> ExitCode {
    let command = help::translated(Cli::command(), help::language());
    let cli = Cli::from_arg_matches(&command.get_matches()).unwrap_or_else(|error| error.exit());
    match run(&cli) {
        Ok(answer) => answer.into(),
        Err(fail) => fail.report(&words(&cli)),
    }
}

fn run(cli: &Cli) -> Result<Answer, Fail> {
    let words = &words(cli);
    match &cli.command {
        Command::Moves(args) => moves::run(args, words),
        Command::Perft(args) => perft::run(args, words),
        Command::Check(args) => check::run(args, words),
        Command::Ugi(args) => ugi::run(args),
        Command::Bench(args) => bench::run(args, words),
        Command::Play(args) => play::run(args, words),
        Command::Show(args) => show::run(args, words),
        Command::Replay(args) => replay::run(args, words),
        Command::Analyse(args) => analyse::run(args, words),
        Command::Match(args) => matches::run(args, words),
        Command::Tables(args) => tables::run(args, words),
        Command::Serve(args) => serve::run(args, words),
        Command::Completions(args) => completions::run(args, Cli::command()),
    }
}

/// The words of a command. Those of scripts are the same everywhere, unless a language is asked for; people hear that of
/// their locale.
fn words(cli: &Cli) -> Words {
    let unasked = match cli.command {
        Command::Moves(_) | Command::Perft(_) | Command::Check(_) | Command::Ugi(_) | Command::Bench(_) => {
            Lang::En
        }
        _ => Lang::of_locale(),
    };
    Words::new(cli.lang.unwrap_or(unasked))
}
