# Kliem tal-paġni dwar il-logħob: il-lista, u l-eżempji li tista' tilgħabhom fihom.

# Il-lista
games-lead = Ħames logħbiet, familja waħda. Kull paġna tfisser ir-regoli fuq il-bord, u kull eżempju fiha tista' tilgħabu.
games-compare = Il-logħob ħdejn xulxin
games-compare-about = X'ivarja minn logħba għal oħra, u fejn is-sorsi ma jaqblux, f'tabelli.
games-glossary = Il-kliem tal-Bao
games-glossary-about = Il-kliem tal-bord, minn bao sa takasia.
games-rules = Ir-regoli sħaħ
games-rules-about = Kull regola bin-numru tagħha, bl-Ingliż.
games-back = Il-logħob kollu
games-contents = F'din il-paġna

# L-eżempji kif jidhru fil-paġna
games-table = { $side ->
    [S] Imiss lin-Nofsinhar
   *[N] Imiss lit-Tramuntana
}. { $south ->
    [0] Ir-riżervi huma vojta.
   *[other] Fir-riżerva: Nofsinhar { $south }, Tramuntana { $north }.
}
games-table-stones = { $side ->
    [S] Imiss lin-Nofsinhar.
   *[N] Imiss lit-Tramuntana.
}
games-table-after = Wara { $move }
games-not-legal = { $move } mhijiex legali.

# L-eżempji kif turihom l-app
games-board-label = Eżempju. Bil-vleġeġ tmur minn toqba għal oħra.
games-board-label-try = Ipprova int stess. Bil-vleġeġ tmur minn toqba għal oħra, b'L u R tilgħab, bil-punt interrogattiv tistaqsi għaliex le.
games-sow = Ilgħab { $move }
games-why-not = Għaliex mhux { $move }?
games-try = Ipprova int stess
games-try-says = { $side ->
    [S] Imiss lin-Nofsinhar: agħżel toqba b'ċirku. Kull toqba oħra tgħidlek għaliex ma tistax tintlagħab.
   *[N] Imiss lit-Tramuntana: agħżel toqba b'ċirku. Kull toqba oħra tgħidlek għaliex ma tistax tintlagħab.
}
games-undo = Ħudha lura
games-example = Lura għall-eżempju
