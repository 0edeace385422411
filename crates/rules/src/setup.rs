//! A set-up is anything one can write down; a [`Position`] is what can be played. Between them stands a check that
//! gives *every* reason for a refusal, two of which the caller may forgive (RULES.md section 5).

use core::fmt;

use crate::bao::Half;
use crate::ruleset::Standing;
use crate::sow::{FUNCTIONAL, HOUSE, Ring};
use crate::{Bao, BySide, Hole, Kimasai, Pit, Position, Row, Ruleset, Side, Stone, takasia};

/// The most holes in a row that any game has.
pub const MOST_COLUMNS: usize = 12;

/// One player's holes as written: each row numbered from his own left, columns beyond the board zero.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Rows {
    /// A1 and on.
    pub front: [u32; MOST_COLUMNS],
    /// B1 and on.
    pub back: [u32; MOST_COLUMNS],
}

/// Anything one can write down as a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Setup {
    /// The rules it is to be played by.
    pub ruleset: Ruleset,
    /// Counts of every hole.
    pub rows: BySide<Rows>,
    /// Who moves.
    pub turn: Side,
    /// Seeds held back.
    pub reserves: BySide<u32>,
    /// Houses still owned.
    pub houses: BySide<bool>,
    /// The reserved hole.
    pub reserved: Option<Hole>,
}

/// A reason why a set-up cannot be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Problem {
    /// Another total than 64, of board and reserves (K1). Forgivable up to 255.
    Total(u64),
    /// More than 255 seeds in all; never forgiven.
    TooManySeeds(u64),
    /// A hole or a reserve holds more than 255 (`None`: the reserve).
    CountOver255(Side, Option<Hole>),
    /// The player's front row is empty: the game would be over (K25).
    EmptyFrontRow(Side),
    /// A house is owned but empty (K15).
    HouseEmpty(Side),
    /// Reserves that no alternation of turns gives (K2, K3). Forgivable.
    ReservesOutOfStep(u32, u32),
    /// The ruleset has no houses.
    NoHouses(Side),
    /// The ruleset has no reserve.
    NoReserve(Side),
    /// No game leaves this hole reserved.
    Reserved(Hole, ReservedProblem),
    /// A Kimasai hole with two stones or more (M3).
    TwoStones(Hole),
    /// A Kimasai player with more than 23 stones (M2).
    TooManyStones(Side, u32),
    /// A Kimasai player without a stone (M6).
    NoStones(Side),
}

/// Why a hole cannot be reserved.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ReservedProblem {
    /// The ruleset knows no takasia.
    Ruleset,
    /// Only front holes can be captured (K8).
    BackRow,
    /// The player to move is still in namua (K21).
    Namua,
    /// It is empty.
    Empty,
    /// The player to move can capture (K21).
    Capture,
    /// Such a hole is never reserved (K22).
    Spared,
    /// Only Kete has a hole to capture (T4).
    Duty,
}

impl Problem {
    /// Whether the caller may forgive it.
    #[must_use]
    pub const fn forgivable(&self) -> bool {
        matches!(self, Problem::Total(_) | Problem::ReservesOutOfStep(..))
    }

    /// The rule number it comes from.
    #[must_use]
    pub const fn rule(&self) -> &'static str {
        match self {
            Problem::Total(_) | Problem::TooManySeeds(_) | Problem::CountOver255(..) => "K1",
            Problem::EmptyFrontRow(_) => "K25",
            Problem::HouseEmpty(_) | Problem::NoHouses(_) => "K15",
            Problem::ReservesOutOfStep(..) | Problem::NoReserve(_) => "K3",
            Problem::Reserved(_, why) => why.rule(),
            Problem::TwoStones(_) => "M3",
            Problem::TooManyStones(..) => "M2",
            Problem::NoStones(_) => "M6",
        }
    }
}

impl ReservedProblem {
    const fn rule(self) -> &'static str {
        match self {
            ReservedProblem::BackRow => "K8",
            ReservedProblem::Spared => "K22",
            ReservedProblem::Duty => "T4",
            _ => "K21",
        }
    }

    const fn reason(self) -> &'static str {
        match self {
            ReservedProblem::Ruleset => "this ruleset knows no takasia",
            ReservedProblem::BackRow => "only front holes can be captured",
            ReservedProblem::Namua => "the player to move is still in namua",
            ReservedProblem::Empty => "it is empty",
            ReservedProblem::Capture => "the player to move can capture",
            ReservedProblem::Spared => {
                "a standing house, the only occupied front hole and the only one of two or more are spared"
            }
            ReservedProblem::Duty => "only kete has a hole that must be captured",
        }
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Problem::Total(n) => write!(f, "board and reserves hold {n} seeds, not 64"),
            Problem::TooManySeeds(n) => write!(f, "board and reserves hold {n} seeds; 255 are the most"),
            Problem::CountOver255(_, Some(hole)) => write!(f, "{hole} holds more than 255"),
            Problem::CountOver255(side, None) => write!(f, "the reserve of {side} holds more than 255"),
            Problem::EmptyFrontRow(side) => write!(f, "the front row of {side} is empty"),
            Problem::HouseEmpty(side) => write!(f, "the house of {side} is owned but empty"),
            Problem::ReservesOutOfStep(south, north) => {
                write!(f, "reserves {south},{north} are out of step with the turns")
            }
            Problem::NoHouses(side) => write!(f, "this ruleset has no houses, yet {side} owns one"),
            Problem::NoReserve(side) => write!(f, "this ruleset has no reserve, yet {side} has one"),
            Problem::Reserved(hole, why) => write!(f, "{hole} cannot be reserved: {}", why.reason()),
            Problem::TwoStones(hole) => write!(f, "{hole} holds more than one stone"),
            Problem::TooManyStones(side, n) => write!(f, "{side} has {n} stones; 23 are the most"),
            Problem::NoStones(side) => write!(f, "{side} has no stone"),
        }?;
        write!(f, " ({})", self.rule())
    }
}

/// A set-up was refused; every reason is listed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SetupError {
    /// The ruleset of the set-up.
    pub ruleset: Ruleset,
    /// All reasons, in the order of [`Problem`].
    pub problems: Vec<Problem>,
}

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let reasons: Vec<_> = self.problems.iter().map(ToString::to_string).collect();
        f.write_str(&reasons.join("; "))
    }
}

impl core::error::Error for SetupError {}

/// What a caller is ready to overlook.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Leniency {
    /// Nothing: positions of games.
    #[default]
    Strict,
    /// Another total than 64 and reserves out of step: problems and analysis.
    Lenient,
}

impl Setup {
    /// A board without a seed.
    #[must_use]
    pub const fn empty(ruleset: Ruleset) -> Setup {
        const NONE: Rows = Rows { front: [0; MOST_COLUMNS], back: [0; MOST_COLUMNS] };
        Setup {
            ruleset,
            rows: BySide::both(NONE),
            turn: Side::South,
            reserves: BySide::both(0),
            houses: BySide::both(false),
            reserved: None,
        }
    }

    /// What a hole holds; 0 beyond the board.
    #[must_use]
    pub fn count(&self, hole: Hole) -> u32 {
        let rows = &self.rows[hole.side()];
        let row = if hole.row() == Row::Front { &rows.front } else { &rows.back };
        row.get(usize::from(hole.column()) - 1).copied().unwrap_or(0)
    }

    /// Puts seeds into a hole; nothing happens beyond the board.
    pub fn set(&mut self, hole: Hole, count: u32) {
        let rows = &mut self.rows[hole.side()];
        let row = if hole.row() == Row::Front { &mut rows.front } else { &mut rows.back };
        if let Some(seeds) = row.get_mut(usize::from(hole.column()) - 1) {
            *seeds = count;
        }
    }

    /// The position, if it can be played.
    ///
    /// # Errors
    /// Every [`Problem`], those that `leniency` forgives left out.
    pub fn position(&self, leniency: Leniency) -> Result<Position, SetupError> {
        let mut problems = self.problems();
        problems.retain(|problem| leniency == Leniency::Strict || !problem.forgivable());
        if !problems.is_empty() {
            return Err(SetupError { ruleset: self.ruleset, problems });
        }
        Ok(match self.ruleset {
            Ruleset::Kimasai => Position::Kimasai(self.kimasai()),
            _ => Position::Bao(self.bao()),
        })
    }

    /// Every reason against the set-up, forgivable ones included.
    #[must_use]
    pub fn problems(&self) -> Vec<Problem> {
        let mut problems = self.count_problems();
        if self.ruleset == Ruleset::Kimasai {
            problems.extend(self.stone_problems());
        } else {
            problems.extend(self.front_problems());
        }
        problems.extend(self.house_problems());
        problems.extend(self.reserve_problems());
        let reserved =
            self.reserved.and_then(|hole| Some(Problem::Reserved(hole, self.reserved_problem(hole)?)));
        problems.extend(reserved);
        problems
    }

    fn holes(&self) -> impl Iterator<Item = Hole> + use<> {
        let columns = self.ruleset.columns();
        Side::ALL.into_iter().flat_map(move |side| {
            [Row::Front, Row::Back]
                .into_iter()
                .flat_map(move |row| (1..=columns).map(move |column| Hole::new(side, row, column)))
        })
    }

    fn count_problems(&self) -> Vec<Problem> {
        let on_board: u64 = self.holes().map(|hole| u64::from(self.count(hole))).sum();
        let total = on_board + u64::from(self.reserves.south) + u64::from(self.reserves.north);
        let mut problems = Vec::new();
        match (self.ruleset, total) {
            (Ruleset::Kimasai, _) | (_, 64) => {}
            (_, 256..) => problems.push(Problem::TooManySeeds(total)),
            _ => problems.push(Problem::Total(total)),
        }
        if self.ruleset != Ruleset::Kimasai {
            let over = self.holes().filter(|&hole| self.count(hole) > 255);
            problems.extend(over.map(|hole| Problem::CountOver255(hole.side(), Some(hole))));
        }
        let over = Side::ALL.into_iter().filter(|&side| self.reserves[side] > 255);
        problems.extend(over.map(|side| Problem::CountOver255(side, None)));
        problems
    }

    fn front_problems(&self) -> impl Iterator<Item = Problem> {
        let empty = |side: &Side| self.rows[*side].front.iter().take(8).all(|&n| n == 0);
        Side::ALL.into_iter().filter(empty).map(Problem::EmptyFrontRow)
    }

    fn house_problems(&self) -> impl Iterator<Item = Problem> {
        let houses = self.ruleset.rules().is_some_and(|rules| rules.houses);
        Side::ALL.into_iter().filter(|&side| self.houses[side]).filter_map(move |side| match houses {
            false => Some(Problem::NoHouses(side)),
            true if self.rows[side].front[HOUSE] == 0 => Some(Problem::HouseEmpty(side)),
            true => None,
        })
    }

    fn reserve_problems(&self) -> Vec<Problem> {
        let (south, north) = (self.reserves.south, self.reserves.north);
        if self.ruleset.rules().is_none_or(|rules| rules.reserve == 0) {
            let with = Side::ALL.into_iter().filter(|&side| self.reserves[side] > 0);
            return with.map(Problem::NoReserve).collect();
        }
        let in_step = match self.turn {
            Side::South => south == north,
            Side::North => (south, north) == (0, 0) || u64::from(south) + 1 == u64::from(north),
        };
        if in_step { Vec::new() } else { vec![Problem::ReservesOutOfStep(south, north)] }
    }

    fn stone_problems(&self) -> Vec<Problem> {
        let crowded = self.holes().filter(|&hole| self.count(hole) > 1).map(Problem::TwoStones);
        let stones = |side| self.holes().filter(move |hole| hole.side() == side && self.count(*hole) > 0);
        let sides = Side::ALL.into_iter().filter_map(|side| match stones(side).count() as u32 {
            0 => Some(Problem::NoStones(side)),
            n @ 24.. => Some(Problem::TooManyStones(side, n)),
            _ => None,
        });
        crowded.chain(sides).collect()
    }

    fn reserved_problem(&self, hole: Hole) -> Option<ReservedProblem> {
        let Some(rules) = self.ruleset.rules().filter(|rules| rules.takasia) else {
            return Some(ReservedProblem::Ruleset);
        };
        let (me, you) = (self.turn, !self.turn);
        if hole.row() == Row::Back {
            return Some(ReservedProblem::BackRow);
        }
        if self.reserves[me] > 0 {
            return Some(ReservedProblem::Namua);
        }
        if hole.side() == you {
            return (!rules.duty).then_some(ReservedProblem::Duty);
        }
        let (own, opp) = (self.ring(me), self.ring(you));
        let Some(pit) = hole.pit() else { return Some(ReservedProblem::Empty) };
        let place = pit.index();
        let house = self.houses[me] && (rules.takasia_spares == Standing::Owned || own[HOUSE] >= FUNCTIONAL);
        if own[place] == 0 {
            Some(ReservedProblem::Empty)
        } else if takasia::captures_at_all(&own, &opp) {
            Some(ReservedProblem::Capture)
        } else {
            takasia::spared(&own, place, house).then_some(ReservedProblem::Spared)
        }
    }

    /// A player's ring. A count that no hole may have is a problem of its own and stands as the greatest.
    fn ring(&self, side: Side) -> Ring {
        Pit::RING.map(|pit| self.count(pit.of_side(side)).try_into().unwrap_or(u8::MAX))
    }

    fn half(&self, side: Side) -> Half {
        Half { ring: self.ring(side), reserve: self.reserves[side] as u8, house: self.houses[side] }
    }

    fn bao(&self) -> Bao {
        Bao {
            me: self.half(self.turn),
            you: self.half(!self.turn),
            turn: self.turn,
            reserved: self.reserved.and_then(|hole| Some((hole.side(), hole.pit()?))),
            ruleset: self.ruleset,
            hand: 0,
        }
    }

    fn kimasai(&self) -> Kimasai {
        let stones = |side| {
            let there = |stone: &Stone| self.count(stone.of_side(side)) > 0;
            Stone::RING.into_iter().filter(there).fold(0, |bits, stone| bits | 1 << stone.index())
        };
        Kimasai { stones: BySide::from_fn(stones), turn: self.turn }
    }
}

impl From<&Position> for Setup {
    /// What a position looks like written down. Seeds in hand after a win are not part of it.
    fn from(position: &Position) -> Setup {
        let mut setup = Setup::empty(position.ruleset());
        setup.turn = position.turn();
        setup.reserves = BySide::from_fn(|side| u32::from(position.reserve(side)));
        setup.reserved = position.reserved();
        if let Position::Bao(bao) = position {
            setup.houses = BySide::from_fn(|side| bao.owns_house(side));
        }
        for hole in setup.holes() {
            setup.set(hole, u32::from(position.count(hole)));
        }
        setup
    }
}
