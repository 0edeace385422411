//! The game tree as the search sees it: the same walk over the sowing games and over Kimasai.

use arrayvec::ArrayVec;
use namua_rules::{Bao, Kimasai, MOST_MOVES, Move, Side, Stage};

/// Kinds of positions that [`Node::kind`] tells apart.
pub const KINDS: usize = 2;

/// A position the search can stand on.
pub trait Node: Copy + Send + Sync {
    /// What margins are multiplied by, in 16ths: how far evaluations swing, compared to the sowing games.
    const SWING: i32;

    /// What the history of moves counts in their order, in 256ths: much where the same moves are good all over the
    /// tree, little where each sowing turns the board upside down.
    const HABIT: i32;

    /// Its key in the table, over everything that matters for what follows. Positions that differ only by which
    /// player is to move may share one: they are worth the same to him.
    fn hash(&self) -> u64;

    /// Puts every legal move with the position after it into an empty list. None means that the player to move has
    /// lost (K26, M6).
    fn expand(&self, children: &mut Children<Self>);

    /// Every legal move with the position after it.
    fn children(&self) -> Children<Self> {
        let mut children = Children::new();
        self.expand(&mut children);
        children
    }

    /// Whether the position is its own mirror image (L5): of two moves that are each other's image one is enough.
    fn is_symmetric(&self) -> bool {
        false
    }

    /// The most that the first lap of a capturing move takes: 0 if there is none.
    fn prize(&self) -> u8;

    /// In which of a few kinds of positions a move is good or bad: the stage; below [`KINDS`].
    fn kind(&self) -> usize;
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

/// Odd numbers without a pattern, the first digits of pi.
const PI: [u64; 5] = [
    0x243f_6a88_85a3_08d3,
    0x1319_8a2e_0370_7345,
    0xa409_3822_299f_31d1,
    0x082e_fa98_ec4e_6c89,
    0x4528_21e6_38d0_1377,
];

/// Mixes two words: both halves of their product.
#[inline(always)]
const fn fold(a: u64, b: u64) -> u64 {
    let product = a as u128 * b as u128;
    product as u64 ^ (product >> 64) as u64
}

/// The two words of a ring.
#[inline(always)]
fn words(ring: &[u8; 16]) -> [u64; 2] {
    let all = u128::from_le_bytes(*ring);
    [all as u64, (all >> 64) as u64]
}

/// The places of a front row whose bits are set.
#[inline(always)]
pub(crate) fn places(mut bits: u8) -> impl Iterator<Item = usize> {
    core::iter::from_fn(move || {
        let place = (bits != 0).then_some(bits.trailing_zeros() as usize & 7);
        bits &= bits.wrapping_sub(1);
        place
    })
}

impl Node for Bao {
    const SWING: i32 = 16;
    const HABIT: i32 = 16;

    fn is_symmetric(&self) -> bool {
        !self.owns_house(Side::South) && !self.owns_house(Side::North) && *self == self.mirrored()
    }

    #[inline]
    fn prize(&self) -> u8 {
        let you = !self.turn();
        places(self.en_prise(you)).map(|place| self.ring(you)[place]).max().unwrap_or(0)
    }

    /// A few multiplications in place of the 32 table look-ups of the position's public hash, and seen from the
    /// player to move.
    #[inline]
    fn hash(&self) -> u64 {
        let me = self.turn();
        let ([a, b], [c, d]) = (words(self.ring(me)), words(self.ring(!me)));
        let reserved = self.reserved().map_or(0, |hole| {
            let place = hole.pit().map_or(0, |pit| pit.index() as u64 + 1);
            place | u64::from(hole.side() == me) << 5
        });
        let state = u64::from(self.reserve(me))
            | u64::from(self.reserve(!me)) << 8
            | u64::from(self.owns_house(me)) << 16
            | u64::from(self.owns_house(!me)) << 17
            | (self.ruleset() as u64) << 18
            | reserved << 24;
        let sides = fold(a ^ PI[0], b ^ PI[1]) ^ fold(c ^ PI[2], d ^ PI[3]).rotate_left(32);
        fold(sides ^ PI[4], state ^ PI[0])
    }

    fn expand(&self, children: &mut Children<Bao>) {
        self.for_each_child(|mv, after, captured, wins| children.push(Child { mv, after, captured, wins }));
    }

    #[inline]
    fn kind(&self) -> usize {
        usize::from(self.stage() == Stage::Mtaji)
    }
}

impl Node for Kimasai {
    const SWING: i32 = 8;
    const HABIT: i32 = 512;

    #[inline]
    fn prize(&self) -> u8 {
        u8::from(self.has_capture())
    }

    #[inline]
    fn hash(&self) -> u64 {
        let me = self.turn();
        fold(u64::from(self.stones(me)) ^ PI[0], u64::from(self.stones(!me)) ^ PI[1]).wrapping_mul(PI[2] | 1)
    }

    fn expand(&self, children: &mut Children<Kimasai>) {
        self.for_each_move(|next| {
            children.push(Child {
                mv: Move::Step(next.stone),
                after: next.after,
                captured: next.captured,
                wins: next.after.stones_left(next.after.turn()) == 0,
            });
        });
    }

    #[inline]
    fn kind(&self) -> usize {
        let front = |side: Side| self.stones(side) & 0xfff;
        usize::from(front(self.turn()) != 0)
    }
}
