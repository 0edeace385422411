//! `namua play`: a game in the terminal, for two people or against the engine.

mod animate;
mod entry;
mod file;
mod reader;
mod table;

use clap::builder::{PossibleValuesParser, TypedValueParser};
use namua_engine::Level;
use namua_rules::{Game, Side};

use crate::fail::{Answer, Fail};
use crate::input::{self, Reading};
use crate::words::Words;
pub(crate) use animate::Speed;
pub(crate) use file::{UNFINISHED, date};
use table::{Seats, Table};

/// Play a game in the terminal
#[derive(clap::Args)]
#[command(after_help = "\
At the prompt type a move such as A6R, or a command: moves, why MOVE, undo, undo N, board, save FILE, resign, help, \
quit.

Examples:
  namua play
  namua play --ruleset kete --level 4
  namua play --ruleset kimasai --level 10 --side N --speed normal")]
pub(crate) struct Args {
    #[command(flatten)]
    reading: Reading,
    /// Play against the engine: 1 is a pupil, 10 full strength; without it two people share the keyboard
    #[arg(long, value_name = "LEVEL", value_parser = level_parser())]
    level: Option<Level>,
    /// The side you play against the engine: S begins
    #[arg(long, value_name = "SIDE", value_parser = side, default_value = "S", requires = "level")]
    side: Side,
    /// Show the sowing seed by seed
    #[arg(long, value_enum, value_name = "SPEED", default_value_t = Speed::Off)]
    speed: Speed,
    /// Begin from this position
    #[arg(value_name = "POSITION")]
    position: Vec<String>,
}

pub(crate) fn run(args: &Args, words: &Words) -> Result<Answer, Fail> {
    let text = if args.position.is_empty() { "startpos".to_owned() } else { input::joined(&args.position) };
    let position = args.reading.position(&text, words)?;
    let seats = Seats { person: args.level.map(|_| args.side), level: args.level };
    Table::new(words, Game::from_position(position), seats, args.speed).run()?;
    Ok(Answer::Yes)
}

/// Levels by their numbers.
fn level_parser() -> impl TypedValueParser<Value = Level> {
    PossibleValuesParser::new(Level::ALL.map(|level| level.number().to_string()))
        .map(|number| number.parse().ok().and_then(|number| Level::new(number).ok()).unwrap_or(Level::FULL))
}

/// `S` or `N`, or a name that begins so.
fn side(text: &str) -> Result<Side, String> {
    match text.to_lowercase().as_str() {
        "s" | "south" | "kusini" => Ok(Side::South),
        "n" | "north" | "kaskazini" => Ok(Side::North),
        _ => Err("a side is S (South, who begins) or N (North)".to_owned()),
    }
}
