//! A game: a start position and the moves made from it, with repetition (M6) and resignation (K27).

use core::fmt;

use crate::{
    IllegalMove, Move, MoveError, MoveList, MoveText, Observer, Outcome, Played, Position, Reason, Refusal,
    Ruleset, Side,
};

/// One ply of a game.
pub type Ply = Played;

/// A game in progress or ended. Every position shown is one of the game: [`Game::position_at`] gives them all.
#[derive(Clone, Debug)]
pub struct Game {
    start: Position,
    plies: Vec<Ply>,
    /// The hash of every position, the start's first.
    hashes: Vec<u64>,
    resigned: Option<Side>,
}

/// A move could not be added to a game.
#[derive(Clone, Debug)]
pub struct GameError {
    /// The number of the ply, from 1.
    pub ply: usize,
    /// What is wrong with its move.
    pub error: MoveError,
}

impl fmt::Display for GameError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "ply {}: {}", self.ply, self.error)
    }
}

impl core::error::Error for GameError {}

impl Game {
    /// A game from the start position of a ruleset.
    #[must_use]
    pub fn new(ruleset: Ruleset) -> Game {
        Game::from_position(Position::start(ruleset))
    }

    /// A game from any position.
    #[must_use]
    pub fn from_position(start: Position) -> Game {
        Game { start, plies: Vec::new(), hashes: vec![start.hash()], resigned: None }
    }

    /// The position it began with.
    #[must_use]
    pub const fn start(&self) -> &Position {
        &self.start
    }

    /// The position now.
    #[must_use]
    pub fn position(&self) -> &Position {
        self.plies.last().map_or(&self.start, |ply| &ply.after)
    }

    /// The position after so many plies, 0 being the start; `None` beyond the end.
    #[must_use]
    pub fn position_at(&self, ply: usize) -> Option<&Position> {
        match ply {
            0 => Some(&self.start),
            _ => self.plies.get(ply - 1).map(|ply| &ply.after),
        }
    }

    /// The moves made, in order.
    #[must_use]
    pub fn plies(&self) -> &[Ply] {
        &self.plies
    }

    /// The hash of the position now.
    #[must_use]
    pub fn hash(&self) -> u64 {
        self.hashes.last().copied().unwrap_or_default()
    }

    /// Who resigned, if someone did.
    #[must_use]
    pub const fn resigned(&self) -> Option<Side> {
        self.resigned
    }

    /// The end of the game, if it has come: by the position, by recurrence (M6), by resignation (K27).
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        let by_resignation = self.resigned.map(|side| Outcome::win(!side, Reason::Resignation));
        let by_position = match self.plies.last() {
            Some(ply) => ply.outcome,
            None => self.start.outcome(),
        };
        by_resignation.or(by_position).or_else(|| self.recurrence())
    }

    /// M6: a Kimasai position that occurs a second time draws. Equal hashes are compared in full.
    fn recurrence(&self) -> Option<Outcome> {
        let Position::Kimasai(_) = self.position() else { return None };
        let before = &self.hashes[..self.hashes.len() - 1];
        let again = |(ply, &hash): (usize, &u64)| {
            hash == self.hash() && self.position_at(ply) == Some(self.position())
        };
        before.iter().enumerate().any(again).then_some(Outcome { winner: None, reason: Reason::Draw })
    }

    /// Makes a move; the steps go to `observer`.
    ///
    /// # Errors
    /// The rule that forbids it, `over` after the end included.
    pub fn play(&mut self, mv: Move, observer: &mut impl Observer) -> Result<&Ply, IllegalMove> {
        if let Some(outcome) = self.outcome() {
            return Err(self.over(outcome));
        }
        let ply = self.position().play(mv, observer)?;
        let hash = match (&ply.after, self.position()) {
            (Position::Bao(after), Position::Bao(before)) => after.hash_after(before, self.hash()),
            (Position::Kimasai(after), Position::Kimasai(before)) => after.hash_after(before, self.hash()),
            (after, _) => after.hash(),
        };
        self.hashes.push(hash);
        self.plies.push(ply);
        Ok(&self.plies[self.plies.len() - 1])
    }

    fn over(&self, outcome: Outcome) -> IllegalMove {
        let side = self.position().turn();
        IllegalMove { refusal: Refusal::Over(outcome), side, possible: MoveList::new() }
    }

    /// Reads and makes a move.
    ///
    /// # Errors
    /// Where and why it cannot be read or is not legal.
    pub fn play_text(&mut self, text: &str) -> Result<&Ply, GameError> {
        let ply = self.plies.len() + 1;
        let error = |error| GameError { ply, error };
        let text: MoveText = text.parse().map_err(|e| error(MoveError::Text(e)))?;
        let mv = self.to_move(&text).map_err(|e| error(MoveError::Illegal(e)))?;
        self.play(mv, &mut ()).map_err(|e| error(MoveError::Illegal(e)))
    }

    /// The legal move that a text means here; unlike [`MoveText::to_move`] it knows that the
    /// game may be over by resignation or recurrence.
    ///
    /// # Errors
    /// The rule that forbids it.
    pub fn to_move(&self, text: &MoveText) -> Result<Move, IllegalMove> {
        match self.outcome() {
            Some(outcome) => Err(self.over(outcome)),
            None => text.to_move(self.position()),
        }
    }

    /// Takes back so many plies, or all there are; a resignation is taken back with them.
    pub fn undo(&mut self, plies: usize) {
        let left = self.plies.len().saturating_sub(plies);
        self.plies.truncate(left);
        self.hashes.truncate(left + 1);
        self.resigned = None;
    }

    /// The player gives up (K27). Nothing happens after the end.
    pub fn resign(&mut self, side: Side) {
        if self.outcome().is_none() {
            self.resigned = Some(side);
        }
    }
}
