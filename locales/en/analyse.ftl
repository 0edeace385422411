# The analysis: set up a position, try moves, let the engine look, judge a whole game.

analyse-title = Analyse
analyse-percent = { $chance } %
analyse-chance = Chance to win: South { $south } %, North { $north } %
analyse-chance-unknown = Chance to win: not known yet. Start the engine, or judge the game.

# The engine
analyse-engine = Engine
analyse-engine-start = Start
analyse-engine-stop = Stop
analyse-engine-hint = The engine shows the best moves here, and goes on looking deeper until you stop it.
analyse-engine-failed = The engine could not do it. Try again.
analyse-starting = thinking
analyse-depth = depth { $depth } …
analyse-depth-done = depth { $depth }
analyse-over = The game is over here.
analyse-lines = Lines
analyse-best-says = Best: { $move }, { $chance } %
analyse-wins-in = wins in { $moves }
analyse-loses-in = loses in { $moves }

# Moves, comments, variations
analyse-no-moves = No move yet. Play on the board; another move tried in the same place becomes a variation.
analyse-comment = A comment on { $move }
analyse-comment-start = A comment on the whole game
analyse-glyphs = Judge { $move }
analyse-glyph-1 = good move
analyse-glyph-2 = mistake
analyse-glyph-3 = brilliant move
analyse-glyph-4 = blunder
analyse-glyph-5 = interesting move
analyse-glyph-6 = doubtful move
analyse-promote = Make it the main line
analyse-delete = Delete from here
analyse-delete-sure = Yes, delete it and all that follows
analyse-games = { $count ->
    [one] One game in this record
   *[other] { $count } games in this record
}

# The report on a whole game
analyse-report = The whole game
analyse-report-start = Judge the game
analyse-report-stop = Give up
analyse-report-hint = The engine looks at every move of the main line and shows where the game was won and lost.
analyse-report-empty = There are no moves to judge yet: play some, or open a record.
analyse-report-progress = { $done } of { $plies } moves judged
analyse-report-keep = Write the verdicts into the moves
analyse-care = How carefully
analyse-care-quick = Quickly
analyse-care-careful = Carefully
analyse-care-deep = Deeply
analyse-graph = South's chance to win, move by move
analyse-graph-at = { $number } { $move }: South { $chance } %
analyse-graph-start = The start of the game
analyse-judged = { $move }: { $verdict ->
    [only] the only good move.
    [best] the best move.
    [good] a good move.
    [inaccuracy] inaccurate, { $loss } points lost. Better: { $better }
    [mistake] a mistake, { $loss } points lost. Better: { $better }
    [blunder] a blunder, { $loss } points lost. Better: { $better }
   *[forced] the only legal move.
}
analyse-average = Points lost a move
analyse-points = { $loss }
analyse-count-only = Only moves
analyse-count-inaccuracies = Inaccurate
analyse-count-mistakes = Mistakes
analyse-count-blunders = Blunders

# Setting up a position
analyse-setup = Set up
analyse-setup-board = Set up: { $game }. Arrow keys move between holes; digits, plus and minus change the count.
analyse-setup-how = Choose a hole and say how many seeds it holds. On a keyboard, type the number.
analyse-setup-how-stones = Choose a hole to put a stone there or take it away.
analyse-ruleset = Game
analyse-setup-turn = To move
analyse-setup-reserve = Reserve of { $side ->
    [S] South
   *[N] North
}
analyse-setup-houses = { $ruleset ->
    [kete] The kuu still stands for
   *[other] The nyumba is still owned by
}
analyse-setup-reserved = Reserved hole
analyse-setup-none = none
analyse-setup-count = Seeds in { $hole }
analyse-setup-total = { $kind ->
    [stone] { stones } on the board
   *[seed] { seeds } on the board and in reserve
}
analyse-setup-empty = Empty it
analyse-setup-start = Start position
analyse-setup-clear = Empty board
analyse-setup-text = The position as text
analyse-setup-refused = This position cannot be played:
analyse-setup-forgiven = No game leads here, but it can be analysed:
analyse-setup-unreached = No game leads here:
analyse-setup-fine = This position can be played.
analyse-setup-done = Analyse it

# Opening and sharing
analyse-open = Open
analyse-open-text = Paste a position or a record
analyse-open-file = Or choose a file of records
analyse-open-ruleset = Game, if the text does not name it
analyse-open-go = Open it
analyse-link-wrong = The link could not be read.
analyse-fault-place = Line { $line }, “{ $text }”
analyse-fault-line = Line { $line }
analyse-by-rule = (rule { $rule })
analyse-share = Take it along
analyse-copy-link = Copy the link
analyse-copied-link = The link is copied. It holds the whole analysis.
analyse-copy-position = Copy the position
analyse-copied-position = The position is copied.
analyse-copy-record = Copy the record
analyse-copied-record = The record is copied, with variations and comments.
analyse-copy-failed = Copying is not allowed here. Save the record instead.

# Pictures: of the position in two forms, and of the last move as a film
analyse-picture-svg = Picture, SVG
analyse-picture-png = Picture, PNG
analyse-picture-gif = The move, GIF
analyse-drawing = Drawing it
analyse-drawing-failed = The picture could not be drawn. Try again.
