//! A position of any of the games, behind one door.

use crate::{
    Bao, Hole, IllegalMove, Kimasai, Move, MoveList, Observer, Outcome, Ruleset, Side, Stage, Stone, Trace,
};

/// A playable position: of the 4x8 games or of Kimasai.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Position {
    /// `kiswahili`, `zanzibar`, `kete` or `kujifunza`.
    Bao(Bao),
    /// `kimasai`.
    Kimasai(Kimasai),
}

/// A move that has been made: the position after it and the facts people ask for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Played {
    /// The move.
    pub mv: Move,
    /// Who made it.
    pub side: Side,
    /// The position after it.
    pub after: Position,
    /// Whether it is a capturing move; for Kimasai whether it took a stone.
    pub capturing: bool,
    /// Seeds or stones captured in all.
    pub captured: u8,
    /// Laps sown; 0 for a Kimasai step.
    pub laps: u16,
    /// The hole where the hand came to rest.
    pub end: Hole,
    /// The hole it reserves (K21).
    pub reserves: Option<Hole>,
    /// The end of the game, if it has come.
    pub outcome: Option<Outcome>,
}

impl Position {
    /// The start position of a ruleset (K1, M2).
    #[must_use]
    pub fn start(ruleset: Ruleset) -> Position {
        Bao::start(ruleset).map_or(Position::Kimasai(Kimasai::start()), Position::Bao)
    }

    /// The ruleset.
    #[must_use]
    pub const fn ruleset(&self) -> Ruleset {
        match self {
            Position::Bao(bao) => bao.ruleset(),
            Position::Kimasai(_) => Ruleset::Kimasai,
        }
    }

    /// The player to move.
    #[must_use]
    pub const fn turn(&self) -> Side {
        match self {
            Position::Bao(bao) => bao.turn(),
            Position::Kimasai(kimasai) => kimasai.turn(),
        }
    }

    /// The stage of the player to move; Kimasai has none.
    #[must_use]
    pub fn stage(&self) -> Option<Stage> {
        match self {
            Position::Bao(bao) => Some(bao.stage()),
            Position::Kimasai(_) => None,
        }
    }

    /// Seeds or stones in a hole; 0 for a hole that the board does not have.
    #[must_use]
    pub fn count(&self, hole: Hole) -> u8 {
        match self {
            Position::Bao(bao) => hole.pit().map_or(0, |pit| bao.count(hole.side(), pit)),
            Position::Kimasai(board) => {
                hole.stone().map_or(0, |stone| u8::from(board.occupied(hole.side(), stone)))
            }
        }
    }

    /// Seeds the player still holds back; 0 in Kimasai.
    #[must_use]
    pub fn reserve(&self, side: Side) -> u8 {
        match self {
            Position::Bao(bao) => bao.reserve(side),
            Position::Kimasai(_) => 0,
        }
    }

    /// Captured seeds that a win left unsown (K25).
    #[must_use]
    pub const fn hand(&self) -> u8 {
        match self {
            Position::Bao(bao) => bao.hand(),
            Position::Kimasai(_) => 0,
        }
    }

    /// The reserved hole (K23, T4).
    #[must_use]
    pub fn reserved(&self) -> Option<Hole> {
        match self {
            Position::Bao(bao) => bao.reserved(),
            Position::Kimasai(_) => None,
        }
    }

    /// Every legal move in the fixed order.
    #[must_use]
    pub fn legal_moves(&self) -> MoveList {
        match self {
            Position::Bao(bao) => bao.legal_moves(),
            Position::Kimasai(kimasai) => kimasai.legal_moves(),
        }
    }

    /// The same in plain text.
    #[must_use]
    pub fn plain_moves(&self) -> Vec<String> {
        self.legal_moves().iter().map(|mv| mv.plain(self.turn()).to_string()).collect()
    }

    /// Whether a move is legal; stops at the first.
    #[must_use]
    pub fn has_move(&self) -> bool {
        match self {
            Position::Bao(bao) => bao.has_move(),
            Position::Kimasai(kimasai) => kimasai.has_move(),
        }
    }

    /// Whether a capturing move is legal; stops at the first.
    #[must_use]
    pub fn has_capture(&self) -> bool {
        match self {
            Position::Bao(bao) => bao.has_capture(),
            Position::Kimasai(kimasai) => kimasai.has_capture(),
        }
    }

    /// The end of the game, if this position is one.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        match self {
            Position::Bao(bao) => bao.outcome(),
            Position::Kimasai(kimasai) => kimasai.outcome(),
        }
    }

    /// Makes a legal move; the steps go to `observer`.
    ///
    /// # Errors
    /// [`IllegalMove`] names the rule that forbids it; nothing is reported then.
    pub fn play(&self, mv: Move, observer: &mut impl Observer) -> Result<Played, IllegalMove> {
        self.why_not(mv)?;
        Ok(self.play_unchecked(mv, observer))
    }

    /// Makes a move that is known to be legal.
    ///
    /// # Panics
    /// May panic when it is not legal, or give a position that no game reaches; never anything worse.
    pub fn play_unchecked(&self, mv: Move, observer: &mut impl Observer) -> Played {
        let side = self.turn();
        match self {
            Position::Bao(bao) => {
                let next = bao.play_unchecked(mv, observer);
                Played {
                    mv,
                    side,
                    after: Position::Bao(next.after),
                    capturing: next.capturing,
                    captured: next.captured,
                    laps: next.laps,
                    end: next.end.of_side(side),
                    reserves: next.after.reserved().filter(|hole| hole.side() != side),
                    outcome: next.after.outcome(),
                }
            }
            Position::Kimasai(kimasai) => {
                let next = kimasai.play_unchecked(mv, observer);
                Played {
                    mv,
                    side,
                    after: Position::Kimasai(next.after),
                    capturing: next.captured > 0,
                    captured: next.captured,
                    laps: 0,
                    end: Stone::next(next.stone).of_side(side),
                    reserves: None,
                    outcome: next.after.outcome(),
                }
            }
        }
    }

    /// The steps of a legal move.
    ///
    /// # Errors
    /// [`IllegalMove`] names the rule that forbids it.
    pub fn trace(&self, mv: Move) -> Result<Trace, IllegalMove> {
        let mut trace = Trace::default();
        self.play(mv, &mut trace)?;
        Ok(trace)
    }

    /// Why a move is not legal.
    ///
    /// # Errors
    /// The first rule that forbids it.
    pub fn why_not(&self, mv: Move) -> Result<(), IllegalMove> {
        match self {
            Position::Bao(bao) => bao.why_not(mv),
            Position::Kimasai(kimasai) => kimasai.why_not(mv),
        }
    }
}

impl From<Bao> for Position {
    fn from(bao: Bao) -> Self {
        Position::Bao(bao)
    }
}

impl From<Kimasai> for Position {
    fn from(kimasai: Kimasai) -> Self {
        Position::Kimasai(kimasai)
    }
}
