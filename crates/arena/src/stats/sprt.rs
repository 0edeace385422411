//! The sequential probability ratio test: play on until one of two hypotheses is likely enough.

use core::fmt;
use core::str::FromStr;

use super::likelihood::{Shares, with_distance, with_mean};
use super::pairs::real;
use super::{ELO_SCALE, Pairs};
use crate::fields::{self, FieldError};

/// What a score of no pair counts as, so that its logarithm exists.
const NONE_SEEN: f64 = 1e-3;

/// What the Elo of the hypotheses means.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Model {
    /// Normalised Elo: a distance in deviations, which needs the same number of games whatever share of games is drawn.
    #[default]
    Normalized,
    /// Logistic Elo: a difference in score.
    Logistic,
}

impl Model {
    const ALL: [Model; 2] = [Model::Normalized, Model::Logistic];

    /// Its name in the text of a test.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Model::Normalized => "normalized",
            Model::Logistic => "logistic",
        }
    }
}

/// A test of H1, the first engine is better by `elo1`, against H0, it is better by `elo0`.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sprt {
    /// The Elo of H0.
    pub elo0: f64,
    /// The Elo of H1.
    pub elo1: f64,
    /// How often H1 is accepted although H0 is true.
    pub alpha: f64,
    /// How often H0 is accepted although H1 is true.
    pub beta: f64,
    /// What the Elo means.
    pub model: Model,
}

/// What the test says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// The first engine is not better by `elo1`.
    H0,
    /// It is better than `elo0`.
    H1,
    /// Not yet known.
    Open,
}

/// Numbers that make no test, or a text that names none.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SprtError {
    /// The text.
    Field(FieldError),
    /// `elo0` is not below `elo1`.
    Order,
    /// `alpha` or `beta` is not above 0, or their sum is not below 1.
    Risk,
}

impl Sprt {
    /// The two bounds of the ratio: H0 is accepted at the first, H1 at the second.
    #[must_use]
    pub fn bounds(&self) -> (f64, f64) {
        ((self.beta / (1.0 - self.alpha)).ln(), ((1.0 - self.beta) / self.alpha).ln())
    }

    /// The logarithm of the likelihood ratio of H1 to H0 (generalised, pentanomial).
    #[must_use]
    pub fn ratio(&self, pairs: &Pairs) -> f64 {
        let counts = pairs.0.map(|count| if count == 0 { NONE_SEEN } else { real(count) });
        let total: f64 = counts.iter().sum();
        let observed = counts.map(|count| count / total);
        let (under0, under1) = (self.under(&observed, self.elo0), self.under(&observed, self.elo1));
        let ratio = |((share, p0), p1): ((f64, f64), f64)| share * (p1 / p0).ln();
        let ratio = total * observed.into_iter().zip(under0).zip(under1).map(ratio).sum::<f64>();
        if ratio.is_finite() { ratio } else { 0.0 }
    }

    fn under(&self, observed: &Shares, elo: f64) -> Shares {
        match self.model {
            // A pair has two games: half the variance, so √2 times as many deviations.
            Model::Normalized => with_distance(observed, core::f64::consts::SQRT_2 * elo / ELO_SCALE),
            Model::Logistic => with_mean(observed, 1.0 / (1.0 + 10_f64.powf(-elo / 400.0))),
        }
    }

    /// Whether the ratio has reached a bound.
    #[must_use]
    pub fn verdict(&self, pairs: &Pairs) -> Verdict {
        let (low, high) = self.bounds();
        match self.ratio(pairs) {
            ratio if ratio >= high => Verdict::H1,
            ratio if ratio <= low => Verdict::H0,
            _ => Verdict::Open,
        }
    }

    fn checked(self) -> Result<Sprt, SprtError> {
        let risk = |risk: f64| risk > 0.0 && risk < 1.0;
        if self.elo0 >= self.elo1 {
            return Err(SprtError::Order);
        }
        if !risk(self.alpha) || !risk(self.beta) || self.alpha + self.beta >= 1.0 {
            return Err(SprtError::Risk);
        }
        Ok(self)
    }
}

impl FromStr for Sprt {
    type Err = SprtError;

    /// Reads `elo0=0 elo1=10 alpha=0.05 beta=0.05 model=normalized`; alpha, beta and model may be missing.
    fn from_str(text: &str) -> Result<Sprt, SprtError> {
        let (mut elo, mut risk, mut model) = ([None; 2], [0.05; 2], Model::default());
        for (key, value) in fields::split(text).map_err(SprtError::Field)? {
            match key.as_str() {
                "elo0" => elo[0] = Some(fields::real(&key, &value).map_err(SprtError::Field)?),
                "elo1" => elo[1] = Some(fields::real(&key, &value).map_err(SprtError::Field)?),
                "alpha" => risk[0] = fields::real(&key, &value).map_err(SprtError::Field)?,
                "beta" => risk[1] = fields::real(&key, &value).map_err(SprtError::Field)?,
                "model" => model = named(&key, &value).map_err(SprtError::Field)?,
                _ => return Err(SprtError::Field(FieldError::Unknown(key))),
            }
        }
        let missing = |key| SprtError::Field(FieldError::Missing(key));
        let (elo0, elo1) = (elo[0].ok_or(missing("elo0"))?, elo[1].ok_or(missing("elo1"))?);
        Sprt { elo0, elo1, alpha: risk[0], beta: risk[1], model }.checked()
    }
}

fn named(key: &str, value: &str) -> Result<Model, FieldError> {
    let model = Model::ALL.into_iter().find(|model| model.name() == value);
    model.ok_or_else(|| FieldError::value(key, value, "normalized or logistic"))
}

impl fmt::Display for SprtError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SprtError::Field(error) => error.fmt(f),
            SprtError::Order => f.write_str("elo0 must be less than elo1"),
            SprtError::Risk => f.write_str("alpha and beta must be above 0 and together below 1"),
        }
    }
}

impl core::error::Error for SprtError {}

#[cfg(test)]
mod tests {
    use super::*;

    fn ratio(test: &str, pairs: [u64; 5]) -> f64 {
        test.parse::<Sprt>().unwrap().ratio(&Pairs(pairs))
    }

    fn close(found: f64, due: f64, by: f64) {
        assert!((found - due).abs() <= by, "{found}, not {due}");
    }

    /// Ratios that fastchess publishes in its tests.
    #[test]
    fn published() {
        close(ratio("elo0=0 elo1=2", [365, 16618, 36229, 16974, 390]), 2.25, 0.01);
        close(ratio("elo0=-1.75 elo1=0.25", [127, 4883, 10712, 5150, 104]), 3.01, 0.01);
        close(ratio("elo0=0.5 elo1=2.5 model=logistic", [223, 9863, 21279, 10037, 246]), -3.07, 0.01);
        close(ratio("elo0=0 elo1=2 model=logistic", [871, 26175, 55983, 26678, 821]), -4.98, 0.01);
    }

    /// Ratios found another way: by maximising the likelihood over the mean, with both moments held by Newton's method.
    #[test]
    fn computed() {
        close(ratio("elo0=0 elo1=10", [10, 0, 60, 0, 30]), 1.207_423_693, 1e-6);
        close(ratio("elo0=0 elo1=10 model=logistic", [10, 0, 60, 0, 30]), 1.349_312_834, 1e-6);
        close(ratio("elo0=-5 elo1=5", [3, 7, 20, 9, 5]), 0.233_826_874, 1e-6);
        close(ratio("elo0=0 elo1=5", [0, 0, 0, 0, 104]), 2.094_954_528, 1e-6);
        close(ratio("elo0=0 elo1=20 model=logistic", [40, 10, 90, 5, 20]), -3.965_422_816, 1e-6);
    }

    #[test]
    fn every_count_has_a_ratio() {
        for model in ["normalized", "logistic"] {
            let test = format!("elo0=0 elo1=800 model={model}");
            for pairs in [[0; 5], [1, 0, 0, 0, 0], [0, 0, 1, 0, 0], [0, 0, 0, 0, 1], [0, 0, 1_000_000, 0, 0]]
            {
                assert!(ratio(&test, pairs).is_finite(), "{model} {pairs:?}");
            }
        }
    }

    #[test]
    fn verdicts() {
        let test: Sprt = "elo0=0 elo1=10".parse().unwrap();
        let (low, high) = test.bounds();
        close(low, -2.944_438_979, 1e-9);
        close(high, 2.944_438_979, 1e-9);
        assert_eq!(test.verdict(&Pairs([20, 0, 100, 0, 120])), Verdict::H1);
        assert_eq!(test.verdict(&Pairs([120, 0, 100, 0, 20])), Verdict::H0);
        assert_eq!(test.verdict(&Pairs::default()), Verdict::Open);
    }

    #[test]
    fn texts() {
        let test: Sprt = "elo0=-3 elo1=0.5 alpha=0.1 beta=0.2 model=logistic".parse().unwrap();
        assert_eq!(test, Sprt { elo0: -3.0, elo1: 0.5, alpha: 0.1, beta: 0.2, model: Model::Logistic });
        let error = |text: &str| text.parse::<Sprt>().unwrap_err();
        assert_eq!(error("elo0=1 elo1=1"), SprtError::Order);
        assert_eq!(error("elo0=0 elo1=1 alpha=0.6 beta=0.5"), SprtError::Risk);
        assert_eq!(error("elo0=0 elo1=1 alpha=0"), SprtError::Risk);
        assert_eq!(error("elo0=0"), SprtError::Field(FieldError::Missing("elo1")));
        assert_eq!(error("elo0=0 elo1=1 elo2=2"), SprtError::Field(FieldError::Unknown("elo2".to_owned())));
        for bad in
            ["elo0=x elo1=1", "elo0=0 elo1=nan", "elo0=0 elo1=inf", "elo0 0", "model=bayesian", "\"elo0=0"]
        {
            assert!(matches!(error(bad), SprtError::Field(_)), "{bad}");
        }
    }
}
