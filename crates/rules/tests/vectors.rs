//! Every vector of `tests/data/vectors`: positions with all their moves, single moves, refusals and whole lines.

use namua_rules::{Leniency, Move, Position, Refusal, Ruleset, text::moves::MoveError};
use serde_json::Value;

/// What a file's lines say, checked one by one; failures are collected so that all are seen.
fn check_file(name: &str) {
    let path = format!("{}/tests/data/vectors/{name}.jsonl", env!("CARGO_MANIFEST_DIR"));
    let text = std::fs::read_to_string(&path).unwrap_or_else(|e| panic!("{path}: {e}"));
    let mut failures = Vec::new();
    let mut lines = 0;
    for (number, line) in text.lines().enumerate() {
        let value: Value = serde_json::from_str(line).unwrap();
        lines += 1;
        if let Err(error) = check(&value) {
            failures.push(format!("{name}.jsonl:{}: {error}", number + 1));
        }
    }
    assert!(lines > 0 && failures.is_empty(), "{}", failures.join("\n"));
}

fn check(value: &Value) -> Result<(), String> {
    let ruleset: Ruleset = value["ruleset"].as_str().unwrap().parse().unwrap();
    let leniency = if value["lenient"] == true { Leniency::Lenient } else { Leniency::Strict };
    let text = value["position"].as_str().unwrap_or("startpos");
    let position = Position::parse(text, ruleset, leniency).map_err(|e| e.to_string())?;
    if text != "startpos" {
        expect("canonical text", &position.to_string(), text)?;
    }
    if let Some(plays) = value["plays"].as_object() {
        check_plays(&position, plays)?;
    }
    if let Some(legal) = value["legal"].as_array() {
        let wanted: Vec<_> = legal.iter().map(|v| v.as_str().unwrap().to_owned()).collect();
        expect("legal moves", &format!("{:?}", position.plain_moves()), &format!("{wanted:?}"))?;
    }
    if let Some(mv) = value["illegal"].as_str() {
        check_never_ending(&position, mv)?;
    }
    if let Some(mv) = value["move"].as_str() {
        check_move(&position, mv, value)?;
    }
    if let Some(line) = value["line"].as_array() {
        check_line(position, line)?;
    }
    if let Some(laps) = value["laps"].as_object() {
        check_laps(&position, laps, &value["never_ending"])?;
    }
    Ok(())
}

fn expect(what: &str, found: &str, wanted: &str) -> Result<(), String> {
    if found == wanted { Ok(()) } else { Err(format!("{what}: found {found}, wanted {wanted}")) }
}

/// The text after a move as the vectors write it: with result and hand once the game is over.
fn after(position: &Position, mv: Move) -> String {
    let played = position.play(mv, &mut ()).unwrap();
    let mut text = played.after.to_string();
    if let Some(outcome) = played.outcome {
        text += &format!(" {}", outcome.result());
        if played.after.hand() > 0 {
            text += &format!(" hand {}", played.after.hand());
        }
    }
    text
}

fn check_plays(position: &Position, plays: &serde_json::Map<String, Value>) -> Result<(), String> {
    let (mut found, mut wanted) = (position.plain_moves(), plays.keys().cloned().collect::<Vec<_>>());
    found.sort();
    wanted.sort();
    expect("moves", &format!("{found:?}"), &format!("{wanted:?}"))?;
    for (text, board) in plays {
        let mv = position.parse_move(text).map_err(|e| format!("{text}: {e}"))?;
        expect(text, &after(position, mv), board.as_str().unwrap())?;
    }
    Ok(())
}

fn check_move(position: &Position, text: &str, value: &Value) -> Result<(), String> {
    let mv = position.parse_move(text).map_err(|e| format!("{text}: {e}"))?;
    let played = position.play(mv, &mut ()).map_err(|e| e.to_string())?;
    let board = played.after.to_string();
    expect(text, board.split(' ').next().unwrap(), value["board"].as_str().unwrap())?;
    let reserved = played.reserves.map_or("-".to_owned(), |hole| hole.to_string());
    expect("reserved", &reserved, value["reserved"].as_str().unwrap_or("-"))?;
    let result = played.outcome.map(|outcome| outcome.result());
    if let Some(wanted) = value["result"].as_str() {
        expect("result", result.unwrap_or("none"), wanted)?;
        expect("hand", &played.after.hand().to_string(), &value["hand"].as_u64().unwrap_or(0).to_string())?;
    }
    Ok(())
}

fn check_never_ending(position: &Position, text: &str) -> Result<(), String> {
    match position.parse_move(text) {
        Err(MoveError::Illegal(illegal)) if matches!(illegal.refusal, Refusal::NeverEnding { .. }) => Ok(()),
        other => Err(format!("{text} should be refused by K24: {other:?}")),
    }
}

fn check_line(mut position: Position, line: &[Value]) -> Result<(), String> {
    for step in line {
        let (text, board) = (step[0].as_str().unwrap(), step[1].as_str().unwrap());
        let mv = position.parse_move(text).map_err(|e| format!("{text}: {e}"))?;
        position = position.play(mv, &mut ()).map_err(|e| e.to_string())?.after;
        expect(text, position.to_string().split(' ').next().unwrap(), board)?;
    }
    Ok(())
}

fn check_laps(
    position: &Position,
    laps: &serde_json::Map<String, Value>,
    never: &Value,
) -> Result<(), String> {
    let moves = position.plain_moves();
    let mut wanted: Vec<_> = laps.keys().cloned().collect();
    let mut found = moves.clone();
    wanted.sort();
    found.sort();
    expect("moves", &format!("{found:?}"), &format!("{wanted:?}"))?;
    for (text, laps) in laps {
        let mv = position.parse_move(text).map_err(|e| e.to_string())?;
        expect(text, &position.play_unchecked(mv, &mut ()).laps.to_string(), &laps.to_string())?;
    }
    never.as_array().unwrap().iter().try_for_each(|mv| check_never_ending(position, mv.as_str().unwrap()))
}

macro_rules! files {
    ($($name:ident),*) => { $( #[test] fn $name() { check_file(stringify!($name)); } )* };
}

files!(sourced, kiswahili, zanzibar, kete, kujifunza, kimasai, edges, long);
