//! The colours of a board: dark wood for North, light wood for South, as on a bench seen from the South.

use anstyle::{Ansi256Color, Style};
use namua_rules::Side;

const DARK_WOOD: u8 = 94;
const LIGHT_WOOD: u8 = 180;
const CREAM: u8 = 230;
const BARK: u8 = 235;
const DARK_GRAIN: u8 = 137;
const LIGHT_GRAIN: u8 = 137;
const TURMERIC: u8 = 220;
const INDIGO: u8 = 18;

/// What a piece of the drawing is.
#[derive(Clone, Copy)]
pub(super) enum Paint {
    /// A player's name.
    Name { turn: bool },
    /// Letters and numbers round the board.
    Label,
    /// The lines between holes of a player's half.
    Wood(Side),
    /// A hole.
    Hole { side: Side, empty: bool, movable: bool, hand: bool },
}

impl Paint {
    pub(super) fn over(self, text: &str) -> String {
        let style = self.style();
        format!("{style}{text}{style:#}")
    }

    fn style(self) -> Style {
        match self {
            Paint::Name { turn: true } => Style::new().bold(),
            Paint::Name { turn: false } => Style::new(),
            Paint::Label => Style::new().dimmed(),
            Paint::Wood(Side::North) => colours(DARK_GRAIN, DARK_WOOD),
            Paint::Wood(Side::South) => colours(LIGHT_GRAIN, LIGHT_WOOD),
            Paint::Hole { hand: true, .. } => colours(BARK, TURMERIC).bold(),
            Paint::Hole { side: Side::North, empty: true, .. } => colours(DARK_GRAIN, DARK_WOOD),
            Paint::Hole { side: Side::South, empty: true, .. } => colours(LIGHT_GRAIN, LIGHT_WOOD),
            Paint::Hole { side: Side::North, movable: true, .. } => {
                colours(TURMERIC, DARK_WOOD).bold().underline()
            }
            Paint::Hole { side: Side::South, movable: true, .. } => {
                colours(INDIGO, LIGHT_WOOD).bold().underline()
            }
            Paint::Hole { side: Side::North, .. } => colours(CREAM, DARK_WOOD),
            Paint::Hole { side: Side::South, .. } => colours(BARK, LIGHT_WOOD),
        }
    }
}

const fn colours(text: u8, ground: u8) -> Style {
    use anstyle::Color::Ansi256;
    Style::new().fg_color(Some(Ansi256(Ansi256Color(text)))).bg_color(Some(Ansi256(Ansi256Color(ground))))
}
