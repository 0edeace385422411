//! A Rust toolchain that compiles for browsers.
//!
//! rustup gives one with a word. Where it cannot, Debian packages a compiler that knows the target
//! together with the source of std, out of which std is built once (see `sysroot`).

use std::path::{Path, PathBuf};

use anyhow::{Context, Result, ensure};
use xshell::{Cmd, Shell, cmd};

use crate::project::Project;
use crate::stamp::{Inputs, Stamp};
use crate::{apt, sysroot};

pub(crate) const TARGET: &str = "wasm32-unknown-unknown";
const DEBIAN_RUSTC: &str = "/usr/bin/rustc";

/// Who compiles the browser door.
pub(crate) enum Toolchain {
    /// The `rustc` that also builds everything else.
    Usual,
    /// Debian's compiler with a std built by us, linked by the usual toolchain's linker.
    Debian { sysroot: PathBuf, linker: PathBuf },
}

impl Toolchain {
    /// The toolchain at hand, else one fetched or built, which may take minutes.
    pub(crate) fn get(project: &Project) -> Result<Self> {
        let sh = &project.sh;
        let usual = PathBuf::from(cmd!(sh, "rustc --print sysroot").quiet().read()?);
        let has_target = || usual.join("lib/rustlib").join(TARGET).is_dir();
        if has_target() {
            return Ok(Self::Usual);
        }
        // Trying rustup again without a network would cost every run a wait.
        let failed = Stamp::new(project.cache.join("rustup-has-no-wasm"));
        let digest = Inputs::new("rustup 1").text(&cmd!(sh, "rustc -V").quiet().read()?).digest();
        if !failed.is(&digest) {
            add_by_rustup(sh);
            if has_target() {
                return Ok(Self::Usual);
            }
        }
        let debian = debian(project, &usual).with_context(|| {
            format!("no Rust for browsers; where there is rustup, run: rustup target add {TARGET}")
        })?;
        failed.set(&digest)?;
        Ok(debian)
    }

    /// Sets `cargo` up to compile for browsers, with the vector instructions all of them have by now.
    pub(crate) fn apply<'a>(&self, cargo: Cmd<'a>) -> Cmd<'a> {
        let simd = "-Ctarget-feature=+simd128";
        let cargo = without_flags(cargo);
        match self {
            Self::Usual => cargo.env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS", simd),
            Self::Debian { sysroot, linker } => cargo
                .env("RUSTC", DEBIAN_RUSTC)
                .env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER", linker)
                .env(
                    "CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS",
                    format!("--sysroot={} {simd}", sysroot.display()),
                ),
        }
    }
}

/// Flags and wrappers meant for the usual compiler would hide ours or not fit Debian's.
pub(crate) fn without_flags(cargo: Cmd<'_>) -> Cmd<'_> {
    ["RUSTFLAGS", "CARGO_ENCODED_RUSTFLAGS", "RUSTC", "RUSTC_WRAPPER", "RUSTC_WORKSPACE_WRAPPER"]
        .into_iter()
        .fold(cargo, Cmd::env_remove)
}

/// Whether it worked shows in the toolchain's folder: `rustc` need not be one of rustup's.
fn add_by_rustup(sh: &Shell) {
    if which::which("rustup").is_err() {
        return;
    }
    println!("installing Rust's {TARGET} target by rustup");
    let add = cmd!(sh, "rustup target add {TARGET}");
    if let Err(error) = add.env("RUSTUP_MAX_RETRIES", "1").env("RUSTUP_DOWNLOAD_TIMEOUT", "60").run() {
        println!("trying Debian's compiler instead: {error}");
    }
}

fn debian(project: &Project, usual: &Path) -> Result<Toolchain> {
    let sh = &project.sh;
    apt::ensure(sh, &["rustc-web", "rust-web-src"], "compiling for browsers without rustup")?;
    let host = host(sh)?;
    let linker = usual.join("lib/rustlib").join(&host).join("bin/rust-lld");
    ensure!(linker.exists(), "no linker for browsers: {} is missing", linker.display());
    let sysroot = sysroot::get(project, Path::new(DEBIAN_RUSTC), &host)?;
    Ok(Toolchain::Debian { sysroot, linker })
}

fn host(sh: &Shell) -> Result<String> {
    let about = cmd!(sh, "{DEBIAN_RUSTC} -vV").quiet().read()?;
    let host = about.lines().find_map(|line| line.strip_prefix("host: "));
    Ok(host.context("rustc names its host")?.to_owned())
}
