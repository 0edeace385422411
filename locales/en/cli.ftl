# Words of the program `namua` in the terminal.

error = error
help = help
because = because
no-file = cannot read { $path }

# What the system says
system-not-found = there is no such file
system-denied = the system does not permit it
system-directory = this is a directory
system-no-directory = a part of the path is no directory
system-full = there is no room left
serve-elsewhere = this machine has no such address
serve-no-host = no machine of this name is known

# serve
serve-ends = Open this address in a browser. Ctrl-C ends the server.
serve-no-app = this program was built without the web app
serve-build-app = `cargo xtask play` builds the web app into the program and starts it
serve-refused = cannot listen on { $address }
serve-taken = another program uses this port; name another with --port, or none at all
serve-no-browser = No browser could be started.

# Texts that are given to a command
bad-position = this position cannot be read
no-position = this position cannot be played
bad-move = this move cannot be read
two-rulesets = --ruleset says { $given }, the text { $named }
did-you-mean = did you mean { $name }?
help-rulesets = the rulesets are { $names }
help-twelve = rows of twelve belong to Kimasai: --ruleset kimasai, or kimasai in front of the board
help-eight = rows of eight belong to the other games: kiswahili, zanzibar, kete, kujifunza
help-position = a position is NB/NF/SF/SB side reserves houses reserved, or startpos, the ruleset in front if it is not kiswahili
help-lenient = --lenient forgives another total than 64 and reserves out of step

# moves
legal = legal
possible = Possible: { $moves }
moves-bad-line = line { $line }, bytes { $start }..{ $end }: { $message }

# check
check-summary = { $path }: { $held } hold, { $failed } do not
check-untrue = { $what }: claimed { $claimed }, found { $found }
check-refused = { $move }: claimed to be legal, but: { $why }
check-legal = { $move }: claimed to be refused, but it is legal
check-form = `{ $key }` has not the form of a vector
check-alone = `{ $key }` says more about `{ $about }`, which is missing
check-nothing = the line claims nothing
check-no-object = not a JSON object (column { $column })
check-ruleset = there is no ruleset "{ $text }"

# bench
bench-speed = { $nodes } nodes a second

# The board
board-reserve = { seeds } in reserve
board-house = { house-name } { $state ->
    [functional] standing
    [dormant] asleep
   *[gone] gone
}
board-reserved = { $hole } is reserved: the move may not start there, and a lap that ends there stops.
board-reserved-theirs = { $hole } is reserved: it must be captured if a capture can take it.
legal-moves = Legal moves: { $moves }
laps-between = ... { $count } laps more ...

# play
play-welcome = Type a move such as { $move }, or help.
play-help =
    A6R          play from A6 to the right; L is left, + goes on from the { house-name } (safari)
    moves        the legal moves
    why A5L      why a move is not legal
    undo         take a move back; undo 5 takes five
    board        draw the board again
    save FILE    write the record of the game; save! FILE replaces a file that is there
    resign       give the game up
    quit         leave
play-unknown = { $word } is neither a move nor a command; help lists both.
play-similar = { $word } is neither a move nor a command. Did you mean { $name }?
play-legal = That move is legal.
play-why-what = Say which move: why A5L
play-undo-what = Say how many moves: undo 5
play-nothing-to-undo = There is no move to take back.
play-after = You can undo, save FILE, or quit.
play-save-where = Say where to: save FILE
play-saved = The record is in { $path }.
play-save-exists = { $path } exists already; save! { $path } replaces it.
play-not-saved = { $path } could not be written
play-level = level { $level }

# analyse
analyse-head = depth         score   chance        nodes       time  line
analyse-best = Best: { $move }
analyse-wins = wins in { $moves }
analyse-loses = loses in { $moves }
analyse-moves-head = move                   score   chance    lost  verdict
analyse-verdict-only = the only move
analyse-verdict-best = best
analyse-verdict-good = good
analyse-verdict-inaccuracy = inaccuracy
analyse-verdict-mistake = mistake
analyse-verdict-blunder = blunder
analyse-forced = forced
analyse-better = better { $line }
analyse-player = { $side }, { $name }: { $average } points lost a move; only moves { $only }, best { $best }, good { $good }, inaccuracies { $inaccuracy }, mistakes { $mistake }, blunders { $blunder }
analyse-player-none = { $side }, { $name }: no move that could be chosen
analyse-game = Game { $number }
analyse-graph = South's chance to win
analyse-not-judged = { $count ->
    [one] One move was
   *[other] { $count } moves were
} not judged: the limits are too narrow.
analyse-interrupted = Interrupted: the moves that are missing were not looked at.
analyse-no-record = a position has no record to write and no game to draw
analyse-no-record-help = records are named by their file, or by - for standard input
analyse-not-written = { $path } cannot be written
analyse-exists = { $path } exists already
analyse-exists-help = --overwrite replaces it

# match
match-title = { $first } ({ $first-limits }) against { $second } ({ $second-limits }), { $game }
match-resumed = { $pairs ->
    [one] One pair has
   *[other] { $pairs } pairs have
} been played already.
match-few-openings = There are only { $count } openings: they come again, and engines that play the same again add nothing.
match-games = Games  { $games }: { $wins } won, { $draws } drawn, { $losses } lost, { $score }; South scores { $south }; { $plies } plies a game
match-pairs = Pairs  { $pairs }: [{ $counts }] with 0, ½, 1, 1½, 2 points
match-elo = Elo    { $elo }, normalised { $nelo }, superior { $los }
match-sprt = SPRT   LLR { $llr } ({ $low } to { $high }), Elo { $elo0 } or { $elo1 } ({ $model }): { $verdict }
match-h0 = H0, not better by so much
match-h1 = H1, better
match-open = not decided
match-failures = { $name }: { $time } lost by time, { $illegal } by an illegal move, { $crashes } by a crash or silence; { $oversteps } moves too slow
match-short = Elo { $elo }
match-short-sprt = Elo { $elo }, LLR { $llr }
match-interrupted = Interrupted; with --pgnout and --resume the match goes on from here.
match-two-engines = a match has two engines: --engine stands twice
match-bad-engine = this is no engine: { $engine }
match-no-engine = { $name } does not start ({ $command })
match-bad-openings = { $path } holds no openings for this match
match-no-pgnout = { $path } cannot be written
match-exists = { $path } exists already
match-exists-help = --resume goes on from it; another match needs another file
match-other = { $path } is not the beginning of this match
match-other-help = engines, limits, openings, seed and ruleset have to be the same; rounds and test may differ

# tables
tables-building = Endgames of up to { $stones } stones
tables-built = { $positions } positions in { $seconds } seconds
tables-there = The tables are there already.
tables-sound = The tables are sound, SHA-256 { $checksum }
tables-no-folder = this system names no folder for caches; NAMUA_CACHE can name one
tables-no-good = { $path } is of no use
tables-not-written = { $path } cannot be written
tables-went-wrong = the tables that were built are not the right ones: is the memory of this machine sound?
tables-build-them = `{ $command }` builds the tables
tables-not-tables = these are no endgame tables
tables-version = version { $version } of the form is not known
tables-stones = it has tables of { $stones } stones
tables-short = the tables end too early
tables-long = the tables go on after their end
tables-damaged = the checksum is another

# replay
replay-holds = { $number }. { $south } - { $north }, { $game }, { $moves ->
    [one] one move
   *[other] { $moves } moves
}: { $ending }
replay-empty = there is no record in { $path }
replay-fails = this record fails
replay-move = move { $number }, { $move }, fails
