//! What a search may spend, and when it has to stop.

use core::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};
use core::time::Duration;

use crate::limits::{Clock, Limits};

/// Nodes between two looks at the clock and the stop flag: a fraction of a millisecond, even on a busy machine.
const POLL: u64 = 1 << 8;

/// What the threads of one search share beside the table.
#[derive(Debug, Default)]
pub(super) struct Crew {
    /// Set by the thread that leads when it has finished.
    pub(super) home: AtomicBool,
    /// Nodes of those who help.
    pub(super) nodes: AtomicU64,
}

/// The limits of one thread, and its count of nodes.
pub(super) struct Budget<'t> {
    pub(super) limits: Limits,
    pub(super) clock: &'t dyn Clock,
    stop: &'t AtomicBool,
    ponder: Option<&'t AtomicBool>,
    crew: &'t Crew,
    leads: bool,
    pub(super) nodes: u64,
    reported: u64,
    /// The node count at which to look next.
    next_look: u64,
    pub(super) stopped: bool,
}

impl<'t> Budget<'t> {
    pub(super) fn new(
        limits: Limits,
        clock: &'t dyn Clock,
        stop: &'t AtomicBool,
        ponder: Option<&'t AtomicBool>,
        crew: &'t Crew,
        leads: bool,
    ) -> Budget<'t> {
        let next_look = limits.nodes.unwrap_or(POLL).min(POLL);
        Budget { limits, clock, stop, ponder, crew, leads, nodes: 0, reported: 0, next_look, stopped: false }
    }

    /// Counts a node; true if the search has to stop. Node limits are exact for one thread; the clock and the flags
    /// are asked now and then.
    #[inline(always)]
    pub(super) fn spend(&mut self) -> bool {
        if self.stopped {
            return true;
        }
        self.nodes += 1;
        if self.nodes >= self.next_look {
            self.look();
        }
        self.stopped
    }

    #[cold]
    #[inline(never)]
    fn look(&mut self) {
        let spent = self.limits.nodes.is_some_and(|limit| self.total() >= limit);
        let late = !self.pondering() && self.limits.time.is_some_and(|time| self.clock.elapsed() >= time);
        self.stopped |= spent || late || self.stop.load(Relaxed) || self.crew.home.load(Relaxed);
        if !self.leads {
            self.crew.nodes.fetch_add(self.nodes - self.reported, Relaxed);
            self.reported = self.nodes;
        }
        let poll = self.nodes + POLL;
        self.next_look = self.limits.nodes.map_or(poll, |limit| poll.min(limit.max(self.nodes + 1)));
    }

    /// Nodes of all threads.
    pub(super) fn total(&self) -> u64 {
        if self.leads { self.nodes + self.crew.nodes.load(Relaxed) } else { self.nodes }
    }

    fn pondering(&self) -> bool {
        self.ponder.is_some_and(|ponder| ponder.load(Relaxed))
    }

    /// Whether another depth is worth beginning, given how settled the choice is: per cent of the optimum.
    pub(super) fn another_depth(&self, percent: u32) -> bool {
        let Some(optimum) = self.limits.optimum else { return true };
        self.pondering() || self.clock.elapsed() < (optimum * percent / 100).min(self.most())
    }

    /// Whether a clock is being played against, so that time saved is worth something.
    pub(super) fn saves_time(&self) -> bool {
        self.limits.optimum.is_some() && !self.pondering()
    }

    fn most(&self) -> Duration {
        self.limits.time.unwrap_or(Duration::MAX)
    }
}
