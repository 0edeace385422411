//! Random numbers, boards and games for tests: always the same ones for the same seed.
#![allow(dead_code, unreachable_pub)]

use namua_rules::{Bao, BySide, Hole, Leniency, Move, Position, Rows, Ruleset, Setup, Side};

/// SplitMix64: small, and the same numbers on every target.
pub struct Random(u64);

impl Random {
    pub fn new(seed: u64) -> Random {
        Random(seed)
    }

    pub fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ z >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ z >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ z >> 31
    }

    /// A number below `n`.
    pub fn below(&mut self, n: usize) -> usize {
        (self.next() % n as u64) as usize
    }

    /// True once in `n` times.
    pub fn one_in(&mut self, n: usize) -> bool {
        self.below(n) == 0
    }

    pub fn pick<T: Copy>(&mut self, list: &[T]) -> T {
        list[self.below(list.len())]
    }

    /// A legal move; `None` where there is none.
    pub fn legal_move(&mut self, position: &Position) -> Option<Move> {
        let moves = position.legal_moves();
        if moves.is_empty() { None } else { Some(self.pick(&moves)) }
    }
}

/// Positions of random games from the start, in order; a new game begins where one ends.
pub struct Games {
    ruleset: Ruleset,
    position: Position,
    plies: usize,
}

impl Games {
    pub fn new(ruleset: Ruleset) -> Games {
        Games { ruleset, position: Position::start(ruleset), plies: 0 }
    }

    /// The next position; the game is not over there.
    pub fn next(&mut self, random: &mut Random) -> Position {
        let position = self.position;
        let mv = random.legal_move(&position).expect("a game that goes on");
        let played = position.play_unchecked(mv, &mut ());
        self.plies += 1;
        if played.outcome.is_some() || self.plies == 400 {
            *self = Games::new(self.ruleset);
        } else {
            self.position = played.after;
        }
        position
    }
}

/// A board that play need not reach. `total` seeds, reserves included; for Kimasai it counts for nothing.
/// The set-up may be refused, though most are not.
pub fn setup(random: &mut Random, ruleset: Ruleset, total: u32) -> Setup {
    let mut setup = Setup::empty(ruleset);
    setup.turn = random.pick(&Side::ALL);
    if ruleset == Ruleset::Kimasai {
        let densities = BySide::from_fn(|_| random.below(24) + 1);
        setup.rows = BySide::from_fn(|side| stones(random, densities[side]));
        return setup;
    }
    if ruleset != Ruleset::Kujifunza && !random.one_in(3) {
        let south = random.below(23) as u32;
        let step = u32::from(setup.turn == Side::North);
        setup.reserves = BySide::new(south, south + step);
    }
    let on_board = total.saturating_sub(setup.reserves.south + setup.reserves.north);
    sow_weights(random, &mut setup, on_board);
    if ruleset != Ruleset::Kujifunza {
        setup.houses = BySide::from_fn(|side| !random.one_in(3) && setup.rows[side].front[4] > 0);
        if !random.one_in(3) {
            setup.reserved = Some(front_hole(random, setup.turn, ruleset));
        }
    }
    setup
}

fn stones(random: &mut Random, density: usize) -> Rows {
    let mut rows = Rows::default();
    rows.front.iter_mut().chain(&mut rows.back).for_each(|n| *n = u32::from(random.below(24) < density));
    rows
}

/// A front hole: of the player to move, in Kete of the other one now and then (T4).
fn front_hole(random: &mut Random, turn: Side, ruleset: Ruleset) -> Hole {
    let side = if ruleset == Ruleset::Kete && random.one_in(2) { !turn } else { turn };
    let pit = random.pick(&namua_rules::Pit::ALL[..8]);
    pit.of_side(side)
}

/// Spreads seeds over holes of random weight. Where both front rows are thin, captures are rare, and takata, taxes and
/// reservations are frequent.
fn sow_weights(random: &mut Random, setup: &mut Setup, seeds: u32) {
    let styles: [[usize; 4]; 5] = [[1, 1, 1, 1], [0, 0, 1, 6], [0, 0, 0, 1], [0, 1, 1, 12], [0, 0, 0, 40]];
    let mut weights = [[0; 16]; 2];
    for row in weights.iter_mut().flat_map(|weights| weights.chunks_mut(8)) {
        let style = random.pick(&styles);
        row.iter_mut().for_each(|weight| *weight = random.pick(&style));
    }
    if random.one_in(2) {
        // Facing holes are seldom both occupied.
        for column in 0..8 {
            let side = random.below(2);
            weights[side][if side == 0 { column } else { 7 - column }] = 0;
        }
    }
    for weights in &mut weights {
        if weights[..8].iter().all(|&w| w == 0) {
            weights[random.below(8)] = 1;
        }
    }
    for _ in 0..seeds {
        drop_seed(random, setup, &weights);
    }
}

fn drop_seed(random: &mut Random, setup: &mut Setup, weights: &[[usize; 16]; 2]) {
    let mut at = random.below(weights.iter().flatten().sum());
    for (side, weights) in Side::ALL.into_iter().zip(weights) {
        for (hole, &weight) in weights.iter().enumerate() {
            if at < weight {
                let rows = &mut setup.rows[side];
                let row = if hole < 8 { &mut rows.front } else { &mut rows.back };
                row[hole % 8] += 1;
                return;
            }
            at -= weight;
        }
    }
}

/// Writes something wrong into a set-up.
pub fn spoil(random: &mut Random, setup: &mut Setup) {
    let side = random.pick(&Side::ALL);
    let columns = usize::from(setup.ruleset.columns());
    let column = random.below(columns);
    match random.below(8) {
        0 => setup.rows[side].front = Default::default(),
        1 => setup.houses[side] = true,
        2 => setup.rows[side].front[4] = 0,
        3 => setup.reserves[side] = random.below(300) as u32,
        4 => setup.rows[side].back[column] = random.below(300) as u32,
        5 => setup.rows[side].front[column] += random.below(3) as u32,
        6 => setup.turn = !setup.turn,
        _ => {
            let pit = random.pick(&namua_rules::Pit::ALL);
            setup.reserved = Some(pit.of_side(side));
        }
    }
}

/// A position that play need not reach, set up as strictly as asked; a refused reserved hole is left out.
pub fn position(random: &mut Random, ruleset: Ruleset, leniency: Leniency) -> Position {
    loop {
        let total = match leniency {
            Leniency::Strict => 64,
            Leniency::Lenient => random.below(255) as u32 + 1,
        };
        let mut setup = setup(random, ruleset, total);
        if leniency == Leniency::Lenient && random.one_in(4) {
            setup.turn = !setup.turn;
        }
        let refused = setup.position(leniency).is_err();
        if refused && !random.one_in(8) {
            setup.reserved = None;
        }
        if let Ok(position) = setup.position(leniency) {
            return position;
        }
    }
}

/// Shows `f` so many positions of a ruleset: of games, and of boards that play need not reach.
pub fn each_position(ruleset: Ruleset, count: usize, mut f: impl FnMut(&Position)) {
    let mut random = Random::new(0x6e65_6d6f + ruleset as u64);
    let mut games = Games::new(ruleset);
    for nth in 0..count {
        let position = match nth % 5 {
            0 => self::position(&mut random, ruleset, Leniency::Lenient),
            1 | 2 => self::position(&mut random, ruleset, Leniency::Strict),
            _ => games.next(&mut random),
        };
        f(&position);
    }
}

/// The rulesets of the 4x8 games.
pub fn sowing() -> impl Iterator<Item = Ruleset> {
    Ruleset::ALL.into_iter().filter(|ruleset| ruleset.rules().is_some())
}

pub fn bao(position: &Position) -> &Bao {
    match position {
        Position::Bao(bao) => bao,
        Position::Kimasai(_) => panic!("a 4x8 position"),
    }
}
