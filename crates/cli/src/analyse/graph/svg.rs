//! The picture as SVG.

use std::fmt::{self, Write};

use super::{Colour, Picture, Point, SIZE, Shape};

/// The whole text.
pub(super) fn text(picture: &Picture) -> String {
    let mut text = String::new();
    // A string takes everything.
    let _ = write(picture, &mut text);
    text
}

fn write(picture: &Picture, out: &mut String) -> fmt::Result {
    let Point { x, y } = SIZE;
    writeln!(out, r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {x} {y}" role="img">"#)?;
    writeln!(out, "<title>{}</title>", Escaped(&picture.title))?;
    picture.shapes.iter().try_for_each(|shape| writeln!(out, "{shape}"))?;
    writeln!(out, "</svg>")
}

impl fmt::Display for Shape {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Shape::Area { points, colour } => {
                write!(f, r#"<polygon points="{}" fill="{colour}"/>"#, Points(points))
            }
            Shape::Line { points, width, colour } => {
                let points = Points(points);
                write!(
                    f,
                    r#"<polyline points="{points}" fill="none" stroke="{colour}" stroke-width="{width}" "#
                )?;
                f.write_str(r#"stroke-linecap="round" stroke-linejoin="round"/>"#)
            }
            Shape::Dot { at, radius, colour, words } => {
                let Point { x, y } = at;
                write!(f, r#"<circle cx="{x:.1}" cy="{y:.1}" r="{radius}" fill="{colour}">"#)?;
                write!(f, "<title>{}</title></circle>", Escaped(words))
            }
        }
    }
}

impl fmt::Display for Colour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Colour(red, green, blue) = self;
        write!(f, "#{red:02x}{green:02x}{blue:02x}")
    }
}

struct Points<'a>(&'a [Point]);

impl fmt::Display for Points<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (nth, Point { x, y }) in self.0.iter().enumerate() {
            write!(f, "{}{x:.1},{y:.1}", if nth == 0 { "" } else { " " })?;
        }
        Ok(())
    }
}

/// A text as it stands between tags: what XML reserves as an entity, what it does not allow as a sign for that.
struct Escaped<'a>(&'a str);

impl fmt::Display for Escaped<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.chars().try_for_each(|c| match c {
            '<' => f.write_str("&lt;"),
            '>' => f.write_str("&gt;"),
            '&' => f.write_str("&amp;"),
            _ if c.is_control() || matches!(c, '\u{fffe}' | '\u{ffff}') => f.write_char('\u{fffd}'),
            _ => f.write_char(c),
        })
    }
}
