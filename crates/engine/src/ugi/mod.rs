//! The Universal Game Interface as lines in and lines out. Nothing here reads a stream, starts a thread or knows the
//! time: a [`Session`] takes each line of input and says what is to be done, and whoever holds the streams does it.
//!
//! ```
//! use namua_engine::ugi::{Reaction, Session};
//!
//! let mut session = Session::new();
//! session.take("position startpos moves A6R a6R");
//! let answer = session.take("query p1turn");
//! assert_eq!(answer, [Reaction::Say("response true".to_owned())]);
//! ```
//!
//! Commands, answers and the grammar of `query sowing` are described in `docs/UGI.md`, which is what a change here has to
//! agree with. Input that means nothing is answered by `info string ..`, an empty line by nothing.

mod go;
mod options;
mod query;

use std::str::SplitWhitespace;

use namua_rules::{Game, Leniency, Position, Ruleset};

pub use go::{Order, Signals};
pub use options::{DEFAULT, HAND_MADE, HASH, MOST_HASH, MOST_THREADS};

/// What a line of input asks of whoever holds the streams and the engine.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reaction {
    /// Write this line.
    Say(String),
    /// Search, after any search that is still under way.
    Go(Box<Order>),
    /// Stop the search under way, if there is one; it still names its move.
    Stop,
    /// The move thought about on the opponent's time was played: from now on the limits of time hold.
    PonderHit,
    /// A new game: what earlier searches learnt may be forgotten.
    NewGame,
    /// Use a table of so many megabytes from the next search on.
    Hash(usize),
    /// Judge by the networks of this file from now on, by [`DEFAULT`] ones, or by the [`HAND_MADE`] evaluation.
    Evaluation(String),
    /// End.
    Quit,
}

/// The state that lines of input act on.
#[derive(Clone, Debug)]
pub struct Session {
    /// The ruleset of positions that name none.
    variant: Ruleset,
    game: Game,
    manner: go::Manner,
}

impl Default for Session {
    fn default() -> Self {
        Session::new()
    }
}

impl Session {
    /// The start position of the default ruleset.
    #[must_use]
    pub fn new() -> Session {
        Session {
            variant: Ruleset::default(),
            game: Game::new(Ruleset::default()),
            manner: go::Manner::default(),
        }
    }

    /// The game as it stands.
    #[must_use]
    pub const fn game(&self) -> &Game {
        &self.game
    }

    /// Takes one line of input.
    pub fn take(&mut self, line: &str) -> Vec<Reaction> {
        let mut words = line.split_whitespace();
        let Some(command) = words.next() else { return Vec::new() };
        match command {
            "ugi" | "uci" => options::greeting(command),
            "isready" => say("readyok"),
            "uginewgame" | "ucinewgame" => self.new_game(),
            "setoption" => self.set_option(words),
            "position" => self.set_position(words),
            "go" => self.go(words),
            "stop" => vec![Reaction::Stop],
            "ponderhit" => vec![Reaction::PonderHit],
            "query" => vec![Reaction::Say(query::answer(&self.game, words))],
            "quit" => vec![Reaction::Quit],
            _ => info(&format!("unknown command {}", shown(command))),
        }
    }

    fn new_game(&mut self) -> Vec<Reaction> {
        self.game = Game::new(self.variant);
        vec![Reaction::NewGame]
    }

    fn set_option(&mut self, words: SplitWhitespace) -> Vec<Reaction> {
        match options::read(words) {
            Ok(options::Setting::Variant(ruleset)) => {
                self.variant = ruleset;
                self.game = Game::new(ruleset);
                Vec::new()
            }
            Ok(options::Setting::Hash(megabytes)) => vec![Reaction::Hash(megabytes)],
            Ok(options::Setting::Evaluation(file)) => vec![Reaction::Evaluation(file)],
            Ok(setting) => {
                self.manner.set(&setting);
                Vec::new()
            }
            Err(fault) => info(&fault),
        }
    }

    /// A position that cannot be set up, or a move that cannot be made, leaves everything as it was.
    fn set_position(&mut self, words: SplitWhitespace) -> Vec<Reaction> {
        match position(self.variant, words) {
            Ok(game) => {
                self.game = game;
                Vec::new()
            }
            Err(fault) => info(&format!("position unchanged: {fault}")),
        }
    }

    fn go(&self, words: SplitWhitespace) -> Vec<Reaction> {
        let (order, faults) = Order::read(&self.game, self.manner, words);
        let told = faults.iter().flat_map(|fault| info(fault));
        told.chain([Reaction::Go(Box::new(order))]).collect()
    }
}

fn say(line: &str) -> Vec<Reaction> {
    vec![Reaction::Say(line.to_owned())]
}

fn info(text: &str) -> Vec<Reaction> {
    vec![Reaction::Say(remark(text))]
}

/// A line that tells a text: its beginning if it is long, with what is invisible as an escape.
#[must_use]
pub fn remark(text: &str) -> String {
    format!("info string {}", beginning(text, 400))
}

/// A word of the input as an answer quotes it.
fn shown(word: &str) -> String {
    beginning(word, 40)
}

/// The beginning of a text that may be long, with what is invisible as an escape.
fn beginning(text: &str, most: usize) -> String {
    let escape = |c: char| {
        if c.is_control() || c == '\u{feff}' { c.escape_unicode().collect() } else { c.to_string() }
    };
    let mut shown: String = text.chars().take(most).map(escape).collect();
    if text.chars().nth(most).is_some() {
        shown.push('…');
    }
    shown
}

/// The game of `startpos|fen POSITION [moves ..]`.
fn position(variant: Ruleset, words: SplitWhitespace) -> Result<Game, String> {
    let words: Vec<_> = words.collect();
    let (start, moves) = match words.iter().position(|word| *word == "moves") {
        Some(at) => (&words[..at], &words[at + 1..]),
        None => (&words[..], &[][..]),
    };
    let start = match start {
        ["startpos"] => Position::start(variant),
        ["fen", text @ ..] => {
            Position::parse(&text.join(" "), variant, Leniency::Strict).map_err(|fault| fault.to_string())?
        }
        _ => return Err("say startpos or fen and a position".to_owned()),
    };
    let mut game = Game::from_position(start);
    for text in moves {
        game.play_text(text).map_err(|error| format!("{} at {error}", shown(text)))?;
    }
    Ok(game)
}

#[cfg(test)]
mod tests;
