//! What is learnt from: positions as inputs, filtered, with the chance to win that the network should say.

use std::path::{Path, PathBuf};

use anyhow::{Context, Result, ensure};
use indicatif::{ParallelProgressIterator, ProgressIterator};
use namua_engine::net::{Active, Features, Sowing, Steps};
use namua_rules::{Bao, Kimasai, Position};
use rayon::prelude::*;

use crate::record::{Judged, SIZE};
use crate::run::Run;
use crate::selfplay::bar;

/// A position to learn from.
#[derive(Clone, Debug)]
pub(crate) struct Sample {
    /// The rows that are on.
    pub(crate) active: Active,
    /// The phase of the game.
    pub(crate) phase: u8,
    /// The chance to win that the network should say.
    pub(crate) chance: f32,
}

/// Samples to learn from and samples to test what was learnt; a game's positions are all in one of them.
#[derive(Debug, Default)]
pub(crate) struct Samples {
    /// To learn from.
    pub(crate) learn: Vec<Sample>,
    /// To test with.
    pub(crate) test: Vec<Sample>,
}

/// One game in so many is for testing.
const TEST: u32 = 50;

/// Positions that a network of these inputs can learn from.
pub(crate) trait Teach: Features + Send + Sync {
    /// The position, if it is of the right kind, and its mirror image, if it means the same (L5).
    fn nodes(position: &Position) -> Vec<Self::Node>;
}

impl Teach for Sowing {
    fn nodes(position: &Position) -> Vec<Bao> {
        let Position::Bao(bao) = position else { return vec![] };
        let houses = bao.owns_house(bao.turn()) || bao.owns_house(!bao.turn());
        if houses { vec![*bao] } else { vec![*bao, bao.mirrored()] }
    }
}

impl Teach for Steps {
    fn nodes(position: &Position) -> Vec<Kimasai> {
        let Position::Kimasai(kimasai) = position else { return vec![] };
        vec![*kimasai]
    }
}

/// Reads all data of a run.
pub(crate) fn load<F: Teach>(run: &Run, data: &Path) -> Result<Samples> {
    let mut samples = Samples::default();
    for play in &run.selfplay {
        let logit = if play.network.is_some() { 400.0 } else { run.train.logit };
        let mut paths = files(&data.join(&play.name))?;
        paths.sort();
        let count = paths.len() as u64;
        let loaded: Vec<Samples> = paths
            .par_iter()
            .progress_with(bar(count, &play.name))
            .map(|path| read::<F>(path, run, logit))
            .collect::<Result<_>>()?;
        for more in loaded.into_iter().progress_with(bar(count, "joined")) {
            samples.learn.extend(more.learn);
            samples.test.extend(more.test);
        }
    }
    ensure!(!samples.learn.is_empty(), "nothing to learn from in {}", data.display());
    Ok(samples)
}

fn files(folder: &Path) -> Result<Vec<PathBuf>> {
    let entries = std::fs::read_dir(folder).with_context(|| format!("cannot read {}", folder.display()))?;
    let paths = entries.map(|entry| Ok(entry?.path())).collect::<Result<Vec<_>>>()?;
    Ok(paths.into_iter().filter(|path| path.extension().is_some_and(|end| end == "bin")).collect())
}

fn read<F: Teach>(path: &Path, run: &Run, logit: f32) -> Result<Samples> {
    let bytes = std::fs::read(path).with_context(|| format!("cannot read {}", path.display()))?;
    let (records, rest) = bytes.as_chunks::<SIZE>();
    ensure!(rest.is_empty(), "{} ends within a record", path.display());
    let mut samples = Samples::default();
    for (number, record) in records.iter().enumerate() {
        let judged = Judged::read(record);
        let judged =
            judged.with_context(|| format!("record {number} of {} is no position", path.display()))?;
        if !kept(&judged, run) {
            continue;
        }
        let chance = chance(&judged, run.train.score, logit);
        let side = if judged.game % TEST == 0 { &mut samples.test } else { &mut samples.learn };
        side.extend(F::nodes(&judged.position).into_iter().map(|node| Sample {
            active: F::active(&node),
            phase: F::phase(&node) as u8,
            chance,
        }));
    }
    Ok(samples)
}

fn kept(judged: &Judged, run: &Run) -> bool {
    judged.result != 0
        && judged.score.unsigned_abs() <= run.filter.most_score.unsigned_abs()
        && judged.moves >= run.filter.least_moves
}

/// The search's opinion and the result of the game, mixed.
fn chance(judged: &Judged, share: f32, logit: f32) -> f32 {
    let score = sigmoid(f32::from(judged.score) / logit);
    share * score + (1.0 - share) * (f32::from(judged.result) + 1.0) / 2.0
}

/// The chance that belongs to a logit.
pub(crate) fn sigmoid(x: f32) -> f32 {
    1.0 / (1.0 + (-x).exp())
}
