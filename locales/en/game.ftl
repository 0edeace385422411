# Words of the games: names, stages, houses, results and the narration of a move.
# Shared by the terminal and the browser.

ruleset-kiswahili = Bao la Kiswahili
ruleset-zanzibar = Bao la Kiswahili, club rules
ruleset-kete = Bao la Kete
ruleset-kujifunza = Bao la Kujifunza
ruleset-kimasai = Bao la Kimasai

about-kiswahili = The great Bao of Zanzibar: bring in your seeds one by one, guard your house, and empty the other front row.
about-zanzibar = Zanzibar tournament rules as the clubs play them: stricter about the house and about what may be reserved.
about-kete = Lamu's own Bao: the kuu never stands with fewer than six, and what you have reserved you must take.
about-kujifunza = Bao to learn on: two seeds in every hole, no house and no reserve, only sowing and capturing.
about-kimasai = One stone in a hole, one step a turn: run round your own two rows and strike across the middle.

side-south = South
side-north = North

# The house and the first stage have their own names on Lamu (T1).
house-name = { $ruleset ->
    [kete] kuu
   *[other] nyumba
}
namua-name = { $ruleset ->
    [kete] nemo
   *[other] namua
}
stage-name = { $stage ->
    [namua] { namua-name }
   *[mtaji] mtaji
}
takasia-name = { $ruleset ->
    [kete] hizi zetu
   *[other] takasia
}

stage-meaning = { $stage ->
    [namua] Each turn brings one seed from the reserve onto the board.
   *[mtaji] The reserves are empty; seeds are lifted from the holes.
}

house-state = { $state ->
    [functional] { house-name } standing: six seeds or more, with its privileges
    [dormant] { house-name } asleep: fewer than six, an ordinary hole until it has six again
    [gone] { house-name } gone for good: an ordinary hole
   *[none] ordinary hole
}

seeds = { $count ->
    [one] { $count } seed
   *[other] { $count } seeds
}
stones = { $count ->
    [one] { $count } stone
   *[other] { $count } stones
}

# Results
result-winner = { $side ->
    [S] South wins
    [N] North wins
   *[draw] A draw
}
reason = { $reason ->
    [hamna] { $ruleset ->
        [kimasai] all stones are captured
       *[other] hamna: the front row is empty
    }
    [mkononi] mkononi: the front row is empty while seeds are still in the reserve
    [no-move] no legal move is left
    [resignation] by resignation
   *[draw] a position has come up a second time
}

# Narration: one sentence a lap. A stone of Kimasai makes no laps: $laps is 0.
narrate-place = A seed from the reserve into { $hole }.
narrate-place-capture = A seed from the reserve into { $hole }, captures { $won } from { $victim }.
narrate-sowing = Lap { $lap }: { $seeds } from { $from } …
narrate-lap = Lap { $lap }: { $seeds } from { $from }, ends at { $end }{ $why ->
    [capture] , captures { $won } from { $victim }.
    [relay] , goes on.
    [safari] , the { house-name }: safari.
    [house] , the { house-name }: stops.
    [choice] , the { house-name }: chooses to stop.
    [reserved] , a reserved hole: stops.
    [win] , and the game is won.
   *[other] , an empty hole: stops.
}
narrate-captured = Lap { $lap }: { $seeds } captured, sown from { $from }, ends at { $end }{ $why ->
    [capture] , captures { $won } from { $victim }.
    [relay] , goes on.
    [safari] , the { house-name }: safari.
    [house] , the { house-name }: stops.
    [choice] , the { house-name }: chooses to stop.
    [reserved] , a reserved hole: stops.
    [win] , and the game is won.
   *[other] , an empty hole: stops.
}
narrate-stone = { $won ->
    [0] The stone of { $from } moves to { $end }.
    [one] The stone of { $from } moves to { $end } and captures one stone.
   *[other] The stone of { $from } moves to { $end } and captures { $won } stones.
}
narrate-reserve = { $ruleset ->
    [kete] { $hole } is reserved: { takasia-name }.
   *[other] { $hole } is reserved.
}
narrate-unsown = { $count ->
    [one] The front row is empty; one captured seed stays in the hand.
   *[other] The front row is empty; { $count } captured seeds stay in the hand.
}
narrate-move = { $side ->
    [S] South
   *[N] North
} plays { $move }: { $captured ->
    [0] {""}
    [one] captures one,{" "}
   *[other] captures { $captured },{" "}
}{ $laps ->
    [0] {""}
    [one] one lap,{" "}
   *[other] { $laps } laps,{" "}
}ends at { $end }.
