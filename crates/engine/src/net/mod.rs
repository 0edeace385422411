//! Evaluation by a small network with whole numbers: a few thousand sparse inputs, one hidden layer, one tiny layer, one
//! number. Every sum is exact, so a network says the same on every target, whatever instructions its loops become.
//!
//! A move of Bao changes half the board; adding up the rows of a position anew ([`Network::judge`]) costs less than
//! keeping a sum up to date would.

mod file;
mod layers;
mod sowing;
mod steps;
#[cfg(target_arch = "x86_64")]
mod wide;

pub use file::{Header, NetworkError, VERSION};
pub use layers::{HIDDEN, MOST_ACTIVE, Network, ONE, SECOND, Tail, WEIGHT_ONE, Weights};
pub use sowing::Sowing;
pub use steps::Steps;

use arrayvec::ArrayVec;

/// The rows of the first layer that are on in a position.
pub type Active = ArrayVec<u16, MOST_ACTIVE>;

/// What a network sees of a position.
pub trait Features {
    /// The positions it looks at.
    type Node;

    /// The name that a network's file carries.
    const NAME: &'static str;

    /// Rows of the first layer.
    const INPUTS: usize;

    /// How many sets of weights the layers after the first have: one for each phase of the game.
    const PHASES: usize;

    /// The rows that are on, as the player to move sees the board.
    fn active(node: &Self::Node) -> Active;

    /// The phase of the game, below [`Self::PHASES`].
    fn phase(node: &Self::Node) -> usize;
}
