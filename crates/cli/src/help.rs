//! Help texts in other languages than English. The English ones stand at the arguments themselves; messages of
//! `locales/*/cli.ftl` replace them by name: `about-COMMAND`, `after-COMMAND`, `arg-COMMAND-NAME` or `arg-NAME`.

use std::env;

use clap::{Arg, ArgAction, Command};

use crate::words::{Lang, Words};

/// The language of the help: asked for by an argument, which is not parsed yet, or that of the locale.
pub(crate) fn language() -> Lang {
    let mut args = env::args_os().skip(1).map(|arg| arg.to_string_lossy().into_owned());
    while let Some(arg) = args.next() {
        let named =
            if arg == "--lang" { args.next() } else { arg.strip_prefix("--lang=").map(str::to_owned) };
        if let Some(name) = named {
            return Lang::named(&name).unwrap_or(Lang::En);
        }
    }
    Lang::of_locale()
}

/// The command line with its help in a language.
pub(crate) fn translated(command: Command, lang: Lang) -> Command {
    if lang == Lang::En {
        return command;
    }
    let words = Words::new(lang);
    let command = command.disable_help_subcommand(true).disable_version_flag(true).arg(version(&words));
    one(command, "namua", &words).mut_subcommands(|sub| {
        let name = sub.get_name().to_owned();
        one(sub, &name, &words)
    })
}

fn one(mut command: Command, name: &str, words: &Words) -> Command {
    let replaced = |id: String| words.find(&id, &[]);
    if let Some(about) = replaced(format!("about-{name}")) {
        command = command.about(about);
    }
    if let Some(after) = replaced(format!("after-{name}")) {
        command = command.after_help(after);
    }
    let (usage, commands) = (words.say("help-usage", &[]), words.say("help-commands", &[]));
    command
        .disable_help_flag(true)
        .arg(help(words))
        .mut_args(|arg| argument(arg, name, words))
        .subcommand_help_heading(commands)
        .help_template(format!("{{about-with-newline}}\n{usage}: {{usage}}\n\n{{all-args}}{{after-help}}"))
}

fn argument(arg: Arg, command: &str, words: &Words) -> Arg {
    let heading = if arg.is_positional() { "help-arguments" } else { "help-options" };
    let id = arg.get_id().to_string();
    let own = words.find(&format!("arg-{command}-{id}"), &[]);
    let text = own.or_else(|| words.find(&format!("arg-{id}"), &[]));
    let arg = arg.help_heading(words.say(heading, &[]));
    match text {
        Some(text) => arg.help(text),
        None => arg,
    }
}

fn help(words: &Words) -> Arg {
    Arg::new("help").short('h').long("help").action(ArgAction::Help).help(words.say("arg-help", &[]))
}

fn version(words: &Words) -> Arg {
    Arg::new("version")
        .short('V')
        .long("version")
        .action(ArgAction::Version)
        .help(words.say("arg-version", &[]))
}
