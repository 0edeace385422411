//! The network while it learns: the same layers as the engine's, in floating-point numbers, and their slopes.

use namua_engine::net::{Features, HIDDEN, SECOND};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::{RngCore, SeedableRng};

use crate::samples::{Sample, sigmoid};

/// Numbers of one set of the layers after the first.
pub(crate) const TAIL: usize = SECOND * HIDDEN + SECOND + SECOND + 1;

/// Where the parts of a network lie in the one list of its numbers: rows, bias, tails.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Shape {
    inputs: usize,
    phases: usize,
}

impl Shape {
    /// The shape of a network over `F`.
    pub(crate) const fn of<F: Features>() -> Shape {
        Shape { inputs: F::INPUTS, phases: F::PHASES }
    }

    /// Where the bias of the hidden layer begins.
    pub(crate) const fn bias(self) -> usize {
        self.inputs * HIDDEN
    }

    /// Where the layers after the first begin for a phase.
    pub(crate) const fn tail(self, phase: usize) -> usize {
        self.bias() + HIDDEN + phase * TAIL
    }

    /// All numbers.
    pub(crate) const fn len(self) -> usize {
        self.tail(self.phases)
    }

    /// A network that knows nothing yet.
    pub(crate) fn fresh(self, seed: u64) -> Vec<f32> {
        let mut random = Xoshiro256PlusPlus::seed_from_u64(seed);
        let mut even = |most: f32| ((random.next_u64() >> 40) as f32 / (1 << 23) as f32 - 1.0) * most;
        let mut all: Vec<f32> = (0..self.bias()).map(|_| even(0.1)).collect();
        all.extend([0.3; HIDDEN]);
        for _ in 0..self.phases {
            all.extend((0..SECOND * HIDDEN).map(|_| even(0.2)));
            all.extend([0.1; SECOND]);
            all.extend((0..SECOND).map(|_| even(0.5)));
            all.push(0.0);
        }
        all
    }
}

/// What a network makes of a sample.
struct Pass {
    /// Sums of the hidden layer, and the same cut.
    sums: [f32; HIDDEN],
    hidden: [f32; HIDDEN],
    /// Sums of the tiny layer.
    seconds: [f32; SECOND],
    logit: f32,
}

fn cut(value: f32) -> f32 {
    value.clamp(0.0, 1.0)
}

/// A value outside the cut has a small slope towards it all the same, or it would never come back.
fn slope(value: f32) -> f32 {
    if (0.0..=1.0).contains(&value) { 1.0 } else { 0.01 }
}

fn row(all: &[f32], at: usize) -> &[f32; HIDDEN] {
    all[at..].first_chunk().unwrap_or(&[0.0; HIDDEN])
}

fn pass(all: &[f32], shape: Shape, sample: &Sample) -> Pass {
    let mut sums = *row(all, shape.bias());
    for &input in &sample.active {
        for (sum, weight) in sums.iter_mut().zip(row(all, usize::from(input) * HIDDEN)) {
            *sum += weight;
        }
    }
    let hidden = sums.map(cut);
    let tail = &all[shape.tail(usize::from(sample.phase))..][..TAIL];
    let (second, rest) = tail.split_at(SECOND * HIDDEN);
    let mut seconds = [0.0; SECOND];
    let mut logit = rest[2 * SECOND];
    for place in 0..SECOND {
        seconds[place] = rest[place] + dot(row(second, place * HIDDEN), &hidden);
        logit += cut(seconds[place]) * rest[SECOND + place];
    }
    Pass { sums, hidden, seconds, logit }
}

/// A sum that the compiler may take eight at a time.
fn dot(a: &[f32; HIDDEN], b: &[f32; HIDDEN]) -> f32 {
    let mut sums = [0.0; 8];
    for (a, b) in a.as_chunks::<8>().0.iter().zip(b.as_chunks::<8>().0) {
        for place in 0..8 {
            sums[place] += a[place] * b[place];
        }
    }
    sums.iter().sum()
}

/// The squared error of a sample.
pub(crate) fn error(all: &[f32], shape: Shape, sample: &Sample) -> f32 {
    (sigmoid(pass(all, shape, sample).logit) - sample.chance).powi(2)
}

/// Adds the slopes of a sample's error to `slopes`, and gives the error.
pub(crate) fn learn(all: &[f32], shape: Shape, sample: &Sample, slopes: &mut [f32]) -> f32 {
    let pass = pass(all, shape, sample);
    let chance = sigmoid(pass.logit);
    let off = chance - sample.chance;
    let at_logit = 2.0 * off * chance * (1.0 - chance);
    let at = shape.tail(usize::from(sample.phase));
    let mut at_hidden = [0.0; HIDDEN];
    let weights = &all[at..][..TAIL];
    let tail = &mut slopes[at..][..TAIL];
    tail[TAIL - 1] += at_logit;
    for place in 0..SECOND {
        let last = SECOND * HIDDEN + SECOND + place;
        tail[last] += at_logit * cut(pass.seconds[place]);
        let at_second = at_logit * weights[last] * slope(pass.seconds[place]);
        tail[SECOND * HIDDEN + place] += at_second;
        let from = place * HIDDEN;
        for (slope, hidden) in tail[from..from + HIDDEN].iter_mut().zip(&pass.hidden) {
            *slope += at_second * hidden;
        }
        for (at_hidden, weight) in at_hidden.iter_mut().zip(row(weights, from)) {
            *at_hidden += at_second * weight;
        }
    }
    for (at_hidden, &sum) in at_hidden.iter_mut().zip(&pass.sums) {
        *at_hidden *= slope(sum);
    }
    let bias = [shape.bias()];
    for at in sample.active.iter().map(|&input| usize::from(input) * HIDDEN).chain(bias) {
        for (slope, at_hidden) in slopes[at..at + HIDDEN].iter_mut().zip(&at_hidden) {
            *slope += at_hidden;
        }
    }
    off * off
}
