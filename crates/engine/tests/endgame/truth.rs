//! What the tables say is what the rules say.

use std::collections::HashMap;

use namua_engine::endgame::{Layout, Tables};
use namua_rules::{Kimasai, Side};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::{RngCore, SeedableRng};

use super::{TESTED, position};

/// A search to the end of the game that remembers what it found.
#[derive(Default)]
struct Brute {
    /// `None` while a position is on the line being searched.
    known: HashMap<Kimasai, Option<bool>>,
}

impl Brute {
    fn wins(&mut self, position: &Kimasai) -> bool {
        if let Some(&known) = self.known.get(position) {
            return known.expect("L6: no position recurs");
        }
        self.known.insert(*position, None);
        let mut wins = false;
        // Every move, though the first that wins would do: L6 is tested on all lines.
        position.for_each_move(|next| wins |= !self.wins(&next.after));
        self.known.insert(*position, Some(wins));
        wins
    }
}

/// Sets of so many stones.
fn sets(stones: u8) -> impl Iterator<Item = u32> {
    let holes = move |set: &u32| set.count_ones() == u32::from(stones);
    (0..1 << 24).filter(holes)
}

#[test]
fn every_position_of_two_and_three_stones_is_judged_as_by_search() {
    let tables = Tables::build(3).unwrap();
    let mut brute = Brute::default();
    let mut judged = 0;
    for class in Layout::up_to(3).unwrap().classes() {
        let others: Vec<_> = sets(class.other).collect();
        for mine in sets(class.mover) {
            for (&yours, side) in others.iter().flat_map(|set| [(set, Side::South), (set, Side::North)]) {
                let position = position(mine, yours, side);
                assert_eq!(tables.probe(&position), Some(brute.wins(&position)), "{position:?}");
                judged += 1;
            }
        }
    }
    assert_eq!(judged, 2 * Layout::up_to(3).unwrap().positions());
}

#[test]
fn positions_of_four_and_five_stones_are_judged_as_by_search() {
    let tables = Tables::build(5).unwrap();
    let (mut brute, mut random) = (Brute::default(), Random::new(5));
    for (stones, count) in [(4, 2000), (5, 60)] {
        for _ in 0..count {
            let position = random.position(stones);
            assert_eq!(tables.probe(&position), Some(brute.wins(&position)), "{position:?}");
        }
    }
    // The search has met far more positions than it was asked about: all of them are compared.
    assert!(brute.known.len() > 500_000, "{}", brute.known.len());
    for (position, wins) in &brute.known {
        assert_eq!(tables.probe(position), *wins, "{position:?}");
    }
}

#[test]
fn larger_positions_follow_from_their_moves() {
    let (tables, mut random) = (Tables::build(TESTED).unwrap(), Random::new(6));
    for _ in 0..50_000 {
        let position = random.position(TESTED);
        assert!(tables.agrees(&position).unwrap(), "{position:?}");
    }
}

#[test]
fn what_is_too_large_is_not_judged() {
    let tables = Tables::build(4).unwrap();
    assert_eq!(tables.probe(&Kimasai::start()), None);
    assert_eq!(tables.agrees(&Kimasai::start()), None);
    assert_eq!(tables.probe(&position(0b11, 0b111, Side::South)), None);
}

#[test]
fn who_has_no_stone_has_lost() {
    // A2 moves to A1 and takes what faces it.
    let won = position(1 << 10, 1 << 0, Side::North);
    let mut after = vec![];
    won.for_each_move(|next| after.push(next.after));
    let tables = Tables::build(2).unwrap();
    assert_eq!((tables.probe(&won), after.len()), (Some(true), 1));
    assert_eq!((after[0].stones_left(Side::South), tables.probe(&after[0])), (0, Some(false)));
}

/// Random positions, the same each time.
struct Random(Xoshiro256PlusPlus);

impl Random {
    fn new(seed: u64) -> Random {
        Random(Xoshiro256PlusPlus::seed_from_u64(seed))
    }

    fn below(&mut self, count: u32) -> u32 {
        (self.0.next_u64() % u64::from(count)) as u32
    }

    fn set(&mut self, stones: u32) -> u32 {
        let mut set: u32 = 0;
        while set.count_ones() < stones {
            set |= 1 << self.below(24);
        }
        set
    }

    /// A position of so many stones in all, at least one each.
    fn position(&mut self, stones: u8) -> Kimasai {
        let mover = 1 + self.below(u32::from(stones) - 1);
        let (mine, yours) = (self.set(mover), self.set(u32::from(stones) - mover));
        position(mine, yours, if self.below(2) == 0 { Side::South } else { Side::North })
    }
}
