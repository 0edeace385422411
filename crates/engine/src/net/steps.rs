//! What a network sees of Kimasai: columns, the captures either side could make, stretches of the rings, stones left.

use namua_rules::Kimasai;

use super::{Active, Features};

/// The inputs of Kimasai.
#[derive(Clone, Copy, Debug)]
pub enum Steps {}

/// Four holes that are occupied or not.
const FOUR: usize = 16;
/// The four holes of a column.
const COLUMN: usize = 0;
/// A front hole, the one before it, and the two holes that a stone landing in it takes (M5): of the player to move ..
const PREY: usize = COLUMN + 12 * FOUR;
/// .. and of the opponent.
const RISK: usize = PREY + 12 * FOUR;
/// Stones left on both sides, up to 23 each.
const LEFT: usize = RISK + 12 * FOUR;
/// Stretches of six holes, one from every third place of the ring.
const MY_STRETCH: usize = LEFT + 24 * 24;
const YOUR_STRETCH: usize = MY_STRETCH + 8 * 64;
const END: usize = YOUR_STRETCH + 8 * 64;

impl Features for Steps {
    type Node = Kimasai;

    const NAME: &'static str = "steps-1";
    const INPUTS: usize = END;
    const PHASES: usize = 6;

    #[inline]
    fn active(node: &Kimasai) -> Active {
        let me = node.turn();
        let (mine, yours) = (node.stones(me), node.stones(!me));
        let mut active = Active::new();
        let mut on = |row: usize| active.push(row as u16);
        for place in 0..12 {
            on(COLUMN + place * FOUR + four([mine >> place, mine >> (23 - place), facing(yours, place)]));
            on(PREY + place * FOUR + four([before(mine, place), mine >> place, facing(yours, place)]));
            on(RISK + place * FOUR + four([before(yours, place), yours >> place, facing(mine, place)]));
        }
        on(LEFT + 24 * mine.count_ones().min(23) as usize + yours.count_ones().min(23) as usize);
        for stretch in 0..8 {
            on(MY_STRETCH + stretch * 64 + six(mine, 3 * stretch));
            on(YOUR_STRETCH + stretch * 64 + six(yours, 3 * stretch));
        }
        active
    }

    /// The fewer stones, the later.
    #[inline]
    fn phase(node: &Kimasai) -> usize {
        let left = node.stones_left(node.turn()) + node.stones_left(!node.turn());
        [8, 14, 20, 28, 36].into_iter().filter(|&most| left > most).count()
    }
}

/// The lowest bits of two numbers, and the two lowest of a third.
#[inline]
fn four([one, two, pair]: [u32; 3]) -> usize {
    ((one & 1) << 3 | (two & 1) << 2 | pair & 3) as usize
}

/// Whether the hole before a place of the ring is occupied, in the lowest bit.
#[inline]
fn before(stones: u32, place: usize) -> u32 {
    stones >> ((place + 23) % 24)
}

/// The other side's front and back hole that face a front place, in the two lowest bits.
#[inline]
fn facing(stones: u32, place: usize) -> u32 {
    stones >> (11 - place) & 1 | (stones >> (12 + place) & 1) << 1
}

/// Six holes of a ring of 24, from a place on.
#[inline]
fn six(stones: u32, place: usize) -> usize {
    ((u64::from(stones) | u64::from(stones) << 24) >> place & 63) as usize
}
