//! Lines for people. Colours reach terminals that want them and nothing else.

use std::io::{self, Write};

/// Writes lines at once.
pub(crate) fn print_lines(lines: &[String]) -> io::Result<()> {
    let mut out = anstream::stdout().lock();
    out.write_all((lines.join("\n") + "\n").as_bytes())?;
    out.flush()
}

/// Says something beside the answer, on standard error; if nobody listens there, that is no fault.
pub(crate) fn remark(line: &str) {
    let _ = writeln!(anstream::stderr(), "{line}");
}
