//! South's chance to win over a game, as a picture: shapes first, which then become SVG or PNG, so that both look the same.

mod png;
mod strokes;
mod svg;

use std::path::{Path, PathBuf};

use namua_engine::analysis::{Judgement, Report, Verdict};
use namua_rules::{Record, Side};

use super::tell;
use crate::fail::{Complaint, Fail};
use crate::words::Words;

/// The size of the picture and the place of the plot in it, in units of an SVG.
const SIZE: Point = Point { x: 960.0, y: 360.0 };
const LEFT: f32 = 52.0;
const RIGHT: f32 = 944.0;
const TOP: f32 = 16.0;
const BOTTOM: f32 = 328.0;

/// The most numbers of moves below the plot.
const MOST_NUMBERS: usize = 20;

const PAPER: Colour = Colour(0xfb, 0xf7, 0xef);
const INK: Colour = Colour(0x4a, 0x3a, 0x2c);
const SOUTH: Colour = Colour(0xea, 0xd9, 0xb4);
const NORTH: Colour = Colour(0x6b, 0x4a, 0x32);
const MIDDLE: Colour = Colour(0xa8, 0x8a, 0x6a);
const CURVE: Colour = Colour(0x1f, 0x6f, 0x6b);

#[derive(Clone, Copy, Debug, PartialEq)]
struct Point {
    x: f32,
    y: f32,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Colour(u8, u8, u8);

/// A piece of the picture; later ones lie over earlier ones.
enum Shape {
    Area {
        points: Vec<Point>,
        colour: Colour,
    },
    Line {
        points: Vec<Point>,
        width: f32,
        colour: Colour,
    },
    /// The place of a move, with words that a pointer brings up.
    Dot {
        at: Point,
        radius: f32,
        colour: Colour,
        words: String,
    },
}

/// A picture with its title.
struct Picture {
    title: String,
    shapes: Vec<Shape>,
}

/// A file of the two kinds that can be drawn.
pub(super) fn path(text: &str) -> Result<PathBuf, String> {
    let path = PathBuf::from(text);
    let known = is(&path, "svg") || is(&path, "png");
    if known { Ok(path) } else { Err("a graph is a file with the ending .svg or .png".to_owned()) }
}

fn is(path: &Path, ending: &str) -> bool {
    path.extension().is_some_and(|end| end.eq_ignore_ascii_case(ending))
}

/// The content of the file.
pub(super) fn draw(path: &Path, record: &Record, report: &Report, words: &Words) -> Result<Vec<u8>, Fail> {
    let title = words.say("analyse-graph", &[]);
    let title = format!("{title}: {}", tell::names(record));
    let picture = Picture { title, shapes: shapes(record, report) };
    if !is(path, "png") {
        return Ok(svg::text(&picture).into_bytes());
    }
    png::bytes(&picture).map_err(|error| Complaint::new(error).into())
}

fn shapes(record: &Record, report: &Report) -> Vec<Shape> {
    let curve = curve(report);
    let middle = vec![place(report, 0, 500), place(report, report.plies, 500)];
    let mut shapes = vec![
        Shape::Area { points: rectangle(Point { x: 0.0, y: 0.0 }, SIZE), colour: PAPER },
        Shape::Area { points: plot(), colour: NORTH },
        Shape::Area { points: below(&curve), colour: SOUTH },
        Shape::Line { points: middle, width: 1.0, colour: MIDDLE },
        Shape::Line { points: curve, width: 2.0, colour: CURVE },
    ];
    shapes.extend(report.judgements.iter().map(|judgement| dot(record, report, judgement)));
    shapes.extend(labels(record, report));
    shapes
}

/// Where South's chance after so many plies lies.
fn place(report: &Report, plies: usize, chance: u32) -> Point {
    let along = plies as f32 / report.plies.max(1) as f32;
    Point { x: LEFT + along * (RIGHT - LEFT), y: BOTTOM - chance as f32 / 1000.0 * (BOTTOM - TOP) }
}

fn rectangle(from: Point, to: Point) -> Vec<Point> {
    vec![from, Point { x: to.x, y: from.y }, to, Point { x: from.x, y: to.y }]
}

fn plot() -> Vec<Point> {
    rectangle(Point { x: LEFT, y: TOP }, Point { x: RIGHT, y: BOTTOM })
}

/// A point for the start, as far as it is known, and one for each move.
fn curve(report: &Report) -> Vec<Point> {
    let start = report.judgements.first().filter(|first| first.ply == 0).map(|first| {
        let chance = first.thought.best().chance();
        place(report, 0, if first.side == Side::South { chance } else { 1000 - chance })
    });
    start.into_iter().chain(report.judgements.iter().map(|judgement| after(report, judgement))).collect()
}

fn after(report: &Report, judgement: &Judgement) -> Point {
    place(report, judgement.ply + 1, judgement.eval().chance())
}

/// The area between the curve and the bottom.
fn below(curve: &[Point]) -> Vec<Point> {
    let foot = |point: &Point| Point { x: point.x, y: BOTTOM };
    curve.first().map(foot).into_iter().chain(curve.iter().copied()).chain(curve.last().map(foot)).collect()
}

fn dot(record: &Record, report: &Report, judgement: &Judgement) -> Shape {
    let sign = judgement.verdict.map_or("", Verdict::sign);
    let chance = tell::percent(judgement.eval().chance());
    let words = format!("{}{sign} {chance}", tell::numbered(record, judgement.ply).trim_start());
    let (radius, colour) = match judgement.verdict {
        Some(Verdict::Blunder) => (5.0, Colour(0xc6, 0x28, 0x28)),
        Some(Verdict::Mistake) => (4.5, Colour(0xe6, 0x7e, 0x22)),
        Some(Verdict::Inaccuracy) => (4.0, Colour(0xf1, 0xc4, 0x0f)),
        _ => (2.0, CURVE),
    };
    Shape::Dot { at: after(report, judgement), radius, colour, words }
}

/// Per cent and the players at the side, the numbers of moves below.
fn labels(record: &Record, report: &Report) -> Vec<Shape> {
    let mut shapes = Vec::new();
    for chance in [0, 50, 100] {
        let at = place(report, 0, chance * 10);
        shapes.extend(strokes::before(&chance.to_string(), Point { x: LEFT - 8.0, y: at.y }, INK));
    }
    // Whose win it is, where the curve goes up and down.
    for (side, y) in [("S", TOP + 22.0), ("N", BOTTOM - 22.0)] {
        shapes.extend(strokes::before(side, Point { x: LEFT - 8.0, y }, INK));
    }
    let moves = report.plies.div_ceil(2).max(1);
    let step = [1, 2, 5, 10, 20, 50].into_iter().find(|step| moves / step <= MOST_NUMBERS).unwrap_or(100);
    let numbers = (0..report.plies).map(|ply| (ply, record.line().number(ply)));
    for (ply, number) in numbers.filter(|(ply, number)| number % step == 0 && !is_second(record, *ply)) {
        let at = place(report, ply + 1, 0);
        shapes.extend(strokes::about(&number.to_string(), Point { x: at.x, y: BOTTOM + 16.0 }, INK));
    }
    shapes
}

/// Whether the move before has the same number.
fn is_second(record: &Record, ply: usize) -> bool {
    ply > 0 && record.line().number(ply - 1) == record.line().number(ply)
}
