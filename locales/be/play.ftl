# Вакол партыі: матчы, гадзіннік, падказкі і партыі, захаваныя на прыладзе.

play-games = Партыі
play-one = Адна партыя
play-match = Матч да дзвюх перамог
play-match-meaning = Пачынаюць па чарзе; хто выйграў дзве партыі, той выйграў матч.
play-clock = Гадзіннік
play-clock-none = Няма
play-clock-control = { $minutes } хв + { $seconds } с
play-clock-left = { $side ->
    [S] Гадзіннік Поўдня: { $time }
   *[N] Гадзіннік Поўначы: { $time }
}
play-on-time = па часе
play-score = Лік у матчы: { $mine } : { $theirs }
play-next-game = Наступная партыя
play-match-won = Вы выйгралі матч
play-match-lost = Вы прайгралі матч
play-match-first = Матч выйграў першы гулец
play-match-second = Матч выйграў другі гулец
play-hint = Падказка
play-hint-thinking = Шукаем падказку
play-hint-says = { $way ->
    [left] Падказка: { $hole } налева
    [right] Падказка: { $hole } направа
    [kichwa-left] Падказка: { $hole }, з левай kichwa
    [kichwa-right] Падказка: { $hole }, з правай kichwa
   *[none] Падказка: { $hole }
}
play-analyse = Аналіз партыі

play-shelf = Вашы партыі
play-shelf-empty = Тут, на гэтай прыладзе, захоўваюцца партыі, якія вы згулялі.
play-shelf-item = { $moves ->
    [one] { $moves } ход
    [few] { $moves } хады
   *[many] { $moves } хадоў
}
play-against = { $level ->
    [person] два гульцы
   *[other] супраць узроўню { $level }
}
play-unfinished = не скончана
play-damaged = пашкоджана
play-open = Працягнуць
play-look = Паглядзець
play-remove = Выдаліць
play-removed = Выдалена.
play-undo-remove = Вярнуць
play-export = Захаваць усе ў адзін файл
play-import = Адкрыць запісы
play-imported = { $count ->
    [0] Не ўдалося дадаць ніводнай партыі.
    [one] Дададзена { $count } партыя.
    [few] Дададзены { $count } партыі.
   *[many] Дададзена { $count } партый.
}
play-import-known = { $count ->
    [one] { $count } партыя ўжо тут.
    [few] { $count } партыі ўжо тут.
   *[many] { $count } партый ужо тут.
}
play-import-skipped = { $count ->
    [one] { $count } партыя пачынаецца не са звычайнай пазіцыі; глядзіце яе ў аналізе.
    [few] { $count } партыі пачынаюцца не са звычайнай пазіцыі; глядзіце іх у аналізе.
   *[many] { $count } партый пачынаюцца не са звычайнай пазіцыі; глядзіце іх у аналізе.
}
play-import-fault = { $count ->
    [one] { $count } партыю немагчыма прачытаць:
    [few] { $count } партыі немагчыма прачытаць:
   *[many] { $count } партый немагчыма прачытаць:
}
play-more = Паказаць больш
