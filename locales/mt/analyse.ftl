# L-analiżi: qiegħed pożizzjoni, ipprova mossi, ħalli l-magna tħares, iġġudika logħba sħiħa.

analyse-title = Analizza
analyse-percent = { $chance } %
analyse-chance = Ċans ta' rebħa: Nofsinhar { $south } %, Tramuntana { $north } %
analyse-chance-unknown = Ċans ta' rebħa: għadu mhux magħruf. Ibda l-magna, jew iġġudika l-logħba.

# Il-magna
analyse-engine = Magna
analyse-engine-start = Ibda
analyse-engine-stop = Waqqaf
analyse-engine-hint = Il-magna turi hawn l-aħjar mossi, u tibqa' tħares aktar fil-fond sakemm twaqqafha.
analyse-engine-failed = Il-magna ma rnexxilhiex. Erġa' pprova.
analyse-starting = qed taħseb
analyse-depth = fond { $depth } …
analyse-depth-done = fond { $depth }
analyse-over = Hawn il-logħba ntemmet.
analyse-lines = Linji
analyse-best-says = L-aħjar: { $move }, { $chance } %
analyse-wins-in = { $moves ->
    [one] tirbaħ f'mossa waħda
    [two] tirbaħ f'{ $moves } mossi
    [few] tirbaħ f'{ $moves } mossi
    [many] tirbaħ f'{ $moves }-il mossa
   *[other] tirbaħ f'{ $moves } mossa
}
analyse-loses-in = { $moves ->
    [one] titlef f'mossa waħda
    [two] titlef f'{ $moves } mossi
    [few] titlef f'{ $moves } mossi
    [many] titlef f'{ $moves }-il mossa
   *[other] titlef f'{ $moves } mossa
}

# Mossi, kummenti, varjazzjonijiet
analyse-no-moves = Għad m'hemmx mossi. Ilgħab fuq il-bord; mossa oħra fl-istess post issir varjazzjoni.
analyse-comment = Kumment dwar { $move }
analyse-comment-start = Kumment dwar il-logħba kollha
analyse-glyphs = Iġġudika { $move }
analyse-glyph-1 = mossa tajba
analyse-glyph-2 = żball
analyse-glyph-3 = mossa mill-aqwa
analyse-glyph-4 = żball kbir
analyse-glyph-5 = mossa interessanti
analyse-glyph-6 = mossa dubjuża
analyse-promote = Agħmilha l-linja ewlenija
analyse-delete = Ħassar minn hawn
analyse-delete-sure = Iva, ħassarha b'dak kollu li jiġi wara
analyse-games = { $count ->
    [one] F'dan ir-rekord hemm logħba waħda
    [two] F'dan ir-rekord hemm { $count } logħbiet
    [few] F'dan ir-rekord hemm { $count } logħbiet
    [many] F'dan ir-rekord hemm { $count }-il logħba
   *[other] F'dan ir-rekord hemm { $count } logħba
}

# Ir-rapport dwar logħba sħiħa
analyse-report = Il-logħba kollha
analyse-report-start = Iġġudika l-logħba
analyse-report-stop = Ieqaf
analyse-report-hint = Il-magna tħares lejn kull mossa tal-linja ewlenija u turi fejn intrebħet u ntilfet il-logħba.
analyse-report-empty = Għad m'hemmx mossi x'tiġġudika: ilgħab xi ftit, jew iftaħ rekord.
analyse-report-progress = Mossi ġġudikati: { $done } minn { $plies }
analyse-report-keep = Niżżel il-ġudizzji mal-mossi
analyse-care = B'kemm attenzjoni
analyse-care-quick = Malajr
analyse-care-careful = Bir-reqqa
analyse-care-deep = Fil-fond
analyse-graph = Iċ-ċans ta' rebħa tan-Nofsinhar, mossa b'mossa
analyse-graph-at = { $number } { $move }: Nofsinhar { $chance } %
analyse-graph-start = Il-bidu tal-logħba
analyse-judged = { $move }: { $verdict ->
    [only] l-unika mossa tajba.
    [best] l-aħjar mossa.
    [good] mossa tajba.
    [inaccuracy] mhux preċiża, punti mitlufa: { $loss }. Aħjar: { $better }
    [mistake] żball, punti mitlufa: { $loss }. Aħjar: { $better }
    [blunder] żball kbir, punti mitlufa: { $loss }. Aħjar: { $better }
   *[forced] l-unika mossa legali.
}
analyse-average = Punti mitlufa kull mossa
analyse-points = { $loss }
analyse-count-only = L-unika tajba
analyse-count-inaccuracies = Mhux preċiżi
analyse-count-mistakes = Żbalji
analyse-count-blunders = Żbalji kbar

# Tqiegħed pożizzjoni
analyse-setup = Qiegħed
analyse-setup-board = Qiegħed pożizzjoni: { $game }. Bil-vleġeġ tmur minn toqba għal oħra; biċ-ċifri, biż-żejda u bin-nieqsa tbiddel l-għadd.
analyse-setup-how = Agħżel toqba u għid kemm fiha żrieragħ.
analyse-setup-how-stones = Agħżel toqba biex tpoġġi ġebla fiha jew tneħħiha.
analyse-ruleset = Logħba
analyse-setup-turn = Min imissu
analyse-setup-reserve = Riżerva { $side ->
    [S] tan-Nofsinhar
   *[N] tat-Tramuntana
}
analyse-setup-houses = { $ruleset ->
    [kete] Kuu għadha wieqfa
   *[other] Nyumba għadha miżmuma
}
analyse-setup-reserved = Toqba riżervata
analyse-setup-none = l-ebda
analyse-setup-count = Żrieragħ f'{ $hole }
analyse-setup-total = { $kind ->
    [stone] Fuq il-bord: { stones }
   *[seed] Fuq il-bord u fir-riżervi: { seeds }
}
analyse-setup-start = Pożizzjoni inizjali
analyse-setup-clear = Bord vojt
analyse-setup-empty = Battalha
analyse-setup-text = Il-pożizzjoni bħala test
analyse-setup-refused = Din il-pożizzjoni ma tistax tintlagħab:
analyse-setup-forgiven = L-ebda logħba ma twassal hawn, iżda tista' tiġi analizzata:
analyse-setup-unreached = L-ebda logħba ma twassal hawn:
analyse-setup-fine = Din il-pożizzjoni tista' tintlagħab.
analyse-setup-done = Analizzaha

# Tiftaħ u taqsam
analyse-open = Iftaħ
analyse-open-text = Waħħal pożizzjoni jew rekord
analyse-open-file = Jew agħżel fajl ta' rekords
analyse-open-ruleset = Logħba, jekk it-test ma jsemmihiex
analyse-open-go = Iftaħ
analyse-link-wrong = Il-link ma setax jinqara.
analyse-fault-place = Linja { $line }, “{ $text }”
analyse-fault-line = Linja { $line }
analyse-by-rule = (regola { $rule })
analyse-share = Ħudha miegħek
analyse-copy-link = Ikkopja l-link
analyse-copied-link = Il-link ġie kkupjat. Fih l-analiżi kollha.
analyse-copy-position = Ikkopja l-pożizzjoni
analyse-copied-position = Il-pożizzjoni ġiet ikkupjata.
analyse-copy-record = Ikkopja r-rekord
analyse-copied-record = Ir-rekord ġie kkupjat, bil-varjazzjonijiet u l-kummenti.
analyse-copy-failed = Hawn l-ikkupjar mhuwiex permess. Salva r-rekord minflok.

# Stampi: tal-pożizzjoni f'żewġ għamliet, u tal-aħħar mossa bħala film
analyse-picture-svg = Stampa, SVG
analyse-picture-png = Stampa, PNG
analyse-picture-gif = Il-mossa, GIF
analyse-drawing = Qed titpinġa
analyse-drawing-failed = L-istampa ma setgħetx titpinġa. Erġa' pprova.
