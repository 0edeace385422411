//! Digits and the letters of the sides as strokes: a picture needs no font, and looks the same everywhere.

use super::{Colour, Point, Shape};

/// Units of the grid of five by seven points on which the signs are drawn, and the step to the next sign.
const UNIT: f32 = 1.7;
const WIDTH: f32 = 4.0 * UNIT;
const HEIGHT: f32 = 6.0 * UNIT;
const STEP: f32 = 6.0 * UNIT;

/// A text that ends at a point, in the middle of its height.
pub(super) fn before(text: &str, end: Point, colour: Colour) -> Vec<Shape> {
    written(text, end.x - length(text), end.y - HEIGHT / 2.0, colour)
}

/// A text about a point.
pub(super) fn about(text: &str, middle: Point, colour: Colour) -> Vec<Shape> {
    written(text, middle.x - length(text) / 2.0, middle.y - HEIGHT / 2.0, colour)
}

fn length(text: &str) -> f32 {
    (text.chars().count() as f32 * STEP - (STEP - WIDTH)).max(0.0)
}

fn written(text: &str, left: f32, top: f32, colour: Colour) -> Vec<Shape> {
    let sign = |(nth, sign): (usize, char)| {
        let at = |&(x, y): &(u8, u8)| Point {
            x: left + nth as f32 * STEP + f32::from(x) * UNIT,
            y: top + f32::from(y) * UNIT,
        };
        Shape::Line { points: strokes(sign).iter().map(at).collect(), width: 1.4, colour }
    };
    text.chars().enumerate().map(sign).collect()
}

/// The stroke of a sign, from the top left; each can be drawn without lifting the pen.
const fn strokes(sign: char) -> &'static [(u8, u8)] {
    match sign {
        '0' => &[(1, 0), (3, 0), (4, 1), (4, 5), (3, 6), (1, 6), (0, 5), (0, 1), (1, 0)],
        '1' => &[(1, 1), (2, 0), (2, 6)],
        '2' => &[(0, 1), (1, 0), (3, 0), (4, 1), (4, 2), (0, 6), (4, 6)],
        '3' => &[(0, 0), (4, 0), (2, 2), (3, 2), (4, 3), (4, 5), (3, 6), (1, 6), (0, 5)],
        '4' => &[(3, 6), (3, 0), (0, 4), (4, 4)],
        '5' => &[(4, 0), (0, 0), (0, 2), (3, 2), (4, 3), (4, 5), (3, 6), (1, 6), (0, 5)],
        '6' => &[(4, 1), (3, 0), (1, 0), (0, 1), (0, 5), (1, 6), (3, 6), (4, 5), (4, 4), (3, 3), (0, 3)],
        '7' => &[(0, 0), (4, 0), (1, 6)],
        '8' => &[
            (1, 3),
            (0, 2),
            (0, 1),
            (1, 0),
            (3, 0),
            (4, 1),
            (4, 2),
            (3, 3),
            (1, 3),
            (0, 4),
            (0, 5),
            (1, 6),
            (3, 6),
            (4, 5),
            (4, 4),
            (3, 3),
        ],
        '9' => &[(0, 5), (1, 6), (3, 6), (4, 5), (4, 1), (3, 0), (1, 0), (0, 1), (0, 2), (1, 3), (4, 3)],
        'N' => &[(0, 6), (0, 0), (4, 6), (4, 0)],
        'S' => {
            &[(4, 1), (3, 0), (1, 0), (0, 1), (0, 2), (1, 3), (3, 3), (4, 4), (4, 5), (3, 6), (1, 6), (0, 5)]
        }
        _ => &[],
    }
}
