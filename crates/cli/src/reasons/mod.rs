//! What the rules say about a fault, as sentences of the chosen language. The message names are those of
//! `locales/*/refusals.ftl`; a refusal brings its own.

mod record;

use std::io;

use namua_rules::{
    Direction, Hole, IllegalMove, Move, MoveFault, MoveText, Position, PositionFault, Problem, Reason,
    Refusal, ReservedProblem, Ruleset, SetupError, Side,
};

pub(crate) use record::record_fault;

use crate::excerpt;
use crate::words::{Words, value};

/// How far a never-ending move is followed until its sowing repeats itself: past every period known (K24).
const FAR: u64 = 1 << 29;

/// Why a move is refused: one sentence, without what is possible instead.
fn refusal(words: &Words, refusal: &Refusal, ruleset: Ruleset) -> String {
    let hole = refusal.hole().map(|hole| hole.to_string()).unwrap_or_default();
    let other = refusal.other_hole().map(|hole| hole.to_string()).unwrap_or_default();
    let mut values = vec![("ruleset", ruleset.name().into()), ("hole", hole.into()), ("other", other.into())];
    match refusal {
        Refusal::NeverEnding { period: Some(laps) } => values.push(("laps", value(*laps))),
        Refusal::Over(outcome) => {
            values.push(("result", outcome.result().into()));
            values.push(("reason", reason_name(outcome.reason).into()));
        }
        _ => {}
    }
    words.say(refusal.id(), &values)
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
    let sentence = refusal(words, &illegal.refusal, ruleset);
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
    let id = match fault {
        MoveFault::Empty => "move-empty",
        MoveFault::Hole => "move-hole",
        MoveFault::Sign => "move-sign",
        MoveFault::Order => "move-order",
    };
    words.say(id, &[])
}

/// What is wrong with a position's text, in one line.
pub(crate) fn position_fault(words: &Words, fault: &PositionFault) -> String {
    let text = |id, text: &String| words.say(id, &[("text", excerpt::word(text).into())]);
    match fault {
        PositionFault::Missing(field) => {
            words.say("position-missing", &[("field", field_name(field).into())])
        }
        PositionFault::Excess => words.say("position-excess", &[]),
        PositionFault::Rows(count) => words.say("position-rows", &[("count", (*count).into())]),
        PositionFault::Columns { row, found, due } => words.say(
            "position-columns",
            &[("row", (*row).into()), ("found", (*found).into()), ("due", (*due).into())],
        ),
        PositionFault::Count(word) => text("position-count", word),
        PositionFault::Side(word) => text("position-side", word),
        PositionFault::Reserves(word) => text("position-reserves", word),
        PositionFault::Houses(word) => text("position-houses", word),
        PositionFault::Reserved(word) => text("position-reserved", word),
        PositionFault::Ruleset(word) => text("position-ruleset", word),
        PositionFault::Setup(error) => problems(words, error).join("; "),
    }
}

/// The fields of a position are told apart by their first word.
fn field_name(field: &str) -> &str {
    field.split(' ').next().unwrap_or_default()
}

/// Every reason against a set-up, each with its rule.
pub(crate) fn problems(words: &Words, error: &SetupError) -> Vec<String> {
    error
        .problems
        .iter()
        .map(|problem| format!("{} ({})", sentence(words, problem, error.ruleset), problem.rule()))
        .collect()
}

fn sentence(words: &Words, problem: &Problem, ruleset: Ruleset) -> String {
    let of =
        |id, what, value: String| words.say(id, &[("ruleset", ruleset.name().into()), (what, value.into())]);
    let of_side = |id, side: &Side| of(id, "side", side.letter().to_string());
    let of_hole = |id, hole: &Hole| of(id, "hole", hole.to_string());
    match problem {
        Problem::Total(seeds) => words.say("problem-total", &[("seeds", value(*seeds))]),
        Problem::TooManySeeds(seeds) => words.say("problem-too-many-seeds", &[("seeds", value(*seeds))]),
        Problem::CountOver255(_, Some(hole)) => of_hole("problem-count", hole),
        Problem::CountOver255(side, None) => of_side("problem-reserve-count", side),
        Problem::EmptyFrontRow(side) => of_side("problem-front-row", side),
        Problem::HouseEmpty(side) => of_side("problem-house-empty", side),
        Problem::ReservesOutOfStep(south, north) => words.say(
            "problem-out-of-step",
            &[("south", value(u64::from(*south))), ("north", value(u64::from(*north)))],
        ),
        Problem::NoHouses(side) => of_side("problem-no-houses", side),
        Problem::NoReserve(side) => of_side("problem-no-reserve", side),
        Problem::Reserved(hole, why) => of_hole(reserved_id(*why), hole),
        Problem::TwoStones(hole) => of_hole("problem-two-stones", hole),
        Problem::TooManyStones(side, stones) => words.say(
            "problem-stones",
            &[("side", side.letter().to_string().into()), ("stones", value(u64::from(*stones)))],
        ),
        Problem::NoStones(side) => of_side("problem-no-stones", side),
    }
}

const fn reserved_id(why: ReservedProblem) -> &'static str {
    match why {
        ReservedProblem::Ruleset => "problem-reserved-ruleset",
        ReservedProblem::BackRow => "problem-reserved-back-row",
        ReservedProblem::Namua => "problem-reserved-namua",
        ReservedProblem::Empty => "problem-reserved-empty",
        ReservedProblem::Capture => "problem-reserved-capture",
        ReservedProblem::Spared => "problem-reserved-spared",
        ReservedProblem::Duty => "problem-reserved-duty",
    }
}
