//! The web app: its packages from npm, its build, and the checks of its own.

use std::path::PathBuf;

use anyhow::{Context, Result, bail};
use xshell::{Shell, cmd};

use crate::project::Project;
use crate::stamp::{Inputs, Stamp};
use crate::wasm;

/// What the bundler asks for.
const OLDEST_NODE: (u32, u32) = (20, 19);

/// Brings everything the web app is made of into the work tree: npm packages and the browser door.
pub(crate) fn prepare(project: &Project) -> Result<()> {
    install(project)?;
    wasm::build(project)
}

/// Builds the web app into `web/dist`.
pub(crate) fn build(project: &Project) -> Result<()> {
    prepare(project)?;
    let web = project.web();
    let digest = Inputs::new("web 1")
        .tree(&web, &["node_modules", "dist", "e2e", "tests"])?
        .tree(&project.root.join("locales"), &[])?
        .file(&project.root.join("docs/RULES.md"))?
        .file(&project.root.join("LICENSE-APACHE"))?
        .digest();
    let stamp = stamp(project, "web");
    if stamp.is(&digest) && web.join("dist/index.html").exists() {
        return Ok(());
    }
    run(project, "build")?;
    stamp.set(&digest)
}

/// Installs exactly the packages of `package-lock.json`.
pub(crate) fn install(project: &Project) -> Result<()> {
    let sh = &project.sh;
    let node = node_version(sh)?;
    let web = project.web();
    let digest = Inputs::new("npm 1")
        .text(&node)
        .file(&web.join("package.json"))?
        .file(&web.join("package-lock.json"))?
        .digest();
    let stamp = stamp(project, "npm");
    if stamp.is(&digest) {
        return Ok(());
    }
    let _there = sh.push_dir(&web);
    println!("installing the web app's packages into web/node_modules");
    cmd!(sh, "npm ci --no-audit --no-fund").env("NPM_CONFIG_UPDATE_NOTIFIER", "false").run()?;
    stamp.set(&digest)
}

/// Runs a script of `web/package.json`.
pub(crate) fn run(project: &Project, script: &str) -> Result<()> {
    let sh = &project.sh;
    let _there = sh.push_dir(project.web());
    cmd!(sh, "npm run --silent {script}").run()?;
    Ok(())
}

/// The mark of a step whose result lies in `web/`; it vanishes when npm installs anew.
pub(crate) fn stamp(project: &Project, step: &str) -> Stamp {
    Stamp::new(project.web().join("node_modules/.cache/namua").join(step))
}

/// A program that came with the npm packages.
pub(crate) fn tool(project: &Project, name: &str) -> PathBuf {
    project.web().join("node_modules/.bin").join(name)
}

/// The version of node, or a word on where to get one that is new enough.
fn node_version(sh: &Shell) -> Result<String> {
    let (major, minor) = OLDEST_NODE;
    let needed = format!(
        "the web app needs Node.js {major}.{minor} or newer with npm; \
         take it from https://nodejs.org (the package `nodejs` of Debian 12 and Ubuntu 24.04 is too old)"
    );
    if which::which("node").is_err() || which::which("npm").is_err() {
        bail!("there is no node or no npm: {needed}");
    }
    let version = cmd!(sh, "node --version").quiet().read()?;
    if parse_version(&version).with_context(|| format!("node says it is {version}"))? < OLDEST_NODE {
        bail!("node is {version}: {needed}");
    }
    Ok(version)
}

fn parse_version(text: &str) -> Option<(u32, u32)> {
    let mut numbers = text.trim().strip_prefix('v')?.split('.').map(str::parse);
    Some((numbers.next()?.ok()?, numbers.next()?.ok()?))
}

#[cfg(test)]
mod tests {
    use super::parse_version;

    #[test]
    fn versions_of_node() {
        assert_eq!(parse_version("v20.19.2\n"), Some((20, 19)));
        assert_eq!(parse_version("20"), None);
        assert!(parse_version("v18.20.0") < Some(super::OLDEST_NODE));
        assert!(parse_version("v24.0.1") > Some(super::OLDEST_NODE));
    }
}
