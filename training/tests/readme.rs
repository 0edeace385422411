//! The Python of training/README.md reads the records as they are. Where there is no NumPy, sizes and values are looked at
//! with Python's own `struct`; where there is no Python, Cargo's test says so and looks at nothing.

mod common;

use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};

use common::{Place, files, tiny};

/// The same record in the words of `struct`, which has to agree with the README on its size.
const STRUCT: &str = r#"
import re, struct, sys
form = "<16B16B2B4BhbBHI"
readme = open(sys.argv[1]).read()
sizes = {"u1": 1, "i1": 1, "<i2": 2, "<u2": 2, "<u4": 4}
fields = re.findall(r'\("(\w+)", "([<a-z0-9]+)"(?:, (\d+))?\)', readme.split("np.dtype(")[1].split("])")[0])
assert sum(sizes[kind] * int(many or 1) for _, kind, many in fields) == struct.calcsize(form) == 48, fields
data = open("kujifunza-00000.bin", "rb").read()
records = list(struct.iter_unpack(form, data))
assert all(sum(record[:34]) == 64 for record in records)
print(len(records), "positions of", len({record[-1] for record in records}), "games")
"#;

fn python(folder: &Path, program: &str, args: &[&Path]) -> Option<String> {
    let mut command = Command::new("python3");
    command.arg("-c").arg(program).args(args).current_dir(folder).stderr(Stdio::inherit());
    let output = command.output().ok()?;
    assert!(output.status.success(), "python3 failed:\n{program}");
    Some(String::from_utf8(output.stdout).unwrap())
}

#[test]
fn the_example_reads_the_records() {
    let readme = Path::new(env!("CARGO_MANIFEST_DIR")).join("README.md");
    let text = fs::read_to_string(&readme).unwrap();
    let example = text.split("```python\n").nth(1).and_then(|rest| rest.split("```").next()).unwrap();
    let place = Place::new(&tiny(1));
    place.run("selfplay", 2);
    let bytes = &files(&place.games(), "bin")[0].1;

    let numpy = "import importlib.util as u; print(u.find_spec('numpy') is not None)";
    let Some(numpy) = python(&place.games(), numpy, &[]) else {
        println!("no python3: nothing was looked at");
        return;
    };
    let program = if numpy.trim() == "True" { example } else { STRUCT };
    let said = python(&place.games(), program, &[&readme]).unwrap();
    assert_eq!(said.trim(), format!("{} positions of 4 games", bytes.len() / 48));
}
