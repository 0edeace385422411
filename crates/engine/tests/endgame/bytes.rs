//! Tables as bytes: written, read, and refused.

use namua_engine::endgame::{Fault, Tables};

fn written(tables: &Tables) -> Vec<u8> {
    let mut bytes = vec![];
    tables.write(&mut bytes).unwrap();
    bytes
}

fn read(bytes: &[u8]) -> Result<Tables, Fault> {
    Tables::read(&mut &*bytes)
}

#[test]
fn what_is_written_is_read() {
    for most in 2..=5 {
        let tables = Tables::build(most).unwrap();
        let bytes = written(&tables);
        let classes = tables.layout().classes().count();
        assert_eq!(bytes.len(), 48 + 16 * classes + 8 * tables.layout().words());
        assert_eq!(&bytes[..16], [b"NAMUAKIM", &[1, 0, 0, 0, most, 0, 0, 0][..]].concat());
        assert_eq!(read(&bytes).unwrap(), tables);
    }
}

#[test]
fn a_byte_that_differs_is_noticed_wherever_it_is() {
    let bytes = written(&Tables::build(3).unwrap());
    for place in 0..bytes.len() {
        let mut damaged = bytes.clone();
        damaged[place] ^= 0x10;
        let fault = read(&damaged).unwrap_err();
        let expected = match place {
            0..8 => matches!(fault, Fault::NotTables),
            8..12 => matches!(fault, Fault::Version(_)),
            12..16 => matches!(fault, Fault::Stones(_)),
            _ => matches!(fault, Fault::Damaged),
        };
        assert!(expected, "{place}: {fault:?}");
    }
}

#[test]
fn a_wrong_length_is_noticed() {
    let bytes = written(&Tables::build(3).unwrap());
    for length in 0..bytes.len() {
        assert!(matches!(read(&bytes[..length]), Err(Fault::Short)), "{length}");
    }
    assert!(matches!(read(&[&bytes[..], &[0]].concat()), Err(Fault::Long)));
}

/// A file that claims a checksum of its own is still not believed.
#[test]
fn wrong_tables_are_refused_even_if_consistent() {
    let mut bytes = written(&Tables::build(2).unwrap());
    let last = bytes.len() - 1;
    bytes[last - 7] ^= 1;
    assert!(matches!(read(&bytes), Err(Fault::Damaged)));
}
