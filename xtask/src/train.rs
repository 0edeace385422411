//! Making networks: `training/` built and run with the folders it works in. `training/README.md` tells how to use it.

use std::ffi::OsString;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, ensure};
use clap::ValueEnum;
use xshell::cmd;

use crate::project::Project;

/// Which run, and how much of it.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// A run of training/runs by its name, `main-3` for one, or the path of a run's file
    run: String,
    /// What to do of it
    #[arg(default_value = "all")]
    steps: Steps,
    /// Threads [default: one for each core]
    #[arg(long, default_value_t = 0)]
    threads: usize,
}

/// The steps of a run.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Steps {
    /// Play the games that are missing
    Selfplay,
    /// Filter them, learn, and write the network in whole numbers
    Train,
    /// Both, one after the other
    All,
}

impl Steps {
    fn names(self) -> &'static [&'static str] {
        match self {
            Self::Selfplay => &["selfplay"],
            Self::Train => &["train"],
            Self::All => &["selfplay", "train"],
        }
    }
}

/// What goes on to the program.
#[derive(clap::Args)]
#[command(disable_help_flag = true)]
pub(crate) struct Options {
    /// Options of the program; `--help` lists them
    #[arg(value_name = "OPTIONS", trailing_var_arg = true, allow_hyphen_values = true)]
    options: Vec<OsString>,
}

/// Makes a network, or goes on where a run was broken off.
pub(crate) fn run(project: &Project, args: &Args) -> Result<()> {
    let file = file(&project.root, &args.run)?;
    let program = build(project)?;
    let (data, threads) = (project.root.join("training/data"), args.threads.to_string());
    for step in args.steps.names() {
        cmd!(project.sh, "{program} {step} --run {file} --data {data} --threads {threads}").run()?;
    }
    Ok(())
}

/// Does another work of the program: makes a book of openings or puzzles, or measures the ladder of levels.
pub(crate) fn other(project: &Project, work: &str, args: &Options) -> Result<()> {
    let program = build(project)?;
    let options = &args.options;
    Ok(cmd!(project.sh, "{program} {work} {options...}").run()?)
}

fn build(project: &Project) -> Result<PathBuf> {
    cmd!(project.sh, "cargo build --release --package namua-training").run()?;
    Ok(project.target.join("release/namua-training"))
}

/// The run's file: a path that exists, or a name.
fn file(root: &Path, run: &str) -> Result<PathBuf> {
    let path = Path::new(run);
    if path.extension().is_some() {
        ensure!(path.is_file(), "there is no run {run}");
        // The program runs in the root of the work tree, the chore where it was called.
        return std::path::absolute(path).with_context(|| format!("{run} is no path"));
    }
    let folder = root.join("training/runs");
    let file = folder.join(run).with_extension("toml");
    ensure!(
        file.is_file(),
        "there is no run {run}; {} has: {}",
        folder.display(),
        names(&folder)?.join(", ")
    );
    Ok(file)
}

/// The names of the runs there are.
fn names(folder: &Path) -> Result<Vec<String>> {
    let mut names = Vec::new();
    for entry in folder.read_dir().with_context(|| format!("cannot read {}", folder.display()))? {
        let path = entry?.path();
        names.extend(path.file_stem().map(|stem| stem.to_string_lossy().into_owned()));
    }
    names.sort();
    Ok(names)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn runs_are_found_by_name_and_by_path() {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap();
        let by_name = file(root, "main-1").unwrap();
        assert_eq!(file(root, &by_name.to_string_lossy()).unwrap(), by_name);
        let fault = file(root, "main-0").unwrap_err().to_string();
        assert!(fault.contains("there is no run main-0") && fault.contains("main-1, main-2"), "{fault}");
        assert!(file(root, "nowhere.toml").is_err());
    }
}
