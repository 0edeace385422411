//! Zobrist hashing over all of K3 and the ruleset, on the same fixed keys everywhere.
//!
//! The keys are the first numbers of SplitMix64 from the seed [`SEED`], in this order: for each 4x8 player (South
//! first), for each place of [`Pit::RING`], counts 0 to 255; reserves 0 to 255 of South, then of North; the houses of
//! South and North; North to move; the reserved hole by owner and place; the five rulesets; for each Kimasai player
//! the places of [`Stone::RING`](crate::Stone::RING). A hash is the exclusive or of the keys of what is there. Changing anything here changes
//! every stored hash and is a breaking change.

use core::array::from_fn;
use std::sync::LazyLock;

use crate::{Bao, Kimasai, Pit, Position, Ruleset, Side};

/// The seed of the keys: "Namua" in ASCII.
pub const SEED: u64 = 0x4e_616d_7561;

struct Keys {
    holes: [[[u64; 256]; 16]; 2],
    reserves: [[u64; 256]; 2],
    houses: [u64; 2],
    north: u64,
    reserved: [[u64; 16]; 2],
    rulesets: [u64; 5],
    stones: [[u64; 24]; 2],
}

/// SplitMix64 (Steele, Lea, Flood 2014): the next number of the stream.
fn next(state: &mut u64) -> u64 {
    *state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let mut z = *state;
    z = (z ^ z >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ z >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ z >> 31
}

fn row<const N: usize>(state: &mut u64) -> [u64; N] {
    from_fn(|_| next(state))
}

/// Made when first asked for: random numbers do not compress, and a page would have to load all 70 kB of them.
static KEYS: LazyLock<Keys> = LazyLock::new(|| {
    let s = &mut { SEED };
    Keys {
        holes: from_fn(|_| from_fn(|_| row(s))),
        reserves: from_fn(|_| row(s)),
        houses: row(s),
        north: next(s),
        reserved: from_fn(|_| row(s)),
        rulesets: row(s),
        stones: from_fn(|_| row(s)),
    }
});

impl Bao {
    /// The hash of the position, counted afresh.
    #[must_use]
    pub fn hash(&self) -> u64 {
        let mut hash = self.hash_of_state();
        for side in Side::ALL {
            for (keys, &count) in KEYS.holes[side as usize].iter().zip(self.ring(side)) {
                hash ^= keys[usize::from(count)];
            }
        }
        hash
    }

    /// The hash of this position from that of the one before: only holes that differ are looked at.
    #[must_use]
    pub fn hash_after(&self, before: &Bao, hash: u64) -> u64 {
        let mut hash = hash ^ before.hash_of_state() ^ self.hash_of_state();
        for side in Side::ALL {
            for pit in Pit::RING {
                let (old, new) = (before.count(side, pit), self.count(side, pit));
                if old != new {
                    let keys = &KEYS.holes[side as usize][pit.index()];
                    hash ^= keys[usize::from(old)] ^ keys[usize::from(new)];
                }
            }
        }
        hash
    }

    /// Everything but the holes.
    fn hash_of_state(&self) -> u64 {
        let mut hash = KEYS.rulesets[self.ruleset as usize];
        for side in Side::ALL {
            hash ^= KEYS.reserves[side as usize][usize::from(self.reserve(side))];
            hash ^= if self.owns_house(side) { KEYS.houses[side as usize] } else { 0 };
        }
        hash ^= if self.turn == Side::North { KEYS.north } else { 0 };
        hash ^= self.reserved.map_or(0, |(side, pit)| KEYS.reserved[side as usize][pit.index()]);
        hash
    }
}

impl Kimasai {
    /// The hash of the position, counted afresh.
    #[must_use]
    pub fn hash(&self) -> u64 {
        let mut hash = KEYS.rulesets[Ruleset::Kimasai as usize];
        hash ^= if self.turn == Side::North { KEYS.north } else { 0 };
        for side in Side::ALL {
            hash ^= stones_hash(side, self.stones[side]);
        }
        hash
    }

    /// The hash of this position from that of the one before.
    #[must_use]
    pub fn hash_after(&self, before: &Kimasai, hash: u64) -> u64 {
        let mut hash = if before.turn == self.turn { hash } else { hash ^ KEYS.north };
        for side in Side::ALL {
            hash ^= stones_hash(side, before.stones[side] ^ self.stones[side]);
        }
        hash
    }
}

fn stones_hash(side: Side, mut stones: u32) -> u64 {
    let mut hash = 0;
    while stones != 0 {
        hash ^= KEYS.stones[side as usize][stones.trailing_zeros() as usize];
        stones &= stones - 1;
    }
    hash
}

impl Position {
    /// The hash of the position, counted afresh. See [`crate::zobrist`] for the keys.
    #[must_use]
    pub fn hash(&self) -> u64 {
        match self {
            Position::Bao(bao) => bao.hash(),
            Position::Kimasai(kimasai) => kimasai.hash(),
        }
    }
}
