//! What engines say while they think.

use core::fmt;

use namua_rules::Side;

/// A score as an engine gives it, from the view of the player to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Score {
    /// Hundredths of a seed.
    Seeds(i64),
    /// He wins with his move of this number, or loses after so many if it is negative.
    Mate(i64),
}

/// The score of a move in a record: from South's view, in seeds, with the depth if it was told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Eval {
    score: Score,
    depth: Option<u32>,
}

impl Eval {
    /// Turns a score of the player to move into one of South.
    pub(crate) fn of(said: Said, side: Side) -> Option<Eval> {
        let sign = if side == Side::South { 1 } else { -1 };
        let score = match said.score? {
            Score::Seeds(hundredths) => Score::Seeds(hundredths.saturating_mul(sign)),
            Score::Mate(moves) => Score::Mate(moves.saturating_mul(sign)),
        };
        Some(Eval { score, depth: said.depth })
    }
}

impl fmt::Display for Eval {
    /// The command of a comment: `[%eval 1.40,7]`, `[%eval #-3]`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.score {
            Score::Seeds(hundredths) => {
                let sign = if hundredths < 0 { "-" } else { "" };
                let hundredths = hundredths.unsigned_abs();
                write!(f, "[%eval {sign}{}.{:02}", hundredths / 100, hundredths % 100)?;
            }
            Score::Mate(moves) => write!(f, "[%eval #{moves}")?,
        }
        match self.depth {
            Some(depth) => write!(f, ",{depth}]"),
            None => f.write_str("]"),
        }
    }
}

/// The latest score and depth that an engine told.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Said {
    score: Option<Score>,
    depth: Option<u32>,
}

impl Said {
    /// Takes what an `info` line tells; other lines tell nothing. The score of another line than the best is left out.
    pub(crate) fn hear(&mut self, line: &str) {
        let words: Vec<_> =
            line.split_whitespace().take_while(|word| !["pv", "string"].contains(word)).collect();
        let after = |word: &str| {
            let at = words.iter().position(|other| *other == word)?;
            words.get(at + 1..)
        };
        let number = |words: &[&str], at: usize| words.get(at)?.parse::<i64>().ok();
        let other_line = after("multipv").and_then(|rest| number(rest, 0)).is_some_and(|nth| nth > 1);
        if words.first() != Some(&"info") || other_line {
            return;
        }
        let score = after("score").and_then(|rest| match rest.first() {
            Some(&"cp") => number(rest, 1).map(Score::Seeds),
            Some(&"mate") => number(rest, 1).map(Score::Mate),
            _ => None,
        });
        if score.is_some() {
            let depth = after("depth").and_then(|rest| number(rest, 0)?.try_into().ok());
            *self = Said { score, depth };
        }
    }
}

/// The move of a `bestmove` line; an empty text if it names none.
pub(crate) fn best_move(line: &str) -> Option<&str> {
    let mut words = line.split_whitespace();
    (words.next() == Some("bestmove")).then(|| words.next().unwrap_or_default())
}

/// A text of an engine, made fit for one line of a record or a report: short, and without control characters.
pub(crate) fn fit(text: &str) -> String {
    let clean: String = text.chars().map(|c| if c.is_control() { ' ' } else { c }).take(80).collect();
    clean.trim().to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn eval(line: &str, side: Side) -> Option<String> {
        let mut said = Said::default();
        said.hear(line);
        Eval::of(said, side).map(|eval| eval.to_string())
    }

    #[test]
    fn scores() {
        let heard = |line, side| eval(line, side).unwrap_or_default();
        assert_eq!(heard("info depth 7 score cp 140 nodes 5 pv A7R", Side::South), "[%eval 1.40,7]");
        assert_eq!(heard("info depth 7 score cp 5 pv score cp 3", Side::North), "[%eval -0.05,7]");
        assert_eq!(heard("info score mate -3", Side::North), "[%eval #3]");
        for nothing in
            ["info string score cp 3", "score cp 3", "info score cp", "info multipv 2 score cp 3", ""]
        {
            assert_eq!(eval(nothing, Side::South), None, "{nothing}");
        }
        assert_eq!(heard("info score cp -9223372036854775808", Side::North), "[%eval 92233720368547758.07]");
    }

    #[test]
    fn moves() {
        assert_eq!(best_move("bestmove A5R+ ponder a6L"), Some("A5R+"));
        assert_eq!(best_move("bestmove"), Some(""));
        assert_eq!(best_move("bestmoves A5R"), None);
        assert_eq!(fit(&format!("a\u{1b}[31m\n{}", "x".repeat(200))).chars().count(), 80);
    }
}
