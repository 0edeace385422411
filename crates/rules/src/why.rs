//! Why not? An illegal wish is answered with the rule that forbids it and with what is possible instead.
//! The first rule that applies counts, in the order of [`Refusal`].

use crate::bao::{Bao, Stage};
use crate::legal::{Flow, Kind, Start, may_enter};
use crate::ruleset::Standing;
use crate::sow::{End, HOUSE, Sowing, front};
use crate::takasia::two_or_more;
use crate::{Direction, Hole, IllegalMove, Move, MoveList, PERIOD_SEARCH, Pit, Refusal, Row, Side};

/// A wish for a 4x8 move: what a text or a pointing finger says, parts of it perhaps left open.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Wish {
    pub(crate) side: Side,
    pub(crate) pit: Pit,
    pub(crate) direction: Option<Direction>,
    /// `+` or `:stop`, if said.
    pub(crate) safari: Option<bool>,
}

impl Bao {
    /// Why a move is not legal.
    ///
    /// # Errors
    /// The first rule that forbids it.
    pub fn why_not(&self, mv: Move) -> Result<(), IllegalMove> {
        let Move::Sow { pit, direction, safari } = mv else {
            return Err(self.illegal(Refusal::NoSuchMove, None));
        };
        let safari = safari.then_some(true);
        self.resolve(Wish { side: self.turn, pit, direction: Some(direction), safari }).map(drop)
    }

    /// The legal move that a wish means.
    pub(crate) fn resolve(&self, wish: Wish) -> Result<Move, IllegalMove> {
        self.examine(wish).map_err(|refusal| self.illegal(refusal, Some(wish.pit)))
    }

    pub(crate) fn illegal(&self, refusal: Refusal, pit: Option<Pit>) -> IllegalMove {
        let all = self.legal_moves();
        let mut same_hole = MoveList::new();
        for mv in &all {
            if matches!(*mv, Move::Sow { pit: start, .. } if Some(start) == pit) {
                same_hole.push(*mv);
            }
        }
        let possible = match refusal {
            Refusal::Over(_) => MoveList::new(),
            // What must be captured may have to be captured from elsewhere.
            Refusal::NotYours { .. } | Refusal::MustCapture | Refusal::Duty { .. } => all,
            _ if same_hole.is_empty() => all,
            _ => same_hole,
        };
        IllegalMove { refusal, side: self.turn, possible }
    }

    fn examine(&self, wish: Wish) -> Result<Move, Refusal> {
        let hole = wish.pit.of_side(wish.side);
        if let Some(outcome) = self.outcome() {
            return Err(Refusal::Over(outcome));
        }
        if wish.side != self.turn {
            return Err(Refusal::NotYours { hole });
        }
        match (self.count(wish.side, wish.pit), self.stage()) {
            (0, _) => return Err(Refusal::Empty { hole }),
            (1, Stage::Mtaji) => return Err(Refusal::TooFew { hole }),
            _ => {}
        }
        match self.stage() {
            Stage::Namua => self.examine_namua(wish, hole),
            Stage::Mtaji => self.examine_mtaji(wish, hole),
        }
    }

    fn examine_namua(&self, wish: Wish, hole: Hole) -> Result<Move, Refusal> {
        if self.captures_from(wish.pit, Direction::Left) {
            let direction = self.kichwa_of(wish, hole)?;
            let start = Start { pit: wish.pit, direction, safari: false, kind: Kind::Capture };
            return self.examine_ending(start, wish.safari, hole);
        }
        if self.has_capture() {
            return Err(Refusal::MustCapture);
        }
        let takata = self.namua_takata();
        if wish.pit.row() == Row::Back {
            return Err(Refusal::BackRowBarred { hole });
        }
        if !takata.allows(wish.pit) {
            let house = wish.pit == Pit::HOUSE && self.me.stands(Standing::Functional);
            return Err(if house {
                Refusal::HouseBarred { hole }
            } else {
                Refusal::SingletonBarred { hole }
            });
        }
        let start = self.takata_start(wish, hole)?;
        self.no_choice(wish.safari, hole)?;
        if takata.only.is_some_and(|only| only != start.direction) {
            return Err(Refusal::Outward { hole });
        }
        self.examine_ending(start, None, hole)
    }

    /// The kichwa a namua capture is to start from (K9); it may be left open where there is only one.
    fn kichwa_of(&self, wish: Wish, hole: Hole) -> Result<Direction, Refusal> {
        let may = |direction| may_enter(wish.pit, direction);
        match (wish.direction, may(Direction::Left), may(Direction::Right)) {
            (None, true, true) => Err(Refusal::DirectionMissing { hole }),
            (None, left, _) => Ok(if left { Direction::Left } else { Direction::Right }),
            (Some(direction), ..) if may(direction) => Ok(direction),
            (Some(direction), ..) => {
                let kichwa = if direction == Direction::Left { Pit::A8 } else { Pit::A1 };
                Err(Refusal::WrongKichwa { hole, kichwa: kichwa.of_side(wish.side) })
            }
        }
    }

    fn examine_mtaji(&self, wish: Wish, hole: Hole) -> Result<Move, Refusal> {
        let captures = |direction| self.captures_from(wish.pit, direction);
        if !wish.direction.map_or_else(|| Direction::ALL.into_iter().any(captures), captures)
            && self.has_capture()
        {
            return Err(Refusal::MustCapture);
        }
        let start = self.takata_start(wish, hole)?;
        self.no_choice(wish.safari, hole)?;
        if captures(start.direction) {
            return self.examine_duty(Start { kind: Kind::Capture, ..start }, hole);
        }
        let takata = self.mtaji_takata();
        if wish.pit.row() == Row::Back && two_or_more(front(&self.me.ring)) != 0 {
            return Err(Refusal::FrontRowFirst { hole });
        }
        if takata.only.is_some_and(|only| only != start.direction) {
            return Err(Refusal::Outward { hole });
        }
        if !takata.allows(wish.pit) {
            return Err(Refusal::Reserved { hole });
        }
        if wish.pit.index() != HOUSE && self.kuu_comes_first() && self.kuu_can_start() {
            return Err(Refusal::KuuFirst { kuu: Pit::HOUSE.of_side(self.turn) });
        }
        self.examine_ending(start, None, hole)
    }

    fn takata_start(&self, wish: Wish, hole: Hole) -> Result<Start, Refusal> {
        let direction = wish.direction.ok_or(Refusal::DirectionMissing { hole })?;
        Ok(Start { pit: wish.pit, direction, safari: false, kind: Kind::Takata })
    }

    fn no_choice(&self, safari: Option<bool>, hole: Hole) -> Result<(), Refusal> {
        safari.map_or(Ok(()), |_| Err(Refusal::NoChoice { hole }))
    }

    /// Whether the kuu has a legal takata, so that T3 holds.
    fn kuu_can_start(&self) -> bool {
        self.visit_takata(&mut |start: Start, _: &Sowing, _: End| {
            if start.pit.index() == HOUSE { Flow::Break(()) } else { Flow::Continue(()) }
        })
        .is_break()
    }

    fn examine_duty(&self, start: Start, hole: Hole) -> Result<Move, Refusal> {
        if let Some(pit) = self.duty() {
            let (sowing, _) = self.sow(start, &mut ());
            let possible = self
                .visit_captures(&mut |_: Start, sowing: &Sowing, _: End| {
                    if self.duty_done(sowing) { Flow::Break(()) } else { Flow::Continue(()) }
                })
                .is_break();
            if possible && !self.duty_done(&sowing) {
                return Err(Refusal::Duty { reserved: pit.of_side(!self.turn) });
            }
        }
        self.examine_ending(start, None, hole)
    }

    /// The last questions: is there the choice that the wish speaks of (K14), and does the move end (K24)?
    fn examine_ending(&self, start: Start, safari: Option<bool>, hole: Hole) -> Result<Move, Refusal> {
        let (sowing, mut end) = self.sow(start, &mut ());
        let choice = start.kind == Kind::Capture && end == End::House;
        if safari.is_some() && !choice {
            return Err(Refusal::NoChoice { hole });
        }
        let safari = safari == Some(true);
        if safari {
            end = self.go_on_safari(sowing, &mut ()).1;
        }
        let start = Start { safari, ..start };
        match end {
            End::Endless => Err(Refusal::NeverEnding { period: self.period(start.mv(), PERIOD_SEARCH) }),
            _ => Ok(start.mv()),
        }
    }
}
