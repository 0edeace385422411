//! What a network sees of the sowing games: columns, facing holes, reserves, houses, the reserved hole, and the holes that
//! either side could capture now.

use namua_rules::{Bao, Row, Side};

use super::{Active, Features};
use crate::tree::places;

/// The inputs of the 4x8 games.
#[derive(Clone, Copy, Debug)]
pub enum Sowing {}

/// Counts as a network tells them apart.
const BUCKETS: usize = 12;

/// The bucket of each count: single seeds up to six, then ranges.
static BUCKET: [u8; 256] = {
    let mut table = [BUCKETS as u8 - 1; 256];
    // The least count of each bucket.
    let least = [0, 1, 2, 3, 4, 5, 6, 7, 9, 11, 14, 18, 256];
    let mut bucket = 0;
    while bucket < BUCKETS {
        let mut count = least[bucket];
        while count < least[bucket + 1] {
            table[count] = bucket as u8;
            count += 1;
        }
        bucket += 1;
    }
    table
};

const PAIRS: usize = BUCKETS * BUCKETS;
/// A front hole and the hole behind it, of the player to move.
const MINE: usize = 0;
/// The same of the opponent.
const YOURS: usize = MINE + 8 * PAIRS;
/// Two facing front holes.
const FACING: usize = YOURS + 8 * PAIRS;
/// Seeds in reserve, up to 22.
const MY_RESERVE: usize = FACING + 8 * PAIRS;
const YOUR_RESERVE: usize = MY_RESERVE + 23;
/// Which houses are owned, in which ruleset.
const HOUSES: usize = YOUR_RESERVE + 23;
/// The front hole reserved against the player to move, or the one he has to capture.
const BARRED: usize = HOUSES + 4 * 4;
const DUTY: usize = BARRED + 8;
/// What the player to move can capture, by hole and seeds; what the opponent could, were it his turn.
const PREY: usize = DUTY + 8;
const RISK: usize = PREY + 8 * BUCKETS;
const END: usize = RISK + 8 * BUCKETS;

impl Features for Sowing {
    type Node = Bao;

    const NAME: &'static str = "sowing-1";
    const INPUTS: usize = END;
    const PHASES: usize = 10;

    #[inline]
    fn active(node: &Bao) -> Active {
        let me = node.turn();
        let mine = node.ring(me).map(bucket);
        let yours = node.ring(!me).map(bucket);
        let mut active = Active::new();
        let mut on = |row: usize| active.push(row as u16);
        for place in 0..8 {
            // A front place's neighbour behind it, and its opposite, both from the other end of their rows.
            on(MINE + place * PAIRS + mine[place] * BUCKETS + mine[15 - place]);
            on(YOURS + place * PAIRS + yours[place] * BUCKETS + yours[15 - place]);
            on(FACING + place * PAIRS + mine[place] * BUCKETS + yours[7 - place]);
        }
        on(MY_RESERVE + usize::from(node.reserve(me).min(22)));
        on(YOUR_RESERVE + usize::from(node.reserve(!me).min(22)));
        let houses = usize::from(node.owns_house(me)) + 2 * usize::from(node.owns_house(!me));
        on(HOUSES + 4 * node.ruleset() as usize + houses);
        if let Some((side, place)) = reserved(node) {
            on(place + if side == me { BARRED } else { DUTY });
        }
        for place in places(node.en_prise(!me)) {
            on(PREY + place * BUCKETS + yours[place]);
        }
        for place in places(node.en_prise(me)) {
            on(RISK + place * BUCKETS + mine[place]);
        }
        active
    }

    /// Namua by the seeds in reserve, mtaji by the share of the seeds that are the mover's.
    #[inline]
    fn phase(node: &Bao) -> usize {
        let me = node.turn();
        let reserves = usize::from(node.reserve(me)) + usize::from(node.reserve(!me));
        if reserves > 0 {
            return 5 + (reserves / 9).min(4);
        }
        let mine: u32 = node.ring(me).iter().map(|&n| u32::from(n)).sum();
        // 64 seeds in all: up to 15, 26, 37, 48, more.
        (mine.saturating_sub(5) / 11).min(4) as usize
    }
}

#[inline]
fn bucket(count: u8) -> usize {
    usize::from(BUCKET[usize::from(count)])
}

/// The reserved hole, if it is a front one (it always is in play, K21).
fn reserved(node: &Bao) -> Option<(Side, usize)> {
    let hole = node.reserved()?;
    let pit = hole.pit().filter(|_| hole.row() == Row::Front)?;
    Some((hole.side(), pit.index()))
}
