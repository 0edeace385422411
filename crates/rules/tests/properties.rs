//! Statements about play that hold in every position, tried on positions of random games and on random boards.

mod counters;
mod random;

use namua_rules::{
    Bao, Game, Leniency, Move, Outcome, Pit, Played, Position, Refusal, Row, Ruleset, Setup, Side, Stage,
    Step, Trace, zobrist,
};
use random::{Games, Random, bao, each_position, sowing};

fn each_play(ruleset: Ruleset, count: usize, mut f: impl FnMut(&Position, &Played)) {
    each_position(ruleset, count, |position| {
        for mv in position.legal_moves() {
            f(position, &position.play_unchecked(mv, &mut ()));
        }
    });
}

fn front_row(bao: &Bao, side: Side) -> u32 {
    bao.ring(side)[..8].iter().map(|&n| u32::from(n)).sum()
}

/// The fact of L1 that a position shows, K25 and K24, and that no seed is lost or made.
#[test]
fn seeds_are_conserved_and_every_sowing_ends() {
    for ruleset in sowing() {
        each_play(ruleset, 20_000, |position, played| {
            let (before, after) = (bao(position), bao(&played.after));
            assert_eq!(before.seeds(), after.seeds(), "{position} {}", played.text());
            assert!((1..=10_000).contains(&played.laps) || after.hand() > 0, "{position} {}", played.text());
            assert!(front_row(after, played.side) > 0, "{position} {}", played.text());
            assert_eq!(after.turn(), !played.side);
            assert_eq!(front_row(after, after.turn()) == 0, after.hand() > 0);
        });
    }
}

/// A board written down says the same of its houses, and its rows lie as they are written.
#[test]
fn set_ups_show_what_positions_are() {
    for ruleset in Ruleset::ALL {
        each_position(ruleset, 2_000, |position| {
            let setup = Setup::from(position);
            if let Position::Bao(bao) = position {
                assert_eq!(Side::ALL.map(|side| setup.house(side)), Side::ALL.map(|side| bao.house(side)));
            }
            let counts = |(side, row)| setup.row(side, row).map(|hole| position.count(hole).to_string());
            let rows = Setup::ROWS.map(|row| counts(row).collect::<Vec<_>>().join(","));
            assert!(position.to_string().starts_with(&(rows.join("/") + " ")), "{position}");
        });
    }
}

/// A list of moves is complete, in order and without repetition, and says the same as the questions about it.
#[test]
fn lists_are_in_order() {
    let order = |mv: &Move| match *mv {
        Move::Sow { pit, direction, safari } => (pit.row(), pit.column(), Some(direction), safari),
        Move::Step(stone) => (stone.row(), stone.column(), None, false),
    };
    for ruleset in Ruleset::ALL {
        each_position(ruleset, 20_000, |position| {
            let moves = position.legal_moves();
            assert!(moves.is_sorted_by(|a, b| order(a) < order(b)), "{position}");
            assert_eq!(position.has_move(), !moves.is_empty());
            let captures = |mv: &Move| position.play_unchecked(*mv, &mut ()).capturing;
            assert_eq!(position.has_capture(), moves.iter().any(captures));
            if let Position::Bao(bao) = position {
                assert_eq!(bao.count_moves(), moves.len());
                assert!(bao.threatens() || !bao.has_capture());
                let mut made = Vec::new();
                bao.for_each_move(|next| {
                    assert_eq!(bao.play_unchecked(next.mv, &mut ()), next, "{position}");
                    made.push(next.mv);
                });
                assert_eq!(made, *moves);
            }
        });
    }
}

#[test]
fn accepted_iff_generated() {
    for ruleset in Ruleset::ALL {
        each_position(ruleset, 10_000, |position| {
            let legal = position.legal_moves();
            for mv in (0..Move::CODES as u8).filter_map(Move::from_code) {
                match position.why_not(mv) {
                    Ok(()) => assert!(legal.contains(&mv), "{position} {mv:?}"),
                    Err(illegal) => {
                        assert!(!legal.contains(&mv), "{position} {mv:?}: {illegal}");
                        assert!(illegal.possible.iter().all(|mv| legal.contains(mv)));
                        assert_eq!(illegal.possible.is_empty(), position.outcome().is_some());
                    }
                }
            }
        });
    }
}

/// A trace tells every count of every step truly and leads to the position after the move; L1 holds at each drop.
#[test]
fn traces_lead_to_the_position_after() {
    for ruleset in Ruleset::ALL {
        each_play(ruleset, 20_000, |position, played| {
            let trace = position.trace(played.mv).expect("a legal move");
            counters::follow(position, &trace, played);
            let text = format!("{ruleset} {position} {}", played.text());
            check_facts(&trace, played, &text);
        });
    }
}

/// The facts of a played move as its trace tells them.
fn check_facts(trace: &Trace, played: &Played, text: &str) {
    let count = |wanted: fn(&Step) -> bool| trace.steps.iter().filter(|step| wanted(step)).count();
    let captured: u32 = trace
        .steps
        .iter()
        .map(|s| if let Step::Capture { seeds, .. } = s { u32::from(*seeds) } else { 0 })
        .sum();
    assert_eq!(captured, u32::from(played.captured), "{text}");
    let ends: Vec<_> =
        trace.steps.iter().filter(|s| matches!(s, Step::Stop { .. } | Step::Win { .. })).collect();
    assert_eq!(ends.len(), 1, "{text}");
    match *ends[0] {
        Step::Win { hand } => assert_eq!(hand, played.after.hand(), "{text}"),
        Step::Stop { hole, .. } => assert_eq!(hole, played.end, "{text}"),
        _ => unreachable!(),
    }
    if played.after.ruleset() == Ruleset::Kimasai {
        return;
    }
    let laps = count(|s| matches!(s, Step::Lift { .. } | Step::Enter { .. }));
    assert_eq!(laps, usize::from(played.laps), "{text}");
    assert_eq!(count(|s| matches!(s, Step::Capture { .. })) > 0, played.capturing, "{text}");
    let safari = matches!(played.mv, Move::Sow { safari: true, .. });
    assert_eq!(count(|s| matches!(s, Step::Safari { .. })) == 1, safari, "{text}");
}

#[test]
fn hashes_follow_every_move() {
    for ruleset in Ruleset::ALL {
        let mut random = Random::new(5 + ruleset as u64);
        for _ in 0..200 {
            let mut game = Game::new(ruleset);
            while let (None, Some(mv)) = (game.outcome(), random.legal_move(game.position())) {
                game.play(mv, &mut ()).expect("a legal move");
                assert_eq!(game.hash(), game.position().hash(), "{ruleset} {}", game.position());
            }
            let hash = game.hash();
            game.undo(3);
            assert_eq!(game.hash(), game.position().hash());
            assert!(game.plies().is_empty() || hash != game.hash());
        }
    }
}

/// Every field of a set-up has its say in the hash, and different positions have different hashes here.
#[test]
fn hashes_tell_positions_apart() {
    let mut seen = std::collections::HashMap::new();
    for ruleset in Ruleset::ALL {
        each_position(ruleset, 20_000, |position| {
            if let Some(other) = seen.insert(position.hash(), *position) {
                assert_eq!(other, *position);
            }
        });
    }
    assert!(seen.len() > 80_000);
    // The start of kiswahili: the keys are fixed, a change breaks what others have stored.
    assert_eq!(zobrist::SEED, 0x4e_616d_7561);
    let hashes = Ruleset::ALL.map(|ruleset| Position::start(ruleset).hash());
    assert_eq!(hashes, START_HASHES, "{hashes:#x?}");
}

const START_HASHES: [u64; 5] = [
    0x807e_6939_a3bb_4d33,
    0x2ce3_4992_58f4_9900,
    0xb63a_b6c4_6e39_f356,
    0xc4fb_fb8d_cd57_9586,
    0x237f_2d25_5268_c1ad,
];

/// L2.
#[test]
fn no_mtaji_capture_from_the_sole_front_hole() {
    for ruleset in sowing() {
        each_play(ruleset, 20_000, |position, played| {
            let Move::Sow { pit, .. } = played.mv else { return };
            if played.capturing && position.stage() == Some(Stage::Mtaji) && pit.row() == Row::Front {
                let bao = bao(position);
                let others = front_row(bao, played.side) - u32::from(bao.count(played.side, pit));
                assert!(others > 0, "{position} {}", played.text());
            }
        });
    }
}

/// L3: a reservation takes away the last legal move only where K24 forbids the others.
#[test]
fn takasia_leaves_a_move() {
    let mut reserved = 0;
    for ruleset in sowing() {
        each_position(ruleset, 60_000, |position| {
            if position.reserved().is_none_or(|hole| hole.side() != position.turn()) {
                return;
            }
            let free = Setup { reserved: None, ..Setup::from(position) };
            let free = free.position(Leniency::Lenient).expect("a position");
            let never_ending = |mv: Move| matches!(position.why_not(mv), Err(e) if matches!(e.refusal, Refusal::NeverEnding { .. }));
            reserved += 1;
            let some = position.has_move() || (0..64).filter_map(Move::from_code).any(never_ending);
            assert!(some || !free.has_move(), "{ruleset} {position}");
        });
    }
    assert!(reserved > 1_000, "{reserved}");
}

/// L4.
#[test]
fn a_standing_kuu_is_functional() {
    let (mut random, mut games) = (Random::new(4), Games::new(Ruleset::Kete));
    for _ in 0..100_000 {
        let position = games.next(&mut random);
        for side in Side::ALL {
            let bao = bao(&position);
            assert!(!bao.owns_house(side) || bao.count(side, Pit::HOUSE) >= 6, "{position}");
        }
    }
}

/// L5.
#[test]
fn boards_without_houses_are_symmetric() {
    for ruleset in sowing() {
        each_position(ruleset, 10_000, |position| {
            let mut setup = Setup::from(position);
            setup.houses = Default::default();
            let Ok(Position::Bao(bao)) = setup.position(Leniency::Lenient) else { return };
            let mirror = bao.mirrored();
            assert_eq!(mirror.mirrored(), bao);
            let mut moves: Vec<_> = bao.legal_moves().iter().map(|mv| mv.mirrored()).collect();
            let mut mirrored = mirror.legal_moves().to_vec();
            moves.sort();
            mirrored.sort();
            assert_eq!(moves, mirrored, "{ruleset} {position}");
            for mv in bao.legal_moves() {
                let (a, b) = (bao.play_unchecked(mv, &mut ()), mirror.play_unchecked(mv.mirrored(), &mut ()));
                assert_eq!(a.after.mirrored(), b.after, "{ruleset} {position}");
                assert_eq!((a.laps, a.captured, a.end.mirrored()), (b.laps, b.captured, b.end));
            }
        });
    }
}

/// Outcomes name the winner: never the player who would be to move (K25, K26, M6).
#[test]
fn the_mover_never_loses_by_his_move() {
    for ruleset in Ruleset::ALL {
        each_play(ruleset, 10_000, |_, played| {
            if let Some(Outcome { winner, .. }) = played.outcome {
                assert_eq!(winner, Some(played.side));
            }
        });
    }
}
