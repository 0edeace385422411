//! The crate and the naive second implementation (`tests/naive`) say the same about every move of 100,000 positions
//! of each ruleset: half of them from random games, half of them boards that play need not reach. They also
//! refuse the same set-ups.

mod naive;
mod random;

use namua_rules::{Leniency, Played, Position, Refusal, Ruleset};
use random::{Games, Random};

const FROM_GAMES: usize = 50_000;
const STRICT_BOARDS: usize = 40_000;
const LENIENT_BOARDS: usize = 10_000;
const SETUPS: usize = 30_000;

/// What the crate says about a move, in the words of the naive implementation.
fn told(played: &Played) -> naive::Play {
    naive::Play {
        mv: played.mv.plain(played.side).to_string(),
        takata: !played.capturing,
        reserves: played.reserves.map(|hole| hole.to_string()),
        after: played.after.to_string(),
        result: played.outcome.map(|outcome| outcome.result()),
        hand: u32::from(played.after.hand()),
        laps: u32::from(played.laps),
    }
}

fn compare(position: &Position, leniency: Leniency) {
    let (ruleset, text) = (position.ruleset().name(), position.to_string());
    let naive = match leniency {
        Leniency::Strict => naive::plays(ruleset, &text),
        Leniency::Lenient => naive::plays_lenient(ruleset, &text),
    };
    let naive = naive.unwrap_or_else(|e| panic!("{ruleset} {text}: refused by naive: {e:?}"));
    let moves = position.legal_moves();
    let ours: Vec<_> = moves.iter().map(|&mv| told(&position.play_unchecked(mv, &mut ()))).collect();
    assert_eq!(ours, naive, "{ruleset} {text}");
    assert_eq!(position.has_move(), !ours.is_empty(), "{ruleset} {text}");
    assert_eq!(position.has_capture(), capture_among(position, &naive), "{ruleset} {text}");
}

/// In Kimasai captures stand among other moves; in the 4x8 games a list holds captures only or none (K7).
fn capture_among(position: &Position, plays: &[naive::Play]) -> bool {
    let any = plays.iter().any(|play| !play.takata);
    let all = plays.iter().all(|play| !play.takata);
    assert!(any == all || plays.is_empty() || position.ruleset() == Ruleset::Kimasai);
    any
}

/// The moves that only K24 forbids.
fn compare_never_ending(position: &Position) {
    let (ruleset, text) = (position.ruleset().name(), position.to_string());
    let Position::Bao(bao) = position else { return };
    let mut ours: Vec<_> = (0..64)
        .filter_map(namua_rules::Move::from_code)
        .filter(|&mv| match bao.why_not(mv) {
            Err(illegal) => matches!(illegal.refusal, Refusal::NeverEnding { .. }),
            Ok(()) => false,
        })
        .map(|mv| mv.plain(position.turn()).to_string())
        .collect();
    ours.sort();
    assert_eq!(ours, naive::never_ending(ruleset, &text), "{ruleset} {text}");
}

fn games(ruleset: Ruleset, random: &mut Random) {
    let mut games = Games::new(ruleset);
    for nth in 0..FROM_GAMES {
        let position = games.next(random);
        compare(&position, Leniency::Strict);
        if nth % 50 == 0 {
            compare_never_ending(&position);
        }
    }
}

/// Facts about random boards that show that the interesting cases are among them.
#[derive(Debug, Default)]
struct Seen {
    barred: usize,
    duty: usize,
    namua: usize,
    captures: usize,
    over: usize,
}

impl Seen {
    fn note(&mut self, position: &Position) {
        let reserved = position.reserved().map(|hole| hole.side() == position.turn());
        self.barred += usize::from(reserved == Some(true));
        self.duty += usize::from(reserved == Some(false));
        self.namua += usize::from(position.reserve(position.turn()) > 0);
        self.captures += usize::from(position.has_capture());
        self.over += usize::from(!position.has_move());
    }
}

fn boards(ruleset: Ruleset, random: &mut Random) -> Seen {
    let mut seen = Seen::default();
    for nth in 0..STRICT_BOARDS + LENIENT_BOARDS {
        let leniency = if nth < STRICT_BOARDS { Leniency::Strict } else { Leniency::Lenient };
        let position = random::position(random, ruleset, leniency);
        seen.note(&position);
        compare(&position, leniency);
        if nth % 50 == 0 {
            compare_never_ending(&position);
        }
    }
    seen
}

/// Whether a set-up can be played, strictly and leniently.
fn setups(ruleset: Ruleset, random: &mut Random) {
    let mut accepted = [0; 2];
    for _ in 0..SETUPS {
        let total = if random.one_in(8) { random.below(300) as u32 } else { 64 };
        let mut setup = random::setup(random, ruleset, total);
        (0..random.below(3)).for_each(|_| random::spoil(random, &mut setup));
        let text = setup.to_string();
        for (nth, leniency) in [Leniency::Strict, Leniency::Lenient].into_iter().enumerate() {
            let ours = Position::parse(&text, ruleset, leniency);
            let naive = match leniency {
                Leniency::Strict => naive::plays(ruleset.name(), &text).err().unwrap_or_default(),
                Leniency::Lenient => naive::plays_lenient(ruleset.name(), &text).err().unwrap_or_default(),
            };
            assert_eq!(ours.is_ok(), naive.is_empty(), "{ruleset} {text}: {ours:?} {naive:?}");
            accepted[nth] += usize::from(ours.is_ok());
        }
    }
    assert!(accepted.iter().all(|&n| n > SETUPS / 20 && n < SETUPS * 19 / 20), "{accepted:?}");
}

fn agree(ruleset: Ruleset) {
    let mut random = Random::new(0x6b65_7465 + ruleset as u64);
    setups(ruleset, &mut random);
    games(ruleset, &mut random);
    let seen = boards(ruleset, &mut random);
    let many = 1_000;
    assert!(seen.captures > many, "{seen:?}");
    if let Some(rules) = ruleset.rules() {
        assert!(!rules.takasia || seen.barred > many, "{seen:?}");
        assert!(!rules.duty || seen.duty > many, "{seen:?}");
        assert!(rules.reserve == 0 || seen.namua > many, "{seen:?}");
    }
    println!("{ruleset}: {seen:?}");
}

#[test]
fn kiswahili() {
    agree(Ruleset::Kiswahili);
}

#[test]
fn zanzibar() {
    agree(Ruleset::Zanzibar);
}

#[test]
fn kete() {
    agree(Ruleset::Kete);
}

#[test]
fn kujifunza() {
    agree(Ruleset::Kujifunza);
}

#[test]
fn kimasai() {
    agree(Ruleset::Kimasai);
}
