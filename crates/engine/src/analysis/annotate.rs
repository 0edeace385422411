//! The report written into its record: `[%eval ..]` on each move, glyphs, and the better line beside what was wrong.

use namua_rules::{Line, Move, Record};

use super::evaluation::Eval;
use super::game::{Judgement, Report};
use super::thought::Prospect;
use crate::score::Score;

/// Moves of a better line that are written; a line that wins is written to its end.
const MOST_SHOWN: usize = 12;

/// Glyphs that judge a move: `! ? !! ?? !? ?!`.
const JUDGING: core::ops::RangeInclusive<u8> = 1..=6;

/// The tag that names who wrote the remarks.
const ANNOTATOR: &str = "Annotator";

/// Writes a report into the record it was made from. What people wrote stays: comments, variations, and glyphs, beside
/// which no other is put. The `[%eval ..]` of an earlier analysis is replaced, and a better line that begins as one that is
/// there is not written twice. A record without the tag Annotator gets one.
pub fn annotate(record: &mut Record, report: &Report) {
    for judgement in &report.judgements {
        mark(record.line_mut(), judgement);
        if judgement.verdict.is_some_and(|verdict| verdict.is_wrong()) {
            vary(record.line_mut(), judgement);
        }
    }
    if record.tag(ANNOTATOR).is_none() {
        // Only a record with too many tags refuses; it goes without.
        let _ = record.set_tag(ANNOTATOR, "Namua");
    }
}

/// Comment and glyph of the move.
fn mark(line: &mut Line, judgement: &Judgement) {
    let Some(node) = line.move_mut(judgement.ply) else { return };
    let comments = node.take_comments();
    node.comment(&judgement.eval().to_string());
    comments.iter().for_each(|comment| node.comment(&Eval::removed(comment)));
    let judged = node.glyphs.iter().any(|glyph| JUDGING.contains(glyph));
    node.glyphs.extend(judgement.verdict.and_then(|verdict| verdict.glyph()).filter(|_| !judged));
}

/// The best line as a variation, unless one begins with its move already.
fn vary(line: &mut Line, judgement: &Judgement) {
    let best = judgement.thought.best();
    let begins = |other: &Line| other.moves().first().is_some_and(|node| node.ply().mv == best.mv);
    if line.moves().get(judgement.ply).is_none_or(|node| node.variations().iter().any(begins)) {
        return;
    }
    // Moves of a line are legal, and the main line is nowhere near too deep.
    let Ok(better) = line.vary(judgement.ply, best.mv) else { return };
    better.comment(&Eval::after(judgement.side, best.score).to_string());
    for mv in &shown(best)[1..] {
        if better.play(*mv).is_err() {
            break;
        }
    }
}

/// The part of a line that is worth reading.
fn shown(best: &Prospect) -> &[Move] {
    let most = if let Score::WinIn(_) = best.score { best.line.len() } else { MOST_SHOWN };
    &best.line[..most.min(best.line.len())]
}
