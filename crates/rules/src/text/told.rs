//! Faults as messages: the name of a sentence and the facts it tells, so that whoever speaks to people says the same. The
//! sentences are those of `locales/*/refusals.ftl`.

use crate::{
    MoveFault, Outcome, PositionFault, Problem, Reason, RecordFault, Refusal, ReservedProblem, Ruleset, Side,
    TagFault,
};

/// The name of a sentence and the facts it tells, each under its name in the sentence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Message {
    /// The name of the sentence.
    pub id: &'static str,
    /// The facts.
    pub facts: Vec<(&'static str, Fact)>,
}

/// A fact of a [`Message`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fact {
    /// A hole, a name, a sign of the rules' own.
    Text(String),
    /// A word of the text that was read: it may be long, and hold what cannot be seen.
    Word(String),
    /// A number.
    Number(u64),
}

impl Message {
    /// A sentence that tells nothing yet.
    #[must_use]
    pub const fn new(id: &'static str) -> Message {
        Message { id, facts: Vec::new() }
    }

    fn with(mut self, name: &'static str, fact: Fact) -> Message {
        self.facts.push((name, fact));
        self
    }

    fn text(self, name: &'static str, text: impl Into<String>) -> Message {
        self.with(name, Fact::Text(text.into()))
    }

    fn word(self, word: &str) -> Message {
        self.with("text", Fact::Word(word.to_owned()))
    }

    fn number(self, name: &'static str, number: impl TryInto<u64>) -> Message {
        self.with(name, Fact::Number(number.try_into().unwrap_or(u64::MAX)))
    }

    fn side(self, side: Side) -> Message {
        self.text("side", side.letter())
    }

    fn outcome(self, result: &'static str, outcome: Outcome) -> Message {
        self.text(result, outcome.result()).reason(outcome.reason)
    }

    fn reason(self, reason: Reason) -> Message {
        self.text("reason", reason.name().replace(' ', "-"))
    }

    /// With the ruleset, whose words the sentence uses.
    #[must_use]
    pub fn ruleset(self, ruleset: Ruleset) -> Message {
        self.text("ruleset", ruleset.name())
    }
}

impl Refusal {
    /// Why a move is not legal.
    #[must_use]
    pub fn message(&self) -> Message {
        let mut message = Message::new(self.id());
        if let Some(hole) = self.hole() {
            message = message.text("hole", hole.to_string());
        }
        if let Some(other) = self.other_hole() {
            message = message.text("other", other.to_string());
        }
        match self {
            Refusal::NeverEnding { period: Some(laps) } => message.number("laps", *laps),
            Refusal::Over(outcome) => message.outcome("result", *outcome),
            _ => message,
        }
    }
}

impl Problem {
    /// What is wrong with a set-up of this ruleset.
    #[must_use]
    pub fn message(&self, ruleset: Ruleset) -> Message {
        let message = match self {
            Problem::Total(seeds) => Message::new("problem-total").number("seeds", *seeds),
            Problem::TooManySeeds(seeds) => Message::new("problem-too-many-seeds").number("seeds", *seeds),
            Problem::CountOver255(_, Some(hole)) => {
                Message::new("problem-count").text("hole", hole.to_string())
            }
            Problem::CountOver255(side, None) => Message::new("problem-reserve-count").side(*side),
            Problem::EmptyFrontRow(side) => Message::new("problem-front-row").side(*side),
            Problem::HouseEmpty(side) => Message::new("problem-house-empty").side(*side),
            Problem::ReservesOutOfStep(south, north) => {
                Message::new("problem-out-of-step").number("south", *south).number("north", *north)
            }
            Problem::NoHouses(side) => Message::new("problem-no-houses").side(*side),
            Problem::NoReserve(side) => Message::new("problem-no-reserve").side(*side),
            Problem::Reserved(hole, why) => Message::new(why.id()).text("hole", hole.to_string()),
            Problem::TwoStones(hole) => Message::new("problem-two-stones").text("hole", hole.to_string()),
            Problem::TooManyStones(side, stones) => {
                Message::new("problem-stones").side(*side).number("stones", *stones)
            }
            Problem::NoStones(side) => Message::new("problem-no-stones").side(*side),
        };
        message.ruleset(ruleset)
    }
}

impl ReservedProblem {
    const fn id(self) -> &'static str {
        match self {
            ReservedProblem::Ruleset => "problem-reserved-ruleset",
            ReservedProblem::BackRow => "problem-reserved-back-row",
            ReservedProblem::Namua => "problem-reserved-namua",
            ReservedProblem::Empty => "problem-reserved-empty",
            ReservedProblem::Capture => "problem-reserved-capture",
            ReservedProblem::Spared => "problem-reserved-spared",
            ReservedProblem::Duty => "problem-reserved-duty",
        }
    }
}

impl MoveFault {
    /// What is wrong with a move's text.
    #[must_use]
    pub const fn message(&self) -> Message {
        Message::new(match self {
            MoveFault::Empty => "move-empty",
            MoveFault::Hole => "move-hole",
            MoveFault::Sign => "move-sign",
            MoveFault::Order => "move-order",
        })
    }
}

impl PositionFault {
    /// What is wrong with a position's text; `None` for a set-up, whose problems have a message each.
    #[must_use]
    pub fn message(&self) -> Option<Message> {
        Some(match self {
            // A field is told by its first word.
            PositionFault::Missing(field) => {
                Message::new("position-missing").text("field", field.split(' ').next().unwrap_or_default())
            }
            PositionFault::Excess => Message::new("position-excess"),
            PositionFault::Rows(count) => Message::new("position-rows").number("count", *count),
            PositionFault::Columns { row, found, due } => {
                Message::new("position-columns").text("row", *row).number("found", *found).number("due", *due)
            }
            PositionFault::Count(word) => Message::new("position-count").word(word),
            PositionFault::Side(word) => Message::new("position-side").word(word),
            PositionFault::Reserves(word) => Message::new("position-reserves").word(word),
            PositionFault::Houses(word) => Message::new("position-houses").word(word),
            PositionFault::Reserved(word) => Message::new("position-reserved").word(word),
            PositionFault::Ruleset(word) => Message::new("position-ruleset").word(word),
            PositionFault::Setup(_) => return None,
        })
    }
}

impl TagFault {
    /// Why a tag cannot be set.
    #[must_use]
    pub fn message(&self) -> Message {
        match self {
            TagFault::Name(name) => Message::new("record-tag-name").word(name),
            TagFault::Own(name) => Message::new("record-tag-own").word(name),
            TagFault::LineBreak(name) => Message::new("record-tag-line").word(name),
            TagFault::TooMany => Message::new("record-too-many-tags"),
        }
    }
}

impl RecordFault {
    /// What is wrong with a record's text; `None` for a move and a position, which have faults of their own.
    #[must_use]
    pub fn message(&self) -> Option<Message> {
        Some(match self {
            RecordFault::Move { .. } | RecordFault::Position(_) => return None,
            RecordFault::BadTag(fault) => fault.message(),
            RecordFault::Number { found, due } => {
                Message::new("record-number").number("found", *found).number("due", *due)
            }
            RecordFault::Variant(unknown) => Message::new("position-ruleset").word(&unknown.0),
            RecordFault::Unexpected(word) => Message::new("record-unexpected").word(word),
            RecordFault::TagTwice(name) => Message::new("record-tag-twice").word(name),
            RecordFault::Result(word) => Message::new("record-result").word(word),
            RecordFault::Unclosed(what) => Message::new("record-unclosed").text("what", *what),
            RecordFault::TwoRulesets { variant, position } => Message::new("record-two-rulesets")
                .text("variant", variant.name())
                .text("position", position.name()),
            RecordFault::TwoResults { tag, text } => {
                Message::new("record-two-results").text("found", text.text()).text("due", tag.text())
            }
            RecordFault::ResultOfPosition { ruleset, found, outcome } => {
                Message::new("record-result-of-position")
                    .ruleset(*ruleset)
                    .text("found", found.text())
                    .outcome("due", *outcome)
            }
            RecordFault::Termination { ruleset, reason } => {
                Message::new("record-termination").ruleset(*ruleset).reason(*reason)
            }
            RecordFault::Empty => Message::new("record-empty"),
            RecordFault::Excess => Message::new("record-excess"),
            RecordFault::Tag => Message::new("record-tag"),
            RecordFault::Dots => Message::new("record-dots"),
            RecordFault::Glyph => Message::new("record-glyph"),
            RecordFault::NothingBefore => Message::new("record-nothing-before"),
            RecordFault::EmptyVariation => Message::new("record-empty-variation"),
            RecordFault::TooDeep => Message::new("record-too-deep"),
            RecordFault::Close => Message::new("record-close"),
            RecordFault::ResultInVariation => Message::new("record-result-in-variation"),
            RecordFault::NoDraw => Message::new("record-no-draw"),
        })
    }
}
