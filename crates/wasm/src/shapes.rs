//! The plain objects JavaScript gets: positions, legal moves, steps, refusals. The TypeScript side of
//! the same shapes is `web/src/board/types.ts`.

use std::collections::BTreeMap;

use namua_rules::text::told::Fact;
use namua_rules::{
    Direction, Hole, House, IllegalMove, Move, MoveText, Outcome, Played, Position, Setup, Side, Stage,
    Step as RuleStep,
};
use serde::Serialize;
use wasm_bindgen::JsValue;

/// A value as a plain JavaScript object; `None` becomes `null`.
pub(crate) fn plain(value: &impl Serialize) -> Result<JsValue, JsValue> {
    let serializer = serde_wasm_bindgen::Serializer::json_compatible();
    value.serialize(&serializer).map_err(JsValue::from)
}

/// Something a person may read, thrown as an `Error`.
pub(crate) fn error(message: impl ToString) -> JsValue {
    js_sys::Error::new(&message.to_string()).into()
}

/// The end of a game.
#[derive(Serialize)]
pub(crate) struct End {
    result: &'static str,
    reason: &'static str,
}

impl From<Outcome> for End {
    fn from(outcome: Outcome) -> End {
        End { result: outcome.result(), reason: outcome.reason.name() }
    }
}

/// Everything a board shows of one position.
#[derive(Serialize)]
pub(crate) struct View {
    ruleset: &'static str,
    columns: u8,
    rows: [Vec<u8>; 4],
    turn: char,
    stage: Option<&'static str>,
    reserves: [u8; 2],
    houses: [&'static str; 2],
    reserved: Option<String>,
    hand: u8,
    text: String,
    hash: String,
    outcome: Option<End>,
}

impl View {
    pub(crate) fn new(position: &Position, outcome: Option<Outcome>) -> View {
        let sides = [Side::South, Side::North];
        View {
            ruleset: position.ruleset().name(),
            columns: position.ruleset().columns(),
            rows: rows(position),
            turn: position.turn().letter(),
            stage: position.stage().map(stage),
            reserves: sides.map(|side| position.reserve(side)),
            houses: sides.map(|side| house(position, side)),
            reserved: position.reserved().map(|hole| hole.to_string()),
            hand: position.hand(),
            text: position.to_string(),
            hash: format!("{:016x}", position.hash()),
            outcome: outcome.map(End::from),
        }
    }
}

/// The rows as they are printed, each physically left to right.
fn rows(position: &Position) -> [Vec<u8>; 4] {
    let setup = Setup::from(position);
    Setup::ROWS.map(|(side, row)| setup.row(side, row).map(|hole| position.count(hole)).collect())
}

fn stage(stage: Stage) -> &'static str {
    match stage {
        Stage::Namua => "namua",
        Stage::Mtaji => "mtaji",
    }
}

fn house(position: &Position, side: Side) -> &'static str {
    let Position::Bao(bao) = position else { return "none" };
    if !bao.rules().houses {
        return "none";
    }
    match bao.house(side) {
        House::Functional => "functional",
        House::Dormant => "dormant",
        House::Gone => "gone",
    }
}

/// A legal move and what it does.
#[derive(Serialize)]
pub(crate) struct MoveInfo {
    #[serde(rename = "move")]
    mv: String,
    text: String,
    hole: String,
    direction: Option<char>,
    safari: bool,
    choice: bool,
    capturing: bool,
    captured: u8,
    laps: u16,
    end: String,
    wins: bool,
    reserves: Option<String>,
    after: View,
}

impl MoveInfo {
    /// `all` are the legal moves of the position: among them stands the other answer at the house.
    pub(crate) fn new(played: &Played, all: &[Move]) -> MoveInfo {
        let (hole, direction, safari) = parts(played.mv, played.side);
        MoveInfo {
            mv: played.mv.plain(played.side).to_string(),
            text: played.text(),
            hole: hole.to_string(),
            direction: direction.map(Direction::letter),
            safari,
            choice: has_other_answer(played.mv, all),
            capturing: played.capturing,
            captured: played.captured,
            laps: played.laps,
            end: played.end.to_string(),
            wins: played.outcome.is_some_and(|outcome| outcome.winner == Some(played.side)),
            reserves: played.reserves.map(|hole| hole.to_string()),
            after: View::new(&played.after, played.outcome),
        }
    }
}

fn parts(mv: Move, side: Side) -> (Hole, Option<Direction>, bool) {
    match mv {
        Move::Sow { pit, direction, safari } => (pit.of_side(side), Some(direction), safari),
        Move::Step(stone) => (stone.of_side(side), None, false),
    }
}

/// Whether the same start also allows the other answer to K14's question.
fn has_other_answer(mv: Move, all: &[Move]) -> bool {
    match mv {
        Move::Sow { pit, direction, safari } => all.contains(&Move::Sow { pit, direction, safari: !safari }),
        Move::Step(_) => false,
    }
}

/// One step of a move; the fields are those of [`namua_rules::Step`].
#[derive(Serialize)]
#[serde(tag = "kind", rename_all = "lowercase")]
pub(crate) enum Step {
    Place { hole: String, count: u8 },
    Lift { hole: String, seeds: u8, count: u8 },
    Drop { hole: String, count: u8, hand: u8 },
    Capture { hole: String, from: String, seeds: u8 },
    Enter { hole: String },
    Relay { hole: String },
    Safari { hole: String },
    Stop { hole: String, why: &'static str },
    Reserve { hole: String },
    Win { hand: u8 },
}

impl From<&RuleStep> for Step {
    fn from(step: &RuleStep) -> Step {
        match *step {
            RuleStep::Place { hole, count } => Step::Place { hole: hole.to_string(), count },
            RuleStep::Lift { hole, seeds, count } => Step::Lift { hole: hole.to_string(), seeds, count },
            RuleStep::Drop { hole, count, hand } => Step::Drop { hole: hole.to_string(), count, hand },
            RuleStep::Capture { hole, from, seeds } => {
                Step::Capture { hole: hole.to_string(), from: from.to_string(), seeds }
            }
            RuleStep::Enter { hole } => Step::Enter { hole: hole.to_string() },
            RuleStep::Relay { hole } => Step::Relay { hole: hole.to_string() },
            RuleStep::Safari { hole } => Step::Safari { hole: hole.to_string() },
            RuleStep::Stop { hole, why } => Step::Stop { hole: hole.to_string(), why: why.name() },
            RuleStep::Reserve { hole } => Step::Reserve { hole: hole.to_string() },
            RuleStep::Win { hand } => Step::Win { hand },
        }
    }
}

/// Why a wish is not legal: the rule, the name of its message with the arguments, and what is possible instead.
#[derive(Serialize)]
pub(crate) struct Refusal {
    pub(crate) rule: &'static str,
    pub(crate) id: &'static str,
    pub(crate) args: BTreeMap<&'static str, Argument>,
    pub(crate) possible: Vec<String>,
}

/// An argument of a Fluent message.
#[derive(Serialize)]
#[serde(untagged)]
pub(crate) enum Argument {
    Text(String),
    Number(u64),
}

impl From<&IllegalMove> for Refusal {
    fn from(illegal: &IllegalMove) -> Refusal {
        let possible = illegal.possible.iter().map(|mv| mv.plain(illegal.side).to_string()).collect();
        Refusal {
            rule: illegal.refusal.rule(),
            id: illegal.refusal.id(),
            args: arguments(illegal.refusal.message().facts),
            possible,
        }
    }
}

/// Characters of a word that a message quotes.
const WORD: usize = 40;

/// Facts of a message; a word of a text that was read is cut where it is long.
pub(crate) fn arguments(facts: Vec<(&'static str, Fact)>) -> BTreeMap<&'static str, Argument> {
    let argument = |fact| match fact {
        Fact::Text(text) => Argument::Text(text),
        Fact::Word(word) => {
            let cut = word.chars().count() > WORD;
            Argument::Text(word.chars().take(WORD).chain(cut.then_some('…')).collect())
        }
        Fact::Number(number) => Argument::Number(number),
    };
    facts.into_iter().map(|(name, fact)| (name, argument(fact))).collect()
}

/// Reads a move's text; syntax only.
pub(crate) fn read(text: &str) -> Result<MoveText, JsValue> {
    text.parse().map_err(|fault| error(format!("{text}: {fault}")))
}
