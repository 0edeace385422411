//! Which moves of the 4x8 games are legal, and what follows them.

use super::board::{ANTICLOCKWISE, Board, CLOCKWISE, Game, HOUSE, facing, hole_name};
use super::sow::{self, Walk};

/// A move that has been sown to see what becomes of it.
#[derive(Clone, Debug)]
pub struct Tried {
    /// Plain text. Sorted by bytes it falls into the fixed order.
    pub text: String,
    pub takata: bool,
    pub walk: Walk,
}

/// The moves of a position.
#[derive(Debug)]
pub struct Moves {
    pub legal: Vec<Tried>,
    /// Those that only K24 forbids.
    pub never_ending: Vec<Tried>,
}

/// K7: the capturing moves if one of them is legal, else the takata.
pub fn legal(board: &Board) -> Moves {
    let (captures, endless) = apart(captures(board));
    let mut moves = if captures.is_empty() {
        let mut takata = legal_takata(board);
        takata.never_ending.extend(endless);
        takata
    } else {
        dutiful(board, captures, endless)
    };
    moves.legal.sort_by(|a, b| a.text.cmp(&b.text));
    moves.never_ending.sort_by(|a, b| a.text.cmp(&b.text));
    moves
}

/// K24: moves that end, moves that do not.
fn apart(tried: Vec<Tried>) -> (Vec<Tried>, Vec<Tried>) {
    tried.into_iter().partition(|tried| !tried.walk.never_ending)
}

/// T4: if a legal capturing move takes the owed hole, only such moves may be played.
fn dutiful(board: &Board, mut legal: Vec<Tried>, mut never_ending: Vec<Tried>) -> Moves {
    if let Some(hole) = board.duty()
        && legal.iter().any(|tried| tried.walk.taken[hole])
    {
        legal.retain(|tried| tried.walk.taken[hole]);
        never_ending.retain(|tried| tried.walk.taken[hole]);
    }
    Moves { legal, never_ending }
}

fn captures(board: &Board) -> Vec<Tried> {
    if board.in_namua() { namua_captures(board) } else { mtaji_captures(board) }
}

/// K11; which kichwa: K9; stop or safari: K14.
fn namua_captures(board: &Board) -> Vec<Tried> {
    let me = board.mover;
    let mut tried = Vec::new();
    for hole in 0..8 {
        if board.holes[me][hole] == 0 || board.faced_seeds(me, hole) == 0 || board.is_barred(hole) {
            continue;
        }
        for left in [true, false] {
            let allowed = if left { hole < 6 } else { hole > 1 };
            if allowed {
                stop_and_safari(board, hole, left, &mut tried);
            }
        }
    }
    tried
}

/// One move, or two if the player is asked in his house. He is asked once at most: after the safari
/// the house is gone.
fn stop_and_safari(board: &Board, hole: usize, left: bool, tried: &mut Vec<Tried>) {
    let letter = if left { "L" } else { "R" };
    let text = format!("{}{letter}", hole_name(board.mover, hole));
    let walk = sow::placed_capture(board, hole, left, false);
    if walk.asked {
        let walk = sow::placed_capture(board, hole, left, true);
        tried.push(Tried { text: format!("{text}+"), takata: false, walk });
    }
    tried.push(Tried { text, takata: false, walk });
}

/// K17.
fn mtaji_captures(board: &Board) -> Vec<Tried> {
    let mut tried = Vec::new();
    for hole in 0..16 {
        for step in [CLOCKWISE, ANTICLOCKWISE] {
            if first_lap_target(board, board.mover, hole, step).is_some() && !board.is_barred(hole) {
                let walk = sow::sown(board, hole, step, true);
                tried.push(Tried { text: sown_text(board, hole, step), takata: false, walk });
            }
        }
    }
    tried
}

/// K17: the opposing hole that the first lap of this start captures. With 15 seeds at most, no hole
/// gets two and the start hole none.
fn first_lap_target(board: &Board, side: usize, hole: usize, step: usize) -> Option<usize> {
    let seeds = board.holes[side][hole];
    if !(2..=15).contains(&seeds) {
        return None;
    }
    let last = (hole + step * seeds as usize) % 16;
    let captures = last < 8 && board.holes[side][last] > 0 && board.faced_seeds(side, last) > 0;
    if captures { Some(facing(last)) } else { None }
}

/// K21: all the opposing holes that a first lap of this side would capture, whatever its stage.
pub fn first_lap_targets(board: &Board, side: usize) -> [bool; 8] {
    let mut targets = [false; 8];
    for hole in 0..16 {
        for step in [CLOCKWISE, ANTICLOCKWISE] {
            if let Some(target) = first_lap_target(board, side, hole, step) {
                targets[target] = true;
            }
        }
    }
    targets
}

/// Section 1: R is clockwise in the front row, L in the back row.
fn sown_text(board: &Board, hole: usize, step: usize) -> String {
    let right = (hole < 8) == (step == CLOCKWISE);
    format!("{}{}", hole_name(board.mover, hole), if right { "R" } else { "L" })
}

fn legal_takata(board: &Board) -> Moves {
    if board.in_namua() {
        return try_takata(board, &namua_takata_holes(board));
    }
    let house = board.game == Game::Kete && board.house_is_functional(board.mover);
    if house {
        let moves = try_takata(board, &[HOUSE]);
        if moves.legal.is_empty() {
            // T3 is void, so what only K24 forbids are all never-ending ones.
            return try_takata(board, &mtaji_takata_holes(board));
        }
        return moves;
    }
    try_takata(board, &mtaji_takata_holes(board))
}

/// K12a, K12b, K12c; Z1, Z2.
fn namua_takata_holes(board: &Board) -> Vec<usize> {
    let me = board.mover;
    let occupied: Vec<usize> = (0..8).filter(|&hole| board.holes[me][hole] > 0).collect();
    if occupied == [HOUSE] {
        return occupied;
    }
    if board.house_is_functional(me) {
        return occupied.into_iter().filter(|&hole| hole != HOUSE).collect(); // K12a
    }
    if board.game == Game::Zanzibar && board.owned[me] {
        return occupied; // Z1
    }
    let of_two: Vec<usize> = (0..8).filter(|&hole| board.holes[me][hole] >= 2).collect();
    if of_two.is_empty() { occupied } else { of_two } // K12b
}

/// K12c, Z2, T2: whether sowing from this hole is the tax of two seeds.
fn is_tax(board: &Board, hole: usize) -> bool {
    let me = board.mover;
    if hole != HOUSE || board.occupied_front(me) != 1 {
        return false;
    }
    match board.game {
        Game::Kiswahili => board.house_is_functional(me),
        Game::Zanzibar => board.owned[me],
        Game::Kete => board.owned[me] && board.holes[me][HOUSE] >= 7,
        Game::Kujifunza => false,
    }
}

/// K18: front holes of two or more, else back holes. The reserved hole counts, but is barred (K23).
fn mtaji_takata_holes(board: &Board) -> Vec<usize> {
    let ring = &board.holes[board.mover];
    let front: Vec<usize> = (0..8).filter(|&hole| ring[hole] >= 2).collect();
    if front.is_empty() { (8..16).filter(|&hole| ring[hole] >= 2).collect() } else { front }
}

fn try_takata(board: &Board, holes: &[usize]) -> Moves {
    let mut tried = Vec::new();
    for &hole in holes.iter().filter(|&&hole| !board.is_barred(hole)) {
        for step in [CLOCKWISE, ANTICLOCKWISE] {
            if !leaves_front_row(board, hole, step) {
                tried.push(one_takata(board, hole, step));
            }
        }
    }
    let (legal, never_ending) = apart(tried);
    Moves { legal, never_ending }
}

/// K19: outward from a kichwa that is the only occupied front hole.
fn leaves_front_row(board: &Board, hole: usize, step: usize) -> bool {
    let outward = (hole == 0 && step == ANTICLOCKWISE) || (hole == 7 && step == CLOCKWISE);
    outward && board.occupied_front(board.mover) == 1
}

fn one_takata(board: &Board, hole: usize, step: usize) -> Tried {
    let walk = if board.in_namua() {
        sow::placed_takata(board, hole, step, is_tax(board, hole))
    } else {
        sow::sown(board, hole, step, false)
    };
    Tried { text: sown_text(board, hole, step), takata: true, walk }
}

/// The position after a legal move: reservation and turn.
pub fn after(before: &Board, tried: &Tried) -> Board {
    let mut board = tried.walk.board.clone();
    board.reserved = match newly_reserved(before, tried) {
        Some(hole) => Some((1 - before.mover, hole)),
        None => kept_as_duty(before),
    };
    board.mover = 1 - before.mover;
    board
}

/// K23: the reservation lapses after the move of the player it barred; in Kete it becomes the other's duty (T4).
fn kept_as_duty(before: &Board) -> Option<(usize, usize)> {
    let (side, _) = before.reserved?;
    if before.game == Game::Kete && side == before.mover { before.reserved } else { None }
}

/// K21, K22: the opposing hole that this move reserves.
pub fn newly_reserved(before: &Board, tried: &Tried) -> Option<usize> {
    let (me, board) = (before.mover, &tried.walk.board);
    if before.game == Game::Kujifunza || !tried.takata || before.in_namua() {
        return None;
    }
    // Only reserves out of step leave the opponent in namua now; takasia belongs to the mtaji stage.
    if board.reserve[1 - me] > 0 || first_lap_targets(board, 1 - me) != [false; 8] {
        return None;
    }
    let targets = first_lap_targets(board, me);
    let targets: Vec<usize> = (0..8).filter(|&hole| targets[hole]).collect();
    match targets[..] {
        [hole] if !is_exempt(board, 1 - me, hole) => Some(hole),
        _ => None,
    }
}

/// K22, Z4: holes of this side that are never reserved.
pub fn is_exempt(board: &Board, side: usize, hole: usize) -> bool {
    let house =
        if board.game == Game::Zanzibar { board.owned[side] } else { board.house_is_functional(side) };
    let seeds = board.holes[side][hole];
    (hole == HOUSE && house)
        || (seeds > 0 && board.occupied_front(side) == 1)
        || (seeds >= 2 && board.front_of_two(side) == 1)
}

/// K25, K26: whether the player to move has lost.
pub fn result(board: &Board) -> Option<&'static str> {
    let lost = board.front_is_empty(board.mover) || legal(board).legal.is_empty();
    match (lost, board.mover) {
        (false, _) => None,
        (true, 0) => Some("0-1"),
        (true, _) => Some("1-0"),
    }
}
