//! Texts of fields, `key=value key='a value'`, as options of a match are written.

use core::fmt;
use core::time::Duration;

/// A text of fields that cannot be taken.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FieldError {
    /// A quotation mark is not closed.
    Quote,
    /// A word that is not `key=value`.
    NoField(String),
    /// A key that has no meaning here.
    Unknown(String),
    /// A field that has to be there.
    Missing(&'static str),
    /// A value that the key does not take.
    Value {
        /// The key.
        key: String,
        /// The value.
        value: String,
        /// What would be right.
        due: &'static str,
    },
}

impl FieldError {
    pub(crate) fn value(key: &str, value: &str, due: &'static str) -> FieldError {
        FieldError::Value { key: key.to_owned(), value: value.to_owned(), due }
    }
}

impl fmt::Display for FieldError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            FieldError::Quote => f.write_str("a quotation mark is not closed"),
            FieldError::NoField(word) => write!(f, "\"{word}\" is not of the form key=value"),
            FieldError::Unknown(key) => write!(f, "{key}= has no meaning here"),
            FieldError::Missing(key) => write!(f, "{key}= is missing"),
            FieldError::Value { key, value, due } => write!(f, "{key}={value}: it takes {due}"),
        }
    }
}

impl core::error::Error for FieldError {}

/// The fields of a text in their order; quotation marks and `\` as in a shell.
pub(crate) fn split(text: &str) -> Result<Vec<(String, String)>, FieldError> {
    let words = shlex::split(text).ok_or(FieldError::Quote)?;
    let field = |word: String| match word.split_once('=') {
        Some((key, value)) if !key.is_empty() => Ok((key.to_owned(), value.to_owned())),
        _ => Err(FieldError::NoField(word)),
    };
    words.into_iter().map(field).collect()
}

/// A finite number.
pub(crate) fn real(key: &str, value: &str) -> Result<f64, FieldError> {
    let number = value.parse().ok().filter(|number: &f64| number.is_finite());
    number.ok_or_else(|| FieldError::value(key, value, "a number"))
}

/// A whole number above 0.
pub(crate) fn count(key: &str, value: &str) -> Result<u64, FieldError> {
    let number = value.parse().ok().filter(|number| *number > 0);
    number.ok_or_else(|| FieldError::value(key, value, "a whole number above 0"))
}

/// Seconds above 0, at most a day of them.
pub(crate) fn seconds(value: &str) -> Option<Duration> {
    let seconds: f64 = value.parse().ok()?;
    (0.0..=86_400.0).contains(&seconds).then(|| Duration::from_secs_f64(seconds))
}
