//! Games between two styles of play.

use std::path::Path;
use std::sync::atomic::AtomicBool;

use anyhow::{Context, Result};
use namua_engine::{Engine, Found, Limits, NoClock, Score, Style, Task};
use namua_rules::{Game, Leniency, Position, Ruleset, Side};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

use crate::selfplay::{any_move, draw};

/// Plies after which nobody has won.
const MOST_PLIES: usize = 2_000;

/// Chance plies where there is no book: at least, and so many more at most.
const CHANCE: [u32; 2] = [4, 5];

/// Megabytes of a table.
const HASH: usize = 8;

/// Where the games of a ruleset begin.
pub(super) struct Bench {
    pub(super) ruleset: Ruleset,
    openings: Vec<Position>,
}

impl Bench {
    /// With the openings of the folder, if it has any for this ruleset.
    pub(super) fn new(ruleset: Ruleset, folder: &Path) -> Result<Bench> {
        let path = folder.join(format!("{}.txt", ruleset.name()));
        let text = if path.exists() { std::fs::read_to_string(&path)? } else { String::new() };
        let lines = text.lines().map(|line| line.split('#').next().unwrap_or("").trim());
        let parse = |(number, line)| {
            Position::parse(line, ruleset, Leniency::Strict)
                .with_context(|| format!("{}, line {}: {line}", path.display(), number + 1))
        };
        let openings =
            lines.enumerate().filter(|(_, line)| !line.is_empty()).map(parse).collect::<Result<_>>()?;
        Ok(Bench { ruleset, openings })
    }

    /// What the evaluation and the search make of the start, and which openings there are: results of another engine or
    /// another book are told apart by it.
    pub(super) fn fingerprint(&self) -> String {
        let start = Position::start(self.ruleset);
        let found = Engine::new(1).search(&start, Limits::nodes(5_000), &NoClock);
        let thought =
            found.map_or(String::new(), |found| format!("{} depth {}", found.info.score, found.info.depth));
        let book = self.openings.iter().fold(0, |sum: u64, opening| sum.rotate_left(1) ^ opening.hash());
        format!("{thought} book {book:016x}")
    }

    /// Half points of the first style in the game of this number. Two games that follow each other begin with the same
    /// position, with sides swapped.
    pub(super) fn half_points(&self, styles: [Style; 2], number: u32) -> u32 {
        let first = Side::ALL[number as usize % 2];
        let mut game = self.opening(number / 2);
        let mut engines = [(); 2].map(|()| Engine::new(HASH));
        while game.outcome().is_none() && game.plies().len() < MOST_PLIES {
            let mover = usize::from(game.position().turn() != first);
            let seed = u64::from(number) << 32 | game.plies().len() as u64;
            let Some(found) = choose(&mut engines[mover], game.position(), styles[mover], seed) else {
                break;
            };
            // Full strength plays a win that it has proved to the end.
            if matches!((styles[mover], found.info.score), (Style::Thorough { .. }, Score::WinIn(_))) {
                return if mover == 0 { 2 } else { 0 };
            }
            if game.play(found.mv, &mut ()).is_err() {
                break;
            }
        }
        match game.outcome().and_then(|outcome| outcome.winner) {
            Some(side) if side == first => 2,
            Some(_) => 0,
            None => 1,
        }
    }

    fn opening(&self, number: u32) -> Game {
        if !self.openings.is_empty() {
            return Game::from_position(self.openings[number as usize % self.openings.len()]);
        }
        let mut random = Xoshiro256PlusPlus::seed_from_u64(u64::from(number) << 8 | self.ruleset as u64);
        let mut game = Game::new(self.ruleset);
        for _ in 0..CHANCE[0] + draw(&mut random, CHANCE[1]) {
            let Some(mv) = any_move(&game, &mut random) else { break };
            let _ = game.play(mv, &mut ());
        }
        game
    }
}

fn choose(engine: &mut Engine, position: &Position, style: Style, seed: u64) -> Option<Found> {
    let stop = AtomicBool::new(false);
    let mut task = Task::silent(Limits::default(), &NoClock, &stop);
    engine.choose_as(position, style, seed, &mut task)
}
