//! Playing games and finding the positions in which exactly one move is right.

use std::sync::atomic::AtomicBool;

use namua_engine::analysis::{Outside, Prospect, Settings, think};
use namua_engine::{Engine, Evaluator, Info, Limits, NoClock, Score};
use namua_rules::{Game, Move, Position, Ruleset};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

use super::facts::{Facts, difficulty};
use super::{Puzzle, Puzzles};
use crate::selfplay::{any_move, draw};

/// The right move keeps so many per mille of win chance more than any other.
const MARGIN: u32 = 250;

/// After the right move one is not much behind, and after any other not much ahead, per mille.
const LEAST: u32 = 450;
const MOST_OF_OTHERS: u32 = 650;

/// With fewer moves to choose from there is little to find.
const LEAST_MOVES: usize = 3;

/// Own moves of a solution, at most.
const LONGEST: usize = 4;

/// Plies of a game, at most; and between two puzzles of a game, at least.
const MOST_PLIES: usize = 160;
const APART: usize = 12;

/// Random plies a game begins with, at most, and moves in a hundred that are drawn at random later on: slips make puzzles.
const OPENING: u32 = 9;
const SLIPS: u32 = 12;

/// A win in more own moves is no win that one could see.
const MOST_TO_WIN: u32 = 8;

/// What a search says about a position: its best move and the one after it.
struct Choice {
    best: Prospect,
    second: Prospect,
    /// The depth from which on the search preferred the best move.
    depth: u32,
}

/// Looks for puzzles in games.
pub(super) struct Seeker<'a> {
    options: &'a Puzzles,
    engine: Engine,
}

impl<'a> Seeker<'a> {
    pub(super) fn new(options: &'a Puzzles, evaluator: Evaluator) -> Seeker<'a> {
        Seeker { options, engine: Engine::with_evaluator(16, evaluator) }
    }

    /// The puzzles of the game with this number.
    pub(super) fn game(&mut self, ruleset: Ruleset, number: u32) -> Vec<Puzzle> {
        let seed = self.options.seed << 40 ^ u64::from(number) << 8 ^ ruleset as u64;
        let mut random = Xoshiro256PlusPlus::seed_from_u64(seed);
        let opening = draw(&mut random, OPENING) as usize;
        self.engine.forget();
        let mut game = Game::new(ruleset);
        let (mut puzzles, mut free) = (Vec::new(), 1);
        while game.outcome().is_none() && game.plies().len() < MOST_PLIES {
            let ply = game.plies().len();
            let mut mv = any_move(&game, &mut random);
            let slips = draw(&mut random, 100) < SLIPS;
            if ply >= opening {
                let seen = self.choose(game.position(), self.options.game_nodes);
                if ply >= free
                    && seen.as_ref().is_some_and(|seen| seen.is_clear(MARGIN / 2))
                    && let Some(puzzle) = self.puzzle(game.position(), format!("{ruleset}-{number}-{ply}"))
                {
                    puzzles.push(puzzle);
                    free = ply + APART;
                }
                mv = seen.map(|seen| seen.best.mv).filter(|_| !slips).or(mv);
            }
            if mv.is_none_or(|mv| game.play(mv, &mut ()).is_err()) {
                break;
            }
        }
        puzzles
    }

    /// The puzzle this position is, if it is one.
    fn puzzle(&mut self, position: &Position, id: String) -> Option<Puzzle> {
        if position.legal_moves().len() < LEAST_MOVES {
            return None;
        }
        let first = self.only(position)?;
        let line = self.solution(position, first.best.mv);
        let facts = Facts::of(position, &line)?;
        let wins = match first.best.score {
            Score::WinIn(plies) => Some(plies.div_ceil(2)).filter(|&moves| moves <= MOST_TO_WIN),
            _ => None,
        };
        Some(Puzzle {
            id,
            position: position.to_string(),
            solution: facts.texts.clone(),
            wins,
            tags: facts.tags(wins.is_some()),
            difficulty: difficulty(first.depth, &facts),
        })
    }

    /// The right move and the next best one, if a long search finds exactly one right. It starts without memory, so that
    /// it says at what depth the move is found.
    fn only(&mut self, position: &Position) -> Option<Choice> {
        self.choose(position, self.options.nodes / 10).filter(|choice| choice.is_clear(MARGIN * 3 / 4))?;
        self.engine.forget();
        self.choose(position, self.options.nodes).filter(|choice| choice.is_clear(MARGIN))
    }

    /// The line that solves it: it goes on as long as the player has exactly one right move again.
    fn solution(&mut self, position: &Position, first: Move) -> Vec<Move> {
        let mut line = vec![first];
        let Ok(mut played) = position.play(first, &mut ()) else { return line };
        while line.len() < 2 * LONGEST - 1 && played.outcome.is_none() {
            let Some(reply) = self.reply(&played.after) else { break };
            let Ok(answered) = played.after.play(reply, &mut ()) else { break };
            if answered.outcome.is_some() || answered.after.legal_moves().len() < 2 {
                break;
            }
            let Some(next) = self.only(&answered.after) else { break };
            line.extend([reply, next.best.mv]);
            let Ok(again) = answered.after.play(next.best.mv, &mut ()) else { break };
            played = again;
        }
        line
    }

    /// What the engine answers.
    fn reply(&mut self, position: &Position) -> Option<Move> {
        let found = self.engine.search(position, Limits::nodes(self.options.nodes / 4), &NoClock)?;
        Some(found.mv)
    }

    fn choose(&mut self, position: &Position, nodes: u64) -> Option<Choice> {
        let settings = Settings { limits: Limits::nodes(nodes), lines: 2, threads: 1 };
        let outside = Outside { clock: &NoClock, stop: &AtomicBool::new(false) };
        let mut preferred: Option<(Move, u32)> = None;
        let mut watch = |info: &Info| {
            let Some(&mv) = info.pv.first().filter(|_| info.multipv == 1) else { return };
            if preferred.is_none_or(|(before, _)| before != mv) {
                preferred = Some((mv, info.depth));
            }
        };
        let thought = think(&mut self.engine, position, &settings, outside, &mut watch)?;
        let mut prospects = thought.prospects.into_iter();
        let (best, second) = (prospects.next()?, prospects.next()?);
        Some(Choice { best, second, depth: preferred.map_or(1, |(_, depth)| depth) })
    }
}

impl Choice {
    /// Whether the best move alone is right, by so many per mille.
    fn is_clear(&self, margin: u32) -> bool {
        let (best, second) = (self.best.chance(), self.second.chance());
        best >= LEAST && second <= MOST_OF_OTHERS && best >= second + margin
    }
}
