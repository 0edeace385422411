# Чаму нельга? Адзін сказ на кожнае правіла, якое забараняе ход, і на кожную памылку ў пазіцыі, у ходзе або ў запісе партыі.
# $hole, $other: лункі, напрыклад A5; $ruleset: назва правіл для слоў з game.ftl. Што можна замест гэтага, кажацца асобна.

refuse-over = Партыя скончана, { $result }: { reason }.
refuse-not-yours = { $hole } — лунка саперніка.
refuse-no-such-move = На гэтай дошцы такога ходу няма.
refuse-empty = Лунка { $hole } пустая.
refuse-too-few = У лунцы { $hole } адно зерне; ход пачынаюць з лункі, дзе іх два або больш.
refuse-must-capture = Трэба захопліваць, бо захоп магчымы.
refuse-house-barred = Нельга пачынаць з дзейнай { house-name } { $hole }, пакуль зерні ёсць і ў іншай пярэдняй лунцы.
refuse-singleton-barred = У лунцы { $hole } адно зерне; пачынайце з пярэдняй лункі, дзе іх два або больш.
refuse-back-row-barred = На этапе { namua-name } ход не пачынаюць з задняга раду, а { $hole } якраз там.
refuse-direction-missing = Скажыце, у які бок сеяць з { $hole }: L (налева) ці R (направа).
refuse-wrong-kichwa = Тое, што захоплівае { $hole }, сеюць з kichwa { $other }.
refuse-no-choice = З { $hole } няма выбару: спыніцца ў { house-name } ці зрабіць safari.
refuse-front-row-first = Лунка { $hole } стаіць у заднім радзе; пачынаць трэба з пярэдняй лункі, дзе два зерні або больш.
refuse-outward = { $hole } — адзіная пярэдняя лунка з зернямі; з яе сеюць да цэнтра.
refuse-reserved = Лунка { $hole } зарэзервавана; гэтым ходам з яе пачынаць нельга.
refuse-kuu-first = Takata трэба пачынаць з дзейнай kuu { $hole }.
refuse-duty = Зарэзерваваную лунку { $hole } трэба захапіць.
refuse-never-ending = Гэты ход бясконцы: пасеў паўтараецца праз { $laps ->
    [one] кожны { $laps } круг
    [few] кожныя { $laps } кругі
   *[many] кожныя { $laps } кругоў
}.
refuse-too-long = На гэты ход спатрэбілася б больш за 10 000 кругоў, таму ён лічыцца бясконцым.
refuse-blocked = Камень з { $hole } не можа пайсці: лунка { $other } занята.
refuse-not-takata = Знак * азначае takata, але гэты ход захоплівае.
refuse-reserves-nothing = Знак ** азначае, што лунка зарэзервавана; тут такой няма.
refuse-not-won = Знак # азначае перамогу; тут яе няма.

# Расстаноўка, якой нельга гуляць. problem-side заўсёды стаіць у родным склоне.
problem-total = на дошцы і ў запасах { $seeds ->
    [one] { $seeds } зерне
    [few] { $seeds } зерні
   *[many] { $seeds } зерняў
}, а трэба 64
problem-too-many-seeds = на дошцы і ў запасах { $seeds ->
    [one] { $seeds } зерне
    [few] { $seeds } зерні
   *[many] { $seeds } зерняў
}; больш за 255 нельга
problem-count = у лунцы { $hole } больш за 255 зерняў
problem-reserve-count = у запасе { problem-side } больш за 255 зерняў
problem-front-row = пярэдні рад { problem-side } пусты
problem-house-empty = { house-name } { problem-side } яшчэ не страчана, але пустая
problem-out-of-step = запасы { $south } і { $north } не адпавядаюць таму, чый цяпер ход
problem-no-houses = у гэтых правілах дамоў няма, а ў { problem-side } дом ёсць
problem-no-reserve = у гэтых правілах запасу няма, а ў { problem-side } ён ёсць
problem-reserved-ruleset = лунку { $hole } нельга зарэзерваваць: у гэтых правілах няма { takasia-name }
problem-reserved-back-row = лунку { $hole } нельга зарэзерваваць: захапіць можна толькі пярэднія лункі
problem-reserved-namua = лунку { $hole } нельга зарэзерваваць: той, чый ход, яшчэ на этапе { namua-name }
problem-reserved-empty = лунку { $hole } нельга зарэзерваваць: яна пустая
problem-reserved-capture = лунку { $hole } нельга зарэзерваваць: той, чый ход, можа захапіць
problem-reserved-spared = лунку { $hole } нельга зарэзерваваць: дзейную { house-name }, адзіную пярэднюю лунку з зернямі і адзіную, дзе іх два або больш, не рэзервуюць
problem-reserved-duty = лунку { $hole } нельга зарэзерваваць: толькі ў Kete ёсць лунка, якую трэба захапіць
problem-two-stones = у лунцы { $hole } больш за адзін камень
problem-stones = у { problem-side } { $stones ->
    [one] { $stones } камень
    [few] { $stones } камяні
   *[many] { $stones } камянёў
}; больш за 23 нельга
problem-no-stones = у { problem-side } няма ніводнага каменя
problem-side = { $side ->
    [S] Поўдня
   *[N] Поўначы
}

# Запіс пазіцыі
position-missing = { $field ->
    [board] няма дошкі
    [side] не сказана, чый ход: S або N
    [reserves] няма запасаў: двух лікаў, напрыклад 22,22
    [houses] не сказана, хто мае дом: Aa, A, a або -
   *[reserved] не названа зарэзерваваная лунка; калі яе няма, пішуць -
}
position-excess = запіс пазіцыі скончыўся перад гэтым месцам
position-rows = на дошцы чатыры рады, падзеленыя знакам /, а тут { $count ->
    [one] { $count } рад
    [few] { $count } рады
   *[many] { $count } радоў
}
position-columns = у радзе { $row } лікаў { $found }, а трэба { $due }
position-count = «{ $text }» — не колькасць зерняў
position-side = чый ход, пішуць як S або N, а не «{ $text }»
position-reserves = запасы пішуць двума лікамі, напрыклад 22,22, а не «{ $text }»
position-houses = дамы пішуць як Aa, A, a або -, а не «{ $text }»
position-reserved = на гэтай дошцы няма лункі «{ $text }»; калі нічога не зарэзервавана, пішуць -
position-ruleset = «{ $text }» — не дошка і не назва правіл

# Запіс ходу
move-empty = ход не запісаны
move-hole = ход пачынаецца з лункі: A або B (у Поўначы a або b) і яе нумар
move-sign = пасля лункі ідзе L або R, потым +, * або **, #
move-order = гэты знак паўтораны або стаіць не на сваім месцы (+, потым * або **, потым #)

# Запіс партыі
record-empty = тут няма запісу партыі
record-excess = запіс партыі скончыўся перад гэтым месцам
record-unexpected = «{ $text }» тут нічога не значыць
record-unclosed = { $what ->
    [comment] каментарый, які тут пачынаецца, не мае канца
    [value] значэнне, якое тут пачынаецца, не мае канца
    [tag] тэг, які тут пачынаецца, не мае канца
   *[variation] варыянт, які тут пачынаецца, не мае канца
}
record-tag = тэг пішуць так: [Name "значэнне"]
record-tag-name = назву тэга складаюць з лацінскіх літар, лічбаў і _, а не як «{ $text }»
record-tag-own = тэг { $text } вынікае з самой партыі
record-tag-line = значэнне тэга { $text } разарвана на два радкі
record-too-many-tags = занадта шмат тэгаў
record-tag-twice = тэг { $text } пададзены двойчы
record-two-rulesets = тэг Variant кажа { $variant }, а тэг Position кажа { $position }
record-number = гэта ход { $due }, а не { $found }
record-dots = кропкі, як у 1..., ставяць перад ходам Поўначы, а цяпер ход Поўдня
record-glyph = ацэнка — гэта $ і лік да 255 або адзін са знакаў ! ? !! ?? !? ?!
record-nothing-before = перад гэтым месцам няма ходу
record-empty-variation = у гэтым варыянце няма хадоў
record-too-deep = варыянты тут укладзены занадта глыбока
record-close = тут няма варыянта, які можна закрыць
record-result-in-variation = варыянт не мае выніку
record-result = вынік — гэта 1-0, 0-1, 1/2-1/2 або *, а не «{ $text }»
record-two-results = тут вынік { $found }, але тэг Result кажа { $due }
record-result-of-position = запісаны вынік { $found }, але партыя скончылася з вынікам { $due }: { reason }
record-no-draw = такой нічыёй у правілах няма (K27)
record-termination = партыя скончылася інакш, а не так: { reason }
