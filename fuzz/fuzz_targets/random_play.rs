//! Bytes choose a ruleset, perhaps a board that play never reaches, and moves. At every ply: seeds are conserved, a
//! move is legal if and only if it is generated, the running hash is the fresh one, and the trace leads to the
//! position after the move.

#![no_main]

use libfuzzer_sys::fuzz_target;
use namua_rules::{Game, Leniency, Move, Pit, Position, Ruleset, Setup, Side, Stone};

#[path = "../../crates/rules/tests/counters/mod.rs"]
mod counters;

/// Long games say no more than many short ones.
const MOST_PLIES: usize = 120;

fuzz_target!(|data: &[u8]| {
    let mut bytes = data.iter().copied();
    let Some(first) = bytes.next() else { return };
    let ruleset = Ruleset::ALL[usize::from(first) % 5];
    let Some(start) = (if first < 128 { Some(Position::start(ruleset)) } else { board(ruleset, &mut bytes) })
    else {
        return;
    };
    let mut game = Game::from_position(start);
    for byte in bytes.take(MOST_PLIES) {
        let moves = game.position().legal_moves();
        let over = game.outcome().is_some();
        // Asking after every move is slow; a board or the end of a game is always looked at.
        if byte % 4 == 0 || game.plies().is_empty() || over {
            legal_iff_generated(game.position(), &moves);
        }
        if over {
            return;
        }
        ply(&mut game, moves[usize::from(byte) % moves.len()]);
    }
});

/// A set-up of the next bytes, if it can be played: holes, reserves, flags, a reserved hole.
fn board(ruleset: Ruleset, bytes: &mut impl Iterator<Item = u8>) -> Option<Position> {
    let mut setup = Setup::empty(ruleset);
    for side in Side::ALL {
        if ruleset == Ruleset::Kimasai {
            for stone in Stone::ALL {
                setup.set(stone.of_side(side), u32::from(bytes.next()? & 1));
            }
            continue;
        }
        for pit in Pit::ALL {
            setup.set(pit.of_side(side), u32::from(bytes.next()?));
        }
        setup.reserves[side] = u32::from(bytes.next()?);
        setup.houses[side] = bytes.next()? & 1 == 1;
    }
    setup.turn = Side::ALL[usize::from(bytes.next()? & 1)];
    let reserved = bytes.next()?;
    if reserved & 128 != 0 {
        setup.reserved =
            Some(Pit::at(usize::from(reserved)).of_side(Side::ALL[usize::from(reserved >> 6 & 1)]));
    }
    setup.position(Leniency::Lenient).ok()
}

fn legal_iff_generated(position: &Position, moves: &[Move]) {
    assert_eq!(position.has_move(), !moves.is_empty());
    for mv in (0..Move::CODES as u8).filter_map(Move::from_code) {
        assert_eq!(position.why_not(mv).is_ok(), moves.contains(&mv), "{position} {mv:?}");
    }
}

fn ply(game: &mut Game, mv: Move) {
    let before = *game.position();
    let trace = before.trace(mv).expect("a generated move");
    let played = *game.play(mv, &mut ()).expect("a generated move");
    if let (Position::Bao(before), Position::Bao(after)) = (&before, &played.after) {
        assert_eq!(before.seeds(), after.seeds());
    }
    assert_eq!(game.hash(), game.position().hash(), "{before} {mv:?}");
    counters::follow(&before, &trace, &played);
    assert_eq!(before.parse_move(&played.text()).expect("its own text"), mv);
}
