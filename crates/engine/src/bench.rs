//! Fixed positions searched to a fixed depth. The node count is a checksum of search and evaluation: a change that
//! leaves it alone changed nothing.

use namua_rules::{Game, Position, Ruleset};

use crate::{Engine, Limits, NoClock};

/// Plies that lead from each start position into the positions of the bench: the middle legal move again and again.
const PLIES: [usize; 4] = [0, 6, 16, 50];

/// Depth of every search.
const DEPTH: u32 = 12;

/// Megabytes of the table.
const HASH: usize = 16;

/// The positions of the bench, four of each ruleset.
#[must_use]
pub fn positions() -> Vec<Position> {
    Ruleset::ALL.into_iter().flat_map(|ruleset| PLIES.map(|plies| after(ruleset, plies))).collect()
}

/// The position after so many plies of the middle legal move; of a game that ends before, two thirds on.
fn after(ruleset: Ruleset, plies: usize) -> Position {
    let mut game = Game::new(ruleset);
    for _ in 0..plies {
        let moves = game.position().legal_moves();
        let Some(&mv) = moves.get(moves.len() / 2) else { break };
        if game.play(mv, &mut ()).is_err() {
            break;
        }
    }
    if game.outcome().is_some() {
        game.undo(game.plies().len().div_ceil(3));
    }
    *game.position()
}

/// Searches every position with a fresh engine and gives the nodes of each.
pub fn run(mut each: impl FnMut(&Position, u64)) -> u64 {
    let mut total = 0;
    for position in positions() {
        let found = Engine::new(HASH).search(&position, Limits::depth(DEPTH), &NoClock);
        let nodes = found.map_or(0, |found| found.info.nodes);
        each(&position, nodes);
        total += nodes;
    }
    total
}
