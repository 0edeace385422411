//! When to stop: depth, nodes and time. The engine reads no clock of its own; it is handed one.

use core::time::Duration;

/// Tells how much time has gone by since the search was asked for.
pub trait Clock {
    /// Time since the start.
    fn elapsed(&self) -> Duration;
}

/// A clock that stands still: for limits of depth and nodes.
#[derive(Clone, Copy, Debug, Default)]
pub struct NoClock;

impl Clock for NoClock {
    fn elapsed(&self) -> Duration {
        Duration::ZERO
    }
}

impl<F: Fn() -> Duration> Clock for F {
    fn elapsed(&self) -> Duration {
        self()
    }
}

/// What a search may spend. Whatever is reached first stops it; without any limit only the stop flag does.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Limits {
    /// Plies to look ahead.
    pub depth: Option<u32>,
    /// Positions to look at, exactly.
    pub nodes: Option<u64>,
    /// Time to spend at most.
    pub time: Option<Duration>,
    /// Time to spend on an ordinary move, with a clock that runs on: it is stretched where the choice is open and cut
    /// short where it is settled.
    pub optimum: Option<Duration>,
}

impl Limits {
    /// A limit of depth only.
    #[must_use]
    pub const fn depth(depth: u32) -> Limits {
        Limits { depth: Some(depth), nodes: None, time: None, optimum: None }
    }

    /// A limit of nodes only: the same answer everywhere.
    #[must_use]
    pub const fn nodes(nodes: u64) -> Limits {
        Limits { depth: None, nodes: Some(nodes), time: None, optimum: None }
    }

    /// A limit of time only.
    #[must_use]
    pub const fn time(time: Duration) -> Limits {
        Limits { depth: None, nodes: None, time: Some(time), optimum: None }
    }

    /// What to spend on a move with so much left on the clock and so much added each move: an optimum, and four times
    /// as much where the choice stays open. It never takes more than half of what is left.
    #[must_use]
    pub fn from_clock(left: Duration, increment: Duration) -> Limits {
        let optimum = (left / 30 + increment * 7 / 10).min(left / 4);
        Limits { time: Some((optimum * 4).min(left / 2)), optimum: Some(optimum), ..Limits::default() }
    }
}
