//! A move told in sentences, one a lap, from its steps alone.

use namua_rules::{Hole, Outcome, Played, Ruleset, Side, Step, StopReason, Trace};

use crate::reasons::reason_name;
use crate::words::{Values, Words, value};

/// Laps told at the beginning and at the end of a move that has more.
const TOLD: (usize, usize) = (12, 4);

/// One lap as it is told.
struct Lap {
    /// From a kichwa, with captured seeds.
    captured: bool,
    seeds: u8,
    from: Hole,
    end: Hole,
    why: &'static str,
    won: u8,
    victim: Option<Hole>,
}

/// The sentences of a move.
pub(crate) fn tell(words: &Words, played: &Played, trace: &Trace) -> Vec<String> {
    let (laps, ruleset) = (laps(&trace.steps), played.after.ruleset());
    let mut lines = Vec::new();
    if ruleset == Ruleset::Kimasai {
        lines.extend(laps.first().map(|lap| tell_stone(words, lap)));
    } else {
        lines.extend(tell_placing(words, &trace.steps));
        lines.extend(shortened(
            words,
            laps.iter().enumerate().map(|(nth, lap)| tell_lap(words, ruleset, nth + 1, lap)).collect(),
        ));
    }
    if let Some(hole) = played.reserves {
        let values = [("hole", hole.to_string().into()), ("ruleset", ruleset.name().into())];
        lines.push(words.say("narrate-reserve", &values));
    }
    if played.after.hand() > 0 {
        lines.push(words.say("narrate-unsown", &[("count", played.after.hand().into())]));
    }
    lines
}

/// The move in one sentence.
pub(crate) fn headline(words: &Words, played: &Played) -> String {
    words.say(
        "narrate-move",
        &[
            ("side", played.side.letter().to_string().into()),
            ("move", played.text().into()),
            ("captured", played.captured.into()),
            ("laps", played.laps.into()),
            ("end", played.end.to_string().into()),
        ],
    )
}

/// The end of a game in one line.
pub(crate) fn ending(words: &Words, ruleset: Ruleset, outcome: Outcome) -> String {
    let side = match outcome.winner {
        Some(Side::South) => "S",
        Some(Side::North) => "N",
        None => "draw",
    };
    let winner = words.say("result-winner", &[("side", side.into())]);
    let values = [("reason", reason_name(outcome.reason).into()), ("ruleset", ruleset.name().into())];
    let reason = words.say("reason", &values);
    format!("{winner}, {}: {reason}", outcome.result())
}

/// Keeps the beginning and the end of a move of very many laps.
fn shortened(words: &Words, mut lines: Vec<String>) -> Vec<String> {
    let (first, last) = TOLD;
    if lines.len() > first + last + 1 {
        let left_out = lines.len() - first - last;
        let between = words.say("laps-between", &[("count", value(left_out as u64))]);
        lines.splice(first..first + left_out, [between]);
    }
    lines
}

fn laps(steps: &[Step]) -> Vec<Lap> {
    let mut laps: Vec<Lap> = Vec::new();
    for step in steps {
        let lap = laps.last_mut();
        match (*step, lap) {
            (Step::Lift { hole, seeds, .. }, _) => laps.push(Lap::new(hole, seeds, false)),
            (Step::Enter { hole }, _) => laps.push(Lap::new(hole, 0, true)),
            (_, None) => {}
            (Step::Drop { hole, .. }, Some(lap)) => {
                lap.end = hole;
                lap.seeds += u8::from(lap.captured);
            }
            (Step::Capture { from, seeds, .. }, Some(lap)) => {
                lap.won += seeds;
                lap.victim = lap.victim.or(Some(from));
                lap.why = "capture";
            }
            (step, Some(lap)) => lap.finish(step),
        }
    }
    laps
}

impl Lap {
    const fn new(from: Hole, seeds: u8, captured: bool) -> Lap {
        Lap { captured, seeds, from, end: from, why: "", won: 0, victim: None }
    }

    /// What ends a lap is the first that is said about it.
    fn finish(&mut self, step: Step) {
        let why = match step {
            Step::Relay { .. } => "relay",
            Step::Safari { .. } => "safari",
            Step::Win { .. } => "win",
            Step::Stop { why: StopReason::Moved, .. } => "empty",
            Step::Stop { why, .. } => why.name(),
            _ => return,
        };
        if self.why.is_empty() {
            self.why = why;
        }
    }
}

/// The seed out of the reserve, with what it captures at once.
fn tell_placing(words: &Words, steps: &[Step]) -> Option<String> {
    match *steps {
        [Step::Place { hole, .. }, Step::Capture { from, seeds, .. }, ..] => {
            let values: Values = &[
                ("hole", hole.to_string().into()),
                ("won", seeds.into()),
                ("victim", from.to_string().into()),
            ];
            Some(words.say("narrate-place-capture", values))
        }
        [Step::Place { hole, .. }, ..] => {
            Some(words.say("narrate-place", &[("hole", hole.to_string().into())]))
        }
        _ => None,
    }
}

fn tell_lap(words: &Words, ruleset: Ruleset, number: usize, lap: &Lap) -> String {
    let victim = lap.victim.map(|hole| hole.to_string()).unwrap_or_default();
    words.say(
        if lap.captured { "narrate-captured" } else { "narrate-lap" },
        &[
            ("ruleset", ruleset.name().into()),
            ("lap", number.into()),
            ("seeds", lap.seeds.into()),
            ("from", lap.from.to_string().into()),
            ("end", lap.end.to_string().into()),
            ("why", lap.why.into()),
            ("won", lap.won.into()),
            ("victim", victim.into()),
        ],
    )
}

fn tell_stone(words: &Words, lap: &Lap) -> String {
    words.say(
        "narrate-stone",
        &[
            ("from", lap.from.to_string().into()),
            ("end", lap.end.to_string().into()),
            ("won", lap.won.into()),
        ],
    )
}
