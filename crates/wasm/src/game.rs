//! A game at the board: its positions, legal moves, traces, and the reason why a wish is refused.

use std::collections::BTreeMap;

use namua_rules::{
    Game as RuleGame, IllegalMove, Leniency, Move, MoveText, Ply, Position, Record, Ruleset, Side,
    Step as RuleStep, TagFault, Trace,
};
use wasm_bindgen::prelude::*;

use crate::shapes::{MoveInfo, Refusal, Step, View, error, plain, read};

/// A game from its start to now.
#[wasm_bindgen]
pub struct Game {
    game: RuleGame,
}

#[wasm_bindgen]
impl Game {
    /// A new game of a ruleset, from its start position or another one. `lenient` forgives another total and reserves out
    /// of step, for analysis.
    ///
    /// # Errors
    /// An unknown ruleset, or everything that is wrong with the position.
    #[wasm_bindgen(constructor)]
    pub fn new(ruleset: &str, position: Option<String>, lenient: Option<bool>) -> Result<Game, JsValue> {
        let leniency = if lenient == Some(true) { Leniency::Lenient } else { Leniency::Strict };
        Ok(Game { game: begun(ruleset, position.as_deref().unwrap_or("startpos"), leniency)? })
    }

    /// The position now.
    ///
    /// # Errors
    /// None that a caller can cause.
    pub fn view(&self) -> Result<JsValue, JsValue> {
        plain(&View::new(self.game.position(), self.game.outcome()))
    }

    /// The position after so many plies; 0 is the start.
    ///
    /// # Errors
    /// There are fewer plies.
    #[wasm_bindgen(js_name = viewAt)]
    pub fn view_at(&self, ply: usize) -> Result<JsValue, JsValue> {
        if ply == self.game.plies().len() {
            return self.view();
        }
        let position = self.game.position_at(ply).ok_or_else(|| self.no_ply(ply))?;
        plain(&View::new(position, position.outcome()))
    }

    /// How many plies have been played.
    #[must_use]
    pub fn ply(&self) -> usize {
        self.game.plies().len()
    }

    /// The legal moves with what each does, in the fixed order.
    ///
    /// # Errors
    /// None that a caller can cause.
    pub fn moves(&self) -> Result<JsValue, JsValue> {
        if self.game.outcome().is_some() {
            return plain(&Vec::<MoveInfo>::new());
        }
        let position = self.game.position();
        let all = position.legal_moves();
        let info = |mv: &Move| MoveInfo::new(&position.play_unchecked(*mv, &mut ()), &all);
        plain(&all.iter().map(info).collect::<Vec<_>>())
    }

    /// The moves so far, with their signs.
    #[must_use]
    pub fn history(&self) -> Vec<String> {
        self.game.plies().iter().map(Ply::text).collect()
    }

    /// Makes a move.
    ///
    /// # Errors
    /// A refusal if it is not legal, an `Error` if it cannot be read.
    pub fn play(&mut self, text: &str) -> Result<(), JsValue> {
        let mv = self.legal(text)?;
        self.game.play(mv, &mut ()).map(drop).map_err(|illegal| refused(&illegal))
    }

    /// Why a wish is not legal; `null` if it is.
    ///
    /// # Errors
    /// The wish cannot be read.
    #[wasm_bindgen(js_name = whyNot)]
    pub fn why_not(&self, text: &str) -> Result<JsValue, JsValue> {
        match self.game.to_move(&read(text)?) {
            Ok(_) => Ok(JsValue::NULL),
            Err(illegal) => plain(&Refusal::from(&illegal)),
        }
    }

    /// The steps of the move with this number, from 1.
    ///
    /// # Errors
    /// There are fewer plies.
    pub fn trace(&self, ply: usize) -> Result<JsValue, JsValue> {
        let made = ply
            .checked_sub(1)
            .and_then(|before| Some((self.game.position_at(before)?, self.game.plies().get(before)?)));
        let (before, ply) = made.ok_or_else(|| self.no_ply(ply))?;
        steps(before, ply.mv)
    }

    /// The steps of a legal move of this position.
    ///
    /// # Errors
    /// As for [`Game::play`].
    pub fn preview(&self, text: &str) -> Result<JsValue, JsValue> {
        steps(self.game.position(), self.legal(text)?)
    }

    /// Takes back so many plies.
    pub fn undo(&mut self, plies: usize) {
        self.game.undo(plies);
    }

    /// A player gives up: `S` or `N`.
    ///
    /// # Errors
    /// No such side.
    pub fn resign(&mut self, side: &str) -> Result<(), JsValue> {
        let side = Side::ALL.into_iter().find(|s| side.chars().eq([s.letter()]));
        self.game.resign(side.ok_or_else(|| error("a side is S or N"))?);
        Ok(())
    }

    /// The record of the game with these tags; those a record gives itself are passed over.
    ///
    /// # Errors
    /// A tag's name or value cannot stand in a record.
    pub fn record(&self, tags: &JsValue) -> Result<String, JsValue> {
        let tags: BTreeMap<String, String> = serde_wasm_bindgen::from_value(tags.clone())?;
        let mut record = Record::from(&self.game);
        for (name, value) in &tags {
            match record.set_tag(name, value) {
                Ok(()) | Err(TagFault::Own(_)) => {}
                Err(fault) => return Err(error(fault)),
            }
        }
        Ok(record.to_string())
    }

    /// The game of a record; its variations are left out.
    ///
    /// # Errors
    /// The first fault of the record, with the bytes it speaks of.
    pub fn read(record: &str) -> Result<Game, JsValue> {
        let record: Record = record.parse().map_err(error)?;
        Ok(Game { game: record.game() })
    }

    fn no_ply(&self, ply: usize) -> JsValue {
        error(format!("there is no ply {ply}; {} have been played", self.ply()))
    }

    fn legal(&self, text: &str) -> Result<Move, JsValue> {
        let text: MoveText = read(text)?;
        self.game.to_move(&text).map_err(|illegal| refused(&illegal))
    }
}

/// A game that begins with a position's text.
pub(crate) fn begun(ruleset: &str, start: &str, leniency: Leniency) -> Result<RuleGame, JsValue> {
    let ruleset: Ruleset = ruleset.parse().map_err(error)?;
    let start = Position::parse(start, ruleset, leniency).map_err(error)?;
    Ok(RuleGame::from_position(start))
}

fn refused(illegal: &IllegalMove) -> JsValue {
    plain(&Refusal::from(illegal)).unwrap_or_else(|_| error(illegal))
}

fn steps(before: &Position, mv: Move) -> Result<JsValue, JsValue> {
    let trace: Trace = before.trace(mv).map_err(|illegal| refused(&illegal))?;
    let step = |step: &RuleStep| Step::from(step);
    plain(&trace.steps.iter().map(step).collect::<Vec<_>>())
}
