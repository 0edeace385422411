//! Counting move sequences: the checksum of a move generator, and its speed.

use crate::{Bao, Move, Position};

/// Move sequences of exactly 1, 2, .. `depth` moves from a position, in one walk of the tree.
#[must_use]
pub fn perft(position: &Position, depth: u32) -> Vec<u64> {
    match position {
        Position::Bao(bao) => {
            let mut counts = vec![0; depth as usize];
            walk(bao, &mut counts);
            counts
        }
        Position::Kimasai(kimasai) => kimasai.perft(depth),
    }
}

/// The count of `depth` split by the first move, in the order of move lists. Depth 0 gives an empty list.
#[must_use]
pub fn divide(position: &Position, depth: u32) -> Vec<(Move, u64)> {
    if depth == 0 {
        return Vec::new();
    }
    let below = |after: &Position| if depth == 1 { 1 } else { perft(after, depth - 1).pop().unwrap_or(1) };
    position
        .legal_moves()
        .iter()
        .map(|&mv| (mv, below(&position.play_unchecked(mv, &mut ()).after)))
        .collect()
}

/// Adds the moves of every ply below `bao`; the last ply is counted without being carried out.
fn walk(bao: &Bao, counts: &mut [u64]) {
    match counts {
        [] => {}
        [last] => *last += bao.count_moves() as u64,
        [before, last] => bao.for_each_position(|after| {
            *before += 1;
            *last += after.count_moves() as u64;
        }),
        [first, rest @ ..] => bao.for_each_position(|after| {
            *first += 1;
            walk(&after, rest);
        }),
    }
}
