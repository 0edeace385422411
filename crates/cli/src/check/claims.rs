//! The claims a vector can make about a position, each checked against the rules.

use namua_rules::{Move, MoveError, Position, Refusal};
use serde_json::{Map, Value};

use super::Failure;

type Checked = Result<(), Failure>;
type Claim = fn(&Position, &Value, &Map<String, Value>) -> Checked;

/// The keys that say something, and how each is checked.
const CLAIMS: [(&str, Claim); 7] = [
    ("plays", |position, claim, _| plays(position, claim)),
    ("legal", |position, claim, _| legal(position, claim)),
    ("move", one_move),
    ("illegal", |position, claim, _| refused(position, text(claim)?)),
    ("line", |position, claim, _| line(position, claim)),
    ("laps", |position, claim, _| laps(position, claim)),
    ("never_ending", |position, claim, _| never_ending(position, claim)),
];

/// Checks everything a vector says.
pub(super) fn check(vector: &Map<String, Value>, written: &str, position: &Position) -> Checked {
    let startpos = written.trim().eq_ignore_ascii_case("startpos");
    if !startpos && position.to_string() != written {
        return Err(untrue("position", &position.to_string(), written));
    }
    let mut claims = 0;
    for (key, claim) in CLAIMS {
        if let Some(value) = vector.get(key) {
            claim(position, value, vector)?;
            claims += 1;
        }
    }
    if claims == 0 { Err(Failure::Unreadable("the line claims nothing".to_owned())) } else { Ok(()) }
}

fn untrue(what: &str, found: &str, claimed: &str) -> Failure {
    Failure::Untrue(format!("{what}: claimed {claimed}, found {found}"))
}

fn expect(what: &str, found: &str, claimed: &str) -> Checked {
    if found == claimed { Ok(()) } else { Err(untrue(what, found, claimed)) }
}

fn odd(what: &str) -> Failure {
    Failure::Unreadable(format!("{what} has not the form of a vector"))
}

fn text(value: &Value) -> Result<&str, Failure> {
    value.as_str().ok_or_else(|| odd(&value.to_string()))
}

fn object<'a>(value: &'a Value, key: &str) -> Result<&'a Map<String, Value>, Failure> {
    value.as_object().ok_or_else(|| odd(key))
}

fn list<'a>(value: &'a Value, key: &str) -> Result<&'a [Value], Failure> {
    value.as_array().map(Vec::as_slice).ok_or_else(|| odd(key))
}

fn texts(value: &Value, key: &str) -> Result<Vec<String>, Failure> {
    list(value, key)?.iter().map(|item| Ok(text(item)?.to_owned())).collect()
}

fn plain_moves(position: &Position) -> Vec<String> {
    position.legal_moves().iter().map(|mv| mv.plain(position.turn()).to_string()).collect()
}

/// Compares moves as sets: the order of JSON's keys says nothing.
fn same_moves(what: &str, position: &Position, mut claimed: Vec<String>) -> Checked {
    let mut found = plain_moves(position);
    found.sort_unstable();
    claimed.sort_unstable();
    expect(what, &found.join(" "), &claimed.join(" "))
}

fn played(position: &Position, written: &str) -> Result<Move, Failure> {
    position.parse_move(written).map_err(|error| match error {
        MoveError::Text(fault) => Failure::Unreadable(format!("{written}: {fault}")),
        MoveError::Illegal(illegal) => Failure::Untrue(format!("{written}: claimed legal, found {illegal}")),
    })
}

/// The text of a position after a move, with result and seeds in hand once the game is over.
fn text_after(position: &Position, mv: Move) -> String {
    let played = position.play_unchecked(mv, &mut ());
    let mut text = played.after.to_string();
    if let Some(outcome) = played.outcome {
        text += &format!(" {}", outcome.result());
        if played.after.hand() > 0 {
            text += &format!(" hand {}", played.after.hand());
        }
    }
    text
}

fn board(position: &Position) -> String {
    let text = position.to_string();
    text.split(' ').next().unwrap_or_default().to_owned()
}

fn plays(position: &Position, claim: &Value) -> Checked {
    let plays = object(claim, "plays")?;
    same_moves("plays", position, plays.keys().cloned().collect())?;
    for (written, after) in plays {
        let mv = played(position, written)?;
        expect(written, &text_after(position, mv), text(after)?)?;
    }
    Ok(())
}

/// `legal` is in the fixed order of move lists.
fn legal(position: &Position, claim: &Value) -> Checked {
    expect("legal", &plain_moves(position).join(" "), &texts(claim, "legal")?.join(" "))
}

fn one_move(position: &Position, claim: &Value, vector: &Map<String, Value>) -> Checked {
    let written = text(claim)?;
    let played = position.play_unchecked(played(position, written)?, &mut ());
    let claimed = |key| vector.get(key).map(text).transpose();
    if let Some(wanted) = claimed("board")? {
        expect(written, &board(&played.after), wanted)?;
    }
    let reserved = played.reserves.map_or_else(|| "-".to_owned(), |hole| hole.to_string());
    expect("reserved", &reserved, claimed("reserved")?.unwrap_or("-"))?;
    if let Some(wanted) = claimed("result")? {
        expect("result", played.outcome.map_or("none", |outcome| outcome.result()), wanted)?;
        let hand = vector.get("hand").map_or(Some(0), Value::as_u64).ok_or_else(|| odd("hand"))?;
        expect("hand", &played.after.hand().to_string(), &hand.to_string())?;
    }
    Ok(())
}

/// `illegal` and `never_ending` are claims of K24.
fn refused(position: &Position, written: &str) -> Checked {
    match position.parse_move(written) {
        Err(MoveError::Illegal(illegal)) if matches!(illegal.refusal, Refusal::NeverEnding { .. }) => Ok(()),
        Err(MoveError::Text(fault)) => Err(Failure::Unreadable(format!("{written}: {fault}"))),
        Err(MoveError::Illegal(illegal)) => Err(untrue(written, &illegal.to_string(), "refused by K24")),
        Ok(_) => Err(untrue(written, "legal", "refused by K24")),
    }
}

fn never_ending(position: &Position, claim: &Value) -> Checked {
    texts(claim, "never_ending")?.iter().try_for_each(|written| refused(position, written))
}

fn line(position: &Position, claim: &Value) -> Checked {
    let mut position = *position;
    for (ply, step) in (1..).zip(list(claim, "line")?) {
        let [written, wanted] = list(step, "line")? else { return Err(odd("line")) };
        let (written, wanted) = (text(written)?, text(wanted)?);
        position = position.play_unchecked(played(&position, written)?, &mut ()).after;
        expect(&format!("ply {ply}, {written}"), &board(&position), wanted)?;
    }
    Ok(())
}

fn laps(position: &Position, claim: &Value) -> Checked {
    let laps = object(claim, "laps")?;
    same_moves("laps", position, laps.keys().cloned().collect())?;
    for (written, claimed) in laps {
        let played = position.play_unchecked(played(position, written)?, &mut ());
        expect(written, &played.laps.to_string(), &claimed.to_string())?;
    }
    Ok(())
}
