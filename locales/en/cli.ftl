# Words of the program `namua` in the terminal.

error = error
help = help
because = because
no-file = cannot read { $path }

# serve
serve-ends = Open this address in a browser. Ctrl-C ends the server.
serve-no-app = this program was built without the web app
serve-build-app = `cargo xtask play` builds the web app, puts it in and starts it
serve-refused = cannot listen on { $address }
serve-taken = another program uses this port; name another with --port, or none at all
serve-no-browser = No browser could be started.

# Texts that are given to a command
bad-position = this position cannot be read
no-position = this position cannot be played
bad-move = this move cannot be read
two-rulesets = --ruleset says { $given }, the text { $named }
did-you-mean = did you mean { $name }?
help-twelve = rows of twelve belong to Kimasai: --ruleset kimasai, or kimasai in front of the board
help-eight = rows of eight belong to the other games: kiswahili, zanzibar, kete, kujifunza
help-position = a position is NB/NF/SF/SB side reserves houses reserved, or startpos, the ruleset in front if it is not kiswahili
help-lenient = --lenient forgives another total than 64 and reserves out of step

# moves
legal = legal
possible = Possible: { $moves }

# check
check-summary = { $path }: { $held } hold, { $failed } do not
