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
