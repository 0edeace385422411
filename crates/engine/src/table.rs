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

/// One position's entry.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Entry {
    hash: u64,
    score: i16,
    /// Plies searched below the position.
    pub(crate) depth: u8,
    /// What the score says.
    pub(crate) bound: Bound,
    mv: u8,
    generation: u8,
}

const EMPTY: Entry = Entry { hash: 0, score: 0, depth: 0, bound: Bound::Upper, mv: u8::MAX, generation: 0 };

impl Entry {
    /// The best move found, if any was.
    #[must_use]
    pub(crate) fn mv(&self) -> Option<Move> {
        Move::from_code(self.mv)
    }

    /// The score as seen from a node `ply` plies from the root: proven wins are stored by their distance from the
    /// position, and count from the root.
    #[must_use]
    pub(crate) fn score(&self, ply: i32) -> i32 {
        match i32::from(self.score) {
            s if s >= PROVEN => s - ply,
            s if s <= -PROVEN => s + ply,
            s => s,
        }
    }
}

/// Entries by hash, two to a slot: the deeper one stays, the other is always replaced.
#[derive(Debug)]
pub(crate) struct Table {
    slots: Vec<[Entry; 2]>,
    generation: u8,
}

impl Table {
    /// A table of about so many megabytes, at least one entry.
    #[must_use]
    pub(crate) fn new(megabytes: usize) -> Table {
        let slots = (megabytes << 20) / size_of::<[Entry; 2]>();
        // The greatest power of two that fits.
        let slots = 1 << slots.max(1).ilog2();
        Table { slots: vec![[EMPTY; 2]; slots], generation: 0 }
    }

    /// Forgets everything.
    pub(crate) fn clear(&mut self) {
        self.slots.fill([EMPTY; 2]);
        self.generation = 0;
    }

    /// A new search begins: what earlier ones stored may be replaced first.
    pub(crate) fn age(&mut self) {
        self.generation = self.generation.wrapping_add(1);
    }

    fn slot(&self, hash: u64) -> usize {
        (hash >> 20) as usize & (self.slots.len() - 1)
    }

    /// What is known of a position.
    #[must_use]
    pub(crate) fn get(&self, hash: u64) -> Option<Entry> {
        let slot = &self.slots[self.slot(hash)];
        slot.iter().find(|entry| entry.hash == hash && entry.mv != u8::MAX).copied()
    }

    /// Stores what was learnt of a position `ply` plies from the root.
    pub(crate) fn put(&mut self, hash: u64, ply: i32, depth: u8, bound: Bound, score: i32, mv: Move) {
        let score = match score {
            s if s >= PROVEN => (s + ply).min(WIN),
            s if s <= -PROVEN => (s - ply).max(-WIN),
            s => s,
        };
        let entry =
            Entry { hash, score: score as i16, depth, bound, mv: mv.code(), generation: self.generation };
        let (generation, slot) = (self.generation, self.slot(hash));
        let [deep, recent] = &mut self.slots[slot];
        if deep.hash == hash || deep.generation != generation || deep.depth <= depth {
            if deep.hash != hash {
                *recent = *deep;
            }
            *deep = entry;
        } else {
            *recent = entry;
        }
    }
}
