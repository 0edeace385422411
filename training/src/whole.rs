//! From floating-point numbers to the whole ones of the engine's network.

use namua_engine::net::{Features, HIDDEN, Network, ONE, SECOND, Tail, WEIGHT_ONE, Weights};

use crate::model::{Shape, TAIL};
use crate::samples::{Sample, sigmoid};

/// The greatest value that a number of a row may have, so that no sum of rows overflows 16 bits: 56 times 2.2 times 255
/// is below 2^15.
const MOST_ROW: f32 = 2.2;

/// The greatest weight of the later layers: 64 hidden values of 255 stay far below 2^31.
const MOST_WEIGHT: f32 = 100.0;

/// The greatest value that a number may have while it learns.
pub(crate) const fn most(shape: Shape, place: usize) -> f32 {
    if place < shape.bias() + HIDDEN { MOST_ROW } else { MOST_WEIGHT }
}

/// The network in whole numbers.
pub(crate) fn network<F: Features>(all: &[f32], shape: Shape) -> Network<F> {
    let words = |from: usize| core::array::from_fn(|place| round(all[from + place], ONE) as i16);
    let rows = (0..F::INPUTS).map(|input| words(input * HIDDEN)).collect();
    let tails = (0..F::PHASES).map(|phase| tail(&all[shape.tail(phase)..][..TAIL])).collect();
    let network = Network::new(Weights { rows, bias: words(shape.bias()), tails });
    network.unwrap_or_else(|| unreachable!("the weights are of the shape of their inputs"))
}

fn tail(numbers: &[f32]) -> Tail {
    let (second, rest) = numbers.split_at(SECOND * HIDDEN);
    Tail {
        second: core::array::from_fn(|place| {
            core::array::from_fn(|hidden| round(second[place * HIDDEN + hidden], WEIGHT_ONE) as i16)
        }),
        second_bias: core::array::from_fn(|place| round(rest[place], ONE * WEIGHT_ONE)),
        last: core::array::from_fn(|place| round(rest[SECOND + place], WEIGHT_ONE) as i16),
        last_bias: round(rest[2 * SECOND], ONE * WEIGHT_ONE),
    }
}

fn round(number: f32, one: i32) -> i32 {
    (number * one as f32).round() as i32
}

/// The mean squared error of the network in whole numbers.
pub(crate) fn test<F: Features>(network: &Network<F>, samples: &[Sample]) -> f64 {
    let error = |sample: &Sample| {
        let logit = network.logit(&sample.active, usize::from(sample.phase));
        f64::from((sigmoid(logit as f32 / (ONE * WEIGHT_ONE) as f32) - sample.chance).powi(2))
    };
    samples.iter().map(error).sum::<f64>() / samples.len().max(1) as f64
}
