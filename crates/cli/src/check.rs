//! `namua check`: verifies files of test vectors, lines of JSON that say what the rules do in a position.
//! Every claim a line makes is checked; a line without a claim is a fault.

mod claims;

use std::fs::File;
use std::io::{self, BufReader, BufWriter, Write};

use namua_rules::Ruleset;
use serde_json::{Map, Value};

use crate::excerpt;
use crate::fail::{Answer, Complaint, Fail};
use crate::input::{self, Reading, RulesetArg};
use crate::out::remark;
use crate::reasons;
use crate::words::{Words, value};
use claims::Claims;

/// Verify files of test vectors and name each line that fails
#[derive(clap::Args)]
#[command(after_help = "\
A line is one JSON object: `position` and, if need be, `ruleset` and `lenient`, with any of the claims `plays`, \
`legal`, `move` or `line` (with `board`, `reserved`, `result`, `hand`), `illegal` (with `reason`), `laps`, `never_ending`.
Exit code: 0 all lines hold, 1 some do not, 2 a file or a line cannot be read.

Example:
  namua check crates/rules/tests/data/vectors/*.jsonl")]
pub(crate) struct Args {
    /// Files of lines, or - for standard input
    #[arg(required = true, value_name = "FILE.jsonl")]
    files: Vec<String>,
    #[command(flatten)]
    ruleset: RulesetArg,
}

/// Why a line does not pass.
enum Failure {
    /// It is no vector at all.
    Unreadable(String),
    /// What it says is not so.
    Untrue(String),
}

pub(crate) fn run(args: &Args, words: &Words) -> Result<Answer, Fail> {
    let mut out = BufWriter::new(io::stdout().lock());
    let mut worst = Answer::Yes;
    for path in &args.files {
        worst = worst.max(check_file(path, args.ruleset.ruleset.unwrap_or_default(), words, &mut out)?);
    }
    out.flush()?;
    Ok(worst)
}

fn check_file(path: &str, ruleset: Ruleset, words: &Words, out: &mut impl Write) -> Result<Answer, Fail> {
    let reader: Box<dyn io::Read> = match path {
        "-" => Box::new(io::stdin().lock()),
        _ => Box::new(File::open(path).map_err(|error| unreadable(path, &error, words))?),
    };
    let (mut worst, mut held, mut failed) = (Answer::Yes, 0, 0);
    for (number, line) in (1..).zip(input::lines(BufReader::new(reader))) {
        let line = line.map_err(|error| unreadable(path, &error, words))?;
        let (answer, what) = match check_line(&line, ruleset, words) {
            Ok(()) => {
                held += 1;
                continue;
            }
            Err(Failure::Untrue(what)) => (Answer::No, what),
            Err(Failure::Unreadable(what)) => (Answer::BadLines, what),
        };
        writeln!(out, "{path}:{number}: {what}")?;
        failed += 1;
        worst = worst.max(answer);
    }
    out.flush()?;
    let counts = [("path", path.into()), ("held", value(held)), ("failed", value(failed))];
    remark(&words.say("check-summary", &counts));
    Ok(worst)
}

pub(crate) fn unreadable(path: &str, error: &io::Error, words: &Words) -> Fail {
    let title = words.say("no-file", &[("path", path.into())]);
    Complaint::new(title).note(reasons::system(words, error)).into()
}

fn check_line(line: &str, ruleset: Ruleset, words: &Words) -> Result<(), Failure> {
    let vector: Map<String, Value> = serde_json::from_str(line).map_err(|error| no_object(&error, words))?;
    let form = |key: &str| Failure::Unreadable(words.say("check-form", &[("key", key.into())]));
    let lenient = vector.get("lenient").map_or(Some(false), Value::as_bool).ok_or_else(|| form("lenient"))?;
    let ruleset = match vector.get("ruleset") {
        None => ruleset,
        Some(name) => named_ruleset(name.as_str().ok_or_else(|| form("ruleset"))?, words)?,
    };
    let reading = Reading { ruleset: RulesetArg { ruleset: Some(ruleset) }, lenient };
    let text = vector.get("position").map_or(Some("startpos"), Value::as_str);
    let text = text.ok_or_else(|| form("position"))?;
    let position = reading
        .position(text, words)
        .map_err(|bad| Failure::Unreadable(format!("`position`: {}", bad.message())))?;
    Claims { vector: &vector, position: &position, words }.check(text)
}

fn no_object(error: &serde_json::Error, words: &Words) -> Failure {
    Failure::Unreadable(words.say("check-no-object", &[("column", error.column().into())]))
}

fn named_ruleset(name: &str, words: &Words) -> Result<Ruleset, Failure> {
    let unknown = || words.say("check-ruleset", &[("text", excerpt::word(name).into())]);
    name.parse().map_err(|_: namua_rules::UnknownRuleset| Failure::Unreadable(unknown()))
}
