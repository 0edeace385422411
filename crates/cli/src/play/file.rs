//! Saving a game as a record.

use std::fs::{self, File};
use std::io::{self, Write};
use std::path::Path;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use namua_rules::{BySide, Game, Record, Score, Side};

/// The Termination of a game that goes on, as PGN has it.
pub(crate) const UNFINISHED: &str = "unterminated";

/// Writes the record of a game; a file that is there stays unless it is to be replaced.
pub(super) fn save(game: &Game, names: &BySide<String>, path: &str, replace: bool) -> io::Result<()> {
    if Path::new(path).is_dir() {
        return Err(io::ErrorKind::IsADirectory.into());
    }
    let text = record(game, names, SystemTime::now())?.to_string();
    if replace {
        return fs::write(path, text);
    }
    File::create_new(path)?.write_all(text.as_bytes())
}

fn record(game: &Game, names: &BySide<String>, now: SystemTime) -> io::Result<Record> {
    let mut record = Record::from(game);
    let (south, north, date) = (&names[Side::South], &names[Side::North], date(now));
    let tags = [
        ("Event", "Casual game"),
        ("Site", "Namua"),
        ("Date", &date),
        ("Round", "-"),
        ("South", south),
        ("North", north),
    ];
    for (name, value) in tags {
        record.set_tag(name, value).map_err(io::Error::other)?;
    }
    if game.outcome().is_none() {
        record.set_result(Score::Open, Some(UNFINISHED)).map_err(io::Error::other)?;
    }
    Ok(record)
}

/// The day as PGN writes it, in universal time: `2026.11.29`.
pub(crate) fn date(now: SystemTime) -> String {
    let days = now.duration_since(UNIX_EPOCH).unwrap_or(Duration::ZERO).as_secs() / 86_400;
    let (year, month, day) = civil(days);
    format!("{year:04}.{month:02}.{day:02}")
}

/// The calendar day that so many days after the first of January 1970 is.
fn civil(mut days: u64) -> (u64, u64, u64) {
    let mut year = 1970;
    while days >= days_of_year(year) {
        days -= days_of_year(year);
        year += 1;
    }
    let february = days_of_year(year) - 337;
    let lengths = [31, february, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
    let mut month = 0;
    while days >= lengths[month] {
        days -= lengths[month];
        month += 1;
    }
    (year, month as u64 + 1, days + 1)
}

const fn days_of_year(year: u64) -> u64 {
    let leap = year.is_multiple_of(4) && !year.is_multiple_of(100) || year.is_multiple_of(400);
    if leap { 366 } else { 365 }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days() {
        assert_eq!(civil(0), (1970, 1, 1));
        assert_eq!(civil(11_016), (2000, 2, 29));
        assert_eq!(civil(20_786), (2026, 11, 29));
        assert_eq!(civil(20_818), (2026, 12, 31));
    }
}
