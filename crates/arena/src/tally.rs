//! The count of a match: games, pairs, failures.

use crate::record::{Entry, Failing};
use crate::stats::Pairs;

/// How often an engine failed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Failures {
    /// Games lost by time.
    pub time: u64,
    /// Games lost by an illegal move.
    pub illegal: u64,
    /// Games lost because the engine ended or did not answer.
    pub crashes: u64,
    /// Moves that took longer than allowed, lost or not.
    pub oversteps: u64,
}

/// All games so far, from the view of the first engine.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Games won.
    pub wins: u64,
    /// Games drawn.
    pub draws: u64,
    /// Games lost.
    pub losses: u64,
    /// Games won by South, whichever engine that was.
    pub south_wins: u64,
    /// Plies of all games.
    pub plies: u64,
    /// The pairs.
    pub pairs: Pairs,
    /// Failures of both engines.
    pub failures: [Failures; 2],
}

impl Tally {
    /// Adds the two games of a pair.
    pub fn add(&mut self, games: &[Entry; 2]) {
        games.iter().for_each(|game| self.add_game(game));
        self.pairs.add(games[0].half_points + games[1].half_points);
    }

    fn add_game(&mut self, game: &Entry) {
        match game.half_points {
            0 => self.losses += 1,
            1 => self.draws += 1,
            _ => self.wins += 1,
        }
        // The first engine is South in the first game.
        let south_wins = if game.game == 0 { 2 } else { 0 };
        self.south_wins += u64::from(game.half_points == south_wins);
        self.plies += game.plies as u64;
        for (failures, oversteps) in self.failures.iter_mut().zip(game.oversteps) {
            failures.oversteps += u64::from(oversteps);
        }
        if let Some((engine, failing)) = game.failing {
            let failures = &mut self.failures[engine];
            match failing {
                Failing::Time => failures.time += 1,
                Failing::Illegal => failures.illegal += 1,
                Failing::Crash => failures.crashes += 1,
            }
        }
    }

    /// How many games.
    #[must_use]
    pub const fn games(&self) -> u64 {
        self.wins + self.draws + self.losses
    }
}
