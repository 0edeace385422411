//! What is wrong with a text or a set-up: places in it, and the names of messages (`locales/*/refusals.ftl`) with their
//! arguments. The TypeScript side is `web/src/engine/records.ts`.

use core::ops::Range;
use std::collections::BTreeMap;

use namua_rules::{
    Fault as TextFault, MoveError, MoveFault, PositionFault, Problem, RecordFault, ReservedProblem, Ruleset,
    Side, TagFault,
};
use serde::Serialize;

use crate::shapes::{Argument, Refusal};

/// Characters of a word that a message quotes.
const WORD: usize = 40;

/// A fault of a text with its place, counted as JavaScript counts: in UTF-16 units.
#[derive(Serialize)]
pub(crate) struct Fault {
    from: usize,
    to: usize,
    /// From 1.
    line: usize,
    reasons: Vec<Reason>,
}

impl Fault {
    pub(crate) fn of_record(text: &str, fault: &TextFault<RecordFault>) -> Fault {
        Fault::at(text, fault.span.clone(), record_reasons(&fault.kind))
    }

    pub(crate) fn of_position(text: &str, ruleset: Ruleset, fault: &TextFault<PositionFault>) -> Fault {
        Fault::at(text, fault.span.clone(), position_reasons(&fault.kind, ruleset))
    }

    fn at(text: &str, span: Range<usize>, reasons: Vec<Reason>) -> Fault {
        let units = |end: usize| text[..end].encode_utf16().count();
        let line = text[..span.start].matches('\n').count() + 1;
        Fault { from: units(span.start), to: units(span.end), line, reasons }
    }
}

/// One reason: a message with its arguments, and for a move what is possible instead.
#[derive(Serialize)]
pub(crate) struct Reason {
    rule: Option<&'static str>,
    id: &'static str,
    args: BTreeMap<&'static str, Argument>,
    possible: Vec<String>,
    /// Whether analysis overlooks it on request.
    forgivable: bool,
}

impl Reason {
    fn new(id: &'static str) -> Reason {
        Reason { rule: None, id, args: BTreeMap::new(), possible: Vec::new(), forgivable: false }
    }

    fn text(mut self, name: &'static str, text: &str) -> Reason {
        self.args.insert(name, Argument::Text(text.to_owned()));
        self
    }

    /// A word of the text itself, cut where it is long.
    fn word(self, word: &str) -> Reason {
        let cut = word.chars().count() > WORD;
        let shown: String = word.chars().take(WORD).chain(cut.then_some('…')).collect();
        self.text("text", &shown)
    }

    fn number(mut self, name: &'static str, number: impl TryInto<u64>) -> Reason {
        self.args.insert(name, Argument::Number(number.try_into().unwrap_or(u64::MAX)));
        self
    }

    fn side(self, side: Side) -> Reason {
        self.text("side", side.letter().encode_utf8(&mut [0; 4]))
    }

    fn of_refusal(refusal: Refusal) -> Reason {
        let Refusal { rule, id, args, possible } = refusal;
        Reason { rule: Some(rule), id, args, possible, forgivable: false }
    }

    /// A problem of a set-up.
    pub(crate) fn of_problem(problem: &Problem, ruleset: Ruleset) -> Reason {
        let reason = match problem {
            Problem::Total(seeds) => Reason::new("problem-total").number("seeds", *seeds),
            Problem::TooManySeeds(seeds) => Reason::new("problem-too-many-seeds").number("seeds", *seeds),
            Problem::CountOver255(_, Some(hole)) => {
                Reason::new("problem-count").text("hole", &hole.to_string())
            }
            Problem::CountOver255(side, None) => Reason::new("problem-reserve-count").side(*side),
            Problem::EmptyFrontRow(side) => Reason::new("problem-front-row").side(*side),
            Problem::HouseEmpty(side) => Reason::new("problem-house-empty").side(*side),
            Problem::ReservesOutOfStep(south, north) => {
                Reason::new("problem-out-of-step").number("south", *south).number("north", *north)
            }
            Problem::NoHouses(side) => Reason::new("problem-no-houses").side(*side),
            Problem::NoReserve(side) => Reason::new("problem-no-reserve").side(*side),
            Problem::Reserved(hole, why) => Reason::new(reserved_id(*why)).text("hole", &hole.to_string()),
            Problem::TwoStones(hole) => Reason::new("problem-two-stones").text("hole", &hole.to_string()),
            Problem::TooManyStones(side, stones) => {
                Reason::new("problem-stones").side(*side).number("stones", *stones)
            }
            Problem::NoStones(side) => Reason::new("problem-no-stones").side(*side),
        };
        let reason = reason.text("ruleset", ruleset.name());
        Reason { rule: Some(problem.rule()), forgivable: problem.forgivable(), ..reason }
    }
}

const fn reserved_id(why: ReservedProblem) -> &'static str {
    match why {
        ReservedProblem::Ruleset => "problem-reserved-ruleset",
        ReservedProblem::BackRow => "problem-reserved-back-row",
        ReservedProblem::Namua => "problem-reserved-namua",
        ReservedProblem::Empty => "problem-reserved-empty",
        ReservedProblem::Capture => "problem-reserved-capture",
        ReservedProblem::Spared => "problem-reserved-spared",
        ReservedProblem::Duty => "problem-reserved-duty",
    }
}

/// Syntax has one reason, a set-up as many as there are.
fn position_reasons(fault: &PositionFault, ruleset: Ruleset) -> Vec<Reason> {
    if let PositionFault::Setup(error) = fault {
        return error.problems.iter().map(|problem| Reason::of_problem(problem, error.ruleset)).collect();
    }
    vec![syntax(fault).text("ruleset", ruleset.name())]
}

fn syntax(fault: &PositionFault) -> Reason {
    match fault {
        // A field is told by its first word.
        PositionFault::Missing(field) => {
            Reason::new("position-missing").text("field", field.split(' ').next().unwrap_or_default())
        }
        PositionFault::Rows(count) => Reason::new("position-rows").number("count", *count),
        PositionFault::Columns { row, found, due } => {
            Reason::new("position-columns").text("row", row).number("found", *found).number("due", *due)
        }
        PositionFault::Count(word) => Reason::new("position-count").word(word),
        PositionFault::Side(word) => Reason::new("position-side").word(word),
        PositionFault::Reserves(word) => Reason::new("position-reserves").word(word),
        PositionFault::Houses(word) => Reason::new("position-houses").word(word),
        PositionFault::Reserved(word) => Reason::new("position-reserved").word(word),
        PositionFault::Ruleset(word) => Reason::new("position-ruleset").word(word),
        PositionFault::Excess | PositionFault::Setup(_) => Reason::new("position-excess"),
    }
}

fn record_reasons(fault: &RecordFault) -> Vec<Reason> {
    match fault {
        RecordFault::Position(fault) => position_reasons(fault, Ruleset::default()),
        other => vec![record_reason(other)],
    }
}

fn record_reason(fault: &RecordFault) -> Reason {
    match fault {
        RecordFault::Move { ruleset, number, text, error, .. } => {
            let reason = match error {
                MoveError::Text(fault) => Reason::new(move_id(fault.kind)),
                MoveError::Illegal(illegal) => Reason::of_refusal(Refusal::from(illegal)),
            };
            reason.text("ruleset", ruleset.name()).number("number", *number).word(text)
        }
        RecordFault::BadTag(fault) => tag_reason(fault),
        RecordFault::Number { found, due } => {
            Reason::new("record-number").number("found", *found).number("due", *due)
        }
        RecordFault::Variant(unknown) => Reason::new("position-ruleset").word(&unknown.0),
        RecordFault::Unexpected(word) => Reason::new("record-unexpected").word(word),
        RecordFault::TagTwice(name) => Reason::new("record-tag-twice").word(name),
        RecordFault::Result(word) => Reason::new("record-result").word(word),
        RecordFault::Unclosed(what) => Reason::new("record-unclosed").text("what", what),
        RecordFault::TwoRulesets { variant, position } => Reason::new("record-two-rulesets")
            .text("variant", variant.name())
            .text("position", position.name()),
        RecordFault::TwoResults { tag, text } => {
            Reason::new("record-two-results").text("found", text.text()).text("due", tag.text())
        }
        RecordFault::ResultOfPosition { ruleset, found, outcome } => Reason::new("record-result-of-position")
            .text("ruleset", ruleset.name())
            .text("found", found.text())
            .text("due", outcome.result())
            .text("reason", &outcome.reason.name().replace(' ', "-")),
        RecordFault::Termination { ruleset, reason } => Reason::new("record-termination")
            .text("ruleset", ruleset.name())
            .text("reason", &reason.name().replace(' ', "-")),
        other => Reason::new(plain_id(other)),
    }
}

const fn move_id(fault: MoveFault) -> &'static str {
    match fault {
        MoveFault::Empty => "move-empty",
        MoveFault::Hole => "move-hole",
        MoveFault::Sign => "move-sign",
        MoveFault::Order => "move-order",
    }
}

fn tag_reason(fault: &TagFault) -> Reason {
    match fault {
        TagFault::Name(name) => Reason::new("record-tag-name").word(name),
        TagFault::Own(name) => Reason::new("record-tag-own").word(name),
        TagFault::LineBreak(name) => Reason::new("record-tag-line").word(name),
        TagFault::TooMany => Reason::new("record-too-many-tags"),
    }
}

/// The message of a fault that has no facts to tell.
const fn plain_id(fault: &RecordFault) -> &'static str {
    match fault {
        RecordFault::Empty => "record-empty",
        RecordFault::Excess => "record-excess",
        RecordFault::Tag => "record-tag",
        RecordFault::Dots => "record-dots",
        RecordFault::Glyph => "record-glyph",
        RecordFault::NothingBefore => "record-nothing-before",
        RecordFault::EmptyVariation => "record-empty-variation",
        RecordFault::TooDeep => "record-too-deep",
        RecordFault::Close => "record-close",
        RecordFault::ResultInVariation => "record-result-in-variation",
        _ => "record-no-draw",
    }
}
