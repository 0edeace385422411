//! Golden traces: the steps of a move, word for word, as terminal and board tell them.

use namua_rules::{Leniency, Position, Ruleset, Step};

/// A step in a few letters: `+A5=7` placed, `^A5:7` lifted (`/2` left), `A6=1` dropped, `xa4:2` captured.
fn told(step: &Step) -> String {
    match *step {
        Step::Place { hole, count } => format!("+{hole}={count}"),
        Step::Lift { hole, seeds, count: 0 } => format!("^{hole}:{seeds}"),
        Step::Lift { hole, seeds, count } => format!("^{hole}:{seeds}/{count}"),
        Step::Drop { hole, count, .. } => format!("{hole}={count}"),
        Step::Capture { hole, from, seeds } => format!("{hole}x{from}:{seeds}"),
        Step::Enter { hole } => format!("enter {hole}"),
        Step::Relay { hole } => format!("relay {hole}"),
        Step::Safari { hole } => format!("safari {hole}"),
        Step::Stop { hole, why } => format!("stop {hole} {}", why.name()),
        Step::Reserve { hole } => format!("reserve {hole}"),
        Step::Win { hand } => format!("win {hand}"),
    }
}

/// Checks a move's steps, its text and the position after it.
fn golden(ruleset: Ruleset, position: &str, mv: &str, steps: &str, after: &str) {
    let position = Position::parse(position, ruleset, Leniency::Lenient).expect("a position");
    let parsed = position.parse_move(mv).unwrap_or_else(|e| panic!("{position} {mv}: {e}"));
    let trace = position.trace(parsed).expect("a legal move");
    let found: Vec<_> = trace.steps.iter().map(told).collect();
    let wanted: Vec<_> = steps.split(';').map(str::trim).collect();
    assert_eq!(found, wanted, "{position} {mv}");
    let played = position.play_unchecked(parsed, &mut ());
    assert_eq!((played.text().as_str(), played.after.to_string().as_str()), (mv, after), "{position}");
}

const CHOICE: &str = "0,0,0,0,0,0,0,0/0,2,2,6,0,0,0,0/0,0,0,1,7,3,0,0/0,0,0,0,0,0,0,0 N 21,22 Aa -";

/// K11, K9: the placed seed captures at a5; its seed starts from the kichwa of choice.
#[test]
fn a_namua_capture_from_either_kichwa() {
    golden(
        Ruleset::Kiswahili,
        CHOICE,
        "a5L",
        "+a5=7; a5xA4:1; enter a1; a1=1; stop a1 empty",
        "0,0,0,0,0,0,0,0/0,2,2,7,0,0,0,1/0,0,0,0,7,3,0,0/0,0,0,0,0,0,0,0 S 21,21 Aa -",
    );
    golden(
        Ruleset::Kiswahili,
        CHOICE,
        "a5R",
        "+a5=7; a5xA4:1; enter a8; a8=1; stop a8 empty",
        "0,0,0,0,0,0,0,0/1,2,2,7,0,0,0,0/0,0,0,0,7,3,0,0/0,0,0,0,0,0,0,0 S 21,21 Aa -",
    );
}

const HOUSE: &str = "0,0,0,0,0,0,0,0/5,2,0,0,0,0,0,0/1,0,0,0,6,0,0,0/0,0,0,0,0,0,0,0 S 9,9 A -";

/// K14: stop or safari; the safari costs the house (K15).
#[test]
fn stop_and_safari() {
    golden(
        Ruleset::Kiswahili,
        HOUSE,
        "A1L",
        "+A1=2; A1xa8:5; enter A1; A1=3; A2=1; A3=1; A4=1; A5=7; stop A5 choice",
        "0,0,0,0,0,0,0,0/0,2,0,0,0,0,0,0/3,1,1,1,7,0,0,0/0,0,0,0,0,0,0,0 N 8,9 A -",
    );
    golden(
        Ruleset::Kiswahili,
        HOUSE,
        "A1L+",
        "+A1=2; A1xa8:5; enter A1; A1=3; A2=1; A3=1; A4=1; A5=7; safari A5; ^A5:7; \
         A6=1; A7=1; A8=1; B8=1; B7=1; B6=1; B5=1; stop B5 empty",
        "0,0,0,0,0,0,0,0/0,2,0,0,0,0,0,0/3,1,1,1,0,1,1,1/0,0,0,0,1,1,1,1 N 8,9 - -",
    );
}

/// K14: a capture at the house comes first and leaves it standing; nobody is asked.
#[test]
fn a_capture_at_the_house() {
    golden(
        Ruleset::Kiswahili,
        "0,0,0,0,0,0,0,0/5,0,0,0,2,0,0,1/1,0,0,0,6,0,0,1/0,0,0,0,0,0,0,0 S 9,9 A -",
        "A1L",
        "+A1=2; A1xa8:5; enter A1; A1=3; A2=1; A3=1; A4=1; A5=7; A5xa4:2; enter A1; A1=4; A2=2; \
         relay A2; ^A2:2; A3=2; A4=2; relay A4; ^A4:2; A5=8; A6=1; stop A6 empty",
        "0,0,0,0,0,0,0,0/0,0,0,0,0,0,0,1/4,0,2,0,8,1,0,1/0,0,0,0,0,0,0,0 N 8,9 A -",
    );
}

/// K13: a takata that reaches the functional house rests there.
#[test]
fn a_takata_into_the_house() {
    golden(
        Ruleset::Kiswahili,
        "0,0,0,0,0,0,0,0/2,0,0,0,0,0,0,0/0,0,2,0,6,0,0,0/0,0,0,0,0,0,0,0 S 9,9 A -",
        "A3L*",
        "+A3=3; ^A3:3; A2=1; A1=1; B1=1; stop B1 empty",
        "0,0,0,0,0,0,0,0/2,0,0,0,0,0,0,0/1,1,0,0,6,0,0,0/1,0,0,0,0,0,0,0 N 8,9 A -",
    );
    golden(
        Ruleset::Kiswahili,
        "0,0,0,0,0,0,0,0/2,0,0,0,0,0,0,0/0,0,1,0,6,0,0,0/0,0,0,0,0,0,0,0 S 9,9 A -",
        "A3R*",
        "+A3=2; ^A3:2; A4=1; A5=7; stop A5 house",
        "0,0,0,0,0,0,0,0/2,0,0,0,0,0,0,0/0,0,0,1,7,0,0,0/0,0,0,0,0,0,0,0 N 8,9 A -",
    );
}

/// K12c: add one, lift two; the house stays.
#[test]
fn the_tax() {
    golden(
        Ruleset::Kiswahili,
        "0,0,0,0,0,0,0,0/2,0,0,0,0,0,0,0/0,0,0,0,8,0,0,0/0,0,0,0,0,0,0,0 S 9,9 A -",
        "A5R*",
        "+A5=9; ^A5:2/7; A6=1; A7=1; stop A7 empty",
        "0,0,0,0,0,0,0,0/2,0,0,0,0,0,0,0/0,0,0,0,7,1,1,0/0,0,0,0,0,0,0,0 N 8,9 A -",
    );
}

const SIX: &str = "0,0,0,0,0,0,0,0/2,0,0,0,0,0,0,0/0,0,0,0,6,0,0,0/0,0,0,0,0,0,0,0 S 9,9 A -";

/// T2: a kuu of exactly six is sown whole; elsewhere the tax leaves it dormant (K12c).
#[test]
fn the_six_floor() {
    golden(
        Ruleset::Kete,
        SIX,
        "A5R*",
        "+A5=7; ^A5:7; A6=1; A7=1; A8=1; B8=1; B7=1; B6=1; B5=1; stop B5 empty",
        "0,0,0,0,0,0,0,0/2,0,0,0,0,0,0,0/0,0,0,0,0,1,1,1/0,0,0,0,1,1,1,1 N 8,9 - -",
    );
    golden(
        Ruleset::Kiswahili,
        SIX,
        "A5L*",
        "+A5=7; ^A5:2/5; A4=1; A3=1; stop A3 empty",
        "0,0,0,0,0,0,0,0/2,0,0,0,0,0,0,0/0,0,1,1,5,0,0,0/0,0,0,0,0,0,0,0 N 8,9 A -",
    );
}

const BARRED: &str = "0,0,0,0,0,0,0,0/1,0,0,0,0,0,0,2/0,0,0,3,2,0,2,0/0,0,0,0,0,0,0,0 S 0,0 A A7";

/// K23: a lap that ends in the reserved hole ends the move; a first lap from the owned house goes on, but not
/// in Zanzibar (Z4).
#[test]
fn the_reserved_hole() {
    for ruleset in [Ruleset::Kiswahili, Ruleset::Zanzibar, Ruleset::Kete] {
        golden(
            ruleset,
            BARRED,
            "A4R*",
            "^A4:3; A5=3; A6=1; A7=3; stop A7 reserved",
            match ruleset {
                Ruleset::Kete => "0,0,0,0,0,0,0,0/1,0,0,0,0,0,0,2/0,0,0,0,3,1,3,0/0,0,0,0,0,0,0,0 N 0,0 A A7",
                _ => "0,0,0,0,0,0,0,0/1,0,0,0,0,0,0,2/0,0,0,0,3,1,3,0/0,0,0,0,0,0,0,0 N 0,0 A -",
            },
        );
    }
    golden(
        Ruleset::Kiswahili,
        BARRED,
        "A5R*",
        "^A5:2; A6=1; A7=3; relay A7; ^A7:3; A8=1; B8=1; B7=1; stop B7 empty",
        "0,0,0,0,0,0,0,0/1,0,0,0,0,0,0,2/0,0,0,3,0,1,0,1/0,0,0,0,0,0,1,1 N 0,0 - -",
    );
    golden(
        Ruleset::Zanzibar,
        BARRED,
        "A5R*",
        "^A5:2; A6=1; A7=3; stop A7 reserved",
        "0,0,0,0,0,0,0,0/1,0,0,0,0,0,0,2/0,0,0,3,0,1,3,0/0,0,0,0,0,0,0,0 N 0,0 - -",
    );
}

/// K21: North has no capture, and South would next capture a1 only.
#[test]
fn takasia() {
    golden(
        Ruleset::Kiswahili,
        "0,0,0,0,0,0,0,0/0,0,6,0,0,0,0,6/0,0,0,0,0,1,0,0/0,0,5,0,0,0,0,7 S 0,0 - -",
        "B3R**",
        "^B3:5; B4=1; B5=1; B6=1; B7=1; B8=8; relay B8; ^B8:8; \
         A8=1; A7=1; A6=2; A5=1; A4=1; A3=1; A2=1; A1=1; stop A1 empty; reserve a1",
        "0,0,0,0,0,0,0,0/0,0,6,0,0,0,0,6/1,1,1,1,1,2,1,1/0,0,0,1,1,1,1,0 N 0,0 - a1",
    );
}

/// K25: the front row is empty at once; three captured seeds stay in hand. `mkononi` is the same in namua.
#[test]
fn hamna_with_seeds_in_hand() {
    golden(
        Ruleset::Kujifunza,
        "0,0,0,0,0,0,0,0/0,0,0,0,0,0,0,3/0,0,0,0,0,2,0,4/0,0,0,0,0,0,0,0 S 0,0 - -",
        "A6R#",
        "^A6:2; A7=1; A8=5; A8xa1:3; win 3",
        "0,0,0,0,0,0,0,0/0,0,0,0,0,0,0,0/0,0,0,0,0,0,1,5/0,0,0,0,0,0,0,0 N 0,0 - -",
    );
    golden(
        Ruleset::Kiswahili,
        "0,0,0,0,0,0,0,0/0,0,0,0,0,0,0,3/0,0,0,0,0,2,0,4/0,0,0,0,0,0,0,0 S 9,9 - -",
        "A8R#",
        "+A8=5; A8xa1:3; win 3",
        "0,0,0,0,0,0,0,0/0,0,0,0,0,0,0,0/0,0,0,0,0,2,0,5/0,0,0,0,0,0,0,0 N 8,9 - -",
    );
}

/// M5: the stone that faces A1 and the one behind it.
#[test]
fn a_kimasai_capture_of_two() {
    golden(
        Ruleset::Kimasai,
        "startpos",
        "A2",
        "^A2:1; A1=1; A1xa12:1; A1xb12:1; stop A1 moved",
        "0,1,1,1,1,1,1,1,1,1,1,1/0,1,1,1,1,1,1,1,1,1,1,0/\
         1,0,1,1,1,1,1,1,1,1,1,1/1,1,1,1,1,1,1,1,1,1,1,1 N - - -",
    );
    let empty = "0,0,0,0,0,0,0,0,0,0,0,0";
    golden(
        Ruleset::Kimasai,
        &format!("{empty}/0,0,1,0,0,0,0,0,0,0,0,0/0,0,0,1,0,0,0,0,0,0,0,0/{empty} S - - -"),
        "A4#",
        "^A4:1; A3=1; A3xa10:1; win 0",
        &format!("{empty}/{empty}/0,0,1,0,0,0,0,0,0,0,0,0/{empty} N - - -"),
    );
}

/// Section 1: L from a back hole is clockwise, R anticlockwise.
#[test]
fn back_rows_run_the_other_way() {
    let board = "0,0,0,0,0,0,0,0/0,0,0,0,0,2,0,0/1,0,0,0,0,0,0,0/0,0,4,0,0,0,0,0 S 0,0 - -";
    golden(
        Ruleset::Kujifunza,
        board,
        "B3R*",
        "^B3:4; B4=1; B5=1; B6=1; B7=1; stop B7 empty",
        "0,0,0,0,0,0,0,0/0,0,0,0,0,2,0,0/1,0,0,0,0,0,0,0/0,0,0,1,1,1,1,0 N 0,0 - -",
    );
    golden(
        Ruleset::Kujifunza,
        board,
        "B3L*",
        "^B3:4; B2=1; B1=1; A1=2; A2=1; stop A2 empty",
        "0,0,0,0,0,0,0,0/0,0,0,0,0,2,0,0/2,1,0,0,0,0,0,0/1,1,0,0,0,0,0,0 N 0,0 - -",
    );
}
