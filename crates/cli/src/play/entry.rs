//! What one types at the prompt: a move, or a command in English or Swahili.

use namua_rules::Side;

/// Something typed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Entry {
    /// Nothing: ask again.
    Nothing,
    /// A move's text.
    Move(String),
    /// List the legal moves.
    Moves,
    /// Explain a move.
    Why(String),
    /// Take so many moves back; `None` if no number was understood.
    Undo(Option<usize>),
    /// Draw the board again.
    Board,
    /// Write the record to a file.
    Save { path: String, replace: bool },
    /// Give up.
    Resign,
    /// List the commands.
    Help,
    /// Leave.
    Quit,
    /// None of these; the command it resembles.
    Unknown { word: String, similar: Option<&'static str> },
}

/// A command: its names, and what it is with the rest of the line.
type Command = (&'static [&'static str], fn(&str) -> Entry);

/// Every command; the first of its names is the one that Tab completes.
const COMMANDS: [Command; 9] = [
    (&["moves", "m", "hatua", "michezo"], |_| Entry::Moves),
    (&["why", "?", "kwanini"], |rest| Entry::Why(rest.to_owned())),
    (&["undo", "u", "rudisha"], |rest| Entry::Undo(count(rest))),
    (&["board", "b", "ubao"], |_| Entry::Board),
    (&["save", "hifadhi"], |rest| Entry::Save { path: rest.to_owned(), replace: false }),
    (&["save!", "hifadhi!"], |rest| Entry::Save { path: rest.to_owned(), replace: true }),
    (&["resign", "kubali"], |_| Entry::Resign),
    (&["help", "h", "msaada"], |_| Entry::Help),
    (&["quit", "q", "exit", "toka"], |_| Entry::Quit),
];

impl Entry {
    /// Reads a line; holes are those of the player to move, whichever letters one types.
    pub(super) fn read(line: &str, side: Side) -> Entry {
        let line = line.trim();
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        if word.is_empty() {
            return Entry::Nothing;
        }
        if is_hole(word) {
            return Entry::Move(own(line, side));
        }
        let lower = word.to_lowercase();
        let command = COMMANDS.iter().find(|(names, _)| names.contains(&lower.as_str()));
        match command.map(|(_, entry)| entry(rest.trim())) {
            Some(Entry::Why(wish)) if is_hole(&wish) => Entry::Why(own(&wish, side)),
            Some(entry) => entry,
            None => Entry::Unknown { word: word.to_owned(), similar: similar(&lower) },
        }
    }
}

/// How often; once if nothing is said.
fn count(text: &str) -> Option<usize> {
    if text.is_empty() { Some(1) } else { text.parse().ok().filter(|count| *count > 0) }
}

/// The names that Tab completes.
pub(super) fn command_names() -> impl Iterator<Item = &'static str> {
    COMMANDS.iter().map(|(names, _)| names[0])
}

fn is_hole(word: &str) -> bool {
    let mut chars = word.chars();
    chars.next().is_some_and(|c| "ABab".contains(c)) && chars.next().is_some_and(|c| c.is_ascii_digit())
}

/// A move in the letters of the player to move: nobody else's holes can be meant.
fn own(text: &str, side: Side) -> String {
    let (first, rest) = text.split_at_checked(1).unwrap_or((text, ""));
    match side {
        Side::South => first.to_uppercase() + rest,
        Side::North => first.to_lowercase() + rest,
    }
}

fn similar(word: &str) -> Option<&'static str> {
    let names = COMMANDS.iter().flat_map(|(names, _)| names.iter().copied()).filter(|name| name.len() > 2);
    let best = names.map(|name| (strsim::jaro_winkler(word, name), name)).max_by(|a, b| a.0.total_cmp(&b.0));
    best.filter(|(likeness, _)| *likeness > 0.75).map(|(_, name)| name)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(line: &str) -> Entry {
        Entry::read(line, Side::North)
    }

    #[test]
    fn moves_take_the_letters_of_the_player() {
        assert_eq!(read(" A6r "), Entry::Move("a6r".to_owned()));
        assert_eq!(Entry::read("b12", Side::South), Entry::Move("B12".to_owned()));
        assert_eq!(read("why A6R"), Entry::Why("a6R".to_owned()));
        assert_eq!(read("why Xyz"), Entry::Why("Xyz".to_owned()));
    }

    #[test]
    fn commands_in_both_languages() {
        for word in ["moves", "hatua", "michezo"] {
            assert_eq!(read(word), Entry::Moves);
        }
        assert_eq!(read("RUDISHA"), Entry::Undo(Some(1)));
        assert_eq!(read("undo 5"), Entry::Undo(Some(5)));
        for none in ["undo x", "undo 0", "undo -1", "undo 2 3"] {
            assert_eq!(read(none), Entry::Undo(None), "{none}");
        }
        assert_eq!(read("b"), Entry::Board);
        assert_eq!(read("save my game.txt"), Entry::Save { path: "my game.txt".to_owned(), replace: false });
        assert_eq!(read("   "), Entry::Nothing);
    }

    #[test]
    fn slips_are_met_with_a_suggestion() {
        assert_eq!(read("moevs"), Entry::Unknown { word: "moevs".to_owned(), similar: Some("moves") });
        assert_eq!(read("xyzzy"), Entry::Unknown { word: "xyzzy".to_owned(), similar: None });
        assert_eq!(read("é"), Entry::Unknown { word: "é".to_owned(), similar: None });
    }
}
