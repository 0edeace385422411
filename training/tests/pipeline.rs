//! The whole way from a run's file to a network that judges, in a tiny run; and what happens where a run is killed, or
//! finds a file that is damaged.

mod common;

use std::fs;
use std::process::Child;
use std::thread::sleep;
use std::time::Duration;

use common::{Place, files, tiny};
use namua_engine::eval::Evaluation;
use namua_engine::{Evaluator, judgements};
use namua_rules::Ruleset;

/// Bytes of a record.
const RECORD: usize = 48;

#[test]
fn a_run_makes_a_network_that_judges() {
    let place = Place::new(&tiny(2));
    place.run("selfplay", 2);
    let games = files(&place.games(), "bin");
    assert_eq!(games.len(), 6, "24 games, four in a file");
    assert!(games.iter().all(|(_, bytes)| !bytes.is_empty() && bytes.len() % RECORD == 0));

    let said = place.run("train", 2);
    let records: usize = games.iter().map(|(_, bytes)| bytes.len() / RECORD).sum();
    assert_eq!(filtered(&said), records, "{said}");
    assert!(said.contains("epoch  2: error"), "{said}");
    assert!(said.contains("testing in whole numbers") && said.contains("tiny.net"), "{said}");

    let network = fs::read(place.network()).unwrap();
    let mut evaluator = Evaluator::hand_made().with_file(&[Ruleset::Kujifunza], &network).unwrap();
    let positions = judgements::positions(Ruleset::Kujifunza, 1).take(50);
    let mut judged: Vec<i32> = positions.map(|position| evaluator.evaluate(&position)).collect();
    judged.sort_unstable();
    judged.dedup();
    assert!(judged.len() > 10, "it says the same of everything");
}

/// How many records the filter looked at, of positions without mirror images: those taken, halved, and those left out.
fn filtered(said: &str) -> usize {
    let line = said.lines().find(|line| line.starts_with("filter: ")).unwrap_or_else(|| panic!("{said}"));
    let words = line.split(|c: char| !c.is_ascii_digit()).filter(|word| !word.is_empty());
    let numbers: Vec<usize> = words.map(|word| word.parse().unwrap()).collect();
    let [taken, open, decided, _, forced, _] = numbers[..] else { panic!("{line}") };
    taken / 2 + open + decided + forced
}

#[test]
fn threads_change_nothing() {
    let [one, two] = [1, 2].map(|threads| {
        let place = Place::new(&tiny(1));
        place.run("selfplay", threads);
        place.run("train", threads);
        (files(&place.games(), "bin"), fs::read(place.network()).unwrap())
    });
    assert!(one == two);
}

#[test]
fn games_go_on_after_a_kill() {
    let whole = Place::new(&tiny(1));
    whole.run("selfplay", 1);
    let broken = Place::new(&tiny(1));
    let mut child = broken.start("selfplay");
    kill_when(&mut child, || !files(&broken.games(), "bin").is_empty());
    // A file that was not finished has another name and counts for nothing.
    fs::write(broken.games().join(".tmp0"), [1; 100]).unwrap();
    fs::remove_file(broken.games().join("kujifunza-00000.bin")).unwrap();
    broken.run("selfplay", 2);
    assert!(files(&broken.games(), "bin") == files(&whole.games(), "bin"));
}

#[test]
fn learning_goes_on_after_a_kill() {
    const EPOCHS: u32 = 60;
    let place = Place::new(&tiny(EPOCHS));
    place.run("selfplay", 2);
    place.run("train", 2);
    let network = fs::read(place.network()).unwrap();
    // On a busy machine the kill may come after the end; then it is tried again.
    let midway = (0..5).any(|_| {
        fs::remove_file(place.state()).unwrap();
        fs::remove_file(place.network()).unwrap();
        let mut child = place.start("train");
        kill_when(&mut child, || place.state().exists());
        let state = fs::read(place.state()).unwrap();
        let epoch = u32::from_le_bytes(state[..4].try_into().unwrap());
        place.run("train", 2);
        assert!(fs::read(place.network()).unwrap() == network, "killed after epoch {epoch}");
        (1..EPOCHS).contains(&epoch)
    });
    assert!(midway, "it was never killed in the middle");
}

/// Kills a process as soon as something is there, or lets it end.
fn kill_when(child: &mut Child, there: impl Fn() -> bool) {
    while child.try_wait().unwrap().is_none() && !there() {
        sleep(Duration::from_millis(1));
    }
    let _ = child.kill();
    child.wait().unwrap();
}

#[test]
fn damaged_records_are_named() {
    let place = Place::new(&tiny(1));
    place.run("selfplay", 2);
    let path = place.games().join("kujifunza-00002.bin");
    let whole = fs::read(&path).unwrap();

    fs::write(&path, &whole[..whole.len() - 1]).unwrap();
    let complaint = place.fail("train");
    assert!(complaint.contains("kujifunza-00002.bin ends within a record"), "{complaint}");

    let mut nonsense = whole;
    nonsense[2 * RECORD..3 * RECORD].fill(255);
    fs::write(&path, nonsense).unwrap();
    let complaint = place.fail("train");
    assert!(complaint.contains("record 2 of") && complaint.contains("kujifunza-00002.bin"), "{complaint}");

    // What was deleted is played again.
    fs::remove_file(&path).unwrap();
    place.run("selfplay", 2);
    place.run("train", 2);
}

#[test]
fn damaged_states_are_named() {
    let place = Place::new(&tiny(1));
    place.run("selfplay", 2);
    place.run("train", 2);
    let whole = fs::read(place.state()).unwrap();

    let mut damaged = whole.clone();
    damaged[4321] ^= 1;
    fs::write(place.state(), &damaged).unwrap();
    let complaint = place.fail("train");
    assert!(complaint.contains("state.bin is damaged; delete it"), "{complaint}");

    fs::write(place.state(), &whole[..1000]).unwrap();
    let complaint = place.fail("train");
    assert!(complaint.contains("state.bin is of another network; delete it"), "{complaint}");
}

#[test]
fn faults_of_a_run_are_told_with_its_file() {
    for (run, said) in [
        (tiny(1).replace("nodes = 50", "nodes = 0"), "play plays nothing"),
        (tiny(1).replace("nodes = 50", "knots = 50"), "knots"),
        (tiny(1).replace("[2, 4]", "[4, 2]"), "opening [4, 2] is upside down"),
        (tiny(1).replace("batch = 64", "batch = 0"), "batch and logit must be positive"),
    ] {
        let complaint = Place::new(&run).fail("selfplay");
        assert!(complaint.contains("tiny.toml") && complaint.contains(said), "{complaint}");
    }
    let complaint = Place::new(&tiny(1).replace("kujifunza", "chess")).fail("selfplay");
    assert!(complaint.contains("chess"), "{complaint}");
    let without = tiny(1).replace("file = 4", "file = 4\nnetwork = \"none/first.net\"");
    let complaint = Place::new(&without).fail("selfplay");
    assert!(complaint.contains("none/first.net; the run that makes it comes first"), "{complaint}");
    let complaint = Place::new(&tiny(1)).fail("train");
    assert!(complaint.contains("cannot read") && complaint.contains("play"), "{complaint}");
}
