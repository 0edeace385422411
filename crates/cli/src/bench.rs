//! `namua bench`: the node count of fixed searches. For scripts: the same count means the same search.

use std::collections::BTreeMap;
use std::io::{self, Write};
use std::time::Instant;

use namua_engine::{Evaluator, bench, judgements};
use namua_rules::{Position, Ruleset};
use serde::Serialize;

use crate::fail::{Answer, Fail};
use crate::out::remark;
use crate::words::{Words, value};

/// Search fixed positions and print the number of nodes, a checksum of the engine
#[derive(clap::Args)]
#[command(after_help = "\
Prints one number, the nodes of all searches; those of each position and the speed go to standard error. The number is \
the same on every machine and changes only with what the engine plays.

With --judgements nothing is searched: each ruleset's line gives its name, the network's hash, how many positions were \
judged, and a checksum of the judgements, which is the same on every machine as well.")]
pub(crate) struct Args {
    /// Judge so many positions of random play in each ruleset instead
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=10_000_000))]
    judgements: Option<u32>,
    /// The seed of the random play
    #[arg(long, value_name = "N", default_value_t = judgements::SEED, requires = "judgements")]
    seed: u64,
    /// Print everything as one JSON object
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args, words: &Words) -> Result<Answer, Fail> {
    match (args.judgements, args.json) {
        (None, false) => search(words)?,
        (None, true) => print(&Searches::all())?,
        (Some(count), false) => judge(count, args.seed)?,
        (Some(count), true) => print(&judged(count, args.seed))?,
    }
    Ok(Answer::Yes)
}

fn search(words: &Words) -> io::Result<()> {
    let start = Instant::now();
    let nodes = bench::run(|position, nodes| remark(&format!("{nodes:>10}  {}", position.named_text())));
    let per_second = u128::from(nodes) * 1000 / start.elapsed().as_millis().max(1);
    let per_second = u64::try_from(per_second).unwrap_or(u64::MAX);
    writeln!(io::stdout(), "{nodes}")?;
    remark(&words.say("bench-speed", &[("nodes", value(per_second))]));
    Ok(())
}

fn judge(count: u32, seed: u64) -> io::Result<()> {
    for ruleset in Ruleset::ALL {
        let Judged { network, values } = Judged::of(ruleset, count, seed);
        let (network, checksum) = (network.as_deref().unwrap_or("by-hand"), judgements::checksum(&values));
        writeln!(io::stdout(), "{} {network} {count} {checksum:016x}", ruleset.name())?;
    }
    Ok(())
}

fn judged(count: u32, seed: u64) -> BTreeMap<&'static str, Judged> {
    Ruleset::ALL.into_iter().map(|ruleset| (ruleset.name(), Judged::of(ruleset, count, seed))).collect()
}

fn print(value: &impl Serialize) -> io::Result<()> {
    let mut out = io::stdout().lock();
    serde_json::to_writer(&mut out, value)?;
    writeln!(out)
}

/// All searches, and their nodes together.
#[derive(Serialize)]
struct Searches {
    nodes: u64,
    searches: Vec<Search>,
}

#[derive(Serialize)]
struct Search {
    position: String,
    nodes: u64,
}

impl Searches {
    fn all() -> Searches {
        let mut searches = Vec::new();
        let each =
            |position: &Position, nodes| searches.push(Search { position: position.named_text(), nodes });
        let nodes = bench::run(each);
        Searches { nodes, searches }
    }
}

/// What is said of a ruleset's positions.
#[derive(Serialize)]
struct Judged {
    /// The hash of the network; none where the evaluation made by hand judges.
    network: Option<String>,
    values: Vec<i32>,
}

impl Judged {
    fn of(ruleset: Ruleset, count: u32, seed: u64) -> Judged {
        let evaluator = Evaluator::default();
        let network = evaluator.header(ruleset).map(|header| format!("{:016x}", header.hash));
        Judged { network, values: judgements::judge(&evaluator, ruleset, seed, count as usize) }
    }
}
