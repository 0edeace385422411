//! Plain counters that follow a trace knowing no rule. Tests and a fuzz target use them.
#![allow(dead_code, unreachable_pub)]

use namua_rules::{Hole, Played, Position, Row, Ruleset, Setup, Side, Step, Trace};

struct Counters {
    setup: Setup,
    mover: Side,
    hand: u32,
}

/// Follows the steps of a move: every count they tell is right, L1 holds, and they lead to the position after it.
pub fn follow(before: &Position, trace: &Trace, played: &Played) {
    let text = format!("{} {before} {}", before.ruleset(), played.text());
    let setup = Setup { reserved: None, ..Setup::from(before) };
    let mut counters = Counters { setup, mover: played.side, hand: 0 };
    trace.steps.iter().for_each(|step| counters.step(*step, &text));
    let after = Setup::from(&played.after);
    assert_eq!(counters.setup.rows, after.rows, "{text}");
    assert_eq!(counters.setup.reserves, after.reserves, "{text}");
    assert_eq!(counters.setup.reserved, played.reserves, "{text}");
}

impl Counters {
    fn change(&mut self, hole: Hole, by: i64) -> u32 {
        let count = u32::try_from(i64::from(self.setup.count(hole)) + by).expect("no negative count");
        self.setup.set(hole, count);
        count
    }

    fn step(&mut self, step: Step, text: &str) {
        match step {
            Step::Place { hole, count } => {
                self.setup.reserves[self.mover] -= 1;
                assert_eq!(self.change(hole, 1), u32::from(count), "{text}");
            }
            Step::Lift { hole, seeds, count } => {
                assert_eq!((hole.side(), self.hand), (self.mover, 0), "{text}");
                assert_eq!(self.change(hole, -i64::from(seeds)), u32::from(count), "{text}");
                self.hand = u32::from(seeds);
                // L1 does not speak of the moment between lifting and the first drop.
                return;
            }
            Step::Drop { hole, count, hand } => {
                assert_eq!(self.change(hole, 1), u32::from(count), "{text}");
                self.hand -= 1;
                assert_eq!(self.hand, u32::from(hand), "{text}");
            }
            Step::Capture { hole, from, seeds } => {
                assert_eq!((hole.side(), from.side()), (self.mover, !self.mover), "{text}");
                assert_eq!(self.change(from, -i64::from(seeds)), 0, "{text}");
                // Kimasai's stones leave the game (M5).
                self.hand = if self.setup.ruleset == Ruleset::Kimasai { 0 } else { u32::from(seeds) };
            }
            Step::Win { hand } => assert_eq!(self.hand, u32::from(hand), "{text}"),
            Step::Stop { .. } => assert_eq!(self.hand, 0, "{text}"),
            Step::Enter { hole } => {
                assert!(matches!(hole.column(), 1 | 8) && hole.row() == Row::Front, "{text}")
            }
            Step::Relay { hole } | Step::Safari { hole } => {
                assert_eq!((hole.side(), self.hand), (self.mover, 0), "{text}");
            }
            Step::Reserve { hole } => self.setup.reserved = Some(hole),
        }
        assert!(self.setup.ruleset == Ruleset::Kimasai || self.front_row() > 0, "L1: {text}");
    }

    fn front_row(&self) -> u32 {
        self.setup.rows[self.mover].front.iter().sum()
    }
}
