//! The five rulesets: their names and the small record of what tells them apart (RULES.md sections 2-4).

use core::fmt;
use core::str::FromStr;

/// A set of rules a game can be played by.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[repr(u8)]
pub enum Ruleset {
    /// Bao la Kiswahili (Zanzibar), the default.
    #[default]
    Kiswahili,
    /// Bao la Kiswahili as formalised by de Voogt and Donkers, played by clubs.
    Zanzibar,
    /// Bao la Kete of the Lamu archipelago.
    Kete,
    /// The teaching game.
    Kujifunza,
    /// Bao la Kimasai with four rows of twelve.
    Kimasai,
}

/// When a house counts: at six seeds or more, or as long as it is owned (K15).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Standing {
    /// Owned and holding six seeds or more.
    Functional,
    /// Owned, whatever it holds.
    Owned,
}

/// What tells one 4x8 ruleset from another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rules {
    /// Seeds each player holds back at the start (K1).
    pub reserve: u8,
    /// Whether there are houses (K15).
    pub houses: bool,
    /// The house that frees singletons in a namua takata (K12a, Z1).
    pub singletons_free: Standing,
    /// The house that pays the tax (K12c, Z2).
    pub tax: Standing,
    /// The six-floor of Kete (T2).
    pub six_floor: bool,
    /// The first mtaji capture costs the own house (Z3).
    pub capture_costs_house: bool,
    /// Whether holes can be reserved (K21).
    pub takasia: bool,
    /// The house that is never reserved (K22, Z4).
    pub takasia_spares: Standing,
    /// A first lap from the own house goes on at the reserved hole (K23, Z4).
    pub house_passes_reserved: bool,
    /// A main-stage takata starts from the functional kuu (T3).
    pub kuu_first: bool,
    /// The reserved hole must be captured (T4).
    pub duty: bool,
}

const KISWAHILI: Rules = Rules {
    reserve: 22,
    houses: true,
    singletons_free: Standing::Functional,
    tax: Standing::Functional,
    six_floor: false,
    capture_costs_house: false,
    takasia: true,
    takasia_spares: Standing::Functional,
    house_passes_reserved: true,
    kuu_first: false,
    duty: false,
};

/// The rows of the table, in the order of [`Ruleset`]; Kimasai sows nothing and has none.
const TABLE: [Rules; 4] = [
    KISWAHILI,
    Rules {
        singletons_free: Standing::Owned,
        tax: Standing::Owned,
        capture_costs_house: true,
        takasia_spares: Standing::Owned,
        house_passes_reserved: false,
        ..KISWAHILI
    },
    Rules { six_floor: true, kuu_first: true, duty: true, ..KISWAHILI },
    Rules { reserve: 0, houses: false, takasia: false, ..KISWAHILI },
];

impl Ruleset {
    /// Every ruleset, the default first.
    pub const ALL: [Ruleset; 5] =
        [Ruleset::Kiswahili, Ruleset::Zanzibar, Ruleset::Kete, Ruleset::Kujifunza, Ruleset::Kimasai];

    /// The name texts and commands use.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Ruleset::Kiswahili => "kiswahili",
            Ruleset::Zanzibar => "zanzibar",
            Ruleset::Kete => "kete",
            Ruleset::Kujifunza => "kujifunza",
            Ruleset::Kimasai => "kimasai",
        }
    }

    /// Holes in a row: 8, in Kimasai 12.
    #[must_use]
    pub const fn columns(self) -> u8 {
        match self {
            Ruleset::Kimasai => 12,
            _ => 8,
        }
    }

    /// The record of a 4x8 ruleset; `None` for Kimasai, whose rules are M1-M6.
    #[inline]
    #[must_use]
    pub const fn rules(self) -> Option<&'static Rules> {
        match self {
            Ruleset::Kimasai => None,
            _ => Some(&TABLE[self as usize]),
        }
    }
}

impl fmt::Display for Ruleset {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A name that is none of the five rulesets.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownRuleset(pub String);

impl fmt::Display for UnknownRuleset {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names: Vec<_> = Ruleset::ALL.iter().map(|r| r.name()).collect();
        write!(f, "no ruleset is called \"{}\"; there are {}", self.0, names.join(", "))
    }
}

impl core::error::Error for UnknownRuleset {}

impl FromStr for Ruleset {
    type Err = UnknownRuleset;

    /// Reads a name, whatever its case.
    fn from_str(name: &str) -> Result<Self, UnknownRuleset> {
        Ruleset::ALL
            .into_iter()
            .find(|r| r.name().eq_ignore_ascii_case(name.trim()))
            .ok_or_else(|| UnknownRuleset(name.trim().to_owned()))
    }
}
