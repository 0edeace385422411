//! `namua analyse`: what the engine thinks of a position, or of every move of a record.

mod graph;
mod json;
mod output;
mod position;
mod record;
mod tell;

use std::path::{Path, PathBuf};
use std::time::Duration;

use clap::ValueEnum;
use namua_engine::analysis::Settings;
use namua_engine::{Engine, Limits};

use crate::fail::{Answer, Complaint, Fail};
use crate::input::{self, Reading};
use crate::words::Words;

/// How long to think about a position if nothing is said about it.
const TIME: Duration = Duration::from_secs(5);

/// Positions to look at for each move of a record if nothing is said about it: the same record gets the same answer.
const NODES: u64 = 200_000;

/// A year, in seconds.
const LONGEST: f64 = 31_536_000.0;

/// Let the engine judge a position, or every move of a record
#[derive(clap::Args)]
#[command(after_help = "\
A position: a line for each depth with score for the player to move in seeds, his chance to win, nodes, time, and the moves \
expected. Without a limit the engine thinks for five seconds; Ctrl-C ends it sooner.

A record: what each move is worth to the player who made it, the chance to win it gave away, a verdict, and the better line. \
Without a limit 200000 positions are looked at for each move. With --out or --format pgn the record is written with [%eval] \
comments, glyphs and variations. docs/ANALYSIS.md explains them.

Exit code: 0 fine, 2 bad input, 130 interrupted before the last move of a record.

Examples:
  namua analyse startpos
  namua analyse --depth 12 --lines 3 \"kimasai startpos\"
  namua analyse --time 30 --hash 512 \"kete startpos\"
  namua analyse docs/kete-game.pgn
  namua analyse --time 1 --out judged.pgn --graph game.svg game.pgn
  namua analyse --format pgn - < games.pgn > judged.pgn")]
pub(crate) struct Args {
    #[command(flatten)]
    reading: Reading,
    /// Look so many moves ahead
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    depth: Option<u32>,
    /// Look at so many positions
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    nodes: Option<u64>,
    /// Think for so many seconds, about each move of a record
    #[arg(long, value_name = "SECONDS", value_parser = seconds, allow_hyphen_values = true)]
    time: Option<Duration>,
    /// Remember positions in so many megabytes
    #[arg(long, value_name = "MEGABYTES", default_value_t = 64, value_parser = clap::value_parser!(u32).range(1..=4096))]
    hash: u32,
    /// Search with so many threads; with one, limits of depth or nodes always give the same answer
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=256))]
    threads: u16,
    /// Show so many of the best moves
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=256))]
    lines: u16,
    /// How to answer: for people, as JSON, or the record with what is said of its moves
    #[arg(long, value_enum, default_value = "text")]
    format: Format,
    /// Answer in JSON: the same as --format json
    #[arg(long, conflicts_with = "format")]
    json: bool,
    /// Write the records with what is said of their moves to this file
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
    /// Draw the chances to win over the game: FILE.svg or FILE.png; FILE-1.svg and so on for several games
    #[arg(long, value_name = "FILE", value_parser = graph::path)]
    graph: Option<PathBuf>,
    /// Replace files that are there
    #[arg(long)]
    overwrite: bool,
    /// A position's text, `startpos`, a file of records, or `-` for records from standard input
    #[arg(required = true, value_name = "POSITION|FILE")]
    position: Vec<String>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Format {
    Text,
    Json,
    Pgn,
}

/// Seconds, parts of them too.
fn seconds(text: &str) -> Result<Duration, String> {
    let time = text.parse().ok().filter(|seconds: &f64| (0.0..=LONGEST).contains(seconds));
    time.map(Duration::from_secs_f64)
        .ok_or_else(|| "a time is a number of seconds, such as 5 or 0.5, and at most a year".to_owned())
}

pub(crate) fn run(args: &Args, words: &Words) -> Result<Answer, Fail> {
    if let [word] = args.position.as_slice()
        && names_records(word)
    {
        return record::run(args, word, words);
    }
    if args.format() == Format::Pgn || args.out.is_some() || args.graph.is_some() {
        let title = words.say("analyse-no-record", &[]);
        return Err(Complaint::new(title).help(words.say("analyse-no-record-help", &[])).into());
    }
    position::run(args, &input::joined(&args.position), words)
}

/// Whether a word is a file, or is meant to be one. The text of a position has slashes, but none names a file.
fn names_records(word: &str) -> bool {
    let path = Path::new(word);
    let ending = path.extension().and_then(|end| end.to_str()).unwrap_or_default();
    let meant = ["pgn", "txt"].iter().any(|known| ending.eq_ignore_ascii_case(known));
    word == "-" || meant || (!word.eq_ignore_ascii_case("startpos") && path.exists())
}

impl Args {
    fn format(&self) -> Format {
        if self.json { Format::Json } else { self.format }
    }

    /// The settings, with a limit where none was asked for.
    fn settings(&self, unasked: Limits) -> Settings {
        let (depth, nodes, time) = (self.depth, self.nodes, self.time);
        let asked = depth.is_some() || nodes.is_some() || time.is_some();
        let limits = if asked { Limits { depth, nodes, time, ..Limits::default() } } else { unasked };
        Settings { limits, lines: self.lines.into(), threads: self.threads.into() }
    }

    fn engine(&self) -> Engine {
        Engine::new(self.hash as usize)
    }
}
