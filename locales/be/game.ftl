# Словы гульняў: назвы, этапы, дамы, вынікі і аповед пра ход.
# Агульныя для тэрмінала і браўзера. Як што называецца, вырашае GLOSSARY.md.
# Лікі тут заўсёды цэлыя, таму формы one, few і many ахопліваюць усё.

ruleset-kiswahili = Bao la Kiswahili
ruleset-zanzibar = Bao la Kiswahili, клубныя правілы
ruleset-kete = Bao la Kete
ruleset-kujifunza = Bao la Kujifunza
ruleset-kimasai = Bao la Kimasai

about-kiswahili = Вялікае Bao Занзібара: уводзьце зерні па адным, беражыце свой дом і спустошце пярэдні рад саперніка.
about-zanzibar = Турнірныя правілы Занзібара, як гуляюць у клубах: стражэйшыя да дома і да таго, што можна зарэзерваваць.
about-kete = Bao з архіпелага Ламу: у дзейнай kuu ніколі не менш за шэсць зерняў, а зарэзерваванае трэба захапіць.
about-kujifunza = Bao для навучання: па два зерні ў кожнай лунцы, без дома і без запасу, толькі сеяць і захопліваць.
about-kimasai = Адзін камень у лунцы, адзін крок за ход: абягайце па крузе свае два рады і захоплівайце праз сярэдзіну.

side-south = Поўдзень
side-north = Поўнач

# На Ламу дом і першы этап маюць свае назвы (T1).
house-name = { $ruleset ->
    [kete] kuu
   *[other] nyumba
}
namua-name = { $ruleset ->
    [kete] nemo
   *[other] namua
}
stage-name = { $stage ->
    [namua] { namua-name }
   *[mtaji] mtaji
}
takasia-name = { $ruleset ->
    [kete] hizi zetu
   *[other] takasia
}

stage-meaning = { $stage ->
    [namua] Кожны ход уводзіць на дошку адно зерне з запасу.
   *[mtaji] Запасы пустыя; зерні бяруць з лунак.
}

house-state = { $state ->
    [functional] { house-name } дзейнічае: у ёй шэсць зерняў або больш, і яна мае свае правы
    [dormant] { house-name } спіць: у ёй менш за шэсць зерняў, і яна звычайная лунка, пакуль іх зноў не стане шэсць
    [gone] { house-name } страчана назаўжды: звычайная лунка
   *[none] звычайная лунка
}

seeds = { $count ->
    [one] { $count } зерне
    [few] { $count } зерні
   *[many] { $count } зерняў
}
stones = { $count ->
    [one] { $count } камень
    [few] { $count } камяні
   *[many] { $count } камянёў
}

# Вынікі
result-winner = { $side ->
    [S] Перамог Поўдзень
    [N] Перамагла Поўнач
   *[draw] Нічыя
}
reason = { $reason ->
    [hamna] { $ruleset ->
        [kimasai] усе камяні захоплены
       *[other] hamna: пярэдні рад пусты
    }
    [mkononi] mkononi: пярэдні рад пусты, а ў запасе яшчэ ёсць зерні
    [no-move] дазволеных хадоў не засталося
    [resignation] партыя здадзена
   *[draw] пазіцыя паўтарылася
}

# Аповед: адзін сказ на круг. Камень у Kimasai не робіць кругоў: $laps роўна 0.
narrate-place = Зерне з запасу ў { $hole }.
narrate-place-capture = Зерне з запасу ў { $hole }, захоп: { $won } з { $victim }.
narrate-sowing = Круг { $lap }: { $seeds } з { $from } …
narrate-lap = Круг { $lap }: { $seeds } з { $from }, апошняе ў { $end }{ $why ->
    [capture] , захоп: { $won } з { $victim }.
    [relay] , сеем далей.
    [safari] , { house-name }: safari.
    [house] , { house-name }: канец ходу.
    [choice] , { house-name }: гулец спыняецца.
    [reserved] , зарэзерваваная лунка: канец ходу.
    [win] , і гэта перамога.
   *[other] , пустая лунка: канец ходу.
}
narrate-captured = Круг { $lap }: { $seeds ->
    [one] { $seeds } захопленае
    [few] { $seeds } захопленыя
   *[many] { $seeds } захопленых
}, пачынаючы з { $from }, апошняе ў { $end }{ $why ->
    [capture] , захоп: { $won } з { $victim }.
    [relay] , сеем далей.
    [safari] , { house-name }: safari.
    [house] , { house-name }: канец ходу.
    [choice] , { house-name }: гулец спыняецца.
    [reserved] , зарэзерваваная лунка: канец ходу.
    [win] , і гэта перамога.
   *[other] , пустая лунка: канец ходу.
}
narrate-stone = { $won ->
    [0] Камень з { $from } ідзе ў { $end }.
    [one] Камень з { $from } ідзе ў { $end } і захоплівае { $won } камень.
    [few] Камень з { $from } ідзе ў { $end } і захоплівае { $won } камяні.
   *[many] Камень з { $from } ідзе ў { $end } і захоплівае { $won } камянёў.
}
narrate-reserve = { $ruleset ->
    [kete] Лунка { $hole } зарэзервавана: { takasia-name }.
   *[other] Лунка { $hole } зарэзервавана.
}
narrate-unsown = { $count ->
    [one] Пярэдні рад пусты; у руцэ застаецца { $count } захопленае зерне.
    [few] Пярэдні рад пусты; у руцэ застаюцца { $count } захопленыя зерні.
   *[many] Пярэдні рад пусты; у руцэ застаецца { $count } захопленых зерняў.
}
narrate-move = { $side ->
    [S] Поўдзень
   *[N] Поўнач
} ходзіць { $move }: { $captured ->
    [0] {""}
   *[other] захоплівае { $captured },{" "}
}{ $laps ->
    [0] {""}
    [one] { $laps } круг,{" "}
    [few] { $laps } кругі,{" "}
   *[many] { $laps } кругоў,{" "}
}канец у { $end }.
