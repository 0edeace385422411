//! The tree of a record: lines of checked moves, each with comments, glyphs and variations.

use core::fmt;

use super::MOST_NESTING;
use crate::{IllegalMove, Move, MoveList, MoveText, Outcome, Ply, Position, Reason, Refusal, Side};

/// A line of moves: the main line, or a variation that begins with another move instead of one of its parent.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    start: Position,
    /// Plies of the record before its first move, counted as if South had begun.
    before: usize,
    depth: u8,
    comments: Vec<String>,
    moves: Vec<RecordMove>,
}

/// A move of a line with what is said about it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordMove {
    ply: Ply,
    /// Numeric glyphs: `$1` is a good move, `$2` a mistake, and so on as in PGN.
    pub glyphs: Vec<u8>,
    comments: Vec<String>,
    variations: Vec<Line>,
}

/// A variation could not be added.
#[derive(Clone, Debug)]
pub enum VariationError {
    /// The line has no such move to differ from.
    NoMove,
    /// Variations nest at most [`MOST_NESTING`] deep.
    TooDeep,
    /// Its first move is not legal.
    Illegal(IllegalMove),
}

impl fmt::Display for VariationError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            VariationError::NoMove => f.write_str("the line has no such move"),
            VariationError::TooDeep => write!(f, "variations nest more than {MOST_NESTING} deep"),
            VariationError::Illegal(illegal) => illegal.fmt(f),
        }
    }
}

impl core::error::Error for VariationError {}

impl Line {
    /// An empty main line. Where North begins, the first move is his of number 1.
    pub(super) fn main(start: Position) -> Line {
        let before = usize::from(start.turn() == Side::North);
        Line { start, before, depth: 0, comments: Vec::new(), moves: Vec::new() }
    }

    /// The position the line begins with.
    #[must_use]
    pub const fn start(&self) -> &Position {
        &self.start
    }

    /// The moves.
    #[must_use]
    pub fn moves(&self) -> &[RecordMove] {
        &self.moves
    }

    /// A move, to comment on it or to change its glyphs.
    pub fn move_mut(&mut self, index: usize) -> Option<&mut RecordMove> {
        self.moves.get_mut(index)
    }

    /// Comments before the first move.
    #[must_use]
    pub fn comments(&self) -> &[String] {
        &self.comments
    }

    /// The position that the move at `index` is made in; behind the last move, the one after it.
    ///
    /// # Panics
    /// If the line has fewer moves than `index`.
    #[must_use]
    pub fn before(&self, index: usize) -> &Position {
        index.checked_sub(1).map_or(&self.start, |last| &self.moves[last].ply.after)
    }

    /// The position after the last move.
    #[must_use]
    pub fn end(&self) -> &Position {
        self.before(self.moves.len())
    }

    /// The number of a move in the record: `12` for South's `12. A5R` and for North's `12... a5R`.
    #[must_use]
    pub fn number(&self, index: usize) -> usize {
        (self.before + index) / 2 + 1
    }

    /// The end of the game, if the line reaches it: by the position, or by a recurrence in Kimasai (M6).
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        let by_position = match self.moves.last() {
            Some(node) => node.ply.outcome,
            None => self.start.outcome(),
        };
        by_position.or_else(|| self.recurrence())
    }

    /// Positions of the line itself are compared; by L6 none is ever found.
    fn recurrence(&self) -> Option<Outcome> {
        let (last, earlier) = self.moves.split_last()?;
        let Position::Kimasai(_) = last.ply.after else { return None };
        let again =
            self.start == last.ply.after || earlier.iter().any(|node| node.ply.after == last.ply.after);
        again.then_some(Outcome { winner: None, reason: Reason::Draw })
    }

    /// Adds a legal move.
    ///
    /// # Errors
    /// The rule that forbids it.
    pub fn play(&mut self, mv: Move) -> Result<&mut RecordMove, IllegalMove> {
        self.end().why_not(mv)?;
        Ok(self.push(mv))
    }

    /// Adds a move that is known to be legal.
    pub(super) fn push(&mut self, mv: Move) -> &mut RecordMove {
        let ply = self.end().play_unchecked(mv, &mut ());
        self.push_ply(ply)
    }

    fn push_ply(&mut self, ply: Ply) -> &mut RecordMove {
        let place = self.moves.len();
        self.moves.push(RecordMove { ply, glyphs: Vec::new(), comments: Vec::new(), variations: Vec::new() });
        &mut self.moves[place]
    }

    /// Adds the plies of a game.
    pub(super) fn extend(&mut self, plies: &[Ply]) {
        for ply in plies {
            self.push_ply(*ply);
        }
    }

    /// Adds a variation that begins with `mv` instead of the move at `index`.
    ///
    /// # Errors
    /// There is no such move, the variation would nest too deep, or `mv` is not legal there.
    pub fn vary(&mut self, index: usize, mv: Move) -> Result<&mut Line, VariationError> {
        let mut line = self.variation(index)?;
        line.play(mv).map_err(VariationError::Illegal)?;
        let variations = &mut self.moves[index].variations;
        variations.push(line);
        let last = variations.len() - 1;
        Ok(&mut variations[last])
    }

    /// An empty variation instead of the move at `index`, not yet part of the tree.
    pub(super) fn variation(&self, index: usize) -> Result<Line, VariationError> {
        if index >= self.moves.len() {
            return Err(VariationError::NoMove);
        }
        if self.depth >= MOST_NESTING {
            return Err(VariationError::TooDeep);
        }
        let start = *self.before(index);
        let (before, depth) = (self.before + index, self.depth + 1);
        Ok(Line { start, before, depth, comments: Vec::new(), moves: Vec::new() })
    }

    /// Adds a comment where the line has come to: after its last move, or before its first.
    pub fn comment(&mut self, text: &str) {
        let comments = match self.moves.last_mut() {
            Some(node) => &mut node.comments,
            None => &mut self.comments,
        };
        add_comment(comments, text);
    }

    /// The legal move that a text means at the end of the line.
    pub(super) fn resolve(&self, text: &MoveText) -> Result<Move, IllegalMove> {
        match self.outcome() {
            Some(outcome) => Err(IllegalMove {
                refusal: Refusal::Over(outcome),
                side: self.end().turn(),
                possible: MoveList::new(),
            }),
            None => text.to_move(self.end()),
        }
    }

    /// Adds a finished variation to the last move.
    pub(super) fn add_variation(&mut self, line: Line) {
        if let Some(node) = self.moves.last_mut() {
            node.variations.push(line);
        }
    }

    pub(super) fn last_mut(&mut self) -> Option<&mut RecordMove> {
        self.moves.last_mut()
    }
}

impl RecordMove {
    /// The move, the position after it and what else is known of it.
    #[must_use]
    pub const fn ply(&self) -> &Ply {
        &self.ply
    }

    /// Comments on the move.
    #[must_use]
    pub fn comments(&self) -> &[String] {
        &self.comments
    }

    /// Lines that begin with another move instead of this one.
    #[must_use]
    pub fn variations(&self) -> &[Line] {
        &self.variations
    }

    /// A variation, to add to it.
    pub fn variation_mut(&mut self, index: usize) -> Option<&mut Line> {
        self.variations.get_mut(index)
    }

    /// Takes the comments on the move away, to say something else.
    pub fn take_comments(&mut self) -> Vec<String> {
        core::mem::take(&mut self.comments)
    }

    /// Adds a comment on the move.
    pub fn comment(&mut self, text: &str) {
        add_comment(&mut self.comments, text);
    }
}

/// Keeps a comment with its white space made single; one without words is no comment.
fn add_comment(comments: &mut Vec<String>, text: &str) {
    let words: Vec<_> = text.split_whitespace().collect();
    if !words.is_empty() {
        comments.push(words.join(" "));
    }
}
