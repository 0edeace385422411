//! Reading a game: what a position is worth and by which lines, what each move of a record gave away, and a record that
//! says so. Pure, as the rest of the engine: a door hands in clock, stop flag and callback, and words the result.
//!
//! `thought` searches one position, `game` walks over a record, `verdict` holds the thresholds, `summary` counts for each
//! player, `evaluation` is the comment `[%eval ..]`, `annotate` writes all that into the record, `told` names it for doors
//! (feature `serde`).
//!
//! ```
//! use core::sync::atomic::AtomicBool;
//! use namua_engine::analysis::{Outside, Settings, Verdict, annotate, report};
//! use namua_engine::{Engine, Limits, NoClock};
//! use namua_rules::{Record, Side};
//!
//! let mut record: Record = "[Variant \"kimasai\"] 1. A2 a2 2. A3".parse()?;
//! let settings = Settings { limits: Limits::depth(3), lines: 1, threads: 1 };
//! let outside = Outside { clock: &NoClock, stop: &AtomicBool::new(false) };
//! let report = report(&mut Engine::new(1), &record, &settings, outside, &mut |_| {});
//! assert_eq!(report.judgements.len(), 3);
//! assert_eq!(report.summary(Side::South).count(Verdict::Blunder), 0);
//! annotate(&mut record, &report);
//! assert!(record.to_string().contains("1. A2 {[%eval "));
//! # Ok::<(), namua_rules::RecordError>(())
//! ```

mod annotate;
mod evaluation;
mod game;
mod summary;
#[cfg(test)]
mod tests;
mod thought;
#[cfg(feature = "serde")]
pub mod told;
mod verdict;

pub use annotate::annotate;
pub use evaluation::Eval;
pub use game::{Judgement, Progress, Report, report};
pub use summary::Summary;
pub use thought::{Outside, Prospect, Settings, Thought, think};
pub use verdict::{BLUNDER, INACCURACY, MISTAKE, ONLY, Verdict};
