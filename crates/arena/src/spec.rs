//! An engine as the options of a match name it.

use core::fmt;
use core::time::Duration;
use std::path::{Path, PathBuf};

use crate::fields::{self, FieldError};
use crate::limits::Limits;

/// How far an engine may overstep its time if nothing is said about it: pipes and schedulers take some of it.
const MARGIN: Duration = Duration::from_millis(50);

/// An engine: how to start it, what to tell it, how long it may think.
#[derive(Clone, Debug, PartialEq)]
pub struct EngineSpec {
    /// What reports and records call it.
    pub name: String,
    /// The program.
    pub command: String,
    /// Its arguments.
    pub args: Vec<String>,
    /// The folder it runs in; that of the match without one.
    pub folder: Option<PathBuf>,
    /// Options of the engine, name and value, in the order in which they are set.
    pub options: Vec<(String, String)>,
    /// How long it may think.
    pub limits: Limits,
    /// How far it may overstep its time.
    pub margin: Duration,
}

/// Options that make no engine.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SpecError {
    /// The text.
    Field(FieldError),
    /// A key that belongs to one engine stands in what all have.
    NotForAll(String),
    /// No limit is set for this engine.
    NoLimit(String),
}

impl EngineSpec {
    /// Reads an engine's own fields, and before them the fields `each` that all engines have:
    /// `cmd= args= name= dir= st= tc= nodes= depth= timemargin= option.NAME=`. Margins are milliseconds.
    ///
    /// # Errors
    /// What is wrong with which field; `cmd` and a limit have to be there.
    pub fn parse(own: &str, each: &str) -> Result<EngineSpec, SpecError> {
        let mut spec = EngineSpec {
            name: String::new(),
            command: String::new(),
            args: Vec::new(),
            folder: None,
            options: Vec::new(),
            limits: Limits::default(),
            margin: MARGIN,
        };
        for (key, value) in fields::split(each).map_err(SpecError::Field)? {
            if ["cmd", "args", "name", "dir"].contains(&key.as_str()) {
                return Err(SpecError::NotForAll(key));
            }
            spec.field(&key, value).map_err(SpecError::Field)?;
        }
        for (key, value) in fields::split(own).map_err(SpecError::Field)? {
            spec.field(&key, value).map_err(SpecError::Field)?;
        }
        spec.complete()
    }

    fn field(&mut self, key: &str, value: String) -> Result<(), FieldError> {
        match key {
            "cmd" => self.command = value,
            "name" => self.name = value,
            "dir" => self.folder = Some(PathBuf::from(value)),
            "args" => self.args = shlex::split(&value).ok_or(FieldError::Quote)?,
            "timemargin" => self.margin = margin(key, &value)?,
            _ => match key.strip_prefix("option.") {
                Some(name) => self.option(name, value),
                None if self.limits.field(key, &value)? => {}
                None => return Err(FieldError::Unknown(key.to_owned())),
            },
        }
        Ok(())
    }

    /// The last value of an option counts.
    fn option(&mut self, name: &str, value: String) {
        self.options.retain(|(set, _)| !set.eq_ignore_ascii_case(name));
        self.options.push((name.to_owned(), value));
    }

    fn complete(mut self) -> Result<EngineSpec, SpecError> {
        if self.command.is_empty() {
            return Err(SpecError::Field(FieldError::Missing("cmd")));
        }
        if self.name.is_empty() {
            let stem = Path::new(&self.command).file_stem().map(|stem| stem.to_string_lossy().into_owned());
            self.name = stem.unwrap_or_else(|| self.command.clone());
        }
        if !self.limits.any() {
            return Err(SpecError::NoLimit(self.name));
        }
        Ok(self)
    }
}

fn margin(key: &str, value: &str) -> Result<Duration, FieldError> {
    let number = value.parse().ok().filter(|millis| *millis <= 3_600_000);
    number.map(Duration::from_millis).ok_or_else(|| FieldError::value(key, value, "milliseconds"))
}

impl fmt::Display for SpecError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SpecError::Field(error) => error.fmt(f),
            SpecError::NotForAll(key) => write!(f, "{key}= belongs to one engine, not to each"),
            SpecError::NoLimit(name) => write!(f, "{name} has no limit: st=, tc=, nodes= or depth="),
        }
    }
}

impl core::error::Error for SpecError {}
