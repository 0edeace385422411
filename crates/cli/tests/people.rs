//! The commands for people: boards as they look, a game from a pipe, records that hold and fail.

mod common;

use std::fs;
use std::path::PathBuf;

use common::{fed, finish, namua, run};

/// Compares with `tests/boards/NAME.txt`, or writes it if `NAMUA_BLESS` is set.
fn looks_like(name: &str, args: &[&str]) {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(format!("tests/boards/{name}.txt"));
    let run = run(args);
    assert_eq!((run.code, run.err.as_str()), (0, ""), "{args:?}");
    if std::env::var_os("NAMUA_BLESS").is_some() {
        fs::write(&path, &run.out).unwrap();
    }
    assert_eq!(run.out, fs::read_to_string(&path).unwrap(), "{name}");
}

#[test]
fn boards() {
    looks_like("kiswahili", &["show", "startpos"]);
    looks_like("kimasai", &["show", "kimasai startpos"]);
    looks_like("kujifunza", &["show", "--ruleset", "kujifunza", "startpos"]);
    let reserved = "kete 0,0,5,11,0,0,0,7/0,0,0,5,0,0,3,0/4,1,3,0,3,0,1,4/2,2,0,3,0,4,3,3 N 0,0 Aa a2";
    looks_like("reserved", &["show", reserved]);
    looks_like("reserved-sw", &["show", "--lang", "sw", reserved]);
    let heaps = "0,0,0,0,0,0,0,0/0,0,0,0,0,0,0,1/100,0,0,0,150,0,0,0/0,0,0,0,0,0,0,0 S 0,0 A -";
    looks_like("heaps", &["show", "--lenient", heaps]);
    looks_like(
        "over",
        &["show", "--lenient", "0,0,0,0,0,0,0,0/0,0,0,0,0,0,0,2/1,0,0,0,0,0,0,0/0,0,0,0,0,0,0,0 S 0,0 - -"],
    );
}

#[test]
fn colours_only_where_they_are_wanted() {
    let colours = |set: &[(&str, &str)]| {
        let mut command = namua(&["show", "startpos"]);
        command.envs(set.iter().copied());
        finish(command, b"").out.contains('\u{1b}')
    };
    assert!(!colours(&[]));
    assert!(colours(&[("CLICOLOR_FORCE", "1"), ("TERM", "xterm-256color")]));
    assert!(!colours(&[("NO_COLOR", "1")]));
}

#[test]
fn a_game_between_two() {
    let run = fed(&["play"], b"moves\nwhy A5L\nmoevs\nA6X\nA6R\nA7L\nboard\nundo\nxyzzy\nresign\nquit\n");
    assert_eq!((run.code, run.err.as_str()), (0, ""));
    for said in [
        "Bao la Kiswahili · namua",
        "South> moves\nLegal moves: A6L*  A6R*  A7L*  A7R*",
        "K12: You may not start from the standing nyumba A5",
        "Did you mean moves?",
        "this move cannot be read",
        "South plays A6R*: one lap, ends at B8.",
        "Lap 1: 3 from A6, ends at B8",
        "North> A7L\nNorth plays a7L*",
        "xyzzy is neither a move nor a command",
        "South wins, 1-0: by resignation",
    ] {
        assert!(run.out.contains(said), "{said:?} in {}", run.out);
    }
}

#[test]
fn a_game_against_the_engine() {
    let run = fed(&["play", "kete startpos", "--level", "1", "--side", "N"], b"moves\nundo\nquit\n");
    assert_eq!(run.code, 0);
    let (moved, asked) = (run.out.find("South plays ").unwrap(), run.out.find("North> moves").unwrap());
    assert!(moved < asked, "{}", run.out);
}

#[test]
fn a_whole_game_in_swahili_to_its_end() {
    let input = "A2\n".repeat(3);
    let run = fed(&["play", "--lang", "sw", "--ruleset", "kimasai", "--level", "1"], input.as_bytes());
    assert_eq!(run.code, 0);
    assert!(run.out.contains("Kusini> A2"), "{}", run.out);
    assert!(run.out.contains("Jiwe la A2 linaenda A1"), "{}", run.out);
}

#[test]
fn games_have_their_own_words() {
    let kete = fed(&["play", "kete startpos"], b"why A5L\nquit\n");
    assert!(kete.out.contains("K12: You may not start from the standing kuu A5"), "{}", kete.out);
    let owned = "kete 0,0,0,0,0,0,0,0/0,2,2,6,0,0,0,0/0,0,0,0,0,8,2,0/0,0,0,0,0,0,0,0 S 22,22 Aa -";
    assert!(run(&["show", owned]).err.contains("the kuu of South is owned but empty"));
    let record = format!("[Position \"{owned}\"]");
    assert!(fed(&["replay", "-"], record.as_bytes()).err.contains("the kuu of South"));
    let (none, north, south) =
        ([0; 12], [0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0]);
    let board = [none, north, south, none].map(|row| row.map(|count| count.to_string()).join(",")).join("/");
    let stones = fed(&["play", &format!("kimasai {board} S 0,0 - -")], b"A9\nquit\n");
    for said in ["South plays A9#: captures one, ends at A8.", "South wins, 1-0: all stones are captured"] {
        assert!(stones.out.contains(said), "{said:?} in {}", stones.out);
    }
}

#[test]
fn a_finished_position_is_no_invitation() {
    let over = "0,0,0,0,0,0,0,0/1,0,0,0,0,0,0,0/1,0,0,0,0,0,0,0/0,0,0,0,0,0,0,0 S 0,0 - -";
    let run = fed(&["play", "--lenient", over], b"moves\nA1R\nquit\n");
    assert!(!run.out.contains("Type a move"), "{}", run.out);
    assert_eq!(
        run.out.matches("North wins, 0-1: no legal move is left\nYou can undo").count(),
        2,
        "{}",
        run.out
    );
    assert!(run.out.contains("The game is over"), "{}", run.out);
}

#[test]
fn words_stay_as_typed_and_numbers_count() {
    let run =
        fed(&["play", "kete startpos"], b"A6R\nwhy xyz\na6R\nA7R\nundo x\nundo 0\nundo 2\nundo 9\nundo\n");
    assert!(run.out.contains("| xyz"), "{}", run.out);
    assert_eq!(run.out.matches("Say how many moves: undo 5").count(), 2);
    // Three moves, two undone, the rest undone, nothing left.
    assert_eq!(run.out.matches('╭').count(), 1 + 3 + 2, "{}", run.out);
    assert!(run.out.contains("undo 9") && run.out.contains("There is no move to take back."), "{}", run.out);
}

#[test]
fn a_directory_is_no_file_to_save_to() {
    for command in ["save /", "save! /"] {
        let run = fed(&["play"], format!("{command}\nquit\n").as_bytes());
        assert!(run.out.contains("/ could not be written: this is a directory"), "{}", run.out);
        assert!(!run.out.contains("replaces it"), "{}", run.out);
    }
}

#[test]
fn in_kimasai_the_last_stone_is_captured() {
    let last = "kimasai 0,0,0,0,0,0,0,0,0,0,0,0/0,0,0,1,0,0,0,0,0,0,0,0/0,0,0,0,1,0,0,0,0,0,0,0/0,0,0,0,0,0,0,0,0,0,0,0 S - - -";
    let played = fed(&["play", "--lenient", last], b"A5\nquit\n");
    assert!(played.out.contains("South wins, 1-0: all stones are captured"), "{}", played.out);
    let position = last.trim_start_matches("kimasai ");
    let record = format!(
        "[Variant \"kimasai\"]\n[Position \"{position}\"]\n[Result \"1-0\"]\n[Termination \"hamna\"]\n\n1. A5 1-0\n"
    );
    let replayed = fed(&["replay", "--lenient", "-"], record.as_bytes());
    assert!(
        replayed.out.contains("South wins, 1-0: all stones are captured"),
        "{}{}",
        replayed.out,
        replayed.err
    );
}

#[test]
fn saving_and_replaying() {
    let path = std::env::temp_dir().join(format!("namua-test-{}.txt", std::process::id()));
    let text = path.to_str().unwrap();
    let input = format!("A6R\na6R\nsave {text}\nsave {text}\nresign\nsave! {text}\nquit\n");
    let played = fed(&["play", "kete startpos"], input.as_bytes());
    assert!(played.out.contains("exists already"), "{}", played.out);
    let saved = fs::read_to_string(&path).unwrap();
    for tag in ["Event", "Site", "Date", "Round", "South", "North", "Result", "Variant", "Termination"] {
        assert!(saved.contains(&format!("[{tag} \"")), "{tag}: {saved}");
    }
    let checked = run(&["replay", text]);
    assert_eq!(checked.out, "1. ? - ?, Bao la Kete, 2 moves: North wins, 0-1: by resignation\n");
    let steps = run(&["replay", "--steps", text]);
    assert!(steps.out.contains("North plays a6R*") && steps.out.matches('╭').count() == 3, "{}", steps.out);
    fs::remove_file(path).unwrap();
}

#[test]
fn records_that_fail() {
    let illegal = fed(&["replay", "-"], b"[South \"Asha\"]\n\n1. A6R a7L 2. A6L *");
    assert_eq!((illegal.code, illegal.err.as_str()), (1, ""));
    assert!(
        illegal.out.contains("move 2, A6L, fails") && illegal.out.contains("--> -:3:15"),
        "{}",
        illegal.out
    );
    assert!(illegal.out.contains("^^^ A6 is empty. Possible: "), "{}", illegal.out);
    let wrong_result = fed(&["replay", "-"], b"1. A6R 1/2-1/2");
    assert_eq!(wrong_result.code, 1, "{}", wrong_result.out);
    for unreadable in
        [&b"1. A6X *"[..], b"1. A6R {", b"[South", b"[Variant \"chess\"]", b"\xff\xfe", b"7. A6R"]
    {
        let run = fed(&["replay", "-"], unreadable);
        assert_eq!((run.code, run.out.as_str()), (2, ""), "{unreadable:?}");
        assert!(run.err.contains("error"), "{unreadable:?}");
    }
}

#[test]
fn files_without_a_record() {
    for empty in [&b""[..], b"\n\n", b"% only for others\n", b"\xef\xbb\xbf"] {
        let run = fed(&["replay", "-"], empty);
        assert_eq!((run.code, run.out.as_str()), (2, ""));
        assert!(run.err.contains("there is no record in -"), "{}", run.err);
    }
    assert_eq!(fed(&["replay", "-"], b"% for others\n1. A6R *\n").code, 0);
}

#[test]
fn an_unknown_game_is_answered_by_those_there_are() {
    let run = fed(&["replay", "-"], b"[Variant \"chess\"]\n\n1. A6R *");
    assert_eq!(run.code, 2);
    assert!(run.err.contains("kiswahili, zanzibar, kete, kujifunza, kimasai"), "{}", run.err);
}

#[test]
fn of_long_lines_in_records_a_part_is_shown() {
    let record = format!("{{{}}} 1. A6R 1... a1R {{{}}} *", "x".repeat(5000), "y".repeat(5000));
    let run = fed(&["replay", "-"], record.as_bytes());
    assert!(run.code == 1 && run.out.len() < 800 && run.out.contains("-:1:5016"), "{}", run.out);
}

#[test]
fn the_ruleset_of_a_record() {
    let unnamed = b"1. A6R a6R *";
    assert!(fed(&["replay", "--ruleset", "kete", "-"], unnamed).out.contains("Bao la Kete"));
    for named in [
        "[Variant \"zanzibar\"]\n\n1. A6R a6R *",
        "1. A6R *\n[Variant \"zanzibar\"] *",
        "[Position \"zanzibar startpos\"] *",
    ] {
        let run = fed(&["replay", "--ruleset", "kete", "-"], named.as_bytes());
        assert!(run.code == 2 && run.err.contains("zanzibar"), "{named}: {}", run.err);
    }
}

#[test]
fn a_ruleset_is_for_every_record_that_names_none() {
    for file in [
        "[Round \"1\"] 1. A6R *\n[Round \"2\"] 1. A6R *\n",
        "{before the tags} [Round \"1\"] 1. A6R *\n[Round \"2\"] 1. A6R *",
        "% [Variant \"zanzibar\"]\n[Round \"1\"] *\n[Round \"2\"] [Variant \"kete\"] {[Variant \"zanzibar\"]} 1. A6R *",
    ] {
        let run = fed(&["replay", "--ruleset", "kete", "-"], file.as_bytes());
        assert_eq!(
            (run.code, run.out.matches("Bao la Kete").count()),
            (0, 2),
            "{file}\n{}{}",
            run.out,
            run.err
        );
    }
    let illegal = fed(&["replay", "--ruleset", "kete", "-"], b"{a} 1. A6R\na1R *");
    assert!(illegal.code == 1 && illegal.out.contains("-:2:1"), "{}", illegal.out);
}

#[test]
fn analysis() {
    let run = run(&["analyse", "--depth", "4", "startpos"]);
    assert_eq!(run.code, 0);
    let depths: Vec<_> = run.out.lines().filter(|line| line.contains(" s  A")).collect();
    assert_eq!(depths.len(), 4, "{}", run.out);
    assert!(run.out.lines().last().unwrap().starts_with("Best: A"), "{}", run.out);
}

#[cfg(unix)]
#[test]
fn an_interrupt_ends_an_analysis_sooner() {
    use std::io::{BufRead, BufReader, Read};
    use std::process::Stdio;
    let mut child = namua(&["analyse", "--time", "600", "startpos"]).stdout(Stdio::piped()).spawn().unwrap();
    let mut out = BufReader::new(child.stdout.take().unwrap());
    let mut line = String::new();
    while !line.starts_with("    3 ") {
        line.clear();
        assert!(out.read_line(&mut line).unwrap() > 0);
    }
    let id = child.id().to_string();
    assert!(std::process::Command::new("kill").args(["-INT", &id]).status().unwrap().success());
    let mut rest = String::new();
    out.read_to_string(&mut rest).unwrap();
    assert_eq!(child.wait().unwrap().code(), Some(0));
    assert!(rest.lines().last().unwrap().starts_with("Best: A"), "{rest}");
}

#[test]
fn times_that_are_none() {
    for time in ["nan", "inf", "-inf", "-1", "1e300", "soon"] {
        let run = run(&["analyse", "--time", time, "startpos"]);
        assert_eq!((run.code, run.out.as_str()), (2, ""), "{time}");
        assert!(run.err.contains("a time is a number of seconds, such as 5 or 0.5"), "{time}: {}", run.err);
    }
}

#[test]
fn languages_by_their_codes() {
    for code in ["sw", "SW", "sw_TZ", "sw-KE", "sw_TZ.UTF-8"] {
        assert!(run(&["--lang", code, "show", "foo"]).err.starts_with("kosa: "), "{code}");
    }
    let unknown = run(&["--lang", "fr", "show", "foo"]);
    assert_eq!(unknown.code, 2);
    assert!(unknown.err.contains("'fr'") && unknown.err.contains("en, sw"), "{}", unknown.err);
}

#[test]
fn one_language_in_one_message() {
    let mut command = namua(&["replay", "/nowhere"]);
    command.env("LANG", "sw_TZ.UTF-8");
    let run = finish(command, b"");
    assert!(run.err.starts_with("kosa: /nowhere halisomeki"), "{}", run.err);
    assert!(run.err.contains("= sababu: faili hilo halipo"), "{}", run.err);
}

#[test]
fn help_fits_into_the_terminal() {
    for command in ["moves", "check", "play", "replay", "analyse", "serve", "perft"] {
        let mut asked = namua(&[command, "--help"]);
        asked.env("COLUMNS", "100");
        let help = finish(asked, b"").out;
        let lines: Vec<_> = help.lines().collect();
        assert!(lines.iter().all(|line| line.len() <= 100), "{help}");
        // A line that is not full ends a sentence or stands alone.
        let ragged = lines.windows(2).filter(|pair| {
            let [one, next] = pair else { return false };
            let word = next.split(' ').next().unwrap_or_default();
            let prose = |line: &str| line.starts_with(|c: char| c.is_alphabetic());
            let cut = one.len() + 1 + word.len() <= 100 && !one.ends_with(['.', ':']);
            prose(one) && prose(next) && cut
        });
        assert_eq!(ragged.count(), 0, "{help}");
    }
}

#[test]
fn help_and_completions() {
    let help = run(&["--help"]);
    for command in ["moves", "perft", "check", "ugi", "bench", "play", "show", "replay", "analyse", "serve"] {
        assert!(help.out.contains(&format!("\n  {command} ")), "{command}");
    }
    let swahili = run(&["--lang", "sw", "play", "--help"]);
    assert!(swahili.out.starts_with("Cheza kwenye terminali"), "{}", swahili.out);
    for shell in ["bash", "zsh", "fish"] {
        assert!(run(&["completions", shell]).out.contains("namua"), "{shell}");
    }
    assert!(run(&["--version"]).out.starts_with("namua "));
}

#[test]
fn suggestions() {
    assert!(run(&["analyze", "startpos"]).err.contains("'analyse'"));
    assert!(run(&["show", "--ruleset", "kiswaili", "startpos"]).err.contains("'kiswahili'"));
}
