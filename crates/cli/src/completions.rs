//! `namua completions`: what a shell needs to complete commands and options.

use std::io::{self, Write};

use clap_complete::Shell;

use crate::fail::{Answer, Fail};

/// Print completions for a shell
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  namua completions bash > ~/.local/share/bash-completion/completions/namua
  namua completions zsh > ~/.zfunc/_namua
  namua completions fish > ~/.config/fish/completions/namua.fish")]
pub(crate) struct Args {
    /// The shell
    #[arg(value_enum)]
    shell: Shell,
}

pub(crate) fn run(args: &Args, mut command: clap::Command) -> Result<Answer, Fail> {
    // Written at once: the generator itself does not survive a reader who leaves early.
    let mut script = Vec::new();
    clap_complete::generate(args.shell, &mut command, "namua", &mut script);
    io::stdout().write_all(&script)?;
    Ok(Answer::Yes)
}
