//! Texts that people and scripts give us: rulesets, positions and moves, and what is said when they are wrong.

use std::io::{self, BufRead};
use std::ops::Range;

use clap::builder::{PossibleValuesParser, TypedValueParser};
use namua_rules::{
    Fault, IllegalMove, Leniency, Move, MoveText, Position, PositionFault, Ruleset, Setup, SetupError,
};

use crate::fail::{Complaint, Fail};
use crate::reasons;
use crate::words::Words;

/// The ruleset, wherever one can be named.
#[derive(clap::Args, Clone, Copy, Debug)]
pub(crate) struct RulesetArg {
    /// Play by this ruleset; kiswahili unless said here or in the text
    #[arg(long, value_name = "NAME", value_parser = ruleset_parser(), ignore_case = true)]
    pub(crate) ruleset: Option<Ruleset>,
}

/// Names of rulesets as clap wants them, so that it can suggest and complete them.
pub(crate) fn ruleset_parser() -> impl TypedValueParser<Value = Ruleset> {
    PossibleValuesParser::new(Ruleset::ALL.map(Ruleset::name)).map(|name| name.parse().unwrap_or_default())
}

/// How positions are to be read.
#[derive(clap::Args, Clone, Copy, Debug)]
pub(crate) struct Reading {
    #[command(flatten)]
    pub(crate) ruleset: RulesetArg,
    /// Forgive another total than 64 seeds, and reserves out of step with the turns
    #[arg(long)]
    pub(crate) lenient: bool,
}

/// A text that cannot be taken, with the place and the reason.
#[derive(Debug)]
pub(crate) struct BadText {
    pub(crate) text: String,
    pub(crate) span: Range<usize>,
    reasons: Vec<String>,
    title: String,
    help: Vec<String>,
}

impl BadText {
    /// Everything that is wrong, in one line.
    pub(crate) fn message(&self) -> String {
        self.reasons.join("; ")
    }

    /// One reason stands at its place in the text, several below it.
    pub(crate) fn complaint(self) -> Complaint {
        let (label, notes) = match <[String; 1]>::try_from(self.reasons) {
            Ok([only]) => (only, Vec::new()),
            Err(several) => (String::new(), several),
        };
        let complaint = Complaint::new(self.title).show(&self.text, self.span, label);
        let complaint = notes.into_iter().fold(complaint, Complaint::note);
        self.help.into_iter().fold(complaint, Complaint::help)
    }
}

impl From<BadText> for Fail {
    fn from(bad: BadText) -> Fail {
        bad.complaint().into()
    }
}

impl Reading {
    /// How strictly set-ups are judged.
    pub(crate) const fn leniency(self) -> Leniency {
        if self.lenient { Leniency::Lenient } else { Leniency::Strict }
    }

    /// Reads a position that may name its ruleset.
    pub(crate) fn position(self, text: &str, words: &Words) -> Result<Position, BadText> {
        let given = self.ruleset.ruleset;
        let setup =
            Setup::parse(text, given.unwrap_or_default()).map_err(|fault| unreadable(text, fault, words))?;
        if let Some(given) = given.filter(|given| *given != setup.ruleset) {
            return Err(two_rulesets(text, given, setup.ruleset, words));
        }
        setup.position(self.leniency()).map_err(|error| unplayable(text, &error, words))
    }
}

/// The arguments of a position put together again: it may come as one word of the shell or as several.
pub(crate) fn joined(words: &[String]) -> String {
    without_mark(&words.join(" ")).to_owned()
}

/// A text without the mark of byte order that some editors put in front.
fn without_mark(text: &str) -> &str {
    text.strip_prefix('\u{feff}').unwrap_or(text)
}

fn unreadable(text: &str, fault: Fault<PositionFault>, words: &Words) -> BadText {
    let mut help = Vec::new();
    match &fault.kind {
        PositionFault::Columns { found: 12, due: 8, .. } => help.push(words.say("help-twelve", &[])),
        PositionFault::Columns { found: 8, due: 12, .. } => help.push(words.say("help-eight", &[])),
        PositionFault::Ruleset(name) => help.extend(similar_ruleset(name, words)),
        _ => {}
    }
    help.push(words.say("help-position", &[]));
    BadText {
        text: text.to_owned(),
        span: fault.span,
        reasons: vec![reasons::position_fault(words, &fault.kind)],
        title: words.say("bad-position", &[]),
        help,
    }
}

fn two_rulesets(text: &str, given: Ruleset, named: Ruleset, words: &Words) -> BadText {
    let start = text.find(|c: char| !c.is_whitespace() && c != '_').unwrap_or(0);
    let values = [("given", given.name().into()), ("named", named.name().into())];
    BadText {
        text: text.to_owned(),
        span: start..start + named.name().len(),
        reasons: vec![words.say("two-rulesets", &values)],
        title: words.say("bad-position", &[]),
        help: Vec::new(),
    }
}

fn unplayable(text: &str, error: &SetupError, words: &Words) -> BadText {
    let problems = reasons::problems(words, error);
    let forgivable = error.problems.iter().all(namua_rules::Problem::forgivable);
    BadText {
        text: text.to_owned(),
        span: 0..text.len(),
        reasons: problems,
        title: words.say("no-position", &[]),
        help: if forgivable { vec![words.say("help-lenient", &[])] } else { Vec::new() },
    }
}

/// The ruleset whose name a mistyped word resembles.
fn similar_ruleset(word: &str, words: &Words) -> Option<String> {
    let likeness = |ruleset: &Ruleset| strsim::jaro_winkler(&word.to_lowercase(), ruleset.name());
    let best = Ruleset::ALL.into_iter().max_by(|a, b| likeness(a).total_cmp(&likeness(b)))?;
    (likeness(&best) > 0.8).then(|| words.say("did-you-mean", &[("name", best.name().into())]))
}

/// Reads a move's text; syntax only.
pub(crate) fn move_text(text: &str, words: &Words) -> Result<MoveText, BadText> {
    text.parse().map_err(|fault: Fault<_>| BadText {
        text: text.to_owned(),
        span: fault.span,
        reasons: vec![reasons::move_fault(words, fault.kind)],
        title: words.say("bad-move", &[]),
        help: Vec::new(),
    })
}

/// The legal move that is meant, or the rule against it, never-ending moves with their period.
pub(crate) fn legal_move(wish: &MoveText, position: &Position) -> Result<Move, IllegalMove> {
    wish.to_move(position).map_err(|illegal| reasons::with_period(illegal, position, wish))
}

/// The lines of a stream; bytes that are no text become the sign for that, a mark of byte order is skipped.
pub(crate) fn lines(mut from: impl BufRead) -> impl Iterator<Item = io::Result<String>> {
    let mut bytes = Vec::new();
    std::iter::from_fn(move || {
        bytes.clear();
        match from.read_until(b'\n', &mut bytes) {
            Ok(0) => None,
            Ok(_) => {
                let line = bytes.strip_suffix(b"\n").unwrap_or(&bytes);
                let line = line.strip_suffix(b"\r").unwrap_or(line);
                Some(Ok(without_mark(&String::from_utf8_lossy(line)).to_owned()))
            }
            Err(error) => Some(Err(error)),
        }
    })
}
