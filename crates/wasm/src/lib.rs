//! The browser door: plain classes over rules and engine, for `web/src/engine`. Positions, moves and
//! steps go out as plain objects (see the module `shapes`); what goes wrong is thrown, never a panic.
//!
//! Two modules are made of it: with the feature `engine` (default) all of it, without it the rules alone, which is small.

#[cfg(feature = "engine")]
mod analysis;
#[cfg(feature = "engine")]
mod checks;
#[cfg(feature = "engine")]
mod engine;
mod faults;
mod game;
mod records;
mod setups;
mod shapes;

#[cfg(feature = "engine")]
pub use checks::{bench, checksum, judgements, perft, search_nodes};
#[cfg(feature = "engine")]
pub use engine::Engine;
pub use game::Game;
pub use records::{read_records, write_records};
pub use setups::check_position;
