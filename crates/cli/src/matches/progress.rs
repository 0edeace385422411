//! How far a match has come, in one line of a terminal. Where standard error is none, nothing is drawn.

use indicatif::ProgressBar;

use crate::out;

pub(super) struct Progress {
    bar: ProgressBar,
}

impl Progress {
    /// A line for so many pairs, of which some have been played.
    pub(super) fn new(rounds: u64, done: u64) -> Progress {
        let bar = out::bar(rounds, "{pos}/{len} {wide_bar} {elapsed_precise} {msg}").with_position(done);
        bar.tick();
        Progress { bar }
    }

    pub(super) fn set(&self, done: u64, message: &str) {
        self.bar.set_position(done);
        self.bar.set_message(message.to_owned());
    }

    /// Says something without the line in its way.
    pub(super) fn aside<T>(&self, say: impl FnOnce() -> T) -> T {
        self.bar.suspend(say)
    }

    pub(super) fn clear(&self) {
        self.bar.finish_and_clear();
    }
}
