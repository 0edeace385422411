//! `namua bench`: the node count of fixed searches. For scripts: the same count means the same search.

use std::io::{self, Write};
use std::time::Instant;

use namua_engine::bench;

use crate::fail::{Answer, Fail};
use crate::out::remark;
use crate::words::{Words, value};

/// Search fixed positions and print the number of nodes, a checksum of the engine
#[derive(clap::Args)]
#[command(after_help = "\
Prints one number, the nodes of all searches; those of each position and the speed go to standard error. The number is \
the same on every machine and changes only with what the engine plays.")]
pub(crate) struct Args {}

pub(crate) fn run(_: &Args, words: &Words) -> Result<Answer, Fail> {
    let start = Instant::now();
    let nodes = bench::run(|position, nodes| remark(&format!("{nodes:>10}  {}", position.named_text())));
    let per_second = u128::from(nodes) * 1000 / start.elapsed().as_millis().max(1);
    let per_second = u64::try_from(per_second).unwrap_or(u64::MAX);
    writeln!(io::stdout(), "{nodes}")?;
    remark(&words.say("bench-speed", &[("nodes", value(per_second))]));
    Ok(Answer::Yes)
}
