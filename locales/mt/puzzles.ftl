# Taħbiliet: pożizzjonijiet li fihom mossa waħda biss hija tajba.

puzzles-title = Taħbiliet
puzzles-intro = F'kull pożizzjoni mossa waħda biss hija tajba. Sibha fuq il-bord.
puzzles-daily = It-taħbila tal-jum
puzzles-all = It-taħbiliet kollha
puzzles-solve = Ħollha
puzzles-look-again = Erġa' araha
puzzles-name = { $game }, numru{"\u00A0"}{ $number }
puzzles-progress = { $of ->
    [one] Maħlula { $done } minn waħda
   *[other] Maħlula { $done } minn { $of }
}
puzzles-found = { $count ->
    [0] B'din l-għażla ma fadal l-ebda taħbila. Agħżel waħda usa'.
    [one] Taħbila waħda
    [two] { $count } taħbiliet
    [few] { $count } taħbiliet
    [many] { $count }-il taħbila
   *[other] { $count } taħbila
}
# Minn wieħed sa ħamsa, bi żrieragħ mimlija.
puzzles-difficulty = Diffikultà { $difficulty } minn 5
puzzles-level = { $level ->
    [1] 1, faċli
    [3] 3, tan-nofs
    [5] 5, diffiċli
   *[other] { $level }
}

# Jiem wara xulxin li fihom inħallet it-taħbila tal-jum.
puzzles-streak = { $days ->
    [one] Il-bieraħ sibt is-soluzzjoni tat-taħbila. Ħoll din ukoll u jsiru jumejn wara xulxin.
    [two] Jumejn wara xulxin. Ħoll din u jiżdied ieħor.
    [few] { $days } ijiem wara xulxin. Ħoll din u jiżdied ieħor.
    [many] { $days }-il jum wara xulxin. Ħoll din u jiżdied ieħor.
   *[other] { $days } jum wara xulxin. Ħoll din u jiżdied ieħor.
}
puzzles-streak-today = { $days ->
    [one] Tal-lum maħlula. Li jmiss tiġi għada.
    [two] Tal-lum maħlula: jumejn wara xulxin. Li jmiss tiġi għada.
    [few] Tal-lum maħlula: { $days } ijiem wara xulxin. Li jmiss tiġi għada.
    [many] Tal-lum maħlula: { $days }-il jum wara xulxin. Li jmiss tiġi għada.
   *[other] Tal-lum maħlula: { $days } jum wara xulxin. Li jmiss tiġi għada.
}
puzzles-streak-none = Taħbila kuljum, l-istess waħda għal kulħadd.
puzzles-streak-best = { $days ->
    [one] L-itwal sensiela tiegħek: jum wieħed.
    [two] L-itwal sensiela tiegħek: jumejn.
    [few] L-itwal sensiela tiegħek: { $days } ijiem.
    [many] L-itwal sensiela tiegħek: { $days }-il jum.
   *[other] L-itwal sensiela tiegħek: { $days } jum.
}

puzzles-filter = Liema taħbiliet
puzzles-filter-game = Logħba
puzzles-filter-difficulty = Diffikultà
puzzles-filter-theme = Tema
puzzles-filter-unsolved = Dawk biss li għadhom mhux maħlula
puzzles-any = Kollha

# Temi.
puzzles-tag-win = Irbaħ
puzzles-tag-house = Salva d-dar
puzzles-tag-safari = Tieqaf jew safari
puzzles-tag-takasia = Takasia
puzzles-tag-chain = Katina ta' qabdiet
puzzles-tag-race = It-tiġrija tal-Kimasai

puzzles-done-alone = maħlula
puzzles-done-helped = maħlula bl-għajnuna

# X'hemm x'issib. $side huwa Nofsinhar jew Tramuntana.
puzzles-goal = In-naħa tiegħek: { $side }. Imissek: sib l-unika mossa tajba.
puzzles-goal-house = In-naħa tiegħek: { $side }. Imissek: salva { $ruleset ->
    [kete] l-kuu
   *[other] n-nyumba
} tiegħek.
puzzles-goal-win = { $moves ->
    [one] In-naħa tiegħek: { $side }. Imissek: irbaħ mill-ewwel.
    [two] In-naħa tiegħek: { $side }. Imissek: irbaħ f'{ $moves } mossi.
    [few] In-naħa tiegħek: { $side }. Imissek: irbaħ f'{ $moves } mossi.
    [many] In-naħa tiegħek: { $side }. Imissek: irbaħ f'{ $moves }-il mossa.
   *[other] In-naħa tiegħek: { $side }. Imissek: irbaħ f'{ $moves } mossa.
}

puzzles-right = Tajjeb
puzzles-on = Kompli: hawn ukoll mossa waħda biss hija tajba.
puzzles-solved = Maħlula
puzzles-shown = Is-soluzzjoni
puzzles-right-over = B'din il-logħba hija mirbuħa.
puzzles-right-win = Issa r-rebħa ma jistax iwaqqafha ħadd.
puzzles-right-best = B'kull mossa oħra titlef ħafna miċ-ċans tiegħek li tirbaħ.

# $move hija l-mossa li ġiet ippruvata, $reply dik li l-avversarju jista' jilgħab warajha.
puzzles-wrong = Mhijiex dik
puzzles-wrong-loses = Wara { $move } l-avversarju jirbaħ mill-ewwel bil-mossa { $reply }.
puzzles-wrong-house = Wara { $move } l-avversarju jaqbad { $ruleset ->
    [kete] il-kuu
   *[other] in-nyumba
} tiegħek bil-mossa { $reply }.
puzzles-wrong-captures = Wara { $move } l-avversarju għandu { $reply }, li taqbad { $count ->
    [one] waħda
   *[other] { $count }
}.
puzzles-wrong-better = { $move } hija possibbli, iżda mossa oħra hija ħafna aħjar.
puzzles-wrong-slow = Ma tirbaħx fil-ħin.

puzzles-hint = Ħjiel
puzzles-hint-says = Il-mossa t-tajba tibda minn { $hole }.
puzzles-show = Uri s-soluzzjoni
puzzles-next = It-taħbila li jmiss
puzzles-again = Mill-ġdid
