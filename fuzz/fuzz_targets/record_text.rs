//! No text makes the reader of records panic, a fault's bytes lie in the text, and print then parse is the identity.

#![no_main]

use libfuzzer_sys::fuzz_target;
use namua_rules::{Leniency, Record};

fuzz_target!(|text: &str| {
    match Record::parse_all(text, Leniency::Lenient) {
        Ok(records) => {
            let printed: String = records.iter().map(ToString::to_string).collect();
            let again = Record::parse_all(&printed, Leniency::Lenient);
            let again = again.unwrap_or_else(|fault| panic!("{fault}\n{printed}"));
            assert_eq!(again, records, "{printed}");
            for record in &records {
                assert_eq!(record.game().outcome().map(Into::into), decided(record), "{printed}");
            }
        }
        Err(fault) => assert!(text.get(fault.span.clone()).is_some(), "{fault}"),
    }
});

fn decided(record: &Record) -> Option<namua_rules::Score> {
    Some(record.result()).filter(|score| *score != namua_rules::Score::Open)
}
