//! The exact rules of the four-row Bao games of the Swahili coast. Numbers such as K8, T4 or M3 in this crate are
//! those of `docs/RULES.md`.
//!
//! ```
//! use namua_rules::{Position, Ruleset, Trace};
//!
//! let start = Position::start(Ruleset::Kiswahili);
//! let mv = start.parse_move("A6R")?;
//! let played = start.play(mv, &mut ())?;
//! assert_eq!(played.text(), "A6R*");
//! assert_eq!(
//!     played.after.to_string(),
//!     "0,0,0,0,0,0,0,0/0,2,2,6,0,0,0,0/0,0,0,0,6,0,3,1/0,0,0,0,0,0,0,1 N 21,22 Aa -"
//! );
//! // Why not from the house? K12 forbids it while another front hole is occupied.
//! assert!(start.parse_move("A5L").unwrap_err().to_string().starts_with("K12"));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # The walk of a move
//! A text becomes a [`MoveText`] (syntax), that becomes a [`Move`] of a [`Position`] or an [`IllegalMove`] that names
//! the rule, and that is played, watched by an [`Observer`]: `()` for search, [`Trace`] for people.
//!
//! # Glossary
//! - *kichwa*: the end holes A1, A8 of a front row; *kimbi*: A1, A2, A7, A8.
//! - *nyumba* (Lamu: *kuu*), here `house`: the square hole A5; functional with six seeds or more.
//! - *lap*: one sowing; *relay*: lifting the hole where a lap ended and sowing on.
//! - *takata*: a move that captures nothing; *mtaji*: a capturing move, and the second stage.
//! - *namua* (Lamu: *nemo*): the first stage, in which seeds of the reserve are brought in.
//! - *takasia* (Lamu: *hizi zetu*): reserving a hole; *safari*: going on from the own house.
//! - *hamna*: an emptied front row; *mkononi*: the same while seeds are still in reserve.

#![forbid(unsafe_code)]
#![deny(missing_docs)]

mod bao;
mod game;
mod house;
mod kimasai;
mod legal;
mod moves;
mod outcome;
mod perft;
mod pit;
mod position;
mod refusal;
mod ruleset;
mod setup;
mod side;
mod sow;
mod takasia;
pub mod text;
mod trace;
mod why;
pub mod zobrist;

pub use bao::{Bao, Stage, Successor};
pub use game::{Game, GameError, Ply};
pub use house::House;
pub use kimasai::{Kimasai, Stepped};
pub use moves::{MOST_MOVES, Move, MoveList, Plain};
pub use outcome::{Outcome, Reason};
pub use perft::{divide, perft};
pub use pit::{Direction, Hole, Pit, Row, Sense, Stone};
pub use position::{Played, Position};
pub use refusal::{IllegalMove, PERIOD_SEARCH, Refusal, Sign};
pub use ruleset::{Rules, Ruleset, Standing, UnknownRuleset};
pub use setup::{Leniency, MOST_COLUMNS, Problem, ReservedProblem, Rows, Setup, SetupError};
pub use side::{BySide, Side};
pub use text::Fault;
pub use text::moves::{MoveError, MoveFault, MoveText, ParseMoveError};
pub use text::position::{ParsePositionError, PositionFault};
pub use text::record::{Line, Record, RecordError, RecordFault, RecordMove, Score, TagFault, VariationError};
pub use trace::{Observer, Step, StopReason, Trace};

/// The code of the README is run as a test.
#[cfg(doctest)]
#[doc = include_str!("../../../README.md")]
struct Readme;
