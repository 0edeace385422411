//! Learning: Adam over shuffled batches. After every epoch all is kept in a file, and a run that was broken off goes on from
//! it; the same run gives the same network, however many threads there are and however often it was broken off.

use std::path::{Path, PathBuf};
use std::time::Instant;

use anyhow::{Context, Result, ensure};
use indicatif::ProgressBar;
use namua_engine::net::Network;
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::{RngCore, SeedableRng};
use rayon::prelude::*;
use twox_hash::XxHash64;

use crate::files;
use crate::model::{self, Shape};
use crate::run::{Run, Train};
use crate::samples::{Sample, Samples, Teach, load};
use crate::selfplay::bar;
use crate::whole;

/// Parts of a batch that are added up apart, always the same number of them, so that sums come out the same.
const PARTS: usize = 4;

/// Adam's usual numbers.
const MEAN: f32 = 0.9;
const SPREAD: f32 = 0.999;
const TINY: f32 = 1e-8;

/// What is kept between epochs: all numbers, and Adam's two averages of each slope. In the file a hash of it all follows.
struct State {
    epoch: u32,
    steps: u32,
    numbers: [Vec<f32>; 3],
}

/// Trains the run's network and writes it in whole numbers.
pub(crate) fn run<F: Teach>(run: &Run, data: &Path) -> Result<()> {
    let shape = Shape::of::<F>();
    let samples = load::<F>(run, data)?;
    println!("{} positions to learn from, {} to test with", samples.learn.len(), samples.test.len());
    let kept = data.join("state.bin");
    let mut state = State::read(&kept, shape)?.unwrap_or_else(|| State::fresh(shape, run.seed));
    while state.epoch < run.train.epochs {
        let started = Instant::now();
        let error = epoch(&mut state, shape, run, &samples);
        println!(
            "epoch {:2}: error {error:.5} learning, {:.5} testing, {:.0} positions a second",
            state.epoch,
            test(&state.numbers[0], shape, &samples.test),
            samples.learn.len() as f64 / started.elapsed().as_secs_f64(),
        );
        files::write(&kept, &state.write())?;
    }
    let network: Network<F> = whole::network(&state.numbers[0], shape);
    println!("error {:.5} testing in whole numbers", whole::test(&network, &samples.test));
    let path = network_path(run, data);
    files::write(&path, &network.write())?;
    println!("written: {}", path.display());
    Ok(())
}

/// Where a run's network lies.
pub(crate) fn network_path(run: &Run, data: &Path) -> PathBuf {
    data.join(format!("{}.net", run.name))
}

fn epoch(state: &mut State, shape: Shape, run: &Run, samples: &Samples) -> f32 {
    let train = &run.train;
    let order = shuffled(samples.learn.len(), run.seed ^ u64::from(state.epoch + 1) << 32);
    let batches = order.len().div_ceil(train.batch);
    let shown = bar(batches as u64, "learning");
    let all_steps = batches as f32 * train.epochs as f32;
    let mut slopes = vec![vec![0.0; shape.len()]; PARTS];
    let mut error = 0.0;
    for batch in order.chunks(train.batch) {
        error += gather(&state.numbers[0], shape, &samples.learn, batch, &mut slopes);
        let rate = cosine(train, state.steps as f32 / all_steps);
        state.steps += 1;
        step(state, shape, &mut slopes, rate, batch.len());
        shown.inc(1);
    }
    finish(&shown);
    state.epoch += 1;
    error / order.len() as f32
}

fn finish(bar: &ProgressBar) {
    bar.finish_and_clear();
}

/// From the full rate down to a hundredth of it.
fn cosine(train: &Train, done: f32) -> f32 {
    train.rate * (0.01 + 0.99 * 0.5 * (1.0 + (core::f32::consts::PI * done.min(1.0)).cos()))
}

fn shuffled(length: usize, seed: u64) -> Vec<u32> {
    let mut random = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut order: Vec<u32> = (0..length as u32).collect();
    for last in (1..length).rev() {
        let other = ((random.next_u64() >> 32) * (last as u64 + 1)) >> 32;
        order.swap(last, other as usize);
    }
    order
}

/// The slopes of a batch, in parts.
fn gather(all: &[f32], shape: Shape, samples: &[Sample], batch: &[u32], slopes: &mut [Vec<f32>]) -> f32 {
    let part = batch.len().div_ceil(PARTS);
    let errors: Vec<f32> = slopes
        .par_iter_mut()
        .zip(batch.par_chunks(part))
        .map(|(slopes, part)| {
            part.iter().map(|&number| model::learn(all, shape, &samples[number as usize], slopes)).sum()
        })
        .collect();
    errors.iter().sum()
}

/// One step of Adam; the slopes are nothing again afterwards.
fn step(state: &mut State, shape: Shape, slopes: &mut [Vec<f32>], rate: f32, positions: usize) {
    let scale = 1.0 / positions as f32;
    let warm = |share: f32| 1.0 - share.powi(state.steps as i32);
    let rate = rate * warm(SPREAD).sqrt() / warm(MEAN);
    let [numbers, means, spreads] = &mut state.numbers;
    let [first, rest @ ..] = slopes else { return };
    for more in rest {
        for (sum, slope) in first.iter_mut().zip(more) {
            *sum += core::mem::take(slope);
        }
    }
    for (place, slope) in first.iter_mut().enumerate() {
        let slope = core::mem::take(slope) * scale;
        means[place] = MEAN * means[place] + (1.0 - MEAN) * slope;
        spreads[place] = SPREAD * spreads[place] + (1.0 - SPREAD) * slope * slope;
        let most = whole::most(shape, place);
        let next = numbers[place] - rate * means[place] / (spreads[place].sqrt() + TINY);
        numbers[place] = next.clamp(-most, most);
    }
}

fn test(all: &[f32], shape: Shape, samples: &[Sample]) -> f32 {
    let sum: f64 = samples.iter().map(|sample| f64::from(model::error(all, shape, sample))).sum();
    (sum / samples.len().max(1) as f64) as f32
}

impl State {
    fn fresh(shape: Shape, seed: u64) -> State {
        let none = vec![0.0; shape.len()];
        State { epoch: 0, steps: 0, numbers: [shape.fresh(seed), none.clone(), none] }
    }

    fn write(&self) -> Vec<u8> {
        let head = [self.epoch, self.steps].into_iter().flat_map(u32::to_le_bytes);
        let numbers = self.numbers.iter().flatten().flat_map(|number| number.to_le_bytes());
        let mut bytes: Vec<u8> = head.chain(numbers).collect();
        bytes.extend(XxHash64::oneshot(0, &bytes).to_le_bytes());
        bytes
    }

    fn read(path: &Path, shape: Shape) -> Result<Option<State>> {
        if !path.exists() {
            return Ok(None);
        }
        let bytes = std::fs::read(path).with_context(|| format!("cannot read {}", path.display()))?;
        let fits = bytes.len() == 4 * (2 + 3 * shape.len()) + 8;
        ensure!(fits, "{} is of another network; delete it to begin anew", path.display());
        let (bytes, hash) = bytes.split_last_chunk().unwrap_or((&[], &[0; 8]));
        let whole = XxHash64::oneshot(0, bytes) == u64::from_le_bytes(*hash);
        ensure!(whole, "{} is damaged; delete it to begin anew", path.display());
        let words = bytes.as_chunks::<4>().0;
        let numbers: Vec<f32> = words[2..].iter().map(|&word| f32::from_le_bytes(word)).collect();
        let part = |place: usize| numbers[place * shape.len()..][..shape.len()].to_vec();
        let [epoch, steps] = [words[0], words[1]].map(u32::from_le_bytes);
        Ok(Some(State { epoch, steps, numbers: [part(0), part(1), part(2)] }))
    }
}
