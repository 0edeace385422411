//! A position: a line for each depth, or one object at the end.

use std::io::{self, Write};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

use namua_engine::analysis::{Outside, Prospect, Settings, Thought, think};
use namua_engine::{Info, Limits, win_chance};
use namua_rules::Position;

use super::{Args, Format, TIME, json, tell};
use crate::board::Frame;
use crate::fail::{Answer, Fail};
use crate::out::print_lines;
use crate::words::Words;
use crate::{interrupt, narrate, show};

pub(super) fn run(args: &Args, text: &str, words: &Words) -> Result<Answer, Fail> {
    let position = args.reading.position(text, words)?;
    let settings = args.settings(Limits::time(TIME));
    if args.format() == Format::Json {
        let thought = search(args, &position, &settings, &mut |_| Ok(()))?;
        writeln!(io::stdout(), "{}", json::position(&position, thought.as_ref()))?;
        return Ok(Answer::Yes);
    }
    let mut lines = vec![show::title(words, &position), String::new()];
    lines.extend(Frame::of(&position).draw(words));
    lines.push(String::new());
    if let Some(outcome) = position.outcome() {
        lines.push(narrate::ending(words, position.ruleset(), outcome));
        print_lines(&lines)?;
        return Ok(Answer::Yes);
    }
    lines.push(words.say("analyse-head", &[]));
    print_lines(&lines)?;
    let thought = search(args, &position, &settings, &mut |info| print_info(&position, info, words))?;
    print_lines(&thought.map(|thought| best(&position, &thought, words)).into_iter().collect::<Vec<_>>())?;
    Ok(Answer::Yes)
}

/// Searches until a limit or Ctrl-C ends it.
fn search(
    args: &Args,
    position: &Position,
    settings: &Settings,
    print: &mut dyn FnMut(&Info) -> io::Result<()>,
) -> Result<Option<Thought>, Fail> {
    let (start, stop) = (Instant::now(), Arc::new(AtomicBool::new(false)));
    interrupt::sets(&stop)?;
    let mut printed = Ok(());
    let mut on_info = |info: &Info| {
        if printed.is_ok() {
            printed = print(info);
        }
        if printed.is_err() {
            // Nobody reads on: no use to think on.
            stop.store(true, Ordering::Relaxed);
        }
    };
    let outside = Outside { clock: &|| start.elapsed(), stop: &stop };
    let thought = think(&mut args.engine(), position, settings, outside, &mut on_info);
    printed?;
    Ok(thought)
}

fn print_info(position: &Position, info: &Info, words: &Words) -> io::Result<()> {
    let (score, nodes) = (tell::score(info.score, words), info.nodes);
    let chance = tell::percent(win_chance(info.score));
    let time = format!("{:.2} s", info.time.as_secs_f64());
    let line = info.pv.first().map(|&mv| Prospect { mv, score: info.score, line: info.pv.clone() });
    let line = line.map(|prospect| prospect.texts(position).join(" ")).unwrap_or_default();
    let mut out = anstream::stdout().lock();
    writeln!(out, "{:>5}  {score:>12}  {chance:>7}  {nodes:>11}  {time:>9}  {line}", info.depth)?;
    out.flush()
}

fn best(position: &Position, thought: &Thought, words: &Words) -> String {
    let text = position.play_unchecked(thought.best().mv, &mut ()).text();
    words.say("analyse-best", &[("move", text.into())])
}
