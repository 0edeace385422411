# Mafumbo: mbao ambazo hatua moja tu ni sahihi.

puzzles-title = Mafumbo
puzzles-intro = Katika kila ubao hatua moja tu ni sahihi. Itafute ubaoni.
puzzles-daily = Fumbo la leo
puzzles-all = Mafumbo yote
puzzles-solve = Fumbua
puzzles-look-again = Tazama tena
puzzles-name = { $game }, namba { $number }
puzzles-progress = { $of ->
    [one] { $done } kati ya moja limefumbuliwa
   *[other] { $done } kati ya { $of } yamefumbuliwa
}
puzzles-found = { $count ->
    [0] Hakuna fumbo kwa uchaguzi huu. Panua uchaguzi.
    [one] Fumbo moja
   *[other] Mafumbo { $count }
}
# Moja hadi tano, za kete zinazojazwa.
puzzles-difficulty = Ugumu { $difficulty } kati ya 5
puzzles-level = { $level ->
    [1] 1, rahisi
    [3] 3, wastani
    [5] 5, gumu
   *[other] { $level }
}

# Siku mfululizo ambazo fumbo la siku lilifumbuliwa.
puzzles-streak = { $days ->
    [one] Ulifumbua fumbo la jana. Fumbua na hili, zitakuwa siku mbili mfululizo.
   *[other] Siku { $days } mfululizo. Fumbua hili, itaongezeka moja.
}
puzzles-streak-today = { $days ->
    [one] Umefumbua leo. Jingine litakuja kesho.
   *[other] Umefumbua leo: siku { $days } mfululizo. Jingine litakuja kesho.
}
puzzles-streak-none = Fumbo moja kwa siku, lilelile kwa wote.
puzzles-streak-best = { $days ->
    [one] Mfululizo wako mrefu kuliko yote: siku moja.
   *[other] Mfululizo wako mrefu kuliko yote: siku { $days }.
}

puzzles-filter = Mafumbo gani
puzzles-filter-game = Mchezo
puzzles-filter-difficulty = Ugumu
puzzles-filter-theme = Mada
puzzles-filter-unsolved = Yale tu ambayo hayajafumbuliwa
puzzles-any = Yote

# Mada.
puzzles-tag-win = Ushindi
puzzles-tag-house = Okoa nyumba
puzzles-tag-safari = Kulala au safari
puzzles-tag-takasia = Takasia
puzzles-tag-chain = Kula mfululizo
puzzles-tag-race = Mbio za Kimasai

puzzles-done-alone = limefumbuliwa
puzzles-done-helped = limefumbuliwa kwa msaada

# Kinachotafutwa. $side ni Kusini au Kaskazini.
puzzles-goal = Wewe ni { $side }, zamu ni yako. Tafuta hatua moja iliyo sahihi.
puzzles-goal-house = Wewe ni { $side }, zamu ni yako. Okoa { $ruleset ->
    [kete] kuu
   *[other] nyumba
} yako.
puzzles-goal-win = { $moves ->
    [one] Wewe ni { $side }, zamu ni yako. Shinda sasa hivi.
   *[other] Wewe ni { $side }, zamu ni yako. Shinda kwa hatua { $moves }.
}

puzzles-right = Sahihi
puzzles-on = Endelea: hapa pia hatua moja tu ni sahihi.
puzzles-solved = Limefumbuliwa
puzzles-shown = Jibu
puzzles-right-over = Kwa hatua hii umeshinda mchezo.
puzzles-right-win = Sasa ushindi hauzuiliki tena.
puzzles-right-best = Kila hatua nyingine inakupunguzia sana nafasi ya kushinda.

# $move ni hatua iliyojaribiwa, $reply ni kile mwenzako anachoweza kucheza kisha.
puzzles-wrong = Siyo hiyo
puzzles-wrong-loses = Baada ya { $move } mwenzako anashinda papo hapo kwa { $reply }.
puzzles-wrong-house = Baada ya { $move } mwenzako anakula { $ruleset ->
    [kete] kuu
   *[other] nyumba
} yako kwa { $reply }.
puzzles-wrong-captures = Baada ya { $move } mwenzako ana { $reply }, inayokula { $count ->
    [one] moja
   *[other] { $count }
}.
puzzles-wrong-better = { $move } inawezekana, lakini kuna hatua nyingine iliyo bora zaidi.
puzzles-wrong-slow = Hiyo haishindi kwa wakati.

puzzles-hint = Kidokezo
puzzles-hint-says = Hatua sahihi inaanzia { $hole }.
puzzles-show = Onyesha jibu
puzzles-next = Fumbo linalofuata
puzzles-again = Tena
