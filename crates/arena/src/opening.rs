//! Where games of a match begin: positions and moves of a file, or random moves from the start.

use core::fmt;
use std::collections::HashSet;

use namua_rules::{Game, Leniency, Position, Ruleset};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::{RngCore, SeedableRng};

/// Attempts at a random opening that has not been played yet; few moves from the start there are not many.
const ATTEMPTS: usize = 200;

/// Random openings are never longer. Beyond it a position may come twice.
const LONGEST: u32 = 200;

/// The order in which the openings of a file are played.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Order {
    /// As they stand.
    #[default]
    Sequential,
    /// Shuffled by the seed.
    Random,
}

/// The openings of a match, one after the other and without end. The same seed gives the same ones.
#[derive(Clone, Debug)]
pub enum Openings {
    /// Those of a file, again from the first after the last.
    Listed {
        /// At least one.
        games: Vec<Game>,
        /// The place of the next one.
        next: usize,
    },
    /// Random ones.
    Random {
        /// Their ruleset.
        ruleset: Ruleset,
        /// Their length, which grows when no more of it are found.
        plies: u32,
        /// The generator.
        random: Box<Xoshiro256PlusPlus>,
        /// Hashes of the positions they have led to.
        seen: HashSet<u64>,
    },
}

/// A line of a file that is no opening.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OpeningError {
    /// The number of the line, from 1; 0 if the file as a whole is meant.
    pub line: usize,
    /// What is wrong.
    pub reason: String,
}

impl fmt::Display for OpeningError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.line {
            0 => f.write_str(&self.reason),
            line => write!(f, "line {line}: {}", self.reason),
        }
    }
}

impl core::error::Error for OpeningError {}

impl Openings {
    /// The openings of a text, one a line: a position, or moves from the start, or a position, `moves` and moves. Empty
    /// lines and what follows a `#` are left out.
    ///
    /// # Errors
    /// The first line that cannot be played, or that ends the game, or is of another ruleset; or that there is none.
    pub fn listed(text: &str, ruleset: Ruleset, order: Order, seed: u64) -> Result<Openings, OpeningError> {
        let mut games = Vec::new();
        for (number, line) in (1..).zip(text.lines()) {
            let line = without_comment(line);
            if !line.is_empty() {
                games.push(opening(line, ruleset).map_err(|reason| OpeningError { line: number, reason })?);
            }
        }
        if games.is_empty() {
            return Err(OpeningError { line: 0, reason: "there is no opening".to_owned() });
        }
        if order == Order::Random {
            shuffle(&mut games, &mut Xoshiro256PlusPlus::seed_from_u64(seed));
        }
        Ok(Openings::Listed { games, next: 0 })
    }

    /// Random legal moves from the start of a ruleset, none of which ends the game. No position comes twice: when those of
    /// a length are used up, openings get two plies longer. Without a ply all are the start.
    #[must_use]
    pub fn random(ruleset: Ruleset, plies: u32, seed: u64) -> Openings {
        let random = Box::new(Xoshiro256PlusPlus::seed_from_u64(seed));
        Openings::Random { ruleset, plies, random, seen: HashSet::new() }
    }

    /// How many there are before the first comes again; `None` for random ones.
    #[must_use]
    pub fn listed_count(&self) -> Option<usize> {
        match self {
            Openings::Listed { games, .. } => Some(games.len()),
            Openings::Random { .. } => None,
        }
    }

    /// A text that tells these openings from others.
    pub(crate) fn signature(&self) -> String {
        match self {
            Openings::Listed { games, .. } => {
                let hashes = games.iter().map(|game| format!("{:x}.{:x}", game.start().hash(), game.hash()));
                hashes.collect::<Vec<_>>().join(" ")
            }
            Openings::Random { plies, random, .. } => format!("{plies} {:x}", random.clone().next_u64()),
        }
    }
}

impl Iterator for Openings {
    type Item = Game;

    fn next(&mut self) -> Option<Game> {
        match self {
            Openings::Listed { games, next } => {
                let game = games[*next].clone();
                *next = (*next + 1) % games.len();
                Some(game)
            }
            Openings::Random { ruleset, plies, random, seen } => {
                let mut game = walk(*ruleset, *plies, random);
                let mut attempts = 1;
                while !seen.insert(game.hash()) && (1..LONGEST).contains(plies) {
                    attempts += 1;
                    if attempts % ATTEMPTS == 0 {
                        *plies += 2;
                    }
                    game = walk(*ruleset, *plies, random);
                }
                Some(game)
            }
        }
    }
}

fn without_comment(line: &str) -> &str {
    let line = line.trim_start_matches('\u{feff}');
    // After a move `#` is its sign; only one that begins a word begins a comment.
    let starts = line.match_indices('#').map(|(at, _)| at);
    let comment =
        starts.into_iter().find(|&at| line[..at].chars().next_back().is_none_or(char::is_whitespace));
    line[..comment.unwrap_or(line.len())].trim()
}

fn opening(line: &str, ruleset: Ruleset) -> Result<Game, String> {
    let words: Vec<_> = line.split_whitespace().collect();
    let is_move = words[0].parse::<namua_rules::MoveText>().is_ok();
    let (position, moves) = match words.iter().position(|word| *word == "moves") {
        _ if is_move => (Vec::new(), words.as_slice()),
        Some(at) => (words[..at].to_vec(), &words[at + 1..]),
        None => (words.clone(), [].as_slice()),
    };
    let mut game = match position.is_empty() {
        true => Game::new(ruleset),
        false => Game::from_position(start(&position.join(" "), ruleset)?),
    };
    for text in moves {
        game.play_text(text).map_err(|error| error.to_string())?;
    }
    match game.outcome() {
        Some(outcome) => Err(format!("the game is over: {outcome}")),
        None => Ok(game),
    }
}

fn start(text: &str, ruleset: Ruleset) -> Result<Position, String> {
    let position = Position::parse(text, ruleset, Leniency::Strict).map_err(|error| error.to_string())?;
    match position.ruleset() {
        named if named == ruleset => Ok(position),
        named => Err(format!("the match is of {ruleset}, this position of {named}")),
    }
}

/// A game of so many random moves that goes on; begun again whenever it ends too soon.
fn walk(ruleset: Ruleset, plies: u32, random: &mut Xoshiro256PlusPlus) -> Game {
    for _ in 0..ATTEMPTS {
        let mut game = Game::new(ruleset);
        for _ in 0..plies {
            let moves = game.position().legal_moves();
            let Some(mv) = moves.get(below(moves.len(), random)).copied() else { break };
            if game.play(mv, &mut ()).is_err() || game.outcome().is_some() {
                break;
            }
        }
        if game.outcome().is_none() {
            return game;
        }
    }
    // So long a random game always ends: what is left is the start.
    Game::new(ruleset)
}

fn shuffle(games: &mut [Game], random: &mut Xoshiro256PlusPlus) {
    for last in (1..games.len()).rev() {
        games.swap(last, below(last + 1, random));
    }
}

/// A number below `n`, 0 if that is 0.
fn below(n: usize, random: &mut Xoshiro256PlusPlus) -> usize {
    let product = u128::from(random.next_u64()) * n as u128;
    usize::try_from(product >> 64).unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_of_a_file() {
        let text = "\u{feff}# two\n\nstartpos # the start\nA6R* a6R\r\nkete startpos moves A6R\n";
        let games = Openings::listed(text, Ruleset::Kete, Order::Sequential, 1).unwrap();
        let lengths: Vec<_> = games.take(4).map(|game| game.plies().len()).collect();
        assert_eq!(lengths, [0, 2, 1, 0]);
    }

    #[test]
    fn lines_that_are_none() {
        let error = |text: &str| Openings::listed(text, Ruleset::Kete, Order::Sequential, 1).unwrap_err();
        assert_eq!(error("# nothing\n").line, 0);
        assert_eq!(error("startpos\nA5L\n").line, 2);
        assert!(error("kimasai startpos").reason.contains("kimasai"));
        assert_eq!(error("startpos\n\nxyzzy\n").line, 3);
        assert!(error("A3R moves A3R").line == 1);
    }

    #[test]
    fn random_ones_come_again_by_their_seed() {
        for ruleset in Ruleset::ALL {
            let some = |seed| Openings::random(ruleset, 6, seed).take(50).map(|game| game.hash());
            let first: Vec<_> = some(1).collect();
            assert_eq!(first, some(1).collect::<Vec<_>>());
            assert_ne!(first, some(2).collect::<Vec<_>>());
            assert_eq!(first.iter().collect::<HashSet<_>>().len(), 50, "{ruleset}");
            assert!(Openings::random(ruleset, 6, 3).take(20).all(|game| game.plies().len() == 6));
        }
    }

    #[test]
    fn few_and_long_ones_end() {
        let lengths = Openings::random(Ruleset::Kete, 1, 1).take(10).map(|game| game.plies().len());
        assert_eq!(lengths.collect::<Vec<_>>(), [1, 1, 1, 1, 3, 3, 3, 3, 3, 3]);
        assert!(Openings::random(Ruleset::Kete, 0, 1).take(3).all(|game| game.plies().is_empty()));
        assert!(Openings::random(Ruleset::Kimasai, 5000, 1).next().unwrap().plies().is_empty());
    }

    #[test]
    fn order_by_the_seed() {
        let text = ["A6L", "A6R", "A7L", "A7R"].join("\n");
        let order = |seed| -> Vec<_> {
            let games = Openings::listed(&text, Ruleset::Kete, Order::Random, seed).unwrap();
            games.take(4).map(|game| game.hash()).collect()
        };
        assert_eq!(order(1), order(1));
        assert!((2..9).any(|seed| order(seed) != order(1)));
        let sorted = |mut hashes: Vec<u64>| {
            hashes.sort_unstable();
            hashes
        };
        assert_eq!(sorted(order(1)), sorted(order(2)));
    }
}
