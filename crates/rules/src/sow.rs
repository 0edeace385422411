//! The one sowing loop of the 4x8 games.
//!
//! [`Sowing`] is a move under way, seen by the mover: his ring, the opponent's, the hand's place and sense. A lap is
//! one vector addition: a table row holds `-n` for the hole lifted and `+1` for the next `n`. Every step is
//! reported to an [`Observer`]; for search that is `()` and costs nothing.

use crate::{Direction, Observer, Pit, Sense, Side, Step, StopReason};

/// Counts of one player's holes in ring order.
pub(crate) type Ring = [u8; 16];

/// What a lap adds to a ring, as two words of eight bytes each: a ring and a row are added like numbers, since no
/// count leaves the range of its byte.
type Row = [u64; 2];

/// One in each byte.
const EACH: u64 = 0x0101_0101_0101_0101;

/// A5 on the ring.
pub(crate) const HOUSE: usize = Pit::HOUSE.index();

/// Seeds that make an owned house functional (K15).
pub(crate) const FUNCTIONAL: u8 = 6;

/// The last lap a legal move may need (K24).
pub(crate) const LAP_LIMIT: u32 = 10_000;

/// A place no hole has: nothing is barred.
pub(crate) const NOWHERE: usize = 16;

/// All that a hand needs to know of the sense in which it goes round.
#[derive(Debug)]
pub(crate) struct Round {
    pub(crate) sense: Sense,
    /// The places one seed takes the hand on, modulo 16: one back is fifteen on.
    step: usize,
    /// The front places whose captures start from the right kichwa (K9), a bit each.
    right: u32,
    /// `sow[place][seeds]`: what lifting fewer than 16 seeds there and sowing them adds to the ring.
    sow: [[Row; 16]; 16],
    /// `enter[seeds]`: what fewer than 16 captured seeds add from the kichwa on where a hand of this sense begins.
    enter: [Row; 16],
}

static CLOCKWISE: Round = Round::new(Sense::Clockwise);
static ANTICLOCKWISE: Round = Round::new(Sense::Anticlockwise);

impl Round {
    const fn new(sense: Sense) -> Round {
        let (before, step, right) = match sense {
            Sense::Clockwise => (15, 1, 0b1100_0000),
            Sense::Anticlockwise => (8, 15, 0b1111_1100),
        };
        let sow = sow_table(sense);
        // Seeds sown from the place before the kichwa, with nothing lifted there.
        let mut enter = sow[before];
        let mut seeds = 0;
        while seeds < 16 {
            put(&mut enter[seeds], before, seeds as i64);
            seeds += 1;
        }
        Round { sense, step, right, sow, enter }
    }

    /// The round of a sense.
    #[inline(always)]
    pub(crate) fn of(sense: Sense) -> &'static Round {
        match sense {
            Sense::Clockwise => &CLOCKWISE,
            Sense::Anticlockwise => &ANTICLOCKWISE,
        }
    }

    /// The round on which captured seeds are sown from a kichwa (K9).
    #[inline(always)]
    fn from(kichwa: Direction) -> &'static Round {
        match kichwa {
            Direction::Left => &CLOCKWISE,
            Direction::Right => &ANTICLOCKWISE,
        }
    }
}

/// `ONE[place]`: one seed there.
static ONE: [Row; 16] = {
    let mut table = [[0; 2]; 16];
    let mut place = 0;
    while place < 16 {
        put(&mut table[place], place, 1);
        place += 1;
    }
    table
};

const fn sow_table(sense: Sense) -> [[Row; 16]; 16] {
    let mut table = [[[0; 2]; 16]; 16];
    let mut place = 0;
    while place < 16 {
        let mut seeds = 1;
        while seeds < 16 {
            put(&mut table[place][seeds], place, -(seeds as i64));
            let mut nth = 1;
            while nth <= seeds {
                put(&mut table[place][seeds], advance(place, nth, sense), 1);
                nth += 1;
            }
            seeds += 1;
        }
        place += 1;
    }
    table
}

/// The place `seeds` on from `place`.
#[inline(always)]
pub(crate) const fn advance(place: usize, seeds: usize, sense: Sense) -> usize {
    match sense {
        Sense::Clockwise => place.wrapping_add(seeds) & 15,
        Sense::Anticlockwise => place.wrapping_sub(seeds) & 15,
    }
}

#[inline(always)]
fn add(ring: &mut Ring, row: &Row) {
    let (low, high) = halves(ring);
    let (low, high) = (low.wrapping_add(row[0]), high.wrapping_add(row[1]));
    let ([a, b, c, d, e, f, g, h], [i, j, k, l, m, n, o, p]) = (low.to_le_bytes(), high.to_le_bytes());
    *ring = [a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p];
}

/// Front and back half of a ring as words.
#[inline(always)]
fn halves(ring: &Ring) -> (u64, u64) {
    let half = |bytes: Option<&[u8; 8]>| bytes.map_or(0, |bytes| u64::from_le_bytes(*bytes));
    (half(ring.first_chunk()), half(ring.last_chunk()))
}

/// Adds `seeds` seeds (taken off if negative) to a place of a row.
const fn put(row: &mut Row, place: usize, seeds: i64) {
    row[place / 8] = row[place / 8].wrapping_add((seeds as u64) << (place % 8 * 8));
}

/// How a run of laps came to an end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum End {
    /// The last seed fell into an empty hole (K5).
    Empty,
    /// At the own functional house: a takata is over (K13), a capturing move has the choice (K14).
    House,
    /// In the reserved hole (K23).
    Reserved,
    /// The opponent's front row is empty, this many seeds stay in hand (K25).
    Hamna(u8),
    /// A 10,001st lap would be needed (K24).
    Endless,
}

/// A move under way, from the mover's side of the board. Ring and hand stand apart, so that the hand lives in
/// registers while the ring is indexed.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Sowing {
    pub(crate) own: Ring,
    pub(crate) hand: Hand,
}

/// Everything of a move under way but the mover's ring.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Hand {
    /// The opponent's front row before the move, turned round: byte `t` faces the own front place `t`.
    pub(crate) facing: u64,
    /// Which of those holes are still occupied, a bit each.
    pub(crate) open: u32,
    /// The place where the last seed fell, or the start.
    pub(crate) at: usize,
    pub(crate) round: &'static Round,
    /// Laps that may still be sown (K24).
    pub(crate) laps_left: u32,
    pub(crate) own_house: bool,
    /// A place where a lap must end (K23), or [`NOWHERE`].
    pub(crate) barred: usize,
    /// Whose move it is; only names holes in the trace.
    pub(crate) side: Side,
}

impl Hand {
    /// Lifts `seeds` seeds where the hand is and sows them (K4).
    #[inline(always)]
    fn lap<O: Observer>(&mut self, own: &mut Ring, seeds: u8, obs: &mut O) {
        let at = self.at & 15;
        if O::ACTIVE {
            self.report_lift(own, seeds, obs);
        }
        match self.round.sow[at].get(usize::from(seeds)) {
            Some(row) => add(own, row),
            None => long_lap(own, at, self.round, seeds),
        }
        self.at = (at + usize::from(seeds) * self.round.step) & 15;
    }

    /// Lifts the hole facing the hand: its seeds (K8).
    #[inline(always)]
    fn take<O: Observer>(&mut self, obs: &mut O) -> u8 {
        let seeds = self.facing.wrapping_shr(self.at as u32 * 8) as u8;
        self.open &= !1u32.wrapping_shl(self.at as u32);
        if O::ACTIVE {
            let from = Pit::at(7 - (self.at & 7)).of_side(!self.side);
            obs.step(Step::Capture { hole: self.own_hole(self.at), from, seeds });
        }
        seeds
    }

    /// Sows captured seeds as a lap that begins in a kichwa (K9).
    #[inline(always)]
    fn enter<O: Observer>(&mut self, own: &mut Ring, kichwa: Direction, seeds: u8, obs: &mut O) {
        self.round = Round::from(kichwa);
        if O::ACTIVE {
            self.report_entry(own, kichwa, seeds, obs);
        }
        match self.round.enter.get(usize::from(seeds)) {
            Some(row) => add(own, row),
            None => long_enter(own, self.round, seeds),
        }
        // Hole 1 is the first to be sown from the left, hole 8 from the right.
        let seeds = usize::from(seeds);
        let (from_left, from_right) = (seeds.wrapping_sub(1), 8usize.wrapping_sub(seeds));
        self.at = if kichwa == Direction::Left { from_left } else { from_right } & 15;
    }

    /// The kichwa that a later capture where the hand is starts from (K9).
    #[inline(always)]
    fn kichwa(&self) -> Direction {
        let right = self.round.right.wrapping_shr(self.at as u32) & 1;
        if right == 1 { Direction::Right } else { Direction::Left }
    }

    /// A capture in the course of the move; tells if that ends it (K25, K24).
    #[inline(always)]
    fn capture<O: Observer>(&mut self, own: &mut Ring, obs: &mut O) -> Option<End> {
        let kichwa = self.kichwa();
        let seeds = self.take(obs);
        if self.open == 0 {
            return Some(End::Hamna(seeds));
        }
        if self.laps_left == 0 {
            return Some(End::Endless);
        }
        self.laps_left -= 1;
        self.enter(own, kichwa, seeds, obs);
        None
    }

    /// What follows a finished lap: the end of the move, or one more lap (K5, K8, K10, K13, K14, K23, K24).
    #[inline(always)]
    fn go_on<const CAPTURING: bool, const NAMUA: bool, O: Observer>(
        &mut self,
        own: &mut Ring,
        obs: &mut O,
    ) -> Option<End> {
        let at = self.at & 15;
        let seeds = own[at];
        if seeds == 1 {
            return Some(End::Empty);
        }
        if CAPTURING && self.open >> at & 1 == 1 {
            return self.capture(own, obs);
        }
        if !CAPTURING && !NAMUA && at == self.barred {
            return Some(End::Reserved);
        }
        if at == HOUSE {
            if NAMUA && self.own_house && seeds >= FUNCTIONAL {
                return Some(End::House);
            }
            // It is lifted whole now, and lost if it was owned (K15).
            self.own_house = false;
        }
        if self.laps_left == 0 {
            return Some(End::Endless);
        }
        self.laps_left -= 1;
        if O::ACTIVE {
            obs.step(Step::Relay { hole: self.own_hole(at) });
        }
        self.lap(own, seeds, obs);
        None
    }

    #[cold]
    fn report_entry<O: Observer>(&self, own: &Ring, kichwa: Direction, seeds: u8, obs: &mut O) {
        let (before, first) = if kichwa == Direction::Left { (15, 0) } else { (8, 7) };
        obs.step(Step::Enter { hole: self.own_hole(first) });
        self.report_drops(own, before, seeds, own[before], obs);
    }

    #[cold]
    fn report_lift<O: Observer>(&self, own: &Ring, seeds: u8, obs: &mut O) {
        let left = own[self.at] - seeds;
        obs.step(Step::Lift { hole: self.own_hole(self.at), seeds, count: left });
        self.report_drops(own, self.at, seeds, left, obs);
    }

    /// The drops of a lap one by one: the table adds them all at once.
    #[cold]
    fn report_drops<O: Observer>(&self, own: &Ring, before: usize, seeds: u8, left: u8, obs: &mut O) {
        let mut ring = *own;
        ring[before] = left;
        for nth in 1..=seeds {
            let place = advance(before, usize::from(nth), self.round.sense);
            ring[place] += 1;
            obs.step(Step::Drop { hole: self.own_hole(place), count: ring[place], hand: seeds - nth });
        }
    }

    fn own_hole(&self, place: usize) -> crate::Hole {
        Pit::at(place).of_side(self.side)
    }
}

// The ring is indexed only in a local of its own: a `Sowing` then never has to stand in memory.
impl Sowing {
    /// Puts a reserve seed into a hole (K11, K12).
    #[inline(always)]
    pub(crate) fn place<O: Observer>(&mut self, place: usize, obs: &mut O) {
        let at = place & 15;
        self.hand.at = at;
        add(&mut self.own, &ONE[at]);
        if O::ACTIVE {
            obs.step(Step::Place { hole: self.hand.own_hole(at), count: self.own[at] });
        }
    }

    /// The first lap of a move, or of a safari: lifts the hole whole. A house lifted is lost (K15).
    #[inline(always)]
    pub(crate) fn begin<O: Observer>(&mut self, obs: &mut O) {
        let mut own = self.own;
        self.hand.own_house &= self.hand.at != HOUSE;
        self.hand.laps_left -= 1;
        let seeds = own[self.hand.at & 15];
        self.hand.lap(&mut own, seeds, obs);
        self.own = own;
    }

    /// The first lap of a taxed move: lifts two seeds of the house, which is lost if that empties it (K12c, Z2).
    #[inline(always)]
    pub(crate) fn begin_taxed<O: Observer>(&mut self, obs: &mut O) {
        let mut own = self.own;
        self.hand.own_house &= own[HOUSE] != 2;
        self.hand.laps_left -= 1;
        self.hand.lap(&mut own, 2, obs);
        self.own = own;
    }

    /// The capture by a placed seed (K11): the seeds taken, not yet sown.
    #[inline(always)]
    pub(crate) fn take<O: Observer>(&mut self, obs: &mut O) -> u8 {
        self.hand.take(obs)
    }

    /// Whether the opponent's front row is empty (K25).
    #[inline(always)]
    pub(crate) const fn hamna(&self) -> bool {
        self.hand.open == 0
    }

    /// Sows the seeds that the placed seed has captured, the first lap of the move (K9).
    #[inline(always)]
    pub(crate) fn begin_captured<O: Observer>(&mut self, kichwa: Direction, seeds: u8, obs: &mut O) {
        let mut own = self.own;
        self.hand.laps_left -= 1;
        self.hand.enter(&mut own, kichwa, seeds, obs);
        self.own = own;
    }

    /// Goes on from a finished lap until the move ends or the player has a choice.
    #[inline(always)]
    pub(crate) fn run<const CAPTURING: bool, const NAMUA: bool, O: Observer>(&mut self, obs: &mut O) -> End {
        let (mut own, mut hand) = (self.own, self.hand);
        let end = loop {
            if let Some(end) = hand.go_on::<CAPTURING, NAMUA, O>(&mut own, obs) {
                break end;
            }
        };
        (self.own, self.hand) = (own, hand);
        end
    }

    /// The laps sown so far.
    pub(crate) const fn laps(&self) -> u16 {
        (LAP_LIMIT - self.hand.laps_left) as u16
    }

    /// The opponent's front row as it is now, hole 1 in the lowest byte.
    #[inline(always)]
    pub(crate) fn opposing_front(&self) -> u64 {
        (self.hand.facing & spread(self.hand.open)).swap_bytes()
    }

    /// After how many laps a never-ending sowing repeats itself: Brent's cycle search, over `limit` laps at most.
    /// `None` if it ends after all, or if no repetition was found.
    pub(crate) fn period<const CAPTURING: bool, const NAMUA: bool>(mut self, limit: u64) -> Option<u64> {
        let (mut anchor, mut power, mut period) = (self, 1u64, 0u64);
        for _ in 0..limit {
            self.hand.laps_left = LAP_LIMIT;
            if self.hand.go_on::<CAPTURING, NAMUA, ()>(&mut self.own, &mut ()).is_some() {
                return None;
            }
            period += 1;
            if self.same_state(&anchor) {
                return Some(period);
            }
            if period == power {
                (anchor, power, period) = (self, power * 2, 0);
            }
        }
        None
    }

    fn same_state(&self, other: &Sowing) -> bool {
        let (hand, before) = (&self.hand, &other.hand);
        self.own == other.own
            && (hand.at, hand.round.sense, hand.open) == (before.at, before.round.sense, before.open)
    }

    /// Reports how the move ended.
    pub(crate) fn report_end<O: Observer>(&self, end: End, capturing: bool, obs: &mut O) {
        let hole = self.hand.own_hole(self.hand.at);
        match end {
            End::Hamna(hand) => obs.step(Step::Win { hand }),
            End::Empty => obs.step(Step::Stop { hole, why: StopReason::Empty }),
            End::Reserved => obs.step(Step::Stop { hole, why: StopReason::Reserved }),
            End::House => {
                let why = if capturing { StopReason::Choice } else { StopReason::House };
                obs.step(Step::Stop { hole, why });
            }
            End::Endless => {}
        }
    }
}

/// A lap of sixteen seeds or more: whole rounds, then the rest (K4: the start hole is not skipped).
#[cold]
#[inline(never)]
fn long_lap(own: &mut Ring, at: usize, round: &Round, seeds: u8) {
    let (rounds, rest) = (seeds / 16, seeds % 16);
    own[at] -= seeds - rest;
    add(own, &round.sow[at][usize::from(rest)]);
    add(own, &[u64::from(rounds) * EACH; 2]);
}

/// Sixteen captured seeds or more.
#[cold]
#[inline(never)]
fn long_enter(own: &mut Ring, round: &Round, seeds: u8) {
    add(own, &round.enter[usize::from(seeds % 16)]);
    add(own, &[u64::from(seeds / 16) * EACH; 2]);
}

/// A whole byte for every bit of a row.
#[inline(always)]
const fn spread(bits: u32) -> u64 {
    let each = (bits as u64 & 0xff).wrapping_mul(0x0101_0101_0101_0101) & 0x8040_2010_0804_0201;
    // A byte with any bit set becomes 0xff.
    let some = (each.wrapping_add(0x7f7f_7f7f_7f7f_7f7f) | each) & 0x8080_8080_8080_8080;
    (some >> 7).wrapping_mul(0xff)
}

/// The front row as one word, hole 1 in the lowest byte.
#[inline(always)]
pub(crate) fn front(ring: &Ring) -> u64 {
    ring.first_chunk().map_or(0, |row| u64::from_le_bytes(*row))
}

/// One bit for every byte of `word` that is not zero, byte 0 in bit 0.
#[inline(always)]
pub(crate) const fn occupied(word: u64) -> u8 {
    const LOW: u64 = 0x7f7f_7f7f_7f7f_7f7f;
    let high = (((word & LOW) + LOW) | word) & !LOW;
    ((high >> 7).wrapping_mul(0x0102_0408_1020_4080) >> 56) as u8
}
