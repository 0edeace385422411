//! Records as trees of plain objects, read from a text and written back. A tree is written down leniently and then read
//! by the one reader of records: what it says is checked by the rules, and the text comes out in its one form.

use namua_rules::{Leniency, Line as RuleLine, Record, RecordMove, Ruleset};
use serde::{Deserialize, Serialize};
use wasm_bindgen::prelude::*;

use crate::faults::Fault;
use crate::shapes::{error, plain};

/// A game with everything said about it.
#[derive(Serialize, Deserialize)]
struct Tree {
    ruleset: String,
    /// The text of its start position.
    start: String,
    /// Name and value of the tags a record does not give itself, in the order of writing.
    #[serde(default)]
    tags: Vec<(String, String)>,
    #[serde(default = "open")]
    result: String,
    #[serde(default)]
    termination: Option<String>,
    line: Line,
}

/// The main line, or a variation that begins with another move instead of one of its parent.
#[derive(Serialize, Deserialize)]
struct Line {
    #[serde(default)]
    comments: Vec<String>,
    moves: Vec<Node>,
}

/// A move and what is said about it.
#[derive(Serialize, Deserialize)]
struct Node {
    #[serde(rename = "move")]
    mv: String,
    #[serde(default)]
    glyphs: Vec<u8>,
    #[serde(default)]
    comments: Vec<String>,
    #[serde(default)]
    variations: Vec<Line>,
}

/// What was made of a text: nothing, if there is a fault in it.
#[derive(Serialize)]
struct Read<T> {
    value: Option<T>,
    fault: Option<Fault>,
}

impl<T: Serialize> Read<T> {
    fn told(value: Result<T, Fault>) -> Result<JsValue, JsValue> {
        let (value, fault) = match value {
            Ok(value) => (Some(value), None),
            Err(fault) => (None, Some(fault)),
        };
        plain(&Read { value, fault })
    }
}

fn open() -> String {
    "*".to_owned()
}

fn leniency(lenient: bool) -> Leniency {
    if lenient { Leniency::Lenient } else { Leniency::Strict }
}

/// Reads any number of records: `{ value: trees, fault }`, one of them null. A record that names no ruleset is of
/// `ruleset`; `lenient` is for start positions.
///
/// # Errors
/// There is no such ruleset.
#[wasm_bindgen(js_name = readRecords)]
pub fn read_records(text: &str, ruleset: &str, lenient: bool) -> Result<JsValue, JsValue> {
    let ruleset: Ruleset = ruleset.parse().map_err(error)?;
    let records = Record::parse_all_of(text, ruleset, leniency(lenient));
    let trees = records.map(|records| records.iter().map(Tree::from).collect::<Vec<_>>());
    Read::told(trees.map_err(|fault| Fault::of_record(text, &fault)))
}

/// Writes trees, one record behind the other: `{ value: text, fault }`, one of them null. Signs of moves, the order of
/// tags and the like are put right; a move that is not legal is a fault.
///
/// # Errors
/// The trees have another shape.
#[wasm_bindgen(js_name = writeRecords)]
pub fn write_records(trees: &JsValue, lenient: bool) -> Result<JsValue, JsValue> {
    let trees: Vec<Tree> = serde_wasm_bindgen::from_value(trees.clone())?;
    let written: Result<Vec<_>, _> = trees.iter().map(|tree| canonical(tree, leniency(lenient))).collect();
    Read::told(written.map(|texts| texts.join("\n")))
}

fn canonical(tree: &Tree, leniency: Leniency) -> Result<String, Fault> {
    let text = tree.written();
    let record = Record::parse(&text, leniency).map_err(|fault| Fault::of_record(&text, &fault))?;
    Ok(record.to_string())
}

impl From<&Record> for Tree {
    fn from(record: &Record) -> Tree {
        Tree {
            ruleset: record.ruleset().name().to_owned(),
            start: record.start().to_string(),
            tags: record.tags().map(|(name, value)| (name.to_owned(), value.to_owned())).collect(),
            result: record.result().text().to_owned(),
            termination: record.termination().map(str::to_owned),
            line: record.line().into(),
        }
    }
}

impl From<&RuleLine> for Line {
    fn from(line: &RuleLine) -> Line {
        let moves = line.moves().iter().map(Node::from).collect();
        Line { comments: line.comments().to_vec(), moves }
    }
}

impl From<&RecordMove> for Node {
    fn from(node: &RecordMove) -> Node {
        Node {
            mv: node.ply().text(),
            glyphs: node.glyphs.clone(),
            comments: node.comments().to_vec(),
            variations: node.variations().iter().map(Line::from).collect(),
        }
    }
}

impl Tree {
    /// A text of the record, in no particular form.
    fn written(&self) -> String {
        let mut text = String::new();
        for (name, value) in &self.tags {
            text += &tag(name, value);
        }
        text += &tag("Variant", &self.ruleset);
        text += &tag("Position", &self.start);
        text += &tag("Result", &self.result);
        if let Some(termination) = &self.termination {
            text += &tag("Termination", termination);
        }
        self.line.write(&mut text);
        text
    }
}

fn tag(name: &str, value: &str) -> String {
    let value = value.replace(['\r', '\n'], " ").replace('\\', "\\\\").replace('"', "\\\"");
    format!("[{name} \"{value}\"]\n")
}

impl Line {
    fn write(&self, text: &mut String) {
        comments(&self.comments, text);
        for node in &self.moves {
            node.write(text);
        }
    }
}

impl Node {
    fn write(&self, text: &mut String) {
        *text += &format!("{} ", self.mv);
        for glyph in &self.glyphs {
            *text += &format!("${glyph} ");
        }
        comments(&self.comments, text);
        for variation in &self.variations {
            *text += "( ";
            variation.write(text);
            *text += ") ";
        }
    }
}

/// A comment with a `}` reaches to the end of its line.
fn comments(comments: &[String], text: &mut String) {
    for comment in comments {
        *text += &if comment.contains('}') {
            format!(";{}\n", comment.replace(['\r', '\n'], " "))
        } else {
            format!("{{{comment}}} ")
        };
    }
}
