//! A report for people: a line for each move, and what is said of the players.

use namua_engine::Score;
use namua_engine::analysis::{Judgement, Prospect, Report, Summary, Verdict};
use namua_rules::{Position, Record, Side};

use crate::excerpt;
use crate::words::{Words, value};

/// Moves of an expected line that are shown beside a move.
const SHOWN: usize = 8;

/// Seeds ahead or behind, or the moves to the end.
pub(super) fn score(score: Score, words: &Words) -> String {
    let distance = value(u64::from(score.mate().unwrap_or(0).unsigned_abs()));
    match score {
        Score::Centiseeds(score) => format!("{:+.2}", f64::from(score) / 100.0),
        Score::WinIn(_) => words.say("analyse-wins", &[("moves", distance)]),
        Score::LossIn(_) => words.say("analyse-loses", &[("moves", distance)]),
    }
}

/// A share per mille in per cent.
pub(super) fn percent(chance: u32) -> String {
    format!("{} %", points(chance))
}

/// A share per mille in per cent, without the sign.
fn points(chance: u32) -> String {
    format!("{}.{}", chance / 10, chance % 10)
}

/// Who played what.
pub(super) fn title(nth: usize, record: &Record, words: &Words) -> String {
    let values = [
        ("number", value(nth as u64)),
        ("south", name(record, Side::South).into()),
        ("north", name(record, Side::North).into()),
        ("game", words.say(&format!("ruleset-{}", record.ruleset()), &[]).into()),
        ("moves", value(record.line().moves().len() as u64)),
        ("ending", record.result().text().into()),
    ];
    words.say("replay-holds", &values)
}

/// The lines of a report.
pub(super) fn report(record: &Record, report: &Report, many: bool, words: &Words) -> Vec<String> {
    let mut lines = vec![words.say("analyse-moves-head", &[])];
    for judgement in &report.judgements {
        lines.push(judged(record, judgement, many, words));
        if many {
            let before = record.line().before(judgement.ply);
            let others = judgement.thought.prospects.iter();
            lines.extend(others.map(|prospect| format!("{:16}{}", "", other(before, prospect, words))));
        }
    }
    lines.extend(Side::ALL.map(|side| player(record, side, &report.summary(side), words)));
    lines
}

/// ` 5. A7L   loses in 3    0.0 %  100.0  ?? blunder   A4R 100.0 %: ..`
fn judged(record: &Record, judgement: &Judgement, many: bool, words: &Words) -> String {
    let played = &judgement.played;
    let mut line = format!(
        "{:<14}  {:>12}  {:>7}  {:>6}  {:<2} {}",
        numbered(record, judgement.ply),
        score(played.score, words),
        percent(played.chance()),
        points(judgement.loss()),
        judgement.verdict.map_or("", Verdict::sign),
        verdict(judgement.verdict, words)
    );
    if !many && judgement.verdict.is_some_and(Verdict::is_wrong) {
        let better = other(record.line().before(judgement.ply), judgement.thought.best(), words);
        line += &format!("; {}", words.say("analyse-better", &[("line", better.into())]));
    }
    line
}

/// A move and its line: ` 75.3 %  A3R b7R A4R`.
fn other(before: &Position, prospect: &Prospect, words: &Words) -> String {
    let texts = prospect.texts(before);
    let more = if texts.len() > SHOWN { " …" } else { "" };
    let shown = texts[..texts.len().min(SHOWN)].join(" ");
    let worth = match prospect.score {
        Score::Centiseeds(_) => percent(prospect.chance()),
        proven => score(proven, words),
    };
    format!("{shown}{more} ({worth})")
}

fn verdict(verdict: Option<Verdict>, words: &Words) -> String {
    match verdict {
        Some(verdict) => words.say(&format!("analyse-verdict-{}", verdict.name()), &[]),
        None => words.say("analyse-forced", &[]),
    }
}

/// `12. A5R` or `12... a5R`, with signs.
pub(super) fn numbered(record: &Record, ply: usize) -> String {
    let line = record.line();
    let made = line.moves()[ply].ply();
    let dots = if made.side == Side::South { "." } else { "..." };
    format!("{:>2}{dots} {}", line.number(ply), made.text())
}

/// Both players: `Asha - Juma`.
pub(super) fn names(record: &Record) -> String {
    Side::ALL.map(|side| name(record, side)).join(" - ")
}

fn name(record: &Record, side: Side) -> String {
    let tag = if side == Side::South { "South" } else { "North" };
    excerpt::word(record.tag(tag).unwrap_or("?"))
}

fn player(record: &Record, side: Side, summary: &Summary, words: &Words) -> String {
    let id = if side == Side::South { "side-south" } else { "side-north" };
    let mut values = vec![("side", words.say(id, &[]).into()), ("name", name(record, side).into())];
    let Some(average) = summary.average_loss() else { return words.say("analyse-player-none", &values) };
    values.push(("average", points(average).into()));
    values.extend(Verdict::ALL.map(|verdict| (verdict.name(), value(summary.count(verdict).into()))));
    words.say("analyse-player", &values)
}
