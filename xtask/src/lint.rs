//! Everything a reader would frown at, found by programs: form, habits, documentation, types.

use std::path::Path;

use anyhow::Result;
use xshell::cmd;

use crate::project::Project;
use crate::web;

/// Expects the web app to be prepared: its types come from the browser door.
pub(crate) fn run(project: &Project) -> Result<()> {
    rust(project)?;
    web::run(project, "check")?;
    web::run(project, "lint")
}

fn rust(project: &Project) -> Result<()> {
    let sh = &project.sh;
    cmd!(sh, "cargo fmt --all --check").run()?;
    // Fuzz targets are a workspace of their own, with a lock file of their own.
    let fuzz = Path::new("fuzz/Cargo.toml");
    cmd!(sh, "cargo fetch --locked --manifest-path {fuzz}").run()?;
    cmd!(sh, "cargo fmt --manifest-path {fuzz} --check").run()?;
    cmd!(sh, "cargo clippy --workspace --all-targets -- -D warnings").run()?;
    cmd!(sh, "cargo doc --workspace --no-deps").env("RUSTDOCFLAGS", "-D warnings").run()?;
    Ok(())
}
