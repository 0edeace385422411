//! Records: every move of every game, for people, as JSON or as an annotated record; files and graphs beside it.

use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

use indicatif::ProgressBar;
use namua_engine::analysis::{Outside, Progress, Report, annotate, report};
use namua_engine::{Engine, Limits};
use namua_rules::Record;

use super::output::Output;
use super::{Args, Format, NODES, graph, json, tell};
use crate::fail::{Answer, Complaint, Fail};
use crate::out::{self, print_lines, remark};
use crate::words::{Words, value};
use crate::{check, interrupt, replay};

pub(super) fn run(args: &Args, path: &str, words: &Words) -> Result<Answer, Fail> {
    let records = read(args, path, words)?;
    let out = args.out.clone().map(|path| Output::new(path, args.overwrite, words)).transpose()?;
    let graphs = graphs(args, records.len(), words)?;
    let (start, stop) = (Instant::now(), Arc::new(AtomicBool::new(false)));
    interrupt::sets(&stop)?;
    let outside = Outside { clock: &|| start.elapsed(), stop: &stop };
    let (engine, bar) = (args.engine(), bar(&records));
    let mut work = Work { args, words, outside, engine, bar, judged: String::new() };
    let mut graphs = graphs.into_iter();
    for (number, record) in (1..).zip(records) {
        if stop.load(Ordering::Relaxed) {
            work.pass(number, &record)?;
            continue;
        }
        let (record, report) = work.judge(number, record);
        work.tell(number, &record, &report)?;
        if !report.is_whole() && !stop.load(Ordering::Relaxed) {
            let missing = value((report.plies - report.judgements.len()) as u64);
            work.bar.suspend(|| remark(&words.say("analyse-not-judged", &[("count", missing)])));
        }
        if let Some(graph) = graphs.next() {
            graph.output.write(&graph::draw(&graph.path, &record, &report, words)?)?;
        }
    }
    work.bar.finish_and_clear();
    if let Some(out) = out {
        out.write(work.judged.as_bytes())?;
    }
    if stop.load(Ordering::Relaxed) {
        remark(&words.say("analyse-interrupted", &[]));
        return Ok(Answer::Interrupted);
    }
    Ok(Answer::Yes)
}

/// The records of a file. One that fails is bad input.
fn read(args: &Args, path: &str, words: &Words) -> Result<Vec<Record>, Fail> {
    let text = replay::read(path).map_err(|error| check::unreadable(path, &error, words))?;
    let records = replay::parse(&text, args.reading).map_err(|error| {
        let complaint = replay::complaint(path, &text, &error, words);
        Fail::from(complaint)
    })?;
    if records.is_empty() {
        let title = words.say("replay-empty", &[("path", path.into())]);
        return Err(Complaint::new(title).into());
    }
    replay::agree(args.reading.ruleset, &records, words)?;
    Ok(records)
}

/// A graph that is to be drawn.
struct Graph<'a> {
    path: PathBuf,
    output: Output<'a>,
}

/// One file for one game, numbered ones for several.
fn graphs<'a>(args: &Args, games: usize, words: &'a Words) -> Result<Vec<Graph<'a>>, Fail> {
    let Some(path) = &args.graph else { return Ok(Vec::new()) };
    let graph = |number| {
        let path = if games == 1 { path.clone() } else { with_number(path, number) };
        Ok(Graph { output: Output::new(path.clone(), args.overwrite, words)?, path })
    };
    (1..=games).map(graph).collect()
}

/// `game-2.svg` for `game.svg`.
fn with_number(path: &Path, number: usize) -> PathBuf {
    let stem = path.file_stem().unwrap_or_default().to_string_lossy();
    let ending = path.extension().unwrap_or_default().to_string_lossy();
    path.with_file_name(format!("{stem}-{number}.{ending}"))
}

/// A bar over the moves of all games.
fn bar(records: &[Record]) -> ProgressBar {
    let plies: usize = records.iter().map(|record| record.line().moves().len()).sum();
    out::bar(plies as u64, "{msg} {wide_bar} {pos}/{len} {elapsed_precise}")
}

struct Work<'a> {
    args: &'a Args,
    words: &'a Words,
    outside: Outside<'a>,
    engine: Engine,
    bar: ProgressBar,
    /// The annotated records so far.
    judged: String,
}

impl Work<'_> {
    /// The report on a game, and its record with what is said of its moves.
    fn judge(&mut self, number: usize, mut record: Record) -> (Record, Report) {
        self.bar.set_message(self.words.say("analyse-game", &[("number", value(number as u64))]));
        let begun = self.bar.position();
        let mut on_progress = |progress: Progress| self.bar.set_position(begun + progress.done as u64);
        let settings = self.args.settings(Limits::nodes(NODES));
        let report = report(&mut self.engine, &record, &settings, self.outside, &mut on_progress);
        annotate(&mut record, &report);
        self.keep(&record);
        (record, report)
    }

    /// Adds a record to the annotated ones.
    fn keep(&mut self, record: &Record) {
        self.judged += if self.judged.is_empty() { "" } else { "\n" };
        self.judged += &record.to_string();
    }

    /// A game that is not looked at any more: its record stays as it was, and none is missing from a file.
    fn pass(&mut self, number: usize, record: &Record) -> io::Result<()> {
        self.keep(record);
        if self.args.format() == Format::Pgn { print_record(number, record) } else { Ok(()) }
    }

    fn tell(&self, number: usize, record: &Record, report: &Report) -> io::Result<()> {
        self.bar.suspend(|| match self.args.format() {
            Format::Json => writeln!(io::stdout(), "{}", json::game(number, record, report)),
            Format::Pgn => print_record(number, record),
            Format::Text => {
                let mut lines = vec![tell::title(number, record, self.words), String::new()];
                lines.extend(tell::report(record, report, self.args.lines > 1, self.words));
                lines.push(String::new());
                print_lines(&lines)
            }
        })
    }
}

/// A record, parted by an empty line from the one before.
fn print_record(number: usize, record: &Record) -> io::Result<()> {
    let gap = if number == 1 { "" } else { "\n" };
    write!(io::stdout(), "{gap}{record}")
}
