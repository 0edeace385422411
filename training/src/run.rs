//! A training run: one readable file that says everything, from the games to the match that tells whether it was worth it.

use std::path::{Path, PathBuf};

use anyhow::{Context, Result, ensure};
use namua_engine::Evaluator;
use namua_rules::Ruleset;
use serde::Deserialize;

/// A run's file.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Run {
    /// The network's name: that of its file.
    pub(crate) name: String,
    /// The rulesets it is for.
    pub(crate) rulesets: Vec<String>,
    /// Everything random comes from this.
    pub(crate) seed: u64,
    /// Where its data come from, one after the other.
    pub(crate) selfplay: Vec<SelfPlay>,
    /// What is learnt from.
    #[serde(default)]
    pub(crate) filter: Filter,
    /// How it is learnt.
    #[serde(default)]
    pub(crate) train: Train,
}

/// Games played to learn from.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct SelfPlay {
    /// The folder of its files, within the run's data.
    pub(crate) name: String,
    /// Games of each ruleset.
    pub(crate) games: u32,
    /// Games in a file; what is broken off loses no more than the files under way.
    #[serde(default = "games_in_a_file")]
    pub(crate) file: u32,
    /// Nodes for each move.
    pub(crate) nodes: u64,
    /// A network to play with, by its file; the evaluation made by hand otherwise.
    pub(crate) network: Option<PathBuf>,
    /// Random plies a game begins with: at least, at most.
    pub(crate) opening: [u32; 2],
    /// Moves in a thousand that are drawn at random later on.
    pub(crate) random: u32,
    /// Games are broken off after so many plies.
    #[serde(default = "most_plies")]
    pub(crate) plies: u32,
}

fn most_plies() -> u32 {
    400
}

fn games_in_a_file() -> u32 {
    250
}

/// Which positions are learnt from.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub(crate) struct Filter {
    /// Positions judged beyond this, in centiseeds, are left out: they are decided.
    pub(crate) most_score: i16,
    /// Positions with fewer legal moves are left out.
    pub(crate) least_moves: u8,
}

impl Default for Filter {
    fn default() -> Self {
        Filter { most_score: 4000, least_moves: 1 }
    }
}

/// How a network is trained.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub(crate) struct Train {
    /// Times that all data are gone through.
    pub(crate) epochs: u32,
    /// Positions for each step.
    pub(crate) batch: usize,
    /// The rate of learning at the beginning; it falls along a cosine.
    pub(crate) rate: f32,
    /// The share of the search's score in what is learnt; the rest is the result of the game.
    pub(crate) score: f32,
    /// Centiseeds for each logit in the score of a search by hand-made evaluation; a network's are 400.
    pub(crate) logit: f32,
}

impl Default for Train {
    fn default() -> Self {
        Train { epochs: 12, batch: 8192, rate: 0.002, score: 0.6, logit: 400.0 }
    }
}

impl Run {
    /// Reads a run's file.
    pub(crate) fn read(path: &Path) -> Result<Run> {
        let text =
            std::fs::read_to_string(path).with_context(|| format!("cannot read {}", path.display()))?;
        let run: Run =
            toml::from_str(&text).with_context(|| format!("{} is no training run", path.display()))?;
        ensure!(!run.rulesets()?.is_empty(), "{}: a run needs a ruleset", path.display());
        for play in &run.selfplay {
            ensure!(
                play.opening[0] <= play.opening[1],
                "{}: opening {:?} is upside down",
                path.display(),
                play.opening
            );
            let plays = play.nodes > 0 && play.plies > 0 && play.file > 0;
            ensure!(plays, "{}: {} plays nothing", path.display(), play.name);
        }
        ensure!(
            run.train.batch > 0 && run.train.logit > 0.0,
            "{}: batch and logit must be positive",
            path.display()
        );
        Ok(run)
    }

    /// The rulesets.
    pub(crate) fn rulesets(&self) -> Result<Vec<Ruleset>> {
        self.rulesets.iter().map(|name| Ok(name.parse()?)).collect()
    }
}

impl SelfPlay {
    /// What the games are played with.
    pub(crate) fn evaluator(&self, rulesets: &[Ruleset]) -> Result<Evaluator> {
        let Some(path) = &self.network else { return Ok(Evaluator::hand_made()) };
        let told =
            || format!("cannot read the network {}; the run that makes it comes first", path.display());
        let bytes = std::fs::read(path).with_context(told)?;
        let evaluator = Evaluator::hand_made().with_file(rulesets, &bytes);
        evaluator.with_context(|| format!("{} cannot be played with", path.display()))
    }
}
