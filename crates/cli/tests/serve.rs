//! `namua serve` over real connections. What it answers is tested next to its code; built without the web app it has to
//! say so.

mod common;

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::process::{Child, Stdio};

use common::namua;

/// The server with the first line it says; none if the web app is not in it.
fn serve(args: &[&str]) -> (Child, Option<String>) {
    let all: Vec<_> = ["serve"].into_iter().chain(args.iter().copied()).collect();
    let mut child = namua(&all).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    let mut line = String::new();
    BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
    let address = line.trim().strip_prefix("http://").and_then(|rest| rest.strip_suffix('/'));
    let address = address.map(str::to_owned);
    (child, address)
}

fn ask(address: &str, request: &str) -> String {
    let mut stream = TcpStream::connect(address).unwrap();
    write!(stream, "{request} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\r\n").unwrap();
    let mut bytes = Vec::new();
    stream.read_to_end(&mut bytes).unwrap();
    String::from_utf8_lossy(&bytes).into_owned()
}

/// Ends the server; without the web app it has ended by itself with an explanation.
fn end(mut child: Child, address: Option<String>) {
    if address.is_some() {
        child.kill().unwrap();
        child.wait().unwrap();
        return;
    }
    let output = child.wait_with_output().unwrap();
    assert_eq!(output.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&output.stderr).contains("built without the web app"));
}

#[test]
fn pages() {
    let (child, address) = serve(&[]);
    if let Some(address) = &address {
        let page = ask(address, "GET /");
        assert!(page.starts_with("HTTP/1.1 200") && page.contains("content-type: text/html"), "{page}");
        let head = ask(address, "HEAD /");
        assert!(head.starts_with("HTTP/1.1 200") && head.ends_with("\r\n\r\n"), "{head}");
        assert!(ask(address, "GET /nothing").starts_with("HTTP/1.1 404"));
        assert!(ask(address, "POST /").starts_with("HTTP/1.1 405"));
    }
    end(child, address);
}

#[test]
fn a_taken_port() {
    let taken = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let port = taken.local_addr().unwrap().port().to_string();
    let run = common::run(&["serve", "--port", &port]);
    assert_eq!((run.code, run.out.as_str()), (2, ""));
    assert!(run.err.contains("another program uses this port") || run.err.contains("without the web app"));
}

#[cfg(unix)]
#[test]
fn an_interrupt_ends_it_well() {
    let (mut child, address) = serve(&["--port", "0"]);
    let Some(address) = address else { return end(child, None) };
    // A connection left open does not hold it.
    let _lingering = TcpStream::connect(&address).unwrap();
    let id = child.id().to_string();
    assert!(std::process::Command::new("kill").args(["-INT", &id]).status().unwrap().success());
    assert_eq!(child.wait().unwrap().code(), Some(0));
}
