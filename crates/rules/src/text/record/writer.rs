//! Writes the canonical form of a record.

use core::fmt::{self, Write};

use super::line::{Line, RecordMove};
use super::{MATCH, ROSTER, Record};
use crate::{Position, Side};

/// The most columns of a line of moves.
const COLUMNS: usize = 80;

impl fmt::Display for Record {
    /// The canonical form, with a line break at its end.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.write_tags(f)?;
        f.write_char('\n')?;
        let mut words = Words::default();
        words.line(&self.line);
        words.push(self.result().text());
        words.wrap(f)
    }
}

impl Record {
    fn write_tags(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for name in ROSTER {
            self.write_tag(f, name, self.tag(name))?;
        }
        self.write_tag(f, "Result", Some(self.result().text()))?;
        self.write_tag(f, "Variant", Some(self.ruleset().name()))?;
        if *self.start() != Position::start(self.ruleset()) {
            self.write_tag(f, "Position", Some(&self.start().to_string()))?;
        }
        self.write_tag(f, "Termination", self.termination())?;
        self.write_tag(f, MATCH, self.tag(MATCH))?;
        let others = self.tags().filter(|(name, _)| *name != MATCH && !ROSTER.contains(name));
        others.into_iter().try_for_each(|(name, value)| self.write_tag(f, name, Some(value)))
    }

    fn write_tag(&self, f: &mut fmt::Formatter<'_>, name: &str, value: Option<&str>) -> fmt::Result {
        let Some(value) = value else { return Ok(()) };
        write!(f, "[{name} \"")?;
        for c in value.chars() {
            if matches!(c, '"' | '\\') {
                f.write_char('\\')?;
            }
            f.write_char(c)?;
        }
        f.write_str("\"]\n")
    }
}

/// A word of the moves' part; a comment to the end of the line has to be the last on its own.
enum Word {
    Plain(String),
    Rest(String),
}

#[derive(Default)]
struct Words {
    words: Vec<Word>,
    /// `(` that the next word takes in front.
    open: String,
}

impl Words {
    fn push(&mut self, word: &str) {
        let open = core::mem::take(&mut self.open);
        self.words.push(Word::Plain(open + word));
    }

    /// Adds `)` to the last word, or as a word of its own after a comment to the end of a line.
    fn close(&mut self) {
        match self.words.last_mut() {
            Some(Word::Plain(word)) => word.push(')'),
            _ => self.push(")"),
        }
    }

    fn line(&mut self, line: &Line) {
        self.comments(line.comments());
        let mut numbered = false;
        for (index, node) in line.moves().iter().enumerate() {
            match (node.ply().side, numbered) {
                (Side::South, _) => self.push(&format!("{}.", line.number(index))),
                (Side::North, false) => self.push(&format!("{}...", line.number(index))),
                (Side::North, true) => {}
            }
            self.node(node);
            numbered = node.comments().is_empty() && node.variations().is_empty();
        }
    }

    fn node(&mut self, node: &RecordMove) {
        self.push(&node.ply().text());
        for glyph in &node.glyphs {
            self.push(&format!("${glyph}"));
        }
        self.comments(node.comments());
        for variation in node.variations() {
            self.open.push('(');
            self.line(variation);
            self.close();
        }
    }

    fn comments(&mut self, comments: &[String]) {
        for comment in comments {
            if !comment.contains('}') {
                format!("{{{comment}}}").split(' ').for_each(|word| self.push(word));
                continue;
            }
            if !self.open.is_empty() {
                self.push("");
            }
            self.words.push(Word::Rest(format!("; {comment}")));
        }
    }

    fn wrap(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut column = 0;
        for word in &self.words {
            let (Word::Plain(text) | Word::Rest(text)) = word;
            let width = text.chars().count();
            if column > 0 && column + 1 + width > COLUMNS {
                f.write_char('\n')?;
                column = 0;
            }
            if column > 0 {
                f.write_char(' ')?;
                column += 1;
            }
            f.write_str(text)?;
            column += width;
            if let Word::Rest(_) = word {
                f.write_char('\n')?;
                column = 0;
            }
        }
        f.write_str(if column > 0 { "\n" } else { "" })
    }
}
