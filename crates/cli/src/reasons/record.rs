//! What is wrong with a record.

use namua_rules::{MoveError, RecordFault, TagFault};

use super::{for_people, move_fault, position_fault, reason_name};
use crate::excerpt;
use crate::words::{Words, value};

/// What is wrong with a record, in one line.
pub(crate) fn record_fault(words: &Words, fault: &RecordFault) -> String {
    match fault {
        RecordFault::Move { ruleset, error, .. } => match error {
            MoveError::Text(fault) => move_fault(words, fault.kind),
            MoveError::Illegal(illegal) => for_people(words, illegal, *ruleset),
        },
        RecordFault::Position(fault) => position_fault(words, fault),
        RecordFault::BadTag(fault) => tag_fault(words, fault),
        RecordFault::Number { found, due } => {
            words.say("record-number", &[("found", value(u64::from(*found))), ("due", value(*due as u64))])
        }
        _ => word_fault(words, fault)
            .or_else(|| claim_fault(words, fault))
            .unwrap_or_else(|| words.say(plain_id(fault), &[])),
    }
}

/// A word that cannot stand where it stands.
fn word_fault(words: &Words, fault: &RecordFault) -> Option<String> {
    let (id, word) = match fault {
        RecordFault::Variant(unknown) => ("position-ruleset", &unknown.0),
        RecordFault::Unexpected(word) => ("record-unexpected", word),
        RecordFault::TagTwice(name) => ("record-tag-twice", name),
        RecordFault::Result(word) => ("record-result", word),
        RecordFault::Unclosed(what) => {
            return Some(words.say("record-unclosed", &[("what", (*what).into())]));
        }
        _ => return None,
    };
    Some(words.say(id, &[("text", excerpt::word(word).into())]))
}

/// Something said about the game that something else contradicts.
fn claim_fault(words: &Words, fault: &RecordFault) -> Option<String> {
    let (id, values) = match fault {
        RecordFault::TwoRulesets { variant, position } => {
            ("record-two-rulesets", vec![("variant", variant.name()), ("position", position.name())])
        }
        RecordFault::TwoResults { tag, text } => {
            ("record-two-results", vec![("found", text.text()), ("due", tag.text())])
        }
        RecordFault::ResultOfPosition { ruleset, found, outcome } => {
            let (due, reason) = (outcome.result(), reason_name(outcome.reason));
            let values =
                vec![("ruleset", ruleset.name()), ("found", found.text()), ("due", due), ("reason", reason)];
            ("record-result-of-position", values)
        }
        RecordFault::Termination { ruleset, reason } => {
            ("record-termination", vec![("ruleset", ruleset.name()), ("reason", reason_name(*reason))])
        }
        _ => return None,
    };
    let values: Vec<_> = values.into_iter().map(|(name, text)| (name, text.into())).collect();
    Some(words.say(id, &values))
}

fn tag_fault(words: &Words, fault: &TagFault) -> String {
    let text = |id, text: &str| words.say(id, &[("text", excerpt::word(text).into())]);
    match fault {
        TagFault::Name(name) => text("record-tag-name", name),
        TagFault::Own(name) => text("record-tag-own", name),
        TagFault::LineBreak(name) => text("record-tag-line", name),
        TagFault::TooMany => words.say("record-too-many-tags", &[]),
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
