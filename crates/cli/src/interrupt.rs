//! Ctrl-C as a wish rather than an end.

use std::io;
use std::process;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc;
use std::thread;

/// How shells write that a program was ended by an interrupt.
pub(crate) const INTERRUPTED: u8 = 130;

/// From now on the first Ctrl-C sets the flag, and a second ends the program.
pub(crate) fn sets(flag: &Arc<AtomicBool>) -> io::Result<()> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let (listens, listening) = mpsc::channel();
    let flag = flag.clone();
    thread::spawn(move || {
        runtime.block_on(async {
            let first = tokio::spawn(tokio::signal::ctrl_c());
            // The task listens once it has run.
            tokio::task::yield_now().await;
            let _ = listens.send(());
            if !matches!(first.await, Ok(Ok(()))) {
                return;
            }
            flag.store(true, Ordering::Relaxed);
            if tokio::signal::ctrl_c().await.is_ok() {
                process::exit(INTERRUPTED.into());
            }
        });
    });
    // Where nothing can be listened to, Ctrl-C ends the program as ever.
    let _ = listening.recv();
    Ok(())
}
