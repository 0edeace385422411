//! Steps whose inputs are unchanged are skipped.
//!
//! A step's inputs are told apart by content, never by time, and the mark that it ran lies inside
//! what it made: where the result is thrown away, so is the mark.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use sha2::{Digest, Sha256};
use walkdir::{DirEntry, WalkDir};

/// The content of everything a step reads, as one short text.
pub(crate) struct Inputs(Sha256);

impl Inputs {
    /// `recipe` names the step; change it when the step itself changes.
    pub(crate) fn new(recipe: &str) -> Self {
        Self(Sha256::new()).text(recipe)
    }

    pub(crate) fn text(mut self, text: &str) -> Self {
        self.add(text.as_bytes());
        self
    }

    pub(crate) fn file(mut self, path: &Path) -> Result<Self> {
        let content = fs::read(path).with_context(|| format!("cannot read {}", path.display()))?;
        self.add(&content);
        Ok(self)
    }

    /// Every file below `folder` by name and content, without what `skip` names directly in it.
    pub(crate) fn tree(mut self, folder: &Path, skip: &[&str]) -> Result<Self> {
        let wanted =
            |entry: &DirEntry| entry.depth() != 1 || !skip.iter().any(|name| entry.file_name() == *name);
        for entry in WalkDir::new(folder).sort_by_file_name().into_iter().filter_entry(wanted) {
            let entry = entry?;
            if entry.file_type().is_file() {
                self.add(entry.path().strip_prefix(folder)?.as_os_str().as_encoded_bytes());
                self = self.file(entry.path())?;
            }
        }
        Ok(self)
    }

    pub(crate) fn digest(self) -> String {
        self.0.finalize().iter().take(12).map(|byte| format!("{byte:02x}")).collect()
    }

    /// The length goes first, so that two parts never run into each other.
    fn add(&mut self, bytes: &[u8]) {
        self.0.update((bytes.len() as u64).to_le_bytes());
        self.0.update(bytes);
    }
}

/// The mark that a step ran, and with which inputs.
pub(crate) struct Stamp(PathBuf);

impl Stamp {
    pub(crate) fn new(path: PathBuf) -> Self {
        Self(path)
    }

    pub(crate) fn is(&self, digest: &str) -> bool {
        fs::read_to_string(&self.0).is_ok_and(|found| found == digest)
    }

    pub(crate) fn set(&self, digest: &str) -> Result<()> {
        if let Some(folder) = self.0.parent() {
            fs::create_dir_all(folder)?;
        }
        fs::write(&self.0, digest).with_context(|| format!("cannot write {}", self.0.display()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_never_run_into_each_other() {
        let one = Inputs::new("r").text("ab").text("c").digest();
        let two = Inputs::new("r").text("a").text("bc").digest();
        assert_ne!(one, two);
    }

    #[test]
    fn a_tree_is_its_names_and_contents() -> Result<()> {
        let sh = xshell::Shell::new()?;
        let folder = sh.create_temp_dir()?;
        let digest = || Inputs::new("r").tree(folder.path(), &["skipped"]).map(Inputs::digest);
        sh.write_file(folder.path().join("deep/file"), "one")?;
        let first = digest()?;
        sh.write_file(folder.path().join("skipped/file"), "anything")?;
        assert_eq!(first, digest()?);
        sh.write_file(folder.path().join("deep/file"), "two")?;
        assert_ne!(first, digest()?);
        Ok(())
    }

    #[test]
    fn a_stamp_knows_its_inputs() -> Result<()> {
        let folder = xshell::Shell::new()?.create_temp_dir()?;
        let stamp = Stamp::new(folder.path().join("a/b"));
        assert!(!stamp.is("x"));
        stamp.set("x")?;
        assert!(stamp.is("x") && !stamp.is("y"));
        Ok(())
    }
}
