# Why not? One sentence for each rule that forbids a move, and for each fault of a position, a move or a record.
# $hole, $other: holes such as A5; $ruleset: its name, for the words of game.ftl. What is possible instead is said apart.

refuse-over = The game is over, { $result }: { reason }.
refuse-not-yours = { $hole } is the other player's hole.
refuse-no-such-move = This board has no such move.
refuse-empty = { $hole } is empty.
refuse-too-few = { $hole } holds one seed; a move starts from two or more.
refuse-must-capture = You must capture, since a capture is possible.
refuse-house-barred = You may not start from the standing { house-name } { $hole } while another front hole has seeds.
refuse-singleton-barred = { $hole } holds one seed; start from a front hole of two or more.
refuse-back-row-barred = In { namua-name } no move starts from the back row, as { $hole } would.
refuse-direction-missing = Say which way from { $hole }: L (left) or R (right).
refuse-wrong-kichwa = What { $hole } captures is sown from the kichwa { $other }.
refuse-no-choice = From { $hole } there is no choice between stopping at the { house-name } and safari.
refuse-front-row-first = { $hole } is in the back row; a front hole of two or more must be played first.
refuse-outward = { $hole } is the only occupied front hole; it is sown toward the centre.
refuse-reserved = { $hole } is reserved; you may not start there this turn.
refuse-kuu-first = The takata must start from the standing kuu { $hole }.
refuse-duty = The reserved hole { $hole } must be captured.
refuse-never-ending = The move never ends: its sowing repeats itself every { $laps } laps.
refuse-too-long = The move would need more than 10,000 laps, so it counts as never-ending.
refuse-blocked = The stone in { $hole } cannot move: { $other } is occupied.
refuse-not-takata = The sign * says takata, but the move captures.
refuse-reserves-nothing = The sign ** says that a hole is reserved; none is.
refuse-not-won = The sign # says that the move wins; it does not.

# A set-up that cannot be played
problem-total = board and reserves hold { $seeds ->
    [one] one seed
   *[other] { $seeds } seeds
}, not 64
problem-too-many-seeds = board and reserves hold { $seeds } seeds; 255 are the most
problem-count = { $hole } holds more than 255
problem-reserve-count = the reserve of { problem-side } is over 255
problem-front-row = the front row of { problem-side } is empty
problem-house-empty = the { house-name } of { problem-side } is owned but empty
problem-out-of-step = reserves of { $south } and { $north } do not fit the player to move
problem-no-houses = this ruleset has no houses, yet { problem-side } owns one
problem-no-reserve = this ruleset has no reserve, yet { problem-side } has one
problem-reserved-ruleset = { $hole } cannot be reserved: this ruleset knows no { takasia-name }
problem-reserved-back-row = { $hole } cannot be reserved: only front holes can be captured
problem-reserved-namua = { $hole } cannot be reserved: the player to move is still in { namua-name }
problem-reserved-empty = { $hole } cannot be reserved: it is empty
problem-reserved-capture = { $hole } cannot be reserved: the player to move can capture
problem-reserved-spared = { $hole } cannot be reserved: a standing { house-name }, the only occupied front hole and the only one of two or more are spared
problem-reserved-duty = { $hole } cannot be reserved: only Kete has a hole that must be captured
problem-two-stones = { $hole } holds more than one stone
problem-stones = { problem-side } has { $stones } stones; 23 are the most
problem-no-stones = { problem-side } has no stone
problem-side = { $side ->
    [S] South
   *[N] North
}

# The text of a position
position-missing = { $field ->
    [board] the board is missing
    [side] the side to move is missing: S or N
    [reserves] the reserves are missing: two numbers such as 22,22
    [houses] the houses owned are missing: Aa, A, a or -
   *[reserved] the reserved hole is missing, or - for none
}
position-excess = the position is complete before this
position-rows = a board has four rows parted by /, this one has { $count }
position-columns = row { $row } has { $found } counts, not { $due }
position-count = "{ $text }" is not a number of seeds
position-side = the side to move is S or N, not "{ $text }"
position-reserves = reserves are two numbers such as 22,22, not "{ $text }"
position-houses = houses owned are Aa, A, a or -, not "{ $text }"
position-reserved = "{ $text }" is no hole of this board; - says that none is reserved
position-ruleset = "{ $text }" is neither a board nor a ruleset

# The text of a move
move-empty = a move is missing
move-hole = a move begins with a hole: A or B (North: a or b) and its number
move-sign = after the hole come L or R, then +, * or **, #
move-order = this sign is repeated or out of order (+, then * or **, then #)

# The text of a record
record-empty = there is no record here
record-excess = the record is complete before this
record-unexpected = "{ $text }" has no meaning here
record-unclosed = { $what ->
    [comment] the comment that begins here has no end
    [value] the value that begins here has no end
    [tag] the tag that begins here has no end
   *[variation] the variation that begins here has no end
}
record-tag = a tag has the form [Name "value"]
record-tag-name = a tag's name is made of letters, digits and _, unlike "{ $text }"
record-tag-own = the tag { $text } follows from the game
record-tag-line = the value of the tag { $text } has a line break
record-too-many-tags = too many tags
record-tag-twice = the tag { $text } is given twice
record-two-rulesets = the tag Variant says { $variant }, the tag Position { $position }
record-number = this is move { $due }, not { $found }
record-dots = dots such as 1... stand before a move of North's, but South is to move
record-glyph = a glyph is $ and a number up to 255, or one of ! ? !! ?? !? ?!
record-nothing-before = there is no move before this
record-empty-variation = this variation has no move
record-too-deep = variations nest too deep here
record-close = there is no variation to close
record-result-in-variation = a variation has no result
record-result = a result is 1-0, 0-1, 1/2-1/2 or *, not "{ $text }"
record-two-results = the result here is { $found }, but the tag Result says { $due }
record-result-of-position = the result is given as { $found }, but the game ended { $due }: { reason }
record-no-draw = the rules know no such draw (K27)
record-termination = the game did not end like this: { reason }
