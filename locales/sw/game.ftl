# Maneno ya michezo: majina, hatua kuu, nyumba, matokeo na masimulizi ya mchezo.
# Yanatumika kwenye terminali na kwenye kivinjari.

ruleset-kiswahili = Bao la Kiswahili
ruleset-zanzibar = Bao la Kiswahili, kanuni za vilabu
ruleset-kete = Bao la Kete
ruleset-kujifunza = Bao la Kujifunza
ruleset-kimasai = Bao la Kimasai

about-kiswahili = Bao kuu la Zanzibar: namua kete moja moja, linda nyumba yako, na umalize kete za safu ya mbele ya mwenzako.
about-zanzibar = Kanuni za mashindano ya Zanzibar, kama vilabu vinavyocheza: zina masharti makali zaidi kuhusu nyumba na takasia.
about-kete = Bao la Lamu: kuu haisimami kamwe na kete chini ya sita, na shimo ulilolitakasia lazima ulile.
about-kujifunza = Bao la kuanzia: kete mbili katika kila shimo, hakuna nyumba wala ghala, ni kusambaza na kula tu.
about-kimasai = Jiwe moja katika shimo, hatua moja kila zamu: zunguka safu zako mbili na uvizie ng'ambo ya katikati.

side-south = Kusini
side-north = Kaskazini

house-name = { $ruleset ->
    [kete] kuu
   *[other] nyumba
}
stage-name = { $stage ->
    [namua] { $ruleset ->
        [kete] nemo
       *[other] namua
    }
   *[mtaji] mtaji
}
takasia-name = { $ruleset ->
    [kete] hizi zetu
   *[other] takasia
}

stage-meaning = { $stage ->
    [namua] Kila zamu kete moja hutoka ghalani na kuingia ubaoni.
   *[mtaji] Ghala zimeisha; kete huchukuliwa kutoka mashimoni.
}

house-state = { $state ->
    [functional] { house-name } imesimama: ina kete sita au zaidi, pamoja na haki zake
    [dormant] { house-name } imelala: ina kete chini ya sita, ni shimo la kawaida hadi zifike sita tena
    [gone] { house-name } imekwisha: ni shimo la kawaida
   *[none] shimo la kawaida
}

seeds = { $count ->
    [one] kete { $count }
   *[other] kete { $count }
}
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
    [hamna] hamna: safu ya mbele haina kete
    [mkononi] mkononi: safu ya mbele haina kete, na ghalani bado zipo
    [no-move] hakuna mchezo halali uliobaki
    [resignation] kwa kukubali kushindwa
   *[draw] hali ya ubao imejirudia
}

narrate-place = Kete moja kutoka ghalani yaingia { $hole }.
narrate-place-capture = Kete moja kutoka ghalani yaingia { $hole }, yala { $won } kutoka { $victim }.
narrate-sowing = Mzunguko wa { $lap }: { $seeds } kutoka { $from } …
narrate-lap = Mzunguko wa { $lap }: { $seeds } kutoka { $from }, waishia { $end }{ $why ->
    [capture] , wala { $won } kutoka { $victim }.
    [relay] , unaendelea.
    [safari] , nyumbani: safari.
    [house] , nyumbani: unalala.
    [choice] , nyumbani: achagua kulala.
    [reserved] , shimo lililotakasiwa: unalala.
    [win] , na ushindi umepatikana.
   *[other] , shimo tupu: unalala.
}
narrate-captured = Mzunguko wa { $lap }: { $seeds ->
    [one] { $seeds } iliyoliwa
   *[other] { $seeds } zilizoliwa
}, kuanzia { $from }, waishia { $end }{ $why ->
    [capture] , wala { $won } kutoka { $victim }.
    [relay] , unaendelea.
    [safari] , nyumbani: safari.
    [house] , nyumbani: unalala.
    [choice] , nyumbani: achagua kulala.
    [reserved] , shimo lililotakasiwa: unalala.
    [win] , na ushindi umepatikana.
   *[other] , shimo tupu: unalala.
}
narrate-stone = { $won ->
    [0] Jiwe la { $from } laenda { $end }.
    [one] Jiwe la { $from } laenda { $end } na kula jiwe moja.
   *[other] Jiwe la { $from } laenda { $end } na kula mawe { $won }.
}
narrate-reserve = { $hole } limetakasiwa.
narrate-unsown = { $count ->
    [one] Safu ya mbele haina kete; kete moja iliyoliwa inabaki mkononi.
   *[other] Safu ya mbele haina kete; kete { $count } zilizoliwa zinabaki mkononi.
}
narrate-move = { $side ->
    [S] Kusini
   *[N] Kaskazini
} { $captured ->
    [0] acheza { $move }: { $laps ->
        [one] mzunguko mmoja
       *[other] mizunguko { $laps }
    }, aishia { $end }.
    [one] acheza { $move }: ala kete moja, { $laps ->
        [one] mzunguko mmoja
       *[other] mizunguko { $laps }
    }, aishia { $end }.
   *[other] acheza { $move }: ala kete { $captured }, { $laps ->
        [one] mzunguko mmoja
       *[other] mizunguko { $laps }
    }, aishia { $end }.
}
