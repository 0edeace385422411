//! `namua show`: a position drawn, with what can be played in it.

use crate::board::Frame;
use crate::fail::{Answer, Fail};
use crate::input::{self, Reading};
use crate::narrate;
use crate::out::print_lines;
use crate::words::Words;
use namua_rules::Position;

/// Draw a position and list what can be played
#[derive(clap::Args)]
#[command(after_help = "\
The house is drawn [ 6] while it stands and ( 5) while it is dormant; × marks a reserved hole.

Examples:
  namua show startpos
  namua show \"kimasai startpos\"
  namua show \"0,0,0,0,0,0,0,0/0,2,2,6,0,0,0,0/0,0,0,0,6,0,3,1/0,0,0,0,0,0,0,1 N 21,22 Aa -\"")]
pub(crate) struct Args {
    #[command(flatten)]
    reading: Reading,
    /// A position's text, or `startpos`
    #[arg(required = true, value_name = "POSITION")]
    position: Vec<String>,
}

pub(crate) fn run(args: &Args, words: &Words) -> Result<Answer, Fail> {
    let position = args.reading.position(&input::joined(&args.position), words)?;
    let mut lines = vec![title(words, &position), String::new()];
    lines.extend(Frame::of(&position).draw(words));
    lines.push(String::new());
    lines.extend(state(words, &position));
    print_lines(&lines)?;
    Ok(Answer::Yes)
}

/// The game and its stage: `Bao la Kete, nemo`.
pub(crate) fn title(words: &Words, position: &Position) -> String {
    let game = words.say(&format!("ruleset-{}", position.ruleset()), &[]);
    let stage = match position.stage() {
        None => return game,
        Some(namua_rules::Stage::Namua) => "namua",
        Some(namua_rules::Stage::Mtaji) => "mtaji",
    };
    let values = [("stage", stage.into()), ("ruleset", position.ruleset().name().into())];
    format!("{game} · {}", words.say("stage-name", &values))
}

/// The end of the game, or the legal moves.
fn state(words: &Words, position: &Position) -> Vec<String> {
    match position.outcome() {
        Some(outcome) => vec![narrate::ending(words, position.ruleset(), outcome)],
        None => vec![legal_moves(words, position)],
    }
}

/// The legal moves with their signs, in one line.
pub(crate) fn legal_moves(words: &Words, position: &Position) -> String {
    let moves: Vec<_> =
        position.legal_moves().iter().map(|mv| position.play_unchecked(*mv, &mut ()).text()).collect();
    words.say("legal-moves", &[("moves", moves.join("  ").into())])
}
