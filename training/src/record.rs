//! A judged position as 48 bytes, one after the other in a file, so that NumPy reads them as they lie there:
//!
//! ```python
//! import numpy as np
//! positions = np.dtype([("mine", "u1", 16), ("yours", "u1", 16), ("reserves", "u1", 2), ("houses", "u1"),
//!     ("reserved", "u1"), ("ruleset", "u1"), ("turn", "u1"), ("score", "<i2"), ("result", "i1"), ("moves", "u1"),
//!     ("ply", "<u2"), ("game", "<u4")])
//! data = np.fromfile("00000.bin", positions)
//! ```
//!
//! All is told as the player to move sees it. `mine` and `yours` are the holes in ring order (A1 .. A8 B8 .. B1). `houses`: 1 the
//! mover owns his, 2 the opponent. `reserved`: 0 none, 1 and on a place of the mover's ring, 17 and on one of the opponent's.
//! `ruleset` and `turn` number as `namua_rules` does. `score` is the search's, in centiseeds; `result` is 1, 0 or -1. In Kimasai
//! the first four bytes of `mine` and `yours` are the stones, a bit for each place, little-endian.

use namua_rules::{BySide, Leniency, Pit, Position, Ruleset, Setup, Side, Stone};

/// Bytes of a record.
pub(crate) const SIZE: usize = 48;

/// A position, what a search thought of it, and how its game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Judged {
    /// The position.
    pub(crate) position: Position,
    /// Centiseeds for the player to move.
    pub(crate) score: i16,
    /// 1 if he won, -1 if he lost, 0 if the game was broken off.
    pub(crate) result: i8,
    /// Legal moves.
    pub(crate) moves: u8,
    /// Plies from the start.
    pub(crate) ply: u16,
    /// The game's number.
    pub(crate) game: u32,
}

impl Judged {
    /// The record's bytes.
    pub(crate) fn write(&self) -> [u8; SIZE] {
        let mut bytes = [0; SIZE];
        let me = self.position.turn();
        match &self.position {
            Position::Bao(bao) => {
                bytes[..16].copy_from_slice(bao.ring(me));
                bytes[16..32].copy_from_slice(bao.ring(!me));
                bytes[32..34].copy_from_slice(&[bao.reserve(me), bao.reserve(!me)]);
                bytes[34] = u8::from(bao.owns_house(me)) + 2 * u8::from(bao.owns_house(!me));
                bytes[35] = bao
                    .reserved()
                    .and_then(|hole| Some((hole.side(), hole.pit()?)))
                    .map_or(0, |(side, pit)| 1 + pit.index() as u8 + if side == me { 0 } else { 16 });
            }
            Position::Kimasai(kimasai) => {
                bytes[..4].copy_from_slice(&kimasai.stones(me).to_le_bytes());
                bytes[16..20].copy_from_slice(&kimasai.stones(!me).to_le_bytes());
            }
        }
        bytes[36] = self.position.ruleset() as u8;
        bytes[37] = me as u8;
        bytes[38..40].copy_from_slice(&self.score.to_le_bytes());
        bytes[40..42].copy_from_slice(&[self.result as u8, self.moves]);
        bytes[42..44].copy_from_slice(&self.ply.to_le_bytes());
        bytes[44..].copy_from_slice(&self.game.to_le_bytes());
        bytes
    }

    /// Reads a record; `None` if it is no position that can be played.
    pub(crate) fn read(bytes: &[u8; SIZE]) -> Option<Judged> {
        let ruleset = *Ruleset::ALL.get(usize::from(bytes[36]))?;
        let turn = *[Side::South, Side::North].get(usize::from(bytes[37]))?;
        let mut setup = Setup { turn, ..Setup::empty(ruleset) };
        if ruleset == Ruleset::Kimasai {
            stones(&mut setup, turn, &bytes[..4]);
            stones(&mut setup, !turn, &bytes[16..20]);
        } else {
            seeds(&mut setup, bytes)?;
        }
        let [_, _, score @ .., result, moves, p0, p1, g0, g1, g2, g3] = *bytes.last_chunk::<12>()?;
        Some(Judged {
            position: setup.position(Leniency::Lenient).ok()?,
            score: i16::from_le_bytes(score),
            result: result as i8,
            moves,
            ply: u16::from_le_bytes([p0, p1]),
            game: u32::from_le_bytes([g0, g1, g2, g3]),
        })
    }
}

fn stones(setup: &mut Setup, side: Side, bytes: &[u8]) {
    let bits = bytes.iter().rev().fold(0, |bits, &byte| bits << 8 | u32::from(byte));
    for stone in Stone::RING {
        setup.set(stone.of_side(side), bits >> stone.index() & 1);
    }
}

fn seeds(setup: &mut Setup, bytes: &[u8; SIZE]) -> Option<()> {
    let me = setup.turn;
    for pit in Pit::RING {
        setup.set(pit.of_side(me), u32::from(bytes[pit.index()]));
        setup.set(pit.of_side(!me), u32::from(bytes[16 + pit.index()]));
    }
    setup.reserves = by_mover(me, u32::from(bytes[32]), u32::from(bytes[33]));
    setup.houses = by_mover(me, bytes[34] & 1 != 0, bytes[34] & 2 != 0);
    setup.reserved = match usize::from(bytes[35]) {
        0 => None,
        place @ 1..=16 => Some(Pit::at(place - 1).of_side(me)),
        place @ 17..=32 => Some(Pit::at(place - 17).of_side(!me)),
        _ => return None,
    };
    Some(())
}

fn by_mover<T: Copy>(me: Side, mine: T, yours: T) -> BySide<T> {
    BySide::from_fn(|side| if side == me { mine } else { yours })
}

#[cfg(test)]
mod tests {
    use super::*;
    use namua_rules::Game;

    /// Whatever game is played, its positions come back from their bytes.
    #[test]
    fn records_come_back() {
        for ruleset in Ruleset::ALL {
            let mut game = Game::new(ruleset);
            for ply in 0..200u16 {
                let moves = game.position().legal_moves();
                let judged = Judged {
                    position: *game.position(),
                    score: -77,
                    result: -1,
                    moves: 3,
                    ply,
                    game: 70_000,
                };
                assert_eq!(Judged::read(&judged.write()), Some(judged), "{ruleset:?} {ply}");
                let Some(&mv) = moves.get(usize::from(ply) * 7 % moves.len().max(1)) else { break };
                if game.play(mv, &mut ()).is_err() || game.outcome().is_some() {
                    break;
                }
            }
        }
    }

    #[test]
    fn nonsense_is_no_record() {
        assert_eq!(Judged::read(&[255; SIZE]), None);
        assert_eq!(Judged::read(&[0; SIZE]), None);
    }
}
