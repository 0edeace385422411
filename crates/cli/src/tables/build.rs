//! Builds tables on all cores, with a bar that shows how far they are.

use std::sync::Mutex;
use std::thread;

use indicatif::ProgressBar;
use namua_engine::endgame::{Builder, Pair, Solved, Tables, checksum};

use crate::fail::{Complaint, Fail};
use crate::out;
use crate::words::Words;

/// The tables of up to so many stones.
pub(super) fn build(stones: u8, words: &Words) -> Result<Tables, Fail> {
    let mut builder = Builder::new(stones).map_err(|fault| Complaint::new(fault.to_string()))?;
    let bar = bar(builder.stages().flatten().map(Pair::positions).sum(), stones, words);
    for stage in builder.stages() {
        for solved in side_by_side(&builder, stage, &bar) {
            builder.add(&solved);
        }
    }
    bar.finish_and_clear();
    let tables = builder.finish();
    if Some(tables.checksum().as_str()) != checksum(stones) {
        // Memory that forgets, for instance.
        return Err(Complaint::new(words.say("tables-went-wrong", &[])).into());
    }
    Ok(tables)
}

/// Solves the pairs of a stage, each thread the largest that is left.
fn side_by_side(builder: &Builder, stage: Vec<Pair>, bar: &ProgressBar) -> Vec<Solved> {
    let threads = thread::available_parallelism().map_or(1, usize::from).min(stage.len());
    let (left, solved) = (Mutex::new(stage.into_iter()), Mutex::new(vec![]));
    // No thread panics while it holds one of the two; if another did, what is in them is still whole.
    let next = || left.lock().unwrap_or_else(|poison| poison.into_inner()).next();
    let work = || {
        while let Some(pair) = next() {
            let one = builder.solve(pair, &mut advance(bar, pair.positions()));
            solved.lock().unwrap_or_else(|poison| poison.into_inner()).push(one);
        }
    };
    thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(work);
        }
    });
    solved.into_inner().unwrap_or_else(|poison| poison.into_inner())
}

/// Moves the bar on by the share that is newly done.
fn advance(bar: &ProgressBar, positions: u64) -> impl FnMut(f64) {
    let mut shown = 0;
    move |share| {
        let done = (share * positions as f64) as u64;
        bar.inc(done.saturating_sub(shown));
        shown = shown.max(done);
    }
}

fn bar(positions: u64, stones: u8, words: &Words) -> ProgressBar {
    let bar = out::bar(positions, "{msg} {wide_bar} {percent:>3} % {elapsed_precise}");
    bar.with_message(words.say("tables-building", &[("stones", stones.into())]))
}
