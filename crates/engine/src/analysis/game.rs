//! A whole record: every move of its main line against the best one.

use namua_rules::{Record, RecordMove, Side};

use super::evaluation::Eval;
use super::thought::{Outside, Prospect, Settings, Thought, think, weigh};
use super::verdict::{Verdict, lost};
use crate::Engine;

/// How far the work has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Progress {
    /// Moves that are done.
    pub done: usize,
    /// Moves there are.
    pub plies: usize,
}

/// What is said of one move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Judgement {
    /// Its place in the main line, from 0.
    pub ply: usize,
    /// Who made it.
    pub side: Side,
    /// The best moves instead, as many as were asked for.
    pub thought: Thought,
    /// The move itself.
    pub played: Prospect,
    /// The verdict; `None` for the only legal move.
    pub verdict: Option<Verdict>,
}

impl Judgement {
    /// The chance to win that it gave away, per mille.
    #[must_use]
    pub fn loss(&self) -> u32 {
        lost(self.played.score, self.thought.best().score)
    }

    /// The worth of the position after it.
    #[must_use]
    pub fn eval(&self) -> Eval {
        Eval::after(self.side, self.played.score)
    }
}

/// What is said of a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report {
    /// Moves of the main line.
    pub plies: usize,
    /// The moves that were judged, in their order: all, unless the work was stopped or a search found nothing.
    pub judgements: Vec<Judgement>,
}

impl Report {
    /// Whether nothing is missing.
    #[must_use]
    pub fn is_whole(&self) -> bool {
        self.judgements.len() == self.plies
    }
}

/// Judges every move of the record's main line. The table is forgotten first, so that the same record gets the same report.
///
/// It goes from the last move to the first: what is found about the end of the game stands in the table when the moves
/// that led there are judged. `on_progress` is told before the first and after every move.
pub fn report(
    engine: &mut Engine,
    record: &Record,
    settings: &Settings,
    outside: Outside<'_>,
    on_progress: &mut dyn FnMut(Progress),
) -> Report {
    engine.forget();
    let plies = record.line().moves().len();
    let mut judgements = Vec::with_capacity(plies);
    on_progress(Progress { done: 0, plies });
    for ply in (0..plies).rev() {
        let judgement = judge(engine, record, ply, settings, outside);
        if outside.ends() {
            break;
        }
        judgements.extend(judgement);
        on_progress(Progress { done: plies - ply, plies });
    }
    judgements.reverse();
    Report { plies, judgements }
}

/// One move; `None` if the limits are too narrow to know anything.
fn judge(
    engine: &mut Engine,
    record: &Record,
    ply: usize,
    settings: &Settings,
    outside: Outside<'_>,
) -> Option<Judgement> {
    let moves = record.line().moves();
    let before = record.line().before(ply);
    // The second best tells whether the best was the only one.
    let two = Settings { lines: settings.lines.max(2), ..*settings };
    let mut thought = think(engine, before, &two, outside, &mut |_| {})?;
    if thought.depth == 0 {
        return None;
    }
    let (mv, side) = made(&moves[ply]);
    let played = match thought.prospects.iter().find(|prospect| prospect.mv == mv) {
        Some(prospect) => prospect.clone(),
        None => weigh(engine, before, mv, thought.depth, settings, outside)?,
    };
    let second = thought.prospects.get(1).map(|prospect| prospect.score);
    let verdict = second.map(|second| Verdict::of(played.score, thought.best().score, second));
    thought.prospects.truncate(settings.lines.max(1));
    Some(Judgement { ply, side, thought, played, verdict })
}

fn made(node: &RecordMove) -> (namua_rules::Move, Side) {
    (node.ply().mv, node.ply().side)
}
