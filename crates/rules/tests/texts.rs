//! Texts: what is printed is read again as the same thing, every field of it; and no text makes a reader panic.

mod random;

use namua_rules::{
    BySide, Direction, Hole, Leniency, Line, MOST_COLUMNS, MoveText, Pit, Position, Record, Rows, Ruleset,
    Score, Setup, Side, Stone,
};
use proptest::prelude::*;
use proptest::test_runner::RngSeed;
use random::{Games, Random};

fn config(cases: u32) -> ProptestConfig {
    ProptestConfig {
        cases,
        rng_seed: RngSeed::Fixed(64),
        failure_persistence: None,
        ..ProptestConfig::default()
    }
}

fn side() -> impl Strategy<Value = Side> {
    prop::sample::select(&Side::ALL[..])
}

fn ruleset() -> impl Strategy<Value = Ruleset> {
    prop::sample::select(&Ruleset::ALL[..])
}

/// Any hole of a board of so many columns.
fn hole(columns: u8) -> impl Strategy<Value = Hole> {
    let names = move |side: Side| -> Vec<Hole> {
        match columns {
            8 => Pit::ALL.iter().map(|pit| pit.of_side(side)).collect(),
            _ => Stone::ALL.iter().map(|stone| stone.of_side(side)).collect(),
        }
    };
    side().prop_flat_map(move |side| prop::sample::select(names(side)))
}

fn rows(columns: u8) -> impl Strategy<Value = Rows> {
    let count = prop_oneof![3 => 0..3u32, 2 => 0..300u32, 1 => any::<u32>()];
    prop::collection::vec(count, 2 * usize::from(columns)).prop_map(move |counts| {
        let mut rows = Rows { front: [0; MOST_COLUMNS], back: [0; MOST_COLUMNS] };
        let (front, back) = counts.split_at(usize::from(columns));
        rows.front[..front.len()].copy_from_slice(front);
        rows.back[..back.len()].copy_from_slice(back);
        rows
    })
}

/// Anything one can write down.
fn setup() -> impl Strategy<Value = Setup> {
    ruleset().prop_flat_map(|ruleset| {
        let columns = ruleset.columns();
        let rows = (rows(columns), rows(columns)).prop_map(|(south, north)| BySide::new(south, north));
        let reserve = || prop_oneof![Just(0), 0..30u32, any::<u32>()];
        let reserves = (reserve(), reserve()).prop_map(|(south, north)| BySide::new(south, north));
        let houses = (any::<bool>(), any::<bool>()).prop_map(|(south, north)| BySide::new(south, north));
        let fields = (rows, side(), reserves, houses, prop::option::of(hole(columns)));
        fields.prop_map(move |(rows, turn, reserves, houses, reserved)| Setup {
            ruleset,
            rows,
            turn,
            reserves,
            houses,
            reserved,
        })
    })
}

fn move_text() -> impl Strategy<Value = MoveText> {
    let direction = prop::option::of(prop::sample::select(&Direction::ALL[..]));
    let signs = (prop::option::of(any::<bool>()), 0..3u8, any::<bool>());
    (hole(12), direction, signs).prop_map(|(hole, direction, (safari, stars, wins))| MoveText {
        hole,
        direction,
        safari,
        stars,
        wins,
    })
}

proptest! {
    #![proptest_config(config(4_000))]

    #[test]
    fn setups_round_trip(setup in setup(), other in ruleset()) {
        let text = setup.to_string();
        prop_assert_eq!(Setup::parse(&text, setup.ruleset), Ok(setup));
        // A name in front counts; `_` stands for a space.
        let named = format!("{} {text}", setup.ruleset);
        prop_assert_eq!(Setup::parse(&named, other), Ok(setup));
        prop_assert_eq!(Setup::parse(&named.replace(' ', "_"), other), Ok(setup));
        prop_assert_eq!(Setup::parse(&format!(" \t{}\n", named.replace(' ', "\r\n ")), other), Ok(setup));
    }

    #[test]
    fn move_texts_round_trip(text in move_text()) {
        prop_assert_eq!(text.to_string().parse(), Ok(text));
        let other_signs = text.to_string().replace('L', "<").replace('R', ">").replace('+', ":safari");
        prop_assert_eq!(format!(" {other_signs} ").parse(), Ok(text));
    }

    #[test]
    fn no_text_makes_a_reader_panic(text in any::<String>(), ruleset in ruleset()) {
        readers(&text, ruleset)?;
    }

    #[test]
    fn nor_does_one_that_is_nearly_right(
        text in "([0-9,]{0,20}/){2,4}[0-9,]{0,20}[ _](S|N|x) [0-9,]{1,5} (Aa|A|-) (-|[ab][0-9]{1,2})",
        ruleset in ruleset(),
    ) {
        readers(&text, ruleset)?;
    }

    #[test]
    fn nor_does_a_record_that_is_nearly_right(
        text in r#"(\[(Event|Result|Variant|Position) "[^"]{0,9}"\]?|1\.|A6R\*|a6L|\{[a-z ]*\}|\(|\)|\$[0-9]{1,3}|!|\*|1-0|;x\n| ){0,30}"#,
        ruleset in ruleset(),
    ) {
        readers(&text, ruleset)?;
    }
}

/// Every reader reads the text; a fault's bytes lie in it, and between characters.
fn readers(text: &str, ruleset: Ruleset) -> Result<(), TestCaseError> {
    let spans = [
        Setup::parse(text, ruleset).err().map(|e| (e.span.clone(), e.to_string())),
        Position::parse(text, ruleset, Leniency::Lenient).err().map(|e| (e.span.clone(), e.to_string())),
        text.parse::<MoveText>().err().map(|e| (e.span.clone(), e.to_string())),
        Record::parse(text, Leniency::Lenient).err().map(|e| (e.span.clone(), e.to_string())),
        Record::parse_all(text, Leniency::Lenient).err().map(|e| (e.span.clone(), e.to_string())),
    ];
    for (span, told) in spans.into_iter().flatten() {
        prop_assert!(text.get(span.clone()).is_some(), "{text:?} {span:?} {told}");
        prop_assert!(!told.is_empty());
    }
    Ok(())
}

/// Positions of games and boards: text, named text, text in addresses.
#[test]
fn positions_round_trip() {
    for ruleset in Ruleset::ALL {
        let (mut random, mut games) = (Random::new(3), Games::new(ruleset));
        for nth in 0..20_000 {
            let (position, leniency) = match nth % 4 {
                0 => (random::position(&mut random, ruleset, Leniency::Strict), Leniency::Strict),
                1 => (random::position(&mut random, ruleset, Leniency::Lenient), Leniency::Lenient),
                _ => (games.next(&mut random), Leniency::Strict),
            };
            let text = position.to_string();
            assert_eq!(Position::parse(&text, ruleset, leniency), Ok(position), "{text}");
            for text in [position.named_text(), position.url_text()] {
                assert_eq!(Position::parse(&text, Ruleset::Kujifunza, leniency), Ok(position), "{text}");
            }
        }
    }
}

/// Every legal move is found again from its text, plain or with signs, and from the lenient forms.
#[test]
fn moves_round_trip() {
    for ruleset in Ruleset::ALL {
        let (mut random, mut games) = (Random::new(8), Games::new(ruleset));
        for nth in 0..6_000 {
            let position = match nth % 2 {
                0 => random::position(&mut random, ruleset, Leniency::Strict),
                _ => games.next(&mut random),
            };
            for mv in position.legal_moves() {
                let played = position.play_unchecked(mv, &mut ());
                let (text, plain) = (played.text(), mv.plain(position.turn()).to_string());
                let safari = plain.replace('L', "<").replace('R', ">").replace('+', ":safari");
                for text in [&text, &plain, &safari] {
                    let found =
                        position.parse_move(text).unwrap_or_else(|e| panic!("{position} {text}: {e}"));
                    assert_eq!(found, mv, "{ruleset} {position} {text}");
                }
                assert_eq!(text.trim_end_matches('#').trim_end_matches('*'), plain);
                assert_eq!(text.ends_with('#'), played.outcome.is_some());
                let stars = text.matches('*').count();
                let takata = !played.capturing && ruleset != Ruleset::Kimasai;
                let due = if !takata { 0 } else { 1 + usize::from(played.reserves.is_some()) };
                assert_eq!(stars, due, "{ruleset} {position} {text}");
            }
        }
    }
}

/// Words for comments and tags, the awkward ones among them.
const WORDS: [&str; 16] =
    ["safari", "mtaji!", "}", "{", ";", "\"", "\\", "[%clk", "1-0", "*", "(", ")", "%", "é", "$3", "12."];

fn words(random: &mut Random) -> String {
    let count = random.below(30);
    (0..count).map(|_| random.pick(&WORDS)).collect::<Vec<_>>().join(" ")
}

/// Adds random moves, comments, glyphs and variations.
fn grow(random: &mut Random, line: &mut Line, moves: usize, depth: usize) {
    for _ in 0..moves {
        if random.one_in(4) {
            line.comment(&words(random));
        }
        let Some(mv) = random.legal_move(line.end()) else { return };
        let node = line.play(mv).expect("a legal move");
        if random.one_in(4) {
            node.glyphs.push(random.next() as u8);
        }
        if depth < 4 && random.one_in(6) {
            let last = line.moves().len() - 1;
            let before = if last == 0 { *line.start() } else { line.moves()[last - 1].ply().after };
            let other = random.legal_move(&before).expect("a move that was made");
            let moves = random.below(4);
            let variation = line.vary(last, other).expect("a legal variation");
            grow(random, variation, moves, depth + 1);
        }
    }
}

fn record(random: &mut Random, ruleset: Ruleset) -> Record {
    let start = match random.below(3) {
        0 => Position::start(ruleset),
        1 => random::position(random, ruleset, Leniency::Strict),
        _ => random::position(random, ruleset, Leniency::Lenient),
    };
    let mut record = Record::new(start);
    for name in ["Event", "Site", "Date", "Round", "South", "North", "Match", "Annotator", "x_1"] {
        if random.one_in(2) {
            record.set_tag(name, &words(random)).expect("a tag");
        }
    }
    let moves = random.below(60);
    grow(random, record.line_mut(), moves, 0);
    if record.outcome().is_none() {
        let score = random.pick(&[Score::Open, Score::Won(Side::South), Score::Won(Side::North)]);
        let reason = random.pick(&[None, Some("time forfeit"), Some("a \"quoted\" reason")]);
        record.set_result(score, reason).expect("a claim");
    }
    record
}

#[test]
fn records_round_trip() {
    let mut random = Random::new(1986);
    let (mut file, mut all) = (String::new(), Vec::new());
    for nth in 0..1_000 {
        let record = record(&mut random, Ruleset::ALL[nth % 5]);
        let text = record.to_string();
        let again = Record::parse(&text, Leniency::Lenient).unwrap_or_else(|e| panic!("{e}\n{text}"));
        assert_eq!(again, record, "{text}");
        assert_eq!(again.to_string(), text);
        let moves = text.split_once("\n\n").expect("tags and moves").1;
        let wrapped = |line: &str| line.chars().count() <= 80 || line.starts_with(';');
        assert!(moves.lines().all(wrapped), "{text}");
        file += &text;
        file.push('\n');
        all.push(record);
    }
    assert_eq!(Record::parse_all(&file, Leniency::Lenient).expect("a file of records"), all);
}

/// Games of random moves and their records.
#[test]
fn games_round_trip() {
    for ruleset in Ruleset::ALL {
        let mut random = Random::new(9 + ruleset as u64);
        for _ in 0..50 {
            let mut game = namua_rules::Game::new(ruleset);
            let plies = random.below(300);
            while let (true, Some(mv)) = (game.plies().len() < plies, random.legal_move(game.position())) {
                game.play(mv, &mut ()).expect("a legal move");
            }
            if random.one_in(2) {
                game.resign(random.pick(&Side::ALL));
            }
            let text = Record::from(&game).to_string();
            let again: Record = text.parse().unwrap_or_else(|e| panic!("{e}\n{text}"));
            assert_eq!(again, Record::from(&game));
            let game_again = again.game();
            assert_eq!((game_again.plies(), game_again.outcome()), (game.plies(), game.outcome()));
            assert_eq!(game_again.hash(), game.hash());
        }
    }
}
