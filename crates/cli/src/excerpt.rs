//! Foreign texts as messages show them: what is invisible as an escape, and of long ones a part.

use std::ops::Range;

/// Characters of a word that a message quotes.
const WORD: usize = 40;
/// Characters of a longer text, such as a position.
const LINE: usize = 400;
/// Characters shown before and after a marked place, and of the place itself.
const AROUND: usize = 60;
const INSIDE: usize = 200;

/// Stands for what is left out.
const CUT: char = '…';

/// A word in the middle of a sentence.
pub(crate) fn word(text: &str) -> String {
    end_cut(text, WORD)
}

/// Several words.
pub(crate) fn line(text: &str) -> String {
    end_cut(text, LINE)
}

/// Part of a text, with the place marked in it.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Excerpt {
    pub(crate) text: String,
    /// The bytes of the place, in `text`.
    pub(crate) span: Range<usize>,
    /// Lines of the whole text before the excerpt.
    pub(crate) lines_before: usize,
    /// Characters before the place in its line.
    pub(crate) column: usize,
}

impl Excerpt {
    /// The lines of a place, or the part of them that can be read at a glance.
    pub(crate) fn of(whole: &str, span: Range<usize>) -> Excerpt {
        let start = whole.floor_char_boundary(span.start);
        let end = whole.ceil_char_boundary(span.end.max(start));
        let first = whole[..start].rfind('\n').map_or(0, |at| at + 1);
        let last = whole[end..].find('\n').map_or(whole.len(), |at| end + at);
        let (before, after) = (&whole[first..start], &whole[end..last]);
        let mut text = front_cut(before);
        let from = text.len();
        text += &end_cut(&whole[start..end], INSIDE);
        let span = from..text.len();
        text += &end_cut(after, AROUND);
        let lines_before = whole[..first].matches('\n').count();
        Excerpt { text, span, lines_before, column: before.chars().count() }
    }
}

/// The end of a text.
fn front_cut(text: &str) -> String {
    let length = text.chars().count();
    let cut = if length > AROUND { CUT.to_string() } else { String::new() };
    cut + &text.chars().skip(length.saturating_sub(AROUND)).flat_map(escaped).collect::<String>()
}

/// The beginning of a text.
fn end_cut(text: &str, most: usize) -> String {
    let mut shown: String = text.chars().take(most).flat_map(escaped).collect();
    if text.chars().nth(most).is_some() {
        shown.push(CUT);
    }
    shown
}

/// A character, or the escape of one that would not be seen or would move the cursor.
fn escaped(c: char) -> Vec<char> {
    match c {
        '\n' => vec![c],
        '\t' => vec![' '],
        _ if c.is_control() || is_invisible(c) => c.escape_unicode().collect(),
        _ => vec![c],
    }
}

/// Marks of byte order, direction and joining.
const fn is_invisible(c: char) -> bool {
    matches!(c, '\u{ad}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words() {
        assert_eq!(word("foo"), "foo");
        assert_eq!(word("\u{feff}a\u{0}b\u{1b}["), r"\u{feff}a\u{0}b\u{1b}[");
        assert_eq!(word(&"é".repeat(41)), "é".repeat(40) + "…");
    }

    #[test]
    fn short_lines_are_whole() {
        let excerpt = Excerpt::of("one\ntwo three\nfour", 8..13);
        let wanted = Excerpt { text: "two three".to_owned(), span: 4..9, lines_before: 1, column: 4 };
        assert_eq!(excerpt, wanted);
    }

    #[test]
    fn of_long_ones_a_window() {
        let text = format!("{}here{}", "x".repeat(1000), "y".repeat(1000));
        let excerpt = Excerpt::of(&text, 1000..1004);
        assert_eq!(&excerpt.text[excerpt.span.clone()], "here");
        assert_eq!((excerpt.text.chars().count(), excerpt.column), (1 + 60 + 4 + 60 + 1, 1000));
        let whole = Excerpt::of(&text, 0..text.len());
        assert!(whole.text.chars().count() == 201 && whole.span.end == whole.text.len());
    }

    #[test]
    fn places_move_with_what_is_escaped() {
        let excerpt = Excerpt::of("\u{0}\u{1b}é!", 4..5);
        assert_eq!(excerpt.text, r"\u{0}\u{1b}é!");
        assert_eq!(&excerpt.text[excerpt.span], "!");
        assert_eq!(Excerpt::of("", 0..0).text, "");
    }
}
