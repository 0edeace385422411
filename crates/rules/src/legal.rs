//! The legal moves of a 4x8 position. Every candidate is sown, since only that proves that it ends (K24);
//! who wants the result gets it from the same sowing.

use core::ops::ControlFlow;

use crate::bao::{Bao, Stage};
use crate::ruleset::Standing;
use crate::sow::{End, FUNCTIONAL, HOUSE, Round, Sowing, advance, front, occupied};
use crate::takasia::{self, bits, two_or_more};
use crate::{Direction, Move, Observer, Pit, Step};

/// Capturing move or takata (K6).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    Capture,
    Takata,
}

/// How a move begins.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Start {
    pub(crate) pit: Pit,
    pub(crate) direction: Direction,
    pub(crate) safari: bool,
    pub(crate) kind: Kind,
}

impl Start {
    #[inline(always)]
    pub(crate) const fn mv(self) -> Move {
        Move::Sow { pit: self.pit, direction: self.direction, safari: self.safari }
    }
}

/// What a visitor says to a legal move: go on or stop.
pub(crate) type Flow = ControlFlow<()>;

/// The front places whose namua captures may start from the left and from the right kichwa (K9), a bit each.
const KICHWA: [u8; 2] = [0b0011_1111, 0b1111_1100];

/// Whether a namua capture at this front hole may start from that kichwa (K9).
pub(crate) const fn may_enter(pit: Pit, kichwa: Direction) -> bool {
    KICHWA[kichwa as usize] as usize >> pit.index() & 1 == 1
}

/// Shows a sown move to `f` if it ended (K24).
#[inline(always)]
fn show<F: FnMut(Start, &Sowing, End) -> Flow>(start: Start, sowing: Sowing, end: End, f: &mut F) -> Flow {
    if end == End::Endless { Flow::Continue(()) } else { f(start, &sowing, end) }
}

/// The holes of a takata and which of their directions K19 leaves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Takata {
    /// The start holes, a bit for each of [`Pit::ALL`].
    pub(crate) holes: u16,
    /// The only direction, if the sole occupied front hole is a kichwa.
    pub(crate) only: Option<Direction>,
}

impl Takata {
    pub(crate) fn allows(self, pit: Pit) -> bool {
        self.holes >> order(pit) & 1 == 1
    }
}

/// The place of a hole in [`Pit::ALL`].
#[inline(always)]
const fn order(pit: Pit) -> usize {
    let place = pit.index();
    if place < 8 { place } else { 23 - place }
}

impl Bao {
    /// Shows every legal move to `f`, in the fixed order.
    #[inline]
    pub(crate) fn visit<F: FnMut(Start, &Sowing, End) -> Flow>(&self, f: &mut F) -> Flow {
        if front(&self.me.ring) == 0 {
            return Flow::Continue(());
        }
        let mut any = false;
        self.visit_captures(&mut |start: Start, sowing: &Sowing, end: End| {
            any = true;
            f(start, sowing, end)
        })?;
        if any { Flow::Continue(()) } else { self.visit_takata(f) }
    }

    /// Shows the legal capturing moves.
    #[inline]
    pub(crate) fn visit_captures<F: FnMut(Start, &Sowing, End) -> Flow>(&self, f: &mut F) -> Flow {
        match self.stage() {
            Stage::Namua => self.visit_namua_captures(f),
            Stage::Mtaji if self.duty().is_some() => self.visit_dutiful_captures(f),
            Stage::Mtaji => self.visit_mtaji_captures(f),
        }
    }

    /// T4: captures that take the reserved hole; if there is none, any.
    #[cold]
    fn visit_dutiful_captures<F: FnMut(Start, &Sowing, End) -> Flow>(&self, f: &mut F) -> Flow {
        let mut any = false;
        self.visit_mtaji_captures(&mut |start: Start, sowing: &Sowing, end: End| {
            if !self.duty_done(sowing) {
                return Flow::Continue(());
            }
            any = true;
            f(start, sowing, end)
        })?;
        if any { Flow::Continue(()) } else { self.visit_mtaji_captures(f) }
    }

    /// The own hole that may not be started from, and in which a lap ends the move (K23).
    #[inline]
    pub(crate) fn barred(&self) -> Option<Pit> {
        self.reserved.filter(|reserved| reserved.0 == self.turn).map(|reserved| reserved.1)
    }

    /// The opponent's hole that must be captured if it can be (T4).
    #[inline]
    pub(crate) fn duty(&self) -> Option<Pit> {
        self.reserved.filter(|reserved| reserved.0 != self.turn).map(|reserved| reserved.1)
    }

    /// Whether a capturing move took the hole of the duty: only a capture empties an opposing hole.
    pub(crate) fn duty_done(&self, sowing: &Sowing) -> bool {
        self.duty().is_some_and(|pit| {
            self.count(!self.turn, pit) > 0 && (sowing.opposing_front() >> ((pit.index() & 7) * 8)) as u8 == 0
        })
    }

    #[inline]
    fn visit_namua_captures<F: FnMut(Start, &Sowing, End) -> Flow>(&self, f: &mut F) -> Flow {
        let targets = takasia::facing(&self.me.ring, &self.you.ring);
        for place in bits(targets) {
            let (placed, seeds) = self.place_and_take(place, &mut ());
            if KICHWA[Direction::Left as usize] >> place & 1 == 1 {
                self.visit_kichwa::<{ Direction::Left as u8 }, F>(place, placed, seeds, f)?;
            }
            if KICHWA[Direction::Right as usize] >> place & 1 == 1 {
                self.visit_kichwa::<{ Direction::Right as u8 }, F>(place, placed, seeds, f)?;
            }
        }
        Flow::Continue(())
    }

    /// One start of a namua capture: the stop and the safari are two moves where the hand reaches the house (K14).
    #[inline(always)]
    fn visit_kichwa<const DIRECTION: u8, F: FnMut(Start, &Sowing, End) -> Flow>(
        &self,
        place: usize,
        placed: Sowing,
        seeds: u8,
        f: &mut F,
    ) -> Flow {
        let direction = Direction::ALL[DIRECTION as usize];
        let start = Start { pit: Pit::at(place), direction, safari: false, kind: Kind::Capture };
        let (sowing, end) = self.sow_captured(placed, direction, seeds, &mut ());
        show(start, sowing, end, f)?;
        if end == End::House {
            let (sowing, end) = self.go_on_safari(sowing, &mut ());
            show(Start { safari: true, ..start }, sowing, end, f)?;
        }
        Flow::Continue(())
    }

    #[inline]
    fn visit_mtaji_captures<F: FnMut(Start, &Sowing, End) -> Flow>(&self, f: &mut F) -> Flow {
        let own = &self.me.ring;
        let targets = usize::from(takasia::facing(own, &self.you.ring));
        if targets == 0 {
            return Flow::Continue(());
        }
        for pit in Pit::ALL {
            let seeds = usize::from(own[pit.index()]);
            if !(2..16).contains(&seeds) {
                continue;
            }
            for direction in Direction::ALL {
                if targets >> advance(pit.index(), seeds, pit.sense(direction)) & 1 == 0 {
                    continue;
                }
                let start = Start { pit, direction, safari: false, kind: Kind::Capture };
                let (sowing, end) = self.sow_mtaji_capture(start, &mut ());
                show(start, sowing, end, f)?;
            }
        }
        Flow::Continue(())
    }

    /// Shows the legal takata; meant for a position without a legal capture (K12, K18).
    #[inline]
    pub(crate) fn visit_takata<F: FnMut(Start, &Sowing, End) -> Flow>(&self, f: &mut F) -> Flow {
        match self.stage() {
            Stage::Namua => self.visit_starts(self.namua_takata(), f),
            Stage::Mtaji if self.kuu_comes_first() => {
                let mut any = false;
                let kuu = Takata { holes: 1 << HOUSE, ..self.mtaji_takata() };
                self.visit_starts(kuu, &mut |start: Start, sowing: &Sowing, end: End| {
                    any = true;
                    f(start, sowing, end)
                })?;
                if any { Flow::Continue(()) } else { self.visit_starts(self.mtaji_takata(), f) }
            }
            Stage::Mtaji => self.visit_starts(self.mtaji_takata(), f),
        }
    }

    #[inline]
    fn visit_starts<F: FnMut(Start, &Sowing, End) -> Flow>(&self, takata: Takata, f: &mut F) -> Flow {
        let mut holes = takata.holes;
        // A start that would capture but never ends is no takata either (K6, K24).
        let captures_barred = takasia::facing(&self.me.ring, &self.you.ring) != 0;
        while holes != 0 {
            let pit = Pit::ALL[holes.trailing_zeros() as usize & 15];
            holes &= holes - 1;
            for direction in Direction::ALL {
                let outward = takata.only.is_some_and(|only| only != direction);
                if outward || (captures_barred && self.captures_from(pit, direction)) {
                    continue;
                }
                let start = Start { pit, direction, safari: false, kind: Kind::Takata };
                let (sowing, end) = self.sow_takata(start, &mut ());
                show(start, sowing, end, f)?;
            }
        }
        Flow::Continue(())
    }

    /// Where a namua takata may start (K12, Z1, Z2).
    #[inline]
    pub(crate) fn namua_takata(&self) -> Takata {
        let (me, rules) = (&self.me, self.rules());
        let row = front(&self.me.ring);
        let all = occupied(row);
        let house = 1u8 << HOUSE;
        let holes = if all == house && me.stands(rules.tax) {
            all
        } else if me.stands(Standing::Functional) {
            all & !house
        } else if me.stands(rules.singletons_free) || two_or_more(row) == 0 {
            all
        } else {
            two_or_more(row)
        };
        Takata { holes: u16::from(holes), only: inward(all) }
    }

    /// Where a mtaji takata may start (K18, K23); Kete's kuu apart (T3).
    #[inline]
    pub(crate) fn mtaji_takata(&self) -> Takata {
        let ring = &self.me.ring;
        let row = front(ring);
        let in_front = u16::from(two_or_more(row));
        let holes = if in_front != 0 { in_front } else { u16::from(two_or_more(back(ring))) << 8 };
        let barred = self.barred().map_or(0, |pit| 1 << order(pit));
        Takata { holes: holes & !barred, only: inward(occupied(row)).filter(|_| in_front != 0) }
    }

    /// T3: whether a main-stage takata has to start from the functional kuu, if it can.
    #[inline]
    pub(crate) fn kuu_comes_first(&self) -> bool {
        self.rules().kuu_first && self.me.stands(Standing::Functional)
    }

    /// Whether the move's first lap captures, in namua the placed seed (K6, K11, K17).
    pub(crate) fn captures_from(&self, pit: Pit, direction: Direction) -> bool {
        let (own, opp) = (&self.me.ring, &self.you.ring);
        let targets = usize::from(takasia::facing(own, opp));
        let seeds = usize::from(own[pit.index()]);
        match self.stage() {
            Stage::Namua => targets >> pit.index() & 1 == 1,
            Stage::Mtaji => {
                (2..16).contains(&seeds)
                    && targets >> advance(pit.index(), seeds, pit.sense(direction)) & 1 == 1
            }
        }
    }

    /// Sows a move up to its end or to the choice at the house.
    pub(crate) fn sow<O: Observer>(&self, start: Start, obs: &mut O) -> (Sowing, End) {
        match (start.kind, self.stage()) {
            (Kind::Takata, _) => self.sow_takata(start, obs),
            (Kind::Capture, Stage::Namua) => {
                let (placed, seeds) = self.place_and_take(start.pit.index(), obs);
                self.sow_captured(placed, start.direction, seeds, obs)
            }
            (Kind::Capture, Stage::Mtaji) => self.sow_mtaji_capture(start, obs),
        }
    }

    /// A namua capture up to the seeds in hand (K11).
    #[inline(always)]
    fn place_and_take<O: Observer>(&self, place: usize, obs: &mut O) -> (Sowing, u8) {
        let mut sowing = self.sowing();
        sowing.place(place, obs);
        let seeds = sowing.take(obs);
        (sowing, seeds)
    }

    /// A namua capture from the seeds in hand on (K9).
    #[inline(always)]
    fn sow_captured<O: Observer>(
        &self,
        mut sowing: Sowing,
        kichwa: Direction,
        seeds: u8,
        obs: &mut O,
    ) -> (Sowing, End) {
        if sowing.hamna() {
            return (sowing, End::Hamna(seeds));
        }
        sowing.begin_captured(kichwa, seeds, obs);
        let end = sowing.run::<true, true, O>(obs);
        (sowing, end)
    }

    /// Goes on from the house (K14). It is then lost, so there is no second choice.
    #[inline(always)]
    pub(crate) fn go_on_safari<O: Observer>(&self, mut sowing: Sowing, obs: &mut O) -> (Sowing, End) {
        if O::ACTIVE {
            obs.step(Step::Safari { hole: Pit::at(sowing.hand.at).of_side(self.turn) });
        }
        if sowing.hand.laps_left == 0 {
            return (sowing, End::Endless);
        }
        sowing.begin(obs);
        let end = sowing.run::<true, true, O>(obs);
        (sowing, end)
    }

    /// The hand at the start hole, turned the way the move goes.
    #[inline(always)]
    fn aimed(&self, start: Start) -> Sowing {
        let mut sowing = self.sowing();
        sowing.hand.at = start.pit.index();
        sowing.hand.round = Round::of(start.pit.sense(start.direction));
        sowing
    }

    #[inline(always)]
    fn sow_mtaji_capture<O: Observer>(&self, start: Start, obs: &mut O) -> (Sowing, End) {
        let mut sowing = self.aimed(start);
        sowing.begin(obs);
        let end = sowing.run::<true, false, O>(obs);
        (sowing, end)
    }

    #[inline(always)]
    fn sow_takata<O: Observer>(&self, start: Start, obs: &mut O) -> (Sowing, End) {
        match self.stage() {
            Stage::Namua => self.sow_namua_takata(start, obs),
            Stage::Mtaji => self.sow_mtaji_takata(start, obs),
        }
    }

    #[inline(always)]
    fn sow_namua_takata<O: Observer>(&self, start: Start, obs: &mut O) -> (Sowing, End) {
        let mut sowing = self.aimed(start);
        sowing.place(start.pit.index(), obs);
        if self.taxes(start.pit) {
            sowing.begin_taxed(obs);
        } else {
            sowing.begin(obs);
        }
        let end = sowing.run::<false, true, O>(obs);
        (sowing, end)
    }

    /// Whether a namua takata from here lifts only two seeds (K12c); the kuu of exactly six does not (T2).
    #[inline(always)]
    fn taxes(&self, pit: Pit) -> bool {
        let (rules, own) = (self.rules(), &self.me.ring);
        pit.index() == HOUSE
            && self.me.stands(rules.tax)
            && occupied(front(own)) == 1 << HOUSE
            && !(rules.six_floor && own[HOUSE] == FUNCTIONAL)
    }

    #[inline(always)]
    fn sow_mtaji_takata<O: Observer>(&self, start: Start, obs: &mut O) -> (Sowing, End) {
        let mut sowing = self.aimed(start);
        let passes = sowing.hand.at == HOUSE && sowing.hand.own_house && self.rules().house_passes_reserved;
        sowing.begin(obs);
        if passes && sowing.hand.at == sowing.hand.barred && sowing.own[sowing.hand.at] > 1 {
            if O::ACTIVE {
                obs.step(Step::Relay { hole: Pit::at(sowing.hand.at).of_side(self.turn) });
            }
            sowing.begin(obs);
        }
        let end = sowing.run::<false, false, O>(obs);
        (sowing, end)
    }
}

impl Bao {
    /// After how many laps the sowing of a never-ending move repeats itself (K24), looked for over `limit` laps
    /// at most; `None` for a move that ends or whose repetition was not found.
    #[must_use]
    pub fn period(&self, mv: Move, limit: u64) -> Option<u64> {
        let Move::Sow { pit, direction, safari } = mv else { return None };
        let start = self.start_of(pit, direction, safari);
        if self.ring(self.turn)[pit.index()] == 0 {
            return None;
        }
        let (mut sowing, mut end) = self.sow(start, &mut ());
        if safari && end == End::House {
            (sowing, end) = self.go_on_safari(sowing, &mut ());
        }
        match (end, start.kind, self.stage()) {
            (End::Endless, Kind::Capture, Stage::Namua) => sowing.period::<true, true>(limit),
            (End::Endless, Kind::Capture, Stage::Mtaji) => sowing.period::<true, false>(limit),
            (End::Endless, Kind::Takata, Stage::Namua) => sowing.period::<false, true>(limit),
            (End::Endless, Kind::Takata, Stage::Mtaji) => sowing.period::<false, false>(limit),
            _ => None,
        }
    }
}

/// The back row as one word in the order B1..B8.
#[inline(always)]
fn back(ring: &[u8; 16]) -> u64 {
    ring.last_chunk().map_or(0, |row| u64::from_be_bytes(*row))
}

/// The direction K19 leaves when the only occupied front hole is a kichwa.
#[inline(always)]
const fn inward(occupied: u8) -> Option<Direction> {
    match occupied {
        0b0000_0001 => Some(Direction::Right),
        0b1000_0000 => Some(Direction::Left),
        _ => None,
    }
}
