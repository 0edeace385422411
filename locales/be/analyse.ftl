# Аналіз: расставіць пазіцыю, паспрабаваць хады, даць паглядзець праграме, ацаніць цэлую партыю.

analyse-title = Аналіз
analyse-percent = { $chance } %
analyse-chance = Шанцы на перамогу: Поўдзень { $south } %, Поўнач { $north } %
analyse-chance-unknown = Шанцы на перамогу пакуль невядомыя. Уключыце праграму або ацаніце партыю.

# Праграма
analyse-engine = Праграма
analyse-engine-start = Пачаць
analyse-engine-stop = Спыніць
analyse-engine-hint = Праграма паказвае тут найлепшыя хады і глядзіць усё глыбей, пакуль вы яе не спыніце.
analyse-engine-failed = Праграма не справілася. Паспрабуйце яшчэ раз.
analyse-starting = думае
analyse-depth = глыбіня { $depth } …
analyse-depth-done = глыбіня { $depth }
analyse-over = Тут партыя скончана.
analyse-lines = Варыянты
analyse-best-says = Найлепшы ход: { $move }, { $chance } %
analyse-wins-in = { $moves ->
    [one] перамога за { $moves } ход
    [few] перамога за { $moves } хады
   *[many] перамога за { $moves } хадоў
}
analyse-loses-in = { $moves ->
    [one] пройгрыш за { $moves } ход
    [few] пройгрыш за { $moves } хады
   *[many] пройгрыш за { $moves } хадоў
}

# Хады, каментарыі, варыянты
analyse-no-moves = Хадоў яшчэ няма. Хадзіце на дошцы; іншы ход з таго самага месца стане варыянтам.
analyse-comment = Каментарый да { $move }
analyse-comment-start = Каментарый да ўсёй партыі
analyse-glyphs = Ацаніць { $move }
analyse-glyph-1 = добры ход
analyse-glyph-2 = памылка
analyse-glyph-3 = выдатны ход
analyse-glyph-4 = грубая памылка
analyse-glyph-5 = цікавы ход
analyse-glyph-6 = сумнеўны ход
analyse-promote = Зрабіць галоўным варыянтам
analyse-delete = Выдаліць адсюль
analyse-delete-sure = Так, выдаліць яго і ўсё, што далей
analyse-games = Партый у гэтым запісе: { $count }

# Справаздача пра цэлую партыю
analyse-report = Уся партыя
analyse-report-start = Ацаніць партыю
analyse-report-stop = Спыніць
analyse-report-hint = Праграма глядзіць кожны ход галоўнага варыянта і паказвае, дзе партыя была выйграна і дзе прайграна.
analyse-report-empty = Ацэньваць пакуль няма чаго: зрабіце некалькі хадоў або адкрыйце запіс.
analyse-report-progress = Ацэнена хадоў: { $done } з { $plies }
analyse-report-keep = Запісаць ацэнкі да хадоў
analyse-care = Наколькі ўважліва
analyse-care-quick = Хутка
analyse-care-careful = Уважліва
analyse-care-deep = Глыбока
analyse-graph = Шанцы Поўдня на перамогу, ход за ходам
analyse-graph-at = { $number } { $move }: Поўдзень { $chance } %
analyse-graph-start = Пачатак партыі
analyse-judged = { $move }: { $verdict ->
    [only] адзіны добры ход.
    [best] найлепшы ход.
    [good] добры ход.
    [inaccuracy] недакладна, страчана пунктаў: { $loss }. Лепш: { $better }
    [mistake] памылка, страчана пунктаў: { $loss }. Лепш: { $better }
    [blunder] грубая памылка, страчана пунктаў: { $loss }. Лепш: { $better }
   *[forced] адзіны дазволены ход.
}
analyse-average = Страчана пунктаў за ход
analyse-points = { $loss }
analyse-count-only = Адзіныя хады
analyse-count-inaccuracies = Недакладнасці
analyse-count-mistakes = Памылкі
analyse-count-blunders = Грубыя памылкі

# Расстаноўка пазіцыі
analyse-setup = Расставіць
analyse-setup-board = Расстаноўка: { $game }. Стрэлкі вядуць ад лункі да лункі; лічбы, плюс і мінус мяняюць колькасць.
analyse-setup-how = Выберыце лунку і скажыце, колькі ў ёй зерняў. На клавіятуры набярыце лік.
analyse-setup-how-stones = Выберыце лунку, каб пакласці туды камень або забраць яго.
analyse-ruleset = Гульня
analyse-setup-turn = Чый ход
analyse-setup-reserve = { $side ->
    [S] Запас Поўдня
   *[N] Запас Поўначы
}
analyse-setup-houses = { $ruleset ->
    [kete] Kuu яшчэ мае
   *[other] Nyumba яшчэ мае
}
analyse-setup-reserved = Зарэзерваваная лунка
analyse-setup-none = няма
analyse-setup-count = Зерняў у { $hole }
analyse-setup-total = { $kind ->
    [stone] На дошцы { stones }
   *[seed] На дошцы і ў запасах { seeds }
}
analyse-setup-empty = Спустошыць
analyse-setup-start = Пачатковая пазіцыя
analyse-setup-clear = Пустая дошка
analyse-setup-text = Пазіцыя тэкстам
analyse-setup-refused = Гэтай пазіцыяй гуляць нельга:
analyse-setup-forgiven = Ніводная партыя сюды не прыводзіць, але аналізаваць можна:
analyse-setup-unreached = Ніводная партыя сюды не прыводзіць:
analyse-setup-fine = Гэтай пазіцыяй можна гуляць.
analyse-setup-done = Аналізаваць

# Адкрыць і падзяліцца
analyse-open = Адкрыць
analyse-open-text = Устаўце пазіцыю або запіс партыі
analyse-open-file = Або выберыце файл з запісамі
analyse-open-ruleset = Гульня, калі тэкст яе не называе
analyse-open-go = Адкрыць
analyse-link-wrong = Спасылку немагчыма прачытаць.
analyse-fault-place = Радок { $line }, «{ $text }»
analyse-fault-line = Радок { $line }
analyse-by-rule = (правіла { $rule })
analyse-share = Узяць з сабой
analyse-copy-link = Скапіяваць спасылку
analyse-copied-link = Спасылка скапіявана. У ёй увесь аналіз.
analyse-copy-position = Скапіяваць пазіцыю
analyse-copied-position = Пазіцыя скапіявана.
analyse-copy-record = Скапіяваць запіс
analyse-copied-record = Запіс скапіяваны, з варыянтамі і каментарыямі.
analyse-copy-failed = Капіяваць тут не дазволена. Захавайце запіс.

# Малюнкі: пазіцыя ў двух фарматах і апошні ход як фільм
analyse-picture-svg = Малюнак, SVG
analyse-picture-png = Малюнак, PNG
analyse-picture-gif = Ход, GIF
analyse-drawing = Малюем
analyse-drawing-failed = Не ўдалося зрабіць малюнак. Паспрабуйце яшчэ раз.
