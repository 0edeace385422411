//! `namua analyse`: what the engine thinks of a position, depth by depth.

use std::io::{self, Write};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use namua_engine::{Engine, Info, Limits, Score, Task};
use namua_rules::Position;

use crate::board::Frame;
use crate::fail::{Answer, Fail};
use crate::input::{self, Reading};
use crate::out::print_lines;
use crate::words::{Words, value};
use crate::{interrupt, narrate, show};

/// How long to think if nothing is said about it.
const TIME: Duration = Duration::from_secs(5);

/// A year, in seconds.
const LONGEST: f64 = 31_536_000.0;

/// Let the engine look at a position and show what it finds
#[derive(clap::Args)]
#[command(after_help = "\
A line for each depth: depth, score for the player to move in seeds, nodes, time, and the moves expected. \
Without a limit the engine thinks for five seconds; Ctrl-C ends it sooner.

Examples:
  namua analyse startpos
  namua analyse --depth 12 \"kimasai startpos\"
  namua analyse --time 30 --hash 512 \"kete startpos\"")]
pub(crate) struct Args {
    #[command(flatten)]
    reading: Reading,
    /// Look so many moves ahead
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    depth: Option<u32>,
    /// Look at so many positions
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    nodes: Option<u64>,
    /// Think for so many seconds
    #[arg(long, value_name = "SECONDS", value_parser = seconds, allow_hyphen_values = true)]
    time: Option<Duration>,
    /// Remember positions in so many megabytes
    #[arg(long, value_name = "MEGABYTES", default_value_t = 64, value_parser = clap::value_parser!(u32).range(1..=4096))]
    hash: u32,
    /// A position's text, or `startpos`
    #[arg(required = true, value_name = "POSITION")]
    position: Vec<String>,
}

/// Seconds, parts of them too.
fn seconds(text: &str) -> Result<Duration, String> {
    let time = text.parse().ok().filter(|seconds: &f64| (0.0..=LONGEST).contains(seconds));
    time.map(Duration::from_secs_f64)
        .ok_or_else(|| "a time is a number of seconds, such as 5 or 0.5, and at most a year".to_owned())
}

pub(crate) fn run(args: &Args, words: &Words) -> Result<Answer, Fail> {
    let position = args.reading.position(&input::joined(&args.position), words)?;
    let mut lines = vec![show::title(words, &position), String::new()];
    lines.extend(Frame::of(&position).draw(words));
    lines.push(String::new());
    if let Some(outcome) = position.outcome() {
        lines.push(narrate::ending(words, position.ruleset(), outcome));
        print_lines(&lines)?;
        return Ok(Answer::Yes);
    }
    lines.push(words.say("analyse-head", &[]));
    print_lines(&lines)?;
    let best = search(args, &position, words)?;
    print_lines(&[words.say("analyse-best", &[("move", best.into())])])?;
    Ok(Answer::Yes)
}

fn limits(args: &Args) -> Limits {
    let unlimited = args.depth.is_none() && args.nodes.is_none() && args.time.is_none();
    Limits {
        depth: args.depth,
        nodes: args.nodes,
        time: if unlimited { Some(TIME) } else { args.time },
        ..Limits::default()
    }
}

/// Searches and prints a line for each depth; the text of the best move.
fn search(args: &Args, position: &Position, words: &Words) -> Result<String, Fail> {
    let mut engine = Engine::new(args.hash as usize);
    let (start, stop) = (Instant::now(), Arc::new(AtomicBool::new(false)));
    interrupt::sets(&stop)?;
    let mut printed = Ok(());
    let mut on_info = |info: &Info| {
        if printed.is_ok() {
            printed = print_info(position, info, words);
        }
        if printed.is_err() {
            // Nobody reads on: no use to think on.
            stop.store(true, Ordering::Relaxed);
        }
    };
    let clock = || start.elapsed();
    let mut task = Task::new(limits(args), &clock, &stop, &mut on_info);
    let found = engine.run(position, &mut task);
    printed?;
    let text = found.map(|found| position.play_unchecked(found.mv, &mut ()).text());
    Ok(text.unwrap_or_default())
}

fn print_info(position: &Position, info: &Info, words: &Words) -> io::Result<()> {
    let (score, nodes) = (score_text(info.score, words), info.nodes);
    let time = format!("{:.2} s", info.time.as_secs_f64());
    let mut out = anstream::stdout().lock();
    writeln!(out, "{:>5}  {score:>12}  {nodes:>11}  {time:>9}  {}", info.depth, line(position, info))?;
    out.flush()
}

/// Seeds ahead or behind, or the moves to the end.
fn score_text(score: Score, words: &Words) -> String {
    match (score, score.mate()) {
        (Score::Centiseeds(score), _) => format!("{:+.2}", f64::from(score) / 100.0),
        (Score::WinIn(_), moves) => words.say("analyse-wins", &[("moves", value(distance(moves)))]),
        (Score::LossIn(_), moves) => words.say("analyse-loses", &[("moves", value(distance(moves)))]),
    }
}

fn distance(moves: Option<i32>) -> u64 {
    u64::from(moves.unwrap_or(0).unsigned_abs())
}

/// The expected moves with their signs.
fn line(position: &Position, info: &Info) -> String {
    let mut position = *position;
    let mut texts = Vec::new();
    for mv in &info.pv {
        let Ok(played) = position.play(*mv, &mut ()) else { break };
        texts.push(played.text());
        position = played.after;
    }
    texts.join(" ")
}
