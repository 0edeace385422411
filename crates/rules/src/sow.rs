//! The one sowing loop of the 4x8 games.
//!
//! [`Sowing`] is a move under way, seen by the mover: his ring, the opponent's, the hand's place and sense. A lap is
//! one vector addition: a table row holds `-n` for the hole lifted and `+1` for the next `n`. Every step is
//! reported to an [`Observer`]; for search that is `()` and costs nothing.

use crate::{Direction, Observer, Pit, Sense, Side, Step, StopReason};

/// Counts of one player's holes in ring order.
pub(crate) type Ring = [u8; 16];

/// A5 on the ring.
pub(crate) const HOUSE: usize = Pit::HOUSE.index();

/// Seeds that make an owned house functional (K15).
pub(crate) const FUNCTIONAL: u8 = 6;

/// The last lap a legal move may need (K24).
pub(crate) const LAP_LIMIT: u16 = 10_000;

/// A place no hole has: nothing is barred.
pub(crate) const NOWHERE: usize = 16;

/// `SOW[sense][place][seeds]`: what lifting fewer than 16 seeds there and sowing them adds to the ring.
static SOW: [[[Ring; 16]; 16]; 2] = [sow_table(Sense::Clockwise), sow_table(Sense::Anticlockwise)];

/// `ENTER[direction][seeds]`: what fewer than 16 captured seeds add from that kichwa on (K9).
static ENTER: [[Ring; 16]; 2] = [enter_table(Direction::Left), enter_table(Direction::Right)];

const fn sow_table(sense: Sense) -> [[Ring; 16]; 16] {
    let mut table = [[[0; 16]; 16]; 16];
    let mut place = 0;
    while place < 16 {
        let mut seeds = 1;
        while seeds < 16 {
            table[place][seeds][place] = 0u8.wrapping_sub(seeds as u8);
            let mut nth = 1;
            while nth <= seeds {
                table[place][seeds][advance(place, nth, sense)] = 1;
                nth += 1;
            }
            seeds += 1;
        }
        place += 1;
    }
    table
}

const fn enter_table(kichwa: Direction) -> [Ring; 16] {
    let (before, sense) = entry(kichwa);
    let mut table = [[0; 16]; 16];
    let mut seeds = 1;
    while seeds < 16 {
        let mut nth = 1;
        while nth <= seeds {
            table[seeds][advance(before, nth, sense)] = 1;
            nth += 1;
        }
        seeds += 1;
    }
    table
}

/// The place just before a kichwa, and the sense of a hand that begins there (K9).
#[inline(always)]
const fn entry(kichwa: Direction) -> (usize, Sense) {
    match kichwa {
        Direction::Left => (15, Sense::Clockwise),
        Direction::Right => (8, Sense::Anticlockwise),
    }
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
fn add(ring: &mut Ring, row: &Ring) {
    for (hole, by) in ring.iter_mut().zip(row) {
        *hole = hole.wrapping_add(*by);
    }
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

/// A move under way, from the mover's side of the board.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Sowing {
    pub(crate) own: Ring,
    pub(crate) opp: Ring,
    pub(crate) own_house: bool,
    pub(crate) opp_house: bool,
    /// The place where the last seed fell, or the start.
    pub(crate) at: usize,
    pub(crate) sense: Sense,
    pub(crate) laps: u16,
    pub(crate) captured: u8,
    /// A place where a lap must end (K23), or [`NOWHERE`].
    pub(crate) barred: usize,
    /// The opponent's hole that Kete's duty names (T4), or [`NOWHERE`].
    pub(crate) duty: usize,
    pub(crate) duty_done: bool,
    /// Whose move it is; only names holes in the trace.
    pub(crate) side: Side,
}

impl Sowing {
    /// Puts a reserve seed into a hole (K11, K12).
    #[inline(always)]
    pub(crate) fn place<O: Observer>(&mut self, place: usize, obs: &mut O) {
        self.at = place & 15;
        self.own[self.at] += 1;
        if O::ACTIVE {
            obs.step(Step::Place { hole: self.own_hole(self.at), count: self.own[self.at] });
        }
    }

    /// Lifts the hole the hand is at whole and sows it (K4). A house lifted is lost (K15).
    #[inline(always)]
    pub(crate) fn lap<O: Observer>(&mut self, obs: &mut O) {
        self.lap_of(self.own[self.at & 15], obs);
    }

    /// Lifts `seeds` seeds where the hand is and sows them; only the tax leaves some behind (K12c).
    #[inline(always)]
    pub(crate) fn lap_of<O: Observer>(&mut self, seeds: u8, obs: &mut O) {
        let at = self.at & 15;
        let left = self.own[at] - seeds;
        self.own_house &= at != HOUSE || left != 0;
        if O::ACTIVE {
            obs.step(Step::Lift { hole: self.own_hole(at), seeds, count: left });
            self.report_drops(at, seeds, left, obs);
        }
        let row = &SOW[self.sense as usize][at];
        match row.get(usize::from(seeds)) {
            Some(row) => add(&mut self.own, row),
            None => self.long_lap(at, seeds),
        }
        self.at = advance(at, usize::from(seeds), self.sense);
        self.laps += 1;
    }

    /// A lap of sixteen seeds or more: whole rounds, then the rest (K4: the start hole is not skipped).
    #[cold]
    #[inline(never)]
    fn long_lap(&mut self, at: usize, seeds: u8) {
        let (rounds, rest) = (seeds / 16, seeds % 16);
        self.own[at] -= seeds - rest;
        add(&mut self.own, &SOW[self.sense as usize][at][usize::from(rest)]);
        add(&mut self.own, &[rounds; 16]);
    }

    /// Sows captured seeds as a new lap that begins in a kichwa (K9).
    #[inline(always)]
    fn enter<O: Observer>(&mut self, kichwa: Direction, seeds: u8, obs: &mut O) {
        let (before, sense) = entry(kichwa);
        self.sense = sense;
        if O::ACTIVE {
            obs.step(Step::Enter { hole: self.own_hole(advance(before, 1, sense)) });
            self.report_drops(before, seeds, self.own[before], obs);
        }
        match ENTER[kichwa as usize].get(usize::from(seeds)) {
            Some(row) => add(&mut self.own, row),
            None => {
                add(&mut self.own, &ENTER[kichwa as usize][usize::from(seeds % 16)]);
                add(&mut self.own, &[seeds / 16; 16]);
            }
        }
        self.at = advance(before, usize::from(seeds), sense);
        self.laps += 1;
    }

    /// Captures the hole facing the hand and sows it from `kichwa`; true when that wins at once (K8, K9, K25).
    #[inline(always)]
    pub(crate) fn capture<O: Observer>(&mut self, kichwa: Direction, obs: &mut O) -> Option<End> {
        let facing = 7usize.wrapping_sub(self.at) & 7;
        let seeds = self.opp[facing];
        self.opp[facing] = 0;
        self.opp_house &= facing != HOUSE;
        self.duty_done |= facing == self.duty;
        self.captured = self.captured.saturating_add(seeds);
        if O::ACTIVE {
            let from = Pit::at(facing).of_side(!self.side);
            obs.step(Step::Capture { hole: self.own_hole(self.at), from, seeds });
        }
        if front(&self.opp) == 0 {
            return Some(End::Hamna(seeds));
        }
        if self.laps == LAP_LIMIT {
            return Some(End::Endless);
        }
        self.enter(kichwa, seeds, obs);
        None
    }

    /// The kichwa that a later capture where the hand is starts from (K9).
    #[inline(always)]
    fn kichwa(&self) -> Direction {
        match self.at {
            0 | 1 => Direction::Left,
            6 | 7 => Direction::Right,
            _ if self.sense == Sense::Clockwise => Direction::Left,
            _ => Direction::Right,
        }
    }

    /// Goes on from a finished lap until the move ends or the player has a choice.
    #[inline(always)]
    pub(crate) fn run<const CAPTURING: bool, const NAMUA: bool, O: Observer>(&mut self, obs: &mut O) -> End {
        loop {
            if let Some(end) = self.go_on::<CAPTURING, NAMUA, O>(obs) {
                return end;
            }
        }
    }

    /// What follows a finished lap: the end of the move, or one more lap (K5, K8, K10, K13, K14, K23, K24).
    #[inline(always)]
    fn go_on<const CAPTURING: bool, const NAMUA: bool, O: Observer>(&mut self, obs: &mut O) -> Option<End> {
        let at = self.at & 15;
        let seeds = self.own[at];
        if seeds == 1 {
            return Some(End::Empty);
        }
        if CAPTURING && at < 8 && self.opp[7 - at] != 0 {
            return self.capture(self.kichwa(), obs);
        }
        if NAMUA && at == HOUSE && self.own_house && seeds >= FUNCTIONAL {
            return Some(End::House);
        }
        if !CAPTURING && !NAMUA && at == self.barred {
            return Some(End::Reserved);
        }
        if self.laps == LAP_LIMIT {
            return Some(End::Endless);
        }
        if O::ACTIVE {
            obs.step(Step::Relay { hole: self.own_hole(at) });
        }
        self.lap(obs);
        None
    }

    /// After how many laps a never-ending sowing repeats itself: Brent's cycle search, over `limit` laps at most.
    /// `None` if it ends after all, or if no repetition was found.
    pub(crate) fn period<const CAPTURING: bool, const NAMUA: bool>(mut self, limit: u64) -> Option<u64> {
        let (mut anchor, mut power, mut period) = (self, 1u64, 0u64);
        for _ in 0..limit {
            self.laps = 0;
            if self.go_on::<CAPTURING, NAMUA, ()>(&mut ()).is_some() {
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
        self.at == other.at && self.own == other.own && self.sense == other.sense && self.opp == other.opp
    }

    /// Reports how the move ended.
    pub(crate) fn report_end<O: Observer>(&self, end: End, capturing: bool, obs: &mut O) {
        let hole = self.own_hole(self.at);
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

    /// The drops of a lap one by one: the table adds them all at once.
    #[cold]
    fn report_drops<O: Observer>(&self, before: usize, seeds: u8, left: u8, obs: &mut O) {
        let mut ring = self.own;
        ring[before] = left;
        for nth in 1..=seeds {
            let place = advance(before, usize::from(nth), self.sense);
            ring[place] += 1;
            obs.step(Step::Drop { hole: self.own_hole(place), count: ring[place], hand: seeds - nth });
        }
    }

    fn own_hole(&self, place: usize) -> crate::Hole {
        Pit::at(place).of_side(self.side)
    }
}

/// The front row as one word, hole 1 in the lowest byte.
#[inline(always)]
pub(crate) fn front(ring: &Ring) -> u64 {
    let [a, b, c, d, e, f, g, h, ..] = *ring;
    u64::from_le_bytes([a, b, c, d, e, f, g, h])
}

/// One bit for every byte of `word` that is not zero, byte 0 in bit 0.
#[inline(always)]
pub(crate) const fn occupied(word: u64) -> u8 {
    const LOW: u64 = 0x7f7f_7f7f_7f7f_7f7f;
    let high = ((word & LOW) + LOW | word) & !LOW;
    ((high >> 7).wrapping_mul(0x0102_0408_1020_4080) >> 56) as u8
}
