//! The binary `namua`.
fn main() {}
