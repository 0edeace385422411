# Words of the pages about the games: their list, and the examples one can play on them.

# The list
games-lead = Five games, one family. Each page tells the rules at the board, and every example on it can be played.
games-compare = The games side by side
games-compare-about = What differs from game to game, and where the sources disagree, in tables.
games-glossary = Glossary
games-glossary-about = The words of the board, from bao to takasia.
games-rules = The full rules
games-rules-about = Every rule with its number, in English.
games-back = All games
games-contents = On this page

# Examples, as they stand in the page
games-table = { $side ->
    [S] South to move
   *[N] North to move
}. { $south ->
    [0] The reserves are empty.
   *[other] In reserve: South { $south }, North { $north }.
}
games-table-stones = { $side ->
    [S] South to move.
   *[N] North to move.
}
games-table-after = After { $move }
games-not-legal = { $move } is not legal.

# Examples, as the app shows them
games-board-label = Example. Arrow keys move between holes.
games-board-label-try = Try it yourself. Arrow keys move between holes, L and R play, the question mark asks why not.
games-sow = Play { $move }
games-why-not = Why not { $move }?
games-try = Try it yourself
games-try-says = { $side ->
    [S] South to move: choose a hole with a ring. Any other hole says why it may not be played.
   *[N] North to move: choose a hole with a ring. Any other hole says why it may not be played.
}
games-undo = Take back
games-example = Back to the example
