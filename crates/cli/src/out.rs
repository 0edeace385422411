//! Lines for people. Colours reach terminals that want them and nothing else.

use std::io::{self, Write};

use indicatif::{ProgressBar, ProgressStyle};

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

/// A bar on standard error over so many steps; where that is no terminal, nothing is drawn.
pub(crate) fn bar(steps: u64, template: &str) -> ProgressBar {
    let bar = ProgressBar::new(steps);
    // Templates are fixed; if one could not be read, that of the crate would do.
    match ProgressStyle::with_template(template) {
        Ok(style) => bar.with_style(style),
        Err(_) => bar,
    }
}
