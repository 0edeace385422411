//! All tests, step by step, with the time each takes.

use std::time::{Duration, Instant};

use anyhow::{Error, Result};
use clap::ValueEnum;
use xshell::cmd;

use crate::project::Project;
use crate::{browser, fuzz, lint, play, web};

/// Which steps to run.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// Only these steps [default: all]
    steps: Vec<Step>,
    /// Seconds for each fuzz target
    #[arg(long, default_value_t = 30)]
    fuzz_seconds: u32,
}

/// The steps, in the order they run: what fails soonest comes first.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Step {
    /// Formatting, clippy, rustdoc, svelte-check, eslint
    Lint,
    /// Rust tests, doc tests among them
    Rust,
    /// Unit tests of the web app
    Web,
    /// Whole games in Chromium
    Browser,
    /// Every fuzz target for a while
    Fuzz,
}

impl Step {
    fn name(self) -> String {
        self.to_possible_value().map_or_else(String::new, |value| value.get_name().to_owned())
    }

    fn set_up(self, project: &Project) -> Result<()> {
        match self {
            Self::Rust => Ok(()),
            Self::Lint | Self::Web => web::prepare(project),
            Self::Browser => play::build(project).and_then(|()| browser::setup(project).map(drop)),
            Self::Fuzz => fuzz::setup(project),
        }
    }

    fn run(self, project: &Project, args: &Args) -> Result<()> {
        match self {
            Self::Lint => lint::run(project),
            Self::Rust => Ok(cmd!(project.sh, "cargo test --workspace").run()?),
            Self::Web => unit(project),
            Self::Browser => browser::test(project),
            Self::Fuzz => fuzz::run(project, &fuzz::Args::all(args.fuzz_seconds)),
        }
    }
}

pub(crate) fn run(project: &Project, args: &Args) -> Result<()> {
    let all = Step::value_variants().iter().copied();
    let steps: Vec<Step> = all.filter(|step| args.steps.is_empty() || args.steps.contains(step)).collect();
    let mut report = Report::default();
    report.step("set-up", || steps.iter().try_for_each(|step| step.set_up(project)));
    for step in &steps {
        report.step(&step.name(), || step.run(project, args));
    }
    print!("{}", report.table());
    report.failure.map_or(Ok(()), Err)
}

/// Runs the web app's unit tests beside a program of the same source: what the browser door calculates is compared with it.
fn unit(project: &Project) -> Result<()> {
    // The build of the Rust tests: it checks every sum for overflow.
    cmd!(project.sh, "cargo build --package namua-cli").run()?;
    let _program = project.sh.push_env("NAMUA_BIN", project.target.join("debug/namua"));
    web::run(project, "test")
}

/// What became of each step, and how long it took. After a failure the rest is not run.
#[derive(Default)]
struct Report {
    rows: Vec<(String, Option<Duration>, &'static str)>,
    failure: Option<Error>,
}

impl Report {
    fn step(&mut self, name: &str, work: impl FnOnce() -> Result<()>) {
        if self.failure.is_some() {
            self.rows.push((name.to_owned(), None, "not run"));
            return;
        }
        println!("\n== {name} ==");
        let start = Instant::now();
        let outcome = work();
        let took = start.elapsed();
        let word = if outcome.is_ok() { "ok" } else { "FAILED" };
        println!("== {name}: {word}, {} ==", time(took));
        self.rows.push((name.to_owned(), Some(took), word));
        self.failure = outcome.err().map(|error| error.context(format!("step `{name}` failed")));
    }

    fn table(&self) -> String {
        let total = self.rows.iter().filter_map(|(_, took, _)| *took).sum();
        let mut table = format!("\n{:<10}{:>14}  result\n", "step", "time");
        for (name, took, word) in &self.rows {
            table += &format!("{name:<10}{:>14}  {word}\n", took.map_or(String::new(), time));
        }
        table + &format!("{:<10}{:>14}\n", "total", time(total))
    }
}

fn time(took: Duration) -> String {
    let tenths = took.as_millis() / 100;
    match tenths / 600 {
        0 => format!("{}.{} s", tenths / 10, tenths % 10),
        minutes => format!("{minutes} min {:02} s", tenths / 10 % 60),
    }
}

#[cfg(test)]
mod tests {
    use anyhow::anyhow;

    use super::*;

    #[test]
    fn a_failure_ends_the_run_and_is_named() {
        let mut report = Report::default();
        report.step("one", || Ok(()));
        report.step("two", || Err(anyhow!("broken")));
        report.step("three", || unreachable!("after a failure nothing runs"));
        let words: Vec<&str> = report.rows.iter().map(|(_, _, word)| *word).collect();
        assert_eq!(words, ["ok", "FAILED", "not run"]);
        assert_eq!(report.failure.map(|error| error.to_string()), Some("step `two` failed".to_owned()));
    }

    #[test]
    fn times_are_short_to_read() {
        assert_eq!(time(Duration::from_millis(4_260)), "4.2 s");
        assert_eq!(time(Duration::from_secs(605)), "10 min 05 s");
    }
}
