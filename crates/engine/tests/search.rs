//! Limits, determinism and proven wins.

use core::sync::atomic::{AtomicBool, Ordering};
use core::time::Duration;
use std::cell::Cell;

use namua_engine::{Engine, Limits, NoClock, Score, Task, bench};
use namua_rules::{Game, Leniency, Position, Ruleset, Side};

fn position(text: &str, ruleset: Ruleset) -> Position {
    Position::parse(text, ruleset, Leniency::Strict).unwrap()
}

/// A won position of a published game: South wins in nine plies by A3L.
#[test]
fn proves_a_win_in_nine_plies() {
    let position = position(
        "0,0,0,0,0,0,0,0/3,1,5,0,0,0,0,1/0,0,1,5,1,2,4,0/1,1,1,1,1,0,0,0 S 18,18 - -",
        Ruleset::Kiswahili,
    );
    let found = Engine::new(16).search(&position, Limits::depth(9), &NoClock).unwrap();
    assert_eq!(
        (found.mv.plain(Side::South).to_string().as_str(), found.info.score),
        ("A3L", Score::WinIn(9))
    );
    assert_eq!(found.info.score.mate(), Some(5));
}

/// The first player of Kujifunza wins by force: the longest proof that is known here, with its exact distance.
#[test]
fn proves_the_win_of_the_first_player_of_kujifunza() {
    let start = Position::start(Ruleset::Kujifunza);
    let found = Engine::new(64).search(&start, Limits::nodes(10_000_000), &NoClock).unwrap();
    assert_eq!(
        (found.mv.plain(Side::South).to_string().as_str(), found.info.score),
        ("A3R", Score::WinIn(21))
    );
    assert!(found.info.nodes < 10_000_000, "the distance is proved before the nodes run out");
}

/// What the search says of the start is what play shows: each side follows its best line to the end, and a win comes a
/// ply nearer with each move.
#[test]
fn proven_distances_count_down() {
    let mut game = Game::new(Ruleset::Kujifunza);
    game.play_text("A3R").unwrap();
    let mut engine = Engine::new(16);
    let mut left = 20;
    while game.outcome().is_none() && left > 0 {
        let found = engine.search(game.position(), Limits::nodes(5_000_000), &NoClock).unwrap();
        let expected = if left % 2 == 0 { Score::LossIn(left) } else { Score::WinIn(left) };
        assert_eq!(found.info.score, expected, "{}", game.position().named_text());
        game.play(found.mv, &mut ()).unwrap();
        left -= 1;
    }
    assert!(game.outcome().is_some() && left == 0, "{left} plies left");
}

#[test]
fn a_win_at_once_is_played() {
    let position = position(
        "0,1,0,2,0,0,1,1/0,0,0,0,0,1,0,1/1,0,1,9,6,8,1,1/3,9,0,4,3,4,5,2 S 0,0 - -",
        Ruleset::Kujifunza,
    );
    let found = Engine::new(1).search(&position, Limits::depth(3), &NoClock).unwrap();
    assert_eq!(found.info.score, Score::WinIn(1));
    let played = position.play(found.mv, &mut ()).unwrap();
    assert_eq!(played.outcome.unwrap().winner, Some(Side::South));
}

#[test]
fn a_lost_position_has_no_move() {
    let position = position(
        "46,0,0,0,0,0,0,0/2,0,0,0,0,0,0,0/1,1,1,1,1,1,1,1/1,1,1,1,1,1,1,1 S 0,0 - -",
        Ruleset::Kiswahili,
    );
    assert_eq!(Engine::new(1).search(&position, Limits::depth(3), &NoClock), None);
}

#[test]
fn node_limits_are_exact_and_answers_repeat() {
    for position in bench::positions() {
        let search = || Engine::new(1).search(&position, Limits::nodes(3_000), &NoClock).unwrap();
        let (first, second) = (search(), search());
        assert_eq!(first, second);
        assert!(first.info.nodes <= 3_000);
        // Only a proof or the end of the tree ends a search before its limit.
        assert!(first.info.nodes == 3_000 || first.info.score.mate().is_some(), "{}", first.info.nodes);
        assert!(position.why_not(first.mv).is_ok());
    }
}

#[test]
fn even_one_node_gives_a_legal_move() {
    for position in bench::positions() {
        let found = Engine::new(1).search(&position, Limits::nodes(1), &NoClock).unwrap();
        assert!(position.why_not(found.mv).is_ok());
    }
}

#[test]
fn the_clock_and_the_flag_stop_a_search() {
    let position = Position::start(Ruleset::Kiswahili);
    // A clock that goes on by a millisecond whenever it is looked at.
    let now = Cell::new(0);
    let clock = || {
        now.set(now.get() + 1);
        Duration::from_millis(now.get())
    };
    let found = Engine::new(1).search(&position, Limits::time(Duration::from_millis(50)), &clock).unwrap();
    assert!(found.info.depth >= 1 && now.get() < 100, "looked {} times", now.get());

    let stop = AtomicBool::new(false);
    let mut reports = 0;
    let mut on_info = |_: &_| {
        reports += 1;
        stop.store(reports >= 3, Ordering::Relaxed);
    };
    let mut task = Task::new(Limits::default(), &NoClock, &stop, &mut on_info);
    let found = Engine::new(1).run(&position, &mut task).unwrap();
    assert!((3..20).contains(&found.info.depth), "stopped at depth {}", found.info.depth);
}

#[test]
fn a_clock_is_never_overdrawn() {
    let second = Duration::from_secs(1);
    for (left, increment) in [(60, 0), (60, 5), (1, 10), (0, 3)] {
        let left = second * left;
        let limits = Limits::from_clock(left, second * increment);
        assert!(limits.time.unwrap() <= left / 2);
    }
}

#[test]
fn lines_are_legal() {
    for start in bench::positions() {
        let found = Engine::new(4).search(&start, Limits::depth(6), &NoClock).unwrap();
        let mut game = Game::from_position(start);
        for &mv in &found.info.pv {
            game.play(mv, &mut ()).unwrap();
        }
        assert_eq!(found.info.pv.first(), Some(&found.mv));
    }
}

#[test]
fn the_bench_repeats() {
    let nodes = bench::run(|_, _| {});
    assert_eq!(nodes, bench::run(|_, _| {}));
}
