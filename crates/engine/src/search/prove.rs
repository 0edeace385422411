//! Proofs of distance. The walk of the tree prunes and reduces, so a win it proves is one, but a shorter one may have been
//! left out. This search leaves nothing out: it asks only who wins within so many plies, and judges no position.

use super::Search;
use super::order::{Choices, Place};
use super::root::{RootMove, RootMoves};
use crate::eval::Evaluation;
use crate::score::{MOST_PLIES, PROVEN, WIN};
use crate::table::{Bound, Finding};
use crate::tree::{Children, Node};

/// Keeps what is proved apart from the scores of the same positions in the table.
const APART: u64 = 0x9e37_79b9_7f4a_7c15;

/// Nodes that a proof may take beside as many as the search has taken already.
const ALLOWANCE: u64 = 20_000;

/// The answer, or `None` if the proof took too long.
type Answer = Option<bool>;

impl<E> Search<'_, E> {
    /// Makes the distance of a proven score exact; true if that succeeded. A shorter win, or the move that holds out
    /// longest, comes to the front.
    pub(super) fn prove_distance<N: Node>(&mut self, moves: &mut RootMoves<N>) -> bool
    where
        E: Evaluation<N>,
    {
        let end = self.budget.nodes * 2 + ALLOWANCE;
        loop {
            let score = moves.0[0].score;
            let plies = WIN - score.abs() - 2;
            if plies < 1 {
                return true;
            }
            let answer = if score > 0 {
                self.shorter_win(moves, plies, end)
            } else {
                self.quicker_loss(moves, plies, end)
            };
            match answer {
                None => return false,
                Some(false) => return true,
                Some(true) => {}
            }
        }
    }

    /// Whether some move wins within so many plies.
    fn shorter_win<N: Node>(&mut self, moves: &mut RootMoves<N>, plies: i32, end: u64) -> Answer
    where
        E: Evaluation<N>,
    {
        for index in 0..moves.0.len() {
            let child = moves.0[index].child;
            if child.wins || self.loses_within(&child.after, plies - 1, 1, end)? {
                let (score, depth) = (WIN - plies, plies as u32);
                let line = self.proved_line(&child, plies);
                moves.0[index] = RootMove { child, score, line, depth };
                moves.0[..=index].rotate_right(1);
                return Some(true);
            }
        }
        Some(false)
    }

    /// Whether every move loses within so many plies; if not, the one that does not comes to the front.
    fn quicker_loss<N: Node>(&mut self, moves: &mut RootMoves<N>, plies: i32, end: u64) -> Answer
    where
        E: Evaluation<N>,
    {
        for index in 0..moves.0.len() {
            let child = moves.0[index].child;
            if !self.wins_within(&child.after, plies - 1, 1, end)? {
                let (score, depth) = (moves.0[0].score, moves.0[0].depth);
                moves.0[..=index].rotate_right(1);
                (moves.0[0].score, moves.0[0].depth) = (score, depth);
                return Some(false);
            }
        }
        moves.0[0].score = plies - WIN;
        Some(true)
    }

    /// Whether the player to move wins within an odd number of plies.
    fn wins_within<N: Node>(&mut self, node: &N, plies: i32, ply: usize, end: u64) -> Answer
    where
        E: Evaluation<N>,
    {
        if self.budget.spend() || self.budget.nodes > end {
            return None;
        }
        let hash = node.hash();
        let proof = self.table.get(hash ^ APART);
        if let Some(entry) = proof {
            let within = i32::from(entry.depth);
            if entry.bound == Bound::Lower && within <= plies {
                return Some(true);
            }
            if entry.bound == Bound::Upper && within >= plies {
                return Some(false);
            }
        }
        let mut choices = Choices::new();
        choices.fill(node);
        if choices.winner().is_some() {
            return Some(true);
        }
        if ply >= MOST_PLIES {
            return None;
        }
        let known =
            proof.and_then(|entry| entry.mv).or_else(|| self.table.get(hash).and_then(|entry| entry.mv));
        let place = Place { kind: node.kind(), before: None };
        choices.order(known, place, &self.memory, &self.tuning);
        let mut won = None;
        for index in 0..choices.len() {
            let child = *choices.pick(index);
            if self.loses_within(&child.after, plies - 1, ply + 1, end)? {
                won = Some(child.mv);
                break;
            }
        }
        let bound = if won.is_some() { Bound::Lower } else { Bound::Upper };
        let finding = Finding { ply: 0, depth: plies, bound, score: 0, eval: 0, mv: won };
        self.table.put(hash ^ APART, finding);
        Some(won.is_some())
    }

    /// Whether the player to move loses within an even number of plies, whatever he does.
    fn loses_within<N: Node>(&mut self, node: &N, plies: i32, ply: usize, end: u64) -> Answer
    where
        E: Evaluation<N>,
    {
        if self.budget.spend() || self.budget.nodes > end {
            return None;
        }
        let mut replies = Children::new();
        node.expand(&mut replies);
        if replies.is_empty() {
            return Some(true);
        }
        if plies < 2 || ply >= MOST_PLIES || replies.iter().any(|reply| reply.wins) {
            return Some(false);
        }
        // Whoever captures most is the likeliest to survive.
        replies.sort_unstable_by_key(|reply| -i32::from(reply.captured));
        for reply in &replies {
            if !self.wins_within(&reply.after, plies - 1, ply + 1, end)? {
                return Some(false);
            }
        }
        Some(true)
    }

    /// The line of a win that was proved: the winner's moves are in the table, the loser takes those that hold out
    /// longest.
    fn proved_line<N: Node>(&self, first: &crate::tree::Child<N>, plies: i32) -> Vec<namua_rules::Move> {
        let mut line = vec![first.mv];
        let (mut node, mut wins) = (first.after, first.wins);
        while !wins && line.len() + 1 < plies as usize {
            let proof = |child: &crate::tree::Child<N>| self.table.get(child.after.hash() ^ APART);
            let replies = node.children();
            let longest = replies.iter().filter_map(|reply| Some((reply, proof(reply)?)));
            let Some((reply, entry)) = longest.max_by_key(|(_, entry)| entry.depth) else { break };
            line.push(reply.mv);
            let answers = reply.after.children();
            let answer = answers.iter().find(|answer| answer.wins || Some(answer.mv) == entry.mv);
            let Some(answer) = answer else { break };
            line.push(answer.mv);
            (node, wins) = (answer.after, answer.wins);
        }
        line
    }

    /// Whether deeper search would change nothing: a win or loss is proved and its distance exact. Against a clock the
    /// proof itself is enough.
    pub(super) fn is_decided<N: Node>(&mut self, moves: &mut RootMoves<N>, wanted: usize) -> bool
    where
        E: Evaluation<N>,
    {
        let proven = moves.0[0].score.abs() >= PROVEN;
        proven && wanted == 1 && (self.budget.saves_time() || self.prove_distance(moves))
    }
}
