//! `query`: questions about the game, each answered by one line.

use std::str::SplitWhitespace;

use namua_rules::{Game, Hole, MoveError, MoveText, Side, Step, Trace};

/// The answer to a question: `response ..`, or `info string ..` if it is none.
pub(super) fn answer(game: &Game, mut words: SplitWhitespace) -> String {
    let question = words.next().unwrap_or_default();
    let response = match question {
        "gameover" => game.outcome().is_some().to_string(),
        "p1turn" => (game.position().turn() == Side::South).to_string(),
        "result" => result(game).to_owned(),
        "legalmoves" => legal_moves(game),
        "sowing" => sowing(game, words.next().unwrap_or_default()),
        _ => return format!("info string unknown query {}", super::shown(question)),
    };
    format!("response {response}").trim_end().to_owned()
}

fn result(game: &Game) -> &'static str {
    match game.outcome().map(|outcome| outcome.winner) {
        Some(Some(Side::South)) => "p1win",
        Some(Some(Side::North)) => "p2win",
        Some(None) => "draw",
        None => "none",
    }
}

fn legal_moves(game: &Game) -> String {
    if game.outcome().is_some() { String::new() } else { game.position().plain_moves().join(" ") }
}

/// The steps of a legal move, or the rule against it.
fn sowing(game: &Game, text: &str) -> String {
    match trace(game, text) {
        Ok(trace) => trace.steps.iter().map(step).collect::<Vec<_>>().join(" "),
        Err(MoveError::Illegal(illegal)) => format!("illegal {}", illegal.refusal.rule()),
        Err(MoveError::Text(_)) => "unreadable".to_owned(),
    }
}

fn trace(game: &Game, text: &str) -> Result<Trace, MoveError> {
    let wish: MoveText = text.parse().map_err(MoveError::Text)?;
    let traced = game.to_move(&wish).and_then(|mv| game.position().trace(mv));
    traced.map_err(MoveError::Illegal)
}

/// A step as one word, its fields parted by colons.
fn step(step: &Step) -> String {
    let one = |name: &str, hole: Hole| format!("{name}:{hole}");
    match *step {
        Step::Place { hole, count } => format!("place:{hole}:{count}"),
        Step::Lift { hole, seeds, count } => format!("lift:{hole}:{seeds}:{count}"),
        Step::Drop { hole, count, hand } => format!("drop:{hole}:{count}:{hand}"),
        Step::Capture { hole, from, seeds } => format!("capture:{hole}:{from}:{seeds}"),
        Step::Enter { hole } => one("enter", hole),
        Step::Relay { hole } => one("relay", hole),
        Step::Safari { hole } => one("safari", hole),
        Step::Stop { hole, why } => format!("stop:{hole}:{}", why.name()),
        Step::Reserve { hole } => one("reserve", hole),
        Step::Win { hand } => format!("win:{hand}"),
    }
}
