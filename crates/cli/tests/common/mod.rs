//! Runs the program as a shell would.

#![allow(dead_code, reason = "every test file uses a part of it")]

use std::io::Write;
use std::process::{Command, Stdio};

/// What a run of the program gave.
pub(crate) struct Run {
    pub(crate) code: i32,
    pub(crate) out: String,
    pub(crate) err: String,
}

/// The program in a bare environment, English unless asked.
pub(crate) fn namua(args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_namua"));
    command.args(args).env_clear().env("LANG", "C.UTF-8");
    command
}

pub(crate) fn run(args: &[&str]) -> Run {
    fed(args, b"")
}

/// Runs with something on standard input.
pub(crate) fn fed(args: &[&str], input: &[u8]) -> Run {
    finish(namua(args), input)
}

pub(crate) fn finish(mut command: Command, input: &[u8]) -> Run {
    let piped = command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = piped.spawn().unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let input = input.to_vec();
    // A program that ends early does not read everything; that is for its test to judge.
    let writer = std::thread::spawn(move || stdin.write_all(&input).is_ok());
    let output = child.wait_with_output().unwrap();
    writer.join().unwrap();
    Run {
        code: output.status.code().unwrap_or(-1),
        out: String::from_utf8(output.stdout).unwrap(),
        err: String::from_utf8(output.stderr).unwrap(),
    }
}

/// Where the vectors are.
pub(crate) fn vectors(name: &str) -> String {
    format!("{}/../rules/tests/data/vectors/{name}.jsonl", env!("CARGO_MANIFEST_DIR"))
}
