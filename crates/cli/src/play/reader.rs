//! The line one types at: with history and completion in a terminal, plain from a pipe.

use std::borrow::Cow;
use std::cell::RefCell;
use std::io::{self, IsTerminal, Write};
use std::rc::Rc;

use rustyline::completion::Completer;
use rustyline::error::ReadlineError;
use rustyline::highlight::Highlighter;
use rustyline::hint::Hinter;
use rustyline::history::MemHistory;
use rustyline::validate::Validator;
use rustyline::{CompletionType, Config, Context, Editor, Helper};

use crate::input;

/// Where lines come from.
pub(super) enum Reader {
    Terminal { editor: Box<Editor<Completion, MemHistory>>, choices: Rc<RefCell<Vec<String>>> },
    Pipe,
}

impl Reader {
    /// A terminal on both ends is edited in; everything else is read as it comes.
    pub(super) fn new() -> Reader {
        if io::stdin().is_terminal() && io::stdout().is_terminal() {
            Reader::terminal().unwrap_or(Reader::Pipe)
        } else {
            Reader::Pipe
        }
    }

    fn terminal() -> Option<Reader> {
        let choices = Rc::new(RefCell::new(Vec::new()));
        let config = Config::builder().completion_type(CompletionType::List).auto_add_history(true).build();
        let history = MemHistory::with_config(&config);
        let mut editor = Editor::with_history(config, history).ok()?;
        editor.set_helper(Some(Completion { choices: choices.clone() }));
        Some(Reader::Terminal { editor: Box::new(editor), choices })
    }

    /// Whether someone watches.
    pub(super) const fn is_terminal(&self) -> bool {
        matches!(self, Reader::Terminal { .. })
    }

    /// The next line, or `None` at the end; `choices` is what Tab completes.
    pub(super) fn line(&mut self, prompt: &str, choices: Vec<String>) -> io::Result<Option<String>> {
        match self {
            Reader::Terminal { editor, choices: known } => {
                known.replace(choices);
                let mut line = editor.readline(prompt);
                // As in a shell: the first Ctrl-C gives up the line, only another one right after it the game.
                if matches!(line, Err(ReadlineError::Interrupted)) {
                    line = editor.readline(prompt);
                }
                match line {
                    Ok(line) => Ok(Some(line)),
                    Err(ReadlineError::Eof | ReadlineError::Interrupted) => Ok(None),
                    Err(ReadlineError::Io(error)) => Err(error),
                    Err(error) => Err(io::Error::other(error)),
                }
            }
            Reader::Pipe => piped(prompt),
        }
    }
}

/// What was read is written behind the prompt, so that the output reads like a session.
fn piped(prompt: &str) -> io::Result<Option<String>> {
    let line = input::lines(io::stdin().lock()).next().transpose()?;
    let mut out = io::stdout().lock();
    writeln!(out, "{prompt}{}", line.as_deref().unwrap_or_default())?;
    out.flush()?;
    Ok(line)
}

/// Completes moves and commands.
pub(super) struct Completion {
    choices: Rc<RefCell<Vec<String>>>,
}

impl Completer for Completion {
    type Candidate = String;

    fn complete(&self, line: &str, at: usize, _: &Context<'_>) -> rustyline::Result<(usize, Vec<String>)> {
        let start = line[..at].rfind(' ').map_or(0, |space| space + 1);
        let typed = line[start..at].to_lowercase();
        let fits = |choice: &&String| choice.to_lowercase().starts_with(&typed);
        Ok((start, self.choices.borrow().iter().filter(fits).cloned().collect()))
    }
}

impl Hinter for Completion {
    type Hint = String;
}

impl Highlighter for Completion {
    fn highlight_prompt<'b, 's: 'b, 'p: 'b>(&'s self, prompt: &'p str, _: bool) -> Cow<'b, str> {
        Cow::Borrowed(prompt)
    }
}

impl Validator for Completion {}

impl Helper for Completion {}
