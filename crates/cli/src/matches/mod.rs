//! `namua match`: two engines against each other. For people at the terminal and for scripts.

mod json;
mod options;
mod progress;
mod records;
mod report;

use std::io::{self, Write};
use std::ops::ControlFlow;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use namua_arena::{Match, MatchError, PlayedPair, Tally, Verdict};

use crate::fail::{Answer, Complaint, Fail};
use crate::interrupt;
use crate::words::{Words, value};
pub(crate) use options::Args;
use progress::Progress;
use records::Keeper;

/// So few openings come again soon, also where a test may end the match sooner.
const FEW: u64 = 100;

/// A match under way, and what is told of it.
struct Course<'a> {
    args: &'a Args,
    words: &'a Words,
    the_match: &'a Match,
    keeper: Keeper,
    progress: Progress,
    tally: Tally,
}

pub(crate) fn run(args: &Args, words: &Words) -> Result<Answer, Fail> {
    let the_match = args.the_match(words)?;
    let (keeper, entries) = Keeper::open(args, &the_match, words)?;
    the_match.check_engines().map_err(|error| complaint(&error, &the_match, words))?;
    let mut tally = Tally::default();
    entries.iter().for_each(|pair| tally.add(pair));
    let progress = Progress::new(the_match.rounds, tally.pairs.count());
    let mut course = Course { args, words, the_match: &the_match, keeper, progress, tally };
    course.begin()?;
    let halt = Arc::new(AtomicBool::new(false));
    interrupt::sets(&halt)?;
    if !course.decided() {
        let done = course.tally.pairs.count();
        let played = the_match.play(done, &halt, |pair| course.keep(&pair));
        played.map_err(|error| complaint(&error, &the_match, words))?;
    }
    course.end(halt.load(Ordering::Relaxed))
}

impl Course<'_> {
    fn begin(&self) -> io::Result<()> {
        let mut lines = vec![report::title(self.words, self.the_match, self.args.ruleset())];
        if self.tally.games() > 0 {
            let values = [("pairs", value(self.tally.pairs.count()))];
            lines.push(self.words.say("match-resumed", &values));
        }
        if let Some(count) = self.the_match.openings.listed_count().map(|count| count as u64)
            && (count < self.the_match.rounds && self.args.sprt().is_none() || count < FEW)
        {
            lines.push(self.words.say("match-few-openings", &[("count", value(count))]));
        }
        self.tell(&lines)
    }

    /// Takes a pair that was played: its records, the count, the report.
    fn keep(&mut self, pair: &PlayedPair) -> io::Result<ControlFlow<()>> {
        let games = self.keeper.keep(self.the_match, pair)?;
        self.tally.add(&games);
        let done = self.tally.pairs.count();
        self.progress.set(done, &report::short(self.words, &self.tally, self.args.sprt()));
        let last = done == self.the_match.rounds;
        if self.decided() {
            return Ok(ControlFlow::Break(()));
        }
        if !last && self.args.ratinginterval > 0 && done.is_multiple_of(self.args.ratinginterval) {
            let lines = report::long(self.words, self.the_match, &self.tally, self.args.sprt());
            self.tell(&lines)?;
        }
        Ok(ControlFlow::Continue(()))
    }

    fn decided(&self) -> bool {
        self.args.sprt().is_some_and(|sprt| sprt.verdict(&self.tally.pairs) != Verdict::Open)
    }

    fn end(self, interrupted: bool) -> Result<Answer, Fail> {
        self.progress.clear();
        let mut lines = report::long(self.words, self.the_match, &self.tally, self.args.sprt());
        let finished = self.decided() || self.tally.pairs.count() >= self.the_match.rounds;
        if interrupted && !finished {
            lines.push(self.words.say("match-interrupted", &[]));
        }
        self.tell(&lines)?;
        if self.args.json {
            let (ruleset, sprt) = (self.args.ruleset(), self.args.sprt());
            let text = json::text(self.the_match, ruleset, &self.tally, sprt, finished);
            let text = text.map_err(io::Error::from)?;
            writeln!(io::stdout(), "{text}")?;
        }
        Ok(match self.args.sprt().map(|sprt| sprt.verdict(&self.tally.pairs)) {
            _ if interrupted && !finished => Answer::Interrupted,
            None | Some(Verdict::H1) => Answer::Yes,
            Some(Verdict::H0) => Answer::No,
            Some(Verdict::Open) => Answer::Undecided,
        })
    }

    /// Tells people, on standard error if standard output is for a script.
    fn tell(&self, lines: &[String]) -> io::Result<()> {
        self.progress.aside(|| match self.args.json {
            true => io::stderr().write_all((lines.join("\n") + "\n").as_bytes()),
            false => crate::out::print_lines(lines),
        })
    }
}

/// An engine that does not start, by its name.
fn complaint(error: &MatchError, the_match: &Match, words: &Words) -> Fail {
    match error {
        MatchError::Start(engine, why) => {
            let spec = &the_match.engines[*engine];
            let values = [("name", spec.name.as_str().into()), ("command", spec.command.as_str().into())];
            Complaint::new(words.say("match-no-engine", &values)).note(why.to_string()).into()
        }
        MatchError::Kept(error) => Fail::from(io::Error::new(error.kind(), error.to_string())),
    }
}
