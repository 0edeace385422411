# Maneno ya michezo: majina, awamu, nyumba, matokeo na masimulizi ya mchezo.
# Yanatumika kwenye terminali na kwenye kivinjari.

ruleset-kiswahili = Bao la Kiswahili
ruleset-zanzibar = Bao la Kiswahili, kanuni za vilabu
ruleset-kete = Bao la Kete
ruleset-kujifunza = Bao la Kujifunza
ruleset-kimasai = Bao la Kimasai

about-kiswahili = Bao kuu la Zanzibar: namua kete moja moja, linda nyumba yako, na umalize kete za safu ya mbele ya mwenzako.
about-zanzibar = Kanuni za mashindano ya Zanzibar, kama vilabu vinavyocheza: zina masharti makali zaidi kuhusu nyumba na takasia.
about-kete = Bao la Lamu: kuu haisimami kamwe na kete chini ya sita, na kete ulizosema "hizi zetu" lazima uzile.
about-kujifunza = Bao la kuanzia: kete mbili katika kila shimo, hakuna nyumba wala ghala, ni kusambaza na kula tu.
about-kimasai = Jiwe moja katika shimo, hatua moja kila zamu: zunguka safu zako mbili na ule mawe ya upande wa pili.

side-south = Kusini
side-north = Kaskazini

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
    [namua] Kila zamu kete moja hutoka ghalani na kuingia ubaoni.
   *[mtaji] Ghala ni tupu; kete huchukuliwa mashimoni.
}

house-state = { $state ->
    [functional] { house-name } imesimama: ina kete sita au zaidi, pamoja na haki zake
    [dormant] { house-name } imepungua: ina kete chini ya sita, ni shimo la kawaida hadi zifike sita tena
    [gone] { house-name } imekwisha: ni shimo la kawaida
   *[none] shimo la kawaida
}

seeds = kete { $count }
stones = { $count ->
    [one] jiwe { $count }
   *[other] mawe { $count }
}

result-winner = { $side ->
    [S] Kusini ameshinda
    [N] Kaskazini ameshinda
   *[draw] Sare
}
reason = { $reason ->
    [hamna] { $ruleset ->
        [kimasai] mawe yote yameliwa
       *[other] hamna: safu ya mbele haina kete
    }
    [mkononi] mkononi: safu ya mbele haina kete, na ghalani bado zipo
    [no-move] hakuna hatua halali iliyobaki
    [resignation] aliyeshindwa alikubali
   *[draw] hali ya ubao imejirudia
}

narrate-place = Kete moja kutoka ghalani inaingia { $hole }.
narrate-place-capture = Kete moja kutoka ghalani inaingia { $hole } na kula kete { $won } kutoka { $victim }.
narrate-sowing = Mzunguko wa { $lap }: kete { $seeds } kutoka { $from } …
narrate-lap = Mzunguko wa { $lap }: kete { $seeds } kutoka { $from }, unaishia { $end }{ $why ->
    [capture] , unakula kete { $won } kutoka { $victim }.
    [relay] , unaendelea.
    [safari] , kwenye { house-name }: safari.
    [house] , kwenye { house-name }: unalala.
    [choice] , kwenye { house-name }: amechagua kulala.
    [reserved] , shimo lililotakasiwa: unalala.
    [win] , na huo ni ushindi.
   *[other] , shimo tupu: unalala.
}
narrate-captured = Mzunguko wa { $lap }: { $seeds ->
    [one] kete moja iliyoliwa
   *[other] kete { $seeds } zilizoliwa
}, kuanzia { $from }, unaishia { $end }{ $why ->
    [capture] , unakula kete { $won } kutoka { $victim }.
    [relay] , unaendelea.
    [safari] , kwenye { house-name }: safari.
    [house] , kwenye { house-name }: unalala.
    [choice] , kwenye { house-name }: amechagua kulala.
    [reserved] , shimo lililotakasiwa: unalala.
    [win] , na huo ni ushindi.
   *[other] , shimo tupu: unalala.
}
narrate-stone = { $won ->
    [0] Jiwe la { $from } linaenda { $end }.
    [one] Jiwe la { $from } linaenda { $end } na kula jiwe moja.
   *[other] Jiwe la { $from } linaenda { $end } na kula mawe { $won }.
}
narrate-reserve = { $ruleset ->
    [kete] { $hole } limetakasiwa: { takasia-name }.
   *[other] { $hole } limetakasiwa.
}
narrate-unsown = { $count ->
    [one] Safu ya mbele haina kete; kete moja iliyoliwa inabaki mkononi.
   *[other] Safu ya mbele haina kete; kete { $count } zilizoliwa zinabaki mkononi.
}
narrate-move = { $side ->
    [S] Kusini
   *[N] Kaskazini
} amecheza { $move }: { $captured ->
    [0] {""}
   *[other] amekula { $captured },{" "}
}{ $laps ->
    [0] {""}
    [one] mzunguko mmoja,{" "}
   *[other] mizunguko { $laps },{" "}
}ameishia { $end }.
