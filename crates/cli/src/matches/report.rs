//! The count of a match in words.

use namua_arena::{Estimate, Failures, Match, Sprt, Tally, Verdict};
use namua_rules::Ruleset;

use crate::words::{Words, value};

/// What is played: the engines with their limits, and the game.
pub(super) fn title(words: &Words, the_match: &Match, ruleset: Ruleset) -> String {
    let [first, second] = &the_match.engines;
    let values = [
        ("first", first.name.as_str().into()),
        ("second", second.name.as_str().into()),
        ("first-limits", first.limits.to_string().into()),
        ("second-limits", second.limits.to_string().into()),
        ("game", words.say(&format!("ruleset-{ruleset}"), &[]).into()),
    ];
    words.say("match-title", &values)
}

/// The count in a few words, for the line of progress.
pub(super) fn short(words: &Words, tally: &Tally, sprt: Option<&Sprt>) -> String {
    let elo = estimate(tally.pairs.elo());
    match sprt {
        Some(sprt) => {
            let values = [("elo", elo.into()), ("llr", signed(sprt.ratio(&tally.pairs)).into())];
            words.say("match-short-sprt", &values)
        }
        None => words.say("match-short", &[("elo", elo.into())]),
    }
}

/// The whole count.
pub(super) fn long(words: &Words, the_match: &Match, tally: &Tally, sprt: Option<&Sprt>) -> Vec<String> {
    let mut lines = vec![games(words, tally), pairs(words, tally), elo(words, tally)];
    lines.extend(sprt.map(|sprt| test(words, sprt, tally)));
    for (spec, failures) in the_match.engines.iter().zip(&tally.failures) {
        if *failures != Failures::default() {
            lines.push(failed(words, &spec.name, failures));
        }
    }
    lines.push(String::new());
    lines
}

fn games(words: &Words, tally: &Tally) -> String {
    let games = tally.games().max(1);
    let south = 2 * tally.south_wins + tally.draws;
    let values = [
        ("games", value(tally.games())),
        ("wins", value(tally.wins)),
        ("draws", value(tally.draws)),
        ("losses", value(tally.losses)),
        ("score", percent(tally.pairs.score()).into()),
        ("south", percent(share(south, 2 * games)).into()),
        ("plies", value(tally.plies / games)),
    ];
    words.say("match-games", &values)
}

fn pairs(words: &Words, tally: &Tally) -> String {
    let counts = tally.pairs.0.map(|count| count.to_string()).join(", ");
    words.say("match-pairs", &[("pairs", value(tally.pairs.count())), ("counts", counts.into())])
}

fn elo(words: &Words, tally: &Tally) -> String {
    let values = [
        ("elo", estimate(tally.pairs.elo()).into()),
        ("nelo", estimate(tally.pairs.normalised_elo()).into()),
        ("los", percent(tally.pairs.superiority()).into()),
    ];
    words.say("match-elo", &values)
}

fn test(words: &Words, sprt: &Sprt, tally: &Tally) -> String {
    let (low, high) = sprt.bounds();
    let verdict = match sprt.verdict(&tally.pairs) {
        Verdict::H0 => "match-h0",
        Verdict::H1 => "match-h1",
        Verdict::Open => "match-open",
    };
    let values = [
        ("llr", signed(sprt.ratio(&tally.pairs)).into()),
        ("low", signed(low).into()),
        ("high", signed(high).into()),
        ("elo0", sprt.elo0.to_string().into()),
        ("elo1", sprt.elo1.to_string().into()),
        ("model", sprt.model.name().into()),
        ("verdict", words.find(verdict, &[]).unwrap_or_default().into()),
    ];
    words.say("match-sprt", &values)
}

fn failed(words: &Words, name: &str, failures: &Failures) -> String {
    let values = [
        ("name", name.into()),
        ("time", value(failures.time)),
        ("illegal", value(failures.illegal)),
        ("crashes", value(failures.crashes)),
        ("oversteps", value(failures.oversteps)),
    ];
    words.say("match-failures", &values)
}

/// `27.9 ± 18.2`, with a dash for what is not known.
fn estimate(estimate: Option<Estimate>) -> String {
    let Some(Estimate { value, error }) = estimate else { return "–".to_owned() };
    let error = error.map_or("–".to_owned(), |error| format!("{error:.1}"));
    format!("{value:+.1} ± {error}")
}

fn signed(number: f64) -> String {
    format!("{number:+.2}")
}

fn percent(share: f64) -> String {
    format!("{:.1} %", share * 100.0)
}

#[expect(clippy::cast_precision_loss, reason = "no match has 2^53 games")]
pub(super) fn share(part: u64, whole: u64) -> f64 {
    part as f64 / whole as f64
}
