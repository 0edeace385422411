//! Why not? Every refusal of every ruleset with the moves that are possible instead, and the leniencies of move texts.

use Ruleset::{Kete, Kimasai, Kiswahili, Kujifunza, Zanzibar};
use namua_rules::{Game, Leniency, MoveError, Position, Refusal, Ruleset};

fn position(ruleset: Ruleset, text: &str) -> Position {
    Position::parse(text, ruleset, Leniency::Lenient).unwrap_or_else(|e| panic!("{text}: {e}"))
}

/// The rule that forbids a wish, and the possible moves.
fn refused(ruleset: Ruleset, text: &str, wish: &str) -> (&'static str, String) {
    match position(ruleset, text).parse_move(wish) {
        Err(MoveError::Illegal(illegal)) => (illegal.refusal.rule(), illegal.possible_text()),
        other => panic!("{text} {wish}: {other:?}"),
    }
}

type Row = (Ruleset, &'static str, &'static [(&'static str, &'static str, &'static str)]);

/// Ruleset and position; then wish, rule, possible moves.
const TABLE: &[Row] = &[
    (
        Kiswahili,
        "startpos",
        &[
            ("a6L", "not-yours", "A6L, A6R, A7L, A7R"),
            ("A1R", "empty", "A6L, A6R, A7L, A7R"),
            ("A5L", "K12", "A6L, A6R, A7L, A7R"),
            ("B2L", "empty", "A6L, A6R, A7L, A7R"),
            ("A6", "direction", "A6L, A6R"),
            ("A6R+", "K14", "A6L, A6R"),
            ("A6R:stop", "K14", "A6L, A6R"),
            ("A6R**", "K21", "A6L, A6R"),
            ("A6R*#", "K25", "A6L, A6R"),
            ("A9L", "no-such-move", "A6L, A6R, A7L, A7R"),
            ("a9L", "not-yours", "A6L, A6R, A7L, A7R"),
        ],
    ),
    // Over: the last word of a board on which South cannot move.
    (
        Kiswahili,
        NO_MOVE,
        &[("A1R", "over", ""), ("a1L", "over", ""), ("A5L", "over", ""), ("A9", "over", "")],
    ),
    // Namua with captures: K7 before K12, K9 before K14.
    (
        Kiswahili,
        "0,0,0,0,0,0,0,0/2,2,2,0,0,0,0,1/1,1,1,2,6,0,0,1/0,3,0,0,0,0,0,0 S 9,9 A -",
        &[
            ("A4R", "K7", "A1L, A1L+, A2L, A2L+, A3L, A3L+, A3R, A8R, A8R+"),
            ("A5L", "K7", "A1L, A1L+, A2L, A2L+, A3L, A3L+, A3R, A8R, A8R+"),
            ("B2L", "K7", "A1L, A1L+, A2L, A2L+, A3L, A3L+, A3R, A8R, A8R+"),
            ("A1R", "K9", "A1L, A1L+"),
            ("A2R+", "K9", "A2L, A2L+"),
            ("A8L", "K9", "A8R, A8R+"),
            ("A3", "direction", "A3L, A3L+, A3R"),
            ("A3R+", "K14", "A3L, A3L+, A3R"),
            ("A3R:stop", "K14", "A3L, A3L+, A3R"),
            ("A1L*", "K6", "A1L, A1L+"),
            ("A1L**", "K6", "A1L, A1L+"),
            ("A1L#", "K25", "A1L, A1L+"),
        ],
    ),
    // K12: singletons and the back row, beside a dormant house.
    (
        Kiswahili,
        SINGLETONS,
        &[
            ("A2R", "K12", "A3L, A3R, A5L, A5R"),
            ("B2L", "K12", "A3L, A3R, A5L, A5R"),
            ("B2", "K12", "A3L, A3R, A5L, A5R"),
        ],
    ),
    (Zanzibar, SINGLETONS, &[("B2L", "K12", "A2L, A2R, A3L, A3R, A5L, A5R")]),
    // K19 in namua: the only occupied front hole is a kichwa.
    (
        Kiswahili,
        "0,0,0,0,0,0,0,0/2,0,0,0,0,0,0,0/0,0,0,0,0,0,0,3/0,2,0,3,0,0,0,0 S 5,5 - -",
        &[("A8R", "K19", "A8L"), ("A8R+", "K14", "A8L"), ("B2L", "K12", "A8L")],
    ),
    // The mtaji stage: K16, then K7, K14, K18, K19.
    (
        Kiswahili,
        "0,0,0,0,0,0,0,0/2,0,0,0,0,0,0,0/0,1,2,0,1,0,0,0/0,2,0,3,0,0,0,0 S 0,0 - -",
        &[
            ("A2R", "K16", "A3L, A3R"),
            ("B2L", "K18", "A3L, A3R"),
            ("B2", "direction", "A3L, A3R"),
            ("B4R+", "K14", "A3L, A3R"),
        ],
    ),
    (
        Kujifunza,
        "0,0,0,0,0,0,0,0/0,2,0,0,0,0,0,0/3,0,0,0,0,0,0,0/0,2,0,3,0,0,0,0 S 0,0 - -",
        &[("A1L", "K19", "A1R"), ("B2L", "K18", "A1R"), ("A1L:stop", "K14", "A1R")],
    ),
    (
        Kiswahili,
        "0,0,0,0,0,0,0,0/0,0,1,0,0,1,0,0/0,0,3,0,0,3,0,2/0,2,0,0,0,0,0,1 S 0,0 - -",
        &[
            ("A3L", "K7", "A3R, A6L, A8L"),
            ("A8R", "K7", "A3R, A6L, A8L"),
            ("B2R", "K7", "A3R, A6L, A8L"),
            ("B8L", "K16", "A3R, A6L, A8L"),
            ("A3R*", "K6", "A3R"),
            ("A3R+", "K14", "A3R"),
        ],
    ),
    // K23.
    (Kiswahili, RESERVED, &[("A7R", "K23", "A4L, A4R, A5L, A5R"), ("A7", "direction", "A4L, A4R, A5L, A5R")]),
    // T3; K18 comes before it.
    (
        Kete,
        "0,0,0,0,0,0,0,0/1,0,0,0,0,0,0,0/0,0,2,0,6,0,0,0/0,2,0,0,0,0,0,0 S 0,0 A -",
        &[("A3R", "T3", "A5L, A5R"), ("A3L", "T3", "A5L, A5R"), ("B2L", "K18", "A5L, A5R")],
    ),
    // T4.
    (
        Kete,
        "0,0,0,0,0,0,0,0/0,0,1,0,0,1,0,0/0,0,3,0,0,3,0,2/0,0,0,0,0,0,0,0 S 0,0 - a3",
        &[("A6L", "T4", "A3R, A8L"), ("A6R", "K7", "A3R, A8L")],
    ),
    // K24.
    (Kiswahili, NEVER_ENDING, &[("A3L", "K24", NEVER_ENDING_MOVES)]),
    (
        Kimasai,
        "startpos",
        &[
            ("A3", "M3", "A2"),
            ("B12", "M3", "A2"),
            ("A1", "empty", "A2"),
            ("a2", "not-yours", "A2"),
            ("A2L", "no-such-move", "A2"),
            ("A2+", "no-such-move", "A2"),
            ("A2*", "no-such-move", "A2"),
            ("A2#", "M6", "A2"),
        ],
    ),
];

const NO_MOVE: &str = "0,0,0,0,0,0,0,0/0,0,0,0,0,0,0,2/1,0,0,0,0,0,0,0/0,0,0,0,0,0,0,0 S 0,0 - -";
const SINGLETONS: &str = "0,0,0,0,0,0,0,0/2,0,0,0,0,0,0,0/0,1,2,0,3,0,0,0/0,2,0,0,0,0,0,0 S 9,9 A -";
const RESERVED: &str = "0,0,0,0,0,0,0,0/1,0,0,0,0,0,0,2/0,0,0,3,2,0,2,0/0,0,0,0,0,0,0,0 S 0,0 A A7";
const NEVER_ENDING: &str = "0,0,0,0,0,0,0,0/0,0,0,0,9,0,0,1/1,6,3,1,0,5,4,0/2,1,0,5,0,3,0,1 S 11,11 - -";
const NEVER_ENDING_MOVES: &str = "A3R";

#[test]
fn every_refusal() {
    for (ruleset, text, wishes) in TABLE {
        for (wish, rule, possible) in *wishes {
            assert_eq!(
                refused(*ruleset, text, wish),
                (*rule, (*possible).to_owned()),
                "{ruleset} {text} {wish}"
            );
        }
    }
}

#[test]
fn the_period_of_a_never_ending_move() {
    let Err(MoveError::Illegal(illegal)) = position(Kiswahili, NEVER_ENDING).parse_move("A3L") else {
        panic!("A3L never ends")
    };
    assert_eq!(illegal.refusal, Refusal::NeverEnding { period: Some(228) });
    assert!(illegal.to_string().starts_with("K24: the move never ends: its sowing repeats every 228 laps"));
}

/// Captures that take the reserved hole at some point are dutiful; where none does, any may be played (T4).
#[test]
fn a_duty_that_cannot_be_done_is_void() {
    let text = "0,0,0,0,0,0,0,0/0,0,1,0,0,1,0,1/0,0,3,0,0,3,0,2/0,0,0,0,0,0,0,0 S 0,0 - ";
    let moves = |hole: &str| {
        let position = position(Kete, &format!("{text}{hole}"));
        position.legal_moves().iter().map(|mv| mv.plain(position.turn()).to_string()).collect::<Vec<_>>()
    };
    assert_eq!(moves("a3"), ["A3R", "A8L"]);
    assert_eq!(moves("a7"), ["A3R", "A6L", "A8L"]);
}

/// After the end of a game every wish is answered with the result.
#[test]
fn games_are_over() {
    let mut game = Game::new(Kiswahili);
    game.resign(namua_rules::Side::North);
    let told = game.play_text("A6R").unwrap_err().to_string();
    assert_eq!(told, "ply 1: over: the game is over: 1-0 (resignation)");
}

/// Forms of one move that are read alike.
#[test]
fn leniencies() {
    let choice = "0,0,0,0,0,0,0,0/5,2,0,0,0,0,0,0/1,0,0,0,6,0,0,0/0,0,0,0,0,0,0,0 S 9,9 A -";
    for (ruleset, text, forms, plain) in [
        (Kiswahili, "startpos", &["A6R", "A6>", "A6r", "A6R*", " A6R* "][..], "A6R"),
        (Kiswahili, "startpos", &["A7L", "A7<", "A7<*"], "A7L"),
        (Kiswahili, choice, &["A1L", "A1<", "A1", "A1:stop", "A1L:stop"], "A1L"),
        (Kiswahili, choice, &["A1L+", "A1+", "A1:safari", "A1<:safari", "A1L:safari"], "A1L+"),
        (Kimasai, "startpos", &["A2", " A2 "], "A2"),
    ] {
        let position = position(ruleset, text);
        for form in forms {
            let mv = position.parse_move(form).unwrap_or_else(|e| panic!("{text} {form}: {e}"));
            assert_eq!(mv.plain(position.turn()).to_string(), plain, "{text} {form}");
        }
    }
}

#[test]
fn what_is_no_move() {
    let start = Position::start(Kiswahili);
    for (text, span) in [
        ("", 0..0),
        ("  ", 0..2),
        ("C5R", 0..2),
        ("A0R", 0..2),
        ("A05R", 0..3),
        ("A13R", 0..3),
        ("A5X", 2..3),
        ("A5RL", 3..4),
        ("A5R*+", 4..5),
        ("A5R##", 4..5),
        ("A5R***", 5..6),
        ("A5é", 2..4),
        ("é5R", 0..3),
    ] {
        match start.parse_move(text) {
            Err(MoveError::Text(fault)) => assert_eq!(fault.span, span, "{text}: {fault}"),
            other => panic!("{text}: {other:?}"),
        }
    }
}

/// K12, K15: a dormant house of one seed is barred as a singleton, not as a house.
#[test]
fn a_dormant_house_is_an_ordinary_hole() {
    let text = "0,0,0,0,0,0,0,0/1,0,0,0,0,0,0,0/0,0,2,0,1,0,0,0/0,0,0,0,0,0,0,0 S 22,22 A -";
    let position = Position::parse(text, Kiswahili, Leniency::Lenient).unwrap();
    let Err(MoveError::Illegal(illegal)) = position.parse_move("A5L") else { panic!("A5L is barred") };
    assert!(matches!(illegal.refusal, Refusal::SingletonBarred { .. }), "{illegal}");
}
