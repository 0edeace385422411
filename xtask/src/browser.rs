//! A real Chromium for the browser tests.

use std::env;
use std::ffi::OsStr;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Result, bail};
use walkdir::WalkDir;
use xshell::{Shell, cmd};

use crate::project::Project;
use crate::{apt, web};

const OWN_CHOICE: &str = "NAMUA_CHROMIUM";
const NAMES: [&str; 4] = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const MISSING: &str = "the browser tests need Chromium: install Google Chrome, on Debian the package `chromium` \
                       (sudo apt-get install chromium), \
                       or name another one with NAMUA_CHROMIUM=/path/to/chrome";

/// What Playwright's Chromium is linked against, by the names of Ubuntu 24.04 and later.
const LIBRARIES: [&str; 21] = [
    "libasound2t64",
    "libatk-bridge2.0-0t64",
    "libatk1.0-0t64",
    "libatspi2.0-0t64",
    "libcairo2",
    "libcups2t64",
    "libdbus-1-3",
    "libdrm2",
    "libgbm1",
    "libglib2.0-0t64",
    "libnspr4",
    "libnss3",
    "libpango-1.0-0",
    "libx11-6",
    "libxcb1",
    "libxcomposite1",
    "libxdamage1",
    "libxext6",
    "libxfixes3",
    "libxkbcommon0",
    "libxrandr2",
];

/// Plays whole games in a browser, against the program a player gets.
pub(crate) fn test(project: &Project) -> Result<()> {
    let chromium = setup(project)?;
    let sh = &project.sh;
    let _browser = sh.push_env(OWN_CHOICE, chromium);
    let _program = sh.push_env("NAMUA_BIN", project.namua());
    web::run(project, "e2e")
}

/// Answers a browser that starts; installs one, and fonts for every language, if need be.
pub(crate) fn setup(project: &Project) -> Result<PathBuf> {
    let sh = &project.sh;
    if !has_fonts() {
        apt::ensure(sh, &["fonts-noto-core"], "showing every language in the browser tests")?;
    }
    if let Some(choice) = env::var_os(OWN_CHOICE).map(PathBuf::from) {
        if !starts(sh, &choice) {
            bail!("{OWN_CHOICE} names {}, which does not start", choice.display());
        }
        return Ok(choice);
    }
    match find(sh) {
        Some(found) => Ok(found),
        None => install(project),
    }
}

fn find(sh: &Shell) -> Option<PathBuf> {
    let named = NAMES.into_iter().filter_map(|name| which::which(name).ok());
    named.chain(fetched_by_playwright()).find(|path| starts(sh, path))
}

/// Ubuntu's `chromium-browser` is a script that only tells people to install a snap.
fn starts(sh: &Shell, path: &Path) -> bool {
    cmd!(sh, "{path} --version").quiet().ignore_stderr().read().is_ok_and(|about| about.contains("Chrom"))
}

fn install(project: &Project) -> Result<PathBuf> {
    let sh = &project.sh;
    if is_ubuntu() {
        fetch(project)?;
    } else {
        apt::ensure(sh, &["chromium"], "testing in a browser")?;
    }
    match find(sh) {
        Some(found) => Ok(found),
        None => bail!(MISSING),
    }
}

/// Playwright's own Chromium, and its libraries if it does not start without them.
fn fetch(project: &Project) -> Result<()> {
    let sh = &project.sh;
    println!("fetching Chromium with Playwright: Ubuntu's own package is a snap");
    web::install(project)?;
    let playwright = web::tool(project, "playwright-core");
    cmd!(sh, "{playwright} install chromium").ignore_status().run()?;
    if find(sh).is_none() {
        apt::ensure(sh, &LIBRARIES, "testing in Playwright's Chromium")?;
    }
    Ok(())
}

fn is_ubuntu() -> bool {
    fs::read_to_string("/etc/os-release").is_ok_and(|about| about.lines().any(|line| line == "ID=ubuntu"))
}

/// Playwright keeps its browsers in `~/.cache/ms-playwright/chromium-NUMBER/chrome-linux*/chrome`.
fn fetched_by_playwright() -> Vec<PathBuf> {
    let Some(home) = env::var_os("HOME") else { return Vec::new() };
    WalkDir::new(Path::new(&home).join(".cache/ms-playwright"))
        .max_depth(3)
        .into_iter()
        .filter_map(Result::ok)
        .map(walkdir::DirEntry::into_path)
        .filter(|path| path.file_name() == Some(OsStr::new("chrome")) && path.is_file())
        .collect()
}

fn has_fonts() -> bool {
    Path::new("/usr/share/fonts/truetype/noto/NotoSansGujarati-Regular.ttf").exists()
}
