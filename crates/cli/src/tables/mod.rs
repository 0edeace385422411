//! `namua tables`: the perfect endgames of Kimasai, built once and kept in the cache folder.

mod build;
mod file;

use std::io::{self, BufWriter, Write};
use std::path::Path;
use std::time::Instant;

use clap::ValueEnum;
use namua_engine::endgame::{Fault, MOST_STONES, Tables};

use crate::fail::{Answer, Complaint, Fail};
use crate::out::remark;
use crate::reasons;
use crate::words::{Words, value};

/// Build or verify the tables of Kimasai's endgames, who wins with so few stones
#[derive(clap::Args)]
#[command(after_help = "\
`build` keeps tables that are sound, and prints the path of the file. `verify` prints a line for each class: stones of \
the player to move, stones of the other, positions, positions that the player to move wins; it ends with 1 if the \
tables are damaged.

The file lies in the cache folder of the system, or in the folder that NAMUA_CACHE names. Tables of 8 stones take \
62 MB.

Examples:
  namua tables build
  namua tables verify
  NAMUA_CACHE=/var/cache/namua namua tables build --stones 7")]
pub(crate) struct Args {
    /// What to do
    #[arg(value_enum)]
    action: Action,
    /// The most stones of both players together
    #[arg(long, value_name = "N", default_value_t = MOST_STONES, value_parser = clap::value_parser!(u8).range(2..=i64::from(MOST_STONES)))]
    stones: u8,
}

#[derive(Clone, Copy, ValueEnum)]
enum Action {
    Build,
    Verify,
}

pub(crate) fn run(args: &Args, words: &Words) -> Result<Answer, Fail> {
    let path = file::path(args.stones).ok_or_else(|| Complaint::new(words.say("tables-no-folder", &[])))?;
    match args.action {
        Action::Build => {
            at_hand(args.stones, &path, words)?;
            writeln!(io::stdout(), "{}", path.display())?;
            Ok(Answer::Yes)
        }
        Action::Verify => verify(args.stones, &path, words),
    }
}

/// The tables of the file; if there are none, or damaged ones, they are built and stored.
fn at_hand(stones: u8, path: &Path, words: &Words) -> Result<Tables, Fail> {
    match file::load(stones, path) {
        Ok(tables) => {
            remark(&words.say("tables-there", &[]));
            return Ok(tables);
        }
        Err(fault) if is_missing(&fault) => {}
        Err(fault) => remark(&damage(&fault, path, words).render(words)),
    }
    let start = Instant::now();
    let tables = build::build(stones, words)?;
    file::store(&tables, path).map_err(|error| {
        let title = words.say("tables-not-written", &[("path", path.display().to_string().into())]);
        Complaint::new(title).note(reasons::system(words, &error))
    })?;
    let seconds = format!("{:.1}", start.elapsed().as_secs_f64());
    let values = [("positions", value(tables.layout().positions())), ("seconds", seconds.into())];
    remark(&words.say("tables-built", &values));
    Ok(tables)
}

fn verify(stones: u8, path: &Path, words: &Words) -> Result<Answer, Fail> {
    let tables = match file::load(stones, path) {
        Ok(tables) => tables,
        Err(fault) if is_missing(&fault) => return Err(missing(stones, path, words).into()),
        Err(fault) => {
            remark(&damage(&fault, path, words).render(words));
            return Ok(Answer::No);
        }
    };
    let mut out = BufWriter::new(io::stdout().lock());
    for class in tables.layout().classes() {
        let (positions, wins) = (class.positions(), tables.wins(class));
        writeln!(out, "{} {} {positions} {wins}", class.mover, class.other)?;
    }
    out.flush()?;
    remark(&words.say("tables-sound", &[("checksum", tables.checksum().into())]));
    Ok(Answer::Yes)
}

fn is_missing(fault: &Fault) -> bool {
    matches!(fault, Fault::System(error) if error.kind() == io::ErrorKind::NotFound)
}

fn missing(stones: u8, path: &Path, words: &Words) -> Complaint {
    let title = words.say("no-file", &[("path", path.display().to_string().into())]);
    let command = format!("namua tables build --stones {stones}");
    Complaint::new(title)
        .note(words.say("system-not-found", &[]))
        .help(words.say("tables-build-them", &[("command", command.into())]))
}

fn damage(fault: &Fault, path: &Path, words: &Words) -> Complaint {
    let reason = match fault {
        Fault::System(error) => reasons::system(words, error),
        Fault::NotTables => words.say("tables-not-tables", &[]),
        Fault::Version(version) => words.say("tables-version", &[("version", (*version).into())]),
        Fault::Stones(stones) => words.say("tables-stones", &[("stones", (*stones).into())]),
        Fault::Short => words.say("tables-short", &[]),
        Fault::Long => words.say("tables-long", &[]),
        Fault::Damaged => words.say("tables-damaged", &[]),
    };
    let title = words.say("tables-no-good", &[("path", path.display().to_string().into())]);
    Complaint::new(title).note(reason)
}
