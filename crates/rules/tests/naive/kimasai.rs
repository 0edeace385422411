//! Bao la Kimasai (M1-M6): 4 x 12 holes of one stone at most.
//!
//! A side's 24 holes are numbered along the way its stones go (M4), counter-clockwise: 0..=11 are
//! A12..A1, 12..=23 are B1..B12. South is side 0.

use super::Play;
use super::board::{read_counts, read_side};

const START: &str = "1,1,1,1,1,1,1,1,1,1,1,1/1,1,1,1,1,1,1,1,1,1,1,0/\
                     0,1,1,1,1,1,1,1,1,1,1,1/1,1,1,1,1,1,1,1,1,1,1,1 S - - -";

/// Board and side to move.
#[derive(Clone)]
pub struct Board {
    holes: [[u32; 24]; 2],
    mover: usize,
}

/// Reads a set-up. There is nothing to forgive: no total is prescribed, and there is no reserve.
pub fn read(text: &str) -> Result<Board, Vec<String>> {
    let text = if text == "startpos" { START } else { text };
    let board = read_text(text).map_err(|reason| vec![reason])?;
    let reasons = reasons(&board);
    if reasons.is_empty() { Ok(board) } else { Err(reasons) }
}

fn read_text(text: &str) -> Result<Board, String> {
    let fields: Vec<&str> = text.split(' ').collect();
    let [rows, side, "-", "-", "-"] = fields[..] else {
        return Err("not rows, side and three dashes".to_string());
    };
    let rows: Vec<&str> = rows.split('/').collect();
    let [nb, nf, sf, sb] = rows[..] else {
        return Err("not four rows".to_string());
    };
    let (nb, nf) = (read_counts::<12>(nb)?, read_counts::<12>(nf)?);
    let (sf, sb) = (read_counts::<12>(sf)?, read_counts::<12>(sb)?);
    let mut holes = [[0; 24]; 2];
    for column in 0..12 {
        holes[1][23 - column] = nb[column];
        holes[1][column] = nf[column];
        holes[0][11 - column] = sf[column];
        holes[0][12 + column] = sb[column];
    }
    Ok(Board { holes, mover: read_side(side)? })
}

fn write(board: &Board) -> String {
    let mut rows = [[0; 12]; 4];
    for column in 0..12 {
        rows[0][column] = board.holes[1][23 - column];
        rows[1][column] = board.holes[1][column];
        rows[2][column] = board.holes[0][11 - column];
        rows[3][column] = board.holes[0][12 + column];
    }
    let rows = rows.map(|row| row.map(|stones| stones.to_string()).join(",")).join("/");
    format!("{rows} {} - - -", if board.mover == 0 { "S" } else { "N" })
}

fn reasons(board: &Board) -> Vec<String> {
    let mut reasons = Vec::new();
    if board.holes.iter().flatten().any(|&stones| stones > 1) {
        reasons.push("more than one stone in a hole".to_string());
    }
    for (side, name) in [(0, "South"), (1, "North")] {
        match stones(board, side) {
            0 => reasons.push(format!("{name} has no stone")),
            1..=23 => {}
            _ => reasons.push(format!("{name} has more than 23 stones")),
        }
    }
    reasons
}

fn stones(board: &Board, side: usize) -> u64 {
    board.holes[side].iter().map(|&stones| u64::from(stones)).sum()
}

/// In the order A1..A12 B1..B12.
pub fn plays(board: &Board) -> Vec<Play> {
    starts(board).into_iter().map(|hole| play(board, hole)).collect()
}

pub fn perft(board: &Board, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    if stones(board, board.mover) == 0 {
        return 0; // M6: the game is over.
    }
    starts(board).into_iter().map(|hole| perft(&moved(board, hole), depth - 1)).sum()
}

/// M3: an own stone with an empty hole before it.
fn starts(board: &Board) -> Vec<usize> {
    let ring = &board.holes[board.mover];
    let ordered = (0..12).rev().chain(12..24);
    ordered.filter(|&hole| ring[hole] == 1 && ring[(hole + 1) % 24] == 0).collect()
}

/// M3, M5.
fn moved(board: &Board, hole: usize) -> Board {
    let mut board = board.clone();
    let me = board.mover;
    let to = (hole + 1) % 24;
    board.holes[me][hole] = 0;
    board.holes[me][to] = 1;
    // A_i lies at 12-i and faces a_(13-i) at i-1; behind that lies b_(13-i).
    if to < 12 && board.holes[1 - me][11 - to] == 1 {
        board.holes[1 - me][11 - to] = 0;
        board.holes[1 - me][12 + to] = 0;
    }
    board.mover = 1 - me;
    board
}

fn play(board: &Board, hole: usize) -> Play {
    let after = moved(board, hole);
    Play {
        mv: name(board.mover, hole),
        takata: stones(&after, after.mover) == stones(board, after.mover),
        reserves: None,
        result: result(&after),
        after: write(&after),
        hand: 0,
        laps: 0,
    }
}

fn name(side: usize, hole: usize) -> String {
    let name = if hole < 12 { format!("A{}", 12 - hole) } else { format!("B{}", hole - 11) };
    if side == 0 { name } else { name.to_lowercase() }
}

/// M6: no stone left, or none that can move.
fn result(board: &Board) -> Option<&'static str> {
    match (starts(board).is_empty(), board.mover) {
        (false, _) => None,
        (true, 0) => Some("0-1"),
        (true, _) => Some("1-0"),
    }
}
