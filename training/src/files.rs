//! Files that appear whole or not at all.

use std::io::Write;
use std::path::Path;

use anyhow::{Context, Result};
use tempfile::NamedTempFile;

/// Writes a file under another name first.
pub(crate) fn write(path: &Path, bytes: &[u8]) -> Result<()> {
    let folder = path.parent().unwrap_or(Path::new("."));
    let told = || format!("cannot write {}", path.display());
    let mut file = NamedTempFile::new_in(folder).with_context(told)?;
    file.write_all(bytes).with_context(told)?;
    file.persist(path).with_context(told)?;
    Ok(())
}
