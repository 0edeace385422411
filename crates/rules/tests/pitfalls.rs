//! Where programs are known to fail Bao players, as named tests: each was a bug in some program once.

mod random;

use namua_rules::{
    Bao, Game, House, Leniency, Move, Pit, Position, Ruleset, Setup, Side, Stage, Step, Trace,
};
use random::{Games, Random, bao, each_position, sowing};

fn position(ruleset: Ruleset, text: &str) -> Position {
    Position::parse(text, ruleset, Leniency::Lenient).unwrap_or_else(|e| panic!("{text}: {e}"))
}

fn moves(position: &Position) -> String {
    let moves = position.legal_moves();
    moves.iter().map(|mv| mv.plain(position.turn()).to_string()).collect::<Vec<_>>().join(" ")
}

fn play(position: &Position, mv: &str) -> Position {
    let mv = position.parse_move(mv).unwrap_or_else(|e| panic!("{position} {mv}: {e}"));
    position.play_unchecked(mv, &mut ()).after
}

fn trace(position: &Position, mv: Move) -> Trace {
    position.trace(mv).unwrap_or_else(|e| panic!("{position}: {e}"))
}

/// 1. K14: at the own house the capture comes first and nobody is asked.
#[test]
fn no_question_where_the_house_captures() {
    let asked = "0,0,0,0,0,0,0,0/5,0,0,0,0,0,0,1/1,0,0,0,6,0,0,1/0,0,0,0,0,0,0,0 S 9,9 A -";
    let captures = asked.replace("/5,0,0,0,0,", "/5,0,0,0,2,");
    assert!(moves(&position(Ruleset::Kiswahili, asked)).starts_with("A1L A1L+"));
    assert!(moves(&position(Ruleset::Kiswahili, &captures)).starts_with("A1L A5L"));
}

/// 2. K15: a house is functional, dormant or gone; a dormant one is an ordinary hole (K12) and keeps its owner.
#[test]
fn a_house_has_three_states() {
    let board = |house: u8, owned: &str| {
        let front = format!("0,0,2,0,{house},1,0,0");
        let text = format!("0,0,0,0,0,0,0,0/2,0,0,0,0,0,0,0/{front}/0,0,0,0,0,0,0,0 S 9,9 {owned} -");
        position(Ruleset::Kiswahili, &text)
    };
    for (house, owned, state, legal) in [
        (6, "A", House::Functional, "A3L A3R A6L A6R"),
        (5, "A", House::Dormant, "A3L A3R A5L A5R"),
        (1, "A", House::Dormant, "A3L A3R"),
        (6, "-", House::Gone, "A3L A3R A5L A5R"),
        (0, "-", House::Gone, "A3L A3R"),
    ] {
        let position = board(house, owned);
        assert_eq!(
            (bao(&position).house(Side::South), moves(&position).as_str()),
            (state, legal),
            "{position}"
        );
    }
    // A dormant house grows functional again.
    let after = play(&board(5, "A"), "A3R");
    assert_eq!(bao(&after).house(Side::South), House::Functional, "{after}");
}

/// 3. K15: a takata that relays through the dormant house loses it.
#[test]
fn a_dormant_house_relayed_is_lost() {
    for ruleset in [Ruleset::Kiswahili, Ruleset::Zanzibar, Ruleset::Kete] {
        let before =
            position(ruleset, "0,0,0,0,0,0,0,0/2,0,0,0,0,0,0,0/0,2,0,0,3,0,0,0/0,0,0,0,0,0,0,0 S 9,9 A -");
        let after = play(&before, "A2R");
        assert_eq!(
            after.to_string(),
            "0,0,0,0,0,0,0,0/2,0,0,0,0,0,0,0/0,0,1,1,0,1,1,1/0,0,0,0,0,0,0,1 N 8,9 - -",
            "{ruleset}"
        );
    }
}

/// 4. K12b: with a hole of two singletons are barred; a player of singletons only may move any of them.
#[test]
fn singletons_wait_unless_there_is_nothing_else() {
    let with = |front: &str| {
        let text = format!("0,0,0,0,0,0,0,0/2,0,0,0,0,0,0,0/{front}/0,0,0,0,0,0,0,0 S 9,9 - -");
        moves(&position(Ruleset::Kiswahili, &text))
    };
    assert_eq!(with("0,1,0,2,0,1,0,0"), "A4L A4R");
    assert_eq!(with("0,1,0,1,0,1,0,0"), "A2L A2R A4L A4R A6L A6R");
}

/// The opposing front holes that a first lap of the side to move captures: every hole, both directions, sown one by one.
fn targets(board: &Bao) -> Vec<Pit> {
    let mut found = Vec::new();
    let captures = (0..64).filter_map(Move::from_code).filter_map(|mv| match mv {
        Move::Sow { pit, direction, safari: false } if board.count(board.turn(), pit) >= 2 => {
            first_target(board, pit, pit.sense(direction))
        }
        _ => None,
    });
    found.extend(captures);
    found.sort();
    found.dedup();
    found
}

fn first_target(board: &Bao, pit: Pit, sense: namua_rules::Sense) -> Option<Pit> {
    let seeds = usize::from(board.count(board.turn(), pit));
    let step = if sense == namua_rules::Sense::Clockwise { 1 } else { 15 };
    let last = Pit::at(pit.index() + step * seeds);
    let facing = last.facing()?;
    let captures =
        seeds < 16 && board.count(board.turn(), last) > 0 && board.count(!board.turn(), facing) > 0;
    captures.then_some(facing)
}

/// 5 and 6: by K21 a hole is reserved only by a takata that has ended, if the opponent cannot capture and exactly one hole
/// is threatened, over all holes and both directions; by K22 never the functional house, the only
/// occupied front hole, the only one of two or more.
#[test]
fn reservations_are_exact() {
    let mut reserved = 0;
    for ruleset in sowing().filter(|ruleset| *ruleset != Ruleset::Kujifunza) {
        each_position(ruleset, 15_000, |position| {
            for mv in position.legal_moves() {
                let played = position.play_unchecked(mv, &mut ());
                let (me, you) = (played.side, !played.side);
                // Takasia belongs to the mtaji stage; only reserves out of step leave the opponent in namua.
                let namua = [position.stage(), played.after.stage()].contains(&Some(Stage::Namua));
                let due = if played.capturing || namua { None } else { due_reservation(&played.after, me) };
                let found = played.reserves.and_then(|hole| hole.pit());
                assert_eq!(found, due, "{ruleset} {position} {}", played.text());
                let told = trace(position, mv).steps.iter().any(|s| matches!(s, Step::Reserve { .. }));
                assert_eq!(told, due.is_some());
                assert!(played.reserves.is_none_or(|hole| hole.side() == you));
                reserved += usize::from(due.is_some());
            }
        });
    }
    assert!(reserved > 1_000, "{reserved}");
}

fn due_reservation(after: &Position, me: Side) -> Option<Pit> {
    let you = !me;
    let board = bao(after);
    let mut turned = Setup::from(after);
    (turned.turn, turned.reserved) = (me, None);
    let Ok(Position::Bao(turned)) = turned.position(Leniency::Lenient) else { return None };
    let [only] = targets(&turned)[..] else { return None };
    if !targets(board).is_empty() {
        return None;
    }
    let of = |least: u8| Pit::ALL[..8].iter().filter(|&&pit| board.count(you, pit) >= least).count();
    let house = match board.ruleset() {
        Ruleset::Zanzibar => board.owns_house(you),
        _ => board.house(you) == House::Functional,
    };
    let spared = only == Pit::HOUSE && house || of(1) == 1 || of(2) == 1 && board.count(you, only) >= 2;
    (!spared).then_some(only)
}

/// 7. Section 1: L and R of the back row are those of the row, so that the hand goes to the named side.
#[test]
fn back_row_letters_name_the_side() {
    let text = "0,0,0,0,0,0,0,0/0,0,0,0,0,2,0,0/1,0,0,0,0,0,0,0/0,0,0,4,0,0,0,0 S 0,0 - -";
    let position = position(Ruleset::Kujifunza, text);
    for (mv, first) in [("B4L", "B3"), ("B4R", "B5")] {
        let steps = trace(&position, position.parse_move(mv).expect("a move")).steps;
        assert!(matches!(steps[1], Step::Drop { hole, .. } if hole.to_string() == first), "{mv}");
    }
}

/// 8. K19: the sole front kichwa is never sown outward, in either stage; 64 seeds always.
#[test]
fn the_front_row_is_never_emptied() {
    for (reserves, legal) in [("0,0", "A1R"), ("9,9", "A1R")] {
        let text =
            format!("0,0,0,0,0,0,0,0/0,0,0,0,0,2,0,0/3,0,0,0,0,0,0,0/0,0,0,4,0,0,0,0 S {reserves} - -");
        let position = position(Ruleset::Kiswahili, &text);
        assert_eq!(moves(&position), legal);
        assert!(position.parse_move("A1L").unwrap_err().to_string().starts_with("K19"));
    }
    for ruleset in sowing() {
        let (mut random, mut games) = (Random::new(8), Games::new(ruleset));
        for _ in 0..20_000 {
            let position = games.next(&mut random);
            assert_eq!(bao(&position).seeds(), 64);
            assert!(bao(&position).ring(position.turn())[..8].iter().any(|&n| n > 0));
        }
    }
}

/// 9. K25: the game is over with the last front hole, in the middle of the move; the mover has won.
#[test]
fn the_last_capture_ends_the_game_at_once() {
    let position = position(
        Ruleset::Kujifunza,
        "4,0,0,0,0,0,0,3/0,0,0,0,0,0,0,9/0,0,0,0,0,2,0,4/0,0,0,0,0,0,0,0 S 0,0 - -",
    );
    let played = position.play(position.parse_move("A6R").expect("a move"), &mut ()).expect("legal");
    assert_eq!(played.outcome.map(|o| o.winner), Some(Some(Side::South)));
    assert_eq!((played.after.hand(), bao(&played.after).seeds(), played.laps), (9, 22, 1));
    assert_eq!(
        played.after.to_string().split(' ').next(),
        Some("4,0,0,0,0,0,0,3/0,0,0,0,0,0,0,0/0,0,0,0,0,0,1,5/0,0,0,0,0,0,0,0")
    );
}

/// 10. K24: long but finite takata are legal; only what would need a 10,001st lap is not.
#[test]
fn long_takata_are_legal() {
    for (text, mv, laps) in [
        ("4,2,3,7,2,1,0,1/8,6,1,4,0,11,3,0/0,0,0,0,0,0,0,1/10,0,0,0,0,0,0,0 N 0,0 - -", "a8L", 48),
        ("6,3,2,1,2,3,2,1/1,0,11,4,5,3,1,5/0,1,0,0,0,0,0,0/13,0,0,0,0,0,0,0 N 0,0 - -", "a5R", 42),
        ("0,0,0,0,0,0,0,26/0,1,0,0,0,0,0,0/1,0,2,5,2,1,2,2/4,1,2,3,4,3,2,3 S 0,0 - -", "A7R", 3298),
    ] {
        let position = position(Ruleset::Kujifunza, text);
        let played = position.play(position.parse_move(mv).expect("legal"), &mut ()).expect("legal");
        assert_eq!(played.laps, laps);
        assert_eq!(bao(&played.after).seeds(), 64);
    }
}

/// 11. K15: a lost house never comes back, whatever lies in it.
#[test]
fn a_lost_house_stays_lost() {
    for ruleset in sowing() {
        let mut random = Random::new(11);
        let mut refilled = 0;
        for _ in 0..300 {
            let mut game = Game::new(ruleset);
            while let (None, Some(mv)) = (game.outcome(), random.legal_move(game.position())) {
                let before = *bao(game.position());
                game.play(mv, &mut ()).expect("a legal move");
                for side in Side::ALL {
                    let after = bao(game.position());
                    assert!(before.owns_house(side) || !after.owns_house(side));
                    refilled += usize::from(!after.owns_house(side) && after.count(side, Pit::HOUSE) >= 6);
                }
            }
        }
        assert!(refilled > 100);
    }
}

/// 12. Every board that can be shown is a position of the game, and each follows from the one before by its move.
#[test]
fn every_shown_board_existed() {
    let mut random = Random::new(12);
    for ruleset in Ruleset::ALL {
        let mut game = Game::new(ruleset);
        for _ in 0..60 {
            let Some(mv) = random.legal_move(game.position()) else { break };
            game.play(mv, &mut ()).expect("a legal move");
        }
        for (nth, ply) in game.plies().iter().enumerate() {
            let before = game.position_at(nth).expect("a position");
            assert_eq!(before.play(ply.mv, &mut ()).expect("legal").after, ply.after);
            assert_eq!(game.position_at(nth + 1), Some(&ply.after));
        }
        assert_eq!(game.position_at(game.plies().len() + 1), None);
        let (half, plies) = (game.plies().len() / 2, game.plies().len());
        let there = *game.position_at(half).expect("a position");
        game.undo(plies - half);
        assert_eq!(*game.position(), there);
    }
}

/// T3 is void where neither direction of the kuu ends: then any takata may be played.
#[test]
fn a_kuu_that_never_ends_forces_nothing() {
    let text = "0,0,0,0,0,0,0,0/0,0,0,0,0,0,0,1/2,3,2,3,15,3,2,3/1,4,1,4,9,4,1,6 S 0,0 A -";
    let position = Position::parse(text, Ruleset::Kete, Leniency::Strict).expect("a position");
    assert_eq!(moves(&position), "A1L A1R A2L A2R A3R A4L A4R A6L A6R A7L A8L A8R");
    for (mv, rule) in [("A5L", "K24"), ("A5R", "K24"), ("B2L", "K18"), ("A3L", "K24"), ("A7R", "K24")] {
        let illegal = position.why_not(position_move(mv)).unwrap_err();
        assert_eq!(illegal.refusal.rule(), rule, "{mv}");
    }
}

fn position_move(text: &str) -> Move {
    let wanted = |mv: &Move| mv.plain(Side::South).to_string() == text;
    (0..64).filter_map(Move::from_code).find(wanted).expect("a move")
}
