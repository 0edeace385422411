//! The browser door: compiled, given its JavaScript side, and made small.

use std::ffi::OsStr;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::Result;
use xshell::cmd;

use crate::project::Project;
use crate::stamp::Inputs;
use crate::toolchain::{TARGET, Toolchain};
use crate::web;

/// What the optimiser may use: no more than every browser of the last years knows.
const FEATURES: [&str; 6] = [
    "--enable-simd",
    "--enable-bulk-memory",
    "--enable-mutable-globals",
    "--enable-nontrapping-float-to-int",
    "--enable-reference-types",
    "--enable-sign-ext",
];

/// Writes the module, its JavaScript and its types into `web/src/engine/pkg`.
/// Expects the npm packages: the optimiser is one of them.
pub(crate) fn build(project: &Project) -> Result<()> {
    let compiled = compile(project)?;
    let digest = Inputs::new("wasm 1")
        .file(&compiled)?
        .file(&project.root.join("xtask/glue/src/main.rs"))?
        .file(&project.web().join("node_modules/binaryen/package.json"))?
        .digest();
    let stamp = web::stamp(project, "wasm");
    let folder = project.web().join("src/engine/pkg");
    if stamp.is(&digest) && folder.join("namua_wasm_bg.wasm").exists() {
        return Ok(());
    }
    project.sh.remove_path(&folder)?;
    cmd!(project.sh, "cargo run --profile chores --package xtask-glue -- {compiled} {folder}").run()?;
    shrink(project, &folder.join("namua_wasm_bg.wasm"))?;
    stamp.set(&digest)
}

fn compile(project: &Project) -> Result<PathBuf> {
    let sh = &project.sh;
    // A folder of its own: two compilers in one would rebuild each other's work for ever.
    let target = project.target.join("wasm");
    let cargo =
        cmd!(sh, "cargo build --release --package namua-wasm --lib --target {TARGET} --target-dir {target}");
    Toolchain::get(project)?.apply(cargo).run()?;
    Ok(target.join(TARGET).join("release/namua_wasm.wasm"))
}

fn shrink(project: &Project, module: &Path) -> Result<()> {
    let before = fs::metadata(module)?.len();
    let optimiser = web::tool(project, "wasm-opt");
    cmd!(project.sh, "{optimiser} -O3 {FEATURES...} {module} -o {module}").run()?;
    let after = fs::metadata(module)?.len();
    println!(
        "the module takes {} kB, down from {} kB; {} kB of it are networks",
        after / 1000,
        before / 1000,
        networks(project)? / 1000
    );
    Ok(())
}

/// Bytes of all networks that ship. A test of the engine holds them to its limit.
fn networks(project: &Project) -> Result<u64> {
    let mut bytes = 0;
    for entry in fs::read_dir(project.root.join("crates/engine/nets"))? {
        let entry = entry?;
        if entry.path().extension() == Some(OsStr::new("net")) {
            bytes += entry.metadata()?.len();
        }
    }
    Ok(bytes)
}
