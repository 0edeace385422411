//! First-lap captures as questions about two rings, and the reservation they decide (K17, K21, K22).
//!
//! Rings are in ring order, seen by the player who would capture: his `own` place `t` of the front row faces
//! the opponent's place `7 - t`.

use crate::sow::{HOUSE, Ring, front, occupied};

/// `FROM[t][sense][p]`: the count with which a lap from place `p` ends at front place `t`; 255, which no
/// playable hole holds, where fewer than two or more than fifteen would be needed (K17).
static FROM: [[Ring; 2]; 8] = from_table();

const fn from_table() -> [[Ring; 2]; 8] {
    let mut table = [[[255; 16]; 2]; 8];
    let mut target = 0;
    while target < 8 {
        let mut place = 0usize;
        while place < 16 {
            let clockwise = (target + 16 - place) % 16;
            let anticlockwise = (place + 16 - target) % 16;
            if clockwise >= 2 {
                table[target][0][place] = clockwise as u8;
            }
            if anticlockwise >= 2 {
                table[target][1][place] = anticlockwise as u8;
            }
            place += 1;
        }
        target += 1;
    }
    table
}

/// The own front places that are occupied and face an occupied hole, a bit each (K8).
#[inline(always)]
pub(crate) fn facing(own: &Ring, opp: &Ring) -> u8 {
    occupied(front(own)) & occupied(front(opp).swap_bytes())
}

/// Whether some lap of 2 to 15 seeds ends at the front place `target`.
#[cfg(not(target_arch = "wasm32"))]
#[inline(always)]
fn reached(own: &Ring, target: usize) -> bool {
    let [clockwise, anticlockwise] = &FROM[target & 7];
    let mut hits = 0u8;
    for place in 0..16 {
        hits |= u8::from(own[place] == clockwise[place]) | u8::from(own[place] == anticlockwise[place]);
    }
    hits != 0
}

/// The same for browsers: LLVM 22 joins two masks of 16 comparisons there with the operands of a shift swapped
/// (llvm/llvm-project#190358, mended in April 2026), and finds a lap almost everywhere. An array in between keeps it from
/// joining them. `web/tests/equality.test.ts` fails where it happens again.
#[cfg(target_arch = "wasm32")]
#[inline(always)]
fn reached(own: &Ring, target: usize) -> bool {
    let [clockwise, anticlockwise] = &FROM[target & 7];
    let mut hits = [0u8; 16];
    for place in 0..16 {
        hits[place] = u8::from(own[place] == clockwise[place]) | u8::from(own[place] == anticlockwise[place]);
    }
    hits != [0; 16]
}

/// Whether any first lap captures (K17).
#[inline]
pub(crate) fn captures_at_all(own: &Ring, opp: &Ring) -> bool {
    bits(facing(own, opp)).any(|target| reached(own, target))
}

/// The opposing front places that a first lap would capture, a bit each (K21 counts holes, not moves).
#[inline]
pub(crate) fn captured_places(own: &Ring, opp: &Ring) -> u8 {
    bits(facing(own, opp))
        .filter(|&target| reached(own, target))
        .fold(0, |holes, target| holes | 0x80 >> target)
}

/// The place that a player who has just played a mtaji takata reserves on the opponent's ring (K21);
/// `house_spared` tells whether the opponent's house stands in the sense of K22.
#[inline]
pub(crate) fn reservation(own: &Ring, opp: &Ring, house_spared: bool) -> Option<usize> {
    let holes = captured_places(own, opp);
    if holes.count_ones() != 1 || captures_at_all(opp, own) {
        return None;
    }
    let place = holes.trailing_zeros() as usize;
    (!spared(opp, place, house_spared)).then_some(place)
}

/// Whether a place is never reserved (K22): the house, the only occupied front hole, the only one of two or more.
pub(crate) fn spared(ring: &Ring, place: usize, house_spared: bool) -> bool {
    let bit = 1u8 << place;
    (house_spared && place == HOUSE) || occupied(front(ring)) == bit || two_or_more(front(ring)) == bit
}

/// The places of a row that hold two seeds or more, a bit each.
#[inline(always)]
pub(crate) fn two_or_more(row: u64) -> u8 {
    occupied(row & 0xfefe_fefe_fefe_fefe)
}

/// The places of the bits set, lowest first.
#[inline(always)]
pub(crate) fn bits(mask: u8) -> impl Iterator<Item = usize> {
    let mut mask = u32::from(mask);
    core::iter::from_fn(move || {
        let place = mask.trailing_zeros() as usize & 31;
        let some = mask != 0;
        mask &= mask.wrapping_sub(1);
        some.then_some(place)
    })
}
