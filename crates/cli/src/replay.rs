//! `namua replay`: checks records move by move, and shows where and why one fails.

use std::fs;
use std::io::{self, Read};
use std::ops::Range;

use namua_rules::{
    Game, MoveError, Outcome, Reason, Record, RecordError, RecordFault, Ruleset, Score, Trace,
};

use crate::board::Frame;
use crate::fail::{Answer, Complaint, Fail};
use crate::input::{Reading, RulesetArg};
use crate::out::print_lines;
use crate::play::UNFINISHED;
use crate::words::{Words, value};
use crate::{check, excerpt, narrate, reasons, show};

/// Check a record move by move, and say where and why it fails
#[derive(clap::Args)]
#[command(after_help = "\
Exit code: 0 every record holds, 1 a move or a result is against the rules, 2 the file cannot be read.

Examples:
  namua replay game.txt
  namua replay --steps game.txt")]
pub(crate) struct Args {
    #[command(flatten)]
    ruleset: RulesetArg,
    /// Forgive another total than 64 seeds, and reserves out of step, in start positions
    #[arg(long)]
    lenient: bool,
    /// Show every move with its sowing and the board after it
    #[arg(long)]
    steps: bool,
    /// The file with one record or several, or - for standard input
    #[arg(value_name = "FILE")]
    file: String,
}

pub(crate) fn run(args: &Args, words: &Words) -> Result<Answer, Fail> {
    let text = read(&args.file).map_err(|error| check::unreadable(&args.file, &error, words))?;
    let reading = Reading { ruleset: args.ruleset, lenient: args.lenient };
    match parse(&text, reading) {
        Ok(records) if records.is_empty() => {
            Err(Complaint::new(words.say("replay-empty", &[("path", args.file.as_str().into())])).into())
        }
        Ok(records) => {
            agree(args.ruleset, &records, words)?;
            for (nth, record) in (1..).zip(&records) {
                tell(args, nth, record, words)?;
            }
            Ok(Answer::Yes)
        }
        Err(error) => fails(&args.file, &text, &error, words),
    }
}

/// The text of a file, or of standard input for `-`; bytes that are no text become the sign for that.
pub(crate) fn read(path: &str) -> io::Result<String> {
    let mut bytes = Vec::new();
    match path {
        "-" => io::stdin().lock().read_to_end(&mut bytes).map(drop)?,
        _ => bytes = fs::read(path)?,
    }
    Ok(String::from_utf8(bytes)
        .unwrap_or_else(|error| String::from_utf8_lossy(error.as_bytes()).into_owned()))
}

/// The records of a text. A ruleset that was named counts for a record that names none.
pub(crate) fn parse(text: &str, reading: Reading) -> Result<Vec<Record>, RecordError> {
    Record::parse_all_of(text, reading.ruleset.ruleset.unwrap_or_default(), reading.leniency())
}

/// A ruleset that was named has to be that of the records.
pub(crate) fn agree(named: RulesetArg, records: &[Record], words: &Words) -> Result<(), Fail> {
    let Some(given) = named.ruleset else { return Ok(()) };
    match records.iter().find(|record| record.ruleset() != given) {
        None => Ok(()),
        Some(record) => {
            let values = [("given", given.name().into()), ("named", record.ruleset().name().into())];
            Err(Complaint::new(words.say("two-rulesets", &values)).into())
        }
    }
}

fn tell(args: &Args, nth: usize, record: &Record, words: &Words) -> Result<(), Fail> {
    let game = record.game();
    if args.steps {
        tell_steps(&game, words)?;
    }
    let name = |tag| record.tag(tag).unwrap_or("?");
    let values = [
        ("number", value(nth as u64)),
        ("south", name("South").into()),
        ("north", name("North").into()),
        ("game", words.say(&format!("ruleset-{}", record.ruleset()), &[]).into()),
        ("moves", value(game.plies().len() as u64)),
        ("ending", ending(record, words).into()),
    ];
    print_lines(&[words.say("replay-holds", &values)])?;
    Ok(())
}

/// The result with its reason: of the position, or as the record gives it.
fn ending(record: &Record, words: &Words) -> String {
    match (record.outcome(), record.result(), record.termination()) {
        (Some(outcome), ..) => narrate::ending(words, record.ruleset(), outcome),
        (None, Score::Won(side), Some("resignation")) => {
            narrate::ending(words, record.ruleset(), Outcome::win(side, Reason::Resignation))
        }
        (None, Score::Open, Some(UNFINISHED)) => Score::Open.to_string(),
        (None, result, Some(termination)) => format!("{result} ({})", excerpt::word(termination)),
        (None, result, None) => result.to_string(),
    }
}

fn tell_steps(game: &Game, words: &Words) -> io::Result<()> {
    let mut lines = vec![show::title(words, game.start()), String::new()];
    lines.extend(Frame::of(game.start()).draw(words));
    print_lines(&lines)?;
    let mut before = *game.start();
    for ply in game.plies() {
        let mut trace = Trace::default();
        before.play_unchecked(ply.mv, &mut trace);
        let mut lines = vec![String::new(), narrate::headline(words, ply)];
        lines.extend(narrate::tell(words, ply, &trace).into_iter().map(|line| format!("  {line}")));
        lines.push(String::new());
        lines.extend(Frame::of(&ply.after).draw(words));
        print_lines(&lines)?;
        before = ply.after;
    }
    print_lines(&[String::new()])
}

/// A record against the rules is an answer; one that cannot be read is bad input.
fn fails(path: &str, text: &str, error: &RecordError, words: &Words) -> Result<Answer, Fail> {
    let complaint = complaint(path, text, error, words);
    if !against_rules(&error.kind) {
        return Err(complaint.into());
    }
    print_lines(&[complaint.render(words)])?;
    Ok(Answer::No)
}

/// What is wrong with the records of a file, and where.
pub(crate) fn complaint(path: &str, text: &str, error: &RecordError, words: &Words) -> Complaint {
    let title = match &error.kind {
        RecordFault::Move { number, text, .. } => words
            .say("replay-move", &[("number", value(*number as u64)), ("move", excerpt::word(text).into())]),
        _ => words.say("replay-fails", &[]),
    };
    let label = reasons::record_fault(words, &error.kind);
    let complaint = Complaint::new(title).show(text, place(error), label).in_file(path);
    if let RecordFault::Variant(_) = error.kind {
        let names = Ruleset::ALL.map(Ruleset::name).join(", ");
        return complaint.help(words.say("help-rulesets", &[("names", names.into())]));
    }
    complaint
}

/// The bytes of a fault; inside a move that cannot be read, those of the letter or sign.
fn place(error: &RecordError) -> Range<usize> {
    match &error.kind {
        RecordFault::Move { error: MoveError::Text(inner), .. } => {
            error.span.start + inner.span.start..error.span.start + inner.span.end
        }
        _ => error.span.clone(),
    }
}

const fn against_rules(fault: &RecordFault) -> bool {
    matches!(
        fault,
        RecordFault::Move { error: MoveError::Illegal(_), .. }
            | RecordFault::ResultOfPosition { .. }
            | RecordFault::TwoResults { .. }
            | RecordFault::NoDraw
            | RecordFault::Termination { .. }
    )
}
