//! A few puzzles, made in a moment: what is in the file holds, and making it in two goes gives the same.

use namua_engine::Evaluator;
use namua_rules::{Game, Leniency, Position, Ruleset};

use super::{Puzzle, Puzzles, facts::Tag, read, run};

fn options(out: &std::path::Path, games: u32) -> Puzzles {
    Puzzles {
        out: out.to_owned(),
        rulesets: vec![Ruleset::Kete],
        count: Some(6),
        nodes: 2_000,
        game_nodes: 200,
        games,
        seed: 3,
    }
}

fn holds(puzzle: &Puzzle) {
    let start = Position::parse(&puzzle.position, Ruleset::Kete, Leniency::Strict).unwrap();
    assert!(start.legal_moves().len() > 2, "{}: something to choose from", puzzle.id);
    assert_eq!(puzzle.solution.len() % 2, 1, "{}: an own move is the last one", puzzle.id);
    let mut game = Game::from_position(start);
    for mv in &puzzle.solution {
        let turn = game.position().turn();
        assert_eq!(game.play_text(mv).unwrap().mv.plain(turn).to_string(), *mv);
    }
    assert!((1..=5).contains(&puzzle.difficulty));
    assert_eq!(puzzle.wins.is_some(), puzzle.has(&[Tag::Win]));
}

#[test]
fn a_few_are_made_and_gone_on_with() {
    let [whole, parts] = [(); 2].map(|()| tempfile::tempdir().unwrap());
    let evaluator = Evaluator::default();
    run(&options(whole.path(), 12), &evaluator).unwrap();
    let puzzles = read(&whole.path().join("kete.json")).unwrap();
    assert!(!puzzles.is_empty());
    puzzles.iter().for_each(holds);
    for games in [5, 12] {
        run(&options(parts.path(), games), &evaluator).unwrap();
    }
    assert_eq!(read(&parts.path().join("kete.json")).unwrap(), puzzles);
}
