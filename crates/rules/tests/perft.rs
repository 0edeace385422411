//! The perft tables of `tests/data/perft`.

use namua_rules::{Position, Ruleset, perft};

#[test]
fn tables() {
    for ruleset in Ruleset::ALL {
        let path = format!("{}/tests/data/perft/{ruleset}.txt", env!("CARGO_MANIFEST_DIR"));
        let text = std::fs::read_to_string(&path).unwrap();
        let wanted: Vec<u64> =
            text.lines().map(|line| line.split(' ').nth(1).unwrap().parse().unwrap()).collect();
        let found = perft(&Position::start(ruleset), wanted.len() as u32);
        assert_eq!(found, wanted, "{ruleset}");
    }
}
