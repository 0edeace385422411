//! Runs the naive second implementation over the published and computed examples in `data`.

mod naive;

use naive::Play;
use serde_json::Value;
use std::collections::BTreeMap;
use std::path::PathBuf;

fn data(file: &str) -> String {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/data").join(file);
    std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

fn vectors(name: &str) -> Vec<Value> {
    let text = data(&format!("vectors/{name}.jsonl"));
    text.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect()
}

fn text<'a>(vector: &'a Value, key: &str) -> &'a str {
    vector[key].as_str().unwrap_or_else(|| panic!("{key} in {vector}"))
}

fn texts(value: &Value) -> Vec<&str> {
    value.as_array().expect("a list").iter().map(|text| text.as_str().expect("a text")).collect()
}

/// All vectors are read strictly, but for those marked lenient, which must then be refused strictly.
fn plays_of(vector: &Value) -> Vec<Play> {
    let (ruleset, position) = (text(vector, "ruleset"), text(vector, "position"));
    let strict = naive::plays(ruleset, position);
    if vector["lenient"] != true {
        return strict.unwrap_or_else(|reasons| panic!("{reasons:?}: {vector}"));
    }
    assert!(strict.is_err(), "not refused: {vector}");
    naive::plays_lenient(ruleset, position).unwrap_or_else(|reasons| panic!("{reasons:?}: {vector}"))
}

/// The fixed order of 4x8 moves happens to be that of their bytes.
fn assert_fixed_order(plays: &[Play], vector: &Value) {
    if vector["ruleset"] != "kimasai" {
        assert!(plays.is_sorted_by(|a, b| a.mv < b.mv), "order: {vector}");
    }
}

fn check_computed(name: &str) {
    for vector in vectors(name) {
        let plays = plays_of(&vector);
        assert_fixed_order(&plays, &vector);
        let ours: BTreeMap<String, String> = plays.iter().map(|p| (p.mv.clone(), p.told())).collect();
        let theirs = vector["plays"].as_object().expect("plays").iter();
        let theirs = theirs.map(|(mv, told)| (mv.clone(), told.as_str().expect("text").to_string()));
        assert_eq!(ours, theirs.collect(), "{name}: {vector}");
    }
}

#[test]
fn kiswahili() {
    check_computed("kiswahili");
}

#[test]
fn zanzibar() {
    check_computed("zanzibar");
}

#[test]
fn kete() {
    check_computed("kete");
}

#[test]
fn kujifunza() {
    check_computed("kujifunza");
}

#[test]
fn kimasai() {
    check_computed("kimasai");
}

#[test]
fn edges() {
    check_computed("edges");
}

#[test]
fn long() {
    for vector in vectors("long") {
        let plays = plays_of(&vector);
        let ours: BTreeMap<String, u64> =
            plays.iter().map(|play| (play.mv.clone(), u64::from(play.laps))).collect();
        let theirs = vector["laps"].as_object().expect("laps").iter();
        let theirs = theirs.map(|(mv, laps)| (mv.clone(), laps.as_u64().expect("a number")));
        assert_eq!(ours, theirs.collect(), "{vector}");
        let never = naive::never_ending(text(&vector, "ruleset"), text(&vector, "position"));
        assert_eq!(never, texts(&vector["never_ending"]), "{vector}");
    }
}

#[test]
fn sourced() {
    for vector in vectors("sourced") {
        if vector["line"].is_array() {
            check_line(&vector);
        } else if vector["legal"].is_array() {
            let plays = plays_of(&vector);
            let ours: Vec<&str> = plays.iter().map(|play| play.mv.as_str()).collect();
            assert_eq!(ours, texts(&vector["legal"]), "{vector}");
        } else if vector["illegal"].is_string() {
            check_illegal(&vector);
        } else {
            check_move(&vector);
        }
    }
}

fn check_move(vector: &Value) {
    let plays = plays_of(vector);
    let play = find(&plays, text(vector, "move"), vector);
    assert_eq!(play.after.split(' ').next(), Some(text(vector, "board")), "{vector}");
    if vector["reserved"].is_string() {
        assert_eq!(play.reserves.as_deref(), vector["reserved"].as_str(), "{vector}");
    } else {
        assert_eq!(play.reserves, None, "{vector}");
    }
    assert_eq!(play.result, vector["result"].as_str(), "{vector}");
    assert_eq!(u64::from(play.hand), vector["hand"].as_u64().unwrap_or(0), "{vector}");
}

fn check_illegal(vector: &Value) {
    let mv = text(vector, "illegal");
    assert!(plays_of(vector).iter().all(|play| play.mv != mv), "{vector}");
    assert_eq!(text(vector, "reason"), "never-ending");
    let never = naive::never_ending(text(vector, "ruleset"), text(vector, "position"));
    assert!(never.iter().any(|other| other == mv), "{vector}");
}

fn check_line(vector: &Value) {
    let mut position = "startpos".to_string();
    let mut result = None;
    for step in vector["line"].as_array().expect("a line") {
        let step = texts(step);
        let plays = naive::plays(text(vector, "ruleset"), &position).expect("a set-up");
        let play = find(&plays, step[0], vector);
        assert_eq!(play.after.split(' ').next(), Some(step[1]), "{step:?} {vector}");
        (position, result) = (play.after.clone(), play.result);
    }
    assert_eq!(result, vector["result"].as_str(), "{vector}");
}

fn find<'a>(plays: &'a [Play], mv: &str, vector: &Value) -> &'a Play {
    plays.iter().find(|play| play.mv == mv).unwrap_or_else(|| panic!("{mv} not legal: {vector}"))
}

#[test]
fn perft() {
    for ruleset in ["kiswahili", "zanzibar", "kete", "kujifunza", "kimasai"] {
        for line in data(&format!("perft/{ruleset}.txt")).lines() {
            let (depth, count) = line.split_once(' ').expect("depth and count");
            let depth = depth.parse().expect("a depth");
            let ours = naive::perft(ruleset, "startpos", depth);
            assert_eq!(ours.to_string(), count, "{ruleset} {depth}");
        }
    }
}

const START: &str = "0,0,0,0,0,0,0,0/0,2,2,6,0,0,0,0/0,0,0,0,6,2,2,0/0,0,0,0,0,0,0,0 S 22,22 Aa -";

fn refusals(ruleset: &str, position: &str) -> (Vec<String>, Vec<String>) {
    let strict = naive::plays(ruleset, position).err().unwrap_or_default();
    let lenient = naive::plays_lenient(ruleset, position).err().unwrap_or_default();
    (strict, lenient)
}

#[test]
fn all_reasons_are_told_and_two_forgiven() {
    let position = START.replace("22,22 Aa", "22,23 Aa");
    let (strict, lenient) = refusals("kiswahili", &position);
    assert_eq!(strict, ["not 64 seeds in all", "reserves out of step"]);
    assert!(lenient.is_empty());

    let position = "0,0,0,0,0,0,0,0/0,0,0,0,0,0,0,0/0,0,0,0,256,2,2,0/0,0,0,0,0,0,0,0 N 0,0 Aa b3";
    let (strict, lenient) = refusals("kiswahili", position);
    assert_eq!(strict.len(), 6, "{strict:?}");
    assert_eq!(lenient.len(), 5, "{lenient:?}");
}

#[test]
fn reserved_holes_are_checked() {
    // North cannot capture; a4 and a8 hold seeds.
    let base = "0,1,2,1,4,8,2,2/10,0,0,10,2,1,0,1/0,2,0,0,1,1,0,0/0,0,2,2,0,2,6,4 N 0,0 - ";
    let refused = |ruleset: &str, hole: &str| !refusals(ruleset, &format!("{base}{hole}")).0.is_empty();
    for hole in ["a4", "a8", "a1"] {
        assert!(!refused("kiswahili", hole), "{hole}");
    }
    for hole in ["a2", "b4", "A2", "a9"] {
        assert!(refused("kiswahili", hole), "{hole}");
    }
    assert!(!refused("kete", "A2"), "a duty (T4)");
    assert!(refused("kujifunza", "a4"));
    assert!(!refusals("kiswahili", &START.replace("Aa -", "Aa A6")).0.is_empty(), "namua");
}

#[test]
fn kimasai_refusals() {
    let full = "1,1,1,1,1,1,1,1,1,1,1,1";
    let none = "0,0,0,0,0,0,0,0,0,0,0,0";
    let (strict, _) = refusals("kimasai", &format!("{full}/{full}/{none}/{none} S - - -"));
    assert_eq!(strict, ["South has no stone", "North has more than 23 stones"]);
    let two = "2,0,0,0,0,0,0,0,0,0,0,0";
    let (strict, _) = refusals("kimasai", &format!("{full}/{none}/{none}/{two} S - - -"));
    assert_eq!(strict, ["more than one stone in a hole"]);
    assert!(!refusals("kimasai", &format!("{full}/{none}/{none}/{full} S 0,0 - -")).0.is_empty());
}
