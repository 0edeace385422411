//! What the networks of the program say of 10,000 positions of each ruleset is written down in `nets/judgements.txt`: every
//! target is compared with the same numbers. After a change of networks or evaluation `NAMUA_BLESS=1 cargo test -p
//! namua-engine --test judgements` writes them anew.

use std::fs;
use std::path::{Path, PathBuf};

use namua_engine::Evaluator;
use namua_engine::judgements::{COUNT, SEED, checksum, judge};
use namua_engine::net::Header;
use namua_rules::Ruleset;

/// The most that all networks together may take in the web app, in bytes.
const MOST_BYTES: u64 = 1_500_000;

fn nets() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("nets")
}

/// A line for each ruleset: its name, the hash of its network, the checksum of the judgements.
fn found() -> String {
    let evaluator = Evaluator::default();
    let line = |ruleset: Ruleset| {
        let network =
            evaluator.header(ruleset).map_or("by-hand".to_owned(), |header| format!("{:016x}", header.hash));
        let judged = checksum(&judge(&evaluator, ruleset, SEED, COUNT));
        format!("{} {network} {judged:016x}\n", ruleset.name())
    };
    Ruleset::ALL.into_iter().map(line).collect()
}

#[test]
fn networks_say_what_is_written_down() {
    let path = nets().join("judgements.txt");
    let found = found();
    if std::env::var_os("NAMUA_BLESS").is_some() {
        fs::write(&path, &found).unwrap();
    }
    let written = fs::read_to_string(&path).unwrap();
    assert_eq!(
        found, written,
        "where the network's hash, in the middle, is another one too, or the evaluation was changed, run this test with \
         NAMUA_BLESS=1; otherwise this machine calculates otherwise"
    );
}

#[test]
fn networks_are_small() {
    let mut all = 0;
    for entry in fs::read_dir(nets()).unwrap() {
        let path = entry.unwrap().path();
        if path.extension().is_some_and(|end| end == "net") {
            let bytes = fs::read(&path).unwrap();
            Header::read(&bytes).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
            all += bytes.len() as u64;
        }
    }
    println!("the networks take {all} bytes");
    assert!(all > 0 && all <= MOST_BYTES, "the networks take {all} bytes of at most {MOST_BYTES}");
}
