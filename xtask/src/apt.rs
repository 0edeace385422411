//! What only the system can give: packages of Debian and Ubuntu, announced before anything is installed.

use std::sync::Once;

use anyhow::{Context, Result, bail};
use xshell::{Shell, cmd};

/// Sees to it that `packages` are installed; `why` says what needs them.
pub(crate) fn ensure(sh: &Shell, packages: &[&str], why: &str) -> Result<()> {
    let missing: Vec<&str> = packages.iter().copied().filter(|name| !installed(sh, name)).collect();
    if missing.is_empty() {
        return Ok(());
    }
    install(sh, &missing, why).with_context(|| {
        let names = missing.join(" ");
        format!("{why} needs the packages {names} (by hand: sudo apt-get install {names})")
    })
}

fn installed(sh: &Shell, package: &str) -> bool {
    let format = "--showformat=${db:Status-Status}";
    cmd!(sh, "dpkg-query --show {format} {package}")
        .quiet()
        .ignore_stderr()
        .read()
        .is_ok_and(|status| status == "installed")
}

fn install(sh: &Shell, packages: &[&str], why: &str) -> Result<()> {
    if which::which("apt-get").is_err() {
        bail!("this system has no apt-get");
    }
    let as_root = as_root(sh)?;
    let with = if as_root == "sudo" { " with sudo" } else { "" };
    println!("installing packages{with}: {} (for {why})", packages.join(" "));
    update(sh, as_root);
    cmd!(
        sh,
        "{as_root} DEBIAN_FRONTEND=noninteractive apt-get -q -y -o DPkg::Lock::Timeout=300
            install --no-install-recommends {packages...}"
    )
    .run()?;
    Ok(())
}

/// Once a run. A list that cannot be refreshed (a foreign source that is down) need not matter.
fn update(sh: &Shell, as_root: &str) {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        if let Err(error) = cmd!(sh, "{as_root} apt-get -q update").run() {
            println!("going on with the package lists at hand: {error}");
        }
    });
}

/// The program that runs another one as root, with variables set before its name.
fn as_root(sh: &Shell) -> Result<&'static str> {
    if cmd!(sh, "id -u").quiet().read()? == "0" {
        Ok("env")
    } else if which::which("sudo").is_ok() {
        Ok("sudo")
    } else {
        bail!("installing needs root, and there is no sudo")
    }
}
