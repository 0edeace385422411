//! A position of the 4x8 games: everything of K3, playable.

use core::ops::ControlFlow;

use crate::legal::{Kind, Start};
use crate::ruleset::{Rules, Standing};
use crate::sow::{End, FUNCTIONAL, HOUSE, Hand, LAP_LIMIT, NOWHERE, Ring, Round, Sowing, front, occupied};
use crate::{
    Direction, Hole, House, IllegalMove, Move, MoveList, Observer, Outcome, Pit, Reason, Ruleset, Sense,
    Side, Step, takasia,
};

/// The stage of the player to move (K3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Stage {
    /// Seeds are still brought in from the reserve.
    Namua,
    /// The main stage.
    Mtaji,
}

/// What belongs to one player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Half {
    pub(crate) ring: Ring,
    pub(crate) reserve: u8,
    /// Whether he owns his house (K15).
    pub(crate) house: bool,
}

impl Half {
    /// Whether the house stands in the sense that a rule asks for.
    #[inline]
    pub(crate) const fn stands(&self, standing: Standing) -> bool {
        self.house && (matches!(standing, Standing::Owned) || self.ring[HOUSE] >= FUNCTIONAL)
    }
}

/// A position of `kiswahili`, `zanzibar`, `kete` or `kujifunza`. It is kept as the player to move sees it, so that a
/// move needs no question whose side is whose: after it the halves change places.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Bao {
    pub(crate) me: Half,
    pub(crate) you: Half,
    pub(crate) turn: Side,
    pub(crate) reserved: Option<(Side, Pit)>,
    pub(crate) ruleset: Ruleset,
    pub(crate) hand: u8,
}

/// What a legal move does: the position after it and the facts of a list or a search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Successor {
    /// The move.
    pub mv: Move,
    /// The position after it, the opponent to move.
    pub after: Bao,
    /// Whether it is a capturing move (K6).
    pub capturing: bool,
    /// Seeds captured in all.
    pub captured: u8,
    /// Laps sown (K5); never over 10,000 (K24).
    pub laps: u16,
    /// The own hole where the hand came to rest; after a win, the hole that captured last.
    pub end: Pit,
    /// Whether the move wins by emptying the front row (K25).
    pub hamna: bool,
}

impl Bao {
    /// The start position of a 4x8 ruleset (K1, T1, `kujifunza`); `None` for Kimasai.
    #[must_use]
    pub fn start(ruleset: Ruleset) -> Option<Bao> {
        let rules = ruleset.rules()?;
        let ring = if rules.houses { [0, 0, 0, 0, 6, 2, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0] } else { [2; 16] };
        let half = Half { ring, reserve: rules.reserve, house: rules.houses };
        Some(Bao { me: half, you: half, turn: Side::South, reserved: None, ruleset, hand: 0 })
    }

    /// The ruleset; never `kimasai`.
    #[must_use]
    pub const fn ruleset(&self) -> Ruleset {
        self.ruleset
    }

    /// The record of the ruleset.
    #[inline]
    #[must_use]
    pub fn rules(&self) -> &'static Rules {
        self.ruleset.rules().unwrap_or_else(|| unreachable!("a 4x8 position has 4x8 rules"))
    }

    /// The player to move.
    #[inline]
    #[must_use]
    pub const fn turn(&self) -> Side {
        self.turn
    }

    /// Seeds in a hole.
    #[inline]
    #[must_use]
    pub fn count(&self, side: Side, pit: Pit) -> u8 {
        self.half(side).ring[pit.index()]
    }

    /// A player's sixteen counts in ring order (see [`Pit::RING`]).
    #[inline]
    #[must_use]
    pub fn ring(&self, side: Side) -> &[u8; 16] {
        &self.half(side).ring
    }

    /// Seeds a player still holds back.
    #[inline]
    #[must_use]
    pub fn reserve(&self, side: Side) -> u8 {
        self.half(side).reserve
    }

    /// Whether the player owns his house (K15).
    #[inline]
    #[must_use]
    pub fn owns_house(&self, side: Side) -> bool {
        self.half(side).house
    }

    /// The state of a player's house.
    #[must_use]
    pub fn house(&self, side: Side) -> House {
        House::of(self.owns_house(side), u32::from(self.count(side, Pit::HOUSE)))
    }

    #[inline]
    const fn half(&self, side: Side) -> &Half {
        if side as u8 == self.turn as u8 { &self.me } else { &self.you }
    }

    /// The stage of the player to move (K3).
    #[inline]
    #[must_use]
    pub fn stage(&self) -> Stage {
        if self.me.reserve > 0 { Stage::Namua } else { Stage::Mtaji }
    }

    /// The reserved hole: the player to move may not start from his own (K23), and must capture the opponent's (T4).
    #[must_use]
    pub fn reserved(&self) -> Option<Hole> {
        self.reserved.map(|(side, pit)| pit.of_side(side))
    }

    /// Captured seeds that a win left unsown (K25); 0 while the game goes on.
    #[must_use]
    pub const fn hand(&self) -> u8 {
        self.hand
    }

    /// All seeds: board, reserves and hand.
    #[must_use]
    pub fn seeds(&self) -> u32 {
        let half = |half: &Half| half.ring.iter().chain([&half.reserve]).map(|&n| u32::from(n)).sum::<u32>();
        half(&self.me) + half(&self.you) + u32::from(self.hand)
    }

    /// Every legal move, in the fixed order A1..A8 B1..B8, L before R, stop before safari.
    #[must_use]
    pub fn legal_moves(&self) -> MoveList {
        let mut list = MoveList::new();
        let _ = self.visit(&mut |start: Start, _: &Sowing, _: End| {
            list.push(start.mv());
            ControlFlow::Continue(())
        });
        list
    }

    /// How many moves are legal, each proved to end (K24) but none carried out.
    #[inline]
    #[must_use]
    pub fn count_moves(&self) -> usize {
        if front(&self.me.ring) == 0 {
            return 0;
        }
        let mut captures = 0;
        let _ = self.visit_captures(&mut |_: Start, _: &Sowing, _: End| {
            captures += 1;
            ControlFlow::Continue(())
        });
        if captures != 0 {
            return captures;
        }
        let mut takata = 0;
        let _ = self.visit_takata(&mut |_: Start, _: &Sowing, _: End| {
            takata += 1;
            ControlFlow::Continue(())
        });
        takata
    }

    /// Every legal move with what it does, in the order of [`Bao::legal_moves`]; each is sown once.
    #[inline]
    pub fn for_each_move(&self, mut f: impl FnMut(Successor)) {
        let _ = self.visit(&mut |start: Start, sowing: &Sowing, end: End| {
            f(self.successor(start, sowing, end));
            ControlFlow::Continue(())
        });
    }

    /// What a search asks of every legal move, in the order of [`Bao::legal_moves`]: the move, the position after it, the
    /// seeds captured, and whether it wins by emptying the front row (K25).
    #[inline]
    pub fn for_each_child(&self, mut f: impl FnMut(Move, Bao, u8, bool)) {
        let _ = self.visit(&mut |start: Start, sowing: &Sowing, end: End| {
            let wins = matches!(end, End::Hamna(_));
            f(start.mv(), self.after(start.kind, sowing, end), self.captured(sowing), wins);
            ControlFlow::Continue(())
        });
    }

    /// The position after every legal move, in the order of [`Bao::legal_moves`].
    #[inline]
    pub fn for_each_position(&self, mut f: impl FnMut(Bao)) {
        let _ = self.visit(&mut |start: Start, sowing: &Sowing, end: End| {
            f(self.after(start.kind, sowing, end));
            ControlFlow::Continue(())
        });
    }

    /// Whether any move is legal (K26); stops at the first.
    #[must_use]
    pub fn has_move(&self) -> bool {
        self.visit(&mut |_: Start, _: &Sowing, _: End| ControlFlow::Break(())).is_break()
    }

    /// Whether a capturing move is legal (K7); stops at the first.
    #[must_use]
    pub fn has_capture(&self) -> bool {
        self.visit_captures(&mut |_: Start, _: &Sowing, _: End| ControlFlow::Break(())).is_break()
    }

    /// The end of the game, if it has come: an empty front row (K25) or no legal move (K26) of the player to move.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        let reason = if front(&self.me.ring) == 0 {
            let seeds_left = self.me.reserve > 0 || self.you.reserve > 0;
            if seeds_left { Reason::Mkononi } else { Reason::Hamna }
        } else if self.has_move() {
            return None;
        } else {
            Reason::NoMove
        };
        Some(Outcome::win(!self.turn, reason))
    }

    /// Makes a legal move; the steps go to `observer`.
    ///
    /// # Errors
    /// [`IllegalMove`] names the rule that forbids it; nothing is reported then.
    pub fn play(&self, mv: Move, observer: &mut impl Observer) -> Result<Successor, IllegalMove> {
        self.why_not(mv)?;
        Ok(self.play_unchecked(mv, observer))
    }

    /// Makes a move that is known to be legal, as one of [`Bao::legal_moves`] is.
    ///
    /// # Panics
    /// May panic when it is not legal, or give a position that no game reaches; never anything worse.
    pub fn play_unchecked<O: Observer>(&self, mv: Move, observer: &mut O) -> Successor {
        let Move::Sow { pit, direction, safari } = mv else { panic!("a 4x8 position plays no Kimasai step") };
        let start = self.start_of(pit, direction, safari);
        let (mut sowing, mut end) = self.sow(start, observer);
        if safari {
            (sowing, end) = self.go_on_safari(sowing, observer);
        }
        if O::ACTIVE {
            sowing.report_end(end, start.kind == Kind::Capture, observer);
        }
        let successor = self.successor(start, &sowing, end);
        let reserved = successor.after.reserved.filter(|(side, _)| O::ACTIVE && *side != self.turn);
        if let Some((side, pit)) = reserved {
            observer.step(Step::Reserve { hole: pit.of_side(side) });
        }
        successor
    }

    /// The move seen from the mover's side, before the first seed.
    #[inline(always)]
    pub(crate) fn sowing(&self) -> Sowing {
        let facing = front(&self.you.ring).swap_bytes();
        let hand = Hand {
            facing,
            open: u32::from(occupied(facing)),
            at: 0,
            round: Round::of(Sense::Clockwise),
            laps_left: LAP_LIMIT,
            own_house: self.me.house,
            barred: self.barred().map_or(NOWHERE, Pit::index),
            side: self.turn,
        };
        Sowing { own: self.me.ring, hand }
    }

    /// The facts of a finished move and the position after it.
    #[inline]
    pub(crate) fn successor(&self, start: Start, sowing: &Sowing, end: End) -> Successor {
        Successor {
            mv: start.mv(),
            after: self.after(start.kind, sowing, end),
            capturing: start.kind == Kind::Capture,
            captured: self.captured(sowing),
            laps: sowing.laps(),
            end: Pit::at(sowing.hand.at),
            hamna: matches!(end, End::Hamna(_)),
        }
    }

    /// Seeds captured so far: what is gone from the opponent's front row.
    #[inline]
    fn captured(&self, sowing: &Sowing) -> u8 {
        // No row holds more than 255 seeds in all, so the bytes of the difference add up in one byte.
        let gone = front(&self.you.ring) - sowing.opposing_front();
        (gone.wrapping_mul(0x0101_0101_0101_0101) >> 56) as u8
    }

    #[inline]
    pub(crate) fn after(&self, kind: Kind, sowing: &Sowing, end: End) -> Bao {
        let ring = with_front(&self.you.ring, sowing.opposing_front());
        // A captured house is empty, and an owned one never was before (K15).
        let me = Half { ring, house: self.you.house && ring[HOUSE] != 0, ..self.you };
        let you = Half { ring: sowing.own, reserve: self.me.reserve, house: sowing.hand.own_house };
        let hand = if let End::Hamna(hand) = end { hand } else { 0 };
        let mut next = Bao { me, you, turn: !self.turn, reserved: None, ruleset: self.ruleset, hand };
        if self.stage() == Stage::Namua {
            next.you.reserve -= 1;
        } else if kind == Kind::Takata {
            next.reserved =
                self.reservation(&next).map(|pit| (next.turn, pit)).or_else(|| self.duty_to_come());
        } else if self.rules().capture_costs_house {
            next.you.house = false;
        }
        next
    }

    /// The hole of the player to move in `next` that this finished mtaji takata reserves (K21, K22).
    #[inline]
    fn reservation(&self, next: &Bao) -> Option<Pit> {
        let rules = self.rules();
        // An opponent still in namua (reserves out of step) has no mtaji start that could be barred.
        if !rules.takasia || next.stage() == Stage::Namua {
            return None;
        }
        let spared = next.me.stands(rules.takasia_spares);
        takasia::reservation(&next.you.ring, &next.me.ring, spared).map(Pit::at)
    }

    /// In Kete the hole barred for this move is the opponent's duty in his next one (K23, T4).
    fn duty_to_come(&self) -> Option<(Side, Pit)> {
        self.barred().filter(|_| self.rules().duty).map(|pit| (self.turn, pit))
    }

    /// Whether some first lap of the player to move captures, whatever becomes of the move (K11, K17).
    #[must_use]
    pub fn threatens(&self) -> bool {
        let (own, opp) = (&self.me.ring, &self.you.ring);
        match self.stage() {
            Stage::Namua => takasia::facing(own, opp) != 0,
            Stage::Mtaji => takasia::captures_at_all(own, opp),
        }
    }

    /// The front holes of `side` that some first lap of the other player captures, were it his turn, whatever becomes
    /// of the move (K11, K17): a bit for each place of the ring. His stage is that of his own reserve.
    #[inline]
    #[must_use]
    pub fn en_prise(&self, side: Side) -> u8 {
        let (own, opp) = (self.half(!side), self.half(side));
        if own.reserve > 0 {
            takasia::facing(&own.ring, &opp.ring).reverse_bits()
        } else {
            takasia::captured_places(&own.ring, &opp.ring)
        }
    }

    /// The mirror image (L5): columns reflected, both houses given up. Meant for positions without a house.
    #[must_use]
    pub fn mirrored(&self) -> Bao {
        let half = |half: &Half| {
            let mut ring = [0; 16];
            for pit in Pit::RING {
                ring[pit.mirrored().index()] = half.ring[pit.index()];
            }
            Half { ring, house: false, ..*half }
        };
        Bao {
            me: half(&self.me),
            you: half(&self.you),
            reserved: self.reserved.map(|(side, pit)| (side, pit.mirrored())),
            ..*self
        }
    }

    /// A move's start as the rules see it: a capture if its first lap captures (K6).
    pub(crate) fn start_of(&self, pit: Pit, direction: Direction, safari: bool) -> Start {
        let kind = if self.captures_from(pit, direction) { Kind::Capture } else { Kind::Takata };
        Start { pit, direction, safari, kind }
    }
}

/// A ring with another front row.
#[inline(always)]
fn with_front(ring: &Ring, row: u64) -> Ring {
    let mut ring = *ring;
    ring[..8].copy_from_slice(&row.to_le_bytes());
    ring
}
