//! The exact steps of a move in order: enough to animate and to narrate it without knowing a rule.

use crate::Hole;

/// Why a hand came to rest.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum StopReason {
    /// The last seed fell into an empty hole (K5).
    Empty,
    /// A takata reached the own functional house (K13).
    House,
    /// The player chose to stop at his house (K14).
    Choice,
    /// The lap ended in the reserved hole (K23).
    Reserved,
    /// A Kimasai stone stands in its new hole (M3).
    Moved,
}

impl StopReason {
    /// A short English word: `empty`, `house`, `choice`, `reserved`, `moved`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            StopReason::Empty => "empty",
            StopReason::House => "house",
            StopReason::Choice => "choice",
            StopReason::Reserved => "reserved",
            StopReason::Moved => "moved",
        }
    }
}

/// One step of a move. `count` is what the hole holds after the step, `hand` what the hand still holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Step {
    /// A seed of the reserve is put into a hole (K11, K12).
    Place {
        /// Where.
        hole: Hole,
        /// Seeds there now.
        count: u8,
    },
    /// Seeds are lifted to be sown: the start hole, a relay, the house on safari; two only for the tax (K12c).
    Lift {
        /// From where.
        hole: Hole,
        /// Seeds taken into the hand.
        seeds: u8,
        /// Seeds left behind.
        count: u8,
    },
    /// One seed is dropped.
    Drop {
        /// Where.
        hole: Hole,
        /// Seeds there now.
        count: u8,
        /// Seeds left in the hand.
        hand: u8,
    },
    /// All seeds of the facing hole are lifted (K8); in Kimasai a stone is taken off the board (M5).
    Capture {
        /// The own hole that captures.
        hole: Hole,
        /// The hole emptied.
        from: Hole,
        /// Seeds captured.
        seeds: u8,
    },
    /// The captured seeds begin in this kichwa (K9); their drops follow.
    Enter {
        /// The kichwa.
        hole: Hole,
    },
    /// The lap ended in an occupied hole, which is lifted next (K10).
    Relay {
        /// The hole.
        hole: Hole,
    },
    /// The player goes on from his house (K14).
    Safari {
        /// The house.
        hole: Hole,
    },
    /// The hand rests and the move is over.
    Stop {
        /// Where the last seed fell.
        hole: Hole,
        /// Why there.
        why: StopReason,
    },
    /// A hole of the opponent is reserved (K21).
    Reserve {
        /// The hole.
        hole: Hole,
    },
    /// The opponent's front row is empty: the game is won at once (K25), in Kimasai the last stone is taken (M6).
    Win {
        /// Captured seeds that stay unsown.
        hand: u8,
    },
}

/// Something that watches a move: `()` for search, [`Trace`] for people.
pub trait Observer {
    /// Whether steps are wanted at all; the sowing loop reports none otherwise.
    const ACTIVE: bool = true;

    /// Takes the next step.
    fn step(&mut self, step: Step);
}

impl Observer for () {
    const ACTIVE: bool = false;

    #[inline(always)]
    fn step(&mut self, _: Step) {}
}

/// The list of steps of a move.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Trace {
    /// In the order in which they happen.
    pub steps: Vec<Step>,
}

impl Observer for Trace {
    fn step(&mut self, step: Step) {
        self.steps.push(step);
    }
}
