//! Perfect endgames of Bao la Kimasai (RULES.md section 4): for every position of up to eight stones, whether the
//! player to move wins. There are no draws (L6).
//!
//! A position is seen from the player to move: his stones and the other's, each on a ring of their own, so that the
//! side does not matter. Stones only become fewer: a move leads either to the class with the numbers swapped, or by a
//! capture to one with one or two stones less. Classes are solved by stones in all; see [`Builder`].
//!
//! A distance is not stored: it would take eight times the room. It is not needed to win either, since by L6 whoever
//! goes from won position to won position arrives; a search among the winning moves finds a short way.
//!
//! ```
//! use namua_engine::endgame::Tables;
//! use namua_rules::{Leniency, Position, Ruleset};
//!
//! let tables = Tables::build(4)?;
//! // South's stone lands on A1, facing a12: it takes the last one.
//! let text = "0,0,0,0,0,0,0,0,0,0,0,0/1,0,0,0,0,0,0,0,0,0,0,0/0,1,0,0,0,0,0,0,0,0,0,0/0,0,0,0,0,0,0,0,0,0,0,0 S - - -";
//! let Position::Kimasai(position) = Position::parse(text, Ruleset::Kimasai, Leniency::Strict)? else { panic!() };
//! assert_eq!(tables.probe(&position), Some(true));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod build;
mod format;
mod layout;
mod matrix;
mod moves;
mod rank;
mod sweep;
mod tables;

pub use build::{Builder, Pair, Solved};
pub use format::{Fault, checksum};
pub use layout::{Class, Layout, NoSuchTables};
pub use tables::Tables;

/// The most stones that tables are built for. One more would take seven times the room.
pub const MOST_STONES: u8 = 8;
