# Puzzles: positions in which exactly one move is right.

puzzles-title = Puzzles
puzzles-intro = In each position exactly one move is right. Find it at the board.
puzzles-daily = Puzzle of the day
puzzles-all = All puzzles
puzzles-solve = Solve it
puzzles-look-again = Look again
puzzles-name = { $game }, number{"\u00A0"}{ $number }
puzzles-progress = { $of ->
    [one] { $done } of one solved
   *[other] { $done } of { $of } solved
}
puzzles-found = { $count ->
    [0] No puzzle is left with this choice. Choose a wider one.
    [one] One puzzle
   *[other] { $count } puzzles
}
# One to five, of seeds that are filled.
puzzles-difficulty = Difficulty { $difficulty } of 5
puzzles-level = { $level ->
    [1] 1, easy
    [3] 3, middling
    [5] 5, hard
   *[other] { $level }
}

# Days in a row on which the puzzle of the day was solved.
puzzles-streak = { $days ->
    [one] You solved yesterday's puzzle. Solve this one too and it is two days in a row.
   *[other] { $days } days in a row. Solve this one and there is one more.
}
puzzles-streak-today = { $days ->
    [one] Solved today. The next one comes tomorrow.
   *[other] Solved today: { $days } days in a row. The next one comes tomorrow.
}
puzzles-streak-none = One puzzle a day, the same for everybody.
puzzles-streak-best = { $days ->
    [one] Your longest run: one day.
   *[other] Your longest run: { $days } days.
}

puzzles-filter = Which puzzles
puzzles-filter-game = Game
puzzles-filter-difficulty = Difficulty
puzzles-filter-theme = Theme
puzzles-filter-unsolved = Only those not solved yet
puzzles-any = All

# Themes.
puzzles-tag-win = Win
puzzles-tag-house = Save the house
puzzles-tag-safari = Stop or safari
puzzles-tag-takasia = Takasia
puzzles-tag-chain = Chain of captures
puzzles-tag-race = The race in Kimasai

puzzles-done-alone = solved
puzzles-done-helped = solved with help

# What there is to find. $side is South or North.
puzzles-goal = You are { $side }, it is your move. Find the one right move.
puzzles-goal-house = You are { $side }, it is your move. Save your { $ruleset ->
    [kete] kuu
   *[other] nyumba
}.
puzzles-goal-win = { $moves ->
    [one] You are { $side }, it is your move. Win at once.
   *[other] You are { $side }, it is your move. Win in { $moves } moves.
}

puzzles-right = Right
puzzles-on = Go on: again there is one right move.
puzzles-solved = Solved
puzzles-shown = The solution
puzzles-right-over = With this the game is won.
puzzles-right-win = Now the win cannot be stopped any more.
puzzles-right-best = Every other move gives away much of your chance to win.

# $move is the move that was tried, $reply what the opponent can play then.
puzzles-wrong = That is not it
puzzles-wrong-loses = After { $move } your opponent wins at once with { $reply }.
puzzles-wrong-house = After { $move } your opponent takes your { $ruleset ->
    [kete] kuu
   *[other] nyumba
} with { $reply }.
puzzles-wrong-captures = After { $move } your opponent has { $reply }, which captures { $count ->
    [one] one
   *[other] { $count }
}.
puzzles-wrong-better = { $move } is possible, but another move is much better.
puzzles-wrong-slow = It does not win in time.

puzzles-hint = Hint
puzzles-hint-says = The right move begins at { $hole }.
puzzles-show = Show the solution
puzzles-next = Next puzzle
puzzles-again = Again
