//! L6: in Kimasai no position ever recurs. Exhaustively on boards of two to five columns, and in random games on
//! the real one. The board of any number of columns is written anew here and compared with the crate's at twelve.

mod random;

use std::collections::HashSet;

use namua_rules::{Game, Kimasai, Leniency, Position, Ruleset};
use random::Random;

/// Two rings of `2 * columns` holes, a bit each, in the order in which stones go: the front row from the own right to the
/// own left, then the back row (M4). The player to move comes first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Board {
    columns: u32,
    own: u32,
    opponent: u32,
}

impl Board {
    fn holes(self) -> u32 {
        2 * self.columns
    }

    /// M3, M5: the board after the stone at `from` has moved, from the opponent's view; and whether it captured.
    fn moved(self, from: u32) -> Option<(Board, bool)> {
        let to = (from + 1) % self.holes();
        if self.own >> from & 1 == 0 || self.own >> to & 1 == 1 {
            return None;
        }
        let own = self.own & !(1 << from) | 1 << to;
        let mut opponent = self.opponent;
        // Front place p, counted from the own right, faces the opponent's place columns - 1 - p; behind that lies
        // the back hole of the same column, as far from the corner between them.
        if to < self.columns {
            let facing = self.columns - 1 - to;
            let behind = self.holes() - 1 - facing;
            if opponent >> facing & 1 == 1 {
                opponent &= !(1 << facing | 1 << behind);
            }
        }
        let captured = opponent != self.opponent;
        Some((Board { own: opponent, opponent: own, ..self }, captured))
    }

    /// Its number among all boards.
    fn index(self) -> usize {
        (self.own as usize) << self.holes() | self.opponent as usize
    }

    fn at(columns: u32, index: usize) -> Board {
        let ring = (1 << (2 * columns)) - 1;
        Board { columns, own: (index >> (2 * columns) & ring) as u32, opponent: (index & ring) as u32 }
    }

    /// Boards after moves that capture nothing. Sides change, and so does the view.
    fn quiet(self) -> impl Iterator<Item = Board> {
        (0..self.holes()).filter_map(move |from| match self.moved(from) {
            Some((board, false)) => Some(board),
            _ => None,
        })
    }
}

/// Takes away boards without a quiet move into what is left, again and again: what stays lies on a cycle or leads
/// to one. Captures never come back, since they take stones away.
fn on_or_before_cycles(columns: u32) -> usize {
    let count = 1usize << (4 * columns);
    let both =
        |index: &usize| Board::at(columns, *index).own != 0 && Board::at(columns, *index).opponent != 0;
    let mut exits = vec![0u8; count];
    let mut entries: Vec<Vec<u32>> = vec![Vec::new(); count];
    let mut done = Vec::new();
    for index in (0..count).filter(both) {
        for next in Board::at(columns, index).quiet() {
            exits[index] += 1;
            entries[next.index()].push(index as u32);
        }
        if exits[index] == 0 {
            done.push(index);
        }
    }
    let mut left = (0..count).filter(both).count();
    while let Some(index) = done.pop() {
        left -= 1;
        for &before in &entries[index] {
            exits[before as usize] -= 1;
            if exits[before as usize] == 0 {
                done.push(before as usize);
            }
        }
    }
    left
}

#[test]
fn small_boards_have_no_cycle() {
    for columns in 2..=4 {
        assert_eq!(on_or_before_cycles(columns), 0, "{columns} columns");
    }
}

#[test]
fn five_columns_have_no_cycle() {
    assert_eq!(on_or_before_cycles(5), 0);
}

/// The test would find cycles if there were any: without M5 stones go round for ever.
#[test]
fn a_lone_side_does_go_round() {
    let mut board = Board { columns: 3, own: 0b1, opponent: 0 };
    let start = board;
    for _ in 0..6 {
        let stone = board.own.trailing_zeros();
        let (next, captured) = board.moved(stone).expect("a free ring");
        assert!(!captured);
        board = Board { own: next.opponent, opponent: next.own, ..next };
    }
    assert_eq!(board, start);
}

fn board_of(kimasai: &Kimasai) -> Board {
    let (own, opponent) = (kimasai.stones(kimasai.turn()), kimasai.stones(!kimasai.turn()));
    Board { columns: 12, own, opponent }
}

#[test]
fn the_board_written_anew_is_the_crates() {
    let mut random = Random::new(46);
    for _ in 0..20_000 {
        let position = random::position(&mut random, Ruleset::Kimasai, Leniency::Strict);
        let Position::Kimasai(kimasai) = position else { continue };
        let board = board_of(&kimasai);
        let mut ours: Vec<_> = (0..24).filter_map(|from| board.moved(from)).collect();
        let mut theirs = Vec::new();
        kimasai.for_each_move(|next| theirs.push((board_of(&next.after), next.captured > 0)));
        ours.sort_by_key(|b| b.0.index());
        theirs.sort_by_key(|b| b.0.index());
        assert_eq!(ours, theirs, "{position}");
    }
}

/// Whole games on the real board: no position twice, and every game ends.
#[test]
fn random_games_never_repeat() {
    let mut random = Random::new(1911);
    let mut longest = 0;
    for _ in 0..300 {
        let mut seen = HashSet::new();
        let mut position = Position::start(Ruleset::Kimasai);
        while let Some(mv) = random.legal_move(&position) {
            assert!(seen.insert(position), "{position}");
            position = position.play_unchecked(mv, &mut ()).after;
        }
        assert!(position.outcome().is_some());
        longest = longest.max(seen.len());
    }
    assert!(longest > 100, "{longest}");
}

/// A player who avoids captures wherever he can does not bring one about either.
#[test]
fn peaceful_games_never_repeat() {
    let mut random = Random::new(12);
    for _ in 0..100 {
        let mut game = Game::new(Ruleset::Kimasai);
        while game.outcome().is_none() {
            let moves = game.position().legal_moves();
            let peaceful = |mv: &&namua_rules::Move| !game.position().play_unchecked(**mv, &mut ()).capturing;
            let quiet: Vec<_> = moves.iter().filter(peaceful).copied().collect();
            let mv = if quiet.is_empty() { random.pick(&moves) } else { random.pick(&quiet) };
            game.play(mv, &mut ()).expect("a legal move");
        }
        assert!(game.outcome().is_some_and(|o| o.winner.is_some()), "a draw by recurrence");
    }
}
