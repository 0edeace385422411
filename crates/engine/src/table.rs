//! The transposition table: what earlier visits learnt of a position.

use namua_rules::Move;

use crate::score::{PROVEN, WIN};

/// What a stored score says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Bound {
    /// It is the score.
    Exact,
    /// The score is at least this.
    Lower,
    /// The score is at most this.
    Upper,
}

/// What is known of one position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Entry {
    score: i16,
    /// Plies searched below the position.
    pub(crate) depth: u8,
    /// What the score says.
    pub(crate) bound: Bound,
    /// The best move found.
    pub(crate) mv: Move,
    generation: u8,
}

impl Entry {
    /// The score as seen from a node `ply` plies from the root: proven wins are stored by their distance from the
    /// position, and count from the root.
    pub(crate) fn score(&self, ply: i32) -> i32 {
        match i32::from(self.score) {
            s if s >= PROVEN => s - ply,
            s if s <= -PROVEN => s + ply,
            s => s,
        }
    }

    /// Score, depth, bound, move and generation in one word; never 0, since that is an empty place.
    fn pack(self) -> u64 {
        let [low, high] = self.score.to_le_bytes();
        let mv = self.mv.code() + 1;
        u64::from_le_bytes([low, high, self.depth, self.bound as u8, mv, self.generation, 0, 0])
    }

    fn unpack(word: u64) -> Option<Entry> {
        let [low, high, depth, bound, mv, generation, ..] = word.to_le_bytes();
        let bound = [Bound::Exact, Bound::Lower, Bound::Upper][usize::from(bound.min(2))];
        let mv = Move::from_code(mv.checked_sub(1)?)?;
        Some(Entry { score: i16::from_le_bytes([low, high]), depth, bound, mv, generation })
    }
}

/// A place of the table: the position's hash and its packed entry.
type Place = [u64; 2];

/// Entries by hash, two to a slot: the deeper one stays, the other is always replaced. A fresh table is all zeros,
/// which the system hands out without touching the memory.
#[derive(Debug)]
pub(crate) struct Table {
    slots: Vec<[Place; 2]>,
    generation: u8,
}

impl Table {
    /// A table of about so many megabytes, at least one entry.
    pub(crate) fn new(megabytes: usize) -> Table {
        let slots = (megabytes << 20) / size_of::<[Place; 2]>();
        // The greatest power of two that fits.
        let slots = 1 << slots.max(1).ilog2();
        Table { slots: vec![[[0; 2]; 2]; slots], generation: 0 }
    }

    /// Forgets everything.
    pub(crate) fn clear(&mut self) {
        let slots = self.slots.len();
        self.slots = Vec::new();
        *self = Table { slots: vec![[[0; 2]; 2]; slots], generation: 0 };
    }

    /// A new search begins: what earlier ones stored may be replaced first.
    pub(crate) fn age(&mut self) {
        self.generation = self.generation.wrapping_add(1);
    }

    fn slot(&self, hash: u64) -> usize {
        (hash >> 20) as usize & (self.slots.len() - 1)
    }

    /// What is known of a position.
    pub(crate) fn get(&self, hash: u64) -> Option<Entry> {
        let slot = &self.slots[self.slot(hash)];
        slot.iter().find(|place| place[0] == hash).and_then(|place| Entry::unpack(place[1]))
    }

    /// Stores what was learnt of a position `ply` plies from the root.
    pub(crate) fn put(&mut self, hash: u64, ply: i32, depth: u8, bound: Bound, score: i32, mv: Move) {
        let score = match score {
            s if s >= PROVEN => (s + ply).min(WIN),
            s if s <= -PROVEN => (s - ply).max(-WIN),
            s => s,
        };
        let entry = Entry { score: score as i16, depth, bound, mv, generation: self.generation };
        let place = [hash, entry.pack()];
        let (generation, slot) = (self.generation, self.slot(hash));
        let [deep, recent] = &mut self.slots[slot];
        let stays = Entry::unpack(deep[1])
            .is_some_and(|old| deep[0] != hash && old.generation == generation && old.depth > depth);
        if stays {
            *recent = place;
        } else {
            if deep[0] != hash {
                *recent = *deep;
            }
            *deep = place;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use namua_rules::{Direction, Pit, Stone};

    const MOVES: [Move; 2] =
        [Move::Sow { pit: Pit::B1, direction: Direction::Right, safari: true }, Move::Step(Stone::B12)];

    #[test]
    fn entries_come_back_as_they_went_in() {
        let mut table = Table::new(1);
        for (mv, bound, score) in [(MOVES[0], Bound::Lower, -321), (MOVES[1], Bound::Upper, 77)] {
            for ply in [0, 9] {
                table.put(42, ply, 7, bound, score, mv);
                let entry = table.get(42).unwrap();
                assert_eq!((entry.mv, entry.bound, entry.depth, entry.score(ply)), (mv, bound, 7, score));
            }
        }
        assert_eq!(table.get(43), None);
        table.clear();
        assert_eq!(table.get(42), None);
    }

    #[test]
    fn a_win_is_told_by_its_distance() {
        let mut table = Table::new(1);
        // Nine plies from the root a win three plies later: from two plies deeper it is as far again.
        table.put(1, 9, 5, Bound::Exact, WIN - 12, MOVES[0]);
        assert_eq!(table.get(1).unwrap().score(9), WIN - 12);
        assert_eq!(table.get(1).unwrap().score(4), WIN - 7);
        table.put(2, 9, 5, Bound::Exact, 12 - WIN, MOVES[0]);
        assert_eq!(table.get(2).unwrap().score(4), 7 - WIN);
    }

    #[test]
    fn the_deeper_entry_stays() {
        let mut table = Table::new(0);
        table.put(1, 0, 9, Bound::Exact, 0, MOVES[0]);
        table.put(2, 0, 3, Bound::Exact, 0, MOVES[0]);
        table.put(3, 0, 4, Bound::Exact, 0, MOVES[0]);
        assert_eq!([1, 2, 3].map(|hash| table.get(hash).is_some()), [true, false, true]);
        // A new search may replace what an old one stored.
        table.age();
        table.put(4, 0, 1, Bound::Exact, 0, MOVES[0]);
        assert_eq!([1, 3, 4].map(|hash| table.get(hash).is_some()), [true, false, true]);
    }
}
