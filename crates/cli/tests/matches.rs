//! `namua match`: engines that play, that misbehave, and matches that are taken up again.

mod common;

use std::fs;
use std::path::PathBuf;

use common::{Run, namua, run};
use serde_json::Value;

/// The program itself as an engine.
fn engine(name: &str) -> String {
    format!("cmd={} args=ugi name={name}", env!("CARGO_BIN_EXE_namua"))
}

/// A match of the program against itself.
fn own(args: &[&str]) -> Run {
    against(&engine("b"), args)
}

/// A match of the program against some engine.
fn against(other: &str, args: &[&str]) -> Run {
    run(&[&["match", "--engine", &engine("a"), "--engine", other], args].concat())
}

fn file(name: &str) -> PathBuf {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("match-{name}"));
    let _ = fs::remove_file(&path);
    path
}

/// The records of a match without their dates.
fn records(path: &PathBuf) -> String {
    let text = fs::read_to_string(path).unwrap();
    text.lines().filter(|line| !line.starts_with("[Date ")).map(|line| format!("{line}\n")).collect()
}

fn json(run: &Run) -> Value {
    serde_json::from_str(&run.out).unwrap_or_else(|error| panic!("{error}: {}{}", run.out, run.err))
}

#[test]
fn the_same_games_whatever_the_concurrency() {
    let (one, three) = (file("one.pgn"), file("three.pgn"));
    for (path, concurrency) in [(&one, "1"), (&three, "3")] {
        let path = path.to_str().unwrap();
        let args = ["--each", "nodes=60", "--rounds", "4", "--concurrency", concurrency, "--pgnout", path];
        let run = own(&[args.as_slice(), &["--ruleset", "kete", "--seed", "5"]].concat());
        assert_eq!((run.code, run.err.as_str()), (0, ""));
        assert!(run.out.contains("Games  8:") && run.out.contains("Pairs  4:"), "{}", run.out);
    }
    assert_eq!(records(&one), records(&three));
    let replayed = run(&["replay", one.to_str().unwrap()]);
    assert_eq!((replayed.code, replayed.out.lines().count()), (0, 8), "{}", replayed.out);
}

#[test]
fn every_ruleset_and_limit() {
    for (ruleset, each) in [
        ("kiswahili", "nodes=40"),
        ("zanzibar", "depth=1"),
        ("kete", "st=0.001 timemargin=60000"),
        ("kujifunza", "tc=0:01+0.001 timemargin=60000 nodes=40"),
        ("kimasai", "nodes=20 option.Hash=2"),
    ] {
        let run = own(&["--each", each, "--rounds", "1", "--ruleset", ruleset, "--json"]);
        assert_eq!(run.code, 0, "{ruleset}: {}", run.err);
        let result = json(&run);
        assert_eq!(result["games"], 2, "{ruleset}");
        assert_eq!(result["ruleset"], ruleset);
        assert_eq!(result["finished"], true);
        for engine in [0, 1] {
            for failure in ["time", "illegal", "crashes"] {
                assert_eq!(result["failures"][engine][failure], 0, "{ruleset} {result}");
            }
        }
    }
}

#[test]
fn a_match_goes_on_where_it_was_killed() {
    let (whole, cut) = (file("whole.pgn"), file("cut.pgn"));
    let play = |path: &PathBuf, rounds: &str, more: &[&str]| {
        let args = ["--each", "nodes=50", "--rounds", rounds, "--pgnout", path.to_str().unwrap()];
        own(&[args.as_slice(), more].concat())
    };
    assert_eq!(play(&whole, "4", &[]).code, 0);
    let text = fs::read_to_string(&whole).unwrap();
    let second = text.find("[Round \"2.2\"]").unwrap();
    // In the tags, among the moves, and right before the result of the last game.
    let moves = second + text[second..].find("\n\n1.").unwrap();
    let end = moves + 2 + text[moves + 2..].find("\n\n").unwrap();
    for at in [second, moves + 1, moves + 90, end - 2] {
        fs::write(&cut, &text[..at]).unwrap();
        let resumed = play(&cut, "4", &["--resume"]);
        assert_eq!(resumed.code, 0, "{}", resumed.err);
        assert!(resumed.out.contains("One pair has been played"), "{}", resumed.out);
        assert!(resumed.out.contains("Pairs  4:"), "{}", resumed.out);
        assert_eq!(records(&cut), records(&whole));
    }
    let nothing_left = play(&cut, "4", &["--resume"]);
    assert!(nothing_left.out.contains("Pairs  4:"));
    assert_eq!(records(&cut), records(&whole));
    assert_eq!(play(&cut, "5", &["--resume"]).code, 0);
    assert!(records(&cut).starts_with(&records(&whole)) && records(&cut).contains("[Round \"5.2\"]"));
    for (other, said) in
        [(["--seed", "2"], "is of another match"), (["--maxmoves", "9"], "is of another match")]
    {
        let refused = play(&cut, "5", &[other.as_slice(), &["--resume"]].concat());
        assert!(refused.code == 2 && refused.err.contains(said), "{}", refused.err);
    }
    let there = play(&cut, "5", &[]);
    assert!(there.code == 2 && there.err.contains("exists already"), "{}", there.err);
}

#[test]
fn a_test_ends_the_match() {
    let weak = format!("{} depth=1", engine("b"));
    let test = |strong: &str, other: &str, sprt: &str, rounds: &str| {
        let args = ["--rounds", rounds, "--sprt", sprt, "--json"];
        let command = [&["match", "--engine", strong, "--engine", other], args.as_slice()].concat();
        run(&command)
    };
    let strong = format!("{} nodes=2000", engine("a"));
    let better = test(&strong, &weak, "elo0=0 elo1=100 alpha=0.2 beta=0.2", "100");
    assert_eq!((better.code, &json(&better)["sprt"]["verdict"]), (0, &"H1".into()), "{}", better.err);
    assert!(json(&better)["games"].as_u64() < Some(200));
    let worse = test(&weak, &strong, "elo0=0 elo1=100 alpha=0.2 beta=0.2", "100");
    assert_eq!((worse.code, &json(&worse)["sprt"]["verdict"]), (1, &"H0".into()), "{}", worse.err);
    let open = test(&weak, &weak, "elo0=0 elo1=1", "1");
    assert_eq!((open.code, &json(&open)["sprt"]["verdict"]), (3, &"open".into()), "{}", open.err);
}

#[test]
fn openings_of_a_file() {
    let (book, games) = (file("book.txt"), file("book.pgn"));
    let late = "0,0,0,0,0,0,0,0/0,2,2,6,0,0,0,0/0,0,0,0,6,0,3,1/0,0,0,0,0,0,0,1 N 21,22 Aa -";
    fs::write(&book, format!("# three\nA6R* a6R\n{late}\n\nstartpos moves A7L # one ply\n")).unwrap();
    let (path, out) = (book.to_str().unwrap(), games.to_str().unwrap());
    let args = ["--each", "depth=1", "--rounds", "4", "--openings", path, "--pgnout", out];
    let played = own(&args);
    assert_eq!(played.code, 0, "{}", played.err);
    assert!(played.out.contains("only 3 openings"), "{}", played.out);
    let text = records(&games);
    assert_eq!(text.matches(late).count(), 2);
    assert_eq!(text.matches("1. A6R* a6R").count(), 4);
    assert_eq!(text.matches("OpeningPlies \"1\"").count(), 2);
    fs::write(&book, "A6R\nA5L\n").unwrap();
    let refused = own(&args[..6]);
    assert!(refused.code == 2 && refused.err.contains("line 2: ply 1: K12"), "{}", refused.err);
}

#[test]
fn ply_limit_is_a_draw() {
    let out = file("plies.pgn");
    let run =
        own(&["--each", "depth=1", "--rounds", "2", "--maxmoves", "3", "--pgnout", out.to_str().unwrap()]);
    assert!(run.out.contains("4 drawn") && run.out.contains("[0, 0, 2, 0, 0]"), "{}", run.out);
    let text = records(&out);
    assert_eq!(text.matches("[Result \"*\"]").count(), 4);
    assert_eq!(text.matches("[Termination \"ply limit\"]").count(), 4);
    let resumed = own(&[
        "--each",
        "depth=1",
        "--rounds",
        "2",
        "--maxmoves",
        "3",
        "--resume",
        "--pgnout",
        out.to_str().unwrap(),
    ]);
    assert!(resumed.out.contains("4 drawn"), "{}", resumed.out);
}

#[test]
fn options_that_are_none() {
    for (args, said) in [
        (vec!["--each", "nodes=0"], "nodes=0: it takes a whole number above 0"),
        (vec!["--each", "st=0"], "st=0: it takes seconds above 0"),
        (vec!["--each", "tc=40/10+1"], "tc=40/10+1: it takes seconds and increment"),
        (vec!["--each", "name=x nodes=1"], "name= belongs to one engine"),
        (vec!["--each", "colour=x"], "colour= has no meaning here"),
        (vec![], "has no limit: st=, tc=, nodes= or depth="),
        (vec!["--each", "nodes=1", "--sprt", "elo0=5 elo1=5"], "elo0 must be less than elo1"),
        (vec!["--each", "nodes=1", "--openings", "/nowhere"], "cannot read /nowhere"),
        (vec!["--each", "nodes=1", "--resume"], "--pgnout"),
        (vec!["--each", "nodes=1 option.Colour=red"], "it has no option Colour"),
        (vec!["--each", "nodes=1", "--engine", "cmd=third"], "--engine stands twice"),
        (vec!["--each", "nodes=1", "--pgnout", "/nowhere/at/all.pgn"], "cannot be written"),
    ] {
        let run = own(&args);
        assert!(run.code == 2 && run.err.contains(said), "{args:?}: {} {}", run.code, run.err);
    }
    let missing = against("cmd=/no/such/engine", &["--each", "nodes=1"]);
    assert!(missing.code == 2 && missing.err.contains("engine does not start"), "{}", missing.err);
}

#[test]
fn help_in_swahili() {
    let help = run(&["match", "--help", "--lang", "sw"]);
    assert_eq!(help.code, 0);
    for english in ["Play ", "Write ", "The ", "After ", "What "] {
        assert!(!help.out.contains(&format!("  {english}")), "{english} in {}", help.out);
    }
}

/// Engines that are shell scripts.
#[cfg(unix)]
mod misbehaving {
    use super::*;

    /// An engine that greets well and answers `go` by a command.
    fn script(name: &str, go: &str) -> String {
        let path = file(&format!("{name}.sh"));
        let text = format!(
            "while read -r line; do case \"$line\" in ugi) echo ugiok;; isready) echo readyok;; \
             go*) {go};; quit) exit;; esac; done\n"
        );
        fs::write(&path, text).unwrap();
        format!("cmd=/bin/sh args={} name={name}", path.display())
    }

    /// How often the misbehaving engine lost by time, by illegal moves, by crashes, in two games.
    fn failures(go: &str, name: &str, own: &str, args: &[&str]) -> [u64; 3] {
        let out = file(&format!("{name}.pgn"));
        let common = ["--each", "nodes=10", "--rounds", "1", "--json", "--pgnout", out.to_str().unwrap()];
        let engine = format!("{} {own}", script(name, go));
        let run = against(&engine, &[common.as_slice(), args].concat());
        assert_eq!(run.code, 0, "{name}: {}", run.err);
        let result = json(&run);
        assert_eq!(result["wins"], 2, "{name}: {result}");
        let replayed = super::run(&["replay", out.to_str().unwrap()]);
        assert_eq!(replayed.code, 0, "{name}: {}", replayed.out);
        ["time", "illegal", "crashes"].map(|failure| result["failures"][1][failure].as_u64().unwrap())
    }

    #[test]
    fn no_move() {
        for (name, go) in [
            ("none", "echo 'bestmove (none)'"),
            ("bare", "echo bestmove"),
            ("illegal", "echo bestmove A5L"),
            ("bytes", "printf 'bestmove \\377\\376}{\\033[31m\\n'"),
            ("brace", "echo 'bestmove A1}'"),
            ("long", "printf 'bestmove '; head -c 200000 /dev/zero | tr '\\000' x; echo"),
        ] {
            assert_eq!(failures(go, name, "", &[]), [0, 2, 0], "{name}");
        }
    }

    #[test]
    fn an_end() {
        assert_eq!(failures("exit 3", "exits", "", &[]), [0, 0, 2]);
        assert_eq!(failures("kill -9 $$", "killed", "", &[]), [0, 0, 2]);
        assert_eq!(failures("exec sleep 5 >&-", "closes", "", &[]), [0, 0, 2]);
    }

    #[test]
    fn silence() {
        assert_eq!(failures("sleep 600", "silent", "", &["--patience", "3"]), [0, 0, 2]);
    }

    #[test]
    fn noise() {
        assert_eq!(failures("yes", "noisy", "", &["--patience", "3"]), [0, 0, 2]);
    }

    #[test]
    fn a_line_without_end() {
        assert_eq!(failures("cat /dev/zero", "endless", "", &["--patience", "3"]), [0, 0, 2]);
    }

    #[test]
    fn too_slow() {
        // The script never plays a legal move, so where lateness is only counted the game is lost by the move.
        let slow = "sleep 0.5; echo bestmove A1X";
        assert_eq!(failures(slow, "slow", "st=0.01", &[]), [2, 0, 0]);
        assert_eq!(failures(slow, "counted", "st=0.01", &["--overstep", "counts"]), [0, 2, 0]);
        assert_eq!(failures(slow, "in-time", "st=0.01 timemargin=60000", &[]), [0, 2, 0]);
    }

    #[test]
    fn an_engine_without_options_is_told_the_ruleset() {
        let log = file("told.txt");
        let go = format!("echo \"$told\" >> {}; echo bestmove", log.display());
        let text = script("told", &go);
        let path = text.split("args=").nth(1).unwrap().split(' ').next().unwrap();
        let told = fs::read_to_string(path).unwrap().replace("isready)", "position*) told=$line;; isready)");
        fs::write(path, told).unwrap();
        let played = against(
            &text,
            &["--each", "nodes=10", "--rounds", "1", "--ruleset", "kete", "--random-plies", "1"],
        );
        assert_eq!(played.code, 0, "{}", played.err);
        let told = fs::read_to_string(log).unwrap();
        assert!(told.starts_with("position fen kete startpos moves A"), "{told}");
    }

    /// Ctrl-C ends the match, not the engines' games: they do not count as lost.
    #[test]
    fn an_interrupt_loses_no_game() {
        use std::process::Stdio;
        let out = file("interrupted.pgn");
        let mut command =
            namua(&["match", "--engine", &engine("a"), "--engine", &engine("b"), "--each", "nodes=200"]);
        command.args(["--rounds", "100000", "--ratinginterval", "1", "--pgnout", out.to_str().unwrap()]);
        let child =
            command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
        while fs::read_to_string(&out).map_or(0, |text| text.len()) < 1000 {
            std::thread::sleep(std::time::Duration::from_millis(20));
        }
        let id = child.id().to_string();
        assert!(std::process::Command::new("kill").args(["-INT", &id]).status().unwrap().success());
        let output = child.wait_with_output().unwrap();
        let text = String::from_utf8(output.stdout).unwrap();
        assert_eq!(output.status.code(), Some(130), "{text}");
        assert!(text.contains("Interrupted") && !text.contains("crash"), "{text}");
        assert_eq!(fs::read_to_string(&out).unwrap().matches("[Event ").count() % 2, 0);
    }
}
