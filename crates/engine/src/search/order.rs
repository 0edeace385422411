//! The order in which moves are tried: the better the first one, the fewer the rest have to be looked at.

use arrayvec::ArrayVec;
use namua_rules::{MOST_MOVES, Move};

use super::tuning::Tuning;
use crate::tree::{Child, Children, KINDS, Node};

/// A table by move.
type ByMove<T> = [T; Move::CODES];

/// The bound of a history: scores approach it and never leave it.
const MOST: i32 = 1 << 13;

/// What this search has learnt of moves, wherever they were played.
#[derive(Debug)]
pub(super) struct Memory {
    /// How often a move was best where it was tried, by the kind of position.
    history: [ByMove<i16>; KINDS],
    /// The same as a reply to the move before.
    replies: [ByMove<i16>; Move::CODES],
}

impl Memory {
    pub(super) fn new() -> Box<Memory> {
        Box::new(Memory { history: [[0; Move::CODES]; KINDS], replies: [[0; Move::CODES]; Move::CODES] })
    }

    /// How good a move has been here and as a reply, in the weights of the order.
    #[inline]
    pub(super) fn of<N: Node>(&self, place: Place, mv: Move, tuning: &Tuning) -> i32 {
        let code = usize::from(mv.code());
        let history = i32::from(self.history[place.kind][code]);
        let reply =
            place.before.map_or(0, |before| i32::from(self.replies[usize::from(before.code())][code]));
        ((history * tuning.order_history + reply * tuning.order_reply) * N::HABIT) >> 12
    }

    /// Learns that `best` refuted the position, and the moves tried before it did not.
    pub(super) fn learn(&mut self, place: Place, depth: i32, best: Move, tried: &[Move]) {
        let bonus = (depth * depth * 8).min(1 << 11);
        self.adjust(place, best, bonus);
        for &mv in tried {
            self.adjust(place, mv, -bonus);
        }
    }

    fn adjust(&mut self, place: Place, mv: Move, bonus: i32) {
        let code = usize::from(mv.code());
        gravitate(&mut self.history[place.kind][code], bonus);
        if let Some(before) = place.before {
            gravitate(&mut self.replies[usize::from(before.code())][code], bonus);
        }
    }
}

/// Moves a score towards its bound: the nearer it is, the less.
fn gravitate(score: &mut i16, bonus: i32) {
    let old = i32::from(*score);
    *score = (old + bonus - old * bonus.abs() / MOST) as i16;
}

/// Where a move is tried.
#[derive(Clone, Copy, Debug)]
pub(super) struct Place {
    pub(super) kind: usize,
    /// The move that led here.
    pub(super) before: Option<Move>,
}

/// The table's move comes before all others.
const KNOWN: i32 = 1 << 30;

/// The moves of a node, each with the key of its order.
pub(super) struct Choices<N> {
    children: Children<N>,
    keys: ArrayVec<i32, MOST_MOVES>,
}

impl<N: Node> Choices<N> {
    /// A list to be filled: it is large, and should stay where it is.
    #[inline(always)]
    pub(super) fn new() -> Choices<N> {
        Choices { children: Children::new(), keys: ArrayVec::new() }
    }

    /// Takes the legal moves of a position, in no order yet.
    #[inline(always)]
    pub(super) fn fill(&mut self, node: &N) {
        node.expand(&mut self.children);
    }

    /// Decides the order: the table's move, then by what a move captures, what it leaves to be captured (together a third
    /// fewer nodes than history), and a little how good it has been elsewhere.
    #[inline]
    pub(super) fn order(&mut self, known: Option<Move>, place: Place, memory: &Memory, tuning: &Tuning) {
        for child in &self.children {
            let key = if Some(child.mv) == known {
                KNOWN
            } else {
                let (captured, prize) = (i32::from(child.captured), i32::from(child.after.prize()));
                captured * tuning.order_captured - prize * tuning.order_prize
                    + memory.of::<N>(place, child.mv, tuning)
            };
            self.keys.push(key);
        }
    }

    /// A move that wins at once.
    #[inline]
    pub(super) fn winner(&self) -> Option<Move> {
        self.children.iter().find(|child| child.wins).map(|child| child.mv)
    }

    /// Brings the best of the moves from `index` on there.
    #[inline]
    pub(super) fn pick(&mut self, index: usize) -> &Child<N> {
        let mut best = index;
        for other in index + 1..self.keys.len() {
            // Equals keep their order.
            if self.keys[other] > self.keys[best] {
                best = other;
            }
        }
        if best != index {
            self.children.swap(index, best);
            self.keys.swap(index, best);
        }
        &self.children[index]
    }

    pub(super) fn len(&self) -> usize {
        self.children.len()
    }
}
