//! Move text: `A5R+*#` and its parts (RULES.md section 5).
//!
//! **Parsing** is lenient: `<` and `>` for L and R, `:stop` and `:safari`, small letters of direction, missing signs,
//! a missing letter. It knows no position; [`MoveText::to_move`] finds the legal move that is meant, or says which rule
//! forbids it. **Writing** gives hole and letter, then `+`, then `*` or `**`, then `#`. **Stability**: the form is that
//! of RULES.md and does not change.

use core::fmt;

use super::Fault;
use super::position::parse_hole;
use crate::why::Wish;
use crate::{
    Bao, Direction, Hole, IllegalMove, Kimasai, Move, Outcome, Played, Position, Refusal, Side, Sign,
};

/// What can be wrong with a move's text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MoveFault {
    /// Nothing there.
    Empty,
    /// The text does not begin with a hole such as `A5`, `b12`.
    Hole,
    /// Something follows that is no letter of direction and no sign.
    Sign,
    /// A sign stands out of its order or twice.
    Order,
}

impl fmt::Display for MoveFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            MoveFault::Empty => "a move is missing",
            MoveFault::Hole => "a move begins with a hole: A or B (North: a or b) and its number",
            MoveFault::Sign => "after the hole come L or R, then +, * or **, #",
            MoveFault::Order => "this sign stands twice or out of order (+, then * or **, then #)",
        })
    }
}

/// A move's text could not be read.
pub type ParseMoveError = Fault<MoveFault>;

/// A move as written: syntax only.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MoveText {
    /// The start hole with its owner.
    pub hole: Hole,
    /// The letter, if written.
    pub direction: Option<Direction>,
    /// `+` or `:safari`: true; `:stop`: false.
    pub safari: Option<bool>,
    /// Number of `*`: 0, 1 or 2.
    pub stars: u8,
    /// `#`.
    pub wins: bool,
}

impl core::str::FromStr for MoveText {
    type Err = ParseMoveError;

    fn from_str(text: &str) -> Result<MoveText, ParseMoveError> {
        let start = text.len() - text.trim_start().len();
        let word = text.trim();
        if word.is_empty() {
            return Err(Fault::new(0..text.len(), MoveFault::Empty));
        }
        let after_letter = word.char_indices().skip(1).find(|(_, c)| !c.is_ascii_digit());
        let split = after_letter.map_or(word.len(), |(at, _)| at);
        let hole =
            parse_hole(&word[..split]).ok_or_else(|| Fault::new(start..start + split, MoveFault::Hole))?;
        let mut parsed = MoveText { hole, direction: None, safari: None, stars: 0, wins: false };
        parsed.signs(&word[split..], start + split)?;
        Ok(parsed)
    }
}

impl MoveText {
    /// Reads what follows the hole, which stands at byte `at` of the text.
    fn signs(&mut self, mut rest: &str, mut at: usize) -> Result<(), ParseMoveError> {
        let mut last = 0;
        while let Some(first) = rest.chars().next() {
            let (rank, length) =
                self.sign(rest).ok_or_else(|| Fault::new(at..at + first.len_utf8(), MoveFault::Sign))?;
            if rank <= last {
                return Err(Fault::new(at..at + length, MoveFault::Order));
            }
            (last, rest, at) = (rank, &rest[length..], at + length);
        }
        Ok(())
    }

    /// Takes one sign from the front of `rest`: its rank in the order of signs and its length.
    fn sign(&mut self, rest: &str) -> Option<(u8, usize)> {
        type Form = (&'static str, u8, fn(&mut MoveText));
        let forms: [Form; 12] = [
            ("L", 1, |m| m.direction = Some(Direction::Left)),
            ("l", 1, |m| m.direction = Some(Direction::Left)),
            ("<", 1, |m| m.direction = Some(Direction::Left)),
            ("R", 1, |m| m.direction = Some(Direction::Right)),
            ("r", 1, |m| m.direction = Some(Direction::Right)),
            (">", 1, |m| m.direction = Some(Direction::Right)),
            ("+", 2, |m| m.safari = Some(true)),
            (":safari", 2, |m| m.safari = Some(true)),
            (":stop", 2, |m| m.safari = Some(false)),
            ("**", 3, |m| m.stars = 2),
            ("*", 3, |m| m.stars = 1),
            ("#", 4, |m| m.wins = true),
        ];
        let (form, rank, set) = forms.into_iter().find(|(form, ..)| rest.starts_with(form))?;
        set(self);
        Some((rank, form.len()))
    }

    /// The legal move of `position` that is meant.
    ///
    /// # Errors
    /// [`IllegalMove`] with the first rule that forbids it; a sign or letter that contradicts the move is an error too.
    pub fn to_move(&self, position: &Position) -> Result<Move, IllegalMove> {
        let mv = match position {
            Position::Bao(bao) => self.sow_move(bao)?,
            Position::Kimasai(board) => self.step_move(board)?,
        };
        self.check_claims(position, mv)?;
        Ok(mv)
    }

    fn sow_move(&self, bao: &Bao) -> Result<Move, IllegalMove> {
        if let Some(pit) = self.hole.pit() {
            let wish = Wish { side: self.hole.side(), pit, direction: self.direction, safari: self.safari };
            return bao.resolve(wish);
        }
        let refusal = self.first_questions(bao.outcome(), bao.turn()).unwrap_or(Refusal::NoSuchMove);
        Err(bao.illegal(refusal, None))
    }

    fn step_move(&self, board: &Kimasai) -> Result<Move, IllegalMove> {
        if let Some(refusal) = self.first_questions(board.outcome(), board.turn()) {
            return Err(board.illegal(refusal));
        }
        // A step has no direction to choose, no house to stop at, and is no takata.
        let sown = self.direction.is_some() || self.safari.is_some() || self.stars > 0;
        match self.hole.stone().map(Move::Step) {
            Some(mv) if !sown => board.why_not(mv).map(|()| mv),
            _ => Err(board.illegal(Refusal::NoSuchMove)),
        }
    }

    /// Is the game over? Is it the other player's hole?
    fn first_questions(&self, outcome: Option<Outcome>, turn: Side) -> Option<Refusal> {
        match outcome {
            Some(outcome) => Some(Refusal::Over(outcome)),
            None => (self.hole.side() != turn).then_some(Refusal::NotYours { hole: self.hole }),
        }
    }

    /// Compares what `*`, `**` and `#` claim with what the move does; missing signs claim nothing.
    fn check_claims(&self, position: &Position, mv: Move) -> Result<(), IllegalMove> {
        if self.stars == 0 && !self.wins {
            return Ok(());
        }
        let played = position.play_unchecked(mv, &mut ());
        let sign = if self.stars > 0 && played.capturing {
            Sign::Takata
        } else if self.stars == 2 && played.reserves.is_none() {
            Sign::Reserves
        } else if self.wins && played.outcome.is_none() {
            if matches!(mv, Move::Step(_)) { Sign::StepWins } else { Sign::Wins }
        } else {
            return Ok(());
        };
        let refusal = Refusal::Sign { sign };
        Err(match (position, mv) {
            (Position::Bao(bao), Move::Sow { pit, .. }) => bao.illegal(refusal, Some(pit)),
            (Position::Bao(bao), _) => bao.illegal(refusal, None),
            (Position::Kimasai(board), _) => board.illegal(refusal),
        })
    }
}

impl fmt::Display for MoveText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.hole.fmt(f)?;
        if let Some(direction) = self.direction {
            write!(f, "{}", direction.letter())?;
        }
        f.write_str(match self.safari {
            Some(true) => "+",
            Some(false) => ":stop",
            None => "",
        })?;
        f.write_str(&"**"[..usize::from(self.stars.min(2))])?;
        f.write_str(if self.wins { "#" } else { "" })
    }
}

impl Played {
    /// The move's text with its signs: `A5R+**#`.
    #[must_use]
    pub fn text(&self) -> String {
        let stars = match (self.mv, self.capturing, self.reserves) {
            (Move::Step(_), ..) | (_, true, _) => "",
            (_, false, None) => "*",
            (_, false, Some(_)) => "**",
        };
        let wins = self.outcome.is_some_and(|outcome| outcome.winner == Some(self.side));
        format!("{}{stars}{}", self.mv.plain(self.side), if wins { "#" } else { "" })
    }
}

impl Position {
    /// Reads a move's text and finds the legal move that is meant.
    ///
    /// # Errors
    /// The text cannot be read, or the move is not legal.
    pub fn parse_move(&self, text: &str) -> Result<Move, MoveError> {
        let text: MoveText = text.parse().map_err(MoveError::Text)?;
        text.to_move(self).map_err(MoveError::Illegal)
    }
}

/// Why a text gave no move.
#[derive(Clone, Debug)]
pub enum MoveError {
    /// It cannot be read.
    Text(ParseMoveError),
    /// It says a move that is not legal.
    Illegal(IllegalMove),
}

impl fmt::Display for MoveError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            MoveError::Text(error) => error.fmt(f),
            MoveError::Illegal(illegal) => illegal.fmt(f),
        }
    }
}

impl core::error::Error for MoveError {}
