//! What is learnt from: positions as inputs, filtered, with the chance to win that the network should say.

use std::path::{Path, PathBuf};

use anyhow::{Context, Result, ensure};
use indicatif::{ParallelProgressIterator, ProgressIterator};
use namua_engine::LOGIT;
use namua_engine::net::{Active, Features, Sowing, Steps};
use namua_rules::{Bao, Kimasai, Position};
use rayon::prelude::*;

use crate::record::{Judged, SIZE};
use crate::run::{Filter, Run};
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
    /// Positions that were left out.
    pub(crate) left_out: LeftOut,
}

/// How many positions the filter left out, by the first reason that applied.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct LeftOut {
    /// Nobody won their game: it was broken off, or drawn.
    open: usize,
    /// The search found them decided.
    decided: usize,
    /// There were too few legal moves.
    forced: usize,
}

impl Samples {
    fn join(&mut self, more: Samples) {
        self.learn.extend(more.learn);
        self.test.extend(more.test);
        self.left_out.open += more.left_out.open;
        self.left_out.decided += more.left_out.decided;
        self.left_out.forced += more.left_out.forced;
    }

    /// What the filter did, for people.
    fn told(&self, filter: &Filter) -> String {
        let LeftOut { open, decided, forced } = self.left_out;
        format!(
            "filter: {} taken, mirror images among them; left out: {open} of games that nobody won, {decided} beyond {} \
             centiseeds, {forced} with fewer than {} legal moves",
            self.learn.len() + self.test.len(),
            filter.most_score,
            filter.least_moves,
        )
    }
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
        let logit = if play.network.is_some() { LOGIT as f32 } else { run.train.logit };
        let mut paths = files(&data.join(&play.name))?;
        paths.sort();
        let count = paths.len() as u64;
        let loaded: Vec<Samples> = paths
            .par_iter()
            .progress_with(bar(count, &play.name))
            .map(|path| read::<F>(path, run, logit))
            .collect::<Result<_>>()?;
        for more in loaded.into_iter().progress_with(bar(count, "joined")) {
            samples.join(more);
        }
    }
    println!("{}", samples.told(&run.filter));
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
    ensure!(
        rest.is_empty(),
        "{} ends within a record; delete it, and selfplay makes it anew",
        path.display()
    );
    let mut samples = Samples::default();
    for (number, record) in records.iter().enumerate() {
        let judged = Judged::read(record);
        let judged =
            judged.with_context(|| format!("record {number} of {} is no position", path.display()))?;
        if !samples.left_out.keeps(&judged, &run.filter) {
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

impl LeftOut {
    /// Whether a position is learnt from; counts it if not.
    fn keeps(&mut self, judged: &Judged, filter: &Filter) -> bool {
        let reason = if judged.result == 0 {
            &mut self.open
        } else if judged.score.unsigned_abs() > filter.most_score.unsigned_abs() {
            &mut self.decided
        } else if judged.moves < filter.least_moves {
            &mut self.forced
        } else {
            return true;
        };
        *reason += 1;
        false
    }
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
