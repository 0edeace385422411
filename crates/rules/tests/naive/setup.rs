//! Why a 4x8 set-up is refused (RULES.md section 5): every reason, each a fixed sentence.

use super::board::{Board, Game, HOUSE};
use super::moves;

/// All the reasons. `strict`: also the two that can be forgiven on request.
pub fn reasons(board: &Board, strict: bool) -> Vec<String> {
    let mut reasons = Vec::new();
    let mut refuse = |bad: bool, reason: &str| {
        if bad {
            reasons.push(reason.to_string());
        }
    };
    refuse(count_over_255(board), "a count over 255");
    refuse(total(board) > 255, "more than 255 seeds in all");
    refuse(strict && total(board) != 64, "not 64 seeds in all");
    refuse(board.front_is_empty(0), "South's front row is empty");
    refuse(board.front_is_empty(1), "North's front row is empty");
    refuse(house_empty(board, 0), "South's house is owned but empty");
    refuse(house_empty(board, 1), "North's house is owned but empty");
    refuse(house_in_kujifunza(board), "a house in a game without one");
    refuse(reserve_in_kujifunza(board), "a reserve in a game without one");
    refuse(strict && out_of_step(board), "reserves out of step");
    if let Some((side, hole)) = board.reserved {
        refuse(!can_be_reserved(board, side, hole), "a hole that cannot be reserved");
    }
    reasons
}

fn count_over_255(board: &Board) -> bool {
    board.holes.iter().flatten().chain(&board.reserve).any(|&count| count > 255)
}

fn total(board: &Board) -> u64 {
    board.holes.iter().flatten().chain(&board.reserve).map(|&count| u64::from(count)).sum()
}

fn house_empty(board: &Board, side: usize) -> bool {
    board.owned[side] && board.holes[side][HOUSE] == 0
}

fn house_in_kujifunza(board: &Board) -> bool {
    board.game == Game::Kujifunza && board.owned != [false, false]
}

fn reserve_in_kujifunza(board: &Board) -> bool {
    board.game == Game::Kujifunza && board.reserve != [0, 0]
}

/// K2, K3: South opens, so the reserves are equal when he is to move, and North has one more when he is.
fn out_of_step(board: &Board) -> bool {
    let [south, north] = board.reserve;
    if board.mover == 0 { south != north } else { north != south + 1 && (south, north) != (0, 0) }
}

fn can_be_reserved(board: &Board, side: usize, hole: usize) -> bool {
    if board.game == Game::Kujifunza || hole >= 8 || board.in_namua() {
        return false;
    }
    if side == board.mover { can_be_barred(board, hole) } else { board.game == Game::Kete }
}

/// K21, K22 (Z4), seen from the player against whom the hole is reserved.
fn can_be_barred(board: &Board, hole: usize) -> bool {
    let side = board.mover;
    board.holes[side][hole] > 0
        && moves::first_lap_targets(board, side) == [false; 8]
        && !moves::is_exempt(board, side, hole)
}
