//! Matches of Bao engines. Two engines, any that speak UGI, play pairs of games from the same opening with sides swapped;
//! a referee keeps rules and time; the pairs give Elo with its error and a sequential test.
//!
//! ```
//! use namua_arena::{Pairs, Sprt, Verdict};
//!
//! // Pairs by the points of the first engine: 0, ½, 1, 1½, 2.
//! let pairs = Pairs([10, 0, 60, 0, 30]);
//! assert!((pairs.score() - 0.6).abs() < 1e-9);
//! assert_eq!(pairs.elo().unwrap().value.round(), 70.0);
//!
//! let test: Sprt = "elo0=0 elo1=10 model=logistic".parse()?;
//! assert_eq!(test.verdict(&pairs), Verdict::Open);
//! # Ok::<(), namua_arena::SprtError>(())
//! ```
//!
//! # The walk of a match
//! [`EngineSpec`]s and [`Openings`] make a [`Match`]. Its workers play pairs, each with processes of its own; pairs are
//! handed out by their number, whichever is finished first. A pair becomes two [`namua_rules::Record`]s, a record an
//! [`Entry`], the entries a [`Tally`]: also when a match is taken up again from the records of its first part.

#![forbid(unsafe_code)]

mod answer;
mod fields;
mod limits;
mod opening;
mod player;
mod process;
mod record;
mod referee;
mod runner;
mod spec;
mod stats;
mod tally;

pub use answer::Eval;
pub use fields::FieldError;
pub use limits::{Limits, TimeControl};
pub use opening::{OpeningError, Openings, Order};
pub use player::StartError;
pub use record::{Entry, Failing, Kept, ResumeError, entry};
pub use referee::{Ending, Loss, Overstep, PlayedGame, Terms};
pub use runner::{Match, MatchError, PlayedPair};
pub use spec::{EngineSpec, SpecError};
pub use stats::{Estimate, Model, Pairs, Sprt, SprtError, Verdict};
pub use tally::{Failures, Tally};
