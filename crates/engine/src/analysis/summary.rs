//! What is said of a player.

use namua_rules::Side;

use super::game::Report;
use super::verdict::Verdict;

/// The moves of a player, counted. Moves without alternative do not count.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Summary {
    /// Moves with a verdict.
    pub judged: u32,
    /// The chances to win that they gave away, added up, per mille.
    pub lost: u32,
    counts: [u32; Verdict::ALL.len()],
}

impl Summary {
    /// Moves with this verdict.
    #[must_use]
    pub const fn count(&self, verdict: Verdict) -> u32 {
        self.counts[verdict as usize]
    }

    /// The chance to win that a move gave away on average, per mille, rounded; `None` without moves.
    #[must_use]
    pub fn average_loss(&self) -> Option<u32> {
        (2 * self.lost + self.judged).checked_div(2 * self.judged)
    }
}

impl Report {
    /// The summary of a player.
    #[must_use]
    pub fn summary(&self, side: Side) -> Summary {
        let mut summary = Summary::default();
        for judgement in self.judgements.iter().filter(|judgement| judgement.side == side) {
            if let Some(verdict) = judgement.verdict {
                summary.judged += 1;
                summary.lost += judgement.loss();
                summary.counts[verdict as usize] += 1;
            }
        }
        summary
    }
}
