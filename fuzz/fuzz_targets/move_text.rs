//! No text makes the reader of moves panic, print then parse is the identity, and what is found on a board is legal.

#![no_main]

use libfuzzer_sys::fuzz_target;
use namua_rules::{MoveText, Position, Ruleset};

fuzz_target!(|text: &str| {
    match text.parse::<MoveText>() {
        Ok(parsed) => {
            assert_eq!(parsed.to_string().parse(), Ok(parsed));
            Ruleset::ALL.into_iter().for_each(|ruleset| resolve(&parsed, &Position::start(ruleset)));
        }
        Err(fault) => assert!(text.get(fault.span.clone()).is_some(), "{fault}"),
    }
});

fn resolve(text: &MoveText, position: &Position) {
    match text.to_move(position) {
        Ok(mv) => {
            assert!(position.legal_moves().contains(&mv));
            let played = position.play(mv, &mut ()).expect("a legal move");
            assert_eq!(position.parse_move(&played.text()).expect("its own text"), mv);
        }
        Err(illegal) => assert!(!illegal.to_string().is_empty()),
    }
}
