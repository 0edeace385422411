//! `namua moves`: the legal moves of positions, and why a move is not among them. For scripts.

use std::io::{self, BufWriter, Write};

use namua_rules::{Move, MoveText, Played, Position};
use serde::Serialize;

use crate::fail::{Answer, Fail};
use crate::input::{self, BadText, Reading};
use crate::out::remark;
use crate::reasons;
use crate::words::{Words, value};

/// List the legal moves of a position, or say why a move is not legal
#[derive(clap::Args)]
#[command(after_help = "\
Prints plain moves, one a line; with --json one line a position. With - positions are read from standard input, \
one a line: without --json an empty line ends the list of each. In the place of a bad line stands `error: ..`, with \
--json {\"error\": ..}.

Exit code: 0 fine, 1 the move is not legal, 2 bad input.

Examples:
  namua moves startpos
  namua moves --json \"kete startpos\"
  namua moves --why A5R startpos
  namua moves --json - < positions.txt")]
pub(crate) struct Args {
    #[command(flatten)]
    reading: Reading,
    /// Answer in JSON
    #[arg(long)]
    json: bool,
    /// Say whether this move is legal, and if not, by which rule
    #[arg(long, value_name = "MOVE")]
    why: Option<String>,
    /// A position's text, `startpos`, or `-` for standard input
    #[arg(required = true, value_name = "POSITION")]
    position: Vec<String>,
}

pub(crate) fn run(args: &Args, words: &Words) -> Result<Answer, Fail> {
    let asker = Asker {
        args,
        words,
        wish: args.why.as_deref().map(|text| input::move_text(text, words)).transpose()?,
    };
    let mut out = BufWriter::new(io::stdout().lock());
    let answer = match input::joined(&args.position).as_str() {
        "-" => asker.batch(&mut out)?,
        text => {
            let (lines, answer) = asker.ask(text)?;
            out.write_all(lines.as_bytes())?;
            answer
        }
    };
    out.flush()?;
    Ok(answer)
}

/// One question, put to any number of positions.
struct Asker<'a> {
    args: &'a Args,
    words: &'a Words,
    wish: Option<MoveText>,
}

impl Asker<'_> {
    /// One answer a line of input, bad lines included, so that the two can be put side by side.
    fn batch(&self, out: &mut impl Write) -> Result<Answer, Fail> {
        let mut worst = Answer::Yes;
        for (number, line) in (1..).zip(input::lines(io::stdin().lock())) {
            let answer = match self.ask(&line?) {
                Ok((lines, answer)) => {
                    out.write_all(lines.as_bytes())?;
                    answer
                }
                Err(bad) => {
                    self.complain(number, bad, out)?;
                    Answer::BadLines
                }
            };
            if !self.args.json && self.wish.is_none() {
                writeln!(out)?;
            }
            // Whoever asks line by line waits for this one.
            out.flush()?;
            worst = worst.max(answer);
        }
        Ok(worst)
    }

    /// One line in the place of the answer, and for people where it is wrong.
    fn complain(&self, number: usize, bad: BadText, out: &mut impl Write) -> Result<(), Fail> {
        let values = [
            ("line", value(number as u64)),
            ("start", value(bad.span.start as u64)),
            ("end", value(bad.span.end as u64)),
            ("message", bad.message().into()),
        ];
        let error = self.words.say("moves-bad-line", &values);
        if self.args.json {
            writeln!(out, "{}", json(&BadLine { error }))?;
        } else {
            writeln!(out, "{}: {error}", self.words.say("error", &[]))?;
            remark(&bad.complaint().at_line(number).render(self.words));
        }
        Ok(())
    }

    fn ask(&self, text: &str) -> Result<(String, Answer), BadText> {
        let position = self.args.reading.position(text, self.words)?;
        Ok(match &self.wish {
            Some(wish) => self.why(&position, wish),
            None if self.args.json => (json(&Listing::of(&position)) + "\n", Answer::Yes),
            None => (plain(&position), Answer::Yes),
        })
    }

    fn why(&self, position: &Position, wish: &MoveText) -> (String, Answer) {
        match input::legal_move(wish, position) {
            Ok(_) if self.args.json => (json(&Why { rule: None, message: None }) + "\n", Answer::Yes),
            Ok(_) => (self.words.say("legal", &[]) + "\n", Answer::Yes),
            Err(illegal) if self.args.json => {
                let message = reasons::explain(self.words, &illegal, position.ruleset());
                let why = Why { rule: Some(illegal.refusal.rule()), message: Some(message) };
                (json(&why) + "\n", Answer::No)
            }
            Err(illegal) => (reasons::illegal(self.words, &illegal, position.ruleset()) + "\n", Answer::No),
        }
    }
}

fn plain(position: &Position) -> String {
    position.plain_moves().into_iter().map(|text| text + "\n").collect()
}

fn json(value: &impl Serialize) -> String {
    serde_json::to_string(value).unwrap_or_else(|error| unreachable!("plain data: {error}"))
}

#[derive(Serialize)]
struct BadLine {
    error: String,
}

#[derive(Serialize)]
struct Why {
    rule: Option<&'static str>,
    message: Option<String>,
}

#[derive(Serialize)]
struct Listing {
    position: String,
    moves: Vec<Row>,
}

#[derive(Serialize)]
struct Row {
    #[serde(rename = "move")]
    mv: String,
    text: String,
    after: String,
    result: Option<&'static str>,
    reason: Option<&'static str>,
    hand: u8,
}

impl Listing {
    fn of(position: &Position) -> Listing {
        let row = |mv: &Move| Row::of(&position.play_unchecked(*mv, &mut ()));
        Listing { position: position.to_string(), moves: position.legal_moves().iter().map(row).collect() }
    }
}

impl Row {
    fn of(played: &Played) -> Row {
        Row {
            mv: played.mv.plain(played.side).to_string(),
            text: played.text(),
            after: played.after.to_string(),
            result: played.outcome.map(|outcome| outcome.result()),
            reason: played.outcome.map(|outcome| outcome.reason.name()),
            hand: played.after.hand(),
        }
    }
}
