//! One move of the 4x8 games, sown seed by seed (K4, K5, K8-K10, K13-K15, K20, K23-K25).

use super::board::{ANTICLOCKWISE, Board, CLOCKWISE, Game, HOUSE, facing};

/// K24: a move that would need one lap more is never-ending.
const MOST_LAPS: u32 = 10_000;

/// What happened while a move was sown.
#[derive(Clone, Debug)]
pub struct Walk {
    /// The position in the making; the mover is still the side to move.
    pub board: Board,
    /// K3: the stage at the beginning of the move.
    namua: bool,
    /// K6.
    capturing: bool,
    /// What the player answers in his functional house (K14).
    safari: bool,
    /// K14: the player was asked.
    pub asked: bool,
    /// K23: the first lap started from the still owned house.
    from_house: bool,
    pub laps: u32,
    pub never_ending: bool,
    /// Opposing front holes captured at some point of the move.
    pub taken: [bool; 8],
    /// Captured seeds left unsown by a win (K25).
    pub hand: u32,
}

impl Walk {
    fn new(board: &Board, capturing: bool, safari: bool) -> Walk {
        Walk {
            board: board.clone(),
            namua: board.in_namua(),
            capturing,
            safari,
            asked: false,
            from_house: false,
            laps: 0,
            never_ending: false,
            taken: [false; 8],
            hand: 0,
        }
    }

    fn me(&self) -> usize {
        self.board.mover
    }

    /// Lifts a whole own hole (K15: the house is lost by it).
    fn lift(&mut self, hole: usize) -> u32 {
        let me = self.me();
        if hole == HOUSE {
            self.board.owned[me] = false;
        }
        std::mem::take(&mut self.board.holes[me][hole])
    }

    /// Captures what faces an own front hole (K8).
    fn capture(&mut self, hole: usize) -> u32 {
        let (me, target) = (self.me(), facing(hole));
        self.taken[target] = true;
        if target == HOUSE {
            self.board.owned[1 - me] = false; // K15
        }
        if self.board.game == Game::Zanzibar && !self.namua {
            self.board.owned[me] = false; // Z3
        }
        std::mem::take(&mut self.board.holes[1 - me][target])
    }

    /// Sows lap after lap to the end of the move; the first seed goes into `first`.
    fn sow_on(&mut self, first: usize, step: usize, seeds: u32) {
        let (mut first, mut step, mut seeds) = (first, step, seeds);
        loop {
            if self.laps == MOST_LAPS {
                self.never_ending = true; // K24
                return;
            }
            self.laps += 1;
            let last = sow_lap(&mut self.board.holes[self.board.mover], first, step, seeds);
            if self.board.holes[self.me()][last] == 1 {
                return; // K5: it was empty.
            }
            if self.captures_at(last) {
                seeds = self.capture(last);
                if self.board.front_is_empty(1 - self.me()) {
                    self.hand = seeds; // K25
                    return;
                }
                (first, step) = entry(last, step);
            } else if self.ends_at(last) {
                return;
            } else {
                seeds = self.lift(last); // K10
                first = (last + step) % 16;
            }
        }
    }

    /// K8, for a last hole known to have been occupied.
    fn captures_at(&self, last: usize) -> bool {
        self.capturing && last < 8 && self.board.faced_seeds(self.me(), last) > 0
    }

    /// Reasons to end the move in an occupied hole: K23, K13, K14.
    fn ends_at(&mut self, last: usize) -> bool {
        if self.board.is_barred(last) && !self.goes_on_in_reserved_hole() {
            return true; // K23
        }
        if !self.namua || last != HOUSE || !self.board.house_is_functional(self.me()) {
            return false; // K20, K15
        }
        if !self.capturing {
            return true; // K13
        }
        self.asked = true; // K14
        !self.safari
    }

    /// K23's exception, which Zanzibar does not know (Z4).
    fn goes_on_in_reserved_hole(&self) -> bool {
        self.board.game != Game::Zanzibar && self.from_house && self.laps == 1
    }
}

/// K4: one seed a hole round the ring; says where the last one fell.
fn sow_lap(ring: &mut [u32; 16], first: usize, step: usize, seeds: u32) -> usize {
    let mut hole = first;
    for seed in 0..seeds {
        if seed > 0 {
            hole = (hole + step) % 16;
        }
        ring[hole] += 1;
    }
    hole
}

/// K9: where captured seeds enter, and their direction.
fn entry(last: usize, step: usize) -> (usize, usize) {
    let left = match last {
        0 | 1 => true,
        6 | 7 => false,
        _ => step == CLOCKWISE,
    };
    if left { (0, CLOCKWISE) } else { (7, ANTICLOCKWISE) }
}

/// K11: a reserve seed placed and a capture at once, sown from the left or the right kichwa.
pub fn placed_capture(board: &Board, hole: usize, left: bool, safari: bool) -> Walk {
    let mut walk = Walk::new(board, true, safari);
    place(&mut walk, hole);
    let seeds = walk.capture(hole);
    if walk.board.front_is_empty(1 - walk.me()) {
        walk.hand = seeds; // K25
    } else if left {
        walk.sow_on(0, CLOCKWISE, seeds);
    } else {
        walk.sow_on(7, ANTICLOCKWISE, seeds);
    }
    walk
}

/// K12: a reserve seed placed, then the hole sown; `tax` lifts two seeds only and leaves the house.
pub fn placed_takata(board: &Board, hole: usize, step: usize, tax: bool) -> Walk {
    let mut walk = Walk::new(board, false, false);
    walk.from_house = hole == HOUSE && board.owned[board.mover];
    place(&mut walk, hole);
    let me = walk.me();
    let seeds = if tax && walk.board.holes[me][hole] > 2 {
        walk.board.holes[me][hole] -= 2;
        2
    } else {
        walk.lift(hole)
    };
    walk.sow_on((hole + step) % 16, step, seeds);
    walk
}

/// K16: a move of the mtaji stage, sown from an own hole.
pub fn sown(board: &Board, hole: usize, step: usize, capturing: bool) -> Walk {
    let mut walk = Walk::new(board, capturing, true);
    walk.from_house = hole == HOUSE && board.owned[board.mover];
    let seeds = walk.lift(hole);
    walk.sow_on((hole + step) % 16, step, seeds);
    walk
}

fn place(walk: &mut Walk, hole: usize) {
    let me = walk.me();
    walk.board.reserve[me] -= 1;
    walk.board.holes[me][hole] += 1;
}
