//! Where the tables lie, and how they come there.

use std::env;
use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};

use etcetera::BaseStrategy;
use namua_engine::endgame::{Fault, Tables};

/// The folder that is asked for instead of the system's.
const FOLDER: &str = "NAMUA_CACHE";

/// The file of the tables of so many stones; `None` where the system knows no folder for caches and none is named.
pub(super) fn path(stones: u8) -> Option<PathBuf> {
    Some(folder()?.join(format!("kimasai-{stones}.tables")))
}

fn folder() -> Option<PathBuf> {
    let named = env::var_os(FOLDER).filter(|folder| !folder.is_empty());
    named.map(PathBuf::from).or_else(|| {
        let system = etcetera::base_strategy::choose_native_strategy().ok()?;
        Some(system.cache_dir().join("namua"))
    })
}

/// Reads and verifies tables of so many stones.
pub(super) fn load(stones: u8, path: &Path) -> Result<Tables, Fault> {
    let tables = Tables::read(&mut File::open(path)?)?;
    if tables.most() == stones { Ok(tables) } else { Err(Fault::Stones(tables.most().into())) }
}

/// Writes tables beside the place and then moves them there, so that no reader ever finds half a file.
pub(super) fn store(tables: &Tables, path: &Path) -> io::Result<()> {
    let folder = path.parent().unwrap_or(Path::new("."));
    fs::create_dir_all(folder)?;
    let mut file = tempfile::NamedTempFile::new_in(folder)?;
    tables.write(&mut file)?;
    file.as_file().sync_all()?;
    file.persist(path)?;
    Ok(())
}
