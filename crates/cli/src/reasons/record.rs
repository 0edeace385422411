//! What is wrong with a record.

use namua_rules::{MoveError, RecordFault, TagFault};

use super::{illegal_of, move_fault, position_fault, reason_name};
use crate::excerpt;
use crate::words::{Words, value};

/// What is wrong with a record, in one line.
pub(crate) fn record_fault(words: &Words, fault: &RecordFault) -> String {
    let text = |id, text: &str| words.say(id, &[("text", excerpt::word(text).into())]);
    match fault {
        RecordFault::Move { error: MoveError::Text(fault), .. } => move_fault(words, fault.kind),
        RecordFault::Move { ruleset, error: MoveError::Illegal(illegal), .. } => {
            illegal_of(words, illegal, *ruleset)
        }
        RecordFault::Position(fault) => position_fault(words, fault),
        RecordFault::Variant(unknown) => text("position-ruleset", &unknown.0),
        RecordFault::BadTag(fault) => tag_fault(words, fault),
        RecordFault::Unexpected(word) => text("record-unexpected", word),
        RecordFault::TagTwice(name) => text("record-tag-twice", name),
        RecordFault::Result(word) => text("record-result", word),
        RecordFault::Unclosed(what) => words.say("record-unclosed", &[("what", (*what).into())]),
        RecordFault::TwoRulesets { variant, position } => {
            let values = [("variant", variant.name().into()), ("position", position.name().into())];
            words.say("record-two-rulesets", &values)
        }
        RecordFault::Number { found, due } => {
            words.say("record-number", &[("found", value(u64::from(*found))), ("due", value(*due as u64))])
        }
        RecordFault::TwoResults { tag, text } => {
            words.say("record-two-results", &[("found", text.text().into()), ("due", tag.text().into())])
        }
        RecordFault::ResultOfPosition { ruleset, found, outcome } => {
            let values = [
                ("ruleset", ruleset.name().into()),
                ("found", found.text().into()),
                ("due", outcome.result().into()),
                ("reason", reason_name(outcome.reason).into()),
            ];
            words.say("record-result-of-position", &values)
        }
        RecordFault::Termination { ruleset, reason } => {
            let values = [("ruleset", ruleset.name().into()), ("reason", reason_name(*reason).into())];
            words.say("record-termination", &values)
        }
        plain => words.say(plain_id(plain), &[]),
    }
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
