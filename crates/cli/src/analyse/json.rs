//! Answers for scripts: one object for a position, one a game for records. Chances and losses are in per cent.

use namua_engine::Score;
use namua_engine::analysis::{Eval, Judgement, Prospect, Report, Summary, Thought, Verdict};
use namua_rules::{Position, Record, Side};
use serde::Serialize;

use super::tell::before;

#[derive(Serialize)]
struct Analysis {
    position: String,
    result: Option<&'static str>,
    depth: u32,
    nodes: u64,
    lines: Vec<Line>,
}

#[derive(Serialize)]
struct Line {
    #[serde(rename = "move")]
    mv: String,
    score: Worth,
    chance: f64,
    line: Vec<String>,
}

/// A score for the player who moves: an estimate in hundredths of a seed, or the plies to the end.
#[derive(Serialize)]
#[serde(rename_all = "snake_case")]
enum Worth {
    Centiseeds(i32),
    WinIn(u32),
    LossIn(u32),
}

#[derive(Serialize)]
struct Game<'a> {
    game: usize,
    ruleset: &'static str,
    south: Option<&'a str>,
    north: Option<&'a str>,
    result: &'static str,
    plies: usize,
    moves: Vec<Move>,
    players: Players,
}

#[derive(Serialize)]
struct Move {
    ply: usize,
    number: usize,
    side: char,
    #[serde(rename = "move")]
    mv: String,
    score: Worth,
    chance: f64,
    loss: f64,
    verdict: Option<&'static str>,
    glyph: Option<u8>,
    eval: String,
    south_chance: f64,
    depth: u32,
    nodes: u64,
    lines: Vec<Line>,
}

#[derive(Serialize)]
struct Players {
    south: Player,
    north: Player,
}

#[derive(Serialize)]
struct Player {
    judged: u32,
    average_loss: Option<f64>,
    only: u32,
    best: u32,
    good: u32,
    inaccuracies: u32,
    mistakes: u32,
    blunders: u32,
}

/// What was found about a position; nothing where the game is over.
pub(super) fn position(position: &Position, thought: Option<&Thought>) -> String {
    text(&Analysis {
        position: position.named_text(),
        result: position.outcome().map(|outcome| outcome.result()),
        depth: thought.map_or(0, |thought| thought.depth),
        nodes: thought.map_or(0, |thought| thought.nodes),
        lines: thought.map(|thought| lines(position, thought)).unwrap_or_default(),
    })
}

/// What is said of the game with this number, from 1.
pub(super) fn game(number: usize, record: &Record, report: &Report) -> String {
    text(&Game {
        game: number,
        ruleset: record.ruleset().name(),
        south: record.tag("South"),
        north: record.tag("North"),
        result: record.result().text(),
        plies: report.plies,
        moves: report.judgements.iter().map(|judgement| Move::of(record, judgement)).collect(),
        players: Players {
            south: Player::from(report.summary(Side::South)),
            north: Player::from(report.summary(Side::North)),
        },
    })
}

impl Move {
    fn of(record: &Record, judgement: &Judgement) -> Move {
        let Judgement { ply, side, thought, played, verdict } = judgement;
        let eval: Eval = judgement.eval();
        Move {
            ply: ply + 1,
            number: record.line().number(*ply),
            side: side.letter(),
            mv: record.line().moves()[*ply].ply().text(),
            score: played.score.into(),
            chance: percent(played.chance()),
            loss: percent(judgement.loss()),
            verdict: verdict.map(Verdict::name),
            glyph: verdict.and_then(Verdict::glyph),
            eval: eval.to_string(),
            south_chance: percent(eval.chance()),
            depth: thought.depth,
            nodes: thought.nodes,
            lines: lines(before(record, *ply), thought),
        }
    }
}

fn lines(position: &Position, thought: &Thought) -> Vec<Line> {
    let line = |prospect: &Prospect| Line {
        mv: position.play_unchecked(prospect.mv, &mut ()).text(),
        score: prospect.score.into(),
        chance: percent(prospect.chance()),
        line: prospect.texts(position),
    };
    thought.prospects.iter().map(line).collect()
}

impl From<Score> for Worth {
    fn from(score: Score) -> Worth {
        match score {
            Score::Centiseeds(centiseeds) => Worth::Centiseeds(centiseeds),
            Score::WinIn(plies) => Worth::WinIn(plies),
            Score::LossIn(plies) => Worth::LossIn(plies),
        }
    }
}

impl From<Summary> for Player {
    fn from(summary: Summary) -> Player {
        let count = |verdict| summary.count(verdict);
        Player {
            judged: summary.judged,
            average_loss: summary.average_loss().map(percent),
            only: count(Verdict::Only),
            best: count(Verdict::Best),
            good: count(Verdict::Good),
            inaccuracies: count(Verdict::Inaccuracy),
            mistakes: count(Verdict::Mistake),
            blunders: count(Verdict::Blunder),
        }
    }
}

fn percent(per_mille: u32) -> f64 {
    f64::from(per_mille) / 10.0
}

fn text(value: &impl Serialize) -> String {
    serde_json::to_string(value).unwrap_or_else(|error| unreachable!("plain data: {error}"))
}
