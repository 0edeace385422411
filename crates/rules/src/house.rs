//! The state of a house on a board that is only written down.

use crate::sow::FUNCTIONAL;
use crate::{House, Pit, Setup, Side};

impl Setup {
    /// The state of a player's house (K15).
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
        match (self.houses[side], self.count(Pit::HOUSE.of_side(side))) {
            (false, _) => House::Gone,
            (true, seeds) if seeds >= u32::from(FUNCTIONAL) => House::Functional,
            (true, _) => House::Dormant,
        }
    }
}
