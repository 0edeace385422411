//! What the rules say about a fault, as sentences of the chosen language. The message names are those of
//! `locales/*/refusals.ftl`; a refusal brings its own.

use std::io;

use namua_rules::text::told::{Fact, Message};
use namua_rules::{
    Direction, IllegalMove, Move, MoveError, MoveFault, MoveText, Position, PositionFault, Reason,
    RecordFault, Refusal, Ruleset, SetupError,
};

use crate::excerpt;
use crate::words::{Words, value};

/// How far a never-ending move is followed until its sowing repeats itself: past every period known (K24).
const FAR: u64 = 1 << 29;

/// A message with its facts as a sentence; words of a text that was read are cut where they are long.
fn told(words: &Words, message: &Message) -> String {
    let values: Vec<_> = message
        .facts
        .iter()
        .map(|(name, fact)| match fact {
            Fact::Text(text) => (*name, text.as_str().into()),
            Fact::Word(word) => (*name, excerpt::word(word).into()),
            Fact::Number(number) => (*name, value(*number)),
        })
        .collect();
    words.say(message.id, &values)
}

/// What the system says about a file or an address; what is rare, in its own words.
pub(crate) fn system(words: &Words, error: &io::Error) -> String {
    match error.kind() {
        io::ErrorKind::NotFound => words.say("system-not-found", &[]),
        io::ErrorKind::PermissionDenied => words.say("system-denied", &[]),
        io::ErrorKind::IsADirectory => words.say("system-directory", &[]),
        io::ErrorKind::NotADirectory => words.say("system-no-directory", &[]),
        io::ErrorKind::StorageFull => words.say("system-full", &[]),
        io::ErrorKind::AddrInUse => words.say("serve-taken", &[]),
        io::ErrorKind::AddrNotAvailable => words.say("serve-elsewhere", &[]),
        _ => error.to_string(),
    }
}

/// The name of a reason in messages.
pub(crate) fn reason_name(reason: Reason) -> &'static str {
    match reason.name() {
        "no move" => "no-move",
        name => name,
    }
}

/// The sentence, and what is possible instead.
pub(crate) fn explain(words: &Words, illegal: &IllegalMove, ruleset: Ruleset) -> String {
    let sentence = told(words, &illegal.refusal.message().ruleset(ruleset));
    if illegal.possible.is_empty() {
        return sentence;
    }
    let texts: Vec<_> = illegal.possible.iter().map(|mv| mv.plain(illegal.side).to_string()).collect();
    format!("{sentence} {}", words.say("possible", &[("moves", texts.join(", ").into())]))
}

/// The same in one line with the rule first: `K7 You must capture ..`.
pub(crate) fn illegal(words: &Words, illegal: &IllegalMove, ruleset: Ruleset) -> String {
    format!("{} {}", illegal.refusal.rule(), explain(words, illegal, ruleset))
}

/// The same for people: the rule only if it has a number to look up.
pub(crate) fn for_people(words: &Words, illegal: &IllegalMove, ruleset: Ruleset) -> String {
    let (rule, sentence) = (illegal.refusal.rule(), explain(words, illegal, ruleset));
    if rule.starts_with(|c: char| c.is_ascii_uppercase()) { format!("{rule}: {sentence}") } else { sentence }
}

/// The refusal with the true period of a never-ending move, however long it takes to find.
pub(crate) fn with_period(mut illegal: IllegalMove, position: &Position, wish: &MoveText) -> IllegalMove {
    let Refusal::NeverEnding { period: None } = illegal.refusal else { return illegal };
    let (Position::Bao(bao), Some(pit)) = (position, wish.hole.pit()) else { return illegal };
    let directions = Direction::ALL.into_iter().filter(|d| wish.direction.is_none_or(|w| w == *d));
    let safari = wish.safari == Some(true);
    let period =
        directions.filter_map(|direction| bao.period(Move::Sow { pit, direction, safari }, FAR)).next();
    illegal.refusal = Refusal::NeverEnding { period };
    illegal
}

/// What is wrong with a move's text.
pub(crate) fn move_fault(words: &Words, fault: MoveFault) -> String {
    told(words, &fault.message())
}

/// What is wrong with a position's text, in one line.
pub(crate) fn position_fault(words: &Words, fault: &PositionFault) -> String {
    match (fault, fault.message()) {
        (PositionFault::Setup(error), _) => problems(words, error).join("; "),
        (_, message) => message.map_or_else(String::new, |message| told(words, &message)),
    }
}

/// What is wrong with a record, in one line.
pub(crate) fn record_fault(words: &Words, fault: &RecordFault) -> String {
    match (fault, fault.message()) {
        (RecordFault::Move { ruleset, error, .. }, _) => match error {
            MoveError::Text(fault) => move_fault(words, fault.kind),
            MoveError::Illegal(illegal) => for_people(words, illegal, *ruleset),
        },
        (RecordFault::Position(fault), _) => position_fault(words, fault),
        (_, message) => message.map_or_else(String::new, |message| told(words, &message)),
    }
}

/// Every reason against a set-up, each with its rule.
pub(crate) fn problems(words: &Words, error: &SetupError) -> Vec<String> {
    error
        .problems
        .iter()
        .map(|problem| format!("{} ({})", told(words, &problem.message(error.ruleset)), problem.rule()))
        .collect()
}
