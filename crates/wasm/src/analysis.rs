//! What an analysis gives to JavaScript. The shapes are those `namua analyse --json` prints (docs/ANALYSIS.md); the TypeScript
//! side is `web/src/engine/analysis.ts`. Chances and losses are in per cent.

use core::time::Duration;

use namua_engine::analysis::{Judgement, Prospect, Report as Judged, Settings, Summary, Thought, Verdict};
use namua_engine::{Limits, Score};
use namua_rules::{Position, Record, Side};
use serde::{Deserialize, Serialize};
use wasm_bindgen::JsValue;

use crate::shapes::error;

/// Positions looked at if no limit is given: the same question gets the same answer.
const NODES: u64 = 200_000;

/// What may be spent on each position, and how many of the best moves are wanted.
#[derive(Deserialize)]
pub(crate) struct Options {
    depth: Option<u32>,
    nodes: Option<u32>,
    /// In seconds.
    time: Option<f64>,
    lines: Option<u32>,
}

impl Options {
    /// Reads an object; what is missing is as if not said.
    pub(crate) fn read(options: &JsValue) -> Result<Options, JsValue> {
        Ok(serde_wasm_bindgen::from_value(options.clone())?)
    }

    /// The settings of a search in a browser.
    pub(crate) fn settings(&self) -> Result<Settings, JsValue> {
        let time = self.time.map(Duration::try_from_secs_f64).transpose().map_err(error)?;
        let mut limits = Limits { depth: self.depth, nodes: self.nodes.map(u64::from), time, optimum: None };
        if limits == Limits::default() {
            limits.nodes = Some(NODES);
        }
        Ok(Settings { limits, lines: self.lines.unwrap_or(1) as usize, threads: 1 })
    }
}

/// What was found about a position.
#[derive(Serialize)]
pub(crate) struct Analysis {
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

#[derive(Serialize)]
#[serde(rename_all = "snake_case")]
enum Worth {
    Centiseeds(i32),
    WinIn(u32),
    LossIn(u32),
}

/// What is said of a record, and the record with that in it.
#[derive(Serialize)]
pub(crate) struct Report {
    ruleset: &'static str,
    south: Option<String>,
    north: Option<String>,
    result: &'static str,
    plies: usize,
    moves: Vec<Move>,
    players: Players,
    record: String,
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

impl Analysis {
    /// Nothing is found where the game is over.
    pub(crate) fn new(position: &Position, thought: Option<&Thought>) -> Analysis {
        Analysis {
            position: position.named_text(),
            result: position.outcome().map(|outcome| outcome.result()),
            depth: thought.map_or(0, |thought| thought.depth),
            nodes: thought.map_or(0, |thought| thought.nodes),
            lines: thought.map(|thought| lines(position, thought)).unwrap_or_default(),
        }
    }
}

impl Report {
    /// `record` has the report written into it already.
    pub(crate) fn new(record: &Record, report: &Judged) -> Report {
        let player = |side| Player::from(report.summary(side));
        Report {
            ruleset: record.ruleset().name(),
            south: record.tag("South").map(str::to_owned),
            north: record.tag("North").map(str::to_owned),
            result: record.result().text(),
            plies: report.plies,
            moves: report.judgements.iter().map(|judgement| Move::of(record, judgement)).collect(),
            players: Players { south: player(Side::South), north: player(Side::North) },
            record: record.to_string(),
        }
    }
}

impl Move {
    fn of(record: &Record, judgement: &Judgement) -> Move {
        let Judgement { ply, side, thought, played, verdict } = judgement;
        let moves = record.line().moves();
        let before = ply.checked_sub(1).map_or(record.start(), |last| &moves[last].ply().after);
        let eval = judgement.eval();
        Move {
            ply: ply + 1,
            number: record.line().number(*ply),
            side: side.letter(),
            mv: moves[*ply].ply().text(),
            score: played.score.into(),
            chance: percent(played.chance()),
            loss: percent(judgement.loss()),
            verdict: verdict.map(Verdict::name),
            glyph: verdict.and_then(Verdict::glyph),
            eval: eval.to_string(),
            south_chance: percent(eval.chance()),
            depth: thought.depth,
            nodes: thought.nodes,
            lines: lines(before, thought),
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
