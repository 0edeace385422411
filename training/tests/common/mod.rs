//! Tiny runs of the program in folders of their own.

#![allow(dead_code, reason = "every test file uses a part of it")]

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};

use tempfile::TempDir;

/// A run that takes a moment: a few games of few nodes, a few files, some epochs.
pub(crate) fn tiny(epochs: u32) -> String {
    format!(
        r#"name = "tiny"
rulesets = ["kujifunza"]
seed = 7

[[selfplay]]
name = "play"
games = 24
file = 4
nodes = 50
opening = [2, 4]
random = 30
plies = 120

[train]
epochs = {epochs}
batch = 64
"#
    )
}

/// A folder with the file of one run and its data.
pub(crate) struct Place {
    folder: TempDir,
}

impl Place {
    pub(crate) fn new(run: &str) -> Place {
        let folder = TempDir::new().unwrap();
        fs::write(folder.path().join("tiny.toml"), run).unwrap();
        Place { folder }
    }

    pub(crate) fn path(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    /// The folder of the games.
    pub(crate) fn games(&self) -> PathBuf {
        self.path("data/tiny/play")
    }

    pub(crate) fn state(&self) -> PathBuf {
        self.path("data/tiny/state.bin")
    }

    pub(crate) fn network(&self) -> PathBuf {
        self.path("data/tiny/tiny.net")
    }

    fn command(&self, step: &str, threads: u32) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_namua-training"));
        command.arg(step).arg("--run").arg(self.path("tiny.toml")).arg("--data").arg(self.path("data"));
        command.args(["--threads", &threads.to_string()]);
        command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
        command
    }

    /// Starts a step without waiting for its end; nobody reads what it says.
    pub(crate) fn start(&self, step: &str) -> Child {
        self.command(step, 1).stdout(Stdio::null()).stderr(Stdio::null()).spawn().unwrap()
    }

    /// Runs a step that has to succeed, and gives what it said.
    pub(crate) fn run(&self, step: &str, threads: u32) -> String {
        let Output { status, stdout, stderr } = self.command(step, threads).output().unwrap();
        assert!(status.success(), "{step}: {}", String::from_utf8_lossy(&stderr));
        String::from_utf8(stdout).unwrap()
    }

    /// Runs a step that has to fail, and gives its complaint.
    pub(crate) fn fail(&self, step: &str) -> String {
        let Output { status, stderr, .. } = self.command(step, 1).output().unwrap();
        assert!(!status.success(), "{step} succeeded");
        let complaint = String::from_utf8(stderr).unwrap();
        assert!(!complaint.contains("panicked"), "{complaint}");
        complaint
    }
}

/// The files of a folder that end so, by name, with what they hold.
pub(crate) fn files(folder: &Path, end: &str) -> Vec<(PathBuf, Vec<u8>)> {
    let entries = fs::read_dir(folder).map(|entries| entries.map(|entry| entry.unwrap().path()).collect());
    let mut paths: Vec<PathBuf> = entries.unwrap_or_default();
    paths.retain(|path| path.extension().is_some_and(|found| found == end));
    paths.sort();
    let read = |path: PathBuf| (path.strip_prefix(folder).unwrap().to_owned(), fs::read(path).unwrap());
    paths.into_iter().map(read).collect()
}
