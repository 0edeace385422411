//! Perfect endgames of Kimasai: against a search without tables, against the rules, and as bytes.

mod bytes;
mod truth;

use namua_engine::endgame::{Builder, Class, Layout, NoSuchTables, Tables, checksum};
use namua_rules::{Kimasai, Leniency, Position, Ruleset, Setup, Side, Stone};

/// Stones of the mover, of the other, positions, positions the mover wins: of all classes of up to 8 stones.
const COUNTS: &str = include_str!("counts.txt");

/// Tables large enough to be worth testing, small enough for every run.
const TESTED: u8 = 6;

/// The position with these stones, a bit for each place of the ring.
fn position(mine: u32, yours: u32, turn: Side) -> Kimasai {
    let mut setup = Setup::empty(Ruleset::Kimasai);
    setup.turn = turn;
    for hole in Stone::RING {
        setup.set(hole.of_side(turn), mine >> hole.index() & 1);
        setup.set(hole.of_side(!turn), yours >> hole.index() & 1);
    }
    let Ok(Position::Kimasai(position)) = setup.position(Leniency::Strict) else { panic!("no position") };
    position
}

/// Classes with their counts, as the tables have them.
fn counts(tables: &Tables) -> String {
    let line = |class: Class| {
        let (positions, wins) = (class.positions(), tables.wins(class));
        format!("{} {} {positions} {wins}\n", class.mover, class.other)
    };
    tables.layout().classes().map(line).collect()
}

#[test]
fn counts_and_checksums_are_those_committed() {
    for most in 2..=TESTED {
        let tables = Tables::build(most).unwrap();
        let counted = counts(&tables);
        assert!(COUNTS.starts_with(&counted), "{most} stones:\n{counted}");
        assert_eq!(Some(tables.checksum().as_str()), checksum(most), "{most} stones");
    }
}

/// The same for all tables: some seconds and 200 MB.
#[test]
#[ignore = "large; `namua tables build` and `namua tables verify` do the same"]
fn counts_and_checksums_of_the_largest_tables() {
    let tables = Tables::build(8).unwrap();
    assert_eq!(counts(&tables), COUNTS);
    assert_eq!(Some(tables.checksum().as_str()), checksum(8));
}

#[test]
fn pairs_of_a_stage_are_solved_in_any_order() {
    let mut builder = Builder::new(5).unwrap();
    for stage in builder.stages() {
        let solved: Vec<_> = stage.into_iter().rev().map(|pair| builder.solve(pair, &mut |_| {})).collect();
        solved.iter().for_each(|solved| builder.add(solved));
    }
    assert_eq!(builder.finish(), Tables::build(5).unwrap());
}

#[test]
fn progress_ends_with_all_done() {
    let mut builder = Builder::new(4).unwrap();
    for pair in builder.stages().flatten() {
        let mut shares = vec![];
        let solved = builder.solve(pair, &mut |share| shares.push(share));
        builder.add(&solved);
        assert!(shares.is_sorted() && shares.last() == Some(&1.0), "{shares:?}");
    }
}

#[test]
fn tables_have_two_to_eight_stones() {
    for most in [0, 1, 9, 255] {
        assert_eq!(Tables::build(most), Err(NoSuchTables(most.into())));
        assert_eq!(checksum(most), None);
    }
    let layout = Layout::up_to(8).unwrap();
    let positions: u64 =
        COUNTS.lines().map(|line| line.split(' ').nth(2).unwrap().parse::<u64>().unwrap()).sum();
    assert_eq!((layout.classes().count(), layout.positions()), (28, positions));
}
