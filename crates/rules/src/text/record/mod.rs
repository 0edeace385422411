//! Game records in PGN's form (RULES.md section 5): tag pairs, numbered moves, comments, glyphs, variations, a result.
//!
//! ```
//! use namua_rules::{Leniency, Record};
//!
//! let text = r#"
//!     [South "Bi Asha"]
//!     [North "Mzee Juma"]
//!     [Variant "kiswahili"]
//!
//!     1. A6R* {the house stays} (1. A7L! a5L) 1... a6L *"#;
//! let record = Record::parse(text, Leniency::Strict)?;
//! assert_eq!(record.tag("South"), Some("Bi Asha"));
//! assert_eq!(record.line().moves()[0].comments(), ["the house stays"]);
//! assert_eq!(record.game().plies().len(), 2);
//!
//! let error = Record::parse("1. A6R 1... a5L *", Leniency::Strict).unwrap_err();
//! assert_eq!(error.span, 12..15);
//! assert!(error.to_string().contains("move 1 (a5L): K"));
//! # Ok::<(), namua_rules::RecordError>(())
//! ```
//!
//! # Parsing
//! White space is free, tags stand in any order, and move numbers, signs of moves and the result may be missing;
//! what *is* written has to be right: a wrong number, a sign that the move contradicts, a result that the final position
//! contradicts are errors, and every move of every variation is checked against the rules. An error carries the bytes
//! it speaks of. `! ? !! ?? !? ?!` are read as `$1` to `$6`; `; ..` to the end of the line is a comment like `{..}`. White
//! space in comments counts as one space. A line that begins with `%` is skipped, as in PGN. `*` alone is a result; right after a move it is the move's sign.
//! Variations nest at most [`MOST_NESTING`] deep, and a record has at most [`MOST_TAGS`] tags.
//!
//! # Writing
//! There is one canonical form, and reading it gives the same record again: Event, Site, Date, Round, South, North (those
//! that are there), Result, Variant, Position (unless it is the ruleset's start), Termination, Match, then the other
//! tags in their order; an empty line; the moves in lines of at most 80 columns, with all their signs. A comment that
//! holds a `}` is written after a `;` on a line that is as long as the comment. Comments about a move come before its
//! variations, and those after the result belong to the last move.
//!
//! # Stability
//! The form is that of RULES.md. New tags may get a meaning; what can be read today stays readable.

mod fault;
mod lexer;
mod line;
mod reader;
mod writer;

use core::fmt;

pub use fault::{RecordError, RecordFault, TagFault};
pub use line::{Line, RecordMove, VariationError};

use crate::{Game, Leniency, Outcome, Position, Reason, Ruleset, Side};

/// How deep variations may nest.
pub const MOST_NESTING: u8 = 32;

/// How many tags a record may have.
pub const MOST_TAGS: usize = 256;

/// The tags that come first, in this order; others follow in the order in which they were set.
const ROSTER: [&str; 6] = ["Event", "Site", "Date", "Round", "South", "North"];
/// The tag that joins the records of a match; it stands after the tags a record gives itself.
const MATCH: &str = "Match";
/// The tags a record gives itself: from its start, its moves and its result.
const OWN: [&str; 4] = ["Result", "Variant", "Position", "Termination"];

/// The result of a record.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Score {
    /// `*`: not decided, or not known.
    #[default]
    Open,
    /// `1-0` or `0-1`: the player has won.
    Won(Side),
    /// `1/2-1/2`: a draw, which only a recurrence in Kimasai gives (M6).
    Draw,
}

impl Score {
    /// Every result, in the order South, North, draw, open.
    pub const ALL: [Score; 4] = [Score::Won(Side::South), Score::Won(Side::North), Score::Draw, Score::Open];

    /// `1-0`, `0-1`, `1/2-1/2` or `*`.
    #[must_use]
    pub const fn text(self) -> &'static str {
        match self {
            Score::Won(Side::South) => "1-0",
            Score::Won(Side::North) => "0-1",
            Score::Draw => "1/2-1/2",
            Score::Open => "*",
        }
    }

    /// The result that a text such as `1-0` names.
    fn named(text: &str) -> Option<Score> {
        Score::ALL.into_iter().find(|score| score.text() == text)
    }
}

impl From<Outcome> for Score {
    fn from(outcome: Outcome) -> Score {
        outcome.winner.map_or(Score::Draw, Score::Won)
    }
}

impl fmt::Display for Score {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.text())
    }
}

/// One tag that the record does not give itself.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Tag {
    name: String,
    value: String,
}

/// The place of a tag in the order of writing; tags of one place keep the order in which they were set.
fn rank(name: &str) -> usize {
    match ROSTER.iter().position(|known| *known == name) {
        Some(place) => place,
        None if name == MATCH => ROSTER.len(),
        None => ROSTER.len() + 1,
    }
}

/// A game record: tags, a start, a tree of checked moves, a result.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    tags: Vec<Tag>,
    line: Line,
    /// The result claimed for a game that its position does not end; open otherwise.
    claim: Score,
    /// The reason given for the claim.
    termination: Option<String>,
}

impl Record {
    /// A record without moves.
    #[must_use]
    pub fn new(start: Position) -> Record {
        Record { tags: Vec::new(), line: Line::main(start), claim: Score::Open, termination: None }
    }

    /// Reads one record. `leniency` is for its start position.
    ///
    /// # Errors
    /// The first fault with the bytes it speaks of; a second record in the text is one too.
    pub fn parse(text: &str, leniency: Leniency) -> Result<Record, RecordError> {
        reader::one(text, Ruleset::default(), leniency)
    }

    /// Reads a file of any number of records, each of which begins with a tag or follows a result.
    ///
    /// # Errors
    /// The first fault with the bytes it speaks of.
    pub fn parse_all(text: &str, leniency: Leniency) -> Result<Vec<Record>, RecordError> {
        Record::parse_all_of(text, Ruleset::default(), leniency)
    }

    /// The same; a record without the tag Variant, whose Position names no ruleset either, is of this one.
    ///
    /// # Errors
    /// The first fault with the bytes it speaks of.
    pub fn parse_all_of(
        text: &str,
        ruleset: Ruleset,
        leniency: Leniency,
    ) -> Result<Vec<Record>, RecordError> {
        reader::all(text, ruleset, leniency)
    }

    /// The start position.
    #[must_use]
    pub const fn start(&self) -> &Position {
        self.line.start()
    }

    /// The ruleset: tag Variant.
    #[must_use]
    pub const fn ruleset(&self) -> Ruleset {
        self.start().ruleset()
    }

    /// The main line.
    #[must_use]
    pub const fn line(&self) -> &Line {
        &self.line
    }

    /// The main line, to add moves, comments and variations.
    pub const fn line_mut(&mut self) -> &mut Line {
        &mut self.line
    }

    /// The value of a tag that the record does not give itself: all but Result, Variant, Position, Termination.
    #[must_use]
    pub fn tag(&self, name: &str) -> Option<&str> {
        self.tags.iter().find(|tag| tag.name == name).map(|tag| tag.value.as_str())
    }

    /// Those tags, name and value, in the order of writing.
    pub fn tags(&self) -> impl Iterator<Item = (&str, &str)> {
        self.tags.iter().map(|tag| (tag.name.as_str(), tag.value.as_str()))
    }

    /// Sets a tag, or changes it.
    ///
    /// # Errors
    /// The name is not made of letters, digits and `_`, or belongs to a tag the record gives itself; the value has a line
    /// break; there are [`MOST_TAGS`] tags already.
    pub fn set_tag(&mut self, name: &str, value: &str) -> Result<(), TagFault> {
        if name.is_empty() || !name.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'_') {
            return Err(TagFault::Name(name.to_owned()));
        }
        if OWN.contains(&name) {
            return Err(TagFault::Own(name.to_owned()));
        }
        if value.contains('\n') {
            return Err(TagFault::LineBreak(name.to_owned()));
        }
        if let Some(tag) = self.tags.iter_mut().find(|tag| tag.name == name) {
            value.clone_into(&mut tag.value);
            return Ok(());
        }
        if self.tags.len() >= MOST_TAGS {
            return Err(TagFault::TooMany);
        }
        let place = self.tags.partition_point(|tag| rank(&tag.name) <= rank(name));
        self.tags.insert(place, Tag { name: name.to_owned(), value: value.to_owned() });
        Ok(())
    }

    /// Takes a tag away.
    pub fn remove_tag(&mut self, name: &str) {
        self.tags.retain(|tag| tag.name != name);
    }

    /// The end of the game, if the main line reaches it.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        self.line.outcome()
    }

    /// The result: that of the final position, else the one claimed.
    #[must_use]
    pub fn result(&self) -> Score {
        self.outcome().map_or(self.claim, Score::from)
    }

    /// Why the game ended: the reason of the final position, else the one given, such as `resignation`.
    #[must_use]
    pub fn termination(&self) -> Option<&str> {
        self.outcome().map(|outcome| outcome.reason.name()).or(self.termination.as_deref())
    }

    /// Claims a result for a game that its position has not ended, by resignation for instance.
    ///
    /// # Errors
    /// The position contradicts it, it is a draw (K27), or the reason does not go with it.
    pub fn set_result(&mut self, score: Score, termination: Option<&str>) -> Result<(), RecordFault> {
        self.check_score(score)?;
        let termination = termination.filter(|text| !text.is_empty());
        if termination.is_some_and(|text| text.contains('\n')) {
            return Err(RecordFault::BadTag(TagFault::LineBreak("Termination".to_owned())));
        }
        termination.map_or(Ok(()), |text| self.check_termination(score, text))?;
        if self.outcome().is_none() {
            (self.claim, self.termination) = (score, termination.map(str::to_owned));
        }
        Ok(())
    }

    fn check_score(&self, score: Score) -> Result<(), RecordFault> {
        match self.outcome() {
            Some(outcome) if Score::from(outcome) != score => {
                Err(RecordFault::ResultOfPosition { ruleset: self.ruleset(), found: score, outcome })
            }
            None if score == Score::Draw => Err(RecordFault::NoDraw),
            _ => Ok(()),
        }
    }

    /// A reason of the rules has to be the true one; other words, such as "time forfeit", are free.
    fn check_termination(&self, score: Score, text: &str) -> Result<(), RecordFault> {
        const RULED: [Reason; 5] =
            [Reason::Hamna, Reason::Mkononi, Reason::NoMove, Reason::Draw, Reason::Resignation];
        let Some(named) = RULED.into_iter().find(|reason| reason.name() == text) else { return Ok(()) };
        let fits = match self.outcome() {
            Some(outcome) => outcome.reason == named,
            None => named == Reason::Resignation && score != Score::Open,
        };
        if fits { Ok(()) } else { Err(RecordFault::Termination { ruleset: self.ruleset(), reason: named }) }
    }

    /// The main line as a game. A result claimed against an open position becomes the loser's resignation.
    ///
    /// # Panics
    /// Never: the moves of a record have been checked.
    #[must_use]
    pub fn game(&self) -> Game {
        let mut game = Game::from_position(*self.start());
        for node in self.line.moves() {
            game.play(node.ply().mv, &mut ()).unwrap_or_else(|e| unreachable!("a checked move: {e}"));
        }
        if let Score::Won(winner) = self.result() {
            game.resign(!winner);
        }
        game
    }
}

impl core::str::FromStr for Record {
    type Err = RecordError;

    /// Reads one record with [`Leniency::Strict`].
    fn from_str(text: &str) -> Result<Record, RecordError> {
        Record::parse(text, Leniency::Strict)
    }
}

impl From<&Game> for Record {
    /// The record of a game, without tags of its own. A game that was set up where no set-up is possible (on the board
    /// of a finished game) writes a Position that cannot be read again.
    fn from(game: &Game) -> Record {
        let mut record = Record::new(*game.start());
        record.line.extend(game.plies());
        if let Some(loser) = game.resigned() {
            record.claim = Score::Won(!loser);
            record.termination = Some(Reason::Resignation.name().to_owned());
        }
        record
    }
}
