//! Every 4x8 move that is refused is refused by the first rule that applies: the rules are asked one by one here, each in
//! its own words.

mod random;

use std::collections::HashSet;

use namua_rules::{
    Bao, Direction, House, Leniency, Move, Pit, Position, Row, Ruleset, Stage, Step, StopReason, Trace,
};
use random::{bao, each_position, sowing};

/// What the rules say against a 4x8 move, one by one, in the order in which they are told.
struct Against<'a> {
    position: &'a Position,
    bao: &'a Bao,
    pit: Pit,
    mv: Move,
    /// The steps of the move as if it were legal, and those of its stop.
    trace: Trace,
    stop: Trace,
}

impl Against<'_> {
    fn first_rule(&self) -> Option<&'static str> {
        let seeds = self.bao.count(self.bao.turn(), self.pit);
        let namua = self.bao.stage() == Stage::Namua;
        let (safari, captures) = (matches!(self.mv, Move::Sow { safari: true, .. }), self.captures());
        let choice = matches!(self.stop.steps.last(), Some(Step::Stop { why: StopReason::Choice, .. }));
        let rules = [
            ("over", self.bao.outcome().is_some()),
            ("empty", seeds == 0),
            ("K16", !namua && seeds == 1),
            ("K7", !captures && self.bao.has_capture()),
            ("K12", namua && !captures && !self.namua_holes().contains(&self.pit)),
            ("K9", namua && captures && !self.kichwa_fits()),
            ("K14", safari && !choice),
            ("K18", !namua && !captures && self.pit.row() == Row::Back && !self.front(2).is_empty()),
            ("K19", !captures && self.outward()),
            ("K23", self.bao.reserved() == Some(self.pit.of_side(self.bao.turn()))),
            ("T3", !namua && !captures && self.kuu_first()),
            ("T4", captures && !self.takes_duty(&self.trace) && self.duty_can_be_taken()),
            ("K24", !self.ends()),
        ];
        rules.into_iter().find(|(_, applies)| *applies).map(|(rule, _)| rule)
    }

    /// The front holes of `least` seeds or more.
    fn front(&self, least: u8) -> Vec<Pit> {
        let holes = Pit::ALL[..8].iter().copied();
        holes.filter(|&pit| self.bao.count(self.bao.turn(), pit) >= least).collect()
    }

    fn captures(&self) -> bool {
        self.bao.play_unchecked(self.mv, &mut ()).capturing
    }

    fn functional(&self) -> bool {
        self.bao.house(self.bao.turn()) == House::Functional
    }

    /// Z1.
    fn singletons_free(&self) -> bool {
        self.bao.ruleset() == Ruleset::Zanzibar && self.bao.owns_house(self.bao.turn())
    }

    /// K12.
    fn namua_holes(&self) -> Vec<Pit> {
        let (occupied, two) = (self.front(1), self.front(2));
        if occupied == [Pit::HOUSE] {
            occupied
        } else if self.functional() {
            occupied.into_iter().filter(|&pit| pit != Pit::HOUSE).collect()
        } else if two.is_empty() || self.singletons_free() {
            occupied
        } else {
            two
        }
    }

    /// K9.
    fn kichwa_fits(&self) -> bool {
        let Move::Sow { direction, .. } = self.mv else { return false };
        match self.pit.column() {
            1 | 2 => direction == Direction::Left,
            7 | 8 => direction == Direction::Right,
            _ => true,
        }
    }

    /// K19: out of the only occupied front hole.
    fn outward(&self) -> bool {
        let Move::Sow { direction, .. } = self.mv else { return false };
        let outward = match self.pit {
            Pit::A1 => Direction::Left,
            Pit::A8 => Direction::Right,
            _ => return false,
        };
        direction == outward && self.front(1) == [self.pit]
    }

    /// T3: the kuu can start, as the list shows.
    fn kuu_first(&self) -> bool {
        let from_kuu = |mv: &Move| matches!(mv, Move::Sow { pit: Pit::HOUSE, .. });
        self.bao.ruleset() == Ruleset::Kete
            && self.functional()
            && self.pit != Pit::HOUSE
            && self.bao.legal_moves().iter().any(from_kuu)
    }

    fn takes_duty(&self, trace: &Trace) -> bool {
        let duty = self.bao.reserved().filter(|hole| hole.side() != self.bao.turn());
        duty.is_none_or(|hole| {
            trace.steps.iter().any(|step| matches!(step, Step::Capture { from, .. } if *from == hole))
        })
    }

    fn duty_can_be_taken(&self) -> bool {
        self.bao.legal_moves().iter().any(|&mv| self.takes_duty(&trace_of(self.position, mv)))
    }

    fn ends(&self) -> bool {
        let rest = |step: &Step| matches!(step, Step::Stop { .. } | Step::Win { .. });
        self.trace.steps.iter().any(rest)
    }
}

fn trace_of(position: &Position, mv: Move) -> Trace {
    let mut trace = Trace::default();
    position.play_unchecked(mv, &mut trace);
    trace
}

/// A3L never ends: its sowing repeats every 228 laps.
const NEVER_ENDING: &str = "0,0,0,0,0,0,0,0/0,0,0,0,9,0,0,1/1,6,3,1,0,5,4,0/2,1,0,5,0,3,0,1 S 11,11 - -";

/// The first rule that applies counts, in the order of the list in `Against`.
#[test]
fn refusals_come_in_their_order() {
    let mut rules = HashSet::new();
    let long = Position::parse(NEVER_ENDING, Ruleset::Kiswahili, Leniency::Strict).expect("a position");
    each_refusal(&long, &mut rules);
    for ruleset in sowing() {
        each_position(ruleset, 6_000, |position| each_refusal(position, &mut rules));
    }
    let mut rules: Vec<_> = rules.into_iter().collect();
    rules.sort_unstable();
    let all = ["K12", "K14", "K16", "K18", "K19", "K23", "K24", "K7", "K9", "T3", "T4", "empty", "over"];
    assert_eq!(rules, all, "every rule has been met");
}

fn each_refusal(position: &Position, rules: &mut HashSet<&'static str>) {
    let bao = bao(position);
    for mv in (0..64).filter_map(Move::from_code) {
        let Move::Sow { pit, direction, .. } = mv else { continue };
        let found = position.why_not(mv).err().map(|illegal| illegal.refusal.rule());
        rules.extend(found);
        if bao.count(bao.turn(), pit) == 0 {
            assert!(matches!(found, Some("empty" | "over")), "{position} {mv:?}: {found:?}");
            continue;
        }
        let stop = trace_of(position, Move::Sow { pit, direction, safari: false });
        let against = Against { position, bao, pit, mv, trace: trace_of(position, mv), stop };
        let text = format!("{} {position} {}", bao.ruleset(), mv.plain(bao.turn()));
        assert_eq!(found, against.first_rule(), "{text}");
    }
}
