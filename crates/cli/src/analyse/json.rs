//! Answers for scripts: one object for a position, one a game for records.

use namua_engine::analysis::told::{Analysis, Game};
use namua_engine::analysis::{Report, Thought};
use namua_rules::{Position, Record};
use serde::Serialize;

/// What was found about a position; nothing where the game is over.
pub(super) fn position(position: &Position, thought: Option<&Thought>) -> String {
    text(&Analysis::new(position, thought))
}

/// What is said of the game with this number, from 1.
pub(super) fn game(number: usize, record: &Record, report: &Report) -> String {
    text(&Game::new(record, report).numbered(number))
}

fn text(value: &impl Serialize) -> String {
    serde_json::to_string(value).unwrap_or_else(|error| unreachable!("plain data: {error}"))
}
