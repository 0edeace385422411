//! Levels: numbers from 1 (a child wins) to 10 (full strength). A weaker level looks less far ahead and misjudges what it
//! sees, most of all the ends of long sowings, so that its mistakes are those of a person. `docs/LEVELS.md` has the
//! ladder as measured.

use core::fmt;

use namua_rules::{Move, Observer, Position, Ruleset, Step};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::{RngCore, SeedableRng};

use crate::score::WIN;

/// A level that can be played against.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Level(u8);

/// A number that is no level.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoSuchLevel(pub u32);

impl fmt::Display for NoSuchLevel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "there is no level {}; there are {} to {}", self.0, Level::ALL[0], Level::FULL)
    }
}

impl core::error::Error for NoSuchLevel {}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// How somebody plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Style {
    /// Every move is judged, and misjudged.
    Careless(Care),
    /// A search of about so many nodes decides, an eighth more or less as the seed has it, so that games differ.
    Hasty {
        /// Positions to look at.
        nodes: u64,
    },
    /// A search of so many nodes decides.
    Thorough {
        /// Positions to look at.
        nodes: u64,
    },
}

/// How much care a player takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Care {
    /// Plies looked ahead; great captures that are still due are looked at beyond.
    pub depth: u32,
    /// How many centiseeds of a move's worth are overlooked at most for each lap that it sows.
    pub error: i32,
    /// Wins and losses within so many plies are never overlooked: 1 is an own win at once, 2 the opponent's.
    pub sure: u32,
}

/// Positions that a careless level looks at no more than, whatever its depth: a tenth of a second on a slow phone.
pub(crate) const CARELESS_NODES: u64 = 60_000;

/// The styles of the levels, weakest first.
type Ladder = [Style; 10];

/// What a level of this depth and error overlooks is added by [`Level::style`].
const fn care(depth: u32, error: i32) -> Style {
    Style::Careless(Care { depth, error, sure: 0 })
}

/// Full strength.
const FULL: Style = Style::Thorough { nodes: 1_000_000 };

/// For `kiswahili`.
const KISWAHILI: Ladder = [
    care(1, 298),
    care(2, 370),
    care(3, 330),
    care(4, 250),
    care(5, 100),
    care(7, 115),
    care(10, 95),
    Style::Hasty { nodes: 9_000 },
    Style::Hasty { nodes: 42_000 },
    FULL,
];

/// For `zanzibar`.
const ZANZIBAR: Ladder = [
    care(1, 360),
    care(2, 450),
    care(3, 390),
    care(4, 260),
    care(6, 270),
    care(8, 240),
    care(11, 180),
    Style::Hasty { nodes: 9_000 },
    Style::Hasty { nodes: 42_000 },
    FULL,
];

/// For `kete`.
const KETE: Ladder = [
    care(1, 62),
    care(2, 225),
    care(3, 180),
    care(4, 100),
    care(5, 25),
    care(7, 20),
    care(10, 80),
    Style::Hasty { nodes: 9_000 },
    Style::Hasty { nodes: 45_000 },
    FULL,
];

/// For `kujifunza`, whose games are short and whose positions are nearly all won or lost.
const KUJIFUNZA: Ladder = [
    care(1, 20000),
    care(1, 2700),
    care(2, 2100),
    care(3, 1300),
    care(3, 650),
    care(4, 500),
    care(5, 420),
    care(5, 180),
    care(7, 100),
    FULL,
];

/// For `kimasai`.
const KIMASAI: Ladder = [
    care(1, 2450),
    care(2, 2650),
    care(2, 1720),
    care(2, 1100),
    care(3, 850),
    care(4, 680),
    care(5, 530),
    care(6, 350),
    care(6, 190),
    FULL,
];

impl Level {
    /// The levels, weakest first.
    pub const ALL: [Level; 10] =
        [Level(1), Level(2), Level(3), Level(4), Level(5), Level(6), Level(7), Level(8), Level(9), Level(10)];

    /// Full strength.
    pub const FULL: Level = Level(10);

    /// A level by its number.
    ///
    /// # Errors
    /// [`NoSuchLevel`] says which there are.
    pub fn new(number: u32) -> Result<Level, NoSuchLevel> {
        let level = Level::ALL.into_iter().find(|level| u32::from(level.0) == number);
        level.ok_or(NoSuchLevel(number))
    }

    /// The number.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// How the level plays a ruleset.
    #[must_use]
    pub fn style(self, ruleset: Ruleset) -> Style {
        let ladder = match ruleset {
            Ruleset::Kiswahili => KISWAHILI,
            Ruleset::Zanzibar => ZANZIBAR,
            Ruleset::Kete => KETE,
            Ruleset::Kujifunza => KUJIFUNZA,
            Ruleset::Kimasai => KIMASAI,
        };
        match ladder[usize::from(self.0 - 1)] {
            Style::Careless(care) => Style::Careless(Care { sure: self.sure(), ..care }),
            thorough => thorough,
        }
    }

    /// A beginner may overlook a win; from the middle on nobody does, and higher up nobody runs into one.
    const fn sure(self) -> u32 {
        match self.0 {
            ..=3 => 0,
            4..=5 => 1,
            _ => 2,
        }
    }
}

/// The nodes of a hasty search.
pub(crate) fn hasty(nodes: u64, seed: u64) -> u64 {
    let part = i128::from(Xoshiro256PlusPlus::seed_from_u64(seed).next_u64() >> 48) - (1 << 15);
    (i128::from(nodes) + i128::from(nodes) * part / (1 << 18)).max(1) as u64
}

impl Care {
    /// Picks among scored moves, each misjudged; the same seed picks the same. The generator is xoshiro256++ and all
    /// numbers are whole, so that it is the same everywhere.
    pub(crate) fn pick(self, position: &Position, scored: &[(Move, i32)], seed: u64) -> Option<(Move, i32)> {
        let mut random = Xoshiro256PlusPlus::seed_from_u64(seed);
        let misjudged = scored.iter().map(|&(mv, score)| {
            let slip = slip(&mut random);
            (self.misjudge(score, slip * i64::from(laps(position, mv).min(MOST_LAPS))), mv, score)
        });
        misjudged.max_by_key(|&(judged, ..)| judged).map(|(_, mv, score)| (mv, score))
    }

    /// A score as it seems to somebody who errs by so many 1024ths: what he does not see to its end, he thinks little of.
    fn misjudge(self, score: i32, slip: i64) -> i64 {
        let certain = score.abs() >= WIN - self.sure as i32;
        let seen = i64::from(score.clamp(-SETTLED, SETTLED));
        if certain { i64::from(score) * 10 } else { seen - slip * i64::from(self.error) / 1024 }
    }
}

/// As good as won, in centiseeds: a win that is proved counts no more to somebody who may err.
const SETTLED: i32 = 3_000;

/// Laps after which a sowing gets no harder to follow.
const MOST_LAPS: u32 = 12;

/// How badly a move is misjudged, from 0 to 1024: the difference of two even draws, so that little is likelier than much.
fn slip(random: &mut impl RngCore) -> i64 {
    let mut draw = || (random.next_u64() >> 33) as i64 % 1025;
    (draw() - draw()).abs()
}

/// The laps of a move: how hard it is to see where it ends. The step of a stone is one.
fn laps(position: &Position, mv: Move) -> u32 {
    let mut laps = Laps(0);
    let _ = position.play(mv, &mut laps);
    laps.0.max(1)
}

/// Counts laps: seeds lifted, and seeds captured that enter at a kichwa.
struct Laps(u32);

impl Observer for Laps {
    fn step(&mut self, step: Step) {
        self.0 += u32::from(matches!(step, Step::Lift { .. } | Step::Enter { .. }));
    }
}
