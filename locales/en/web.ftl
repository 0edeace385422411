# Words of the web app alone.

tagline = Bao, the four-row mancala of the Swahili coast
saying = Haraka haraka haina baraka
saying-meaning = Hurry, hurry has no blessing

loading = Fetching the board
load-failed = The game could not be loaded. Check the connection and load the page again.

# Start
choose-game = Choose your game
more-games = To learn, and for the club
continue-game = Go on with your game
continue-what = { $game }, { $plies ->
    [0] not begun yet
    [one] one move played
   *[other] { $plies } moves played
}
opponent = Opponent
opponent-person = Someone beside me
opponent-computer = The computer
level = Strength
level-word = { $level ->
    [1] mwanafunzi
    [2] mwanafunzi
    [3] mwanafunzi
    [4] mchezaji
    [5] mchezaji
    [6] mchezaji
    [7] fundi
    [8] fundi
    [9] fundi
   *[10] bingwa
}
level-name = { level-word } { $level }
level-meaning = { $level ->
    [1] a pupil, who looks a move or two ahead and loses sight of long sowings
    [2] a pupil
    [3] a pupil who begins to see answers
    [4] a player who knows the game
    [5] a player who looks ahead
    [6] a strong player
    [7] a master
    [8] a master who seldom errs
    [9] a master nearly as strong as a champion
   *[10] a champion, at full strength
}
your-side = Your side
side-first = { side-south }, begins
side-second = { side-north }, answers
begin = Begin
back = Back
home = All games

# Table
board-label = { $game }. Arrow keys move between holes, L and R play, the question mark asks why not.
you = You
computer-name = { level-word }
your-turn = Your turn
turn-of = { $side ->
    [S] South to move
   *[N] North to move
}
thinking = thinking
engine-failed = The computer could not find its move.
try-again = Try again
reserve-label = In reserve: { seeds }
captured-label = Stones captured: { $count }
hole-label = { $hole }, { $kind ->
    [stone] { stones }
   *[seed] { seeds }
}
hole-can-move = can move
hole-reserved = reserved: the move may not start here, and a lap that ends here stops
hole-reserved-theirs = reserved by you: must be captured if a capture can take it
moves = Moves
no-moves-yet = No move yet. A ring shows the holes you may start from.
no-moves-yet-other = No move yet.
what-happens = What happens
first-move = To the start
previous-move = One move back
next-move = One move on
last-move = To the latest move
looking-back = Looking back at move { $ply } of { $of }.
to-the-game = Back to the game
undo = Take back
new-game = New game
resign = Resign
resign-sure = Give up this game?
resign-yes = Yes, resign
no = No
flip = Turn the board
download = Save the record
skip = Skip
settings = Settings
rematch = Play again
you-won = You have won
you-lost = You have lost
rule-tag = Rule { $rule }
rule-opens = Opens the rule in a new tab
rules-link = The rules
refuse-unknown = Rule { $rule } does not allow this.
possible = Possible: { $moves }
close = Close

# Ways and the house
way-left = Left
way-right = Right
kichwa-left = From the left kichwa
kichwa-right = From the right kichwa
way-says = { $where }: ends at { $end }{ $captured ->
    [0] {""}
   *[other] , captures { $captured }
}{ $asks ->
    [yes] , you choose at your { house-name }
   *[no] {""}
}{ $reserves ->
    [none] {""}
   *[other] , reserves { $reserves }
}{ $wins ->
    [yes] , wins
   *[no] {""}
}.
step-says = Goes to { $end }{ $captured ->
    [0] {""}
    [one] , captures one stone
   *[other] , captures { $captured } stones
}{ $wins ->
    [yes] , wins
   *[no] {""}
}.
safari-question = The hand has come to your { house-name }. Stop, or safari?
safari-stop = Stop
safari-go = Safari
safari-stop-says = The turn ends; the { house-name } stands with { seeds }.
safari-go-says = Goes on to { $end }{ $captured ->
    [0] {""}
   *[other] , captures { $captured } in all
}{ $wins ->
    [yes] , wins
   *[no] {""}
}; the { house-name } is gone for good.
safari-back = Take the move back

# Settings
language = Language
language-name = English
theme = Day or night
theme-auto = As the device
theme-light = Day
theme-dark = Night
speed = Sowing
speed-slow = Slow
speed-normal = Normal
speed-fast = Fast
speed-instant = At once
numbers = Counts
numbers-auto = When useful
numbers-always = Always
numbers-never = Never
coordinates = Names of the holes
sound = Sound of wood
on = On
off = Off
keys-title = Keys
keys-board = Arrows move between holes. L and R play left or right. ? asks why not. Escape cancels.
keys-replay = Outside of the board, the arrows go through the moves.
update-ready = A new version is ready.
update-now = Load it
update-later = Later
