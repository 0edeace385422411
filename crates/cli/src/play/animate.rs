//! The sowing seed by seed: the board drawn over itself, step by step of the trace.

use std::io::{self, Write};
use std::thread;
use std::time::Duration;

use namua_rules::{Position, Step, Trace};

use crate::board::Frame;
use crate::words::Words;

/// How fast seeds fall.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub(crate) enum Speed {
    /// Not one by one
    Off,
    /// Slow enough to count along
    Slow,
    /// As at the board
    Normal,
    /// Quick
    Fast,
}

/// No move takes longer than this, however many seeds it sows.
const LONGEST: Duration = Duration::from_secs(10);
/// The shortest time a drawing stays; steps are left out rather than shown for less.
const SHORTEST: Duration = Duration::from_millis(15);

impl Speed {
    const fn beat(self) -> Option<Duration> {
        match self {
            Speed::Off => None,
            Speed::Slow => Some(Duration::from_millis(600)),
            Speed::Normal => Some(Duration::from_millis(250)),
            Speed::Fast => Some(Duration::from_millis(80)),
        }
    }
}

/// Shows a move on the board it is played on; afterwards the cursor stands where it stood.
pub(super) fn show(words: &Words, before: &Position, trace: &Trace, speed: Speed) -> io::Result<()> {
    let Some(beat) = speed.beat() else { return Ok(()) };
    let steps: Vec<_> = trace.steps.iter().filter(|step| is_seen(step)).collect();
    let share = LONGEST / u32::try_from(steps.len()).unwrap_or(u32::MAX).max(1);
    let pause = beat.min(share).max(SHORTEST);
    // How many steps one drawing stands for, so that even thousands of laps end in time.
    let stride = (SHORTEST.as_micros() / share.as_micros().max(1)).max(1) as usize;
    let mut out = anstream::stdout().lock();
    let mut frame = Frame::of(before);
    for (nth, step) in steps.into_iter().enumerate() {
        frame.step(step);
        if nth % stride == 0 {
            draw(&mut out, &frame.draw(words))?;
            thread::sleep(pause);
        }
    }
    // What comes next is written where the last drawing stood.
    write!(out, "\x1b[J")?;
    out.flush()
}

/// What changes the picture; the rest is told by the narration.
fn is_seen(step: &Step) -> bool {
    matches!(step, Step::Place { .. } | Step::Lift { .. } | Step::Drop { .. } | Step::Capture { .. })
}

/// Draws and goes back up, clearing what longer lines left behind.
fn draw(out: &mut impl Write, lines: &[String]) -> io::Result<()> {
    let drawn: String = lines.iter().map(|line| format!("\r\x1b[2K{line}\n")).collect();
    write!(out, "{drawn}\x1b[{}A\r", lines.len())?;
    out.flush()
}
