//! Sessions of the protocol, line by line.

use core::sync::atomic::AtomicBool;

use super::{Reaction, Session, Signals};
use crate::{Engine, NoClock};

/// What a session says to some lines.
fn said(lines: &[&str]) -> Vec<String> {
    let mut session = Session::new();
    let reactions = lines.iter().flat_map(|line| session.take(line));
    reactions
        .filter_map(|reaction| if let Reaction::Say(line) = reaction { Some(line) } else { None })
        .collect()
}

/// The last line a session says.
fn last(lines: &[&str]) -> String {
    said(lines).pop().unwrap_or_default()
}

/// The lines of a search that a `go` asks for.
fn searched(lines: &[&str]) -> Vec<String> {
    let mut session = Session::new();
    let reactions: Vec<_> = lines.iter().flat_map(|line| session.take(line)).collect();
    let Some(Reaction::Go(order)) = reactions.last() else { panic!("no search: {reactions:?}") };
    let mut all = Vec::new();
    let say = &mut |line: &str| all.push(line.to_owned());
    let (stop, ponder) = (AtomicBool::new(false), AtomicBool::new(false));
    let best = order.run(&mut Engine::new(1), &NoClock, Signals { stop: &stop, ponder: &ponder }, say);
    all.push(best);
    all
}

#[test]
fn greetings() {
    let lines = said(&["ugi"]);
    assert!(lines[0].starts_with("id name Namua "));
    assert!(
        lines.iter().any(|line| line.starts_with("option name Variant type combo default kiswahili var "))
    );
    assert_eq!(lines.last().unwrap(), "ugiok");
    assert_eq!(last(&["uci"]), "uciok");
    assert_eq!(last(&["isready"]), "readyok");
}

#[test]
fn questions_about_the_start() {
    assert_eq!(last(&["query gameover"]), "response false");
    assert_eq!(last(&["query p1turn"]), "response true");
    assert_eq!(last(&["query result"]), "response none");
    assert_eq!(last(&["query legalmoves"]), "response A6L A6R A7L A7R");
    assert_eq!(last(&["position startpos moves A6R*", "query p1turn"]), "response false");
}

#[test]
fn rulesets() {
    assert_eq!(last(&["setoption name Variant value kimasai", "query legalmoves"]), "response A2");
    assert_eq!(last(&["position fen kimasai startpos", "query legalmoves"]), "response A2");
    assert_eq!(
        last(&["setoption name variant value KETE", "position startpos", "query p1turn"]),
        "response true"
    );
    // What a position names counts for that position only.
    let back = ["position fen kimasai startpos", "position startpos", "query legalmoves"];
    assert_eq!(last(&back), "response A6L A6R A7L A7R");
    assert!(last(&["setoption name Variant value chess"]).starts_with("info string no ruleset"));
}

#[test]
fn a_finished_game() {
    let over =
        "position fen 0,0,0,0,0,0,0,0/1,0,0,0,0,0,0,0/1,0,0,0,0,0,0,1/0,0,0,0,0,0,0,0 S 30,31 - - moves A8";
    assert!(last(&[over]).starts_with("info string"), "the hand is out of step");
    let over =
        "position fen 0,0,0,0,0,0,0,0/0,0,0,0,0,0,0,1/1,0,0,0,0,0,0,1/0,0,0,0,0,0,0,1 S 30,30 - - moves A8";
    assert_eq!(last(&[over, "query gameover"]), "response true");
    assert_eq!(last(&[over, "query result"]), "response p1win");
    assert_eq!(last(&[over, "query legalmoves"]), "response");
    assert_eq!(searched(&[over, "go depth 3"]), ["bestmove (none)"]);
}

#[test]
fn the_steps_of_a_move() {
    assert_eq!(
        last(&["query sowing A6R"]),
        "response place:A6:3 lift:A6:3:0 drop:A7:3:2 drop:A8:1:1 drop:B8:1:0 stop:B8:empty"
    );
    assert_eq!(last(&["query sowing A5R"]), "response illegal K12");
    assert_eq!(last(&["query sowing a6R"]), "response illegal not-yours");
    assert_eq!(last(&["query sowing nonsense"]), "response unreadable");
    assert_eq!(last(&["query sowing"]), "response unreadable");
}

#[test]
fn a_bad_position_changes_nothing() {
    let before = ["position startpos moves A6R", "query p1turn"];
    assert_eq!(last(&before), "response false");
    for bad in
        ["position startpos moves A5R", "position fen 1,2,3", "position", "position startpos moves A6R A6R"]
    {
        assert!(last(&[bad]).starts_with("info string position unchanged: "), "{bad}");
        assert_eq!(last(&["position startpos moves A6R", bad, "query p1turn"]), "response false", "{bad}");
    }
}

#[test]
fn searches() {
    let lines = searched(&["position startpos moves A6R", "go depth 3"]);
    assert!(lines[0].starts_with("info depth 1 seldepth 1 multipv 1 score cp "), "{lines:?}");
    assert!(lines[0].contains(" pv a"), "{lines:?}");
    assert!(lines.last().unwrap().starts_with("bestmove a"), "{lines:?}");
    assert!(
        searched(&["go p1time 1000 p2time 1 p1inc 10 depth 2"]).last().unwrap().starts_with("bestmove A")
    );
    assert!(searched(&["go p1time -5 nodes 0"]).last().unwrap().starts_with("bestmove A"));
}

#[test]
fn the_best_of_some_moves() {
    let lines = searched(&["go depth 3 searchmoves A7L A7R"]);
    assert!(lines.last().unwrap().starts_with("bestmove A7"), "{lines:?}");
    let lines = searched(&["go searchmoves A6L* depth 2"]);
    assert_eq!(lines.last().unwrap(), "bestmove A6L");
    assert_eq!(said(&["go depth 1 searchmoves A6X"])[0], "info string searchmoves: A6X is no legal move");
    assert_eq!(said(&["go depth 1 searchmoves"]), ["info string searchmoves takes legal moves"]);
}

#[test]
fn several_lines() {
    let lines = searched(&["setoption name MultiPV value 3", "go depth 2"]);
    let numbers: Vec<_> = lines.iter().filter_map(|line| line.split(" multipv ").nth(1)).collect();
    let numbers: Vec<_> = numbers.iter().map(|rest| &rest[..1]).collect();
    assert_eq!(numbers, ["1", "2", "3", "1", "2", "3"]);
    let first = |line: &str| line.split(" pv ").nth(1).unwrap().split(' ').next().unwrap().to_owned();
    let mut moves: Vec<_> = lines[3..6].iter().map(|line| first(line)).collect();
    assert_eq!(lines[6], format!("bestmove {}", moves[0]));
    moves.sort();
    moves.dedup();
    assert_eq!(moves.len(), 3);
}

#[test]
fn pondering() {
    let ponders =
        |line: &str| matches!(&Session::new().take(line)[..], [.., Reaction::Go(order)] if order.ponders());
    assert!(ponders("go ponder movetime 5") && !ponders("go movetime 5"));
    assert_eq!(Session::new().take("ponderhit"), [Reaction::PonderHit]);
    let lines = searched(&["setoption name Ponder value true", "go depth 3"]);
    assert!(lines.last().unwrap().contains(" ponder a"), "{lines:?}");
}

#[test]
fn infinite_means_without_a_limit() {
    let infinite =
        |line: &str| matches!(&Session::new().take(line)[..], [.., Reaction::Go(order)] if order.infinite());
    assert!(infinite("go infinite") && infinite("go") && infinite("go infinite foo"));
    assert!(!infinite("go depth 5") && !infinite("go movetime 5"));
}

#[test]
fn every_go_is_answered_by_a_move() {
    for (line, told) in [
        ("go foo", vec!["go does not know foo"]),
        ("go depth", vec!["depth takes a number"]),
        ("go depth abc", vec!["depth takes a number, not abc"]),
        ("go depth nodes 5", vec!["depth takes a number"]),
        ("go wtime 100 btime 100", vec!["go does not know wtime", "go does not know btime"]),
        ("go depth 0", vec!["depth 0 is taken as depth 1"]),
        ("go depth -3 nodes -1", vec!["depth -3 is taken as depth 1", "nodes -1 is taken as nodes 1"]),
        ("go movetime -5", vec!["movetime -5 is taken as movetime 1"]),
        ("go p2time 1000", vec!["the clock of the player to move is missing"]),
        ("go depth 2 foo", vec!["go does not know foo"]),
        ("go nodes 99999999999999999999999 depth 1", vec![]),
    ] {
        let told: Vec<_> = told.iter().map(|fault| format!("info string {fault}")).collect();
        assert_eq!(said(&[line]), told, "{line}");
        let reactions = Session::new().take(line);
        assert!(matches!(reactions.last(), Some(Reaction::Go(order)) if !order.infinite()), "{line}");
        if !line.contains("time") || told.len() == 2 {
            assert!(searched(&[line]).last().unwrap().starts_with("bestmove A"), "{line}");
        }
    }
}

#[test]
fn long_and_invisible_words_are_not_echoed_whole() {
    let answer = last(&[&"x".repeat(10_000)]);
    assert_eq!(answer, format!("info string unknown command {}…", "x".repeat(40)));
    assert_eq!(last(&["\u{0}go"]), "info string unknown command \\u{0}go");
    assert_eq!(last(&["don't"]), "info string unknown command don't");
    assert!(last(&[&format!("position fen {}", "x".repeat(10_000))]).chars().count() < 500);
}

#[test]
fn the_door_is_told() {
    let mut session = Session::new();
    assert_eq!(session.take("stop"), [Reaction::Stop]);
    assert_eq!(session.take("quit"), [Reaction::Quit]);
    assert_eq!(session.take("uginewgame"), [Reaction::NewGame]);
    assert_eq!(session.take("setoption name Hash value 8"), [Reaction::Hash(8)]);
    assert_eq!(session.take("setoption name Hash value 99999999"), [Reaction::Hash(super::MOST_HASH)]);
    assert_eq!(session.take("  \r"), []);
}

#[test]
fn nonsense_is_answered_by_info() {
    for line in [
        "hello",
        "go depth",
        "go depth x",
        "go fish",
        "query",
        "query meaning",
        "setoption",
        "setoption name Hash value x",
        "setoption name Threads value many",
        "setoption name Ponder value maybe",
        "setoption name Colour value red",
        "position fen",
        "position startpos moves \u{fffd}",
        "\u{0}\u{1}",
    ] {
        assert!(last(&[line]).starts_with("info string "), "{line:?}");
    }
}
