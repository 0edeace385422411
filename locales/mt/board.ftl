# Kliem fuq il-bord: timxi pass pass mal-mossa, stampi, u l-bord f'paġni ta' ħaddieħor.

# Timxi pass pass ma' mossa
board-back = Żerriegħa lura
board-on = Żerriegħa 'l quddiem
board-pause = Waqqaf iż-żrigħ
board-resume = Kompli ż-żrigħ
board-again = Erġa' iżra' din il-mossa
board-at = Pass { $at } minn { $of }.
board-before = Qabel il-mossa.
board-step = { $kind ->
    [place] Mir-riżerva f'{ $hole }, issa { $count }.
    [lift] Minn { $hole }: { $seeds } fl-id.
    [drop] Waħda f'{ $hole }, issa { $count }; { $hand ->
        [0] l-id hija vojta
       *[other] fl-id: { $hand }
    }.
    [capture] Qabda minn { $hole }: { $seeds }.
    [reserve] { $hole } hija riżervata.
   *[win] Il-logħba hija mirbuħa.
}
board-keys = Bl-ispazju twaqqaf iż-żrigħ u tkomplih; bil-virgola u bil-punt timxi żerriegħa żerriegħa.

# Il-bord f'paġni ta' ħaddieħor
board-loading = Qed inġibu l-bord
board-cannot = Dan il-bord ma jistax jintwera.
board-bad-ruleset = M'hemmx regoli bl-isem “{ $name }”.
board-bad-value = “{ $value }” mhuwiex valur ta' { $name }. Possibbli: { $possible }.
board-bad-position = Il-pożizzjoni mhijiex tajba: { $why }
board-bad-move = Il-mossa { $move } mhijiex possibbli: { $why }
board-bad-record = Ir-rekord ma jistax jinqara, linja { $line }: { $why }
board-start = Il-bidu tal-logħba.
board-shown = Il-pożizzjoni li qed tara.

# Stampi
board-picture = Salva stampa
board-film = Film tal-mossa
board-drawing = Qed titpinġa: { $share } %
board-picture-failed = L-istampa ma setgħetx titpinġa.
