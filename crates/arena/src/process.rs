//! An engine's process: lines in, lines out. Whatever it writes, no line grows without bound, nothing has to be UTF-8,
//! and no call waits longer than it is told.

use std::io::{self, BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, sync_channel};
use std::thread;
use std::time::{Duration, Instant};

use crate::spec::EngineSpec;

/// The most bytes of a line that are kept; the rest of it is dropped.
const LONGEST_LINE: usize = 16 * 1024;

/// The most lines that wait to be read; an engine that writes more has to wait itself.
const MOST_LINES: usize = 1024;

/// How long an engine that was asked to end, or has closed its output, is waited for.
const FAREWELL: Duration = Duration::from_millis(500);

/// A line of an engine.
pub(crate) struct Line {
    pub(crate) text: String,
    /// When it was there.
    pub(crate) at: Instant,
}

/// Why there is no line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum NoLine {
    /// Not until the deadline.
    Late,
    /// The engine has closed its output, or ended.
    Gone,
}

pub(crate) struct Process {
    child: Child,
    stdin: Option<ChildStdin>,
    lines: Receiver<Line>,
}

impl Process {
    pub(crate) fn start(spec: &EngineSpec) -> io::Result<Process> {
        let mut command = Command::new(&spec.command);
        command.args(&spec.args).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null());
        if let Some(folder) = &spec.folder {
            command.current_dir(folder);
        }
        apart(&mut command);
        let mut child = command.spawn()?;
        let stdin = child.stdin.take();
        let (sends, lines) = sync_channel(MOST_LINES);
        if let Some(stdout) = child.stdout.take() {
            thread::spawn(move || pass_on(BufReader::new(stdout), &sends));
        }
        Ok(Process { child, stdin, lines })
    }

    /// Says a line. If the engine is gone, the next line to be waited for tells.
    pub(crate) fn say(&mut self, line: &str) {
        if let Some(stdin) = &mut self.stdin {
            let _ = stdin.write_all(format!("{line}\n").as_bytes());
        }
    }

    /// The next line, if one comes until then.
    pub(crate) fn line(&self, until: Instant) -> Result<Line, NoLine> {
        match self.lines.recv_timeout(until.saturating_duration_since(Instant::now())) {
            Ok(line) => Ok(line),
            Err(RecvTimeoutError::Timeout) => Err(NoLine::Late),
            Err(RecvTimeoutError::Disconnected) => Err(NoLine::Gone),
        }
    }

    /// How the process ended, if it has.
    pub(crate) fn end(&mut self) -> Option<String> {
        let deadline = Instant::now() + FAREWELL;
        loop {
            match self.child.try_wait() {
                Ok(Some(status)) => return Some(status.to_string()),
                Ok(None) if Instant::now() < deadline => thread::sleep(Duration::from_millis(5)),
                _ => return None,
            }
        }
    }
}

impl Drop for Process {
    /// Asks the engine to end, and ends it if it does not, with what it has started.
    fn drop(&mut self) {
        self.say("quit");
        drop(self.stdin.take());
        if self.end().is_none() {
            end_group(&self.child);
            let _ = self.child.kill();
            let _ = self.child.wait();
        }
    }
}

/// A Ctrl-C at the terminal is for the match, which ends its engines itself.
#[cfg(unix)]
fn apart(command: &mut Command) {
    std::os::unix::process::CommandExt::process_group(command, 0);
}

/// The same where groups are made by a flag (`CREATE_NEW_PROCESS_GROUP`).
#[cfg(windows)]
fn apart(command: &mut Command) {
    std::os::windows::process::CommandExt::creation_flags(command, 0x0000_0200);
}

#[cfg(not(any(unix, windows)))]
fn apart(_: &mut Command) {}

/// An engine that is a script leaves nothing behind that it has started.
#[cfg(unix)]
fn end_group(leader: &Child) {
    use rustix::process::{Pid, Signal, kill_process_group};
    let _ = kill_process_group(Pid::from_child(leader), Signal::KILL);
}

#[cfg(not(unix))]
fn end_group(_: &Child) {}

/// Sends every line on, until the engine ends or nobody listens.
fn pass_on(mut output: impl BufRead, to: &SyncSender<Line>) {
    while let Some(text) = next_line(&mut output) {
        if to.send(Line { text, at: Instant::now() }).is_err() {
            return;
        }
    }
}

/// The next line without its end; `None` where there is none, or the stream fails.
fn next_line(output: &mut impl BufRead) -> Option<String> {
    let mut bytes = Vec::new();
    output.by_ref().take(LONGEST_LINE as u64).read_until(b'\n', &mut bytes).ok().filter(|read| *read > 0)?;
    if bytes.last() != Some(&b'\n') {
        skip_line(output);
    }
    Some(String::from_utf8_lossy(&bytes).trim_end().to_owned())
}

/// Reads to the end of a line and keeps nothing.
fn skip_line(output: &mut impl BufRead) {
    while let Ok(buffer) = output.fill_buf() {
        let end = buffer.iter().position(|byte| *byte == b'\n');
        let used = end.map_or(buffer.len(), |at| at + 1);
        if used == 0 {
            return;
        }
        output.consume(used);
        if end.is_some() {
            return;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_of_any_length_and_bytes() {
        let long = vec![b'x'; 5 * LONGEST_LINE];
        let stream = [b"one\r\n".as_slice(), &long, b"\n\xff\xfe\nlast"].concat();
        let mut output = BufReader::new(stream.as_slice());
        assert_eq!(next_line(&mut output).as_deref(), Some("one"));
        assert_eq!(next_line(&mut output).map(|line| line.len()), Some(LONGEST_LINE));
        assert_eq!(next_line(&mut output).as_deref(), Some("\u{fffd}\u{fffd}"));
        assert_eq!(next_line(&mut output).as_deref(), Some("last"));
        assert_eq!(next_line(&mut output), None);
    }
}
