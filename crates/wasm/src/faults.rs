//! What is wrong with a text or a set-up: places in it, and the names of messages (`locales/*/refusals.ftl`) with their
//! arguments. The TypeScript side is `web/src/engine/records.ts`.

use core::ops::Range;
use std::collections::BTreeMap;

use namua_rules::text::told::{Fact, Message};
use namua_rules::{Fault as TextFault, IllegalMove, MoveError, PositionFault, Problem, RecordFault, Ruleset};
use serde::Serialize;

use crate::shapes::{Argument, Refusal, arguments};

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
    fn new(message: Message) -> Reason {
        let Message { id, facts } = message;
        Reason { rule: None, id, args: arguments(facts), possible: Vec::new(), forgivable: false }
    }

    /// Why a move is not legal.
    fn of_move(illegal: &IllegalMove) -> Reason {
        let Refusal { rule, id, args, possible } = illegal.into();
        Reason { rule: Some(rule), id, args, possible, forgivable: false }
    }

    /// A problem of a set-up.
    pub(crate) fn of_problem(problem: &Problem, ruleset: Ruleset) -> Reason {
        let reason = Reason::new(problem.message(ruleset));
        Reason { rule: Some(problem.rule()), forgivable: problem.forgivable(), ..reason }
    }

    /// With facts that stand around a message.
    fn with(mut self, around: Vec<(&'static str, Fact)>) -> Reason {
        self.args.extend(arguments(around));
        self
    }
}

/// Syntax has one reason, a set-up as many as there are.
fn position_reasons(fault: &PositionFault, ruleset: Ruleset) -> Vec<Reason> {
    if let PositionFault::Setup(error) = fault {
        return error.problems.iter().map(|problem| Reason::of_problem(problem, error.ruleset)).collect();
    }
    fault.message().map(|message| Reason::new(message.ruleset(ruleset))).into_iter().collect()
}

fn record_reasons(fault: &RecordFault) -> Vec<Reason> {
    match fault {
        RecordFault::Position(fault) => position_reasons(fault, Ruleset::default()),
        RecordFault::Move { ruleset, number, text, error, .. } => {
            let reason = match error {
                MoveError::Text(fault) => Reason::new(fault.kind.message()),
                MoveError::Illegal(illegal) => Reason::of_move(illegal),
            };
            let number = u64::try_from(*number).unwrap_or(u64::MAX);
            vec![reason.with(vec![
                ("ruleset", Fact::Text(ruleset.name().to_owned())),
                ("number", Fact::Number(number)),
                ("text", Fact::Word(text.clone())),
            ])]
        }
        other => other.message().map(Reason::new).into_iter().collect(),
    }
}
