# Словы каля дошкі: пасеў крок за крокам, малюнкі і дошка на чужых старонках.

# Ход крок за крокам
board-back = На зерне назад
board-on = На зерне наперад
board-pause = Прыпыніць пасеў
board-resume = Сеяць далей
board-again = Паўтарыць гэты пасеў
board-at = Крок { $at } з { $of }.
board-before = Перад ходам.
board-step = { $kind ->
    [place] Зерне з запасу ў { $hole }, цяпер там { $count }.
    [lift] Узята з { $hole }: { $seeds }.
    [drop] Зерне ў { $hole }, цяпер там { $count }; { $hand ->
        [0] рука пустая
       *[other] у руцэ { $hand }
    }.
    [capture] Захоп: { $seeds } з { $hole }.
    [reserve] Лунка { $hole } зарэзервавана.
   *[win] Партыя выйграна.
}
board-keys = Прабел спыняе пасеў і пускае яго далей; коска і кропка вядуць па адным зерні назад і наперад.

# Дошка на чужых старонках
board-loading = Дошка загружаецца
board-cannot = Гэту дошку немагчыма паказаць.
board-bad-ruleset = Правіл з назвай «{ $name }» няма.
board-bad-value = «{ $value }» не можа быць значэннем { $name }. Магчымыя: { $possible }.
board-bad-position = З пазіцыяй нешта не так: { $why }
board-bad-move = Ход { $move } немагчымы: { $why }
board-bad-record = Запіс немагчыма прачытаць, радок { $line }: { $why }
board-start = Пачатак партыі.
board-shown = Пазіцыя, якую паказваем.

# Малюнкі
board-picture = Захаваць малюнак
board-film = Фільм пра ход
board-drawing = Малюем: { $share } %
board-picture-failed = Не ўдалося зрабіць малюнак.
