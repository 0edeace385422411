//! The transposition table: what earlier visits learnt of a position. All threads of a search share one without a
//! lock: an entry is two words, the first of them the position's hash crossed with the second, so that a half-written
//! entry fits no position and is passed over.

use core::sync::atomic::{AtomicU64, Ordering::Relaxed};

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

impl Bound {
    /// What a score says that a search within a window came to.
    pub(crate) fn of(score: i32, alpha: i32, beta: i32) -> Bound {
        if score >= beta {
            Bound::Lower
        } else if score > alpha {
            Bound::Exact
        } else {
            Bound::Upper
        }
    }

    /// Whether a stored score settles the question of a window.
    pub(crate) fn decides(self, score: i32, alpha: i32, beta: i32) -> bool {
        match self {
            Bound::Exact => true,
            Bound::Lower => score >= beta,
            Bound::Upper => score <= alpha,
        }
    }
}

/// What is known of one position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Entry {
    score: i16,
    /// The evaluation of the position itself.
    pub(crate) eval: i16,
    /// Plies searched below the position.
    pub(crate) depth: u8,
    /// What the score says.
    pub(crate) bound: Bound,
    /// The best move found, if any was better than nothing.
    pub(crate) mv: Option<Move>,
    generation: u8,
}

/// What a search has to say of a position, as it sees it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Finding {
    /// Plies from the root: proven wins are stored by their distance from the position.
    pub(crate) ply: i32,
    /// Plies searched below the position.
    pub(crate) depth: i32,
    /// What the score says.
    pub(crate) bound: Bound,
    /// The score as seen from the root.
    pub(crate) score: i32,
    /// The evaluation of the position itself.
    pub(crate) eval: i32,
    /// The best move.
    pub(crate) mv: Option<Move>,
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

    fn of(finding: Finding, generation: u8) -> Entry {
        let Finding { ply, depth, bound, score, eval, mv } = finding;
        let score = match score {
            s if s >= PROVEN => (s + ply).min(WIN),
            s if s <= -PROVEN => (s - ply).max(-WIN),
            s => s,
        };
        Entry {
            score: score as i16,
            eval: eval as i16,
            depth: depth.clamp(0, 255) as u8,
            bound,
            mv,
            generation,
        }
    }

    /// Score, evaluation, depth, move, bound and generation in one word; never 0, since that is an empty place.
    fn pack(self) -> u64 {
        let ([s, t], [e, f]) = (self.score.to_le_bytes(), self.eval.to_le_bytes());
        let mv = self.mv.map_or(0, |mv| mv.code() + 1);
        let last = (self.bound as u8 + 1) << 6 | self.generation & GENERATIONS;
        u64::from_le_bytes([s, t, e, f, self.depth, mv, last, 0])
    }

    fn unpack(word: u64) -> Option<Entry> {
        let [s, t, e, f, depth, mv, last, _] = word.to_le_bytes();
        let bound =
            [None, Some(Bound::Exact), Some(Bound::Lower), Some(Bound::Upper)][usize::from(last >> 6)]?;
        let mv = mv.checked_sub(1).and_then(Move::from_code);
        let (score, eval) = (i16::from_le_bytes([s, t]), i16::from_le_bytes([e, f]));
        Some(Entry { score, eval, depth, bound, mv, generation: last & GENERATIONS })
    }

    /// How much a place is worth keeping: deep entries, and those of the search under way.
    fn worth(word: u64, generation: u8) -> i32 {
        let [.., depth, _, last, _] = word.to_le_bytes();
        let age = generation.wrapping_sub(last) & GENERATIONS;
        if word == 0 { i32::MIN } else { i32::from(depth) - 8 * i32::from(age) }
    }
}

/// The bits of a word's last byte that tell the search it comes from.
const GENERATIONS: u8 = 63;

/// Four entries, one line of a processor's cache.
#[derive(Debug, Default)]
#[repr(align(64))]
struct Bucket([[AtomicU64; 2]; 4]);

/// Entries by hash, four to a bucket; the one least worth keeping gives way.
#[derive(Debug)]
pub(crate) struct Table {
    buckets: Vec<Bucket>,
    generation: u8,
}

impl Table {
    /// A table of about so many megabytes, at least one bucket.
    pub(crate) fn new(megabytes: usize) -> Table {
        let buckets = ((megabytes << 20) / size_of::<Bucket>()).max(1);
        Table { buckets: (0..buckets).map(|_| Bucket::default()).collect(), generation: 0 }
    }

    /// Forgets everything.
    pub(crate) fn clear(&mut self) {
        self.buckets.fill_with(Bucket::default);
        self.generation = 0;
    }

    /// A new search begins: what earlier ones stored may be replaced first.
    pub(crate) fn age(&mut self) {
        self.generation = (self.generation + 1) & GENERATIONS;
    }

    /// The bucket of a hash: its upper half, scaled to the number of buckets.
    #[inline]
    fn bucket(&self, hash: u64) -> &Bucket {
        let index = ((hash >> 32) * self.buckets.len() as u64) >> 32;
        &self.buckets[index as usize]
    }

    /// What is known of a position.
    #[inline]
    pub(crate) fn get(&self, hash: u64) -> Option<Entry> {
        let places = &self.bucket(hash).0;
        let words = places.iter().map(|[key, word]| (key.load(Relaxed), word.load(Relaxed)));
        let mut found = words.filter(|&(key, word)| key ^ word == hash);
        found.next().and_then(|(_, word)| Entry::unpack(word))
    }

    /// Stores what was learnt of a position. A bound from a much shallower search does not drive out what is known of
    /// the same position, and a search that found no better move keeps the one known.
    pub(crate) fn put(&self, hash: u64, finding: Finding) {
        let mut entry = Entry::of(finding, self.generation);
        let (mut place, mut least) = (&self.bucket(hash).0[0], i32::MAX);
        for candidate in &self.bucket(hash).0 {
            let [key, word] = [&candidate[0], &candidate[1]].map(|half| half.load(Relaxed));
            if key ^ word == hash && word != 0 {
                let Some(old) = Entry::unpack(word) else { continue };
                let same_search = old.generation == self.generation;
                if same_search && entry.bound != Bound::Exact && old.depth > entry.depth + 3 {
                    return;
                }
                entry.mv = entry.mv.or(old.mv);
                place = candidate;
                break;
            }
            let worth = Entry::worth(word, self.generation);
            if worth < least {
                (place, least) = (candidate, worth);
            }
        }
        let word = entry.pack();
        place[0].store(hash ^ word, Relaxed);
        place[1].store(word, Relaxed);
    }

    /// Per mille of the places that hold something of the search under way, by a sample.
    pub(crate) fn fullness(&self) -> u32 {
        let sample = &self.buckets[..self.buckets.len().min(250)];
        let places = sample.iter().flat_map(|bucket| &bucket.0).map(|place| place[1].load(Relaxed));
        let used =
            places.filter(|&word| Entry::unpack(word).is_some_and(|e| e.generation == self.generation));
        (used.count() * 1000 / (sample.len() * 4)) as u32
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use namua_rules::{Direction, Pit, Stone};

    const MOVES: [Move; 2] =
        [Move::Sow { pit: Pit::B1, direction: Direction::Right, safari: true }, Move::Step(Stone::B12)];

    fn finding(ply: i32, depth: i32, bound: Bound, score: i32, mv: Move) -> Finding {
        Finding { ply, depth, bound, score, eval: score / 2, mv: Some(mv) }
    }

    #[test]
    fn entries_come_back_as_they_went_in() {
        let mut table = Table::new(1);
        for (mv, bound, score) in [(MOVES[0], Bound::Lower, -321), (MOVES[1], Bound::Exact, 77)] {
            for ply in [0, 9] {
                table.put(42, finding(ply, 7, bound, score, mv));
                let entry = table.get(42).unwrap();
                assert_eq!((entry.mv, entry.bound, entry.depth), (Some(mv), bound, 7));
                assert_eq!((entry.score(ply), i32::from(entry.eval)), (score, score / 2));
            }
        }
        assert_eq!(table.get(43), None);
        table.clear();
        assert_eq!(table.get(42), None);
    }

    #[test]
    fn a_win_is_told_by_its_distance() {
        let table = Table::new(1);
        // Nine plies from the root a win three plies later: from two plies deeper it is as far again.
        table.put(1, finding(9, 5, Bound::Exact, WIN - 12, MOVES[0]));
        assert_eq!(table.get(1).unwrap().score(9), WIN - 12);
        assert_eq!(table.get(1).unwrap().score(4), WIN - 7);
        table.put(2, finding(9, 5, Bound::Exact, 12 - WIN, MOVES[0]));
        assert_eq!(table.get(2).unwrap().score(4), 7 - WIN);
    }

    #[test]
    fn the_deeper_entries_stay() {
        let mut table = Table::new(0);
        for (hash, depth) in [(1, 9), (2, 3), (3, 4), (4, 5), (5, 6)] {
            table.put(hash, finding(0, depth, Bound::Exact, 0, MOVES[0]));
        }
        assert_eq!([1, 2, 3, 4, 5].map(|hash| table.get(hash).is_some()), [true, false, true, true, true]);
        // A new search may replace what an old one stored.
        table.age();
        table.put(6, finding(0, 1, Bound::Exact, 0, MOVES[0]));
        table.put(7, finding(0, 1, Bound::Exact, 0, MOVES[0]));
        assert_eq!([1, 3, 4, 6, 7].map(|hash| table.get(hash).is_some()), [true, false, false, true, true]);
    }

    #[test]
    fn a_shallow_bound_leaves_the_deep_entry_of_its_position() {
        let table = Table::new(0);
        table.put(1, finding(0, 9, Bound::Exact, 5, MOVES[0]));
        table.put(1, finding(0, 1, Bound::Lower, 6, MOVES[1]));
        assert_eq!(table.get(1).unwrap().score(0), 5);
    }
}
