//! The file of a match's records: a pair is appended whole, and a match goes on from what the file holds.

use std::fs::{self, File, OpenOptions};
use std::io::{self, Seek, SeekFrom, Write};
use std::path::Path;
use std::time::SystemTime;

use namua_arena::{Entry, Match, PlayedPair, entry};

use super::options::Args;
use crate::fail::{Complaint, Fail};
use crate::play::date;
use crate::reasons;
use crate::words::Words;

/// Keeps the records of a match, in a file if there is one.
pub(super) struct Keeper {
    file: Option<File>,
}

impl Keeper {
    /// Opens the file and reads the pairs that it holds, if the match is to go on from them. A file that is there is left
    /// alone otherwise.
    pub(super) fn open(
        args: &Args,
        the_match: &Match,
        words: &Words,
    ) -> Result<(Keeper, Vec<[Entry; 2]>), Fail> {
        let Some(path) = &args.pgnout else { return Ok((Keeper { file: None }, Vec::new())) };
        let refused = |error: &io::Error| {
            let title = words.say("match-no-pgnout", &[("path", path.display().to_string().into())]);
            Fail::from(Complaint::new(title).note(reasons::system(words, error)))
        };
        if !args.resume {
            let file = match File::create_new(path) {
                Err(error) if error.kind() == io::ErrorKind::AlreadyExists && path.is_file() => {
                    return Err(exists(path, words));
                }
                file => file.map_err(|error| refused(&error))?,
            };
            return Ok((Keeper { file: Some(file) }, Vec::new()));
        }
        let text = match fs::read(path) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => String::new(),
            read => read
                .map_err(|error| refused(&error))
                .map(|bytes| String::from_utf8_lossy(&bytes).into_owned())?,
        };
        let kept = the_match.read_back(&text).map_err(|error| {
            let title = words.say("match-other", &[("path", path.display().to_string().into())]);
            Fail::from(Complaint::new(title).note(error.to_string()).help(words.say("match-other-help", &[])))
        })?;
        let file = cut(path, kept.bytes).map_err(|error| refused(&error))?;
        let pairs = kept.entries.chunks_exact(2).map(|pair| [pair[0].clone(), pair[1].clone()]);
        Ok((Keeper { file: Some(file) }, pairs.collect()))
    }

    /// Appends a pair by one write, and gives what counts of it.
    pub(super) fn keep(&mut self, the_match: &Match, pair: &PlayedPair) -> io::Result<[Entry; 2]> {
        let records = the_match.records(pair, &date(SystemTime::now())).map_err(io::Error::other)?;
        if let Some(file) = &mut self.file {
            let [first, second] = &records;
            file.write_all(format!("{first}\n{second}\n").as_bytes())?;
            file.flush()?;
        }
        let [first, second] = &records;
        Ok([entry(first, pair.round, 0), entry(second, pair.round, 1)])
    }
}

/// Opens the file to append after so many bytes; what follows them is cut off.
fn cut(path: &Path, bytes: usize) -> io::Result<File> {
    let mut file = OpenOptions::new().create(true).write(true).truncate(false).open(path)?;
    file.set_len(bytes as u64)?;
    file.seek(SeekFrom::End(0))?;
    Ok(file)
}

fn exists(path: &Path, words: &Words) -> Fail {
    let title = words.say("match-exists", &[("path", path.display().to_string().into())]);
    Complaint::new(title).help(words.say("match-exists-help", &[])).into()
}
