//! The table: a game, who sits at it, and what is said to them.

use std::io;
use std::sync::atomic::AtomicBool;
use std::time::{Instant, SystemTime, UNIX_EPOCH};

use namua_engine::{Engine, Level, Limits, Task};
use namua_rules::{BySide, Game, MoveText, Played, Side, Trace};

use super::animate::{self, Speed};
use super::entry::{self, Entry};
use super::file;
use super::reader::Reader;
use crate::board::Frame;
use crate::fail::Fail;
use crate::out::print_lines;
use crate::words::Words;
use crate::{excerpt, input, narrate, reasons, show};

/// Megabytes of the engine's table.
const HASH: usize = 64;

/// Who plays what.
pub(super) struct Seats {
    /// The side of the only person; `None` if both are played by people.
    pub(super) person: Option<Side>,
    /// How well the engine plays the other side.
    pub(super) level: Option<Level>,
}

impl Seats {
    /// The engine's level, if it plays this side.
    fn engine(&self, side: Side) -> Option<Level> {
        self.level.filter(|_| self.person.is_some_and(|person| person != side))
    }
}

/// Whether the game at the table goes on.
enum Next {
    Go,
    Leave,
}

pub(super) struct Table<'a> {
    words: &'a Words,
    game: Game,
    seats: Seats,
    speed: Speed,
    reader: Reader,
    engine: Option<Engine>,
    /// Whether the board on the screen is not that of the game any more.
    stale: bool,
}

impl<'a> Table<'a> {
    pub(super) fn new(words: &'a Words, game: Game, seats: Seats, speed: Speed) -> Table<'a> {
        let reader = Reader::new();
        // Seeds fall one by one only where the board can be drawn over.
        let speed = if reader.is_terminal() { speed } else { Speed::Off };
        let engine = seats.level.map(|_| Engine::new(HASH));
        Table { words, game, seats, speed, reader, engine, stale: true }
    }

    /// Plays until someone leaves.
    pub(super) fn run(&mut self) -> Result<(), Fail> {
        let mut lines = vec![show::title(self.words, self.game.position())];
        lines.extend(self.welcome());
        self.print(&lines)?;
        loop {
            self.let_engine_play()?;
            if self.stale {
                self.show_board()?;
                self.stale = false;
            }
            let Some(line) = self.ask()? else { return Ok(()) };
            if let Next::Leave = self.obey(Entry::read(&line, self.side()))? {
                return Ok(());
            }
        }
    }

    /// What one could type here; in a finished game the board says what is left to do.
    fn welcome(&self) -> Option<String> {
        let example = self.choices().into_iter().next()?;
        Some(self.words.say("play-welcome", &[("move", example.into())]))
    }

    /// The legal moves in plain text; none once the game is over.
    fn choices(&self) -> Vec<String> {
        if self.game.outcome().is_some() { Vec::new() } else { self.game.position().plain_moves() }
    }

    fn side(&self) -> Side {
        self.game.position().turn()
    }

    fn say(&self, id: &str) -> String {
        self.words.say(id, &[])
    }

    fn print(&self, lines: &[String]) -> io::Result<()> {
        print_lines(lines)
    }

    fn tell(&self, line: String) -> io::Result<Next> {
        self.print(&[line])?;
        Ok(Next::Go)
    }

    /// The board is drawn again before the next question.
    fn turn_stale(&mut self) -> Next {
        self.stale = true;
        Next::Go
    }

    fn show_board(&self) -> io::Result<()> {
        let frame = Frame::of(self.game.position());
        let frame = if self.game.outcome().is_some() { frame.still() } else { frame };
        let mut lines = vec![String::new()];
        lines.extend(frame.draw(self.words));
        lines.push(String::new());
        lines.extend(self.ending());
        self.print(&lines)
    }

    /// The result, and what can be done then.
    fn ending(&self) -> Option<String> {
        let ending = narrate::ending(self.words, self.game.position().ruleset(), self.game.outcome()?);
        Some(format!("{ending}\n{}", self.say("play-after")))
    }

    /// The next line of whoever is to move.
    fn ask(&mut self) -> io::Result<Option<String>> {
        let side = if self.side() == Side::South { "side-south" } else { "side-north" };
        let prompt = if self.game.outcome().is_some() { String::new() } else { self.say(side) };
        let mut choices = self.choices();
        choices.extend(entry::command_names().map(str::to_owned));
        self.reader.line(&format!("{prompt}> "), choices)
    }

    fn obey(&mut self, entry: Entry) -> Result<Next, Fail> {
        let next = match entry {
            Entry::Nothing => Ok(Next::Go),
            Entry::Move(text) => return self.try_move(&text),
            Entry::Moves => self.moves(),
            Entry::Why(text) => return self.explain(&text),
            Entry::Undo(Some(count)) => self.undo(count),
            Entry::Undo(None) => self.tell(self.say("play-undo-what")),
            Entry::Board => Ok(self.turn_stale()),
            Entry::Save { path, replace } => self.save(&path, replace),
            Entry::Resign => Ok(self.resign()),
            Entry::Help => self.help(),
            Entry::Quit => Ok(Next::Leave),
            Entry::Unknown { word, similar } => self.unknown(&word, similar),
        };
        Ok(next?)
    }

    fn moves(&self) -> io::Result<Next> {
        let ending = self.ending();
        self.tell(ending.unwrap_or_else(|| show::legal_moves(self.words, self.game.position())))
    }

    fn help(&self) -> io::Result<Next> {
        let ruleset = self.game.position().ruleset().name();
        self.tell(self.words.say("play-help", &[("ruleset", ruleset.into())]))
    }

    fn unknown(&self, word: &str, similar: Option<&str>) -> io::Result<Next> {
        let word = excerpt::word(word);
        self.tell(match similar {
            Some(name) => self.words.say("play-similar", &[("word", word.into()), ("name", name.into())]),
            None => self.words.say("play-unknown", &[("word", word.into())]),
        })
    }

    fn try_move(&mut self, text: &str) -> Result<Next, Fail> {
        let wish = match input::move_text(text, self.words) {
            Ok(wish) => wish,
            Err(bad) => return Ok(self.tell(bad.complaint().render(self.words))?),
        };
        match self.game.to_move(&wish) {
            Ok(mv) => {
                let before = *self.game.position();
                let mut trace = Trace::default();
                // The move was found legal a moment ago.
                let Ok(played) = self.game.play(mv, &mut trace).copied() else { return Ok(Next::Go) };
                animate::show(self.words, &before, &trace, self.speed)?;
                self.report(&played, &trace)?;
                Ok(self.turn_stale())
            }
            Err(_) => self.explain_wish(&wish),
        }
    }

    fn report(&self, played: &Played, trace: &Trace) -> io::Result<()> {
        let mut lines = vec![narrate::headline(self.words, played)];
        lines.extend(narrate::tell(self.words, played, trace).into_iter().map(|line| format!("  {line}")));
        self.print(&lines)
    }

    fn explain(&self, text: &str) -> Result<Next, Fail> {
        if text.is_empty() {
            return Ok(self.tell(self.say("play-why-what"))?);
        }
        match input::move_text(text, self.words) {
            Ok(wish) => self.explain_wish(&wish),
            Err(bad) => Ok(self.tell(bad.complaint().render(self.words))?),
        }
    }

    fn explain_wish(&self, wish: &MoveText) -> Result<Next, Fail> {
        let position = self.game.position();
        let said = match self.game.to_move(wish) {
            Ok(_) => self.say("play-legal"),
            Err(illegal) => {
                let illegal = reasons::with_period(illegal, position, wish);
                reasons::for_people(self.words, &illegal, position.ruleset())
            }
        };
        Ok(self.tell(said)?)
    }

    /// Takes back to the last turn of a person, so often or as often as there is one; giving up counts too.
    fn undo(&mut self, count: usize) -> io::Result<Next> {
        let done = (0..count).take_while(|_| self.undo_one()).count();
        if done == 0 { self.tell(self.say("play-nothing-to-undo")) } else { Ok(self.turn_stale()) }
    }

    /// Whether there was something to take back.
    fn undo_one(&mut self) -> bool {
        let resigned = self.game.resigned().is_some();
        let plies = if resigned { 0 } else { self.plies_to_undo() };
        self.game.undo(plies);
        resigned || plies > 0
    }

    fn plies_to_undo(&self) -> usize {
        let persons = |ply: &Played| self.seats.engine(ply.side).is_none();
        let back = self.game.plies().iter().rev().position(persons);
        back.map_or(0, |back| back + 1)
    }

    fn save(&self, path: &str, replace: bool) -> io::Result<Next> {
        if path.is_empty() {
            return self.tell(self.say("play-save-where"));
        }
        let values = [("path", excerpt::line(path).into())];
        let said = match file::save(&self.game, &self.names(), path, replace) {
            Ok(()) => self.words.say("play-saved", &values),
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {
                self.words.say("play-save-exists", &values)
            }
            Err(error) => {
                let why = reasons::system(self.words, &error);
                format!("{}: {why}", self.words.say("play-not-saved", &values))
            }
        };
        self.tell(said)
    }

    /// Names for the record.
    fn names(&self) -> BySide<String> {
        BySide::from_fn(|side| match self.seats.engine(side) {
            Some(level) => {
                format!("Namua ({})", self.words.say("play-level", &[("level", level.number().into())]))
            }
            None => "?".to_owned(),
        })
    }

    fn resign(&mut self) -> Next {
        self.game.resign(self.side());
        self.turn_stale()
    }

    /// The engine's turn, if it is.
    fn let_engine_play(&mut self) -> Result<(), Fail> {
        while self.game.outcome().is_none() {
            let Some(level) = self.seats.engine(self.side()) else { return Ok(()) };
            let Some(text) = self.choose(level) else { return Ok(()) };
            self.try_move(&text)?;
        }
        Ok(())
    }

    fn choose(&mut self, level: Level) -> Option<String> {
        let start = Instant::now();
        let clock = || start.elapsed();
        let stop = AtomicBool::new(false);
        let mut task = Task::silent(Limits::default(), &clock, &stop);
        let position = self.game.position();
        let found = self.engine.as_mut()?.choose(position, level, chance(), &mut task)?;
        Some(found.mv.plain(position.turn()).to_string())
    }
}

/// A number that differs from game to game: weaker levels vary their play by it.
fn chance() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_nanos() as u64)
}
