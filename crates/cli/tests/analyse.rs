//! `namua analyse` over records: what is said, written and drawn, and what is refused. Scores that are compared are proven
//! ones, so that they stand whatever the engine learns.

mod common;

use std::fs;
use std::path::{Path, PathBuf};

use common::{fed, run};
use namua_rules::{Leniency, Record};
use serde_json::Value;

/// A game of Kujifunza in which South's first move throws a win away.
fn example() -> String {
    format!("{}/../../docs/analysis-example.pgn", env!("CARGO_MANIFEST_DIR"))
}

fn file(name: &str) -> PathBuf {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("analyse-{name}"));
    let _ = fs::remove_file(&path);
    path
}

fn text(path: &Path) -> &str {
    path.to_str().unwrap()
}

fn records(text: &str) -> Vec<Record> {
    Record::parse_all(text, Leniency::Strict).unwrap()
}

/// The second block after each command of the page is what it prints; `NAMUA_BLESS=1` writes it anew.
#[test]
fn the_page_shows_what_is_printed() {
    let path = format!("{}/../../docs/ANALYSIS.md", env!("CARGO_MANIFEST_DIR"));
    let page = fs::read_to_string(&path).unwrap();
    let (mark, mut blessed) =
        ("<!-- A test runs this and compares what is printed. -->\n```sh\nnamua ", page.clone());
    assert_eq!(page.matches(mark).count(), 2);
    for block in page.split(mark).skip(1) {
        let (command, rest) = block.split_once("\n```\n\n```text\n").unwrap();
        let shown = &rest[..rest.find("```").unwrap()];
        let args: Vec<_> = command.split(' ').collect();
        let example = example();
        let args: Vec<_> =
            args.iter().map(|arg| if arg.ends_with(".pgn") { example.as_str() } else { arg }).collect();
        let printed = run(&args).out.trim_end().to_owned() + "\n";
        if std::env::var_os("NAMUA_BLESS").is_none() {
            assert_eq!(shown, printed, "{command}");
        }
        let (old, new) = (
            format!("{command}\n```\n\n```text\n{shown}```"),
            format!("{command}\n```\n\n```text\n{printed}```"),
        );
        blessed = blessed.replace(&old, &new);
    }
    if std::env::var_os("NAMUA_BLESS").is_some() {
        fs::write(path, blessed).unwrap();
    }
}

#[test]
fn a_game_for_scripts() {
    let run = run(&["analyse", "--depth", "10", "--json", &example()]);
    assert_eq!((run.code, run.err.as_str()), (0, ""));
    let mut game: Value = serde_json::from_str(&run.out).unwrap();
    for node in game["moves"].as_array_mut().unwrap() {
        let node = node.as_object_mut().unwrap();
        for key in ["depth", "nodes"] {
            assert!(node.remove(key).unwrap().as_u64().unwrap() > 0, "{key}");
        }
        // Of several lines that prove a win any may be told, but all of it.
        for best in node["lines"].as_array_mut().unwrap() {
            let line = best.as_object_mut().unwrap().remove("line").unwrap();
            let line = line.as_array().unwrap();
            assert_eq!(
                (&line[0], line.last().unwrap().as_str().unwrap().ends_with('#')),
                (&best["move"], true)
            );
            *best = serde_json::json!([best, line.len()]);
        }
    }
    let golden = include_str!("data/analysis.json");
    assert_eq!(game, serde_json::from_str::<Value>(golden).unwrap(), "{game}");
}

#[test]
fn the_same_answer_to_the_same_question() {
    let example = example();
    for limit in [["--depth", "5"], ["--nodes", "900"]] {
        let args = [&["analyse", "--json", "--lines", "2", &example], limit.as_slice()].concat();
        assert_eq!(run(&args).out, run(&args).out, "{limit:?}");
    }
}

#[test]
fn records_are_written_and_read_again() {
    let (out, graph) = (file("out.pgn"), file("game.svg"));
    let given = fs::read_to_string(example()).unwrap();
    let two = format!("{given}\n[Variant \"kete\"]\n\n{{none yet}} *\n");
    let args = ["analyse", "--depth", "10", "-", "--out", text(&out), "--graph", text(&graph)];
    let told = fed(&args, two.as_bytes());
    assert_eq!((told.code, told.err.as_str()), (0, ""));
    assert!(told.out.contains("\n1. Asha - Juma") || told.out.starts_with("1. Asha - Juma"), "{}", told.out);
    assert!(told.out.contains("2. ? - ?, Bao la Kete"), "{}", told.out);
    let written = fs::read_to_string(&out).unwrap();
    let [game, empty] = &records(&written)[..] else { panic!("{written}") };
    assert_eq!(game.line().moves()[0].comments()[1], "a quick one");
    assert_eq!(empty.line().comments(), ["none yet"]);
    assert_eq!(format!("{game}\n{empty}"), written);
    assert_eq!(run(&["replay", text(&out)]).code, 0);
    for number in ["1", "2"] {
        let graph = graph.with_file_name(format!("analyse-game-{number}.svg"));
        roxmltree::Document::parse(&fs::read_to_string(&graph).unwrap()).unwrap();
        fs::remove_file(graph).unwrap();
    }
    let again = run(&["analyse", "--depth", "10", "--format", "pgn", text(&out)]);
    assert_eq!(again.out, written, "a second analysis says the same");
}

#[test]
fn a_graph_has_a_point_for_each_move() {
    let (svg, png) = (file("one.svg"), file("one.PNG"));
    let given = fs::read_to_string(example()).unwrap().replace("Asha", "<A & \u{1}B>");
    for graph in [&svg, &png] {
        let run = fed(&["analyse", "--depth", "10", "-", "--graph", text(graph)], given.as_bytes());
        assert_eq!((run.code, run.err.as_str()), (0, ""));
    }
    let drawn = fs::read_to_string(&svg).unwrap();
    let drawn = roxmltree::Document::parse(&drawn).unwrap();
    let named = |name: &'static str| drawn.descendants().filter(move |node| node.has_tag_name(name));
    let titles: Vec<_> = named("circle").filter_map(|dot| dot.first_element_child()?.text()).collect();
    assert_eq!(titles.len(), 6);
    assert_eq!((titles[0], titles[5]), ("1. A7L?? 0.0 %", "3... a7L# 0.0 %"));
    let curve = named("polyline").filter_map(|line| line.attribute("points"));
    let points = curve.map(|points| points.split(' ').count()).max();
    assert!(points >= Some(7), "the start and six moves: {points:?}");
    assert!(named("title").next().unwrap().text().unwrap().contains("<A & "));
    assert!(fs::read(&png).unwrap().starts_with(b"\x89PNG\r\n\x1a\n"));
}

#[test]
fn files_that_are_there_stay() {
    let out = file("there.pgn");
    fs::write(&out, "mine").unwrap();
    let example = example();
    let args = ["analyse", "--depth", "2", &example, "--out", text(&out)];
    let refused = run(&args);
    assert_eq!((refused.code, refused.out.as_str()), (2, ""));
    assert!(refused.err.contains("exists already") && refused.err.contains("--overwrite"), "{}", refused.err);
    assert_eq!(fs::read_to_string(&out).unwrap(), "mine");
    assert_eq!(run(&[args.as_slice(), &["--overwrite"]].concat()).code, 0);
    assert_eq!(records(&fs::read_to_string(&out).unwrap()).len(), 1);
    let nowhere = run(&["analyse", &example, "--out", "/nowhere/x.pgn"]);
    assert_eq!(nowhere.code, 2);
    assert!(nowhere.err.contains("/nowhere/x.pgn cannot be written"), "{}", nowhere.err);
}

#[test]
fn what_cannot_be_analysed() {
    for (args, input, said) in [
        (vec!["no-such-file.pgn"], "", "cannot read no-such-file.pgn"),
        (vec!["-"], "", "there is no record in -"),
        (vec!["-"], "1. A6R 1... a5R", "-:1:13"),
        (vec!["-"], "[Variant \"chess\"]\n*", "-:1:11"),
        (vec!["--ruleset", "kete", "-"], "[Variant \"kujifunza\"]\n*", "kujifunza"),
        (vec!["startpos", "--out", "x.pgn"], "", "a position has no record to write"),
        (vec!["startpos", "--format", "pgn"], "", "a position has no record to write"),
        (vec!["-", "--graph", "x.gif"], "", ".svg or .png"),
        (vec!["-", "--json", "--format", "pgn"], "", "cannot be used with"),
        (vec!["-", "--lines", "0"], "", "'0'"),
        (vec!["-", "--threads", "many"], "", "'many'"),
        (vec!["foo"], "", "foo"),
    ] {
        let run = fed(&[vec!["analyse"], args.clone()].concat(), input.as_bytes());
        assert_eq!((run.code, run.out.as_str()), (2, ""), "{args:?}");
        assert!(run.err.contains(said), "{args:?}: {}", run.err);
    }
}

#[test]
fn several_lines_of_a_position() {
    let told = run(&["analyse", "--depth", "3", "--lines", "2", "startpos"]);
    assert_eq!(told.out.lines().filter(|line| line.starts_with("    3 ")).count(), 2, "{}", told.out);
    let json = run(&["analyse", "--depth", "3", "--lines", "500", "--json", "startpos"]);
    assert_eq!(json.code, 2, "{}", json.out);
    let json = run(&["analyse", "--depth", "3", "--lines", "99", "--json", "startpos"]);
    let found: Value = serde_json::from_str(&json.out).unwrap();
    let lines = found["lines"].as_array().unwrap();
    assert_eq!(lines.len(), run(&["moves", "startpos"]).out.lines().count());
    let chances: Vec<_> = lines.iter().map(|line| line["chance"].as_f64().unwrap()).collect();
    assert!(chances.is_sorted_by(|one, next| one >= next), "{chances:?}");
    let over = "kujifunza 7,7,7,7,7,7,7,7/0,0,0,0,0,0,0,1/1,1,1,1,1,1,1,0/0,0,0,0,0,0,0,0 S 0,0 - -";
    let over = run(&["analyse", "--json", over]);
    assert!(
        over.out.contains("\"result\":\"0-1\"") && over.out.contains("\"lines\":[]"),
        "{}",
        over.out + &over.err
    );
}

#[test]
fn limits_too_narrow_to_know_anything() {
    let run = run(&["analyse", "--nodes", "1", "--json", &example()]);
    let game: Value = serde_json::from_str(&run.out).unwrap();
    assert!(game["moves"].as_array().unwrap().len() < 6, "{game}");
    assert!(run.err.contains("not judged: the limits are too narrow"), "{}", run.err);
}

#[cfg(unix)]
#[test]
fn an_interrupt_keeps_what_was_found() {
    use std::io::{BufRead, BufReader, Read, Write};
    use std::process::Stdio;
    let out = file("interrupted.pgn");
    let mut command = common::namua(&["analyse", "--time", "600", "-", "--out", text(&out)]);
    let piped = command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = piped.spawn().unwrap();
    // A game without moves is done at once, the next one takes an hour.
    child
        .stdin
        .take()
        .unwrap()
        .write_all(b"[Variant \"kete\"] * [Variant \"kete\"] 1. A6L a5R 2. A3R a5L")
        .unwrap();
    let mut told = String::new();
    let mut stdout = BufReader::new(child.stdout.take().unwrap());
    stdout.read_line(&mut told).unwrap();
    assert!(told.starts_with("1. "), "{told}");
    let id = child.id().to_string();
    assert!(std::process::Command::new("kill").args(["-INT", &id]).status().unwrap().success());
    stdout.read_to_string(&mut told).unwrap();
    let ended = child.wait_with_output().unwrap();
    assert_eq!(ended.status.code(), Some(130));
    assert!(String::from_utf8(ended.stderr).unwrap().starts_with("Interrupted"));
    let lengths: Vec<_> =
        records(&fs::read_to_string(&out).unwrap()).iter().map(|r| r.line().moves().len()).collect();
    assert_eq!(lengths, [0, 4]);
}
