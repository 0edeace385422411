//! `namua tables`: built, kept, verified, and built anew where they are damaged.

mod common;

use std::fs;
use std::path::Path;

use common::{Run, finish, namua};
use tempfile::TempDir;

/// Counts of all classes, the first of which are those of 4 stones.
const COUNTS: &str = include_str!("../../engine/tests/endgame/counts.txt");

fn run(cache: &Path, args: &[&str]) -> Run {
    let mut command = namua(&[&["tables"], args].concat());
    command.env("NAMUA_CACHE", cache);
    finish(command, b"")
}

#[test]
fn built_kept_and_verified() {
    let folder = TempDir::new().unwrap();
    // A folder that is not there yet.
    let cache = folder.path().join("new");
    let built = run(&cache, &["build", "--stones", "4"]);
    let path = cache.join("kimasai-4.tables");
    assert_eq!((built.code, built.out), (0, format!("{}\n", path.display())), "{}", built.err);
    assert!(built.err.starts_with("187152 positions in "), "{}", built.err);
    let written = fs::metadata(&path).unwrap().modified().unwrap();

    let verified = run(&cache, &["verify", "--stones", "4"]);
    let expected: String = COUNTS.lines().take(6).map(|line| format!("{line}\n")).collect();
    assert_eq!((verified.code, verified.out), (0, expected), "{}", verified.err);

    let again = run(&cache, &["build", "--stones", "4"]);
    assert_eq!((again.code, again.err.as_str()), (0, "The tables are there already.\n"));
    assert_eq!(fs::metadata(&path).unwrap().modified().unwrap(), written);
    assert_eq!(fs::read_dir(&cache).unwrap().count(), 1, "no file is left beside it");
}

#[test]
fn damaged_tables_are_noticed_and_built_anew() {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("kimasai-3.tables");
    run(folder.path(), &["build", "--stones", "3"]);
    let sound = fs::read(&path).unwrap();
    let flipped = sound.iter().enumerate().map(|(place, &byte)| byte ^ u8::from(place == 1000)).collect();
    let faults: [(Vec<u8>, &str); 5] = [
        (flipped, "the checksum is another"),
        (sound[..1000].to_vec(), "the tables end too early"),
        ([&sound[..], b"\n"].concat(), "the tables go on after their end"),
        (b"a text, not a table".to_vec(), "these are no endgame tables"),
        (vec![], "the tables end too early"),
    ];
    for (bytes, fault) in faults {
        fs::write(&path, bytes).unwrap();
        let verified = run(folder.path(), &["verify", "--stones", "3"]);
        assert_eq!((verified.code, verified.out.as_str()), (1, ""), "{fault}");
        assert!(
            verified.err.contains(fault) && verified.err.contains("kimasai-3.tables"),
            "{}",
            verified.err
        );
        let built = run(folder.path(), &["build", "--stones", "3"]);
        assert!(built.code == 0 && built.err.contains(fault), "{}", built.err);
        assert_eq!(fs::read(&path).unwrap(), sound, "{fault}");
    }
}

/// A file of other stones under the name is as good as damaged.
#[test]
fn a_file_of_fewer_stones_does_not_pass_for_more() {
    let folder = TempDir::new().unwrap();
    run(folder.path(), &["build", "--stones", "3"]);
    fs::rename(folder.path().join("kimasai-3.tables"), folder.path().join("kimasai-4.tables")).unwrap();
    let verified = run(folder.path(), &["verify", "--stones", "4"]);
    assert_eq!(verified.code, 1, "{}", verified.err);
    assert!(verified.err.contains("tables of 3 stones"), "{}", verified.err);
}

#[test]
fn what_is_missing_is_named_with_its_remedy() {
    let folder = TempDir::new().unwrap();
    let missing = run(folder.path(), &["verify", "--stones", "5"]);
    assert_eq!((missing.code, missing.out.as_str()), (2, ""));
    assert!(missing.err.contains("`namua tables build --stones 5`"), "{}", missing.err);
    let swahili = run(folder.path(), &["verify", "--stones", "5", "--lang", "sw"]);
    assert!(swahili.err.contains("hujenga majedwali"), "{}", swahili.err);
}

#[test]
fn a_place_that_cannot_be_written_is_named() {
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("file");
    fs::write(&file, "").unwrap();
    let built = run(&file, &["build", "--stones", "2"]);
    assert_eq!((built.code, built.out.as_str()), (2, ""));
    assert!(built.err.contains("kimasai-2.tables cannot be written"), "{}", built.err);
}

#[test]
fn stones_are_two_to_eight() {
    let folder = TempDir::new().unwrap();
    for stones in ["0", "1", "9", "300", "x"] {
        assert_eq!(run(folder.path(), &["build", "--stones", stones]).code, 2, "{stones}");
    }
}
