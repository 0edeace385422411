//! The result of a match for scripts: one object.

use namua_arena::{Estimate, Failures, Match, Sprt, Tally, Verdict};
use namua_rules::Ruleset;
use serde::Serialize;

use super::report::share;

#[derive(Serialize)]
struct Result<'a> {
    first: &'a str,
    second: &'a str,
    limits: [String; 2],
    ruleset: &'static str,
    /// Whether the match was played to its end.
    finished: bool,
    games: u64,
    wins: u64,
    draws: u64,
    losses: u64,
    score: f64,
    south_score: f64,
    plies: u64,
    pairs: [u64; 5],
    elo: Option<f64>,
    elo_error: Option<f64>,
    nelo: Option<f64>,
    nelo_error: Option<f64>,
    los: f64,
    #[serde(skip_serializing_if = "Option::is_none")]
    sprt: Option<Test>,
    failures: [Failed; 2],
}

#[derive(Serialize)]
struct Test {
    elo0: f64,
    elo1: f64,
    alpha: f64,
    beta: f64,
    model: &'static str,
    llr: f64,
    bounds: [f64; 2],
    verdict: &'static str,
}

#[derive(Serialize)]
struct Failed {
    time: u64,
    illegal: u64,
    crashes: u64,
    oversteps: u64,
}

/// The object as a line.
pub(super) fn text(
    the_match: &Match,
    ruleset: Ruleset,
    tally: &Tally,
    sprt: Option<&Sprt>,
    finished: bool,
) -> serde_json::Result<String> {
    let [first, second] = &the_match.engines;
    let (elo, nelo) = (tally.pairs.elo(), tally.pairs.normalised_elo());
    let error = |estimate: Option<Estimate>| estimate.and_then(|estimate| estimate.error);
    serde_json::to_string(&Result {
        first: &first.name,
        second: &second.name,
        limits: [first.limits.to_string(), second.limits.to_string()],
        ruleset: ruleset.name(),
        finished,
        games: tally.games(),
        wins: tally.wins,
        draws: tally.draws,
        losses: tally.losses,
        score: tally.pairs.score(),
        south_score: share(2 * tally.south_wins + tally.draws, 2 * tally.games().max(1)),
        plies: tally.plies,
        pairs: tally.pairs.0,
        elo: elo.map(|elo| elo.value),
        elo_error: error(elo),
        nelo: nelo.map(|nelo| nelo.value),
        nelo_error: error(nelo),
        los: tally.pairs.superiority(),
        sprt: sprt.map(|sprt| Test::of(sprt, tally)),
        failures: tally.failures.map(Failed::from),
    })
}

impl Test {
    fn of(sprt: &Sprt, tally: &Tally) -> Test {
        let (low, high) = sprt.bounds();
        Test {
            elo0: sprt.elo0,
            elo1: sprt.elo1,
            alpha: sprt.alpha,
            beta: sprt.beta,
            model: sprt.model.name(),
            llr: sprt.ratio(&tally.pairs),
            bounds: [low, high],
            verdict: match sprt.verdict(&tally.pairs) {
                Verdict::H0 => "H0",
                Verdict::H1 => "H1",
                Verdict::Open => "open",
            },
        }
    }
}

impl From<Failures> for Failed {
    fn from(failures: Failures) -> Failed {
        let Failures { time, illegal, crashes, oversteps } = failures;
        Failed { time, illegal, crashes, oversteps }
    }
}
