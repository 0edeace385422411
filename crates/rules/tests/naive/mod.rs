//! A second, deliberately naive implementation of the rules, to check the real one against.
//!
//! It is written from the rules page (docs/RULES.md) alone and shares no code with the crate: plain
//! arrays, one seed at a time, text in and text out. Comments cite the rule numbers. Where it and the crate
//! disagree, at least one of them misreads the page.
//!
//! - `board`: the 4x8 position and its text (section 5);
//! - `setup`: why a 4x8 set-up is refused;
//! - `sow`: one move, sown seed by seed;
//! - `moves`: which moves are legal, and what follows them;
//! - `kimasai`: the other geometry.
#![allow(dead_code, unreachable_pub, clippy::needless_range_loop)]

mod board;
mod kimasai;
mod moves;
mod setup;
mod sow;

use board::{Board, Game};
use moves::Tried;

/// One legal move and what comes of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Play {
    /// Plain text: `A5R`, `a3L+`; in Kimasai the hole, `A2`.
    pub mv: String,
    /// No capture in the move (K6). In Kimasai: no stone taken.
    pub takata: bool,
    /// The hole that this very move reserves (K21), such as `a4`. Kete's older duty (T4) is not
    /// repeated here; it shows in `after` only.
    pub reserves: Option<String>,
    /// Text of the position after the move, without result or hand.
    pub after: String,
    /// `1-0` or `0-1` if the move ends the game.
    pub result: Option<&'static str>,
    /// Captured seeds left unsown because the game was won in the middle of the move (K25).
    pub hand: u32,
    /// Sowings (K5); the placed seed of namua is none. In Kimasai 0.
    pub laps: u32,
}

impl Play {
    /// The value the test vectors give this move: `after`, then the result, then `hand N` if seeds
    /// stay unsown.
    pub fn told(&self) -> String {
        let mut text = self.after.clone();
        if let Some(result) = self.result {
            text = format!("{text} {result}");
        }
        if self.hand > 0 {
            text = format!("{text} hand {}", self.hand);
        }
        text
    }
}

/// All legal moves in the fixed order: A1..A8 B1..B8 (Kimasai: ..12), L before R, stop before safari.
///
/// `ruleset` is `kiswahili`, `zanzibar`, `kete`, `kujifunza` or `kimasai`; `position` is a text of
/// section 5, or `startpos`. A text that cannot be read gives one reason, a set-up that is refused gives all.
/// No legal move at all is `Ok` of an empty list: the player to move has lost (K26).
pub fn plays(ruleset: &str, position: &str) -> Result<Vec<Play>, Vec<String>> {
    plays_or_reasons(ruleset, position, true)
}

/// The same, forgiving another total than 64 (at most 255) and reserves out of step.
pub fn plays_lenient(ruleset: &str, position: &str) -> Result<Vec<Play>, Vec<String>> {
    plays_or_reasons(ruleset, position, false)
}

/// Sequences of exactly `depth` legal moves. Panics if even the lenient reading is refused.
pub fn perft(ruleset: &str, position: &str, depth: u32) -> u64 {
    if ruleset == "kimasai" {
        let board = kimasai::read(position).expect("a set-up");
        return kimasai::perft(&board, depth);
    }
    perft_sown(&board_or_reasons(ruleset, position, false).expect("a set-up"), depth)
}

/// The plain moves that only K24 forbids, in the fixed order. Panics like `perft`.
pub fn never_ending(ruleset: &str, position: &str) -> Vec<String> {
    if ruleset == "kimasai" {
        return Vec::new();
    }
    let board = board_or_reasons(ruleset, position, false).expect("a set-up");
    let never = moves::legal(&board).never_ending;
    never.into_iter().map(|tried| tried.text).collect()
}

fn plays_or_reasons(ruleset: &str, position: &str, strict: bool) -> Result<Vec<Play>, Vec<String>> {
    if ruleset == "kimasai" {
        return Ok(kimasai::plays(&kimasai::read(position)?));
    }
    let board = board_or_reasons(ruleset, position, strict)?;
    let legal = moves::legal(&board).legal;
    Ok(legal.iter().map(|tried| told_play(&board, tried)).collect())
}

fn board_or_reasons(ruleset: &str, position: &str, strict: bool) -> Result<Board, Vec<String>> {
    let unknown = || vec![format!("unknown ruleset {ruleset}")];
    let game = Game::named(ruleset).ok_or_else(unknown)?;
    let board = Board::read(game, position).map_err(|reason| vec![reason])?;
    let reasons = setup::reasons(&board, strict);
    if reasons.is_empty() { Ok(board) } else { Err(reasons) }
}

fn told_play(before: &Board, tried: &Tried) -> Play {
    let after = moves::after(before, tried);
    let reserves = moves::newly_reserved(before, tried);
    Play {
        mv: tried.text.clone(),
        takata: tried.takata,
        reserves: reserves.map(|hole| board::hole_name(1 - before.mover, hole)),
        result: moves::result(&after),
        after: after.write(),
        hand: tried.walk.hand,
        laps: tried.walk.laps,
    }
}

fn perft_sown(board: &Board, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    if board.front_is_empty(board.mover) {
        return 0; // K25: the game is over.
    }
    let legal = moves::legal(board).legal;
    legal.iter().map(|tried| perft_sown(&moves::after(board, tried), depth - 1)).sum()
}
