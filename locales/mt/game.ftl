# Kliem il-logħob: ismijiet, stadji, djar, riżultati u r-rakkont ta' mossa.
# Jintuża kemm fit-terminal u kemm fil-browser.

ruleset-kiswahili = Bao la Kiswahili
ruleset-zanzibar = Bao la Kiswahili, regoli tal-klabbs
ruleset-kete = Bao la Kete
ruleset-kujifunza = Bao la Kujifunza
ruleset-kimasai = Bao la Kimasai

about-kiswahili = Il-Bao l-kbir ta' Żanżibar: daħħal iż-żrieragħ waħda waħda, ipproteġi darek, u battal ir-ringiela ta' quddiem tal-avversarju.
about-zanzibar = Ir-regoli tal-kompetizzjonijiet ta' Żanżibar, li bihom jilagħbu l-klabbs: aktar stretti dwar id-dar u dwar x'jista' jiġi riżervat.
about-kete = Il-Bao ta' Lamu: il-kuu qatt ma tibqa' wieqfa b'inqas minn sitt żrieragħ, u dak li rriżervajt trid taqbdu.
about-kujifunza = Il-Bao biex titgħallem: żewġ żrieragħ f'kull toqba, la dar u lanqas riżerva, żrigħ u qbid biss.
about-kimasai = Ġebla waħda f'toqba, pass wieħed kull darba: dur maż-żewġ ringieli tiegħek u aqbad il-ġebel tan-naħa l-oħra.

side-south = Nofsinhar
side-north = Tramuntana

# Id-dar u l-ewwel stadju f'Lamu għandhom isem ieħor (T1). Dawn l-ismijiet jiddaħħlu bla artiklu: "in-nyumba" iżda "il-kuu".
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
    [namua] F'kull mossa tidħol fuq il-bord żerriegħa waħda mir-riżerva.
   *[mtaji] Ir-riżervi huma vojta; iż-żrieragħ jittieħdu mit-toqob.
}

house-state = { $state ->
    [functional] { house-name } wieqfa: sitt żrieragħ jew aktar, bil-privileġġi tagħha
    [dormant] { house-name } rieqda: inqas minn sitt żrieragħ, toqba ordinarja sakemm jerġa' jkollha sitta
    [gone] { house-name } mitlufa għal dejjem: toqba ordinarja
   *[none] toqba ordinarja
}

seeds = { $count ->
    [one] żerriegħa waħda
    [two] { $count } żrieragħ
    [few] { $count } żrieragħ
    [many] { $count }-il żerriegħa
   *[other] { $count } żerriegħa
}
stones = { $count ->
    [one] ġebla waħda
    [two] { $count } ġebliet
    [few] { $count } ġebliet
    [many] { $count }-il ġebla
   *[other] { $count } ġebla
}

# Riżultati
result-winner = { $side ->
    [S] Jirbaħ in-Nofsinhar
    [N] Tirbaħ it-Tramuntana
   *[draw] Indaqs
}
reason = { $reason ->
    [hamna] { $ruleset ->
        [kimasai] il-ġebel kollu nqabad
       *[other] hamna: ir-ringiela ta' quddiem hija vojta
    }
    [mkononi] mkononi: ir-ringiela ta' quddiem hija vojta u fir-riżerva għad hemm żrieragħ
    [no-move] ma fadal l-ebda mossa legali
    [resignation] min tilef ċeda
   *[draw] l-istess pożizzjoni ħarġet għat-tieni darba
}

# Rakkont: sentenza għal kull dawra. Il-ġebla tal-Kimasai ma tagħmilx dawriet: $laps huwa 0.
narrate-place = Żerriegħa mir-riżerva f'{ $hole }.
narrate-place-capture = Żerriegħa mir-riżerva f'{ $hole }: taqbad { $won } minn { $victim }.
narrate-sowing = Dawra { $lap }: { $seeds } minn { $from } …
narrate-lap = Dawra { $lap }: { $seeds } minn { $from }, tispiċċa f'{ $end }{ $why ->
    [capture] , taqbad { $won } minn { $victim }.
    [relay] , tkompli.
    [safari] , { house-name }: safari.
    [house] , { house-name }: tieqaf.
    [choice] , { house-name }: tieqaf, b'għażla.
    [reserved] , toqba riżervata: tieqaf.
    [win] , u l-logħba hija mirbuħa.
   *[other] , toqba vojta: tieqaf.
}
narrate-captured = Dawra { $lap }: qabda ta' { $seeds }, miżrugħa minn { $from }, tispiċċa f'{ $end }{ $why ->
    [capture] , taqbad { $won } minn { $victim }.
    [relay] , tkompli.
    [safari] , { house-name }: safari.
    [house] , { house-name }: tieqaf.
    [choice] , { house-name }: tieqaf, b'għażla.
    [reserved] , toqba riżervata: tieqaf.
    [win] , u l-logħba hija mirbuħa.
   *[other] , toqba vojta: tieqaf.
}
narrate-stone = { $won ->
    [0] Il-ġebla minn { $from } tmur f'{ $end }.
    [one] Il-ġebla minn { $from } tmur f'{ $end } u taqbad ġebla waħda.
    [two] Il-ġebla minn { $from } tmur f'{ $end } u taqbad { $won } ġebliet.
    [few] Il-ġebla minn { $from } tmur f'{ $end } u taqbad { $won } ġebliet.
    [many] Il-ġebla minn { $from } tmur f'{ $end } u taqbad { $won }-il ġebla.
   *[other] Il-ġebla minn { $from } tmur f'{ $end } u taqbad { $won } ġebla.
}
narrate-reserve = { $ruleset ->
    [kete] { $hole } hija riżervata: { takasia-name }.
   *[other] { $hole } hija riżervata.
}
narrate-unsown = { $count ->
    [one] Ir-ringiela ta' quddiem hija vojta; fl-id tibqa' żerriegħa waħda mill-qabda.
    [two] Ir-ringiela ta' quddiem hija vojta; fl-id jibqgħu { $count } żrieragħ mill-qabda.
    [few] Ir-ringiela ta' quddiem hija vojta; fl-id jibqgħu { $count } żrieragħ mill-qabda.
    [many] Ir-ringiela ta' quddiem hija vojta; fl-id jibqgħu { $count }-il żerriegħa mill-qabda.
   *[other] Ir-ringiela ta' quddiem hija vojta; fl-id jibqgħu { $count } żerriegħa mill-qabda.
}
narrate-move = { $side ->
    [S] In-Nofsinhar jilgħab
   *[N] It-Tramuntana tilgħab
} { $move }: { $captured ->
    [0] {""}
    [one] qbid ta' waħda,{" "}
   *[other] qbid ta' { $captured },{" "}
}{ $laps ->
    [0] {""}
    [one] dawra waħda,{" "}
    [two] { $laps } dawriet,{" "}
    [few] { $laps } dawriet,{" "}
    [many] { $laps }-il dawra,{" "}
   *[other] { $laps } dawra,{" "}
}tmiem f'{ $end }.
