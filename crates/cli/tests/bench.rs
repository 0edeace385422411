//! `namua bench` in its three forms: a number, an object of all searches, and judgements with their checksums.

mod common;

use common::run;
use namua_engine::judgements::COUNT;
use serde_json::Value;

fn object(args: &[&str]) -> Value {
    serde_json::from_str(&run(args).out).unwrap()
}

#[test]
fn json_has_the_nodes_of_every_search() {
    let found = object(&["bench", "--json"]);
    let searches = found["searches"].as_array().unwrap();
    let sum: u64 = searches.iter().map(|search| search["nodes"].as_u64().unwrap()).sum();
    assert_eq!(found["nodes"], sum);
    assert_eq!(run(&["bench"]).out.trim(), sum.to_string());
    assert!(searches[0]["position"].as_str().unwrap().starts_with("kiswahili "));
}

#[test]
fn judgements_have_the_checksums_written_down() {
    let kept = include_str!("../../engine/nets/judgements.txt");
    let printed = run(&["bench", "--judgements", &COUNT.to_string()]).out;
    let without_count = printed.replace(&format!(" {COUNT} "), " ");
    assert_eq!(without_count, kept);
}

#[test]
fn judgements_follow_their_seed() {
    let [one, two] =
        ["1", "2"].map(|seed| object(&["bench", "--judgements", "30", "--seed", seed, "--json"]));
    assert_eq!(one["kete"]["values"].as_array().unwrap().len(), 30);
    // The start position comes first, whatever the seed.
    assert_eq!(one["kete"]["values"][0], two["kete"]["values"][0]);
    assert_ne!(one["kete"]["values"], two["kete"]["values"]);
    assert_eq!(run(&["bench", "--seed", "1"]).code, 2, "a seed is for judgements");
}
