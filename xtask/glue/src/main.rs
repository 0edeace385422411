//! Turns the compiled browser door into a module a bundler understands.
//!
//! A package of its own because `wasm-bindgen-cli-support` is heavy: `cargo xtask` builds it only
//! when the door has changed. The version of that crate must be the one the door was compiled with.

use std::env;

use anyhow::{Context, Result, bail};
use wasm_bindgen_cli_support::Bindgen;

fn main() -> Result<()> {
    let args: Vec<String> = env::args().skip(1).collect();
    let [module, folder, name] = args.as_slice() else {
        bail!("usage: xtask-glue MODULE.wasm FOLDER NAME");
    };
    Bindgen::new()
        .input_path(module)
        .out_name(name)
        .web(true)?
        .typescript(true)
        .generate(folder)
        .with_context(|| format!("no glue for {module}"))
}
