//! A record's text cut into tokens, each with its bytes.

use core::ops::Range;

use super::{RecordError, RecordFault, Score};
use crate::text::Fault;

/// A piece of a record.
#[derive(Clone, Debug)]
pub(super) enum Token<'a> {
    Tag(TagText<'a>),
    Comment(&'a str),
    /// A move's number, if there is one, and the number of its dots.
    Number(Option<u32>, usize),
    Move(&'a str),
    Glyph(u8),
    Open,
    Close,
    Result(Score),
    End,
}

/// A tag as written.
#[derive(Clone, Debug)]
pub(super) struct TagText<'a> {
    pub(super) name: &'a str,
    pub(super) name_span: Range<usize>,
    /// The value with its escapes resolved.
    pub(super) value: String,
    /// The bytes between the quotation marks.
    pub(super) value_span: Range<usize>,
}

/// `! ? !! ?? !? ?!` are `$1` to `$6`.
const SUFFIXES: [&str; 6] = ["!", "?", "!!", "??", "!?", "?!"];

/// The characters that end a move or another word.
fn ends_word(c: char) -> bool {
    c.is_whitespace() || "{}()[];$!?\"".contains(c)
}

fn is_blank(c: char) -> bool {
    c.is_whitespace() || c == '\u{feff}'
}

pub(super) struct Lexer<'a> {
    text: &'a str,
    at: usize,
}

impl<'a> Lexer<'a> {
    pub(super) const fn new(text: &'a str) -> Self {
        Lexer { text, at: 0 }
    }

    /// The next token and its bytes.
    pub(super) fn next(&mut self) -> Result<(Range<usize>, Token<'a>), RecordError> {
        self.skip_blank();
        let start = self.at;
        let token = self.token()?;
        Ok((start..self.at, token))
    }

    /// Skips white space and the lines that begin with a `%`, which PGN leaves to other programs.
    fn skip_blank(&mut self) {
        self.skip(is_blank);
        while self.peek() == Some('%') && self.begins_line() {
            self.skip(|c| c != '\n');
            self.skip(is_blank);
        }
    }

    /// Whether nothing, or nothing but a mark of byte order, stands before this on its line.
    fn begins_line(&self) -> bool {
        let before = self.text[..self.at].trim_end_matches('\u{feff}');
        before.is_empty() || before.ends_with('\n')
    }

    fn token(&mut self) -> Result<Token<'a>, RecordError> {
        let Some(first) = self.peek() else { return Ok(Token::End) };
        match first {
            '[' => self.tag().map(Token::Tag),
            '{' => self.comment(),
            ';' => Ok(Token::Comment(&self.take(|c| c != '\n')[1..])),
            '(' => Ok(self.single(Token::Open)),
            ')' => Ok(self.single(Token::Close)),
            '*' => Ok(self.single(Token::Result(Score::Open))),
            '$' => self.glyph(),
            '!' | '?' => self.suffix(),
            '0'..='9' | '.' => Ok(self.number_or_result()),
            _ if first.is_ascii_alphabetic() => Ok(Token::Move(self.take(|c| !ends_word(c)))),
            _ => {
                let start = self.at;
                self.at += first.len_utf8();
                let word = self.take(|c| !ends_word(c));
                let shown = first.to_string() + &word.chars().take(20).collect::<String>();
                Err(self.fault(start, RecordFault::Unexpected(shown)))
            }
        }
    }

    fn peek(&self) -> Option<char> {
        self.text[self.at..].chars().next()
    }

    fn skip(&mut self, wanted: impl Fn(char) -> bool) {
        self.take(wanted);
    }

    /// Takes characters as long as they are wanted.
    fn take(&mut self, wanted: impl Fn(char) -> bool) -> &'a str {
        let rest = &self.text[self.at..];
        let length = rest.find(|c| !wanted(c)).unwrap_or(rest.len());
        self.at += length;
        &rest[..length]
    }

    fn single(&mut self, token: Token<'a>) -> Token<'a> {
        self.at += 1;
        token
    }

    fn fault(&self, start: usize, kind: RecordFault) -> RecordError {
        Fault::new(start..self.at, kind)
    }

    fn comment(&mut self) -> Result<Token<'a>, RecordError> {
        let start = self.at;
        let body = &self.take(|c| c != '}')[1..];
        if self.peek().is_none() {
            self.at = start + 1;
            return Err(self.fault(start, RecordFault::Unclosed("comment")));
        }
        Ok(self.single(Token::Comment(body)))
    }

    fn glyph(&mut self) -> Result<Token<'a>, RecordError> {
        let start = self.at;
        self.at += 1;
        let digits = self.take(|c| c.is_ascii_digit());
        digits.parse().map(Token::Glyph).map_err(|_| self.fault(start, RecordFault::Glyph))
    }

    fn suffix(&mut self) -> Result<Token<'a>, RecordError> {
        let start = self.at;
        let marks = self.take(|c| c == '!' || c == '?');
        let place = SUFFIXES.iter().position(|suffix| *suffix == marks);
        place.map(|place| Token::Glyph(place as u8 + 1)).ok_or_else(|| self.fault(start, RecordFault::Glyph))
    }

    /// Whether this word stands here whole; no more of the text is looked at.
    fn is_word(&self, word: &str) -> bool {
        let after = self.text[self.at..].strip_prefix(word);
        after.is_some_and(|after| after.chars().next().is_none_or(ends_word))
    }

    fn number_or_result(&mut self) -> Token<'a> {
        if let Some(score) = Score::ALL.into_iter().find(|score| self.is_word(score.text())) {
            self.at += score.text().len();
            return Token::Result(score);
        }
        let digits = self.take(|c| c.is_ascii_digit());
        let number = (!digits.is_empty()).then(|| digits.parse().unwrap_or(u32::MAX));
        Token::Number(number, self.take(|c| c == '.').len())
    }

    /// `[Name "value"]`.
    fn tag(&mut self) -> Result<TagText<'a>, RecordError> {
        let start = self.at;
        self.at += 1;
        self.skip(char::is_whitespace);
        let name_at = self.at;
        let name = self.take(|c| !c.is_whitespace() && !"[]\"".contains(c));
        let name_span = name_at..self.at;
        self.skip(char::is_whitespace);
        if name.is_empty() || self.peek() != Some('"') {
            return Err(self.fault(start, RecordFault::Tag));
        }
        let (value, value_span) = self.value()?;
        self.skip(char::is_whitespace);
        if self.peek() != Some(']') {
            return Err(self.fault(start, RecordFault::Tag));
        }
        self.at += 1;
        Ok(TagText { name, name_span, value, value_span })
    }

    /// A value in quotation marks: `\"` and `\\` are escapes, another `\` is itself, and it ends on its line.
    fn value(&mut self) -> Result<(String, Range<usize>), RecordError> {
        let start = self.at;
        self.at += 1;
        let mut value = String::new();
        loop {
            value += self.take(|c| !"\"\\\n".contains(c));
            match self.peek() {
                Some('"') => {
                    self.at += 1;
                    return Ok((value, start + 1..self.at - 1));
                }
                Some('\\') => value.push(self.escape()),
                _ => return Err(self.fault(start, RecordFault::Unclosed("value"))),
            }
        }
    }

    fn escape(&mut self) -> char {
        self.at += 1;
        match self.peek() {
            Some(escaped @ ('"' | '\\')) => {
                self.at += 1;
                escaped
            }
            _ => '\\',
        }
    }
}
