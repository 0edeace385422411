//! What is to be seen in a puzzle: facts of its moves, the themes that follow from them, and how hard it is.

use namua_rules::{House, Move, Played, Position, Side, Step, Trace};
use serde::{Deserialize, Serialize};

/// A theme.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(super) enum Tag {
    /// A win within a few own moves is proved.
    Win,
    /// The own house stands with six seeds or more, and after the right move no reply takes it; after half of the other moves or
    /// more some reply does.
    House,
    /// At an own move of the solution both a stop at the house and a safari are legal.
    Safari,
    /// At an own move of the solution a legal move reserves a hole, or one is reserved where the puzzle begins.
    Takasia,
    /// An own move captures four times or more.
    Chain,
    /// Kimasai with sixteen stones or fewer on the board.
    Race,
}

impl Tag {
    /// What asks for more than winning much.
    pub(super) const SPECIAL: [Tag; 4] = [Tag::House, Tag::Safari, Tag::Takasia, Tag::Race];
}

/// Captures of one move that make a chain.
const CHAIN: usize = 4;

/// Stones on the board when Kimasai has become a race.
const RACE: u32 = 16;

/// What is to be seen in a line.
pub(super) struct Facts {
    /// The line in plain text.
    pub(super) texts: Vec<String>,
    /// Own moves.
    own: usize,
    /// Laps of the first move.
    laps: u16,
    /// Most captures of one own move.
    captures: usize,
    /// The first move captures most of all moves there are.
    greedy: bool,
    safari: bool,
    takasia: bool,
    saves_house: bool,
    race: bool,
}

impl Facts {
    /// The facts of a line; `None` if it is not legal.
    pub(super) fn of(start: &Position, line: &[Move]) -> Option<Facts> {
        let mut position = *start;
        let mut facts = Facts {
            texts: Vec::new(),
            own: line.len().div_ceil(2),
            laps: 0,
            captures: 0,
            greedy: greedy(start, *line.first()?),
            safari: false,
            takasia: start.reserved().is_some(),
            saves_house: saves_house(start, *line.first()?),
            race: matches!(start, Position::Kimasai(board) if Side::ALL.map(|side| board.stones_left(side)).iter().sum::<u32>() <= RACE),
        };
        for (ply, &mv) in line.iter().enumerate() {
            facts.texts.push(mv.plain(position.turn()).to_string());
            let mut trace = Trace::default();
            let played = position.play(mv, &mut trace).ok()?;
            if ply % 2 == 0 {
                facts.see(&position, &played, &trace);
            }
            if ply == 0 {
                facts.laps = played.laps;
            }
            position = played.after;
        }
        Some(facts)
    }

    /// An own move.
    fn see(&mut self, before: &Position, played: &Played, trace: &Trace) {
        let captures = trace.steps.iter().filter(|step| matches!(step, Step::Capture { .. })).count();
        self.captures = self.captures.max(captures);
        self.takasia |= reserves(before);
        self.safari |= twin(played.mv).is_some_and(|twin| before.legal_moves().contains(&twin));
    }

    /// The themes, in the order of [`Tag`].
    pub(super) fn tags(&self, wins: bool) -> Vec<Tag> {
        let chain = self.captures >= CHAIN && !self.race;
        let all = [
            (Tag::Win, wins),
            (Tag::House, self.saves_house),
            (Tag::Safari, self.safari),
            (Tag::Takasia, self.takasia),
            (Tag::Chain, chain),
            (Tag::Race, self.race),
        ];
        all.into_iter().filter(|(_, holds)| *holds).map(|(tag, _)| tag).collect()
    }
}

/// The same move with the other choice at the house (K14).
fn twin(mv: Move) -> Option<Move> {
    match mv {
        Move::Sow { pit, direction, safari } => Some(Move::Sow { pit, direction, safari: !safari }),
        Move::Step(_) => None,
    }
}

/// Whether a legal move reserves a hole (K21).
fn reserves(position: &Position) -> bool {
    position.legal_moves().iter().any(|&mv| position.play_unchecked(mv, &mut ()).reserves.is_some())
}

/// Whether a move captures more than any other.
fn greedy(position: &Position, right: Move) -> bool {
    let captured = |mv: Move| position.play_unchecked(mv, &mut ()).captured;
    position.legal_moves().iter().all(|&mv| mv == right || captured(mv) < captured(right))
}

/// Whether the house stands, and the right move keeps it out of reach where at most half of the others do.
fn saves_house(start: &Position, right: Move) -> bool {
    let stands = matches!(start, Position::Bao(bao) if bao.house(start.turn()) == House::Functional);
    let moves = start.legal_moves();
    let kept = moves.iter().filter(|&&mv| mv != right && keeps_house(start, mv)).count();
    stands && keeps_house(start, right) && 2 * kept < moves.len()
}

/// Whether the mover owns his house after this move and after every reply to it.
fn keeps_house(start: &Position, mv: Move) -> bool {
    let side = start.turn();
    let owns = |position: &Position| matches!(position, Position::Bao(bao) if bao.owns_house(side));
    let after = start.play_unchecked(mv, &mut ()).after;
    owns(&after) && after.legal_moves().iter().all(|&reply| owns(&after.play_unchecked(reply, &mut ()).after))
}

/// From 1 to 5: by the depth from which on the search preferred the move, one more each for a sowing that is long to follow,
/// for a move that does not capture most, and for a solution of several moves.
pub(super) fn difficulty(depth: u32, facts: &Facts) -> u8 {
    let sought = match depth {
        ..=2 => 1,
        3..=5 => 2,
        6..=8 => 3,
        _ => 4,
    };
    let harder = [facts.laps > 6, !facts.greedy, facts.own > 1];
    (sought + harder.iter().map(|&holds| u8::from(holds)).sum::<u8>()).min(5)
}
