//! The texts of RULES.md section 5: positions, moves and game records. Each is read leniently and written in
//! one canonical form; an error names the bytes it speaks of.

pub mod moves;
pub mod position;
pub mod record;
pub mod told;

use core::fmt;
use core::ops::Range;

/// A fault of a text: where, and what is wrong. Errors of all texts carry one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault<K> {
    /// The bytes of the text it speaks of; empty where something is missing.
    pub span: Range<usize>,
    /// What is wrong.
    pub kind: K,
}

impl<K> Fault<K> {
    pub(crate) fn new(span: Range<usize>, kind: K) -> Fault<K> {
        Fault { span, kind }
    }
}

impl<K: fmt::Display> fmt::Display for Fault<K> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.span.start, self.span.end) {
            (start, end) if end > start + 1 => write!(f, "bytes {start}-{}: {}", end - 1, self.kind),
            (start, _) => write!(f, "byte {start}: {}", self.kind),
        }
    }
}

impl<K: fmt::Debug + fmt::Display> core::error::Error for Fault<K> {}

/// The words of a text with their place, parted by white space and, in addresses, by `_`.
pub(crate) fn words(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let parts = |c: char| c.is_whitespace() || c == '_';
    let base = text.as_ptr() as usize;
    text.split(parts).filter(|word| !word.is_empty()).map(move |word| (word.as_ptr() as usize - base, word))
}
