# Задачы: пазіцыі, у якіх правільны роўна адзін ход.

puzzles-title = Задачы
puzzles-intro = У кожнай пазіцыі правільны роўна адзін ход. Знайдзіце яго на дошцы.
puzzles-daily = Задача дня
puzzles-all = Усе задачы
puzzles-solve = Рашаць
puzzles-look-again = Паглядзець зноў
puzzles-name = { $game }, №{"\u00A0"}{ $number }
puzzles-progress = Рашана { $done } з { $of }
puzzles-found = { $count ->
    [0] З такім выбарам задач не засталося. Выберыце шырэй.
    [one] { $count } задача
    [few] { $count } задачы
   *[many] { $count } задач
}
# Ад аднаго да пяці, столькі зерняў зафарбавана.
puzzles-difficulty = Складанасць { $difficulty } з 5
puzzles-level = { $level ->
    [1] 1, лёгка
    [3] 3, сярэдне
    [5] 5, цяжка
   *[other] { $level }
}

# Дні запар, калі задача дня была рашана.
puzzles-streak = { $days ->
    [1] Учарашнюю задачу вы рашылі. Рашыце і гэтую, і будзе два дні запар.
    [one] Задачы дня рашаны: { $days } дзень запар. Рашыце і гэтую, і будзе на дзень больш.
    [few] Задачы дня рашаны: { $days } дні запар. Рашыце і гэтую, і будзе на дзень больш.
   *[many] Задачы дня рашаны: { $days } дзён запар. Рашыце і гэтую, і будзе на дзень больш.
}
puzzles-streak-today = { $days ->
    [1] Сёння рашана. Наступная будзе заўтра.
    [one] Сёння рашана: { $days } дзень запар. Наступная будзе заўтра.
    [few] Сёння рашана: { $days } дні запар. Наступная будзе заўтра.
   *[many] Сёння рашана: { $days } дзён запар. Наступная будзе заўтра.
}
puzzles-streak-none = Адна задача на дзень, аднолькавая для ўсіх.
puzzles-streak-best = { $days ->
    [one] Ваша найдаўжэйшая серыя: { $days } дзень.
    [few] Ваша найдаўжэйшая серыя: { $days } дні.
   *[many] Ваша найдаўжэйшая серыя: { $days } дзён.
}

puzzles-filter = Якія задачы
puzzles-filter-game = Гульня
puzzles-filter-difficulty = Складанасць
puzzles-filter-theme = Тэма
puzzles-filter-unsolved = Толькі яшчэ не рашаныя
puzzles-any = Усе

# Тэмы.
puzzles-tag-win = Перамога
puzzles-tag-house = Уратаваць дом
puzzles-tag-safari = Спыніцца ці safari
puzzles-tag-takasia = Takasia
puzzles-tag-chain = Ланцуг захопаў
puzzles-tag-race = Гонка ў Kimasai

puzzles-done-alone = рашана
puzzles-done-helped = рашана з падказкай

# Што трэба знайсці. $side — Поўдзень або Поўнач.
puzzles-goal = Вы гуляеце за { $side }, ваш ход. Знайдзіце адзіны правільны ход.
puzzles-goal-house = Вы гуляеце за { $side }, ваш ход. Уратуйце { $ruleset ->
    [kete] вашу kuu
   *[other] вашу nyumba
}.
puzzles-goal-win = { $moves ->
    [1] Вы гуляеце за { $side }, ваш ход. Выйграйце адразу.
    [one] Вы гуляеце за { $side }, ваш ход. Выйграйце за { $moves } ход.
    [few] Вы гуляеце за { $side }, ваш ход. Выйграйце за { $moves } хады.
   *[many] Вы гуляеце за { $side }, ваш ход. Выйграйце за { $moves } хадоў.
}

puzzles-right = Правільна
puzzles-on = Далей: зноў правільны толькі адзін ход.
puzzles-solved = Рашана
puzzles-shown = Рашэнне
puzzles-right-over = Гэтым ходам партыя выйграна.
puzzles-right-win = Цяпер перамогу ўжо не спыніць.
puzzles-right-best = Любы іншы ход аддае вялікую частку вашых шанцаў на перамогу.

# $move — ход, які паспрабавалі, $reply — адказ саперніка.
puzzles-wrong = Не тое
puzzles-wrong-loses = Пасля { $move } сапернік адразу выйграе ходам { $reply }.
puzzles-wrong-house = Пасля { $move } сапернік захопіць { $ruleset ->
    [kete] вашу kuu
   *[other] вашу nyumba
} ходам { $reply }.
puzzles-wrong-captures = Пасля { $move } сапернік мае ход { $reply }, захоп: { $count }.
puzzles-wrong-better = { $move } можна, але іншы ход нашмат лепшы.
puzzles-wrong-slow = Так за столькі хадоў не выйграць.

puzzles-hint = Падказка
puzzles-hint-says = Правільны ход пачынаецца з { $hole }.
puzzles-show = Паказаць рашэнне
puzzles-next = Наступная задача
puzzles-again = Яшчэ раз
