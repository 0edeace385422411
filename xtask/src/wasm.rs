//! The browser door: compiled into its two modules, each given its JavaScript side and made small.

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

/// One of the modules made of `crates/wasm`, in a folder of its own below `web/src/engine/pkg`.
struct Module {
    /// The name of its folder; its files are called `namua_` and this.
    name: &'static str,
    /// The profile of Cargo.toml that compiles it.
    profile: &'static str,
    /// Whether the engine and its networks are in it.
    engine: bool,
    /// How hard and to what end it is optimised.
    aim: &'static str,
}

/// The rules for the page, small for it waits for them, and rules and engine for the worker, fast.
const MODULES: [Module; 2] = [
    Module { name: "rules", profile: "compact", engine: false, aim: "-Oz" },
    Module { name: "engine", profile: "release", engine: true, aim: "-O3" },
];

/// Writes the modules, their JavaScript and their types into `web/src/engine/pkg`.
/// Expects the npm packages: the optimiser is one of them.
pub(crate) fn build(project: &Project) -> Result<()> {
    MODULES.iter().try_for_each(|module| module.build(project))
}

impl Module {
    fn build(&self, project: &Project) -> Result<()> {
        let compiled = self.compile(project)?;
        let digest = Inputs::new("wasm 2")
            .text(self.aim)
            .file(&compiled)?
            .file(&project.root.join("xtask/glue/src/main.rs"))?
            .file(&project.web().join("node_modules/binaryen/package.json"))?
            .digest();
        let Module { name, .. } = self;
        let stamp = web::stamp(project, &format!("wasm-{name}"));
        let folder = project.web().join("src/engine/pkg").join(name);
        let module = folder.join(format!("namua_{name}_bg.wasm"));
        if stamp.is(&digest) && module.exists() {
            return Ok(());
        }
        project.sh.remove_path(&folder)?;
        cmd!(
            project.sh,
            "cargo run --profile chores --package xtask-glue -- {compiled} {folder} namua_{name}"
        )
        .run()?;
        self.shrink(project, &module)?;
        stamp.set(&digest)
    }

    fn compile(&self, project: &Project) -> Result<PathBuf> {
        let sh = &project.sh;
        let Module { profile, engine, .. } = self;
        // A folder of its own: two compilers in one would rebuild each other's work for ever.
        let target = project.target.join("wasm");
        let features = (!engine).then_some("--no-default-features");
        let cargo = cmd!(
            sh,
            "cargo build --profile {profile} --package namua-wasm --lib {features...} --target {TARGET} --target-dir {target}"
        );
        Toolchain::get(project)?.apply(cargo).run()?;
        Ok(target.join(TARGET).join(profile).join("namua_wasm.wasm"))
    }

    fn shrink(&self, project: &Project, module: &Path) -> Result<()> {
        let Module { name, aim, engine, .. } = self;
        let before = fs::metadata(module)?.len();
        let optimiser = web::tool(project, "wasm-opt");
        cmd!(project.sh, "{optimiser} {aim} {FEATURES...} {module} -o {module}").run()?;
        let after = fs::metadata(module)?.len();
        let networks = if *engine { networks(project)? } else { 0 };
        println!(
            "the module `{name}` takes {} kB, down from {} kB; {} kB of it are networks",
            after / 1000,
            before / 1000,
            networks / 1000
        );
        Ok(())
    }
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
