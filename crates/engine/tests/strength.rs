//! What the first engine promises: it beats a random mover always and a greedy one nearly always, in every ruleset.
//! Limits are nodes and seeds are fixed, so that the result is the same on every run.

use namua_engine::{Engine, Limits, NoClock};
use namua_rules::{Game, Move, Played, Position, Ruleset, Side};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::{RngCore, SeedableRng};

/// Nodes the engine may look at for a move.
const NODES: u64 = 2_000;

/// No game of these tests comes near this.
const MOST_PLIES: usize = 3_000;

type Opponent = fn(&Position, &mut Xoshiro256PlusPlus) -> Move;

fn below(random: &mut Xoshiro256PlusPlus, bound: usize) -> usize {
    (random.next_u64() % bound as u64) as usize
}

fn random_mover(position: &Position, random: &mut Xoshiro256PlusPlus) -> Move {
    let moves = position.legal_moves();
    moves[below(random, moves.len())]
}

/// Wins if it can, else takes the most; chance decides between equals.
fn greedy_mover(position: &Position, random: &mut Xoshiro256PlusPlus) -> Move {
    let side = position.turn();
    let gain = |played: &Played| {
        let wins = played.outcome.is_some_and(|outcome| outcome.winner == Some(side));
        (wins, played.captured)
    };
    let moves = position.legal_moves();
    let played: Vec<_> = moves.iter().map(|&mv| position.play_unchecked(mv, &mut ())).collect();
    let best = played.iter().map(gain).max();
    let equals: Vec<_> = played.iter().filter(|played| Some(gain(played)) == best).collect();
    equals[below(random, equals.len())].mv
}

/// Plays a game; true if the engine wins.
fn engine_wins(ruleset: Ruleset, engine_side: Side, opponent: Opponent, seed: u64) -> bool {
    let mut random = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut engine = Engine::new(1);
    let mut game = Game::new(ruleset);
    while game.outcome().is_none() {
        assert!(game.plies().len() < MOST_PLIES, "{ruleset}: a game without end, seed {seed}");
        let position = *game.position();
        let mv = if position.turn() == engine_side {
            engine.search(&position, Limits::nodes(NODES), &NoClock).unwrap().mv
        } else {
            opponent(&position, &mut random)
        };
        game.play(mv, &mut ()).unwrap();
    }
    game.outcome().unwrap().winner == Some(engine_side)
}

/// How many of so many games the engine wins, sides changing.
fn wins(ruleset: Ruleset, opponent: Opponent, games: u64) -> u64 {
    let side = |seed: u64| Side::ALL[(seed % 2) as usize];
    (0..games).filter(|&seed| engine_wins(ruleset, side(seed), opponent, seed)).count() as u64
}

macro_rules! matches {
    ($($name:ident),*) => { $(
        #[test]
        fn $name() {
            let ruleset: Ruleset = stringify!($name).parse().unwrap();
            assert_eq!(wins(ruleset, random_mover, 200), 200, "against a random mover");
            let won = wins(ruleset, greedy_mover, 400);
            println!("{ruleset}: {won} of 400 against a greedy mover");
            assert!(won >= 380, "{won} of 400 against a greedy mover");
        }
    )* };
}

matches!(kiswahili, zanzibar, kete, kujifunza, kimasai);
