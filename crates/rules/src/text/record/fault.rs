//! What can be wrong with a record.

use core::fmt;

use super::{MOST_NESTING, MOST_TAGS, Score};
use crate::text::Fault;
use crate::{MoveError, Outcome, PositionFault, Reason, Ruleset, Side, UnknownRuleset};

/// A tag cannot be set.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TagFault {
    /// The name is not made of letters, digits and `_`.
    Name(String),
    /// The record gives itself this tag.
    Own(String),
    /// The value of this tag has a line break.
    LineBreak(String),
    /// There are [`MOST_TAGS`] tags already.
    TooMany,
}

impl fmt::Display for TagFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            TagFault::Name(name) => {
                write!(f, "a tag's name is made of letters, digits and _, unlike \"{name}\"")
            }
            TagFault::Own(name) => write!(f, "the tag {name} follows from the game"),
            TagFault::LineBreak(name) => write!(f, "the value of the tag {name} has a line break"),
            TagFault::TooMany => write!(f, "a record has at most {MOST_TAGS} tags"),
        }
    }
}

impl core::error::Error for TagFault {}

/// What can be wrong with a record's text.
#[derive(Clone, Debug)]
pub enum RecordFault {
    /// There is no record.
    Empty,
    /// A record is complete before this.
    Excess,
    /// Something that no record holds here.
    Unexpected(String),
    /// A comment, a tag's value, a tag or a variation has no end.
    Unclosed(&'static str),
    /// A tag has the form `[Name "value"]`.
    Tag,
    /// A tag cannot be set.
    BadTag(TagFault),
    /// The tag stands twice.
    TagTwice(String),
    /// The tag Variant names no ruleset.
    Variant(UnknownRuleset),
    /// The tag Position.
    Position(PositionFault),
    /// The tag Position names another ruleset than the tag Variant.
    TwoRulesets {
        /// The ruleset of the tag Variant.
        variant: Ruleset,
        /// The one of the tag Position.
        position: Ruleset,
    },
    /// A move's number is wrong.
    Number {
        /// As written.
        found: u32,
        /// As it should be.
        due: usize,
    },
    /// `..` or `...` stands before a move of South's.
    Dots,
    /// A move cannot be read or is not legal.
    Move {
        /// The ruleset of the record.
        ruleset: Ruleset,
        /// Its number.
        number: usize,
        /// Who is to move.
        side: Side,
        /// As written.
        text: String,
        /// What is wrong with it.
        error: MoveError,
    },
    /// A glyph is `$` and a number up to 255, or one of `! ? !! ?? !? ?!`.
    Glyph,
    /// A glyph or a variation without a move before it.
    NothingBefore,
    /// A variation without a move.
    EmptyVariation,
    /// Variations nest more than [`MOST_NESTING`] deep.
    TooDeep,
    /// A `)` that closes nothing.
    Close,
    /// A variation has no result.
    ResultInVariation,
    /// The tag Result is none of `1-0 0-1 1/2-1/2 *`.
    Result(String),
    /// The tag Result and the result after the moves differ.
    TwoResults {
        /// The tag's.
        tag: Score,
        /// The one after the moves.
        text: Score,
    },
    /// The final position has another result.
    ResultOfPosition {
        /// The ruleset of the record.
        ruleset: Ruleset,
        /// As written.
        found: Score,
        /// What the position says.
        outcome: Outcome,
    },
    /// A draw is claimed where the rules know none (K27, M6).
    NoDraw,
    /// The tag Termination gives a reason that does not hold.
    Termination {
        /// The ruleset of the record.
        ruleset: Ruleset,
        /// As written.
        reason: Reason,
    },
}

impl core::error::Error for RecordFault {}

/// A record's text could not be read.
pub type RecordError = Fault<RecordFault>;

impl fmt::Display for RecordFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RecordFault::BadTag(fault) => fault.fmt(f),
            RecordFault::Variant(unknown) => unknown.fmt(f),
            RecordFault::Position(fault) => write!(f, "tag Position: {fault}"),
            RecordFault::Move { number, text, error, .. } => write!(f, "move {number} ({text}): {error}"),
            RecordFault::Number { found, due } => write!(f, "this is move {due}, not {found}"),
            RecordFault::Unexpected(text) => write!(f, "\"{text}\" has no meaning here"),
            RecordFault::Unclosed(what) => write!(f, "the {what} that begins here has no end"),
            RecordFault::TagTwice(name) => write!(f, "the tag {name} stands twice"),
            RecordFault::TwoRulesets { variant, position } => {
                write!(f, "the tag Variant says {variant}, the tag Position {position}")
            }
            RecordFault::Result(text) => write!(f, "a result is 1-0, 0-1, 1/2-1/2 or *, not \"{text}\""),
            RecordFault::TwoResults { tag, text } => {
                write!(f, "the result here is {text}, but the tag Result says {tag}")
            }
            RecordFault::ResultOfPosition { found, outcome, .. } => {
                write!(f, "the result is {found}, but the game ended {outcome}")
            }
            RecordFault::Termination { reason, .. } => write!(f, "the game did not end by {}", reason.name()),
            RecordFault::TooDeep => write!(f, "variations nest more than {MOST_NESTING} deep"),
            other => f.write_str(other.sentence()),
        }
    }
}

impl RecordFault {
    /// The sentence of a fault that has no facts to tell.
    const fn sentence(&self) -> &'static str {
        match self {
            RecordFault::Empty => "there is no record here",
            RecordFault::Excess => "the record is complete before this",
            RecordFault::Tag => "a tag has the form [Name \"value\"]",
            RecordFault::Dots => "dots such as 1... stand before a move of North's, but South is to move",
            RecordFault::Glyph => "a glyph is $ and a number up to 255, or one of ! ? !! ?? !? ?!",
            RecordFault::NothingBefore => "there is no move before this",
            RecordFault::EmptyVariation => "this variation has no move",
            RecordFault::Close => "there is no variation to close",
            RecordFault::ResultInVariation => "a variation has no result",
            RecordFault::NoDraw => "K27: the rules know no such draw",
            _ => "",
        }
    }
}
