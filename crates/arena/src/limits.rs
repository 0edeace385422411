//! How long an engine may think about a move, and its clock.

use core::fmt;
use core::time::Duration;

use namua_rules::Side;

use crate::fields::{self, FieldError};

/// What a clock with an increment gives.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TimeControl {
    /// Time for the game.
    pub base: Duration,
    /// Time added after each move.
    pub increment: Duration,
}

/// The limits of an engine; those that are set hold together, and the first that is reached ends a search.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Limits {
    /// Time for each move (`st`).
    pub move_time: Option<Duration>,
    /// A clock (`tc`).
    pub control: Option<TimeControl>,
    /// Positions looked at for each move (`nodes`).
    pub nodes: Option<u64>,
    /// Moves looked ahead (`depth`).
    pub depth: Option<u64>,
}

impl Limits {
    /// Whether any limit is set; without one an engine would think for ever.
    #[must_use]
    pub fn any(&self) -> bool {
        *self != Limits::default()
    }

    /// Takes a field of an engine's options; false if it is no limit.
    pub(crate) fn field(&mut self, key: &str, value: &str) -> Result<bool, FieldError> {
        match key {
            "st" => self.move_time = Some(time(key, value)?),
            "tc" => self.control = Some(control(key, value)?),
            "nodes" => self.nodes = Some(fields::count(key, value)?),
            "depth" => self.depth = Some(fields::count(key, value)?),
            _ => return Ok(false),
        }
        Ok(true)
    }

    /// The command that starts a search. `clocks` are South's and North's, as far as they have one.
    pub(crate) fn go(&self, clocks: [Option<Clock>; 2]) -> String {
        let mut go = String::from("go");
        let mut add = |word: &str, number: u128| go.push_str(&format!(" {word} {number}"));
        let per_move = [("movetime", self.move_time.map(|time| time.as_millis().max(1)))];
        let counts = [("nodes", self.nodes), ("depth", self.depth)];
        for (word, number) in per_move.into_iter().chain(counts.map(|(word, n)| (word, n.map(u128::from)))) {
            number.into_iter().for_each(|number| add(word, number));
        }
        if self.control.is_some() {
            for (number, clock) in (1..).zip(clocks) {
                let Some(clock) = clock else { continue };
                add(&format!("p{number}time"), clock.left.as_millis().max(1));
                add(&format!("p{number}inc"), clock.increment.as_millis());
            }
        }
        go
    }
}

fn time(key: &str, value: &str) -> Result<Duration, FieldError> {
    let time = fields::seconds(value).filter(|time| !time.is_zero());
    time.ok_or_else(|| FieldError::value(key, value, "seconds above 0, such as 0.1"))
}

/// Reads `10+0.1`, `2:30+1` or `10`.
fn control(key: &str, value: &str) -> Result<TimeControl, FieldError> {
    let (base, increment) = value.split_once('+').unwrap_or((value, "0"));
    let (minutes, seconds) = base.split_once(':').unwrap_or(("0", base));
    let base = minutes.parse::<u32>().ok().zip(fields::seconds(seconds));
    let base = base.map(|(minutes, seconds)| Duration::from_secs(60 * u64::from(minutes)) + seconds);
    match (base, fields::seconds(increment)) {
        (Some(base), Some(increment)) if !base.is_zero() => Ok(TimeControl { base, increment }),
        _ => Err(FieldError::value(key, value, "seconds and increment, such as 10+0.1 or 2:30+1")),
    }
}

impl fmt::Display for Limits {
    /// As the options are written: `st=0.1 nodes=1000`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let control = |tc: TimeControl| format!("{}+{}", tc.base.as_secs_f64(), tc.increment.as_secs_f64());
        let fields = [
            ("st", self.move_time.map(|time| time.as_secs_f64().to_string())),
            ("tc", self.control.map(control)),
            ("nodes", self.nodes.map(|nodes| nodes.to_string())),
            ("depth", self.depth.map(|depth| depth.to_string())),
        ];
        let set = fields.into_iter().filter_map(|(key, value)| Some(format!("{key}={}", value?)));
        f.write_str(&set.collect::<Vec<_>>().join(" "))
    }
}

/// The time an engine has left in a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Clock {
    pub(crate) left: Duration,
    pub(crate) increment: Duration,
}

impl Clock {
    pub(crate) fn new(control: TimeControl) -> Clock {
        Clock { left: control.base, increment: control.increment }
    }

    /// Takes off what a move took. What is overstepped is forgiven: the margin, or all of it where it is only counted.
    pub(crate) fn spend(&mut self, taken: Duration) {
        self.left = self.left.saturating_sub(taken) + self.increment;
    }
}

/// The time a move may take: the shorter of that for a move and that on the clock.
pub(crate) fn allowed(limits: &Limits, clock: Option<Clock>) -> Option<Duration> {
    let left = clock.map(|clock| clock.left);
    limits.move_time.into_iter().chain(left).min()
}

/// The place of a side in arrays of two.
pub(crate) const fn seat(side: Side) -> usize {
    match side {
        Side::South => 0,
        Side::North => 1,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn limits(fields: &[(&str, &str)]) -> Limits {
        let mut limits = Limits::default();
        for (key, value) in fields {
            assert_eq!(limits.field(key, value), Ok(true), "{key}={value}");
        }
        limits
    }

    #[test]
    fn commands() {
        let fixed = limits(&[("st", "0.1"), ("nodes", "500"), ("depth", "7")]);
        assert_eq!(fixed.go([None, None]), "go movetime 100 nodes 500 depth 7");
        let clock = limits(&[("tc", "1:30.5+0.25")]);
        let [south, north] = [clock.control.map(Clock::new), Some(Clock { left: Duration::ZERO, ..CLOCK })];
        assert_eq!(clock.go([south, north]), "go p1time 90500 p1inc 250 p2time 1 p2inc 2000");
        assert_eq!(clock.go([south, None]), "go p1time 90500 p1inc 250");
        assert_eq!(fixed.go([south, None]), fixed.go([None, None]));
        assert_eq!(format!("{fixed} {clock}"), "st=0.1 nodes=500 depth=7 tc=90.5+0.25");
    }

    const CLOCK: Clock = Clock { left: Duration::from_secs(10), increment: Duration::from_secs(2) };

    #[test]
    fn clocks_run_out_and_gain() {
        let mut clock = CLOCK;
        clock.spend(Duration::from_secs(4));
        assert_eq!(clock.left, Duration::from_secs(8));
        clock.spend(Duration::from_secs(9));
        assert_eq!(clock.left, Duration::from_secs(2));
        assert_eq!(allowed(&limits(&[("st", "1")]), Some(clock)), Some(Duration::from_secs(1)));
        assert_eq!(allowed(&limits(&[("st", "3")]), Some(clock)), Some(Duration::from_secs(2)));
        assert_eq!(allowed(&limits(&[("nodes", "3")]), None), None);
    }

    #[test]
    fn fields_that_are_none() {
        for (key, value) in [
            ("st", "-1"),
            ("st", "nan"),
            ("st", "1e9"),
            ("tc", "+1"),
            ("tc", "0+1"),
            ("tc", "1:"),
            ("tc", "5000000000:1"),
            ("nodes", "-3"),
            ("depth", "1.5"),
        ] {
            assert!(Limits::default().field(key, value).is_err(), "{key}={value}");
        }
        assert_eq!(Limits::default().field("elo", "1"), Ok(false));
    }
}
