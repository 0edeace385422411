# Kandokando ya mchezo: mechi, saa, vidokezo, na michezo inayotunzwa kwenye kifaa.

play-games = Michezo
play-one = Mchezo mmoja
play-match = Mechi ya michezo mitatu
play-match-meaning = Wachezaji huanza kwa zamu; anayeshinda michezo miwili ameshinda mechi.
play-clock = Saa
play-clock-none = Bila saa
play-clock-control = dakika { $minutes } + sekunde { $seconds }
play-clock-left = { $side ->
    [S] Saa ya Kusini: { $time }
   *[N] Saa ya Kaskazini: { $time }
}
play-on-time = muda umekwisha
play-score = Mechi: { $mine } kwa { $theirs }
play-next-game = Mchezo unaofuata
play-match-won = Umeshinda mechi
play-match-lost = Umeshindwa katika mechi
play-match-first = Mchezaji wa kwanza ameshinda mechi
play-match-second = Mchezaji wa pili ameshinda mechi
play-hint = Kidokezo
play-hint-thinking = Kidokezo kinatafutwa
play-hint-says = { $way ->
    [left] Kidokezo: { $hole } kushoto
    [right] Kidokezo: { $hole } kulia
    [kichwa-left] Kidokezo: { $hole }, kuanzia kichwa cha kushoto
    [kichwa-right] Kidokezo: { $hole }, kuanzia kichwa cha kulia
   *[none] Kidokezo: { $hole }
}
play-analyse = Chambua mchezo huu

play-shelf = Michezo yako
play-shelf-empty = Michezo uliyocheza hutunzwa hapa, kwenye kifaa hiki.
play-shelf-item = { $moves ->
    [one] hatua moja
   *[other] hatua { $moves }
}
play-against = { $level ->
    [person] watu wawili
   *[other] dhidi ya kiwango { $level }
}
play-unfinished = haujaisha
play-damaged = umeharibika
play-open = Endelea
play-look = Utazame
play-remove = Ondoa
play-removed = Umeondolewa.
play-undo-remove = Urudishe
play-export = Hifadhi yote katika faili moja
play-import = Fungua kumbukumbu
play-imported = { $count ->
    [0] Hakuna mchezo ulioweza kuongezwa.
    [one] Mchezo mmoja umeongezwa.
   *[other] Michezo { $count } imeongezwa.
}
play-import-known = { $count ->
    [one] Mchezo mmoja tayari upo hapa.
   *[other] Michezo { $count } tayari ipo hapa.
}
play-import-skipped = { $count ->
    [one] Mchezo mmoja unaanzia ubao wake wenyewe; utazame kwenye uchambuzi.
   *[other] Michezo { $count } inaanzia mbao zake zenyewe; itazame kwenye uchambuzi.
}
play-import-fault = { $count ->
    [one] Mchezo mmoja hausomeki:
   *[other] Michezo { $count } haisomeki:
}
play-more = Onyesha zaidi
