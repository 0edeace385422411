//! `namua ugi`: the streams, the clock and the thread behind the protocol, which itself lives in the engine.

use std::io::{self, Write};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, Receiver, Sender};
use std::thread;
use std::time::{Duration, Instant};

use namua_engine::ugi::{DEFAULT, HAND_MADE, HASH, Order, Reaction, Session};
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
    Search { order: Box<Order>, stop: Arc<AtomicBool>, asked: Instant },
    Forget,
    Resize(usize),
    Judge(Evaluator),
}

/// The search asked for last.
struct Current {
    stop: Arc<AtomicBool>,
    infinite: bool,
}

/// Reads until the end and hands on what has to be searched.
fn converse(jobs: &Sender<Job>) -> Result<(), Fail> {
    let mut session = Session::new();
    let mut current: Option<Current> = None;
    for line in input::lines(io::stdin().lock()) {
        for reaction in session.take(&line?) {
            // The searching thread is gone only if our output is.
            let handed = match reaction {
                Reaction::Say(line) => {
                    say(&line)?;
                    Ok(())
                }
                Reaction::Go(order) => {
                    stop(current.as_ref());
                    let (job, search) = begin(order);
                    current = Some(search);
                    jobs.send(job)
                }
                Reaction::Stop => {
                    stop(current.as_ref());
                    Ok(())
                }
                Reaction::NewGame => jobs.send(Job::Forget),
                Reaction::Hash(megabytes) => jobs.send(Job::Resize(megabytes)),
                Reaction::Evaluation(file) => match evaluator(&file) {
                    Ok(evaluator) => jobs.send(Job::Judge(evaluator)),
                    Err(why) => {
                        say(&format!("info string {file}: {why}"))?;
                        Ok(())
                    }
                },
                Reaction::Quit => {
                    stop(current.as_ref());
                    return Ok(());
                }
            };
            handed.map_err(|_| Fail::Closed)?;
        }
    }
    // Nobody can say `stop` any more; a search with a limit may still finish.
    stop(current.as_ref().filter(|search| search.infinite));
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

fn begin(order: Box<Order>) -> (Job, Current) {
    let stop = Arc::new(AtomicBool::new(false));
    let current = Current { stop: stop.clone(), infinite: order.infinite() };
    (Job::Search { order, stop, asked: Instant::now() }, current)
}

fn stop(search: Option<&Current>) {
    if let Some(search) = search {
        search.stop.store(true, Ordering::Relaxed);
    }
}

/// The searching thread: one job after the other.
fn search_all(queue: &Receiver<Job>) -> io::Result<()> {
    let mut engine = Engine::new(HASH);
    for job in queue {
        match job {
            Job::Forget => engine.forget(),
            Job::Resize(megabytes) => engine = Engine::with_evaluator(megabytes, engine.evaluator().clone()),
            Job::Judge(evaluator) => engine.set_evaluator(evaluator),
            Job::Search { order, stop, asked } => search(&mut engine, &order, &stop, asked)?,
        }
    }
    Ok(())
}

fn search(engine: &mut Engine, order: &Order, stop: &AtomicBool, asked: Instant) -> io::Result<()> {
    let mut closed = None;
    let mut report = |line: &str| {
        if let Err(error) = say(line) {
            // Nobody listens: no use to search on.
            stop.store(true, Ordering::Relaxed);
            closed = Some(error);
        }
    };
    let best = order.run(engine, &|| asked.elapsed(), stop, &mut report);
    while order.infinite() && !stop.load(Ordering::Relaxed) {
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
