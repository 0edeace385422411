# Words of the program `namua` in the terminal.

error = error
help = help

# serve
serve-ends = Open this address in a browser. Ctrl-C ends the server.
serve-no-app = this program was built without the web app
serve-build-app = `cargo xtask play` builds the web app, puts it in and starts it
serve-refused = cannot listen on { $address }
serve-taken = another program uses this port; name another with --port, or none at all
serve-no-browser = No browser could be started.
