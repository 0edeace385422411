//! The picture as PNG, twice as large as the SVG's units.

use tiny_skia::{FillRule, LineCap, LineJoin, Paint, Path, PathBuilder, Pixmap, Stroke, Transform};

use super::{Colour, Picture, Point, SIZE, Shape};

const SCALE: f32 = 2.0;

/// The bytes of the file.
pub(super) fn bytes(picture: &Picture) -> Result<Vec<u8>, String> {
    let (width, height) = ((SIZE.x * SCALE) as u32, (SIZE.y * SCALE) as u32);
    let mut pixels = Pixmap::new(width, height).ok_or("a picture has a size")?;
    picture.shapes.iter().for_each(|shape| paint(&mut pixels, shape));
    pixels.encode_png().map_err(|error| error.to_string())
}

fn paint(pixels: &mut Pixmap, shape: &Shape) {
    let scale = Transform::from_scale(SCALE, SCALE);
    match shape {
        Shape::Area { points, colour } => {
            let Some(path) = path(points, true) else { return };
            pixels.fill_path(&path, &colour.into(), FillRule::Winding, scale, None);
        }
        Shape::Line { points, width, colour } => {
            let Some(path) = path(points, false) else { return };
            let stroke = Stroke {
                width: *width,
                line_cap: LineCap::Round,
                line_join: LineJoin::Round,
                ..Stroke::default()
            };
            pixels.stroke_path(&path, &colour.into(), &stroke, scale, None);
        }
        Shape::Dot { at, radius, colour, .. } => {
            let Some(path) = PathBuilder::from_circle(at.x, at.y, *radius) else { return };
            pixels.fill_path(&path, &colour.into(), FillRule::Winding, scale, None);
        }
    }
}

/// `None` for too few points.
fn path(points: &[Point], closed: bool) -> Option<Path> {
    let (first, others) = points.split_first()?;
    let mut path = PathBuilder::new();
    path.move_to(first.x, first.y);
    others.iter().for_each(|point| path.line_to(point.x, point.y));
    if closed {
        path.close();
    }
    path.finish()
}

impl From<&Colour> for Paint<'_> {
    fn from(Colour(red, green, blue): &Colour) -> Self {
        let mut paint = Paint::default();
        paint.set_color_rgba8(*red, *green, *blue, 255);
        paint
    }
}
