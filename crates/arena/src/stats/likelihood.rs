//! The most likely distribution of pair scores under a condition, for the likelihood ratio of two hypotheses.
//!
//! Michel Van den Bergh, "Comments on Normalized Elo": under the condition that the expectation of some values is 0, the
//! most likely distribution is `p / (1 + theta * value)`, where `p` is the one observed (proposition 1.1). That the score is
//! so many deviations away from one half is brought to that form by iteration (section 4.1).

use super::pairs::SCORES;

/// Shares of the five scores.
pub(super) type Shares = [f64; 5];

/// Halvings of the interval in which theta lies; more change nothing in double precision.
const HALVINGS: usize = 100;

/// Rounds of the iteration, of which few are needed.
const ROUNDS: usize = 100;

/// A change of the shares that is none.
const SAME: f64 = 1e-10;

/// The most likely distribution whose mean score is `mean`.
pub(super) fn with_mean(observed: &Shares, mean: f64) -> Shares {
    with_zero(observed, &SCORES.map(|score| score - mean))
}

/// The most likely distribution whose mean score is `distance` deviations above one half.
pub(super) fn with_distance(observed: &Shares, distance: f64) -> Shares {
    let mut shares = [0.2; 5];
    for _ in 0..ROUNDS {
        let next = with_zero(observed, &linearised(&shares, distance));
        let change = next.iter().zip(shares).map(|(new, old)| (new - old).abs()).fold(0.0, f64::max);
        shares = next;
        if change < SAME {
            break;
        }
    }
    shares
}

/// The values whose expectation is 0 where the condition holds, near a distribution.
fn linearised(shares: &Shares, distance: f64) -> Shares {
    let mean: f64 = SCORES.iter().zip(shares).map(|(score, share)| score * share).sum();
    let variance: f64 = SCORES.iter().zip(shares).map(|(score, share)| (score - mean).powi(2) * share).sum();
    let deviation = variance.sqrt();
    SCORES.map(|score| {
        let away = (score - mean) / deviation;
        score - 0.5 - 0.5 * distance * deviation * (1.0 + away * away)
    })
}

/// The most likely distribution under which the expectation of `values` is 0.
fn with_zero(observed: &Shares, values: &Shares) -> Shares {
    let theta = root(observed, values);
    let mut shares = *observed;
    for (share, value) in shares.iter_mut().zip(values) {
        *share /= 1.0 + theta * value;
    }
    shares
}

/// The theta at which the expectation is 0: it falls all the way between the two ends at which a share becomes infinite.
fn root(observed: &Shares, values: &Shares) -> f64 {
    let most = values.iter().copied().fold(f64::NEG_INFINITY, f64::max);
    let least = values.iter().copied().fold(f64::INFINITY, f64::min);
    let expectation = |theta: f64| -> f64 {
        observed.iter().zip(values).map(|(share, value)| share * value / (1.0 + theta * value)).sum()
    };
    let (mut low, mut high) = (-1.0 / most, -1.0 / least);
    for _ in 0..HALVINGS {
        let middle = f64::midpoint(low, high);
        if expectation(middle) > 0.0 {
            low = middle;
        } else {
            high = middle;
        }
    }
    f64::midpoint(low, high)
}
