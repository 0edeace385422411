//! The commands for scripts: exact answers, exit codes, and every kind of wrong input.

mod common;

use common::{fed, namua, run, vectors};
use serde_json::{Value, json};

const START: &str = "0,0,0,0,0,0,0,0/0,2,2,6,0,0,0,0/0,0,0,0,6,2,2,0/0,0,0,0,0,0,0,0 S 22,22 Aa -";
const ENDLESS: &str = "0,0,0,0,0,0,0,0/0,0,0,0,9,0,0,1/1,6,3,1,0,5,4,0/2,1,0,5,0,3,0,1 S 11,11 - -";

#[test]
fn plain_moves() {
    for text in ["startpos", START, "kiswahili startpos", "kiswahili_startpos"] {
        let run = run(&["moves", text]);
        assert_eq!((run.code, run.out.as_str(), run.err.as_str()), (0, "A6L\nA6R\nA7L\nA7R\n", ""), "{text}");
    }
    assert_eq!(run(&["moves", "--ruleset", "kimasai", "startpos"]).out, "A2\n");
    assert_eq!(run(&["moves", "kimasai startpos"]).out, "A2\n");
}

#[test]
fn a_position_may_come_in_several_words() {
    let words: Vec<_> = ["moves"].into_iter().chain(START.split(' ')).collect();
    assert_eq!(run(&words).out, "A6L\nA6R\nA7L\nA7R\n");
}

#[test]
fn moves_in_json() {
    let run = run(&["moves", "--json", "startpos"]);
    assert_eq!(run.out.lines().count(), 1);
    let answer: Value = serde_json::from_str(&run.out).unwrap();
    assert_eq!(answer["position"], START);
    // Sorted: whether a parsed object keeps its order depends on what else is built along with the tests.
    let mut keys: Vec<_> = answer["moves"][1].as_object().unwrap().keys().map(String::as_str).collect();
    keys.sort_unstable();
    assert_eq!(keys, ["after", "hand", "move", "reason", "result", "text"]);
    assert_eq!(
        answer["moves"][1],
        json!({
            "move": "A6R", "text": "A6R*", "result": null, "reason": null, "hand": 0,
            "after": "0,0,0,0,0,0,0,0/0,2,2,6,0,0,0,0/0,0,0,0,6,0,3,1/0,0,0,0,0,0,0,1 N 21,22 Aa -",
        })
    );
    // The order of the keys is part of the form.
    assert!(
        run.out.starts_with("{\"position\":\"0,")
            && run.out.contains("{\"move\":\"A6L\",\"text\":\"A6L*\",\"after\":")
    );
}

#[test]
fn a_win_in_json() {
    let wins = "0,0,0,0,0,0,0,0/0,0,0,0,0,0,0,9/9,0,0,0,0,0,0,1/0,0,0,0,0,0,0,1 S 22,22 - -";
    let run = run(&["moves", "--json", wins]);
    let answer: Value = serde_json::from_str(&run.out).unwrap();
    let won = answer["moves"].as_array().unwrap().iter().find(|m| m["result"] != Value::Null).unwrap();
    assert_eq!(won["result"], "1-0");
    assert_eq!(won["reason"], "mkononi");
    assert_eq!(won["hand"], 9);
    assert!(won["text"].as_str().unwrap().ends_with('#'));
}

#[test]
fn why_not() {
    let legal = run(&["moves", "--why", "A6R", "startpos"]);
    assert_eq!((legal.code, legal.out.as_str()), (0, "legal\n"));
    let house = run(&["moves", "--why", "A5L", "startpos"]);
    assert_eq!((house.code, house.out.lines().count(), house.err.as_str()), (1, 1, ""));
    assert!(house.out.starts_with("K12 "), "{}", house.out);
    let capture = run(&[
        "moves",
        "--lenient",
        "--why",
        "A1R",
        "0,0,0,0,0,0,0,0/0,2,2,6,0,2,0,0/2,0,0,0,6,2,2,0/0,0,0,0,0,0,0,0 S 21,21 Aa -",
    ]);
    assert!(capture.out.starts_with("K7 You must capture"), "{}", capture.out);
}

#[test]
fn why_not_in_json() {
    let run = run(&["moves", "--json", "--why", "A5L", "startpos"]);
    let answer: Value = serde_json::from_str(&run.out).unwrap();
    assert_eq!((run.code, &answer["rule"]), (1, &json!("K12")));
    assert!(answer["message"].as_str().unwrap().contains("A6L, A6R, A7L, A7R"));
    let legal: Value =
        serde_json::from_str(&common::run(&["moves", "--json", "--why", "A6R", "startpos"]).out).unwrap();
    assert_eq!(legal["rule"], Value::Null);
}

#[test]
fn a_never_ending_move_names_its_period() {
    let run = run(&["moves", "--why", "A3L", ENDLESS]);
    assert_eq!(run.code, 1);
    assert!(run.out.starts_with("K24 ") && run.out.contains("228 laps"), "{}", run.out);
}

#[test]
fn messages_in_swahili_only_when_asked() {
    let mut command = namua(&["moves", "--why", "A5L", "startpos"]);
    command.env("LANG", "sw_TZ.UTF-8");
    assert!(common::finish(command, b"").out.contains("standing nyumba A5"));
    let run = run(&["--lang", "sw", "moves", "--why", "A5L", "startpos"]);
    assert!(run.out.starts_with("K12 Huwezi kuanzia kwenye nyumba A5"), "{}", run.out);
}

#[test]
fn errors_of_scripts_are_english_unless_asked() {
    let complaint = |args: &[&str]| {
        let mut command = namua(args);
        command.env("LANG", "sw_TZ.UTF-8");
        common::finish(command, b"").err
    };
    let english = complaint(&["moves", "foo"]);
    assert!(english.starts_with("error: this position cannot be read"), "{english}");
    assert!(english.contains("= help: a position is"), "{english}");
    let swahili = complaint(&["moves", "foo", "--lang", "sw"]);
    assert!(swahili.starts_with("kosa: ") && swahili.contains("= msaada: "), "{swahili}");
    assert!(complaint(&["check", "/nowhere"]).contains("because: there is no such file"));
}

#[test]
fn bad_input_is_two() {
    let wrong: &[&[&str]] = &[
        &["moves", "nonsense"],
        &["moves", ""],
        &["moves", "1,2,3"],
        &["moves", "--why", "A5X", "startpos"],
        &["moves", "--why", "", "startpos"],
        &["moves", "--ruleset", "kete", "kimasai startpos"],
        &["moves", "--ruleset", "chess", "startpos"],
        &["moves"],
        &["mvoes", "startpos"],
        &["perft", "--depth", "x"],
        &["perft", "--depth", "0"],
        &["perft"],
        &["check", "/nowhere/file.jsonl"],
        &["replay", "/nowhere/file.txt"],
        &["show", "startpos startpos"],
        &["play", "--level", "11"],
    ];
    for args in wrong {
        let run = run(args);
        assert_eq!((run.code, run.out.as_str()), (2, ""), "{args:?}");
        assert!(run.err.contains("error"), "{args:?}: {}", run.err);
    }
}

#[test]
fn errors_show_the_place_and_help() {
    let run = run(&["moves", "kyswahili startpos"]);
    assert!(run.err.contains("1 | kyswahili startpos\n  | ^^^^^^^^^ "), "{}", run.err);
    assert!(run.err.contains("did you mean kiswahili?"), "{}", run.err);
}

#[test]
fn a_refused_position_gives_every_reason() {
    let broken = "0,0,0,0,0,0,0,0/0,0,0,0,9,0,0,1/1,6,3,1,0,5,4,0/2,1,0,5,0,3,0,300 S 11,10 Aa -";
    let run = run(&["moves", broken]);
    for rule in ["(K1)", "B8 holds more than 255", "nyumba of South", "nyumba of North", "(K3)"] {
        assert!(run.err.contains(rule), "{rule}: {}", run.err);
    }
    let other_total = "0,0,0,0,0,0,0,0/0,0,0,0,9,0,0,1/1,6,3,1,0,5,4,0/2,1,0,5,0,3,0,3 S 11,11 - -";
    assert_eq!(common::run(&["moves", other_total]).code, 2);
    assert_eq!(common::run(&["moves", "--lenient", other_total]).code, 0);
}

#[test]
fn lines_of_positions() {
    let run = fed(&["moves", "--json", "-"], b"startpos\r\nfoo\n\nkimasai startpos\n\xff\xfe\n1,2");
    let lines: Vec<Value> = run.out.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!((run.code, lines.len(), run.err.as_str()), (2, 6, ""));
    assert_eq!(lines[0]["position"], START);
    let neither = "line 2, bytes 0..3: \"foo\" is neither a board nor a ruleset";
    assert_eq!(lines[1], json!({"error": neither}));
    assert_eq!(lines[2], json!({"error": "line 3, bytes 0..0: the board is missing"}));
    assert_eq!(lines[3]["moves"][0]["move"], "A2");
    assert!(lines[4]["error"].is_string() && lines[5]["error"].is_string());
    assert_eq!(fed(&["moves", "-"], b"startpos\nkimasai startpos\n").out, "A6L\nA6R\nA7L\nA7R\n\nA2\n\n");
    assert_eq!(fed(&["moves", "--why", "A6R", "-"], b"startpos\nkete startpos\n").out, "legal\nlegal\n");
}

#[test]
fn a_bad_line_keeps_its_place() {
    let input = b"startpos\n\xef\xbb\xbfkete startpos\nfoo\nkimasai startpos\n";
    let run = fed(&["moves", "--why", "A6R", "-"], input);
    let lines: Vec<_> = run.out.lines().collect();
    assert_eq!((run.code, &lines[..2], lines.len()), (2, &["legal", "legal"][..], 4), "{}", run.out);
    assert_eq!(lines[2], "error: line 3, bytes 0..3: \"foo\" is neither a board nor a ruleset");
    assert!(run.err.contains("3 | foo\n  | ^^^ "), "{}", run.err);
}

#[test]
fn long_and_invisible_input_is_shown_in_part_and_escaped() {
    let run = fed(&["moves", "-"], format!("{}\nst\u{0}art\u{1b}[31m\n", "x".repeat(100_000)).as_bytes());
    assert!(run.out.len() + run.err.len() < 2000, "{}", run.err.len());
    for said in [&run.out, &run.err] {
        assert!(said.contains("st\\u{0}art\\u{1b}[31m"), "{said}");
        assert!(!said.contains(['\u{0}', '\u{1b}']), "{said}");
    }
}

/// Positions of the vectors with the plain moves they claim.
fn known() -> Vec<(String, Vec<String>)> {
    let mut known = Vec::new();
    for name in ["kiswahili", "zanzibar", "kete", "kujifunza", "kimasai", "edges"] {
        for line in std::fs::read_to_string(vectors(name)).unwrap().lines() {
            let value: Value = serde_json::from_str(line).unwrap();
            let Some(plays) = value["plays"].as_object() else { continue };
            if value["lenient"] == true {
                continue;
            }
            let text =
                format!("{} {}", value["ruleset"].as_str().unwrap(), value["position"].as_str().unwrap());
            let mut moves: Vec<_> = plays.keys().cloned().collect();
            moves.sort();
            known.push((text, moves));
        }
    }
    known
}

#[test]
fn a_thousand_positions_at_once() {
    let known: Vec<_> = known().into_iter().cycle().take(1000).collect();
    let input: String = known.iter().map(|(text, _)| format!("{text}\n")).collect();
    let run = fed(&["moves", "--json", "-"], input.as_bytes());
    assert_eq!((run.code, run.out.lines().count()), (0, 1000));
    for ((text, wanted), line) in known.iter().zip(run.out.lines()) {
        let answer: Value = serde_json::from_str(line).unwrap();
        let moves = answer["moves"].as_array().unwrap();
        let mut found: Vec<_> = moves.iter().map(|m| m["move"].as_str().unwrap().to_owned()).collect();
        found.sort();
        assert_eq!(&found, wanted, "{text}");
    }
}

#[test]
fn perft() {
    assert_eq!(run(&["perft", "--depth", "4"]).out, "1 4\n2 14\n3 38\n4 124\n");
    assert_eq!(run(&["perft", "--depth", "2", "--divide"]).out, "A6L 4\nA6R 4\nA7L 2\nA7R 4\n");
    assert_eq!(run(&["perft", "--depth", "2", "--ruleset", "kimasai"]).out, "1 1\n2 2\n");
    let run = run(&["perft", "--depth", "1", START]);
    assert_eq!((run.code, run.out.as_str(), run.err.as_str()), (0, "1 4\n", ""));
}

#[test]
fn every_vector_holds() {
    let files: Vec<_> = ["sourced", "kiswahili", "zanzibar", "kete", "kujifunza", "kimasai", "edges", "long"]
        .map(vectors)
        .to_vec();
    let args: Vec<_> = ["check"].into_iter().chain(files.iter().map(String::as_str)).collect();
    let run = run(&args);
    assert_eq!((run.code, run.out.as_str()), (0, ""));
}

#[test]
fn lines_that_fail_are_named() {
    let lines = format!(
        "{}\n{}\n{}\n",
        json!({"position": START, "legal": ["A6L", "A6R", "A7L", "A7R"]}),
        json!({"position": START, "legal": ["A6L"]}),
        json!({"position": START, "move": "A5L"}),
    );
    let run = fed(&["check", "-"], lines.as_bytes());
    let named: Vec<_> = run.out.lines().map(|line| &line[..4]).collect();
    assert_eq!((run.code, named), (1, vec!["-:2:", "-:3:"]));
    for bad in ["{", "[]", "{}", "{\"ruleset\": \"chess\"}", "{\"position\": 3}", "{\"move\": 3}", "\u{0}"] {
        let run = fed(&["check", "-"], bad.as_bytes());
        assert_eq!(run.code, 2, "{bad}");
        assert!(run.out.starts_with("-:1: "), "{bad}: {}", run.out);
    }
}

/// A move of Kiswahili from the start, and a position in which two moves never end.
const ONE_MOVE: &str =
    r#""line": [["A6R", "0,0,0,0,0,0,0,0/0,2,2,6,0,0,0,0/0,0,0,0,6,0,3,1/0,0,0,0,0,0,0,1"]]"#;
const LONG: &str = r#""ruleset": "kujifunza", "position":
    "6,3,2,1,2,3,2,1/1,0,11,4,5,3,1,5/0,1,0,0,0,0,0,0/13,0,0,0,0,0,0,0 N 0,0 - -""#;

#[test]
fn every_claim_is_verified() {
    for (code, line, said) in [
        (0, format!(r#"{ONE_MOVE}, "result": null, "hand": 0"#), ""),
        (0, format!(r#"{ONE_MOVE}, "reserved": "-""#), ""),
        (1, format!(r#"{ONE_MOVE}, "result": "1-0""#), "result: claimed 1-0, found -"),
        (1, format!(r#"{ONE_MOVE}, "hand": 2"#), "hand: claimed 2, found 0"),
        (1, r#""move": "A6R", "hand": 1"#.to_owned(), "hand: claimed 1, found 0"),
        (2, r#""move": "A6R", "hand": "1""#.to_owned(), "`hand` has not the form"),
        (2, r#""move": "A6R", "result": 1"#.to_owned(), "`result` has not the form"),
        (2, r#""board": "0,0""#.to_owned(), "`board` says more about `move`, which is missing"),
        (2, r#""legal": [], "lenient": "yes""#.to_owned(), "`lenient` has not the form"),
        (1, r#""plays": {}"#.to_owned(), "plays: claimed -, found A6L A6R A7L A7R"),
        (0, r#""illegal": "A5L""#.to_owned(), ""),
        (0, r#""illegal": "A5L", "reason": "K12""#.to_owned(), ""),
        (1, r#""illegal": "A5L", "reason": "never-ending""#.to_owned(), "A5L: claimed K24, found K12: "),
        (1, r#""illegal": "A6L""#.to_owned(), "A6L: claimed to be refused, but it is legal"),
        (1, r#""move": "A5L""#.to_owned(), "A5L: claimed to be legal, but: K12: "),
        (2, r#""illegal": "Z5L""#.to_owned(), "Z5L: a move begins with a hole"),
        (0, format!(r#"{LONG}, "never_ending": ["a3R", "a1R"]"#), ""),
        (1, format!(r#"{LONG}, "never_ending": []"#), "never_ending: claimed -, found a1R a3R"),
        (1, format!(r#"{LONG}, "never_ending": ["a1R"]"#), "never_ending: claimed a1R, found a1R a3R"),
        (1, format!(r#"{LONG}, "laps": {{"a1L": 4}}"#), "laps: claimed a1L, found a1L a3L "),
        (0, r#""never_ending": []"#.to_owned(), ""),
        (2, "]".to_owned(), "not a JSON object (column "),
    ] {
        let line = format!("{{{}}}\n", line.replace('\n', " "));
        let run = fed(&["check", "-"], line.as_bytes());
        assert_eq!(run.code, code, "{line}{}", run.out);
        assert!(run.out.contains(said) && run.out.is_empty() == said.is_empty(), "{line}{}", run.out);
    }
}

#[test]
fn the_bench_is_a_number() {
    let (first, second) = (run(&["bench"]), run(&["bench"]));
    assert!(first.out.trim().parse::<u64>().unwrap() > 0);
    assert_eq!(first.out, second.out);
}

#[cfg(unix)]
#[test]
fn a_reader_who_leaves_is_no_fault() {
    use std::io::{BufRead, BufReader, Write};
    use std::process::Stdio;
    for args in [&["moves", "--json", "-"][..], &["check", "-"]] {
        let mut command = namua(args);
        let mut child =
            command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
        let mut out = BufReader::new(child.stdout.take().unwrap());
        let mut stdin = child.stdin.take().unwrap();
        let line = if args[0] == "moves" { "startpos\n" } else { "{}\n" };
        let feeding = std::thread::spawn(move || {
            // Until the program, which nobody reads any more, has ended.
            while stdin.write_all(line.repeat(1000).as_bytes()).is_ok() {}
        });
        let mut first = String::new();
        out.read_line(&mut first).unwrap();
        drop(out);
        let output = child.wait_with_output().unwrap();
        feeding.join().unwrap();
        assert_eq!(String::from_utf8_lossy(&output.stderr), "", "{args:?}");
        assert!(output.status.success(), "{args:?}");
    }
}
