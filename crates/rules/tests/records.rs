//! Game records: what is read, what is written, and what is refused with which bytes.

use namua_rules::{Game, Leniency, Reason, Record, RecordFault, Ruleset, Score, Side, VariationError};

fn read(text: &str) -> Record {
    Record::parse(text, Leniency::Strict).unwrap_or_else(|e| panic!("{e}\n{text}"))
}

/// The bytes that the fault speaks of, and its message.
fn refused(text: &str) -> (&str, String) {
    let error = Record::parse(text, Leniency::Strict).expect_err(text);
    (&text[error.span.clone()], error.kind.to_string())
}

#[test]
fn canonical_form() {
    let text = "\
[Event \"A \\\"great\\\" day \\\\ night\"]
[South \"Asha\"]
[North \"Juma\"]
[Result \"*\"]
[Variant \"kiswahili\"]
[Match \"7\"]
[Zeta \"kept\"]
[Alpha \"kept too\"]

{before all} 1. A6R* $1 {one} {two} (1. A7L* $6 a5L (1... a5R) 2. A6L*) (1. A6L*
{short}) 1... a6L* *
";
    let record = read(text);
    assert_eq!(record.to_string(), text);
    assert_eq!(record.tag("Event"), Some("A \"great\" day \\ night"));
    let first = &record.line().moves()[0];
    assert_eq!((first.glyphs.as_slice(), first.variations().len()), ([1].as_slice(), 2));
    assert_eq!(first.variations()[0].moves()[1].variations()[0].moves().len(), 1);
}

#[test]
fn lenient_reading() {
    let written = read("1. A6R* 1... a6L* $4 {why} {not} 2. A5L *").to_string();
    for text in [
        "\u{feff}A6R a6L??{why};not\nA5L",
        "1.A6>* 1...a6<* ?? {why}\r\n{ not }2.A5L\n*",
        "1. A6R 1. ... a6L $4 ; why\n 2 . {not} A5L * [",
    ] {
        let text = text.trim_end_matches('[');
        assert_eq!(read(text).to_string(), written, "{text}");
    }
    assert_eq!(read("*"), Record::new(namua_rules::Position::start(Ruleset::Kiswahili)));
}

#[test]
fn lines_for_other_programs_are_skipped() {
    let written = read("1. A6R* a6L *").to_string();
    for text in ["% one\n%two [(\r\n1. A6R*\n%\na6L *\n% end", "\u{feff}%x\nA6R\n%\n%\n\n a6L"] {
        assert_eq!(read(text).to_string(), written, "{text}");
    }
    assert_eq!(refused("1. A6R %x\n").0, "%x");
    assert_eq!(refused(" % indented\n").0, "%");
    assert!(Record::parse_all("% nothing\n", Leniency::Strict).unwrap().is_empty());
}

#[test]
fn comments_survive() {
    let mut record = read("1. A6R (1. A7L) a6L *");
    let long = "word ".repeat(60);
    for comment in ["}", "; not the end", "{ opens", &long, "a } b", "(* $1 [Tag \"x\"] 1-0", "  "] {
        record.line_mut().comment(comment);
        let node = record.line_mut().move_mut(0).unwrap();
        node.comment(comment);
        node.variation_mut(0).unwrap().comment(comment);
    }
    let again = read(&record.to_string());
    assert_eq!(again, record);
    assert!(record.to_string().lines().all(|line| line.chars().count() <= 80));
    assert_eq!(again.line().moves()[0].comments().len(), 6);
    assert_eq!(again.line().moves()[0].comments()[3], long.trim());
}

#[test]
fn north_begins() {
    let position = "0,0,0,0,0,0,0,0/0,2,2,6,0,0,0,0/0,0,0,0,6,0,3,1/0,0,0,0,0,0,0,1 N 21,22 Aa -";
    let text =
        format!("[Result \"*\"]\n[Variant \"kiswahili\"]\n[Position \"{position}\"]\n\n1... a6L* 2. A5L *\n");
    assert_eq!(read(&text).to_string(), text);
    assert_eq!(refused(&text.replace("1...", "2...")).1, "this is move 1, not 2");
    let named =
        text.replace("[Variant \"kiswahili\"]\n", "").replace("[Position \"", "[Position \"zanzibar ");
    assert_eq!(read(&named).ruleset(), Ruleset::Zanzibar);
}

#[test]
fn faults_with_their_bytes() {
    for (text, bytes, message) in [
        ("1. A6R 3. a6L *", "3.", "this is move 1, not 3"),
        (
            "1. A6R a6L 2... A6R *",
            "2...",
            "dots such as 1... stand before a move of North's, but South is to move",
        ),
        ("1. A5R *", "A5R", "move 1 (A5R): K12: "),
        ("1. A6R a6X *", "a6X", "move 1 (a6X): byte 2: after the hole come L or R"),
        ("1. A6R (1. A7L A7L) *", "A7L", "move 1 (A7L): not-yours: "),
        ("1. A6R** *", "A6R**", "move 1 (A6R**): K21: "),
        ("1. A6R {no end", "{", "the comment that begins here has no end"),
        ("1. A6R (1. A6L *", "*", "a variation has no result"),
        ("1. A6R (1. A6L", "(", "the variation that begins here has no end"),
        ("1. A6R () *", "(", "this variation has no move"),
        ("(1. A6R) *", "(", "there is no move before this"),
        ("$1 *", "$1", "there is no move before this"),
        ("1. A6R $256 *", "$256", "a glyph is $ and a number up to 255"),
        ("1. A6R ??? *", "???", "a glyph is $ and a number up to 255"),
        ("1. A6R ) *", ")", "there is no variation to close"),
        ("1. A6R - *", "-", "\"-\" has no meaning here"),
        ("1. A6R * 1... a6L", "1...", "the record is complete before this"),
        ("* [Event \"next\"]", "[Event \"next\"]", "the record is complete before this"),
        ("[Event \"x]\n*", "\"x]", "the value that begins here has no end"),
        ("[Event x] *", "[Event ", "a tag has the form"),
        ("[A-B \"x\"] *", "A-B", "a tag's name is made of"),
        ("[Event \"x\"] [Event \"y\"] *", "Event", "the tag Event stands twice"),
        ("[Variant \"chess\"] *", "chess", "no ruleset is called \"chess\""),
        ("[Result \"2-0\"] *", "2-0", "a result is 1-0, 0-1, 1/2-1/2 or *, not \"2-0\""),
        ("[Result \"1-0\"] A6R 0-1", "0-1", "the result here is 0-1, but the tag Result says 1-0"),
        ("1. A6R 1/2-1/2", "1/2-1/2", "K27: the rules know no such draw"),
        ("[Termination \"hamna\"] 1. A6R 1-0", "hamna", "the game did not end by hamna"),
        ("[Termination \"resignation\"] 1. A6R *", "resignation", "the game did not end by resignation"),
        ("[Position \"0/0 S\"] *", "0/0", "tag Position: a board has four rows"),
        (
            "[Variant \"kete\"][Position \"zanzibar startpos\"]*",
            "zanzibar startpos",
            "the tag Variant says kete",
        ),
        ("   ", "   ", "there is no record here"),
    ] {
        let (found, told) = refused(text);
        assert_eq!(found, bytes, "{text}: {told}");
        assert!(told.starts_with(message), "{text}: {told}");
    }
}

#[test]
fn nesting_is_bounded() {
    let nested = |depth: usize| {
        let moves = ["A6R", "A6L"];
        let mut text = "1. A6R".to_owned();
        (0..depth).for_each(|i| text += &format!(" ( 1. {}", moves[i % 2]));
        text + &")".repeat(depth) + " *"
    };
    read(&nested(32));
    assert_eq!(refused(&nested(33)).1, "variations nest more than 32 deep");
    assert!(Record::parse(&nested(100_000), Leniency::Strict).is_err());

    let mut record = read("1. A6R *");
    let mv = record.start().parse_move("A6L").unwrap();
    let mut line = record.line_mut();
    for _ in 0..32 {
        line = line.vary(0, mv).unwrap();
    }
    assert!(matches!(line.vary(0, mv), Err(VariationError::TooDeep)));
    assert!(matches!(line.vary(1, mv), Err(VariationError::NoMove)));
    assert_eq!(read(&record.to_string()), record);
}

/// A6R captures the one seed of North's front row.
const ALMOST: &str = "0,0,0,0,0,0,0,0/0,0,0,0,0,0,0,1/0,0,0,0,0,2,0,40/21,0,0,0,0,0,0,0 S 0,0 - -";

#[test]
fn results_agree_with_the_position() {
    let with = |moves: &str| format!("[Position \"{ALMOST}\"]\n{moves}");
    let record = read(&with("1. A6R"));
    assert_eq!((record.result(), record.termination()), (Score::Won(Side::South), Some("hamna")));
    assert!(record.to_string().contains("[Termination \"hamna\"]\n\n1. A6R# 1-0\n"));
    assert_eq!(read(&record.to_string()), record);
    assert_eq!(refused(&with("1. A6R 0-1")).1, "the result is 0-1, but the game ended 1-0 (hamna)");
    assert_eq!(refused(&with("1. A6R *")).0, "*");
    assert_eq!(refused(&with("1. A6R a1L")).1, "move 1 (a1L): over: the game is over: 1-0 (hamna)");
    assert_eq!(refused(&with("[Termination \"mkononi\"] 1. A6R")).0, "mkononi");
    assert_eq!(read(&with("[Termination \"normal\"] 1. A6R")), record);
}

#[test]
fn games_become_records_and_back() {
    let mut game = Game::new(Ruleset::Kete);
    for text in ["A6R", "a6L"] {
        game.play_text(text).unwrap();
    }
    game.resign(Side::North);
    let record = Record::from(&game);
    let text = record.to_string();
    assert!(text.contains("[Result \"1-0\"]\n[Variant \"kete\"]\n[Termination \"resignation\"]\n"), "{text}");
    let again = read(&text);
    assert_eq!(again, record);
    assert_eq!(
        again.game().outcome().map(|o| (o.winner, o.reason)),
        Some((Some(Side::South), Reason::Resignation))
    );
    assert_eq!(again.game().plies(), game.plies());
    let forfeit = read("[Termination \"time forfeit\"] 1. A6R 0-1");
    assert_eq!((forfeit.result(), forfeit.termination()), (Score::Won(Side::North), Some("time forfeit")));
}

#[test]
fn a_match_is_one_file() {
    let file = "\
[Match \"3\"] [Round \"1\"] 1. A6R 1-0 {a comment of the first}
[Match \"3\"] [Round \"2\"] [Variant \"kete\"] 1. A6R a6L
[Match \"3\"] [Round \"3\"] [Variant \"kimasai\"] 1. A2 *
";
    let records = Record::parse_all(file, Leniency::Strict).unwrap();
    assert_eq!(records.iter().map(|r| r.tag("Round").unwrap()).collect::<Vec<_>>(), ["1", "2", "3"]);
    assert_eq!(records[0].line().moves()[0].comments(), ["a comment of the first"]);
    let written: Vec<_> = records.iter().map(ToString::to_string).collect();
    assert_eq!(Record::parse_all(&written.join("\n"), Leniency::Strict).unwrap(), records);
    assert!(Record::parse_all(" \n", Leniency::Strict).unwrap().is_empty());
    let error = Record::parse_all("[Event \"x\"] * 1. A6R *", Leniency::Strict).unwrap_err();
    assert!(matches!(error.kind, RecordFault::Excess));
}

#[test]
fn tags_are_guarded() {
    let mut record = read("*");
    for (name, value) in [("", "x"), ("A b", "x"), ("Result", "1-0"), ("Event", "two\nlines")] {
        assert!(record.set_tag(name, value).is_err(), "{name}");
    }
    record.set_tag("Other", "").unwrap();
    record.set_tag("South", "A").unwrap();
    record.set_tag("Event", "E").unwrap();
    record.set_tag("South", "B").unwrap();
    assert_eq!(record.tags().collect::<Vec<_>>(), [("Event", "E"), ("South", "B"), ("Other", "")]);
    assert_eq!(read(&record.to_string()), record);
    record.remove_tag("Event");
    assert_eq!(record.tag("Event"), None);
    assert!(record.set_result(Score::Draw, None).is_err());
    assert!(record.set_result(Score::Won(Side::South), Some("adjudication")).is_ok());
    assert_eq!(read(&record.to_string()), record);
}

#[test]
fn problems_forgive_their_totals() {
    let text = "[Position \"0,0,0,0,0,0,0,0/0,0,0,0,0,0,0,1/0,0,0,0,0,2,0,1/0,0,0,0,0,0,0,0 S 0,0 - -\"] *";
    assert!(Record::parse(text, Leniency::Strict).is_err());
    let record = Record::parse(text, Leniency::Lenient).unwrap();
    assert_eq!(Record::parse(&record.to_string(), Leniency::Lenient).unwrap(), record);
}

#[test]
fn a_default_ruleset_is_for_records_that_name_none() {
    let file = "\
% [Variant \"zanzibar\"] is not a tag here
{nor [Variant \"zanzibar\"] here} [Round \"1\"] 1. A6R *
[Round \"2\"] 1. A6R *
[Round \"3\"] [Variant \"kiswahili\"] 1. A6R *
[Round \"4\"] [Position \"kimasai startpos\"] 1. A2 *
[Round \"5\"] [Position \"startpos\"] *
";
    let records = Record::parse_all_of(file, Ruleset::Kete, Leniency::Strict).unwrap();
    let rulesets = [Ruleset::Kete, Ruleset::Kete, Ruleset::Kiswahili, Ruleset::Kimasai, Ruleset::Kete];
    assert_eq!(records.iter().map(Record::ruleset).collect::<Vec<_>>(), rulesets);
    let text = "[Round \"1\"] *\n[Round \"2\"] 1. A6R a1L *";
    let error = Record::parse_all_of(text, Ruleset::Kete, Leniency::Strict).unwrap_err();
    assert_eq!(&text[error.span], "a1L");
}

/// A megabyte of anything is read in a moment: a reader that looked at all of the rest again and again would not come to
/// an end here.
#[test]
fn long_texts_are_read_once() {
    const LONG: usize = 1 << 20;
    let filled = |before: &str, piece: &str, after: &str| {
        let text = format!("{before}{}{after}", piece.repeat(LONG / piece.len()));
        let _ = Record::parse_all(&text, Leniency::Strict).map(|records| records.len());
    };
    for piece in ["1.", "1. ", "1.{}", "1...", ".{}", "1", "1-0", "1-0 ", "*", "0-1{}", "1/2-", "1.1-0"] {
        filled("", piece, "");
        filled("1. A6R ", piece, " *");
    }
    for piece in ["{}", "{a} ", ";\n", "%\n", "\u{feff}", "\u{feff}\n%\n", "{", "}", "$1", "!", "!? ", "$1{}"]
    {
        filled("", piece, "");
        filled("1. A6R ", piece, " *");
    }
    for piece in ["[A \"\"] * ", "[A \"\\\"\"] 1. A6R {a} (A6L) * ", "[", "[A ", "[A \"\"] ", "[A \"\\", "\\"]
    {
        filled("", piece, "");
        filled("[A \"", piece, "\"] *");
    }
    for piece in ["(A6L)", "(A6L {a})", "(1. A6L $1)", "(", ")", "(A6L (A6R", "A6R "] {
        filled("1. A6R ", piece, " *");
    }
    let deep = format!("1. A6R {}{}", "(A6L ".repeat(31), "(A6R {a} ) ".repeat(LONG / 11));
    assert!(Record::parse(&format!("{deep}{}", ") ".repeat(31)), Leniency::Strict).is_ok());
}
