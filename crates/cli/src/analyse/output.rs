//! Files that are written: whole or not at all, and never over one that is there unless that is asked for.

use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use tempfile::NamedTempFile;

use crate::fail::{Complaint, Fail};
use crate::reasons;
use crate::words::Words;

/// A file to be written at the end of the work. That it can be is known before the work begins.
pub(super) struct Output<'a> {
    path: PathBuf,
    overwrite: bool,
    words: &'a Words,
    /// Takes the content until it is whole; `None` for what is no ordinary file, such as a pipe.
    draft: Option<NamedTempFile>,
}

impl<'a> Output<'a> {
    pub(super) fn new(path: PathBuf, overwrite: bool, words: &'a Words) -> Result<Output<'a>, Fail> {
        let refused = |error: &io::Error| refused(&path, error, words);
        let found = fs::metadata(&path);
        if found.as_ref().is_ok_and(fs::Metadata::is_dir) {
            return Err(refused(&io::ErrorKind::IsADirectory.into()));
        }
        let draft = match found {
            Ok(found) if !found.is_file() => None,
            Ok(_) if !overwrite => return Err(exists(&path, words)),
            _ => Some(draft(&path).map_err(|error| refused(&error))?),
        };
        Ok(Output { path, overwrite, words, draft })
    }

    /// Writes the file.
    pub(super) fn write(self, content: &[u8]) -> Result<(), Fail> {
        let Output { path, overwrite, words, draft } = self;
        let Some(mut draft) = draft else {
            return fs::write(&path, content).map_err(|error| refused(&path, &error, words));
        };
        draft.write_all(content).map_err(|error| refused(&path, &error, words))?;
        let kept = if overwrite { draft.persist(&path) } else { draft.persist_noclobber(&path) };
        match kept {
            Ok(_) => Ok(()),
            Err(lost) if lost.error.kind() == io::ErrorKind::AlreadyExists => Err(exists(&path, words)),
            Err(lost) => Err(refused(&path, &lost.error, words)),
        }
    }
}

/// A file beside the one that is to be, with the rights that an ordinary new file gets.
fn draft(path: &Path) -> io::Result<NamedTempFile> {
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
    let mut builder = tempfile::Builder::new();
    #[cfg(unix)]
    builder.permissions(std::os::unix::fs::PermissionsExt::from_mode(0o666));
    builder.prefix(".namua-").tempfile_in(folder.unwrap_or(Path::new(".")))
}

fn refused(path: &Path, error: &io::Error, words: &Words) -> Fail {
    let title = words.say("analyse-not-written", &[("path", path.display().to_string().into())]);
    Complaint::new(title).note(reasons::system(words, error)).into()
}

fn exists(path: &Path, words: &Words) -> Fail {
    let title = words.say("analyse-exists", &[("path", path.display().to_string().into())]);
    Complaint::new(title).help(words.say("analyse-exists-help", &[])).into()
}
