//! The claims a vector can make about a position, each checked against the rules.

use std::fmt::Display;

use namua_rules::{Direction, IllegalMove, Move, MoveText, Pit, Played, Position, Refusal};
use serde_json::{Map, Value};

use super::Failure;
use crate::excerpt;
use crate::reasons;
use crate::words::Words;

type Checked = Result<(), Failure>;
type Claim<'a> = fn(&Claims<'a>, &Value) -> Checked;

/// Keys that say more about another one, which has to be there.
const MORE: [(&str, &[&str]); 5] = [
    ("board", &["move", "line"]),
    ("reserved", &["move", "line"]),
    ("result", &["move", "line"]),
    ("hand", &["move", "line"]),
    ("reason", &["illegal"]),
];

/// Nothing, where something was claimed or found; a result that is open.
const NOTHING: &str = "-";

/// A vector and the position it speaks of.
pub(super) struct Claims<'a> {
    pub(super) vector: &'a Map<String, Value>,
    pub(super) position: &'a Position,
    pub(super) words: &'a Words,
}

impl<'a> Claims<'a> {
    /// The keys that say something, and how each is checked.
    const CLAIMS: [(&'static str, Claim<'a>); 7] = [
        ("plays", Claims::plays),
        ("legal", Claims::legal),
        ("move", Claims::one_move),
        ("illegal", Claims::illegal),
        ("line", Claims::line),
        ("laps", Claims::laps),
        ("never_ending", Claims::never_ending),
    ];

    /// Checks everything the vector says; its position was written like this.
    pub(super) fn check(&self, written: &str) -> Checked {
        if !written.trim().eq_ignore_ascii_case("startpos") {
            self.expect("position", &self.position.to_string(), written)?;
        }
        let alone = |keys: &[&str]| keys.iter().all(|key| !self.vector.contains_key(*key));
        for (key, about) in MORE {
            if self.vector.contains_key(key) && alone(about) {
                let values = [("key", key.into()), ("about", about[0].into())];
                return Err(Failure::Unreadable(self.words.say("check-alone", &values)));
            }
        }
        let made: Vec<_> =
            Self::CLAIMS.iter().filter_map(|(key, claim)| Some((claim, self.vector.get(*key)?))).collect();
        if made.is_empty() {
            return Err(Failure::Unreadable(self.words.say("check-nothing", &[])));
        }
        made.into_iter().try_for_each(|(claim, value)| claim(self, value))
    }

    fn untrue(&self, what: &str, found: &str, claimed: &str) -> Failure {
        let shown = |text: &str| if text.is_empty() { NOTHING.to_owned() } else { excerpt::line(text) };
        let values = [
            ("what", excerpt::word(what).into()),
            ("found", shown(found).into()),
            ("claimed", shown(claimed).into()),
        ];
        Failure::Untrue(self.words.say("check-untrue", &values))
    }

    fn expect(&self, what: &str, found: &str, claimed: &str) -> Checked {
        if found == claimed { Ok(()) } else { Err(self.untrue(what, found, claimed)) }
    }

    /// A value that has not the form it needs.
    fn odd(&self, key: &str) -> Failure {
        Failure::Unreadable(self.words.say("check-form", &[("key", key.into())]))
    }

    fn text<'v>(&self, key: &str, value: &'v Value) -> Result<&'v str, Failure> {
        value.as_str().ok_or_else(|| self.odd(key))
    }

    fn object<'v>(&self, key: &str, value: &'v Value) -> Result<&'v Map<String, Value>, Failure> {
        value.as_object().ok_or_else(|| self.odd(key))
    }

    fn list<'v>(&self, key: &str, value: &'v Value) -> Result<&'v [Value], Failure> {
        value.as_array().map(Vec::as_slice).ok_or_else(|| self.odd(key))
    }

    fn texts(&self, key: &str, value: &Value) -> Result<Vec<String>, Failure> {
        self.list(key, value)?.iter().map(|item| Ok(self.text(key, item)?.to_owned())).collect()
    }

    /// Compares moves as sets: the order of JSON's keys says nothing.
    fn same_moves(&self, what: &str, mut found: Vec<String>, mut claimed: Vec<String>) -> Checked {
        found.sort_unstable();
        claimed.sort_unstable();
        self.expect(what, &found.join(" "), &claimed.join(" "))
    }

    fn wish(&self, written: &str) -> Result<MoveText, Failure> {
        let fault = |kind| format!("{}: {}", excerpt::word(written), reasons::move_fault(self.words, kind));
        written.parse().map_err(|error: namua_rules::Fault<_>| Failure::Unreadable(fault(error.kind)))
    }

    /// The legal move of a text.
    fn legal_move(&self, position: &Position, written: &str) -> Result<Move, Failure> {
        self.wish(written)?.to_move(position).map_err(|illegal| self.refused(position, written, &illegal))
    }

    fn refused(&self, position: &Position, written: &str, illegal: &IllegalMove) -> Failure {
        let why = reasons::for_people(self.words, illegal, position.ruleset());
        let values = [("move", written.into()), ("why", why.into())];
        Failure::Untrue(self.words.say("check-refused", &values))
    }

    fn plays(&self, claim: &Value) -> Checked {
        let plays = self.object("plays", claim)?;
        self.same_moves("plays", self.position.plain_moves(), plays.keys().cloned().collect())?;
        for (written, after) in plays {
            let mv = self.legal_move(self.position, written)?;
            self.expect(written, &text_after(self.position, mv), self.text("plays", after)?)?;
        }
        Ok(())
    }

    /// `legal` is in the fixed order of move lists.
    fn legal(&self, claim: &Value) -> Checked {
        self.expect("legal", &self.position.plain_moves().join(" "), &self.texts("legal", claim)?.join(" "))
    }

    fn one_move(&self, claim: &Value) -> Checked {
        let mv = self.legal_move(self.position, self.text("move", claim)?)?;
        let played = self.position.play_unchecked(mv, &mut ());
        // A move that reserves has to say so.
        self.end(&played.after, Some(&played), Some(NOTHING))
    }

    fn line(&self, claim: &Value) -> Checked {
        let (mut position, mut last) = (*self.position, None);
        for (ply, step) in (0..).zip(self.list("line", claim)?) {
            let [written, wanted] = self.list("line", step)? else { return Err(self.odd("line")) };
            let (written, wanted) = (self.text("line", written)?, self.text("line", wanted)?);
            let mv = self.legal_move(&position, written)?;
            let played = position.play_unchecked(mv, &mut ());
            position = played.after;
            self.expect(&format!("line[{ply}] {written}"), &board(&position), wanted)?;
            last = Some(played);
        }
        self.end(&position, last.as_ref(), None)
    }

    /// What is said of the end of a move or a line; `reserved` may go without saying.
    fn end(&self, after: &Position, last: Option<&Played>, reserved: Option<&str>) -> Checked {
        let claimed = |key: &'static str| self.vector.get(key).map(|value| self.text(key, value)).transpose();
        if let Some(wanted) = claimed("board")? {
            self.expect("board", &board(after), wanted)?;
        }
        if let Some(wanted) = claimed("reserved")?.or(reserved) {
            let found = last.and_then(|played| played.reserves);
            self.expect(
                "reserved",
                &found.map_or_else(|| NOTHING.to_owned(), |hole| hole.to_string()),
                wanted,
            )?;
        }
        self.result(after)
    }

    /// A result and the seeds in hand at its end: none unless they are said.
    fn result(&self, after: &Position) -> Checked {
        let result = self.vector.get("result");
        if let Some(value) = result {
            let wanted = if value.is_null() { "" } else { self.text("result", value)? };
            let wanted = if ["none", "*", NOTHING].contains(&wanted) { "" } else { wanted };
            self.expect("result", after.outcome().map_or("", |outcome| outcome.result()), wanted)?;
        }
        let wanted = match self.vector.get("hand") {
            Some(value) => value.as_u64().ok_or_else(|| self.odd("hand"))?,
            None if result.is_some() => 0,
            None => return Ok(()),
        };
        self.expect_number("hand", after.hand(), wanted)
    }

    fn expect_number(&self, what: &str, found: impl Display, wanted: u64) -> Checked {
        self.expect(what, &found.to_string(), &wanted.to_string())
    }

    /// Any rule may refuse the move, unless a reason is given: the rule's number, or `never-ending`.
    fn illegal(&self, claim: &Value) -> Checked {
        let written = self.text("illegal", claim)?;
        let reason = self.vector.get("reason").map(|value| self.text("reason", value)).transpose()?;
        let rule = reason.map(|reason| if reason == "never-ending" { "K24" } else { reason });
        match (self.wish(written)?.to_move(self.position), rule) {
            (Ok(_), _) => Err(Failure::Untrue(self.words.say("check-legal", &[("move", written.into())]))),
            (Err(illegal), Some(rule)) if illegal.refusal.rule() != rule => {
                let why = reasons::for_people(self.words, &illegal, self.position.ruleset());
                Err(self.untrue(written, &why, rule))
            }
            (Err(_), _) => Ok(()),
        }
    }

    /// All the moves that nothing but K24 forbids.
    fn never_ending(&self, claim: &Value) -> Checked {
        let claimed = self.texts("never_ending", claim)?;
        claimed.iter().try_for_each(|written| self.wish(written).map(drop))?;
        self.same_moves("never_ending", never_ending(self.position), claimed)
    }

    fn laps(&self, claim: &Value) -> Checked {
        let laps = self.object("laps", claim)?;
        self.same_moves("laps", self.position.plain_moves(), laps.keys().cloned().collect())?;
        for (written, claimed) in laps {
            let mv = self.legal_move(self.position, written)?;
            let wanted = claimed.as_u64().ok_or_else(|| self.odd("laps"))?;
            self.expect_number(written, self.position.play_unchecked(mv, &mut ()).laps, wanted)?;
        }
        Ok(())
    }
}

/// The moves that K24 alone forbids, out of all that can be written.
fn never_ending(position: &Position) -> Vec<String> {
    let of_pit = |pit| Direction::ALL.map(|direction| (pit, direction));
    let starts = Pit::ALL.into_iter().flat_map(of_pit);
    let moves =
        starts.flat_map(|(pit, direction)| [false, true].map(|safari| Move::Sow { pit, direction, safari }));
    let endless = |mv: &Move| {
        let refused = position.why_not(*mv).err();
        refused.is_some_and(|illegal| matches!(illegal.refusal, Refusal::NeverEnding { .. }))
    };
    moves.filter(endless).map(|mv| mv.plain(position.turn()).to_string()).collect()
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
