//! The game tree as the search sees it: the same walk over the sowing games and over Kimasai.

use arrayvec::ArrayVec;
use namua_rules::{Bao, Kimasai, MOST_MOVES, Move};

/// A position the search can stand on.
pub trait Node: Copy {
    /// Its hash over everything that matters for what follows.
    fn hash(&self) -> u64;

    /// Every legal move with the position after it. An empty list means that the player to move has lost
    /// (K26, M6).
    fn children(&self) -> Children<Self>;
}

/// A legal move and what it does.
#[derive(Clone, Copy, Debug)]
pub struct Child<N> {
    /// The move.
    pub mv: Move,
    /// The position after it.
    pub after: N,
    /// Seeds or stones captured.
    pub captured: u8,
    /// Whether it wins at once: an emptied front row (K25), the last stone taken (M6).
    pub wins: bool,
}

/// The moves of a position, on the stack.
pub type Children<N> = ArrayVec<Child<N>, MOST_MOVES>;

impl Node for Bao {
    #[inline]
    fn hash(&self) -> u64 {
        Bao::hash(self)
    }

    fn children(&self) -> Children<Bao> {
        let mut children = Children::new();
        self.for_each_move(|next| {
            children.push(Child {
                mv: next.mv,
                after: next.after,
                captured: next.captured,
                wins: next.hamna,
            });
        });
        children
    }
}

impl Node for Kimasai {
    #[inline]
    fn hash(&self) -> u64 {
        Kimasai::hash(self)
    }

    fn children(&self) -> Children<Kimasai> {
        let mut children = Children::new();
        self.for_each_move(|next| {
            children.push(Child {
                mv: Move::Step(next.stone),
                after: next.after,
                captured: next.captured,
                wins: next.after.stones_left(next.after.turn()) == 0,
            });
        });
        children
    }
}
