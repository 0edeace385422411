//! Puts the built web app into the binary: copies the files of `web/dist` and writes a table of them. `FILE.br` and `FILE.gz`
//! are no files of their own but FILE, packed.
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
    files.retain(|file| PACKED.iter().all(|(_, end)| !file.to_string_lossy().ends_with(end)));
    // As the addresses compare that are looked up: `sw.js` before `sw/index.html`, which as paths stand the other way round.
    files.sort_by_key(|file| address(&dist, file));
    let out = PathBuf::from(std::env::var_os("OUT_DIR").expect("cargo sets OUT_DIR"));
    let table = copy(&dist, &files, &out.join("web_app"));
    fs::write(out.join("web_app.rs"), table).expect("OUT_DIR can be written to");
}

/// The fields of the table that hold a file packed, and how the names of such files end.
const PACKED: [(&str, &str); 2] = [("brotli", ".br"), ("gzip", ".gz")];

fn collect(folder: &Path, files: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        let path = entry.path();
        if path.is_dir() { collect(&path, files) } else { files.push(path) }
    }
}

/// Where a file stands below the address of the app.
fn address(dist: &Path, file: &Path) -> String {
    file.strip_prefix(dist).expect("it lies in the folder").to_string_lossy().replace('\\', "/")
}

/// Copies the files, for the web app may be built anew while this crate compiles, and lists the copies.
fn copy(dist: &Path, files: &[PathBuf], copies: &Path) -> String {
    fs::create_dir_all(copies).expect("OUT_DIR can be written to");
    let mut table = String::from("&[\n");
    for (number, file) in files.iter().enumerate() {
        let path = address(dist, file);
        let bytes = fs::read(file).unwrap_or_else(|e| panic!("{}: {e}", file.display()));
        let tag = format!("{:016x}", fingerprint(&bytes));
        let body = include(&bytes, copies, &number.to_string());
        write!(table, "    File {{ path: {path:?}, tag: {tag:?}, body: {body}").expect("strings grow");
        for (field, end) in PACKED {
            let packed = fs::read(format!("{}{end}", file.display())).ok();
            let body = packed.map(|bytes| include(&bytes, copies, &format!("{number}{end}")));
            let body = body.map_or_else(|| "None".to_owned(), |body| format!("Some({body})"));
            write!(table, ", {field}: {body}").expect("strings grow");
        }
        table.push_str(" },\n");
    }
    table + "]\n"
}

/// Keeps bytes in a file and names it in Rust.
fn include(bytes: &[u8], copies: &Path, name: &str) -> String {
    fs::write(copies.join(name), bytes).expect("OUT_DIR can be written to");
    format!("include_bytes!(concat!(env!(\"OUT_DIR\"), \"/web_app/{name}\"))")
}

/// FNV-1a of 64 bits: tells versions of a file apart, no more is asked.
fn fingerprint(bytes: &[u8]) -> u64 {
    bytes
        .iter()
        .fold(0xcbf2_9ce4_8422_2325, |hash, &byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}
