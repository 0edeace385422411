//! Bao la Kimasai with four rows: stones on two rings of 24, a bit each (RULES.md section 4).

mod perft;

use crate::{
    BySide, IllegalMove, Move, MoveList, Observer, Outcome, Reason, Refusal, Ruleset, Side, Step, Stone,
    StopReason,
};

/// The bits of a whole ring.
const RING: u32 = (1 << 24) - 1;
/// The bits of the front row (A12..A1).
const FRONT: u32 = (1 << 12) - 1;

/// A Kimasai position: board and side to move. A bit's place is the hole's place in [`Stone::RING`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Kimasai {
    pub(crate) stones: BySide<u32>,
    pub(crate) turn: Side,
}

/// A step's result: the position after it and the stones taken off (0, 1 or 2).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stepped {
    /// The stone's hole before.
    pub stone: Stone,
    /// The position after it, the opponent to move.
    pub after: Kimasai,
    /// Stones captured (M5).
    pub captured: u8,
}

/// The stones that can move: an own stone before an empty hole (M3).
#[inline(always)]
const fn movers(stones: u32) -> u32 {
    stones & !moved_back(stones)
}

/// The holes a set of stones would move into.
#[inline(always)]
const fn moved(stones: u32) -> u32 {
    (stones << 1 | stones >> 23) & RING
}

/// The holes behind a set of stones.
#[inline(always)]
const fn moved_back(stones: u32) -> u32 {
    stones >> 1 | (stones & 1) << 23
}

/// The opponent's holes that stones in the given holes capture: the facing one (M5) ..
#[inline(always)]
const fn facing(holes: u32) -> u32 {
    (holes & FRONT).reverse_bits() >> 20
}

/// .. and, if that is occupied, the one behind it.
#[inline(always)]
const fn behind(front: u32) -> u32 {
    (front & FRONT).reverse_bits() >> 8
}

/// The opponent's stones that a stone landing in `hole` (one bit) takes.
#[inline(always)]
const fn taken(hole: u32, opponent: u32) -> u32 {
    let front = facing(hole) & opponent;
    front | behind(front) & opponent
}

impl Kimasai {
    /// The start position (M2).
    #[must_use]
    pub const fn start() -> Kimasai {
        let all_but_a1 = RING & !(1 << Stone::A1.index());
        Kimasai { stones: BySide::both(all_but_a1), turn: Side::South }
    }

    /// The player to move.
    #[inline]
    #[must_use]
    pub const fn turn(&self) -> Side {
        self.turn
    }

    /// Whether a hole holds a stone.
    #[must_use]
    pub fn occupied(&self, side: Side, hole: Stone) -> bool {
        self.stones[side] >> hole.index() & 1 == 1
    }

    /// A player's stones, a bit for each place of [`Stone::RING`].
    #[inline]
    #[must_use]
    pub fn stones(&self, side: Side) -> u32 {
        self.stones[side]
    }

    /// How many stones a player has left.
    #[inline]
    #[must_use]
    pub fn stones_left(&self, side: Side) -> u32 {
        self.stones[side].count_ones()
    }

    /// Every legal move: A1..A12, then B1..B12.
    #[must_use]
    pub fn legal_moves(&self) -> MoveList {
        let movers = self.movers();
        let mut list = MoveList::new();
        for stone in Stone::ALL {
            if movers >> stone.index() & 1 == 1 {
                list.push(Move::Step(stone));
            }
        }
        list
    }

    /// Every legal move with what it does, in the order of [`Kimasai::legal_moves`].
    #[inline]
    pub fn for_each_move(&self, mut f: impl FnMut(Stepped)) {
        let movers = self.movers();
        for stone in Stone::ALL {
            if movers >> stone.index() & 1 == 1 {
                f(self.stepped(stone));
            }
        }
    }

    /// The stones that can move, a bit each; none once a side has lost all (M6).
    #[inline]
    #[must_use]
    pub fn movers(&self) -> u32 {
        if self.stones[!self.turn] == 0 { 0 } else { self.mobile(self.turn) }
    }

    /// A player's stones before an empty hole, a bit each, whoever is to move.
    #[inline]
    #[must_use]
    pub fn mobile(&self, side: Side) -> u32 {
        movers(self.stones[side])
    }

    /// Whether a move is legal.
    #[must_use]
    pub fn has_move(&self) -> bool {
        self.movers() != 0
    }

    /// Whether some move captures (M5). Capturing is not compulsory (M3).
    #[must_use]
    pub fn has_capture(&self) -> bool {
        facing(moved(self.movers())) & self.stones[!self.turn] != 0
    }

    /// The end of the game, if it has come (M6). Recurrence is the [`Game`](crate::Game)'s to see.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        let loser = self.turn;
        if self.stones[loser] == 0 {
            Some(Outcome::win(!loser, Reason::Hamna))
        } else if self.stones[!loser] == 0 {
            Some(Outcome::win(loser, Reason::Hamna))
        } else {
            (!self.has_move()).then_some(Outcome::win(!loser, Reason::NoMove))
        }
    }

    /// Makes a legal move; the steps go to `observer`.
    ///
    /// # Errors
    /// [`IllegalMove`] names the rule that forbids it (M3).
    pub fn play(&self, mv: Move, observer: &mut impl Observer) -> Result<Stepped, IllegalMove> {
        self.why_not(mv)?;
        Ok(self.play_unchecked(mv, observer))
    }

    /// Makes a move known to be legal.
    ///
    /// # Panics
    /// May panic when it is not; never anything worse.
    pub fn play_unchecked<O: Observer>(&self, mv: Move, observer: &mut O) -> Stepped {
        let Move::Step(stone) = mv else { panic!("Kimasai sows nothing") };
        let stepped = self.stepped(stone);
        if O::ACTIVE {
            self.report(stone, stepped.after, observer);
        }
        stepped
    }

    #[inline(always)]
    fn stepped(&self, stone: Stone) -> Stepped {
        let (me, you) = (self.turn, !self.turn);
        let (from, to) = (1u32 << stone.index(), moved(1 << stone.index()));
        let taken = taken(to, self.stones[you]);
        let mut after = Kimasai { stones: self.stones, turn: you };
        after.stones[me] = self.stones[me] & !from | to;
        after.stones[you] = self.stones[you] & !taken;
        Stepped { stone, after, captured: taken.count_ones() as u8 }
    }

    fn report(&self, stone: Stone, after: Kimasai, observer: &mut impl Observer) {
        let (me, you) = (self.turn, !self.turn);
        let hole = stone.next().of_side(me);
        observer.step(Step::Lift { hole: stone.of_side(me), seeds: 1, count: 0 });
        observer.step(Step::Drop { hole, count: 1, hand: 0 });
        // The facing stone goes first: front places come before back places on the ring.
        for from in Stone::RING {
            if self.occupied(you, from) && !after.occupied(you, from) {
                observer.step(Step::Capture { hole, from: from.of_side(you), seeds: 1 });
            }
        }
        if after.stones[you] == 0 {
            observer.step(Step::Win { hand: 0 });
        } else {
            observer.step(Step::Stop { hole, why: StopReason::Moved });
        }
    }

    /// Why a move is not legal.
    ///
    /// # Errors
    /// The first reason that applies.
    pub fn why_not(&self, mv: Move) -> Result<(), IllegalMove> {
        let Move::Step(stone) = mv else { return Err(self.illegal(Refusal::NoSuchMove)) };
        self.examine(stone).map_err(|refusal| self.illegal(refusal))
    }

    fn examine(&self, stone: Stone) -> Result<(), Refusal> {
        if let Some(outcome) = self.outcome() {
            return Err(Refusal::Over(outcome));
        }
        let hole = stone.of_side(self.turn);
        if !self.occupied(self.turn, stone) {
            return Err(Refusal::Empty { hole });
        }
        if self.movers() >> stone.index() & 1 == 0 {
            return Err(Refusal::Blocked { hole, next: stone.next().of_side(self.turn) });
        }
        Ok(())
    }

    pub(crate) fn illegal(&self, refusal: Refusal) -> IllegalMove {
        IllegalMove { refusal, side: self.turn, possible: self.legal_moves() }
    }

    /// Move sequences of exactly 1, 2, .. `depth` moves, in one walk of the tree.
    #[must_use]
    pub fn perft(&self, depth: u32) -> Vec<u64> {
        let mut counts = vec![0; depth as usize];
        perft::count(self, &mut counts);
        counts
    }

    /// The ruleset: always [`Ruleset::Kimasai`].
    #[must_use]
    pub const fn ruleset(&self) -> Ruleset {
        Ruleset::Kimasai
    }
}
