# Around a game: matches, clocks, hints, and the games kept on the device.

play-games = Games
play-one = One game
play-match = Best of three
play-match-meaning = The opener alternates; who wins two games has won.
play-clock = Clock
play-clock-none = None
play-clock-control = { $minutes } min + { $seconds } s
play-clock-left = { $side ->
    [S] South's clock: { $time }
   *[N] North's clock: { $time }
}
play-on-time = on time
play-score = Match: { $mine } to { $theirs }
play-next-game = Next game
play-match-won = You have won the match
play-match-lost = You have lost the match
play-match-first = The first player has won the match
play-match-second = The second player has won the match
play-hint = Hint
play-hint-thinking = Looking for a hint
play-hint-says = { $way ->
    [left] Hint: { $hole } left
    [right] Hint: { $hole } right
    [kichwa-left] Hint: { $hole }, from the left kichwa
    [kichwa-right] Hint: { $hole }, from the right kichwa
   *[none] Hint: { $hole }
}
play-analyse = Analyse this game

play-shelf = Your games
play-shelf-empty = Games you have played are kept here, on this device.
play-shelf-item = { $moves ->
    [one] one move
   *[other] { $moves } moves
}
play-against = { $level ->
    [person] two players
   *[other] against level { $level }
}
play-unfinished = not finished
play-damaged = damaged
play-open = Go on
play-look = Look at it
play-remove = Remove
play-removed = Removed.
play-undo-remove = Bring it back
play-export = Save all as one file
play-import = Open records
play-imported = { $count ->
    [0] No game could be added.
    [one] One game added.
   *[other] { $count } games added.
}
play-import-known = { $count ->
    [one] One game is here already.
   *[other] { $count } games are here already.
}
play-import-skipped = { $count ->
    [one] One game begins with a position of its own; look at it in the analysis.
   *[other] { $count } games begin with positions of their own; look at them in the analysis.
}
play-import-fault = { $count ->
    [one] One game cannot be read:
   *[other] { $count } games cannot be read:
}
play-more = Show more
