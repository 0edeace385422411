# Words at the board: walking through a sowing, pictures, and the board in pages of others.

# Walking through a move
board-back = One seed back
board-on = One seed on
board-pause = Pause the sowing
board-resume = Go on sowing
board-again = Sow this move again
board-at = Step { $at } of { $of }.
board-before = Before the move.
board-step = { $kind ->
    [place] From the reserve into { $hole }, now { $count }.
    [lift] { $seeds } lifted from { $hole }.
    [drop] One into { $hole }, now { $count }; { $hand ->
        [0] the hand is empty
       *[other] { $hand } in the hand
    }.
    [capture] { $seeds } captured from { $hole }.
    [reserve] { $hole } is reserved.
   *[win] The game is won.
}
board-keys = Space stops a sowing and goes on with it; comma and full stop go through it seed by seed.

# The board in pages of others
board-loading = Fetching the board
board-cannot = This board cannot be shown.
board-bad-ruleset = There is no ruleset named “{ $name }”.
board-bad-value = “{ $value }” is no value of { $name }. Possible: { $possible }.
board-bad-position = The position is not sound: { $why }
board-bad-move = The move { $move } is not possible: { $why }
board-bad-record = The record cannot be read, line { $line }: { $why }
board-start = The start of the game.
board-shown = The position to look at.

# Pictures
board-picture = Save a picture
board-film = Film of the move
board-drawing = Drawing: { $share } %
board-picture-failed = The picture could not be drawn.
