//! Speed of move generation: leaves a second of perft from each start position, and the cost of one position's moves.
//! `cargo bench -p namua-rules`

use divan::counter::ItemsCount;
use divan::{Bencher, black_box};
use namua_rules::{Leniency, Position, Ruleset, perft};

fn main() {
    divan::main();
}

/// Plies that keep a round well under a second.
fn depth(ruleset: Ruleset) -> u32 {
    match ruleset {
        Ruleset::Kujifunza => 7,
        Ruleset::Kimasai => 16,
        _ => 9,
    }
}

/// Items are the leaves of the last ply, each proved legal.
#[divan::bench(args = Ruleset::ALL)]
fn leaves(bencher: Bencher<'_, '_>, ruleset: &Ruleset) {
    let start = Position::start(*ruleset);
    let depth = depth(*ruleset);
    let leaves = perft(&start, depth).pop().unwrap_or_default();
    bencher.counter(ItemsCount::new(leaves)).bench(|| perft(black_box(&start), depth));
}

/// The legal moves of a mtaji position with takata only, and of a namua position with captures.
#[divan::bench(args = [
    "0,1,2,1,4,8,2,2/10,0,0,10,2,1,0,1/0,2,0,0,0,0,2,0/0,0,2,2,0,2,6,4 S 0,0 - -",
    "6,0,0,3,0,0,0,0/0,6,0,7,6,0,1,1/0,0,0,2,1,0,9,0/9,2,6,1,0,2,0,0 S 1,1 a -",
])]
fn legal_moves(bencher: Bencher<'_, '_>, text: &str) {
    let position = Position::parse(text, Ruleset::Kiswahili, Leniency::Strict).expect("a playable position");
    bencher.bench(|| black_box(&position).legal_moves());
}
