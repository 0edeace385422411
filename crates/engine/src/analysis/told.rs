//! What an analysis says, as plain data with the names that doors give it: the shapes of `namua analyse --json`
//! (docs/ANALYSIS.md) and of the browser's worker (`web/src/engine/analysis.ts`). Chances and losses are in per cent.

use namua_rules::{Position, Record, Side};
use serde::Serialize;

use super::{Judgement, Prospect, Report, Summary, Thought, Verdict};
use crate::score::Score;

/// What was found about a position.
#[derive(Debug, Serialize)]
pub struct Analysis {
    position: String,
    result: Option<&'static str>,
    depth: u32,
    nodes: u64,
    lines: Vec<Line>,
}

#[derive(Debug, Serialize)]
struct Line {
    #[serde(rename = "move")]
    mv: String,
    score: Worth,
    chance: f64,
    line: Vec<String>,
}

/// A score for the player who moves: an estimate in hundredths of a seed, or the plies to the end.
#[derive(Debug, Serialize)]
#[serde(rename_all = "snake_case")]
enum Worth {
    Centiseeds(i32),
    WinIn(u32),
    LossIn(u32),
}

/// What is said of a record.
#[derive(Debug, Serialize)]
pub struct Game {
    #[serde(skip_serializing_if = "Option::is_none")]
    game: Option<usize>,
    ruleset: &'static str,
    south: Option<String>,
    north: Option<String>,
    result: &'static str,
    plies: usize,
    moves: Vec<Move>,
    players: Players,
    #[serde(skip_serializing_if = "Option::is_none")]
    record: Option<String>,
}

#[derive(Debug, Serialize)]
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

#[derive(Debug, Serialize)]
struct Players {
    south: Player,
    north: Player,
}

#[derive(Debug, Serialize)]
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

impl Analysis {
    /// What was found about a position; nothing where the game is over.
    #[must_use]
    pub fn new(position: &Position, thought: Option<&Thought>) -> Analysis {
        Analysis {
            position: position.named_text(),
            result: position.outcome().map(|outcome| outcome.result()),
            depth: thought.map_or(0, |thought| thought.depth),
            nodes: thought.map_or(0, |thought| thought.nodes),
            lines: thought.map(|thought| lines(position, thought)).unwrap_or_default(),
        }
    }
}

impl Game {
    /// What the report says of the record it was made from, without its number and its text.
    #[must_use]
    pub fn new(record: &Record, report: &Report) -> Game {
        let player = |side| Player::from(report.summary(side));
        Game {
            game: None,
            ruleset: record.ruleset().name(),
            south: record.tag("South").map(str::to_owned),
            north: record.tag("North").map(str::to_owned),
            result: record.result().text(),
            plies: report.plies,
            moves: report.judgements.iter().map(|judgement| Move::of(record, judgement)).collect(),
            players: Players { south: player(Side::South), north: player(Side::North) },
            record: None,
        }
    }

    /// With its number among several, from 1.
    #[must_use]
    pub fn numbered(self, number: usize) -> Game {
        Game { game: Some(number), ..self }
    }

    /// With the text of the record.
    #[must_use]
    pub fn with_record(self, record: &Record) -> Game {
        Game { record: Some(record.to_string()), ..self }
    }
}

impl Move {
    fn of(record: &Record, judgement: &Judgement) -> Move {
        let Judgement { ply, side, thought, played, verdict } = judgement;
        let (line, eval) = (record.line(), judgement.eval());
        Move {
            ply: ply + 1,
            number: line.number(*ply),
            side: side.letter(),
            mv: line.moves()[*ply].ply().text(),
            score: played.score.into(),
            chance: percent(played.chance()),
            loss: percent(judgement.loss()),
            verdict: verdict.map(Verdict::name),
            glyph: verdict.and_then(Verdict::glyph),
            eval: eval.to_string(),
            south_chance: percent(eval.chance()),
            depth: thought.depth,
            nodes: thought.nodes,
            lines: lines(line.before(*ply), thought),
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
