//! Games of a match as records, and a match read back from its records.
//!
//! A record's Round is `12.1` or `12.2`: the pair and the game of it. In the first game the first engine is South. A game
//! that ends by the number of plies has the result `*` and the Termination `ply limit`, for the rules of the game know no
//! such draw; it counts as one.

use core::fmt;

use namua_rules::{Leniency, Record, RecordError, RecordFault, Score, TagFault};

use crate::answer::fit;
use crate::limits::seat;
use crate::referee::{Ending, Loss, PlayedGame, Terms};
use crate::runner::{Match, PlayedPair};

/// The Termination of a game that ended by the number of plies.
const PLY_LIMIT: &str = "ply limit";
const TIME_FORFEIT: &str = "time forfeit";
const INFRACTION: &str = "rules infraction";
const ABANDONED: &str = "abandoned";

/// Tags of how often South and North overstepped their time without losing by it.
const OVERSTEPS: [&str; 2] = ["SouthOversteps", "NorthOversteps"];

/// The names of the sides in tags, South first.
const SIDES: [&str; 2] = ["South", "North"];

/// How an engine failed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Failing {
    /// It overstepped its time.
    Time,
    /// It made no legal move.
    Illegal,
    /// It ended or did not answer.
    Crash,
}

/// What counts of a game, from the view of the engines rather than the sides.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// The number of the pair, from 1.
    pub round: u64,
    /// The game of the pair, 0 or 1.
    pub game: usize,
    /// Half points of the first engine: 0, 1 or 2.
    pub half_points: u8,
    /// The engine that lost otherwise than by the rules, and how.
    pub failing: Option<(usize, Failing)>,
    /// How often each engine overstepped its time.
    pub oversteps: [u32; 2],
    /// Plies played, with those of the opening.
    pub plies: usize,
}

/// Records that are no beginning of this match.
#[derive(Debug)]
pub enum ResumeError {
    /// A record cannot be read.
    Record(RecordError),
    /// A record is of another match, or of a match with other engines, limits, openings or rules.
    OtherMatch {
        /// The Round of the record.
        round: String,
    },
    /// A game is missing, or out of order.
    Order {
        /// The Round that was due.
        due: String,
        /// The Round that was found.
        found: String,
    },
}

impl fmt::Display for ResumeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ResumeError::Record(error) => error.fmt(f),
            ResumeError::OtherMatch { round } => write!(f, "game {round} is of another match"),
            ResumeError::Order { due, found } => write!(f, "game {found} stands where {due} is due"),
        }
    }
}

impl core::error::Error for ResumeError {}

/// The beginning of a match, as its records tell it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Kept {
    /// The games of whole pairs.
    pub entries: Vec<Entry>,
    /// Bytes of the text up to the end of the last whole pair; what follows is to be cut off.
    pub bytes: usize,
}

impl Match {
    /// The records of a pair as they are appended to a file. `date` is that of PGN.
    ///
    /// # Errors
    /// A record cannot be made; only a date or a name that is no tag's text leads to that.
    pub fn records(&self, pair: &PlayedPair, date: &str) -> Result<[Record; 2], RecordFault> {
        let record = |game: usize| self.record(pair.round, game, &pair.games[game], date);
        Ok([record(0)?, record(1)?])
    }

    fn record(
        &self,
        round: u64,
        game: usize,
        played: &PlayedGame,
        date: &str,
    ) -> Result<Record, RecordFault> {
        let mut record = Record::from(&played.game);
        self.tag(&mut record, round, game, played, date).map_err(RecordFault::BadTag)?;
        comment(&mut record, played);
        conclude(&mut record, &played.ending)?;
        Ok(record)
    }

    fn tag(
        &self,
        record: &mut Record,
        round: u64,
        game: usize,
        played: &PlayedGame,
        date: &str,
    ) -> Result<(), TagFault> {
        record.set_tag("Event", "Engine match")?;
        record.set_tag("Site", "Namua")?;
        record.set_tag("Date", date)?;
        record.set_tag("Round", &round_text(round, game))?;
        record.set_tag("Match", &self.signature())?;
        record.set_tag("OpeningPlies", &played.opening.to_string())?;
        for (side, name) in SIDES.into_iter().enumerate() {
            let spec = &self.engines[side ^ game];
            record.set_tag(name, &fit(&spec.name))?;
            record.set_tag(&format!("{name}Limits"), &spec.limits.to_string())?;
            if played.oversteps[side] > 0 {
                record.set_tag(OVERSTEPS[side], &played.oversteps[side].to_string())?;
            }
        }
        Ok(())
    }

    /// The text of the tag Match: the engines, and a number that changes with everything that makes another match.
    #[must_use]
    pub fn signature(&self) -> String {
        let Terms { most_plies, overstep, patience } = self.terms;
        let openings = self.openings.signature();
        let mut all = format!("{openings} {most_plies} {overstep:?} {}", patience.as_millis());
        for spec in &self.engines {
            let (options, folder) = (&spec.options, &spec.folder);
            let margin = spec.margin.as_millis();
            all.push_str(&format!("\n{} {:?} {folder:?} {options:?}", spec.command, spec.args));
            all.push_str(&format!(" {} {margin}", spec.limits));
        }
        let [first, second] = &self.engines;
        format!("{} - {} {:016x}", fit(&first.name), fit(&second.name), fingerprint(all.as_bytes()))
    }

    /// The whole pairs at the beginning of the records of this match. A game at the end that was not written to its end, or
    /// the other game of whose pair is missing, does not count.
    ///
    /// # Errors
    /// The text is not the beginning of the records of this match.
    pub fn read_back(&self, text: &str) -> Result<Kept, ResumeError> {
        let signature = self.signature();
        let mut kept = Kept::default();
        let mut entries = Vec::new();
        let ends = record_ends(text);
        let mut start = 0;
        for (nth, &end) in ends.iter().enumerate() {
            let part = &text[start..end];
            let record = match Record::parse(part, Leniency::Strict) {
                Ok(record) if is_whole(part, &record) => record,
                _ if nth + 1 == ends.len() => break,
                Ok(_) => return Err(ResumeError::OtherMatch { round: format!("number {}", nth + 1) }),
                Err(error) => return Err(ResumeError::Record(shifted(error, start))),
            };
            entries.push(entry_of(&record, &signature, nth)?);
            start = end;
            if nth % 2 == 1 {
                kept.entries.append(&mut entries);
                kept.bytes = end;
            }
        }
        Ok(kept)
    }
}

/// What counts of a record that has just been made.
#[must_use]
pub fn entry(record: &Record, round: u64, game: usize) -> Entry {
    let south = game;
    let half_points = match record.result() {
        Score::Won(side) if seat(side) == south => 2,
        Score::Won(_) => 0,
        Score::Draw | Score::Open => 1,
    };
    let count = |tag| record.tag(tag).and_then(|text| text.parse().ok()).unwrap_or(0);
    let by_side = OVERSTEPS.map(count);
    Entry {
        round,
        game,
        half_points,
        failing: failing(record, south),
        oversteps: [by_side[south], by_side[1 - south]],
        plies: record.line().moves().len(),
    }
}

fn failing(record: &Record, south: usize) -> Option<(usize, Failing)> {
    let how = match record.termination()? {
        TIME_FORFEIT => Failing::Time,
        INFRACTION => Failing::Illegal,
        ABANDONED => Failing::Crash,
        _ => return None,
    };
    match record.result() {
        Score::Won(winner) => Some((seat(!winner) ^ south, how)),
        Score::Draw | Score::Open => None,
    }
}

fn entry_of(record: &Record, signature: &str, nth: usize) -> Result<Entry, ResumeError> {
    let found = record.tag("Round").unwrap_or("?").to_owned();
    if record.tag("Match") != Some(signature) {
        return Err(ResumeError::OtherMatch { round: found });
    }
    let (round, game) = (nth as u64 / 2 + 1, nth % 2);
    let due = round_text(round, game);
    if found != due {
        return Err(ResumeError::Order { due, found });
    }
    Ok(entry(record, round, game))
}

fn round_text(round: u64, game: usize) -> String {
    format!("{round}.{}", game + 1)
}

/// The ends of the records of a text, each of which begins with its tag Event after an empty line.
fn record_ends(text: &str) -> Vec<usize> {
    let starts = text.match_indices("\n\n[Event ").map(|(at, _)| at + 2);
    let ends: Vec<_> = starts.chain((!text.is_empty()).then_some(text.len())).collect();
    ends
}

/// Whether a record was written to its end. One that was cut off among its moves could be read too.
fn is_whole(text: &str, record: &Record) -> bool {
    let moves = text.rsplit_once("\"]\n").map_or("", |(_, moves)| moves);
    let result = record.result().text();
    moves.ends_with('\n') && moves.split_whitespace().next_back() == Some(result)
}

fn shifted(mut error: RecordError, by: usize) -> RecordError {
    error.span = error.span.start + by..error.span.end + by;
    error
}

/// The scores of the moves, and what an engine lost by.
fn comment(record: &mut Record, played: &PlayedGame) {
    let line = record.line_mut();
    for (at, eval) in (played.opening..).zip(&played.evals) {
        if let (Some(node), Some(eval)) = (line.move_mut(at), eval) {
            node.comment(&eval.to_string());
        }
    }
    if let Ending::Lost(side, loss) = &played.ending {
        line.comment(&format!("{}: {loss}", SIDES[seat(*side)]));
    }
}

fn conclude(record: &mut Record, ending: &Ending) -> Result<(), RecordFault> {
    match ending {
        Ending::Rules(outcome) => record.set_result(Score::from(*outcome), None),
        Ending::Plies => record.set_result(Score::Open, Some(PLY_LIMIT)),
        Ending::Lost(side, loss) => record.set_result(Score::Won(!*side), Some(termination(loss))),
    }
}

const fn termination(loss: &Loss) -> &'static str {
    match loss {
        Loss::Time(_) => TIME_FORFEIT,
        Loss::Illegal(_) => INFRACTION,
        Loss::Died(_) | Loss::Hung => ABANDONED,
    }
}

/// FNV-1a of 64 bits: tells matches apart, no more is asked.
fn fingerprint(bytes: &[u8]) -> u64 {
    let step = |hash: u64, &byte: &u8| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, step)
}
