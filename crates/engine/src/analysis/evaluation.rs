//! `[%eval ..]`: the worth of the position after a move, as a comment of a record carries it. Always from South's view, as
//! chess programs take White's: `[%eval 1.35]` in seeds, `[%eval #3]` if South wins by his third move from here,
//! `[%eval #-3]` if North does; after the winning move itself `#0` or `#-0`.

use core::fmt;
use core::ops::Range;

use namua_rules::Side;

use crate::score::{Score, win_chance};

/// The worth of a position after a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Eval {
    /// An estimate, in hundredths of a seed from South's view.
    Centiseeds(i32),
    /// A proven win.
    Won {
        /// Who wins.
        winner: Side,
        /// His moves until then.
        moves: u32,
    },
}

const OPENS: &str = "[%eval ";

impl Eval {
    /// What is left after a move that is worth `score` to `side`, who makes it.
    #[must_use]
    pub fn after(side: Side, score: Score) -> Eval {
        let moves = |plies: u32| plies.saturating_sub(1).div_ceil(2);
        match (score, side) {
            (Score::Centiseeds(centiseeds), Side::South) => Eval::Centiseeds(centiseeds),
            (Score::Centiseeds(centiseeds), Side::North) => Eval::Centiseeds(-centiseeds),
            (Score::WinIn(plies), _) => Eval::Won { winner: side, moves: moves(plies) },
            (Score::LossIn(plies), _) => Eval::Won { winner: !side, moves: moves(plies) },
        }
    }

    /// South's chance to win, per mille.
    #[must_use]
    pub fn chance(self) -> u32 {
        match self {
            Eval::Centiseeds(centiseeds) => win_chance(Score::Centiseeds(centiseeds)),
            Eval::Won { winner: Side::South, .. } => 1000,
            Eval::Won { winner: Side::North, .. } => 0,
        }
    }

    /// Reads it out of a comment. What follows a comma inside it, such as a depth, is passed over.
    #[must_use]
    pub fn of_comment(comment: &str) -> Option<Eval> {
        let command = &comment[place(comment)?];
        let value = command[OPENS.len()..].trim_end_matches(']').split(',').next()?.trim();
        match value.strip_prefix('#') {
            Some(moves) => {
                let (winner, moves) = signed(moves);
                Some(Eval::Won { winner, moves: digits(moves)?.try_into().ok()? })
            }
            None => {
                let (better, seeds) = signed(value);
                let centiseeds = hundredths(seeds)?;
                Some(Eval::Centiseeds(if better == Side::South { centiseeds } else { -centiseeds }))
            }
        }
    }

    /// A comment without it.
    pub(super) fn removed(comment: &str) -> String {
        match place(comment) {
            Some(place) => format!("{}{}", &comment[..place.start], &comment[place.end..]),
            None => comment.to_owned(),
        }
    }
}

impl fmt::Display for Eval {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(OPENS)?;
        match *self {
            Eval::Won { winner: Side::South, moves } => write!(f, "#{moves}]"),
            Eval::Won { winner: Side::North, moves } => write!(f, "#-{moves}]"),
            Eval::Centiseeds(centiseeds) => {
                let (sign, size) = (if centiseeds < 0 { "-" } else { "" }, centiseeds.unsigned_abs());
                write!(f, "{sign}{}.{:02}]", size / 100, size % 100)
            }
        }
    }
}

/// The bytes of the first such command of a comment.
fn place(comment: &str) -> Option<Range<usize>> {
    let start = comment.find(OPENS)?;
    Some(start..start + comment[start..].find(']')? + 1)
}

/// The sign of a number as the side it speaks for, and the rest.
fn signed(text: &str) -> (Side, &str) {
    match text.strip_prefix('-') {
        Some(rest) => (Side::North, rest),
        None => (Side::South, text.strip_prefix('+').unwrap_or(text)),
    }
}

fn digits(text: &str) -> Option<i32> {
    let plain = !text.is_empty() && text.bytes().all(|b| b.is_ascii_digit());
    text.parse().ok().filter(|_| plain)
}

/// `1.35` as 135; further digits are cut off.
fn hundredths(text: &str) -> Option<i32> {
    let (whole, part) = text.split_once('.').unwrap_or((text, "0"));
    digits(part.get(..9.min(part.len()))?)?;
    let part = digits(&format!("{part:0<2}")[..2])?;
    digits(whole)?.checked_mul(100)?.checked_add(part)
}

#[cfg(test)]
mod tests {
    use super::*;

    const ALL: [(Eval, &str); 7] = [
        (Eval::Centiseeds(135), "[%eval 1.35]"),
        (Eval::Centiseeds(-5), "[%eval -0.05]"),
        (Eval::Centiseeds(0), "[%eval 0.00]"),
        (Eval::Centiseeds(-29_000), "[%eval -290.00]"),
        (Eval::Won { winner: Side::South, moves: 3 }, "[%eval #3]"),
        (Eval::Won { winner: Side::North, moves: 12 }, "[%eval #-12]"),
        (Eval::Won { winner: Side::North, moves: 0 }, "[%eval #-0]"),
    ];

    #[test]
    fn what_is_written_is_read() {
        for (eval, text) in ALL {
            assert_eq!(eval.to_string(), text);
            assert_eq!(Eval::of_comment(&format!("so [%clk 0:10] {text} said")), Some(eval), "{text}");
        }
        assert_eq!(Eval::of_comment("[%eval +0.5,12]"), Some(Eval::Centiseeds(50)));
        assert_eq!(Eval::of_comment("[%eval 2]"), Some(Eval::Centiseeds(200)));
    }

    #[test]
    fn what_is_none_is_not_read() {
        for text in
            ["", "eval 1", "[%eval 1.0", "[%eval ]", "[%eval #]", "[%eval 1.x]", "[%eval --1]", "[%eval é.é]"]
        {
            assert_eq!(Eval::of_comment(text), None, "{text}");
        }
        assert_eq!(Eval::of_comment("[%eval 99999999999]"), None);
        assert_eq!(Eval::of_comment("[%eval 21474837.00]"), None);
    }

    #[test]
    fn a_move_later_and_from_souths_view() {
        let won = |winner, moves| Eval::Won { winner, moves };
        for (side, other) in [(Side::South, Side::North), (Side::North, Side::South)] {
            assert_eq!(Eval::after(side, Score::WinIn(1)), won(side, 0));
            assert_eq!(Eval::after(side, Score::WinIn(3)), won(side, 1));
            assert_eq!(Eval::after(side, Score::LossIn(2)), won(other, 1));
            assert_eq!(Eval::after(side, Score::LossIn(4)), won(other, 2));
        }
        assert_eq!(Eval::after(Side::North, Score::Centiseeds(40)).to_string(), "[%eval -0.40]");
        assert_eq!([won(Side::South, 3), won(Side::North, 3)].map(Eval::chance), [1000, 0]);
    }

    #[test]
    fn comments_without_it() {
        assert_eq!(Eval::removed("[%eval #3] a [%clk 1]"), " a [%clk 1]");
        assert_eq!(Eval::removed("nothing"), "nothing");
    }
}
