//! The options of a match, in the words of fastchess.

use std::fs;
use std::path::PathBuf;
use std::time::Duration;

use clap::ValueEnum;
use namua_arena::{EngineSpec, Match, Openings, Order, Overstep, Sprt, Terms};
use namua_rules::Ruleset;

use crate::fail::{Complaint, Fail};
use crate::input::RulesetArg;
use crate::reasons;
use crate::words::Words;

/// Pairs that are played if nothing is said about it.
const ROUNDS: u64 = 100;
/// Pairs after which a test without --rounds ends undecided.
const MOST_ROUNDS: u64 = 100_000;

/// Play a match of two engines over UGI and say which is stronger
#[derive(clap::Args)]
#[command(after_help = "\
An engine is cmd=PROGRAM, args='ARGUMENTS', name=NAME, dir=FOLDER, option.NAME=VALUE, its limits, and timemargin=MS (50) \
by which its time may be overstepped. Limits are st=SECONDS a move, tc=SECONDS+INCREMENT, nodes=N, depth=N; --each gives \
them to both. The first engine is the one that is tested.

Every opening is played twice, with sides swapped: --rounds counts pairs. --sprt ends the match once it is decided whether \
the first engine is better by elo1 (H1) or not (H0).

Exit code: 0 the match was played, or H1; 1 H0; 2 an engine does not start, or wrong options; 3 the test came to no \
decision; 130 interrupted.

Examples:
  namua match --engine \"cmd=./new args=ugi\" --engine \"cmd=./old args=ugi\" --each st=0.1 --rounds 200
  namua match --engine \"cmd=./new args=ugi option.Hash=16\" --engine \"cmd=./old args=ugi\" \\
    --each \"tc=10+0.1\" --ruleset kete --openings book.txt --order random --concurrency 2 \\
    --sprt \"elo0=0 elo1=10\" --pgnout games.pgn --resume")]
pub(crate) struct Args {
    /// An engine and its own options; twice, the one that is tested first
    #[arg(long, value_name = "OPTIONS", required = true)]
    engine: Vec<String>,
    /// Options of both engines
    #[arg(long, value_name = "OPTIONS", default_value = "", hide_default_value = true)]
    each: String,
    #[command(flatten)]
    ruleset: RulesetArg,
    /// A file of openings: a position, or moves from the start, a line
    #[arg(long, value_name = "FILE", conflicts_with = "random_plies")]
    openings: Option<PathBuf>,
    /// The order of the openings of the file
    #[arg(long, value_enum, default_value = "sequential", requires = "openings")]
    order: OrderArg,
    /// Without a file, begin with so many random moves
    #[arg(long, value_name = "N", default_value_t = 8, value_parser = clap::value_parser!(u32).range(0..=200))]
    random_plies: u32,
    /// The seed of random openings and of a random order
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    /// Play so many pairs of games; 100, with --sprt until it is decided
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..=MOST_ROUNDS))]
    rounds: Option<u64>,
    /// Play so many games at the same time
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=512))]
    concurrency: u16,
    /// Test elo0 against elo1: "elo0=0 elo1=10 alpha=0.05 beta=0.05 model=normalized"; the other model is logistic
    #[arg(long, value_name = "TEST")]
    sprt: Option<Sprt>,
    /// After so many plies beyond the opening a game is a draw
    #[arg(long, value_name = "N", default_value_t = 400, value_parser = clap::value_parser!(u32).range(1..=100_000))]
    maxmoves: u32,
    /// What overstepping the time means
    #[arg(long, value_enum, default_value = "loses")]
    overstep: OverstepArg,
    /// Give up an engine that is silent for so many seconds beyond its time
    #[arg(long, value_name = "SECONDS", default_value_t = 60, value_parser = clap::value_parser!(u64).range(1..=86_400))]
    patience: u64,
    /// Write the records of the games to this file
    #[arg(long, value_name = "FILE")]
    pub(super) pgnout: Option<PathBuf>,
    /// Go on after the pairs that the file of --pgnout holds already
    #[arg(long, requires = "pgnout")]
    pub(super) resume: bool,
    /// Report after every so many pairs; 0 only at the end
    #[arg(long, value_name = "N", default_value_t = 10)]
    pub(super) ratinginterval: u64,
    /// Print the result as JSON, and reports on standard error
    #[arg(long)]
    pub(super) json: bool,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
enum OrderArg {
    Sequential,
    Random,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
enum OverstepArg {
    Loses,
    Counts,
}

impl Args {
    pub(super) fn ruleset(&self) -> Ruleset {
        self.ruleset.ruleset.unwrap_or_default()
    }

    pub(super) const fn sprt(&self) -> Option<&Sprt> {
        self.sprt.as_ref()
    }

    /// The match that the options describe.
    pub(super) fn the_match(&self, words: &Words) -> Result<Match, Fail> {
        let rounds = if self.sprt.is_some() { MOST_ROUNDS } else { ROUNDS };
        Ok(Match {
            engines: self.engines(words)?,
            openings: self.openings(words)?,
            terms: self.terms(),
            rounds: self.rounds.unwrap_or(rounds),
            concurrency: usize::from(self.concurrency),
        })
    }

    fn terms(&self) -> Terms {
        Terms {
            most_plies: self.maxmoves,
            overstep: match self.overstep {
                OverstepArg::Loses => Overstep::Loses,
                OverstepArg::Counts => Overstep::Counts,
            },
            patience: Duration::from_secs(self.patience),
        }
    }

    fn engines(&self, words: &Words) -> Result<[EngineSpec; 2], Fail> {
        let [first, second] = self.engine.as_slice() else {
            return Err(Complaint::new(words.say("match-two-engines", &[])).into());
        };
        let [first, mut second] = [self.spec(first, words)?, self.spec(second, words)?];
        if first.name == second.name {
            second.name.push_str(" (2)");
        }
        Ok([first, second])
    }

    fn spec(&self, own: &str, words: &Words) -> Result<EngineSpec, Fail> {
        EngineSpec::parse(own, &self.each).map_err(|error| {
            let title = words.say("match-bad-engine", &[("engine", own.into())]);
            Complaint::new(title).note(error.to_string()).into()
        })
    }

    fn openings(&self, words: &Words) -> Result<Openings, Fail> {
        let Some(path) = &self.openings else {
            return Ok(Openings::random(self.ruleset(), self.random_plies, self.seed));
        };
        let shown = path.display().to_string();
        let bytes = fs::read(path).map_err(|error| {
            let title = words.say("no-file", &[("path", shown.clone().into())]);
            Complaint::new(title).note(reasons::system(words, &error))
        })?;
        let order = match self.order {
            OrderArg::Sequential => Order::Sequential,
            OrderArg::Random => Order::Random,
        };
        Openings::listed(&String::from_utf8_lossy(&bytes), self.ruleset(), order, self.seed).map_err(
            |error| {
                let title = words.say("match-bad-openings", &[("path", shown.into())]);
                Complaint::new(title).note(error.to_string()).into()
            },
        )
    }
}
