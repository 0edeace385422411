//! `namua ugi`: the streams, the clock and the thread behind the protocol, which itself lives in the engine.

use std::io::{self, Write};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, Receiver, Sender};
use std::thread;
use std::time::{Duration, Instant};

use namua_engine::ugi::{self, DEFAULT, HAND_MADE, HASH, Order, Reaction, Session, Signals};
use namua_engine::{Engine, Evaluator};
use namua_rules::Ruleset;

use crate::fail::{Answer, Fail};
use crate::input;

/// Speak the Universal Game Interface on standard input and output
#[derive(clap::Args)]
#[command(
    after_help = "The commands are described in docs/UGI.md.\n\nExample:\n  echo 'go depth 6' | namua ugi"
)]
pub(crate) struct Args {}

pub(crate) fn run(_: &Args) -> Result<Answer, Fail> {
    let (jobs, queue) = mpsc::channel();
    let searcher = thread::spawn(move || search_all(&queue));
    let ended = converse(&jobs);
    drop(jobs);
    let searched = searcher.join().unwrap_or(Ok(()));
    ended.and(searched.map_err(Fail::from)).map(|()| Answer::Yes)
}

/// What the searching thread is told, in order.
enum Job {
    Search { order: Box<Order>, flags: Arc<Flags>, asked: Instant },
    Forget,
    Resize(usize),
    Judge(Box<Evaluator>),
}

/// What a search under way is told from outside.
struct Flags {
    stop: AtomicBool,
    /// Set as long as the opponent is to move in truth.
    ponder: AtomicBool,
    /// Its `bestmove` waits for `stop`.
    infinite: bool,
}

/// Reads until the end and hands on what has to be searched.
fn converse(jobs: &Sender<Job>) -> Result<(), Fail> {
    let mut session = Session::new();
    let mut current: Option<Arc<Flags>> = None;
    for line in input::lines(io::stdin().lock()) {
        for reaction in session.take(&line?) {
            // The searching thread is gone only if our output is.
            let handed = match reaction {
                Reaction::Say(line) => {
                    say(&line)?;
                    Ok(())
                }
                Reaction::Go(order) => {
                    stop(current.as_deref());
                    let (job, search) = begin(order);
                    current = Some(search);
                    jobs.send(job)
                }
                Reaction::Stop => {
                    stop(current.as_deref());
                    Ok(())
                }
                Reaction::PonderHit => {
                    if let Some(flags) = &current {
                        flags.ponder.store(false, Ordering::Relaxed);
                    }
                    Ok(())
                }
                Reaction::NewGame => jobs.send(Job::Forget),
                Reaction::Hash(megabytes) => jobs.send(Job::Resize(megabytes)),
                Reaction::Evaluation(file) => match evaluator(&file) {
                    Ok(evaluator) => jobs.send(Job::Judge(Box::new(evaluator))),
                    Err(why) => {
                        say(&ugi::remark(&format!("{file}: {why}")))?;
                        Ok(())
                    }
                },
                Reaction::Quit => {
                    stop(current.as_deref());
                    return Ok(());
                }
            };
            handed.map_err(|_| Fail::Closed)?;
        }
    }
    // Nobody can say `stop` any more; a search with a limit may still finish.
    stop(current.as_deref().filter(|flags| flags.waits()));
    Ok(())
}

/// What `EvalFile` names.
fn evaluator(file: &str) -> Result<Evaluator, String> {
    match file {
        DEFAULT => Ok(Evaluator::default()),
        HAND_MADE => Ok(Evaluator::hand_made()),
        path => {
            let bytes = std::fs::read(path).map_err(|error| error.to_string())?;
            Evaluator::default().with_file(&Ruleset::ALL, &bytes).map_err(|error| error.to_string())
        }
    }
}

fn begin(order: Box<Order>) -> (Job, Arc<Flags>) {
    let (stop, ponder) = (AtomicBool::new(false), AtomicBool::new(order.ponders()));
    let flags = Arc::new(Flags { stop, ponder, infinite: order.infinite() });
    (Job::Search { order, flags: flags.clone(), asked: Instant::now() }, flags)
}

fn stop(search: Option<&Flags>) {
    if let Some(flags) = search {
        flags.stop.store(true, Ordering::Relaxed);
    }
}

impl Flags {
    /// Whether the move may not be named yet.
    fn waits(&self) -> bool {
        self.infinite || self.ponder.load(Ordering::Relaxed)
    }
}

/// The searching thread: one job after the other.
fn search_all(queue: &Receiver<Job>) -> io::Result<()> {
    let mut engine = Engine::new(HASH);
    for job in queue {
        match job {
            Job::Forget => engine.forget(),
            Job::Resize(megabytes) => engine = Engine::with_evaluator(megabytes, engine.evaluator().clone()),
            Job::Judge(evaluator) => engine.set_evaluator(*evaluator),
            Job::Search { order, flags, asked } => search(&mut engine, &order, &flags, asked)?,
        }
    }
    Ok(())
}

fn search(engine: &mut Engine, order: &Order, flags: &Flags, asked: Instant) -> io::Result<()> {
    let mut closed = None;
    let mut report = |line: &str| {
        if let Err(error) = say(line) {
            // Nobody listens: no use to search on.
            flags.stop.store(true, Ordering::Relaxed);
            closed = Some(error);
        }
    };
    let signals = Signals { stop: &flags.stop, ponder: &flags.ponder };
    let best = order.run(engine, &|| asked.elapsed(), signals, &mut report);
    while flags.waits() && !flags.stop.load(Ordering::Relaxed) {
        thread::sleep(Duration::from_millis(5));
    }
    closed.map_or_else(|| say(&best), Err)
}

/// A whole line at once: both threads write.
fn say(line: &str) -> io::Result<()> {
    let mut out = io::stdout().lock();
    writeln!(out, "{line}")?;
    out.flush()
}
