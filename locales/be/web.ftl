# Словы толькі для вэб-праграмы.

tagline = Bao, чатырохрадная манкала суахілійскага ўзбярэжжа
saying = Haraka haraka haina baraka
saying-meaning = Спех ды спех дабра не прыносіць

loading = Дошка загружаецца
load-failed = Не ўдалося загрузіць гульню. Праверце злучэнне і загрузіце старонку зноў.

# Пачатак
choose-game = Выберыце гульню
more-games = Для навучання і для клуба
continue-game = Працягнуць партыю
continue-what = { $game }, { $plies ->
    [0] партыя яшчэ не пачата
    [one] зроблены { $plies } ход
    [few] зроблены { $plies } хады
   *[many] зроблена { $plies } хадоў
}
opponent = Сапернік
opponent-person = Чалавек побач са мной
opponent-computer = Камп'ютар
level = Узровень
level-word = { $level ->
    [1] mwanafunzi
    [2] mwanafunzi
    [3] mwanafunzi
    [4] mchezaji
    [5] mchezaji
    [6] mchezaji
    [7] fundi
    [8] fundi
    [9] fundi
   *[10] bingwa
}
level-name = { level-word } { $level }
level-meaning = { $level ->
    [1] вучань, які бачыць на ход-два наперад і губляе з вачэй доўгія пасевы
    [2] вучань
    [3] вучань, які пачынае бачыць адказы
    [4] гулец, які ведае гульню
    [5] гулец, які глядзіць наперад
    [6] моцны гулец
    [7] майстар
    [8] майстар, які рэдка памыляецца
    [9] майстар, амаль роўны чэмпіёну
   *[10] чэмпіён, на поўную сілу
}
your-side = Ваш бок
side-first = { side-south }, пачынае
side-second = { side-north }, адказвае
begin = Пачаць
back = Назад
home = Усе гульні

# Стол
board-label = { $game }. Стрэлкі вядуць ад лункі да лункі, L і R робяць ход, пытальнік тлумачыць, чаму нельга.
you = Вы
computer-name = { level-word }
your-turn = Ваш ход
turn-of = { $side ->
    [S] Ход Поўдня
   *[N] Ход Поўначы
}
thinking = думае
engine-failed = Камп'ютар не змог знайсці свой ход.
try-again = Яшчэ раз
reserve-label = У запасе: { seeds }
captured-label = Захоплена камянёў: { $count }
hole-label = { $hole }, { $kind ->
    [stone] { stones }
   *[seed] { seeds }
}
hole-can-move = можна хадзіць
hole-reserved = зарэзервавана: адсюль хадзіць нельга, а круг, які тут скончыцца, спыняе ход
hole-reserved-theirs = зарэзервавана вамі: трэба захапіць, калі ёсць захоп, які яе бярэ
moves = Хады
no-moves-yet = Хадоў яшчэ няма. Кольца паказвае лункі, з якіх можна пачаць.
no-moves-yet-other = Хадоў яшчэ няма.
what-happens = Што адбываецца
first-move = Да пачатку
previous-move = На ход назад
next-move = На ход наперад
last-move = Да апошняга ходу
looking-back = Прагляд: ход { $ply } з { $of }.
to-the-game = Назад да партыі
undo = Вярнуць ход
new-game = Новая партыя
resign = Здацца
resign-sure = Здаць гэтую партыю?
resign-yes = Так, здаюся
no = Не
flip = Павярнуць дошку
download = Захаваць запіс
skip = Прапусціць
settings = Налады
rematch = Згуляць яшчэ
you-won = Вы выйгралі
you-lost = Вы прайгралі
rule-tag = Правіла { $rule }
rule-opens = Адкрывае правіла (па-англійску) у новай укладцы
rules-link = Правілы (па-англійску)
refuse-unknown = Правіла { $rule } гэтага не дазваляе.
possible = Можна: { $moves }
close = Закрыць

# Бакі і дом
way-left = Налева
way-right = Направа
kichwa-left = З левай kichwa
kichwa-right = З правай kichwa
way-says = { $where }: апошняе ў { $end }{ $captured ->
    [0] {""}
   *[other] , захоп: { $captured }
}{ $asks ->
    [yes] , у вашай { house-name } выбіраеце вы
   *[no] {""}
}{ $reserves ->
    [none] {""}
   *[other] , рэзервуецца { $reserves }
}{ $wins ->
    [yes] , перамога
   *[no] {""}
}.
step-says = Ідзе ў { $end }{ $captured ->
    [0] {""}
    [one] , захоплівае { $captured } камень
    [few] , захоплівае { $captured } камяні
   *[many] , захоплівае { $captured } камянёў
}{ $wins ->
    [yes] , перамога
   *[no] {""}
}.
safari-question = Рука дайшла да вашай { house-name }. Спыніцца ці safari?
safari-stop = Спыніцца
safari-go = Safari
safari-stop-says = Ход скончыцца; { house-name } застанецца, у ёй { seeds }.
safari-go-says = Далей да { $end }{ $captured ->
    [0] {""}
   *[other] , усяго захоплена { $captured }
}{ $wins ->
    [yes] , перамога
   *[no] {""}
}; { house-name } будзе страчана назаўжды.
safari-back = Вярнуць ход

# Налады
language = Мова
language-name = Беларуская
theme = Дзень або ноч
theme-auto = Як на прыладзе
theme-light = Дзень
theme-dark = Ноч
speed = Хуткасць пасеву
speed-slow = Павольна
speed-normal = Звычайна
speed-fast = Хутка
speed-instant = Адразу
numbers = Колькасць зерняў
numbers-auto = Калі трэба
numbers-always = Заўсёды
numbers-never = Ніколі
coordinates = Назвы лунак
sound = Гук дрэва
on = Так
off = Не
keys-title = Клавішы
keys-board = Стрэлкі вядуць ад лункі да лункі. L і R ходзяць налева або направа. ? тлумачыць, чаму нельга. Escape скасоўвае.
keys-replay = Па-за дошкай стрэлкі гартаюць хады.
update-ready = Гатова новая версія.
update-now = Загрузіць
update-later = Пазней
