//! A game of Kujifunza in which South throws a won position away by his fifth move.

use core::sync::atomic::{AtomicBool, Ordering::Relaxed};

use namua_rules::{Position, Record, Ruleset, Side};

use super::*;
use crate::{Engine, Limits, NoClock, Score};

const GAME: &str = r#"
    [South "Asha"]
    [North "Juma"]
    [Variant "kujifunza"]

    {Lamu} 1. B2L {slow} a4R 2. B7R b1L 3. B1L b2L 4. B8R! a5L* {[%eval 0.10] [%clk 0:09]}
    5. A7L $14 {[%eval 0.30]} {he hoped} (5. B3L {no}) b8R 6. B6R a8L 7. A2R a7L# 0-1"#;

/// The ply of `5. A7L`.
const LAST_CHANCE: usize = 8;

fn game() -> Record {
    GAME.parse().unwrap()
}

fn settings(depth: u32, lines: usize) -> Settings {
    Settings { limits: Limits::depth(depth), lines, threads: 1 }
}

fn judged(record: &Record, settings: &Settings) -> Report {
    let outside = Outside { clock: &NoClock, stop: &AtomicBool::new(false) };
    report(&mut Engine::new(4), record, settings, outside, &mut |_| {})
}

#[test]
fn a_thrown_win_is_a_blunder() {
    let record = game();
    let report = judged(&record, &settings(10, 3));
    assert!(report.is_whole());
    let blunder = &report.judgements[LAST_CHANCE];
    assert_eq!(
        (blunder.ply, blunder.side, blunder.verdict),
        (LAST_CHANCE, Side::South, Some(Verdict::Blunder))
    );
    assert!(matches!(blunder.thought.best().score, Score::WinIn(_)), "{blunder:?}");
    assert!(matches!(blunder.played.score, Score::LossIn(_)), "{blunder:?}");
    assert_eq!((blunder.loss(), blunder.eval().chance()), (1000, 0));
    assert_eq!(blunder.thought.prospects.len(), 3);
    let before = record.line().moves()[LAST_CHANCE - 1].ply().after;
    assert_eq!(blunder.thought.best().texts(&before).last().unwrap().chars().last(), Some('#'));
    let last = &report.judgements[13];
    assert_eq!((last.played.score, last.loss()), (Score::WinIn(1), 0));
    assert_eq!(last.eval(), Eval::Won { winner: Side::North, moves: 0 });
    let south = report.summary(Side::South);
    assert!(south.count(Verdict::Blunder) >= 1 && south.average_loss().unwrap() >= 1000 / 7, "{south:?}");
}

#[test]
fn proven_lines_are_told_to_their_end() {
    let record = game();
    let mut proven = 0;
    for judgement in judged(&record, &settings(10, 3)).judgements {
        let before = match judgement.ply {
            0 => *record.start(),
            ply => record.line().moves()[ply - 1].ply().after,
        };
        for prospect in judgement.thought.prospects.iter().chain([&judgement.played]) {
            let (Score::WinIn(plies) | Score::LossIn(plies)) = prospect.score else { continue };
            let texts = prospect.texts(&before);
            assert_eq!(texts.len(), plies as usize, "{texts:?}");
            assert!(texts.last().unwrap().ends_with('#'), "{texts:?}");
            proven += 1;
        }
    }
    assert!(proven >= 10, "{proven}");
}

#[test]
fn the_same_record_gets_the_same_report() {
    for limits in [Limits::depth(4), Limits::nodes(700)] {
        let settings = Settings { limits, lines: 1, threads: 1 };
        let mut engine = Engine::new(4);
        let outside = Outside { clock: &NoClock, stop: &AtomicBool::new(false) };
        let first = report(&mut engine, &game(), &settings, outside, &mut |_| {});
        assert_eq!(report(&mut engine, &game(), &settings, outside, &mut |_| {}), first);
    }
}

#[test]
fn the_annotated_record_is_read_again_as_it_was() {
    let mut record = game();
    let report = judged(&record, &settings(10, 1));
    annotate(&mut record, &report);
    let text = record.to_string();
    let read: Record = text.parse().unwrap();
    assert!(read == record, "{text}");
    assert_eq!(read.to_string(), text);
    for (node, judgement) in read.line().moves().iter().zip(&report.judgements) {
        assert_eq!(Eval::of_comment(&node.comments()[0]), Some(judgement.eval()));
    }
    assert_eq!(read.tag("Annotator"), Some("Namua"));
}

#[test]
fn what_people_wrote_stays() {
    let mut record = game();
    annotate(&mut record, &judged(&game(), &settings(10, 1)));
    let (line, moves) = (record.line(), record.line().moves());
    assert_eq!(line.comments(), ["Lamu"]);
    assert_eq!(moves[0].comments()[1], "slow");
    assert!(moves[6].glyphs.starts_with(&[1]), "his own glyph: {:?}", moves[6].glyphs);
    assert_eq!(moves[7].comments()[1..], ["[%clk 0:09]"]);
    let blunder = &moves[LAST_CHANCE];
    assert_eq!(blunder.glyphs, [14, 4]);
    assert_eq!(blunder.comments()[1..], ["he hoped"]);
    assert_eq!(blunder.variations().len(), 2);
    assert_eq!(blunder.variations()[0].moves()[0].comments(), ["no"]);
    let better = blunder.variations()[1].moves();
    assert!(matches!(
        Eval::of_comment(&better[0].comments()[0]),
        Some(Eval::Won { winner: Side::South, .. })
    ));
    assert!(better.last().unwrap().ply().outcome.is_some(), "a line that wins goes to its end");
}

#[test]
fn a_second_analysis_replaces_the_first() {
    let mut record = game();
    annotate(&mut record, &judged(&game(), &settings(10, 1)));
    let once = record.clone();
    annotate(&mut record, &judged(&once, &settings(10, 1)));
    assert_eq!(record.to_string(), once.to_string());
    annotate(&mut record, &judged(&once, &settings(1, 1)));
    assert!(record.line().moves().iter().all(|node| {
        node.comments().iter().filter(|comment| Eval::of_comment(comment).is_some()).count() == 1
    }));
    assert_ne!(record.to_string(), once.to_string());
}

#[test]
fn it_can_be_stopped_and_tells_how_far_it_is() {
    let stop = AtomicBool::new(false);
    let mut told = Vec::new();
    let mut on_progress = |progress: Progress| {
        told.push((progress.done, progress.plies));
        stop.store(progress.done == 3, Relaxed);
    };
    let outside = Outside { clock: &NoClock, stop: &stop };
    let mut record = game();
    let report = report(&mut Engine::new(1), &record, &settings(3, 1), outside, &mut on_progress);
    assert_eq!(told, [(0, 14), (1, 14), (2, 14), (3, 14)]);
    let plies: Vec<_> = report.judgements.iter().map(|judgement| judgement.ply).collect();
    assert_eq!((plies, report.is_whole()), (vec![11, 12, 13], false));
    annotate(&mut record, &report);
    assert_eq!(record.line().moves()[0].comments(), ["slow"]);
}

#[test]
fn a_move_without_alternative_gets_no_verdict() {
    let mut position = Position::start(Ruleset::Kiswahili);
    while position.legal_moves().len() > 1 {
        position = position.play_unchecked(position.legal_moves()[0], &mut ()).after;
    }
    let mut record = Record::new(position);
    record.line_mut().play(position.legal_moves()[0]).unwrap();
    let report = judged(&record, &settings(2, 2));
    assert_eq!((report.judgements[0].verdict, report.judgements[0].loss()), (None, 0));
    assert_eq!(report.summary(position.turn()), Summary::default());
}

#[test]
fn limits_too_narrow_to_know_anything() {
    let narrow = Settings { limits: Limits::nodes(1), lines: 1, threads: 1 };
    assert_eq!(judged(&game(), &narrow).judgements, []);
    let over = game().line().end().to_owned();
    let outside = Outside { clock: &NoClock, stop: &AtomicBool::new(false) };
    assert_eq!(think(&mut Engine::new(1), &over, &narrow, outside, &mut |_| {}), None);
}
