//! Position text: `NB/NF/SF/SB side reserves houses reserved` (RULES.md section 5).
//!
//! **Parsing** takes white space or `_` between the fields, a ruleset's name in front, `startpos`, `-` for reserves
//! of a ruleset without, and letters of houses in either order. **Writing** gives the one canonical form, of which
//! the text is part of the public interface. **Stability**: the form is that of RULES.md and does not change.

use core::fmt;
use core::ops::Range;

use super::{Fault, words};
use crate::{BySide, Hole, Leniency, Position, Row, Ruleset, Setup, SetupError, Side};

/// What can be wrong with a position's text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PositionFault {
    /// The text ends where a field is due.
    Missing(&'static str),
    /// More text than a position has.
    Excess,
    /// Not four rows.
    Rows(usize),
    /// A row has not as many counts as the board has columns.
    Columns {
        /// The row: `NB`, `NF`, `SF` or `SB`.
        row: &'static str,
        /// Counts found.
        found: usize,
        /// Counts due.
        due: u8,
    },
    /// A count that is no number.
    Count(String),
    /// Neither `S` nor `N`.
    Side(String),
    /// Reserves are two numbers parted by a comma.
    Reserves(String),
    /// Houses are `Aa`, `A`, `a` or `-`.
    Houses(String),
    /// Not a hole of this board.
    Reserved(String),
    /// The first word is no ruleset.
    Ruleset(String),
    /// The text can be read, but not played; the span is the whole text.
    Setup(SetupError),
}

impl fmt::Display for PositionFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PositionFault::Missing(what) => write!(f, "the {what} is missing"),
            PositionFault::Excess => write!(f, "the position is complete before this"),
            PositionFault::Rows(n) => write!(f, "a board has four rows parted by /, here are {n}"),
            PositionFault::Columns { row, found, due } => {
                write!(f, "row {row} has {found} counts, not {due}")
            }
            PositionFault::Count(text) => write!(f, "\"{text}\" is not a number of seeds"),
            PositionFault::Side(text) => write!(f, "the side to move is S or N, not \"{text}\""),
            PositionFault::Reserves(text) => {
                write!(f, "reserves are two numbers such as 22,22, not \"{text}\"")
            }
            PositionFault::Houses(text) => write!(f, "houses owned are Aa, A, a or -, not \"{text}\""),
            PositionFault::Reserved(text) => write!(f, "\"{text}\" is no hole of this board (or - for none)"),
            PositionFault::Ruleset(text) => write!(f, "\"{text}\" is neither a board nor a ruleset"),
            PositionFault::Setup(error) => error.fmt(f),
        }
    }
}

/// A position's text could not be read.
pub type ParsePositionError = Fault<PositionFault>;

/// What [`Setup::ROWS`] are called.
const NAMES: [&str; 4] = ["NB", "NF", "SF", "SB"];

impl Setup {
    /// The rows from the top, as they lie and as they are written.
    pub const ROWS: [(Side, Row); 4] = [
        (Side::North, Row::Back),
        (Side::North, Row::Front),
        (Side::South, Row::Front),
        (Side::South, Row::Back),
    ];

    /// The holes of a row from the physical left: North's numbers run the other way.
    pub fn row(&self, side: Side, row: Row) -> impl Iterator<Item = Hole> + use<> {
        let columns = self.ruleset.columns();
        (1..=columns).map(move |place| {
            let column = if side == Side::South { place } else { columns + 1 - place };
            Hole::new(side, row, column)
        })
    }

    /// Reads a position's text. A ruleset named in it counts before `ruleset`.
    ///
    /// # Errors
    /// The first [`PositionFault`] with the bytes it speaks of; whether the set-up can be played is not asked.
    pub fn parse(text: &str, ruleset: Ruleset) -> Result<Setup, ParsePositionError> {
        Parser::new(text, ruleset).setup()
    }
}

impl Position {
    /// Reads a position's text and checks that it can be played.
    ///
    /// # Errors
    /// The first [`PositionFault`], or all problems of the set-up that `leniency` does not forgive.
    pub fn parse(text: &str, ruleset: Ruleset, leniency: Leniency) -> Result<Position, ParsePositionError> {
        let setup = Setup::parse(text, ruleset)?;
        setup.position(leniency).map_err(|error| Fault::new(0..text.len(), PositionFault::Setup(error)))
    }

    /// The canonical text with the ruleset's name in front.
    #[must_use]
    pub fn named_text(&self) -> String {
        format!("{} {self}", self.ruleset())
    }

    /// The canonical text as it stands in an address: `_` for the space.
    #[must_use]
    pub fn url_text(&self) -> String {
        self.named_text().replace(' ', "_")
    }
}

struct Parser<'a> {
    text: &'a str,
    words: Vec<(usize, &'a str)>,
    next: usize,
    ruleset: Ruleset,
}

impl<'a> Parser<'a> {
    fn new(text: &'a str, ruleset: Ruleset) -> Self {
        Parser { text, words: words(text).collect(), next: 0, ruleset }
    }

    fn word(&mut self, what: &'static str) -> Result<(Range<usize>, &'a str), ParsePositionError> {
        let end = self.text.trim_end().len();
        let (at, word) =
            *self.words.get(self.next).ok_or_else(|| Fault::new(end..end, PositionFault::Missing(what)))?;
        self.next += 1;
        Ok((at..at + word.len(), word))
    }

    fn setup(mut self) -> Result<Setup, ParsePositionError> {
        let (mut span, mut board) = self.word("board")?;
        if !board.contains('/') && !board.eq_ignore_ascii_case("startpos") {
            self.ruleset = board
                .parse()
                .map_err(|_| Fault::new(span.clone(), PositionFault::Ruleset(board.to_owned())))?;
            (span, board) = self.word("board")?;
        }
        let setup = if board.eq_ignore_ascii_case("startpos") {
            Setup::from(&Position::start(self.ruleset))
        } else {
            self.fields(span, board)?
        };
        match self.words.get(self.next) {
            Some(&(at, _)) => Err(Fault::new(at..self.text.trim_end().len(), PositionFault::Excess)),
            None => Ok(setup),
        }
    }

    fn fields(&mut self, span: Range<usize>, board: &str) -> Result<Setup, ParsePositionError> {
        let mut setup = Setup::empty(self.ruleset);
        self.board(&mut setup, span, board)?;
        setup.turn = self.side()?;
        setup.reserves = self.reserves()?;
        setup.houses = self.houses()?;
        setup.reserved = self.reserved()?;
        Ok(setup)
    }

    fn board(&self, setup: &mut Setup, span: Range<usize>, board: &str) -> Result<(), ParsePositionError> {
        let rows = board.split('/').count();
        if rows != 4 {
            return Err(Fault::new(span, PositionFault::Rows(rows)));
        }
        let mut at = span.start;
        for ((name, (side, row)), text) in NAMES.into_iter().zip(Setup::ROWS).zip(board.split('/')) {
            let (found, due) = (text.split(',').count(), self.ruleset.columns());
            if found != usize::from(due) {
                return Err(Fault::new(
                    at..at + text.len(),
                    PositionFault::Columns { row: name, found, due },
                ));
            }
            let mut start = at;
            for (hole, count) in setup.row(side, row).zip(text.split(',')) {
                setup.set(hole, number(count, start)?);
                start += count.len() + 1;
            }
            at += text.len() + 1;
        }
        Ok(())
    }

    fn side(&mut self) -> Result<Side, ParsePositionError> {
        let (span, word) = self.word("side to move")?;
        match word {
            "S" | "s" => Ok(Side::South),
            "N" | "n" => Ok(Side::North),
            _ => Err(Fault::new(span, PositionFault::Side(word.to_owned()))),
        }
    }

    fn reserves(&mut self) -> Result<BySide<u32>, ParsePositionError> {
        let (span, word) = self.word("reserves field")?;
        if word == "-" {
            return Ok(BySide::both(0));
        }
        let wrong = || Fault::new(span.clone(), PositionFault::Reserves(word.to_owned()));
        let (south, north) = word.split_once(',').ok_or_else(wrong)?;
        match (number(south, 0), number(north, 0)) {
            (Ok(south), Ok(north)) => Ok(BySide::new(south, north)),
            _ => Err(wrong()),
        }
    }

    fn houses(&mut self) -> Result<BySide<bool>, ParsePositionError> {
        let (span, word) = self.word("houses field")?;
        match word {
            "-" => Ok(BySide::both(false)),
            "A" => Ok(BySide::new(true, false)),
            "a" => Ok(BySide::new(false, true)),
            "Aa" | "aA" => Ok(BySide::both(true)),
            _ => Err(Fault::new(span, PositionFault::Houses(word.to_owned()))),
        }
    }

    fn reserved(&mut self) -> Result<Option<Hole>, ParsePositionError> {
        let (span, word) = self.word("reserved hole (or -)")?;
        if word == "-" {
            return Ok(None);
        }
        let hole = parse_hole(word).filter(|hole| hole.column() <= self.ruleset.columns());
        hole.map(Some).ok_or_else(|| Fault::new(span, PositionFault::Reserved(word.to_owned())))
    }
}

/// A count: digits only; what no `u32` holds is as good as its greatest, since 255 is the most anyway.
fn number(text: &str, at: usize) -> Result<u32, ParsePositionError> {
    let digits = !text.is_empty() && text.bytes().all(|b| b.is_ascii_digit());
    if !digits {
        return Err(Fault::new(at..at + text.len(), PositionFault::Count(text.to_owned())));
    }
    Ok(text.parse().unwrap_or(u32::MAX))
}

/// Reads a hole such as `a4` or `B12`.
pub(crate) fn parse_hole(text: &str) -> Option<Hole> {
    let (letter, column) = text.split_at_checked(1)?;
    let (side, row) = match letter {
        "A" => (Side::South, Row::Front),
        "B" => (Side::South, Row::Back),
        "a" => (Side::North, Row::Front),
        "b" => (Side::North, Row::Back),
        _ => return None,
    };
    let plain = column.bytes().all(|b| b.is_ascii_digit()) && !column.starts_with('0');
    let column = column.parse().ok().filter(|column| plain && (1..=12).contains(column))?;
    Some(Hole::new(side, row, column))
}

impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (nth, (side, row)) in Setup::ROWS.into_iter().enumerate() {
            f.write_str(if nth == 0 { "" } else { "/" })?;
            for (place, hole) in self.row(side, row).enumerate() {
                let comma = if place == 0 { "" } else { "," };
                write!(f, "{comma}{}", self.count(hole))?;
            }
        }
        write!(f, " {} ", self.turn.letter())?;
        match self.ruleset {
            Ruleset::Kimasai if self.reserves == BySide::both(0) => f.write_str("-")?,
            _ => write!(f, "{},{}", self.reserves.south, self.reserves.north)?,
        }
        f.write_str(match (self.houses.south, self.houses.north) {
            (true, true) => " Aa ",
            (true, false) => " A ",
            (false, true) => " a ",
            (false, false) => " - ",
        })?;
        match self.reserved {
            Some(hole) => hole.fmt(f),
            None => f.write_str("-"),
        }
    }
}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Setup::from(self).fmt(f)
    }
}
