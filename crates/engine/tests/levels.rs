//! The levels: stronger ones win, the same seed plays the same move, and all of them obey.

use std::sync::atomic::AtomicBool;

use namua_engine::{Engine, Found, Level, Limits, NoClock, Score, Style, Task};
use namua_rules::{Game, Leniency, Position, Ruleset, Side};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::{RngCore, SeedableRng};

/// South to move empties North's front row at once.
const WON: &str = "0,1,0,2,0,0,1,1/0,0,0,0,0,1,0,1/1,0,1,9,6,8,1,1/3,9,0,4,3,4,5,2 S 0,0 - -";

fn choose_within(position: &Position, level: Level, seed: u64, limits: Limits, stop: bool) -> Option<Found> {
    let stop = AtomicBool::new(stop);
    Engine::new(1).choose(position, level, seed, &mut Task::silent(limits, &NoClock, &stop))
}

fn choose(position: &Position, level: Level, seed: u64) -> Option<Found> {
    choose_within(position, level, seed, Limits::nodes(20_000), false)
}

fn level(number: u32) -> Level {
    Level::new(number).unwrap()
}

/// A game after some chance plies; both games of a pair begin with the same.
fn opening(ruleset: Ruleset, seed: u64, plies: u32) -> Game {
    let mut random = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut game = Game::new(ruleset);
    for _ in 0..plies {
        let moves = game.position().legal_moves();
        if moves.is_empty() {
            break;
        }
        game.play(moves[(random.next_u64() % moves.len() as u64) as usize], &mut ()).unwrap();
    }
    game
}

#[test]
fn levels_are_known_by_number() {
    assert_eq!(Level::ALL.map(Level::number), [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    assert!((1..=10).all(|number| Level::new(number).is_ok()));
    assert_eq!(Level::new(11).unwrap_err().to_string(), "there is no level 11; there are 1 to 10");
    assert!(Level::new(0).is_err() && Level::new(u32::MAX).is_err());
}

/// Some levels apart there is no doubt who wins, even in a few games.
#[test]
fn stronger_levels_win() {
    for ruleset in Ruleset::ALL {
        for (strong, weak) in [(10, 5), (5, 1)] {
            let won =
                (0..10).filter(|&seed| stronger_wins(ruleset, level(strong), level(weak), seed)).count();
            println!("{ruleset}: level {strong} beats level {weak} in {won} of 10");
            assert!(won >= 7, "{ruleset}: level {strong} beats level {weak} in {won} of 10 only");
        }
    }
}

fn stronger_wins(ruleset: Ruleset, strong: Level, weak: Level, seed: u64) -> bool {
    let strong_side = Side::ALL[(seed % 2) as usize];
    let mut game = opening(ruleset, seed / 2, 4);
    while game.outcome().is_none() {
        assert!(game.plies().len() < 5_000, "{ruleset}: a game without end, seed {seed}");
        let level = if game.position().turn() == strong_side { strong } else { weak };
        let seed = seed << 16 | game.plies().len() as u64;
        let found = choose_within(game.position(), level, seed, Limits::nodes(5_000), false).unwrap();
        game.play(found.mv, &mut ()).unwrap();
    }
    game.outcome().unwrap().winner == Some(strong_side)
}

/// Engine::choose promises it; only full strength remembers earlier searches.
#[test]
fn a_seed_gives_the_same_move_whatever_was_searched_before() {
    for ruleset in Ruleset::ALL {
        let start = Position::start(ruleset);
        for level in Level::ALL {
            let first = choose(&start, level, 7).unwrap();
            assert_eq!(choose(&start, level, 7).unwrap(), first, "{ruleset}: level {level}");
            if level < Level::FULL {
                let mut engine = Engine::new(1);
                engine.search(&start, Limits::nodes(10_000), &NoClock);
                let stop = AtomicBool::new(false);
                let mut task = Task::silent(Limits::nodes(20_000), &NoClock, &stop);
                let later = engine.choose(&start, level, 7, &mut task).unwrap();
                assert_eq!((later.mv, later.info), (first.mv, first.info), "{ruleset}: level {level}");
            }
        }
    }
}

#[test]
fn the_seed_varies_the_games_of_weaker_levels() {
    let position = *opening(Ruleset::Kiswahili, 3, 6).position();
    let moves = |level| (0..40).map(|seed| choose(&position, level, seed).unwrap().mv).collect::<Vec<_>>();
    let weakest = moves(level(1));
    assert!(weakest.iter().any(|mv| *mv != weakest[0]));
}

/// Along chance games there are positions with many moves, with few and with one.
#[test]
fn every_level_answers() {
    for ruleset in Ruleset::ALL {
        let mut forced = 0;
        for seed in 0..30 {
            let position = *opening(ruleset, seed, 6 + seed as u32).position();
            let moves = position.legal_moves();
            for level in Level::ALL.into_iter().filter(|_| moves.len() < 2 || seed < 4) {
                let found = choose(&position, level, seed);
                assert_eq!(found.is_none(), moves.is_empty(), "{ruleset}: level {level}");
                assert!(found.is_none_or(|found| moves.contains(&found.mv)), "{ruleset}: level {level}");
            }
            forced += u32::from(moves.len() == 1);
        }
        assert!(forced > 0 || ruleset == Ruleset::Kimasai, "{ruleset}: no position with one move");
    }
}

#[test]
fn every_level_moves_its_last_stone() {
    let (none, one, two) = ("0,0,0,0,0,0,0,0,0,0,0,0", "0,0,1,0,0,0,0,0,0,0,0,0", "0,0,0,0,0,1,0,0,1,0,0,0");
    let text = format!("{two}/{none}/{none}/{one} S - - -");
    let position = Position::parse(&text, Ruleset::Kimasai, Leniency::Strict).unwrap();
    assert_eq!(position.legal_moves().len(), 1);
    assert!(Level::ALL.into_iter().all(|level| choose(&position, level, 1).is_some()));
}

#[test]
fn every_level_tells_how_many_positions_it_looked_at() {
    for ruleset in Ruleset::ALL {
        for level in Level::ALL {
            let found = choose(&Position::start(ruleset), level, 1).unwrap();
            assert!(found.info.nodes >= found.info.pv.len() as u64, "{ruleset}: level {level}");
            assert!(found.info.nodes > 0, "{ruleset}: level {level}");
        }
    }
}

#[test]
fn every_level_obeys_flag_and_limits() {
    for ruleset in Ruleset::ALL {
        let start = *opening(ruleset, 1, 6).position();
        for level in Level::ALL {
            let found = choose_within(&start, level, 1, Limits::default(), true).unwrap();
            assert!(start.why_not(found.mv).is_ok() && found.info.nodes <= 4_096, "{ruleset}: level {level}");
            let found = choose_within(&start, level, 1, Limits::nodes(100), false).unwrap();
            assert!(start.why_not(found.mv).is_ok() && found.info.nodes <= 100, "{ruleset}: level {level}");
        }
    }
}

#[test]
fn from_level_4_on_a_win_at_once_is_taken() {
    let position = Position::parse(WON, Ruleset::Kujifunza, Leniency::Strict).unwrap();
    let wins = |level: Level, seed| choose(&position, level, seed).unwrap().info.score == Score::WinIn(1);
    assert!(Level::ALL[3..].iter().all(|&level| (0..50).all(|seed| wins(level, seed))));
    assert!((0..50).any(|seed| !wins(level(1), seed)), "a beginner overlooks it now and then");
}

/// What the ladder may cost: a phone plays it.
#[test]
fn no_level_below_full_strength_looks_at_many_positions() {
    for ruleset in Ruleset::ALL {
        for level in &Level::ALL[..9] {
            let spent = choose_within(&Position::start(ruleset), *level, 1, Limits::default(), false)
                .unwrap()
                .info
                .nodes;
            assert!(spent <= 70_000, "{ruleset}: level {level} looks at {spent} positions");
            assert!(!matches!(level.style(ruleset), Style::Thorough { .. }));
        }
    }
}
