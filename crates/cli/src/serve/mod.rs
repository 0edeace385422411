//! `namua serve`: the web app from the binary itself, for this machine unless another host is named.

mod site;

use std::io::{self, Write};
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::process::{Command, Stdio};
use std::time::Duration;

use tokio::net::TcpListener;
use tokio::sync::watch::{self, Receiver};

use crate::fail::{Answer, Complaint, Fail};
use crate::out::remark;
use crate::words::Words;
use crate::{excerpt, reasons};
use site::{Site, WEB_APP};

/// The first port tried when none is named.
const PORT: u16 = 8000;
/// How many ports after it are tried when it is taken.
const PORTS: u16 = 50;
/// How long open connections may take to finish once the end is asked for.
const PATIENCE: Duration = Duration::from_secs(1);

/// Serve the web app from this program and print its address
#[derive(clap::Args)]
#[command(
    after_help = "Examples:\n  namua serve\n  namua serve --port 9000 --open\n  namua serve --host 0.0.0.0"
)]
pub(crate) struct Args {
    /// Listen on this port; without it on 8000 or the next one that is free
    #[arg(long, value_name = "PORT")]
    port: Option<u16>,
    /// Listen on this address; 0.0.0.0 lets others in the network in
    #[arg(long, value_name = "ADDRESS", default_value = "127.0.0.1")]
    host: String,
    /// Open the address in the browser
    #[arg(long)]
    open: bool,
}

pub(crate) fn run(args: &Args, words: &Words) -> Result<Answer, Fail> {
    if WEB_APP.is_empty() {
        return Err(Complaint::new(words.say("serve-no-app", &[]))
            .help(words.say("serve-build-app", &[]))
            .into());
    }
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    runtime.block_on(async {
        let listener = listen(args).await.map_err(|error| refused(args, words, &error))?;
        let interrupted = interruption().await;
        announce(&listener, args, words)?;
        serve(listener, WEB_APP, interrupted).await?;
        Ok(Answer::Yes)
    })
}

/// The host, an address or a name; IPv6 may stand in brackets as in an address of the web.
fn host(args: &Args) -> &str {
    args.host.strip_prefix('[').and_then(|rest| rest.strip_suffix(']')).unwrap_or(&args.host)
}

/// The port that was asked for, or the first free one.
async fn listen(args: &Args) -> io::Result<TcpListener> {
    let bind = |port| TcpListener::bind((host(args), port));
    if let Some(port) = args.port {
        return bind(port).await;
    }
    for port in PORT..PORT + PORTS {
        match bind(port).await {
            Err(error) if error.kind() == io::ErrorKind::AddrInUse => {}
            other => return other,
        }
    }
    bind(0).await
}

fn refused(args: &Args, words: &Words, error: &io::Error) -> Fail {
    let address = format!("{}:{}", excerpt::word(&args.host), args.port.unwrap_or(PORT));
    let complaint = Complaint::new(words.say("serve-refused", &[("address", address.into())]));
    // Only a name that could not be resolved fails without a number of the system.
    let why = if error.raw_os_error().is_none() {
        words.say("serve-no-host", &[])
    } else {
        reasons::system(words, error)
    };
    complaint.help(why).into()
}

/// The address alone on stdout, so that programs can read it; the rest is for people.
fn announce(listener: &TcpListener, args: &Args, words: &Words) -> Result<(), Fail> {
    let address = format!("http://{}/", reachable(listener.local_addr()?));
    let mut out = io::stdout().lock();
    writeln!(out, "{address}")?;
    out.flush()?;
    remark(&words.say("serve-ends", &[]));
    if args.open && !open(&address) {
        remark(&words.say("serve-no-browser", &[]));
    }
    Ok(())
}

/// An address that can be opened here: "every address of this machine" is none.
fn reachable(mut address: SocketAddr) -> SocketAddr {
    match address.ip() {
        IpAddr::V4(Ipv4Addr::UNSPECIFIED) => address.set_ip(Ipv4Addr::LOCALHOST.into()),
        IpAddr::V6(Ipv6Addr::UNSPECIFIED) => address.set_ip(Ipv6Addr::LOCALHOST.into()),
        _ => {}
    }
    address
}

/// Changes when Ctrl-C is pressed; listened for from now on, not from when it is first asked.
async fn interruption() -> Receiver<bool> {
    let (end, ended) = watch::channel(false);
    tokio::spawn(async move {
        let _ = tokio::signal::ctrl_c().await;
        let _ = end.send(true);
    });
    tokio::task::yield_now().await;
    ended
}

/// Serves until the interruption; connections that linger then are cut.
async fn serve(listener: TcpListener, site: Site, mut ended: Receiver<bool>) -> io::Result<()> {
    let mut asked = ended.clone();
    let server = axum::serve(listener, site::router(site)).with_graceful_shutdown(async move {
        let _ = asked.changed().await;
    });
    let cut = async move {
        let _ = ended.changed().await;
        tokio::time::sleep(PATIENCE).await;
    };
    tokio::select! {
        result = server.into_future() => result,
        () = cut => Ok(()),
    }
}

/// Hands the address to whatever opens addresses on this system.
fn open(address: &str) -> bool {
    let (program, args): (_, &[&str]) = match std::env::consts::OS {
        "macos" => ("open", &[]),
        "windows" => ("cmd", &["/C", "start"]),
        _ => ("xdg-open", &[]),
    };
    let quiet = |command: &mut Command| {
        command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null()).spawn().is_ok()
    };
    quiet(Command::new(program).args(args).arg(address))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn listened(host: &str) -> io::Result<SocketAddr> {
        let args = Args { port: Some(0), host: host.to_owned(), open: false };
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
        runtime.block_on(listen(&args)).and_then(|listener| listener.local_addr())
    }

    #[test]
    fn hosts_by_address_and_by_name() {
        for host in ["127.0.0.1", "localhost"] {
            assert!(listened(host).unwrap().ip().is_loopback(), "{host}");
        }
        assert!(listened("no host").unwrap_err().raw_os_error().is_none());
        assert!(listened("192.0.2.1").unwrap_err().raw_os_error().is_some());
    }

    #[test]
    fn every_address_is_reached_here() {
        assert_eq!(reachable("0.0.0.0:80".parse().unwrap()).to_string(), "127.0.0.1:80");
        assert_eq!(reachable("[::]:80".parse().unwrap()).to_string(), "[::1]:80");
    }
}
