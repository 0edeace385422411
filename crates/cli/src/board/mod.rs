//! A board in the terminal: four rows as they lie, North above and dark, South below and light. What the colours say
//! is said by signs too, so that nothing is lost without them.

mod style;

use namua_rules::{BySide, Hole, House, Move, Pit, Position, Row, Ruleset, Setup, Side, Step};

use crate::words::{Words, value};
use style::Paint;

/// A board to be drawn. A frame can be a position, or a moment in the middle of a move.
pub(crate) struct Frame {
    setup: Setup,
    /// Holes a legal move starts from.
    movable: Vec<Hole>,
    /// The hole the hand is at, and what it holds.
    hand: Option<(Hole, u8)>,
    over: bool,
}

impl Frame {
    pub(crate) fn of(position: &Position) -> Frame {
        let movable = position.legal_moves().iter().map(|mv| start(*mv, position.turn())).collect();
        let over = position.outcome().is_some();
        Frame { setup: Setup::from(position), movable, hand: None, over }
    }

    /// The same board without the marks of what can be played: a game that was given up.
    pub(crate) fn still(mut self) -> Frame {
        self.movable.clear();
        self.over = true;
        self
    }

    /// Makes one step of a move; nothing is marked but the hand.
    pub(crate) fn step(&mut self, step: &Step) {
        self.movable.clear();
        let at = |hole, hand| Some((hole, hand));
        let held = self.hand.map_or(0, |(_, held)| held);
        match *step {
            Step::Place { hole, count } => {
                self.setup.set(hole, u32::from(count));
                self.setup.reserves[hole.side()] -= 1;
                self.hand = at(hole, 0);
            }
            Step::Lift { hole, seeds, count } => {
                self.setup.set(hole, u32::from(count));
                self.lose_house(hole);
                self.hand = at(hole, seeds);
            }
            Step::Drop { hole, count, hand } => {
                self.setup.set(hole, u32::from(count));
                self.hand = at(hole, hand);
            }
            Step::Capture { hole, from, seeds } => {
                self.setup.set(from, 0);
                self.lose_house(from);
                self.hand = at(hole, seeds);
            }
            Step::Enter { hole } | Step::Relay { hole } | Step::Safari { hole } => self.hand = at(hole, held),
            Step::Stop { .. } | Step::Win { .. } => self.hand = None,
            Step::Reserve { hole } => self.setup.reserved = Some(hole),
        }
    }

    /// K15: a house lifted whole or captured is gone.
    fn lose_house(&mut self, hole: Hole) {
        if hole.pit() == Some(Pit::HOUSE) && self.setup.count(hole) == 0 {
            self.setup.houses[hole.side()] = false;
        }
    }

    /// The drawing, as lines with colours; streams take those away where they are not wanted.
    pub(crate) fn draw(&self, words: &Words) -> Vec<String> {
        let mut lines = vec![self.band(Side::North, words), self.columns(Side::North)];
        for (nth, (side, row)) in Setup::ROWS.into_iter().enumerate() {
            lines.push(self.rule(nth));
            lines.push(self.row(side, row));
        }
        lines.push(self.rule(Setup::ROWS.len()));
        lines.extend([self.columns(Side::South), self.band(Side::South, words)]);
        lines.extend(self.reserved_line(words));
        lines
    }

    fn cell_width(&self) -> usize {
        if self.setup.ruleset == Ruleset::Kimasai { 3 } else { 4 }
    }

    /// A player's name with what lies beside his half: whose turn it is, the reserve, the house.
    fn band(&self, side: Side, words: &Words) -> String {
        let turn = self.setup.turn == side && !self.over;
        let name = words.say(if side == Side::South { "side-south" } else { "side-north" }, &[]);
        let facts: Vec<_> =
            [self.store(side, words), self.house_word(side, words)].into_iter().flatten().collect();
        let mark = if turn { "▶" } else { " " };
        format!("  {mark} {}   {}", Paint::Name { turn }.over(&name), facts.join(" · "))
    }

    fn store(&self, side: Side, words: &Words) -> Option<String> {
        let count = |count: u32| [("count", value(u64::from(count)))];
        if self.setup.ruleset == Ruleset::Kimasai {
            return Some(words.say("stones", &count(self.stones(side))));
        }
        let reserves = self.setup.ruleset.rules().is_some_and(|rules| rules.reserve > 0);
        reserves.then(|| words.say("board-reserve", &count(self.setup.reserves[side])))
    }

    fn stones(&self, side: Side) -> u32 {
        let rows = [Row::Front, Row::Back].into_iter();
        rows.flat_map(|row| self.setup.row(side, row)).map(|hole| self.setup.count(hole)).sum()
    }

    fn house_word(&self, side: Side, words: &Words) -> Option<String> {
        let state = match self.house(side)? {
            House::Functional => "functional",
            House::Dormant => "dormant",
            House::Gone => "gone",
        };
        let values = [("state", state.into()), ("ruleset", self.setup.ruleset.name().into())];
        Some(words.say("board-house", &values))
    }

    fn house(&self, side: Side) -> Option<House> {
        self.setup.ruleset.rules().filter(|rules| rules.houses)?;
        Some(self.setup.house(side))
    }

    /// The numbers of the columns, above North and below South.
    fn columns(&self, side: Side) -> String {
        let width = self.cell_width();
        let holes = self.setup.row(side, Row::Front);
        let numbers: String = holes.map(|hole| format!(" {:^width$}", hole.column().to_string())).collect();
        format!("      {}", Paint::Label.over(numbers.trim_end()))
    }

    /// A line between rows; the ridge between the front rows is a heavy one.
    fn rule(&self, nth: usize) -> String {
        let (left, line, cross, right) = match nth {
            0 => ("╭", "─", "┬", "╮"),
            2 => ("╞", "═", "╪", "╡"),
            4 => ("╰", "─", "┴", "╯"),
            _ => ("├", "─", "┼", "┤"),
        };
        let cells = vec![line.repeat(self.cell_width()); usize::from(self.setup.ruleset.columns())];
        let side = if nth < 3 { Side::North } else { Side::South };
        format!("      {}", Paint::Wood(side).over(&format!("{left}{}{right}", cells.join(cross))))
    }

    fn row(&self, side: Side, row: Row) -> String {
        let wall = Paint::Wood(side).over("│");
        let cells: Vec<_> = self.setup.row(side, row).map(|hole| self.cell(hole)).collect();
        let letter = match (side, row) {
            (Side::South, Row::Front) => "A",
            (Side::South, Row::Back) => "B",
            (Side::North, Row::Front) => "a",
            (Side::North, Row::Back) => "b",
        };
        let note = self.hand_note(side, row);
        format!("    {} {wall}{}{wall}{note}", Paint::Label.over(letter), cells.join(&wall))
    }

    fn hand_note(&self, side: Side, row: Row) -> String {
        match self.hand {
            Some((hole, seeds)) if (hole.side(), hole.row()) == (side, row) && seeds > 0 => {
                format!("  ({seeds})")
            }
            _ => String::new(),
        }
    }

    fn cell(&self, hole: Hole) -> String {
        let count = self.setup.count(hole);
        let paint = Paint::Hole {
            side: hole.side(),
            empty: count == 0,
            movable: self.movable.contains(&hole),
            hand: self.hand.is_some_and(|(at, _)| at == hole),
        };
        if self.setup.ruleset == Ruleset::Kimasai {
            let stone = BySide::new("●", "○")[hole.side()];
            return paint.over(&format!(" {} ", if count == 0 { "·" } else { stone }));
        }
        let (mut left, right) = match self.house(hole.side()) {
            Some(House::Functional) if hole.pit() == Some(Pit::HOUSE) => ("[", "]"),
            Some(House::Dormant) if hole.pit() == Some(Pit::HOUSE) => ("(", ")"),
            _ => (" ", " "),
        };
        if self.setup.reserved == Some(hole) {
            left = "×";
        }
        let shown = if count == 0 { "·".to_owned() } else { count.to_string() };
        // Three digits take the place of the right bracket.
        let right = if count > 99 { "" } else { right };
        paint.over(&format!("{left}{shown:>2}{right}"))
    }

    fn reserved_line(&self, words: &Words) -> Option<String> {
        let hole = self.setup.reserved?;
        let id = if hole.side() == self.setup.turn { "board-reserved" } else { "board-reserved-theirs" };
        Some(format!("      × {}", words.say(id, &[("hole", hole.to_string().into())])))
    }
}

/// The hole a move starts from.
fn start(mv: Move, side: Side) -> Hole {
    match mv {
        Move::Sow { pit, .. } => pit.of_side(side),
        Move::Step(stone) => stone.of_side(side),
    }
}
