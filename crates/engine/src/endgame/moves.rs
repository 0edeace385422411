//! Moves of sets instead of single positions: where each set of the mover's can go, and what a landing stone leaves
//! of the other's sets (RULES.md M3-M5).

use super::layout::Class;
use super::matrix::Matrix;
use super::rank::{HOLES, all, rank};

/// Holes of the front row, the first of the ring: A12..A1.
pub(super) const FRONT: usize = 12;

/// A stone's step: the set's number after it, and the hole in which it lands.
#[derive(Clone, Copy, Debug)]
pub(super) struct Step {
    pub(super) to: u32,
    pub(super) hole: u32,
}

/// The steps of every set of so many stones.
#[derive(Debug)]
pub(super) struct Steps {
    /// Where the steps of a set begin; those of the next begin where they end.
    starts: Vec<u32>,
    steps: Vec<Step>,
}

impl Steps {
    pub(super) fn of(stones: u8) -> Steps {
        let (mut starts, mut steps) = (vec![0], vec![]);
        for set in all(stones) {
            for hole in 0..HOLES {
                let next = (hole + 1) % HOLES;
                if set >> hole & 1 == 1 && set >> next & 1 == 0 {
                    let to = rank(set & !(1 << hole) | 1 << next) as u32;
                    steps.push(Step { to, hole: next as u32 });
                }
            }
            starts.push(steps.len() as u32);
        }
        Steps { starts, steps }
    }

    /// The steps of a set.
    pub(super) fn from(&self, set: usize) -> &[Step] {
        &self.steps[self.starts[set] as usize..self.starts[set + 1] as usize]
    }

    /// How many sets there are.
    pub(super) const fn sets(&self) -> usize {
        self.starts.len() - 1
    }
}

/// For each hole a stone can land in, the other's sets that lose nothing by it, a bit each: all of them behind the
/// front row.
pub(super) fn unharmed(stones: u8) -> Vec<Vec<u64>> {
    let words = Class { mover: 1, other: stones }.shape().stride();
    let mut masks = vec![vec![0; words]; HOLES];
    for (number, set) in all(stones).enumerate() {
        for (hole, mask) in masks.iter_mut().enumerate() {
            let safe = hole >= FRONT || set >> facing(hole) & 1 == 0;
            mask[number / 64] |= u64::from(safe) << (number % 64);
        }
    }
    masks
}

/// The place that faces a front hole ..
const fn facing(hole: usize) -> usize {
    FRONT - 1 - hole
}

/// .. and the one behind it.
const fn behind(hole: usize) -> usize {
    FRONT + hole
}

/// What a stone that lands in a front hole leaves of the other's sets: (number before, number after), by how many it
/// takes.
#[derive(Debug, Default)]
struct Takings {
    one: Vec<(u32, u32)>,
    two: Vec<(u32, u32)>,
}

impl Takings {
    fn of(hole: usize, stones: u8) -> Takings {
        let mut takings = Takings::default();
        for (number, set) in all(stones).enumerate().filter(|(_, set)| set >> facing(hole) & 1 == 1) {
            let column = 1 << facing(hole) | 1 << behind(hole);
            let list = if set & column == column { &mut takings.two } else { &mut takings.one };
            list.push((number as u32, rank(set & !column) as u32));
        }
        takings
    }
}

/// The opponent's wins in the classes that captures lead to, a row for each set of the mover's; `None` where the
/// capture takes the last stone and wins (M6).
#[derive(Debug)]
pub(super) struct AfterCapture {
    pub(super) one: Option<Matrix>,
    pub(super) two: Option<Matrix>,
}

/// The positions of a class that a capture wins: it leaves the opponent no stone, or a lost position.
pub(super) fn won_by_capture(class: Class, steps: &Steps, after: &AfterCapture) -> Matrix {
    let takings: Vec<_> = (0..FRONT).map(|hole| Takings::of(hole, class.other)).collect();
    let mut won = Matrix::zero(class.shape());
    for set in 0..steps.sets() {
        let row = won.row_mut(set);
        for step in steps.from(set).iter().filter(|step| (step.hole as usize) < FRONT) {
            let taking = &takings[step.hole as usize];
            mark(row, &taking.one, after.one.as_ref().map(|wins| wins.row(step.to as usize)));
            mark(row, &taking.two, after.two.as_ref().map(|wins| wins.row(step.to as usize)));
        }
    }
    won
}

/// Sets the bits of those sets of which something is left that is lost.
fn mark(row: &mut [u64], takings: &[(u32, u32)], wins: Option<&[u64]>) {
    for &(before, left) in takings {
        let lost = wins.is_none_or(|wins| wins[left as usize / 64] >> (left % 64) & 1 == 0);
        row[before as usize / 64] |= u64::from(lost) << (before % 64);
    }
}
