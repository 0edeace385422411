//! Judgements of many positions, for proof that every target judges alike: the same seed gives the same positions
//! everywhere, and what the networks say of them has to be the same as well. `namua bench --judgements` prints them, the
//! browser door gives them to a test, and `nets/judgements.txt` holds their checksums.

use namua_rules::{Game, Position, Ruleset};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::{RngCore, SeedableRng};
use twox_hash::XxHash64;

use crate::Evaluator;
use crate::eval::Evaluation;

/// The seed of the judgements whose checksums are kept.
pub const SEED: u64 = 2026;

/// How many positions of each ruleset they are of.
pub const COUNT: usize = 10_000;

/// Positions of games of random moves, one game after the other, from the start of each to the last position before its
/// end.
pub fn positions(ruleset: Ruleset, seed: u64) -> impl Iterator<Item = Position> {
    let mut random = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut game = Game::new(ruleset);
    core::iter::from_fn(move || {
        let position = *game.position();
        if !step(&mut game, &mut random) {
            game = Game::new(ruleset);
        }
        Some(position)
    })
}

/// Plays any move; says whether the game goes on.
fn step(game: &mut Game, random: &mut impl RngCore) -> bool {
    let moves = game.position().legal_moves();
    // From the upper 32 bits, so that nothing depends on the width of a `usize`.
    let place = ((random.next_u64() >> 32) * moves.len() as u64) >> 32;
    let played = moves.get(place as usize).is_some_and(|&mv| game.play(mv, &mut ()).is_ok());
    played && game.outcome().is_none()
}

/// What an evaluator says of the first `count` of these [`positions`], each to its player to move, in centiseeds.
#[must_use]
pub fn judge(evaluator: &Evaluator, ruleset: Ruleset, seed: u64, count: usize) -> Vec<i32> {
    let mut evaluator = evaluator.clone();
    positions(ruleset, seed).take(count).map(|position| evaluator.evaluate(&position)).collect()
}

/// One number for many judgements: xxHash64 of them as little-endian numbers of 32 bits, one after the other.
#[must_use]
pub fn checksum(judgements: &[i32]) -> u64 {
    let bytes: Vec<u8> = judgements.iter().flat_map(|judgement| judgement.to_le_bytes()).collect();
    XxHash64::oneshot(0, &bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seeds_make_the_positions() {
        for ruleset in Ruleset::ALL {
            let first = |seed| positions(ruleset, seed).take(500).collect::<Vec<_>>();
            assert_eq!(first(1), first(1));
            assert_ne!(first(1), first(2));
            assert_eq!(first(1)[0], Position::start(ruleset));
            assert!(first(1).iter().all(|position| position.outcome().is_none()));
        }
    }

    #[test]
    fn checksums_see_order_and_sign() {
        assert_ne!(checksum(&[1, 2]), checksum(&[2, 1]));
        assert_ne!(checksum(&[1]), checksum(&[-1]));
    }
}
