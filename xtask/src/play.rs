//! From a fresh clone to a game in the browser.

use std::os::unix::process::CommandExt;
use std::process::Command;

use anyhow::{Context, Result};
use xshell::cmd;

use crate::project::Project;
use crate::web;

/// What goes on to `namua serve`.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// Options of `namua serve`, for example `--port 8000`
    #[arg(value_name = "OPTIONS", trailing_var_arg = true, allow_hyphen_values = true)]
    serve: Vec<String>,
}

pub(crate) fn run(project: &Project, args: &Args) -> Result<()> {
    if !project.namua().exists() {
        println!("setting up and building for the first time; this takes some minutes");
    }
    build(project)?;
    // The server takes this process over: a signal to the chore ends the server too.
    let error = Command::new(project.namua()).arg("serve").args(&args.serve).exec();
    Err(error).with_context(|| format!("cannot start {}", project.namua().display()))
}

/// Builds the program `namua` with the web app inside.
pub(crate) fn build(project: &Project) -> Result<()> {
    web::build(project)?;
    cmd!(project.sh, "cargo build --release --package namua-cli").run()?;
    Ok(())
}
