//! What it costs to judge a position: by a network, and by the evaluation made by hand.
//! `cargo bench -p namua-engine`

use std::sync::Arc;

use divan::counter::ItemsCount;
use divan::{Bencher, black_box};
use namua_engine::eval::{Evaluation, Evaluator};
use namua_engine::net::{Features, HIDDEN, Network, SECOND, Sowing, Steps, Tail, Weights};
use namua_rules::{Game, Position, Ruleset};

fn main() {
    divan::main();
}

/// A network whose numbers are of the usual size; what they say does not matter here.
fn network<F: Features>() -> Arc<Network<F>> {
    let word = |number: usize| (number.wrapping_mul(0x9e37_79b9) >> 8) as i16 % 40;
    let row = |number: usize| core::array::from_fn(|place| word(number * HIDDEN + place));
    let tail = |number: usize| Tail {
        second: core::array::from_fn(|place| row(number * SECOND + place)),
        second_bias: [100; SECOND],
        last: core::array::from_fn(word),
        last_bias: 0,
    };
    let weights = Weights {
        rows: (0..F::INPUTS).map(row).collect(),
        bias: row(7),
        tails: (0..F::PHASES).map(tail).collect(),
    };
    Arc::new(Network::new(weights).expect("a network of the shape of its inputs"))
}

/// The positions of a game of middle moves, at most a hundred.
fn positions(ruleset: Ruleset) -> Vec<Position> {
    let mut game = Game::new(ruleset);
    let mut all = Vec::new();
    while game.outcome().is_none() && all.len() < 100 {
        all.push(*game.position());
        let moves = game.position().legal_moves();
        game.play(moves[moves.len() / 2], &mut ()).expect("a legal move");
    }
    all
}

fn judge(bencher: Bencher<'_, '_>, ruleset: Ruleset, mut evaluator: Evaluator) {
    let positions = positions(ruleset);
    bencher.counter(ItemsCount::new(positions.len())).bench_local(|| {
        positions.iter().map(|position| evaluator.evaluate(black_box(position))).sum::<i32>()
    });
}

const RULESETS: [Ruleset; 3] = [Ruleset::Kiswahili, Ruleset::Kujifunza, Ruleset::Kimasai];

/// All of it: inputs found, rows added, layers.
#[divan::bench(args = RULESETS)]
fn by_network(bencher: Bencher<'_, '_>, ruleset: &Ruleset) {
    let evaluator = Evaluator::hand_made().with_steps(network::<Steps>());
    judge(bencher, *ruleset, evaluator.with_sowing(*ruleset, network::<Sowing>()));
}

#[divan::bench(args = RULESETS)]
fn by_hand(bencher: Bencher<'_, '_>, ruleset: &Ruleset) {
    judge(bencher, *ruleset, Evaluator::hand_made());
}

/// Finding the inputs alone.
#[divan::bench(args = RULESETS)]
fn inputs(bencher: Bencher<'_, '_>, ruleset: &Ruleset) {
    let positions = positions(*ruleset);
    bencher.counter(ItemsCount::new(positions.len())).bench_local(|| {
        let active = |position: &Position| match position {
            Position::Bao(bao) => Sowing::active(black_box(bao)).len(),
            Position::Kimasai(kimasai) => Steps::active(black_box(kimasai)).len(),
        };
        positions.iter().map(active).sum::<usize>()
    });
}
