//! Reads records: tokens become tags and a tree of moves, and every claim is checked.

use core::ops::Range;

use super::lexer::{Lexer, TagText, Token};
use super::line::Line;
use super::{MOST_TAGS, OWN, Record, RecordError, RecordFault, Score, TagFault, VariationError};
use crate::text::Fault;
use crate::{Leniency, MoveError, MoveText, Position, Ruleset, Setup, Side};

type Read<T> = Result<T, RecordError>;

/// Reads exactly one record.
pub(super) fn one(text: &str, ruleset: Ruleset, leniency: Leniency) -> Read<Record> {
    let mut reader = Reader::new(text, ruleset, leniency)?;
    let record = reader.record()?.ok_or_else(|| Fault::new(0..text.len(), RecordFault::Empty))?;
    match reader.token {
        Token::End => Ok(record),
        _ => reader.fault(RecordFault::Excess),
    }
}

/// Reads as many records as there are.
pub(super) fn all(text: &str, ruleset: Ruleset, leniency: Leniency) -> Read<Vec<Record>> {
    let mut reader = Reader::new(text, ruleset, leniency)?;
    let mut records = Vec::new();
    while let Some(record) = reader.record()? {
        records.push(record);
    }
    Ok(records)
}

/// The next token and where it stands.
struct Reader<'a> {
    lexer: Lexer<'a>,
    span: Range<usize>,
    token: Token<'a>,
    /// The ruleset of records that name none.
    ruleset: Ruleset,
    leniency: Leniency,
}

impl<'a> Reader<'a> {
    fn new(text: &'a str, ruleset: Ruleset, leniency: Leniency) -> Read<Self> {
        let mut lexer = Lexer::new(text);
        let (span, token) = lexer.next()?;
        Ok(Reader { lexer, span, token, ruleset, leniency })
    }

    fn advance(&mut self) -> Read<()> {
        (self.span, self.token) = self.lexer.next()?;
        Ok(())
    }

    /// A fault of the next token.
    fn fault<T>(&self, kind: RecordFault) -> Read<T> {
        Err(Fault::new(self.span.clone(), kind))
    }

    /// The next record; `None` at the end of the text.
    fn record(&mut self) -> Read<Option<Record>> {
        if let Token::End = self.token {
            return Ok(None);
        }
        let comments = self.comments()?;
        let tags = self.tags()?;
        let mut record = Record::new(start(&tags, self.ruleset, self.leniency)?);
        comments.into_iter().for_each(|comment| record.line.comment(comment));
        self.line(&mut record.line)?;
        let written = self.result()?;
        self.comments()?.into_iter().for_each(|comment| record.line.comment(comment));
        if !matches!(self.token, Token::Tag(_) | Token::End) {
            return self.fault(RecordFault::Excess);
        }
        let written_tags = tags.iter().filter(|tag| !OWN.contains(&tag.name));
        for tag in written_tags {
            let span = tag.name_span.clone();
            record.set_tag(tag.name, &tag.value).map_err(|e| Fault::new(span, RecordFault::BadTag(e)))?;
        }
        conclude(&mut record, &tags, written)?;
        Ok(Some(record))
    }

    fn comments(&mut self) -> Read<Vec<&'a str>> {
        let mut comments = Vec::new();
        while let Token::Comment(text) = self.token {
            comments.push(text);
            self.advance()?;
        }
        Ok(comments)
    }

    fn tags(&mut self) -> Read<Vec<TagText<'a>>> {
        let mut tags: Vec<TagText<'a>> = Vec::new();
        while let Token::Tag(tag) = &self.token {
            if tags.iter().any(|other| other.name == tag.name) {
                let kind = RecordFault::TagTwice(tag.name.to_owned());
                return Err(Fault::new(tag.name_span.clone(), kind));
            }
            if tags.len() == MOST_TAGS + OWN.len() {
                return self.fault(RecordFault::BadTag(TagFault::TooMany));
            }
            tags.push(tag.clone());
            self.advance()?;
        }
        Ok(tags)
    }

    /// The result after the moves, if it is there.
    fn result(&mut self) -> Read<Option<(Range<usize>, Score)>> {
        match self.token {
            Token::Result(score) => {
                let span = self.span.clone();
                self.advance()?;
                Ok(Some((span, score)))
            }
            Token::Close => self.fault(RecordFault::Close),
            _ => Ok(None),
        }
    }

    /// Moves and what stands between them, up to what belongs to no line.
    fn line(&mut self, line: &mut Line) -> Read<()> {
        loop {
            match self.token {
                Token::Comment(text) => line.comment(text),
                Token::Number(number, dots) => self.number(line, number, dots)?,
                Token::Move(text) => self.mv(line, text)?,
                Token::Glyph(glyph) => match line.last_mut() {
                    Some(node) => node.glyphs.push(glyph),
                    None => return self.fault(RecordFault::NothingBefore),
                },
                Token::Open => self.variation(line)?,
                Token::Close | Token::Result(_) | Token::Tag(_) | Token::End => return Ok(()),
            }
            self.advance()?;
        }
    }

    fn number(&self, line: &Line, number: Option<u32>, dots: usize) -> Read<()> {
        let due = line.number(line.moves().len());
        if let Some(found) = number.filter(|&found| usize::try_from(found) != Ok(due)) {
            return self.fault(RecordFault::Number { found, due });
        }
        if dots > 1 && line.end().turn() == Side::South {
            return self.fault(RecordFault::Dots);
        }
        Ok(())
    }

    fn mv(&self, line: &mut Line, text: &str) -> Read<()> {
        let parsed = text.parse::<MoveText>().map_err(MoveError::Text);
        match parsed.and_then(|wish| line.resolve(&wish).map_err(MoveError::Illegal)) {
            Ok(mv) => {
                line.push(mv);
                Ok(())
            }
            Err(error) => self.fault(RecordFault::Move {
                ruleset: line.end().ruleset(),
                number: line.number(line.moves().len()),
                side: line.end().turn(),
                text: text.to_owned(),
                error,
            }),
        }
    }

    /// From `(` to before `)`.
    fn variation(&mut self, line: &mut Line) -> Read<()> {
        let opened = self.span.clone();
        let fault = |kind| Err(Fault::new(opened.clone(), kind));
        let mut variation = match line.variation(line.moves().len().wrapping_sub(1)) {
            Ok(variation) => variation,
            Err(VariationError::TooDeep) => return fault(RecordFault::TooDeep),
            Err(_) => return fault(RecordFault::NothingBefore),
        };
        self.advance()?;
        self.line(&mut variation)?;
        match self.token {
            Token::Close if variation.moves().is_empty() => fault(RecordFault::EmptyVariation),
            Token::Close => {
                line.add_variation(variation);
                Ok(())
            }
            Token::Result(_) => self.fault(RecordFault::ResultInVariation),
            _ => fault(RecordFault::Unclosed("variation")),
        }
    }
}

fn find<'t>(tags: &'t [TagText<'_>], name: &str) -> Option<&'t TagText<'t>> {
    tags.iter().find(|tag| tag.name == name)
}

/// The start that the tags Variant and Position give; `default` is the ruleset if they name none.
fn start(tags: &[TagText<'_>], default: Ruleset, leniency: Leniency) -> Read<Position> {
    let variant = match find(tags, "Variant") {
        Some(tag) => {
            let parsed = tag.value.parse::<Ruleset>();
            Some(parsed.map_err(|e| Fault::new(tag.value_span.clone(), RecordFault::Variant(e)))?)
        }
        None => None,
    };
    let ruleset = variant.unwrap_or(default);
    let Some(tag) = find(tags, "Position") else { return Ok(Position::start(ruleset)) };
    let inside = |fault: crate::ParsePositionError| {
        let exact = tag.value.len() == tag.value_span.len();
        let base = tag.value_span.start;
        let span =
            if exact { base + fault.span.start..base + fault.span.end } else { tag.value_span.clone() };
        Fault::new(span, RecordFault::Position(fault.kind))
    };
    let named = Setup::parse(&tag.value, ruleset).map_err(inside)?.ruleset;
    if let Some(variant) = variant.filter(|&variant| variant != named) {
        let kind = RecordFault::TwoRulesets { variant, position: named };
        return Err(Fault::new(tag.value_span.clone(), kind));
    }
    Position::parse(&tag.value, ruleset, leniency).map_err(inside)
}

/// Takes over the result and the reason, each checked against the final position.
fn conclude(record: &mut Record, tags: &[TagText<'_>], written: Option<(Range<usize>, Score)>) -> Read<()> {
    let tag = find(tags, "Result").map(claimed).transpose()?;
    if let (Some((_, tag)), Some((span, text))) = (&tag, &written)
        && tag != text
    {
        return Err(Fault::new(span.clone(), RecordFault::TwoResults { tag: *tag, text: *text }));
    }
    let claim = written.or(tag);
    let (span, score) = claim.unwrap_or_else(|| (0..0, record.result()));
    record.check_score(score).map_err(|kind| Fault::new(span, kind))?;
    let Some(tag) = find(tags, "Termination") else {
        return record.set_result(score, None).map_err(|kind| Fault::new(0..0, kind));
    };
    let fault = |kind| Fault::new(tag.value_span.clone(), kind);
    record.set_result(score, Some(&tag.value)).map_err(fault)
}

fn claimed(tag: &TagText<'_>) -> Read<(Range<usize>, Score)> {
    let span = tag.value_span.clone();
    match Score::named(tag.value.trim()) {
        Some(score) => Ok((span, score)),
        None => Err(Fault::new(span, RecordFault::Result(tag.value.clone()))),
    }
}
