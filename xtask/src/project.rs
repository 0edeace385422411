//! Where things are: the work tree, cargo's target folder and the user's cache folder.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use xshell::Shell;

/// The places every chore works with, and a shell that stands in the root of the work tree.
pub(crate) struct Project {
    pub(crate) sh: Shell,
    pub(crate) root: PathBuf,
    /// Cargo's target folder. Chores that build with other settings get a folder of their own in it.
    pub(crate) target: PathBuf,
    /// What is built or fetched once for a user rather than for a work tree.
    pub(crate) cache: PathBuf,
}

impl Project {
    pub(crate) fn find() -> Result<Self> {
        let root = Path::new(env!("CARGO_MANIFEST_DIR"))
            .parent()
            .context("xtask lies in the work tree")?
            .to_path_buf();
        let sh = Shell::new()?;
        sh.change_dir(&root);
        Ok(Self { sh, root, target: target_folder()?, cache: cache_folder()? })
    }

    pub(crate) fn web(&self) -> PathBuf {
        self.root.join("web")
    }

    /// The program a player gets, with the web app inside.
    pub(crate) fn namua(&self) -> PathBuf {
        self.target.join("release/namua")
    }

    /// Holds every other run back from the cache folder until the answer is dropped.
    pub(crate) fn lock_cache(&self) -> Result<fs::File> {
        fs::create_dir_all(&self.cache)?;
        let file = fs::File::create(self.cache.join("lock"))?;
        if file.try_lock().is_err() {
            println!("waiting for another `cargo xtask` that is setting up");
            file.lock()?;
        }
        Ok(file)
    }
}

/// This program lies in `TARGET/chores/`; asking cargo would cost more than it tells.
fn target_folder() -> Result<PathBuf> {
    let exe = env::current_exe()?;
    Ok(exe.ancestors().nth(2).context("started by cargo")?.to_path_buf())
}

fn cache_folder() -> Result<PathBuf> {
    let set = |name| env::var_os(name).map(PathBuf::from).filter(|path| path.is_absolute());
    set("XDG_CACHE_HOME")
        .or_else(|| set("HOME").map(|home| home.join(".cache")))
        .map(|cache| cache.join("namua"))
        .context("no cache folder: set HOME or XDG_CACHE_HOME")
}
