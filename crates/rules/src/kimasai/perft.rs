//! Counting Kimasai move sequences on bitboards.
//!
//! North's ring is kept turned round here (place `j` in bit `23 - j`): the facing front holes of the two rings then
//! lie twelve bits apart and are compared by one shift. The last two plies are counted without being made: a step that
//! captures nothing leaves the opponent's steps as they are.

use super::{FRONT, Kimasai};
use crate::{BySide, Side};

/// The bits of the front row in the ring that is turned round.
const TURNED_FRONT: u32 = FRONT << 12;

/// A position with North's ring turned round.
#[derive(Clone, Copy)]
struct Rings {
    south: u32,
    north: u32,
}

/// Adds to `counts` the move sequences of exactly 1, 2, .. moves.
pub(super) fn count(position: &Kimasai, counts: &mut [u64]) {
    let BySide { south, north } = position.stones;
    let rings = Rings { south, north: north.reverse_bits() >> 8 };
    match position.turn {
        Side::South => rings.count::<true>(counts),
        Side::North => rings.count::<false>(counts),
    }
}

/// The stones that can move on.
#[inline(always)]
const fn movers<const SOUTH: bool>(stones: u32) -> u32 {
    // In the turned ring the way on is the way back.
    if SOUTH { super::movers(stones) } else { stones & !super::moved(stones) }
}

/// The holes stones move into.
#[inline(always)]
const fn moved<const SOUTH: bool>(stones: u32) -> u32 {
    if SOUTH { super::moved(stones) } else { super::moved_back(stones) }
}

impl Rings {
    #[inline(always)]
    const fn own<const SOUTH: bool>(self) -> u32 {
        if SOUTH { self.south } else { self.north }
    }

    #[inline(always)]
    const fn opponent<const SOUTH: bool>(self) -> u32 {
        if SOUTH { self.north } else { self.south }
    }

    /// The steps there are; none once a side has lost all stones (M6).
    #[inline(always)]
    const fn steps<const SOUTH: bool>(self) -> u32 {
        if self.opponent::<SOUTH>() == 0 { 0 } else { movers::<SOUTH>(self.own::<SOUTH>()) }
    }

    /// Those of the holes whose stones capture (M5).
    #[inline(always)]
    const fn hits<const SOUTH: bool>(self, holes: u32) -> u32 {
        if SOUTH { holes & FRONT & self.north >> 12 } else { holes & TURNED_FRONT & self.south << 12 }
    }

    /// The opponent's ring without what a stone landing in one hole captures there.
    #[inline(always)]
    const fn captured<const SOUTH: bool>(self, hole: u32) -> u32 {
        let place = hole.trailing_zeros();
        if SOUTH {
            self.north & !(hole << 12 | 0x800 >> place)
        } else {
            self.south & !(hole >> 12 | 1 << (35 - place))
        }
    }

    #[inline(always)]
    const fn step<const SOUTH: bool>(self, from: u32) -> Rings {
        let to = moved::<SOUTH>(from);
        let own = self.own::<SOUTH>() ^ (from | to);
        let hit = self.hits::<SOUTH>(to) != 0;
        let opponent = if hit { self.captured::<SOUTH>(to) } else { self.opponent::<SOUTH>() };
        if SOUTH { Rings { south: own, north: opponent } } else { Rings { south: opponent, north: own } }
    }

    fn count<const SOUTH: bool>(self, counts: &mut [u64]) {
        let steps = self.steps::<SOUTH>();
        match counts {
            [] => {}
            [one] => *one += u64::from(steps.count_ones()),
            [one, two] => {
                *one += u64::from(steps.count_ones());
                *two += u64::from(self.count_two::<SOUTH>());
            }
            [one, rest @ ..] => {
                *one += u64::from(steps.count_ones());
                let mut left = steps;
                while left != 0 {
                    let from = left & left.wrapping_neg();
                    left ^= from;
                    let next = self.step::<SOUTH>(from);
                    if SOUTH { next.count::<false>(rest) } else { next.count::<true>(rest) }
                }
            }
        }
    }

    /// Sequences of two moves.
    #[inline(always)]
    fn count_two<const SOUTH: bool>(self) -> u32 {
        let steps = self.steps::<SOUTH>();
        let mut hits = self.hits::<SOUTH>(moved::<SOUTH>(steps));
        let replies = |opponent: u32| {
            if SOUTH { movers::<false>(opponent) } else { movers::<true>(opponent) }.count_ones()
        };
        let quiet = steps.count_ones() - hits.count_ones();
        let mut count = quiet * replies(self.opponent::<SOUTH>());
        while hits != 0 {
            let hole = hits & hits.wrapping_neg();
            hits ^= hole;
            count += replies(self.captured::<SOUTH>(hole));
        }
        count
    }
}
