# કોયડા: એવી સ્થિતિ જેમાં બરાબર એક જ ચાલ સાચી છે.

puzzles-title = કોયડા
puzzles-intro = દરેક સ્થિતિમાં બરાબર એક જ ચાલ સાચી છે. તેને બોર્ડ પર શોધો.
puzzles-daily = આજનો કોયડો
puzzles-all = બધા કોયડા
puzzles-solve = ઉકેલો
puzzles-look-again = ફરી જુઓ
puzzles-name = { $game }, કોયડો{"\u00A0"}{ $number }
puzzles-progress = { $of ->
    [1] એકમાંથી { $done } ઉકેલાયા
   *[other] { $of }માંથી { $done } ઉકેલાયા
}
puzzles-found = { $count ->
    [0] આ પસંદગીમાં કોઈ કોયડો નથી. પસંદગી થોડી વ્યાપક કરો.
    [1] એક કોયડો
   *[other] { $count } કોયડા
}
# એકથી પાંચ, ભરેલાં બીજ રૂપે.
puzzles-difficulty = અઘરાપણું: 5માંથી { $difficulty }
puzzles-level = { $level ->
    [1] 1, સહેલો
    [3] 3, મધ્યમ
    [5] 5, અઘરો
   *[other] { $level }
}

# લાગલગાટ કેટલા દિવસ રોજનો કોયડો ઉકેલાયો.
puzzles-streak = { $days ->
    [1] ગઈ કાલનો કોયડો તમે ઉકેલ્યો. આ પણ ઉકેલો તો લાગલગાટ બે દિવસ થાય.
   *[other] લાગલગાટ { $days } દિવસ. આ ઉકેલો તો એક વધે.
}
puzzles-streak-today = { $days ->
    [1] આજનો ઉકેલાઈ ગયો. હવે પછીનો કાલે આવશે.
   *[other] આજનો ઉકેલાઈ ગયો: લાગલગાટ { $days } દિવસ. હવે પછીનો કાલે આવશે.
}
puzzles-streak-none = રોજ એક કોયડો, બધા માટે એક જ.
puzzles-streak-best = { $days ->
    [1] તમારો સૌથી લાંબો સિલસિલો: એક દિવસ.
   *[other] તમારો સૌથી લાંબો સિલસિલો: { $days } દિવસ.
}

puzzles-filter = કયા કોયડા
puzzles-filter-game = રમત
puzzles-filter-difficulty = અઘરાપણું
puzzles-filter-theme = વિષય
puzzles-filter-unsolved = માત્ર ન ઉકેલાયેલા
puzzles-any = બધા

# વિષય.
puzzles-tag-win = જીત
puzzles-tag-house = ઘર સાચવો
puzzles-tag-safari = અટકવું કે સફારી
puzzles-tag-takasia = તાકાસિયા
puzzles-tag-chain = કબજાની સાંકળ
puzzles-tag-race = કિમાસાઈની દોડ

puzzles-done-alone = ઉકેલાયો
puzzles-done-helped = મદદથી ઉકેલાયો

# શું શોધવાનું છે. $side: દક્ષિણ કે ઉત્તર.
puzzles-goal = તમે { $side } છો, વારો તમારો છે. એકમાત્ર સાચી ચાલ શોધો.
puzzles-goal-house = તમે { $side } છો, વારો તમારો છે. તમારું { $ruleset ->
    [kete] કૂ
   *[other] ન્યુમ્બા
} સાચવો.
puzzles-goal-win = { $moves ->
    [1] તમે { $side } છો, વારો તમારો છે. આ જ ચાલમાં જીતો.
   *[other] તમે { $side } છો, વારો તમારો છે. { $moves } ચાલમાં જીતો.
}

puzzles-right = સાચું
puzzles-on = આગળ ચાલો: ફરી એક જ ચાલ સાચી છે.
puzzles-solved = ઉકેલાયો
puzzles-shown = ઉકેલ
puzzles-right-over = આ ચાલથી રમત જિતાઈ ગઈ.
puzzles-right-win = હવે જીત અટકાવી શકાય એમ નથી.
puzzles-right-best = બીજી કોઈ પણ ચાલમાં જીતની શક્યતા ઘણી ઘટી જાય.

# $move: અજમાવેલી ચાલ, $reply: પછી સામેનો ખેલાડી જે રમી શકે તે.
puzzles-wrong = એ નહીં
puzzles-wrong-loses = { $move } પછી સામેનો ખેલાડી { $reply } રમીને તરત જીતે છે.
puzzles-wrong-house = { $move } પછી સામેનો ખેલાડી { $reply } રમીને તમારું { $ruleset ->
    [kete] કૂ
   *[other] ન્યુમ્બા
} લઈ લે છે.
puzzles-wrong-captures = { $move } પછી સામેના ખેલાડી પાસે { $reply } છે, જેનાથી { $count ->
    [1] એક
   *[other] { $count }
} કબજે થાય.
puzzles-wrong-better = { $move } શક્ય છે, પણ બીજી એક ચાલ ઘણી સારી છે.
puzzles-wrong-slow = એનાથી જીત મોડી પડે છે.

puzzles-hint = ઇશારો
puzzles-hint-says = સાચી ચાલ { $hole }થી શરૂ થાય છે.
puzzles-show = ઉકેલ બતાવો
puzzles-next = આગળનો કોયડો
puzzles-again = ફરીથી
