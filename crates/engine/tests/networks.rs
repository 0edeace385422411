//! Networks: what goes into a file comes out again, nonsense is refused by its reason, inputs are what they should be.

use namua_engine::Evaluator;
use namua_engine::eval::Evaluation;
use namua_engine::net::{
    Features, HIDDEN, Header, Network, NetworkError, SECOND, Sowing, Steps, Tail, Weights,
};
use namua_rules::{Game, Position, Ruleset};

/// A network whose numbers are all different from each other, more or less.
fn network<F: Features>() -> Network<F> {
    let word = |number: usize| (number.wrapping_mul(0x9e37_79b9) >> 8) as i16 % 90;
    let row = |number: usize| core::array::from_fn(|place| word(number * HIDDEN + place));
    let tail = |number: usize| Tail {
        second: core::array::from_fn(|place| row(number * SECOND + place)),
        second_bias: core::array::from_fn(|place| place as i32 * 700 - 5000),
        last: core::array::from_fn(|place| word(number + place)),
        last_bias: number as i32,
    };
    let rows = (0..F::INPUTS).map(row).collect();
    let tails = (0..F::PHASES).map(tail).collect();
    Network::new(Weights { rows, bias: row(F::INPUTS), tails }).expect("the right shape")
}

/// Positions of a game in which the middle of the legal moves is played.
fn positions(ruleset: Ruleset) -> Vec<Position> {
    let mut game = Game::new(ruleset);
    let mut all = vec![*game.position()];
    while game.outcome().is_none() && all.len() < 300 {
        let moves = game.position().legal_moves();
        game.play(moves[(moves.len() + all.len() % 2) / 2 % moves.len()], &mut ()).expect("a legal move");
        if game.outcome().is_none() {
            all.push(*game.position());
        }
    }
    all
}

#[test]
fn files_come_back() {
    let sowing = network::<Sowing>();
    let read = Network::<Sowing>::read(&sowing.write()).expect("its own file");
    assert_eq!(read.weights(), sowing.weights());
    let steps = network::<Steps>();
    assert_eq!(Network::<Steps>::read(&steps.write()).expect("its own file").weights(), steps.weights());
}

#[test]
fn nonsense_is_refused_by_its_reason() {
    let file = network::<Sowing>().write();
    let refused = |bytes: &[u8]| Network::<Sowing>::read(bytes).expect_err("no network");
    assert_eq!(refused(b""), NetworkError::NoNetwork);
    assert_eq!(refused(b"NAMUANET"), NetworkError::NoNetwork);
    assert_eq!(refused(&[&b"X"[..], &file[1..]].concat()), NetworkError::NoNetwork);
    let mut newer = file.clone();
    newer[8] = 9;
    assert_eq!(refused(&newer), NetworkError::Version(9));
    assert_eq!(
        refused(&file[..file.len() - 1]),
        NetworkError::Length { found: file.len() - 1, wanted: file.len() }
    );
    let mut damaged = file.clone();
    damaged[5000] ^= 1;
    assert_eq!(refused(&damaged), NetworkError::Damaged);
    let other = network::<Steps>().write();
    assert!(
        matches!(refused(&other), NetworkError::Other { found: Header { name, .. }, .. } if name == Steps::NAME)
    );
    assert!(refused(&other).to_string().contains("steps-1"));
}

#[test]
fn a_network_of_another_shape_is_none() {
    let weights = Weights { rows: vec![[0; HIDDEN]; 3], bias: [0; HIDDEN], tails: vec![] };
    assert!(Network::<Sowing>::new(weights).is_none());
}

/// Every row exists and is on once; every phase exists.
fn check<F: Features>(node: &F::Node) {
    let mut active = F::active(node);
    active.sort_unstable();
    assert!(active.windows(2).all(|pair| pair[0] < pair[1]), "{active:?}");
    assert!(active.iter().all(|&row| usize::from(row) < F::INPUTS));
    assert!(F::phase(node) < F::PHASES);
}

#[test]
fn inputs_exist_and_are_on_once() {
    for ruleset in Ruleset::ALL {
        for position in positions(ruleset) {
            match position {
                Position::Bao(bao) => check::<Sowing>(&bao),
                Position::Kimasai(kimasai) => check::<Steps>(&kimasai),
            }
        }
    }
}

/// A position without houses is worth what its mirror image is (L5), as far as it was learnt: the networks of the program
/// learn both, so their judgements lie near each other on the whole.
#[test]
fn mirror_images_are_judged_alike() {
    let mut evaluator = Evaluator::default();
    let positions = positions(Ruleset::Kujifunza);
    let mut off = 0;
    for position in &positions {
        let Position::Bao(bao) = position else { continue };
        off += (evaluator.evaluate(bao) - evaluator.evaluate(&bao.mirrored())).abs();
    }
    assert!(off / (positions.len() as i32) < 300, "{off} of {}", positions.len());
}

/// Every ruleset is judged by its network.
#[test]
fn every_ruleset_has_its_network() {
    let (mut network, mut hand) = (Evaluator::default(), Evaluator::hand_made());
    for ruleset in Ruleset::ALL {
        let differs =
            positions(ruleset).iter().any(|position| network.evaluate(position) != hand.evaluate(position));
        assert!(differs, "{ruleset}");
    }
}
