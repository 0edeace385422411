//! Counts of game pairs and what follows from them. The two games of a pair share their opening and are not independent;
//! the pairs are, so every error is that of the mean of pairs.

use core::ops::AddAssign;

use super::ELO_SCALE;

/// The 97.5 % point of the normal distribution: an error of this many deviations is one of 95 %.
const DEVIATIONS: f64 = 1.959_963_984_540_054;

/// Points of a game, of the two possible in a pair's mean: a pair's score runs from 0 to 1 in quarters.
pub(super) const SCORES: [f64; 5] = [0.0, 0.25, 0.5, 0.75, 1.0];

/// How many pairs gave the first engine 0, ½, 1, 1½ and 2 points: `[LL, LD, WL+DD, WD, WW]`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Pairs(pub [u64; 5]);

/// A value with the half width of its 95 % interval.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Estimate {
    /// The value.
    pub value: f64,
    /// Half the width of the interval; `None` where it reaches beyond what Elo can express, or all pairs are alike.
    pub error: Option<f64>,
}

impl AddAssign for Pairs {
    fn add_assign(&mut self, other: Pairs) {
        for (mine, theirs) in self.0.iter_mut().zip(other.0) {
            *mine += theirs;
        }
    }
}

impl Pairs {
    /// Adds a pair by the half points of the first engine, 0 to 4; more count as 4.
    pub fn add(&mut self, half_points: u8) {
        self.0[usize::from(half_points.min(4))] += 1;
    }

    /// How many pairs.
    #[must_use]
    pub fn count(&self) -> u64 {
        self.0.iter().sum()
    }

    /// The mean score of the first engine, from 0 to 1; one half without a pair.
    #[must_use]
    pub fn score(&self) -> f64 {
        if self.count() == 0 { 0.5 } else { self.mean(|score| score) }
    }

    /// The variance of a pair's score.
    #[must_use]
    pub fn variance(&self) -> f64 {
        let score = self.score();
        if self.count() == 0 { 0.0 } else { self.mean(|of_pair| (of_pair - score).powi(2)) }
    }

    fn mean(&self, of: impl Fn(f64) -> f64) -> f64 {
        let sum: f64 = SCORES.iter().zip(self.0).map(|(&score, pairs)| of(score) * real(pairs)).sum();
        sum / real(self.count())
    }

    /// The standard error of the score.
    fn deviation(&self) -> f64 {
        (self.variance() / real(self.count().max(1))).sqrt()
    }

    /// The logistic Elo difference that gives this score; `None` if every game was won, or every game lost, or none played.
    #[must_use]
    pub fn elo(&self) -> Option<Estimate> {
        let value = Some(elo(self.score())).filter(|_| self.count() > 0)?;
        let (low, high) = self.interval();
        let error = Some((elo(high) - elo(low)) / 2.0).filter(|error| error.is_finite() && *error > 0.0);
        value.is_finite().then_some(Estimate { value, error })
    }

    /// The normalised Elo difference: the distance from one half in deviations of a game, in the scale of Elo. `None` if
    /// all pairs have the same score.
    #[must_use]
    pub fn normalised_elo(&self) -> Option<Estimate> {
        let scale = ELO_SCALE / (2.0 * self.variance()).sqrt();
        let value = (self.score() - 0.5) * scale;
        let error = Some(DEVIATIONS * self.deviation() * scale);
        value.is_finite().then_some(Estimate { value, error }).filter(|_| self.variance() > 0.0)
    }

    /// The likelihood of superiority: how likely the first engine is the stronger one, from 0 to 1.
    #[must_use]
    pub fn superiority(&self) -> f64 {
        let (ahead, deviation) = (self.score() - 0.5, self.deviation());
        match ahead {
            0.0 => 0.5,
            _ => (1.0 + libm::erf(ahead / (deviation * core::f64::consts::SQRT_2))) / 2.0,
        }
    }

    fn interval(&self) -> (f64, f64) {
        let half = DEVIATIONS * self.deviation();
        (self.score() - half, self.score() + half)
    }
}

/// The Elo difference of an expected score; infinite or no number from 0 downwards and from 1 upwards.
fn elo(score: f64) -> f64 {
    400.0 * (score / (1.0 - score)).log10()
}

#[expect(clippy::cast_precision_loss, reason = "no match has 2^53 pairs")]
pub(super) fn real(count: u64) -> f64 {
    count as f64
}

#[cfg(test)]
mod tests {
    use super::*;

    fn close(found: f64, due: f64, by: f64) {
        assert!((found - due).abs() <= by, "{found}, not {due}");
    }

    /// Elo, its error, normalised Elo, its error.
    fn all(pairs: [u64; 5]) -> [f64; 4] {
        let (elo, normalised) = (Pairs(pairs).elo().unwrap(), Pairs(pairs).normalised_elo().unwrap());
        [elo.value, elo.error.unwrap(), normalised.value, normalised.error.unwrap()]
    }

    /// Values that fastchess publishes in its tests.
    #[test]
    fn published() {
        for (pairs, due) in [
            ([34, 54, 63, 64, 75], [55.58, 27.65, 57.94, 28.28]),
            ([332, 433, 498, 333, 334], [-8.64, 10.33, -9.17, 10.96]),
            ([7895, 8757, 5685, 568, 9999], [-21.04, 2.95, -19.01, 2.65]),
        ] {
            all(pairs).into_iter().zip(due).for_each(|(found, due)| close(found, due, 0.01));
        }
        close(Pairs([332, 433, 498, 333, 334]).superiority(), 0.0505, 0.0001);
    }

    /// Values computed from the formulae elsewhere.
    #[test]
    fn computed() {
        let due = [70.436_503_622, 42.801_242_398, 81.891_352_850, 48.151_230_669];
        all([10, 0, 60, 0, 30]).into_iter().zip(due).for_each(|(found, due)| close(found, due, 1e-6));
        close(Pairs([10, 0, 60, 0, 30]).superiority(), 0.999_570_939_7, 1e-9);
        close(Pairs([40, 10, 90, 5, 20]).superiority(), 0.001_936_203_9, 1e-9);
    }

    #[test]
    fn what_is_not_known() {
        assert_eq!(Pairs::default().elo(), None);
        assert_eq!(Pairs([0, 0, 0, 0, 7]).elo(), None);
        assert_eq!(Pairs([7, 0, 0, 0, 0]).elo(), None);
        assert_eq!(Pairs([0, 0, 7, 0, 0]).elo(), Some(Estimate { value: 0.0, error: None }));
        assert_eq!(Pairs([0, 0, 7, 0, 0]).normalised_elo(), None);
        assert_eq!(Pairs([0, 0, 1, 0, 9]).elo().map(|elo| elo.error.is_some()), Some(false));
        assert_eq!(Pairs([0, 0, 0, 0, 7]).superiority(), 1.0);
        assert_eq!(Pairs::default().superiority(), 0.5);
    }

    #[test]
    fn mirrored_counts_are_mirrored() {
        let (ahead, behind) = (Pairs([3, 7, 20, 9, 5]), Pairs([5, 9, 20, 7, 3]));
        close(ahead.score() + behind.score(), 1.0, 1e-12);
        close(ahead.superiority() + behind.superiority(), 1.0, 1e-12);
    }
}
