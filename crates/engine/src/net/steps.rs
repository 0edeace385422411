//! What a network sees of Kimasai: columns in pairs, stretches of the rings, stones left.

use namua_rules::Kimasai;

use super::{Active, Features};

/// The inputs of Kimasai.
#[derive(Clone, Copy, Debug)]
pub enum Steps {}

/// Two neighbouring columns: eight holes that are occupied or not.
const COLUMNS: usize = 0;
/// Stretches of six holes of a ring.
const MY_STRETCH: usize = COLUMNS + 6 * 256;
const YOUR_STRETCH: usize = MY_STRETCH + 4 * 64;
/// Stones left on both sides, up to 23 each.
const LEFT: usize = YOUR_STRETCH + 4 * 64;
const END: usize = LEFT + 24 * 24;

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
        for pair in 0..6 {
            on(COLUMNS + 256 * pair + columns(mine, yours, 2 * pair));
        }
        for stretch in 0..4 {
            on(MY_STRETCH + 64 * stretch + (mine >> (6 * stretch) & 63) as usize);
            on(YOUR_STRETCH + 64 * stretch + (yours >> (6 * stretch) & 63) as usize);
        }
        on(LEFT + 24 * mine.count_ones().min(23) as usize + yours.count_ones().min(23) as usize);
        active
    }

    /// The fewer stones, the later.
    #[inline]
    fn phase(node: &Kimasai) -> usize {
        let left = node.stones_left(node.turn()) + node.stones_left(!node.turn());
        [8, 14, 20, 28, 36].into_iter().filter(|&most| left > most).count()
    }
}

/// The eight holes of two columns, from a front place of the player to move on: his two front holes, the two behind
/// them, and the opponent's front and back holes that face them.
#[inline]
fn columns(mine: u32, yours: u32, place: usize) -> usize {
    let two = |stones: u32, place: usize| stones >> place & 3;
    let holes = two(mine, place) | two(mine, 22 - place) << 2 | two(yours, 10 - place) << 4;
    (holes | two(yours, 12 + place) << 6) as usize
}
