//! How a command ends: with an answer, or with a complaint that shows where and says what to do.

use std::io;
use std::ops::Range;
use std::process::ExitCode;

use annotate_snippets::{Annotation, AnnotationKind, Element, Group, Level, Origin, Renderer, Snippet};

use crate::excerpt::Excerpt;
use crate::interrupt::INTERRUPTED;
use crate::out::remark;
use crate::reasons;
use crate::words::Words;

/// What a command that ran has found, the worst last.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Answer {
    /// Fine.
    Yes,
    /// The move is not legal, the record fails, the vectors do not hold.
    No,
    /// Some lines of the input could not be read; the others were answered.
    BadLines,
    /// A test came to no decision.
    Undecided,
    /// Ctrl-C ended it.
    Interrupted,
}

impl From<Answer> for ExitCode {
    fn from(answer: Answer) -> ExitCode {
        ExitCode::from(match answer {
            Answer::Yes => 0,
            Answer::No => 1,
            Answer::BadLines => 2,
            Answer::Undecided => 3,
            Answer::Interrupted => INTERRUPTED,
        })
    }
}

/// Why a command could not answer.
#[derive(Debug)]
pub(crate) enum Fail {
    /// Whoever read our output has gone; that is no fault.
    Closed,
    /// What the system says.
    System(io::Error),
    /// Something to tell.
    Complaint(Box<Complaint>),
}

/// One error for people.
#[derive(Debug)]
pub(crate) struct Complaint {
    title: String,
    shown: Option<Shown>,
    notes: Vec<String>,
    help: Vec<String>,
}

/// A text with a place in it that is marked.
#[derive(Debug)]
struct Shown {
    /// The file, if the text is that of a file.
    path: Option<String>,
    /// The number of the text's first line.
    line: usize,
    excerpt: Excerpt,
    label: String,
}

impl Complaint {
    pub(crate) fn new(title: impl Into<String>) -> Complaint {
        Complaint { title: title.into(), shown: None, notes: Vec::new(), help: Vec::new() }
    }

    /// Shows a text and marks a span of bytes in it.
    pub(crate) fn show(self, text: &str, span: Range<usize>, label: impl Into<String>) -> Complaint {
        let shown = Shown { path: None, line: 1, excerpt: Excerpt::of(text, span), label: label.into() };
        Complaint { shown: Some(shown), ..self }
    }

    /// Names the file that the shown text is from.
    pub(crate) fn in_file(mut self, path: impl Into<String>) -> Complaint {
        if let Some(shown) = &mut self.shown {
            shown.path = Some(path.into());
        }
        self
    }

    /// Says which line of the input the shown text is.
    pub(crate) const fn at_line(mut self, line: usize) -> Complaint {
        if let Some(shown) = &mut self.shown {
            shown.line = line;
        }
        self
    }

    /// Adds one of several reasons.
    pub(crate) fn note(mut self, note: impl Into<String>) -> Complaint {
        self.notes.push(note.into());
        self
    }

    /// Adds a line on what could be done.
    pub(crate) fn help(mut self, help: impl Into<String>) -> Complaint {
        self.help.push(help.into());
        self
    }

    /// The whole complaint as lines, with colours; streams take those away where they are not wanted.
    pub(crate) fn render(&self, words: &Words) -> String {
        let error = words.say("error", &[]);
        let (because, help) = (words.say("because", &[]), words.say("help", &[]));
        let mut group = Group::with_title(Level::ERROR.with_name(error).primary_title(&self.title));
        if let Some(shown) = &self.shown {
            group = match shown.origin() {
                Some(origin) => group.element(origin).element(shown.snippet()),
                None => group.element(shown.snippet()),
            };
        }
        let notes = self.notes.iter().map(|text| Level::NOTE.with_name(because.clone()).message(text));
        let helps = self.help.iter().map(|text| Level::HELP.with_name(help.clone()).message(text));
        group = group.elements(notes.chain(helps).map(Element::from));
        Renderer::styled().render(&[group])
    }
}

impl Shown {
    /// The number of the line of the place.
    const fn number(&self) -> usize {
        self.line + self.excerpt.lines_before
    }

    /// Whether the excerpt shows the line from its beginning, so that columns can be counted in it.
    fn begins_as_shown(&self) -> bool {
        self.excerpt.text[..self.excerpt.span.start].chars().count() == self.excerpt.column
    }

    /// File, line and column, where the snippet itself would count a wrong column.
    fn origin(&self) -> Option<Origin<'_>> {
        let path = self.path.as_deref().filter(|_| !self.begins_as_shown())?;
        Some(Origin::path(path).line(self.number()).char_column(self.excerpt.column + 1))
    }

    fn snippet(&self) -> Snippet<'_, Annotation<'_>> {
        let mark = AnnotationKind::Primary.span(self.excerpt.span.clone());
        let mark = if self.label.is_empty() { mark } else { mark.label(&self.label) };
        let snippet = Snippet::source(&self.excerpt.text).line_start(self.number()).annotation(mark);
        match &self.path {
            Some(path) if self.begins_as_shown() => snippet.path(path),
            _ => snippet,
        }
    }
}

impl From<Complaint> for Fail {
    fn from(complaint: Complaint) -> Fail {
        Fail::Complaint(Box::new(complaint))
    }
}

impl From<io::Error> for Fail {
    fn from(error: io::Error) -> Fail {
        match error.kind() {
            io::ErrorKind::BrokenPipe => Fail::Closed,
            _ => Fail::System(error),
        }
    }
}

impl Fail {
    /// Tells people on stderr and gives the exit code.
    pub(crate) fn report(&self, words: &Words) -> ExitCode {
        match self {
            Fail::Closed => ExitCode::SUCCESS,
            Fail::System(error) => tell(&Complaint::new(reasons::system(words, error)), words),
            Fail::Complaint(complaint) => tell(complaint, words),
        }
    }
}

fn tell(complaint: &Complaint, words: &Words) -> ExitCode {
    remark(&complaint.render(words));
    ExitCode::from(2)
}
