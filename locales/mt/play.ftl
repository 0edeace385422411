# Madwar logħba: partiti, arloġġi, ħjiel, u l-logħob miżmum fuq l-apparat.

play-games = Logħob
play-one = Logħba waħda
play-match = L-ewwel li jirbaħ tnejn
play-match-meaning = Jibda darba wieħed u darba l-ieħor; min jirbaħ żewġ logħbiet jirbaħ il-partita.
play-clock = Arloġġ
play-clock-none = Xejn
play-clock-control = { $minutes } min + { $seconds } s
play-clock-left = { $side ->
    [S] L-arloġġ tan-Nofsinhar: { $time }
   *[N] L-arloġġ tat-Tramuntana: { $time }
}
play-on-time = bil-ħin
play-score = Partita: { $mine } kontra { $theirs }
play-next-game = Il-logħba li jmiss
play-match-won = Irbaħt il-partita
play-match-lost = Tlift il-partita
play-match-first = L-ewwel plejer rebaħ il-partita
play-match-second = It-tieni plejer rebaħ il-partita
play-hint = Ħjiel
play-hint-thinking = Qed infittxu ħjiel
play-hint-says = { $way ->
    [left] Ħjiel: { $hole } lejn ix-xellug
    [right] Ħjiel: { $hole } lejn il-lemin
    [kichwa-left] Ħjiel: { $hole }, mill-kichwa tax-xellug
    [kichwa-right] Ħjiel: { $hole }, mill-kichwa tal-lemin
   *[none] Ħjiel: { $hole }
}
play-analyse = Analizza din il-logħba

play-shelf = Il-logħob tiegħek
play-shelf-empty = Il-logħob li lgħabt jinżamm hawn, fuq dan l-apparat.
play-shelf-item = { $moves ->
    [one] mossa waħda
    [two] { $moves } mossi
    [few] { $moves } mossi
    [many] { $moves }-il mossa
   *[other] { $moves } mossa
}
play-against = { $level ->
    [person] żewġ plejers
   *[other] kontra l-livell { $level }
}
play-unfinished = mhux lesta
play-damaged = bil-ħsara
play-open = Kompli
play-look = Araha
play-remove = Neħħi
play-removed = Tneħħiet.
play-undo-remove = Ġibha lura
play-export = Salva kollox f'fajl wieħed
play-import = Iftaħ rekords
play-imported = { $count ->
    [0] Ma setgħet tiżdied l-ebda logħba.
    [one] Żdiedet logħba waħda.
    [two] Żdiedu { $count } logħbiet.
    [few] Żdiedu { $count } logħbiet.
    [many] Żdiedu { $count }-il logħba.
   *[other] Żdiedu { $count } logħba.
}
play-import-known = { $count ->
    [one] Logħba waħda diġà qiegħda hawn.
    [two] { $count } logħbiet diġà qegħdin hawn.
    [few] { $count } logħbiet diġà qegħdin hawn.
    [many] { $count }-il logħba diġà qegħdin hawn.
   *[other] { $count } logħba diġà qegħdin hawn.
}
play-import-skipped = { $count ->
    [one] Logħba waħda tibda minn pożizzjoni tagħha; araha fl-analiżi.
    [two] { $count } logħbiet jibdew minn pożizzjonijiet tagħhom; arahom fl-analiżi.
    [few] { $count } logħbiet jibdew minn pożizzjonijiet tagħhom; arahom fl-analiżi.
    [many] { $count }-il logħba jibdew minn pożizzjonijiet tagħhom; arahom fl-analiżi.
   *[other] { $count } logħba jibdew minn pożizzjonijiet tagħhom; arahom fl-analiżi.
}
play-import-fault = { $count ->
    [one] Logħba waħda ma tistax tinqara:
    [two] { $count } logħbiet ma jistgħux jinqraw:
    [few] { $count } logħbiet ma jistgħux jinqraw:
    [many] { $count }-il logħba ma jistgħux jinqraw:
   *[other] { $count } logħba ma jistgħux jinqraw:
}
play-more = Uri aktar
