//! The layers: whole numbers in, whole numbers out.
//!
//! A hidden value is a sum of rows cut to `0..=ONE`; a value of the tiny layer is a weighted sum of those, cut the same
//! way; their weighted sum is the judgement.

use core::marker::PhantomData;

use pulp::Arch;

use super::{Active, Features};
use crate::score::LOGIT;

/// Values of the hidden layer.
pub const HIDDEN: usize = 64;

/// Values of the tiny layer.
pub const SECOND: usize = 16;

/// The most inputs that are on at once.
pub const MOST_ACTIVE: usize = 56;

/// A value of one.
pub const ONE: i32 = 255;

/// A weight of one in the layers after the first.
pub const WEIGHT_ONE: i32 = 64;

/// The weights of a network, as its file keeps them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Weights {
    /// A row for each input, in units of `1 / ONE`.
    pub rows: Vec<[i16; HIDDEN]>,
    /// What the hidden values begin with.
    pub bias: [i16; HIDDEN],
    /// The layers after the first, a set for each phase.
    pub tails: Vec<Tail>,
}

/// The layers after the first: weights in units of `1 / WEIGHT_ONE`, biases of `1 / (ONE * WEIGHT_ONE)`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tail {
    /// For each value of the tiny layer a weight of each hidden value.
    pub second: [[i16; HIDDEN]; SECOND],
    /// What the tiny layer begins with.
    pub second_bias: [i32; SECOND],
    /// A weight of each value of the tiny layer.
    pub last: [i16; SECOND],
    /// What the judgement begins with.
    pub last_bias: i32,
}

/// A network over the inputs `F`.
#[derive(Debug)]
pub struct Network<F> {
    weights: Weights,
    /// The tiny layers as the widest instructions want them.
    #[cfg(target_arch = "x86_64")]
    paired: Vec<super::wide::Paired>,
    /// The instructions of this machine: the same sums, more of them at once.
    arch: Arch,
    features: PhantomData<fn() -> F>,
}

impl<F: Features> Network<F> {
    /// A network of these weights; `None` if they are not of the shape of `F`.
    #[must_use]
    pub fn new(weights: Weights) -> Option<Network<F>> {
        let fits = weights.rows.len() == F::INPUTS && weights.tails.len() == F::PHASES;
        fits.then(|| Network::of_shape(weights))
    }

    /// The same for weights known to be of the shape.
    pub(super) fn of_shape(weights: Weights) -> Network<F> {
        Network {
            #[cfg(target_arch = "x86_64")]
            paired: weights.tails.iter().map(super::wide::Paired::of).collect(),
            weights,
            arch: Arch::new(),
            features: PhantomData,
        }
    }

    /// Its weights.
    #[must_use]
    pub const fn weights(&self) -> &Weights {
        &self.weights
    }

    /// What a position is worth to the player to move, in centiseeds.
    #[must_use]
    pub fn judge(&self, node: &F::Node) -> i32 {
        let logit = self.logit(&F::active(node), F::phase(node));
        (i64::from(logit) * i64::from(LOGIT) / i64::from(ONE * WEIGHT_ONE)) as i32
    }

    /// The logarithm of the odds to win, in units of `1 / (ONE * WEIGHT_ONE)`, from the rows that are on and the phase.
    ///
    /// # Panics
    /// If there is no such row or phase.
    #[must_use]
    pub fn logit(&self, active: &Active, phase: usize) -> i32 {
        #[cfg(target_arch = "x86_64")]
        if let Arch::V3(simd) = self.arch {
            let tail = &self.paired[phase];
            return simd.vectorize(
                #[inline(always)]
                || tail.judge(simd, &self.hidden(active)),
            );
        }
        let tail = &self.weights.tails[phase];
        self.arch.dispatch(
            #[inline(always)]
            || tail.judge(&self.hidden(active)),
        )
    }

    /// The hidden layer: the rows that are on, added up and cut.
    #[inline(always)]
    fn hidden(&self, active: &Active) -> [i16; HIDDEN] {
        let mut sum = self.weights.bias;
        for &row in active {
            let row = &self.weights.rows[usize::from(row)];
            for (sum, weight) in sum.iter_mut().zip(row) {
                *sum = sum.wrapping_add(*weight);
            }
        }
        sum.map(|value| value.clamp(0, ONE as i16))
    }
}

impl Tail {
    /// The judgement as a logit, in units of `1 / (ONE * WEIGHT_ONE)`.
    #[inline(always)]
    fn judge(&self, hidden: &[i16; HIDDEN]) -> i32 {
        let mut logit = self.last_bias;
        for ((weights, bias), last) in self.second.iter().zip(&self.second_bias).zip(&self.last) {
            let value = (bias + dot(hidden, weights)) >> WEIGHT_ONE.ilog2();
            logit += value.clamp(0, ONE) * i32::from(*last);
        }
        logit
    }
}

#[cfg(not(all(target_arch = "wasm32", target_feature = "simd128")))]
#[inline(always)]
fn dot(values: &[i16; HIDDEN], weights: &[i16; HIDDEN]) -> i32 {
    values.iter().zip(weights).map(|(&value, &weight)| i32::from(value) * i32::from(weight)).sum()
}

/// The same for browsers, where the compiler does not find the instruction for it by itself: a search takes a tenth less
/// time.
#[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
#[inline(always)]
fn dot(values: &[i16; HIDDEN], weights: &[i16; HIDDEN]) -> i32 {
    use core::arch::wasm32::{i16x8, i32x4_add, i32x4_dot_i16x8, i32x4_extract_lane, i32x4_splat};
    let vector = |[a, b, c, d, e, f, g, h]: [i16; 8]| i16x8(a, b, c, d, e, f, g, h);
    let mut sum = i32x4_splat(0);
    for (&values, &weights) in values.as_chunks().0.iter().zip(weights.as_chunks().0) {
        sum = i32x4_add(sum, i32x4_dot_i16x8(vector(values), vector(weights)));
    }
    i32x4_extract_lane::<0>(sum)
        + i32x4_extract_lane::<1>(sum)
        + i32x4_extract_lane::<2>(sum)
        + i32x4_extract_lane::<3>(sum)
}

#[cfg(test)]
mod tests {
    use namua_rules::{Position, Ruleset};

    use super::*;
    use crate::judgements::{SEED, positions};
    use crate::net::{Sowing, Steps};

    /// A network of these inputs with weights all over the range that trained ones may have.
    fn wild<F: Features>() -> Network<F> {
        let word = |number: usize, most: usize| {
            let mixed = (number as u64 ^ 0x5eed).wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 33;
            (mixed as usize % (2 * most + 1)) as i16 - most as i16
        };
        let row = |number: usize, most| core::array::from_fn(|place| word(number * HIDDEN + place, most));
        let tail = |number: usize| Tail {
            second: core::array::from_fn(|place| row(number * SECOND + place, 300)),
            second_bias: core::array::from_fn(|place| 37 * i32::from(word(place, 200))),
            last: core::array::from_fn(|place| word(place, 500)),
            last_bias: -(number as i32),
        };
        Network::of_shape(Weights {
            rows: (0..F::INPUTS).map(|number| row(number, 90)).collect(),
            bias: row(1, 200),
            tails: (0..F::PHASES).map(tail).collect(),
        })
    }

    /// What the widest instructions of this machine and those that each of its kind has make of the same positions.
    fn both<F: Features>(network: Network<F>, nodes: &[F::Node]) -> [Vec<i32>; 2] {
        let judge = |network: &Network<F>| nodes.iter().map(|node| network.judge(node)).collect();
        let widest = judge(&network);
        [widest, judge(&Network { arch: Arch::Scalar, ..network })]
    }

    #[test]
    fn instructions_change_nothing() {
        for ruleset in Ruleset::ALL {
            let some = positions(ruleset, SEED).take(2_000);
            let (mut bao, mut kimasai) = (vec![], vec![]);
            some.for_each(|position| match position {
                Position::Bao(node) => bao.push(node),
                Position::Kimasai(node) => kimasai.push(node),
            });
            let [mut widest, mut scalar] = both(wild::<Sowing>(), &bao);
            let [more, more_scalar] = both(wild::<Steps>(), &kimasai);
            widest.extend(more);
            scalar.extend(more_scalar);
            assert_eq!(widest.len(), 2_000, "{ruleset}");
            assert_eq!(widest, scalar, "{ruleset}");
            // A network that says the same of everything would show nothing.
            assert!(widest.windows(2).filter(|pair| pair[0] != pair[1]).count() > 1_000, "{ruleset}");
        }
    }
}
