//! std for browsers, compiled from the source Debian ships beside its compiler.
//!
//! Kept in the user's cache folder, one for each version of that compiler. It is built beside its
//! place and moved there when complete, so that an interrupted build leaves nothing half done.

use std::ffi::OsStr;
use std::fs;
use std::os::unix::fs::symlink;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use walkdir::WalkDir;
use xshell::cmd;

use crate::project::Project;
use crate::stamp::Inputs;
use crate::toolchain::{TARGET, without_flags};

/// Change this whenever what follows gives another result.
const RECIPE: &str = "sysroot 1";

/// A crate is needed to have cargo build std; it is this one.
const SEED: &str = r#"
[package]
name = "sysroot-seed"
version = "0.0.0"
edition = "2024"

[lib]
path = "seed.rs"

[profile.release]
opt-level = 3
"#;

/// The folder for `--sysroot`, built first if this compiler has none yet.
pub(crate) fn get(project: &Project, rustc: &Path, host: &str) -> Result<PathBuf> {
    let version = cmd!(project.sh, "{rustc} -V").quiet().read()?;
    let all = project.cache.join("wasm-sysroot");
    let wanted = all.join(Inputs::new(RECIPE).text(&version).digest());
    if wanted.is_dir() {
        return Ok(wanted);
    }
    let _lock = project.lock_cache()?;
    if !wanted.is_dir() {
        println!("building std for browsers with {version}, once (a minute or two)");
        let half = all.join("half-built");
        project.sh.remove_path(&half)?;
        build(project, rustc, host, &half).context("std for browsers was not built")?;
        fs::rename(half.join("sysroot"), &wanted)?;
        project.sh.remove_path(&half)?;
    }
    Ok(wanted)
}

fn build(project: &Project, rustc: &Path, host: &str, folder: &Path) -> Result<()> {
    let compiled = compile(project, rustc, folder)?;
    let rustlib = folder.join("sysroot/lib/rustlib");
    let own = rustlib.join(TARGET).join("lib");
    fs::create_dir_all(&own)?;
    for library in libraries(&compiled)? {
        fs::copy(&library, own.join(library.file_name().context("a file")?))?;
    }
    // Macros run on this machine while compiling for browsers: the host's half must be in reach.
    let printed = cmd!(project.sh, "{rustc} --print sysroot").quiet().read()?;
    symlink(Path::new(&printed).join("lib/rustlib").join(host), rustlib.join(host))?;
    Ok(())
}

/// Answers the folder that holds the compiled libraries.
fn compile(project: &Project, rustc: &Path, folder: &Path) -> Result<PathBuf> {
    let sh = &project.sh;
    sh.write_file(folder.join("Cargo.toml"), SEED)?;
    sh.write_file(folder.join("seed.rs"), "")?;
    let _there = sh.push_dir(folder);
    let cargo = cmd!(
        sh,
        "cargo build --release --target {TARGET} --target-dir target
            -Z build-std=std,panic_abort,panic_unwind,proc_macro"
    );
    // Stable cargo builds std only for those who insist; bitcode lets the release build inline it.
    without_flags(cargo)
        .env("RUSTC", rustc)
        .env("RUSTC_BOOTSTRAP", "1")
        .env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS", "-Cembed-bitcode=yes")
        .run()?;
    Ok(folder.join("target").join(TARGET).join("release/deps"))
}

fn libraries(compiled: &Path) -> Result<Vec<PathBuf>> {
    let mut found = Vec::new();
    for entry in WalkDir::new(compiled) {
        let path = entry?.into_path();
        let seed = path.to_string_lossy().contains("sysroot_seed");
        if path.extension() == Some(OsStr::new("rlib")) && !seed {
            found.push(path);
        }
    }
    Ok(found)
}
