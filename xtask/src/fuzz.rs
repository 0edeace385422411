//! The statements of `fuzz/`, each tried with random input for a while.

use anyhow::{Context, Result, ensure};
use xshell::{Cmd, Shell, cmd};

use crate::apt;
use crate::project::Project;

/// What to fuzz, and for how long.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// Only these targets [default: all]
    targets: Vec<String>,
    /// Seconds for each target
    #[arg(long, default_value_t = 30)]
    seconds: u32,
}

impl Args {
    pub(crate) fn all(seconds: u32) -> Self {
        Self { targets: Vec::new(), seconds }
    }
}

pub(crate) fn run(project: &Project, args: &Args) -> Result<()> {
    setup(project)?;
    let sh = &project.sh;
    let targets = if args.targets.is_empty() { list(project)? } else { args.targets.clone() };
    ensure!(!targets.is_empty(), "`cargo fuzz list` names no target");
    let options = options(project);
    bootstrapped(cmd!(sh, "cargo fuzz build {options...}"), project)?.run()?;
    for target in &targets {
        one(project, target, args.seconds)?;
    }
    println!("{} fuzz targets held for {} s each", targets.len(), args.seconds);
    Ok(())
}

/// Installs cargo-fuzz into the cache folder, and a C++ compiler for libFuzzer.
pub(crate) fn setup(project: &Project) -> Result<()> {
    let sh = &project.sh;
    if which::which("c++").is_err() {
        apt::ensure(sh, &["g++"], "building libFuzzer")?;
    }
    let tools = project.cache.join("tools");
    if which::which("cargo-fuzz").is_ok() || tools.join("bin/cargo-fuzz").exists() {
        return Ok(());
    }
    let _lock = project.lock_cache()?;
    let build = tools.join("build");
    cmd!(sh, "cargo install cargo-fuzz --locked --root {tools} --target-dir {build}")
        .run()
        .context("cargo-fuzz is missing; install it with: cargo install cargo-fuzz --locked")?;
    Ok(sh.remove_path(build)?)
}

fn list(project: &Project) -> Result<Vec<String>> {
    let names = bootstrapped(cmd!(project.sh, "cargo fuzz list"), project)?.quiet().read()?;
    Ok(names.lines().map(str::to_owned).collect())
}

fn one(project: &Project, target: &str, seconds: u32) -> Result<()> {
    let sh = &project.sh;
    let options = options(project);
    let corpora = corpora(sh, target)?;
    let limit = format!("-max_total_time={seconds}");
    let fuzz = cmd!(
        sh,
        "cargo fuzz run {options...} {target} {corpora...} -- {limit} -timeout=10 -verbosity=0 -print_final_stats=1"
    );
    bootstrapped(fuzz, project)?.run().with_context(|| {
        format!("fuzz target `{target}` fell; the commands above want RUSTC_BOOTSTRAP=1 before them")
    })
}

/// What is found goes into the first folder; the second holds the examples that are kept in git.
fn corpora(sh: &Shell, target: &str) -> Result<Vec<String>> {
    let found = format!("fuzz/corpus/{target}");
    sh.create_dir(&found)?;
    let kept = format!("fuzz/seeds/{target}");
    Ok([found, kept].into_iter().filter(|folder| sh.path_exists(folder)).collect())
}

/// Our code is free of `unsafe`: an address sanitizer would only slow it down.
fn options(project: &Project) -> [String; 3] {
    let target = project.target.join("fuzz");
    ["--sanitizer=none".into(), "--target-dir".into(), target.to_string_lossy().into_owned()]
}

/// libFuzzer wants flags that a stable compiler hides.
fn bootstrapped<'a>(fuzz: Cmd<'a>, project: &Project) -> Result<Cmd<'a>> {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let mut folders: Vec<_> = std::env::split_paths(&path).collect();
    folders.push(project.cache.join("tools/bin"));
    Ok(fuzz.env("PATH", std::env::join_paths(folders)?).env("RUSTC_BOOTSTRAP", "1"))
}
