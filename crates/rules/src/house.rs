//! The three states of a house (K15).

use crate::sow::FUNCTIONAL;
use crate::{Pit, Setup, Side};

/// The state of a player's house (K15).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum House {
    /// Owned, six seeds or more.
    Functional,
    /// Owned, fewer than six: no privilege for the time being.
    Dormant,
    /// Captured or lifted whole: gone for ever. Also where the ruleset has no houses.
    Gone,
}

impl House {
    /// The state of a house that is owned or not and holds so many seeds.
    #[must_use]
    pub const fn of(owned: bool, seeds: u32) -> House {
        match (owned, seeds >= FUNCTIONAL as u32) {
            (false, _) => House::Gone,
            (true, true) => House::Functional,
            (true, false) => House::Dormant,
        }
    }
}

impl Setup {
    /// The state of a player's house.
    ///
    /// ```
    /// use namua_rules::{House, Pit, Position, Ruleset, Setup, Side};
    ///
    /// let mut setup = Setup::from(&Position::start(Ruleset::Kiswahili));
    /// assert_eq!(setup.house(Side::North), House::Functional);
    /// setup.set(Pit::HOUSE.of_side(Side::North), 5);
    /// assert_eq!(setup.house(Side::North), House::Dormant);
    /// ```
    #[must_use]
    pub fn house(&self, side: Side) -> House {
        House::of(self.houses[side], self.count(Pit::HOUSE.of_side(side)))
    }
}
