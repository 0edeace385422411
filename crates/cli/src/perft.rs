//! `namua perft`: counts of move sequences, the checksum of the rules. For scripts.

use std::io::{self, BufWriter, Write};

use namua_rules::{divide, perft};

use crate::fail::{Answer, Fail};
use crate::input::{self, Reading};
use crate::words::Words;

/// Count the sequences of so many legal moves
#[derive(clap::Args)]
#[command(after_help = "\
Prints `depth count` for every depth from 1 on; with --divide `move count` for the given depth.

Examples:
  namua perft --depth 6
  namua perft --ruleset kete --depth 4 --divide")]
pub(crate) struct Args {
    #[command(flatten)]
    reading: Reading,
    /// How many moves deep
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=200))]
    depth: u32,
    /// Split the count by the first move
    #[arg(long)]
    divide: bool,
    /// A position's text; the start position without one
    #[arg(value_name = "POSITION")]
    position: Vec<String>,
}

pub(crate) fn run(args: &Args, words: &Words) -> Result<Answer, Fail> {
    let text = if args.position.is_empty() { "startpos".to_owned() } else { input::joined(&args.position) };
    let position = args.reading.position(&text, words)?;
    let mut out = BufWriter::new(io::stdout().lock());
    if args.divide {
        for (mv, count) in divide(&position, args.depth) {
            writeln!(out, "{} {count}", mv.plain(position.turn()))?;
        }
    } else {
        for (depth, count) in (1..).zip(perft(&position, args.depth)) {
            writeln!(out, "{depth} {count}")?;
        }
    }
    out.flush()?;
    Ok(Answer::Yes)
}
