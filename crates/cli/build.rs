//! Puts the built web app into the binary: writes a table of the files of `web/dist`, their bytes included.
//! Without the web app the table is empty and `namua serve` says so.

use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};

fn main() {
    let dist = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/dist");
    // Cargo takes a folder that is missing for one that has changed; an empty one keeps builds quiet.
    let _ = fs::create_dir_all(&dist);
    println!("cargo:rerun-if-changed={}", dist.display());
    let mut files = Vec::new();
    collect(&dist, &mut files);
    files.sort();
    let table = table(&dist, &files);
    let out = PathBuf::from(std::env::var_os("OUT_DIR").expect("cargo sets OUT_DIR"));
    fs::write(out.join("web_app.rs"), table).expect("OUT_DIR can be written to");
}

fn collect(folder: &Path, files: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        let path = entry.path();
        if path.is_dir() { collect(&path, files) } else { files.push(path) }
    }
}

fn table(dist: &Path, files: &[PathBuf]) -> String {
    let mut table = String::from("&[\n");
    for file in files {
        let inside = file.strip_prefix(dist).expect("it lies in the folder");
        let path = inside.to_string_lossy().replace('\\', "/");
        let bytes = fs::read(file).unwrap_or_else(|e| panic!("{}: {e}", file.display()));
        let tag = format!("\"{:016x}\"", fingerprint(&bytes));
        let row = format!("File {{ path: {path:?}, tag: {tag:?}, body: include_bytes!({file:?}) }},");
        writeln!(table, "    {row}").expect("a string takes everything");
    }
    table + "]\n"
}

/// FNV-1a of 64 bits: tells versions of a file apart, no more is asked.
fn fingerprint(bytes: &[u8]) -> u64 {
    bytes
        .iter()
        .fold(0xcbf2_9ce4_8422_2325, |hash, &byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}
