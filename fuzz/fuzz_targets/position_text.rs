//! No text makes the reader of positions panic, a fault's bytes lie in the text, and print then parse is the identity.

#![no_main]

use libfuzzer_sys::fuzz_target;
use namua_rules::{Leniency, Position, Ruleset, Setup};

fuzz_target!(|text: &str| {
    for ruleset in Ruleset::ALL {
        match Setup::parse(text, ruleset) {
            Ok(setup) => set_up(&setup),
            Err(fault) => assert!(text.get(fault.span.clone()).is_some(), "{fault}"),
        }
    }
});

fn set_up(setup: &Setup) {
    assert_eq!(Setup::parse(&setup.to_string(), setup.ruleset).as_ref(), Ok(setup));
    for leniency in [Leniency::Strict, Leniency::Lenient] {
        match setup.position(leniency) {
            Ok(position) => {
                assert_eq!(Setup::from(&position), *setup);
                let read = |text: &str| Position::parse(text, Ruleset::Kiswahili, leniency);
                assert_eq!(read(&position.named_text()), Ok(position));
                assert_eq!(read(&position.url_text()), Ok(position));
            }
            Err(error) => assert!(!error.problems.is_empty() && !error.to_string().is_empty()),
        }
    }
}
