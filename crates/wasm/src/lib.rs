//! The browser door: plain classes over rules and engine, for `web/src/engine`. Positions, moves and
//! steps go out as plain objects (see the module `shapes`); what goes wrong is thrown, never a panic.

mod analysis;
mod checks;
mod engine;
mod faults;
mod game;
mod records;
mod setups;
mod shapes;

pub use checks::{bench, checksum, judgements, perft, search_nodes};
pub use engine::Engine;
pub use game::Game;
pub use records::{read_records, write_records};
pub use setups::check_position;
