# Kliem l-app tal-web biss.

tagline = Bao, il-mancala b'erba' ringieli tal-kosta Swaħili
saying = Haraka haraka haina baraka
saying-meaning = Fl-għaġla m'hemmx barka

loading = Qed inġibu l-bord
load-failed = Il-logħba ma setgħetx titgħabba. Iċċekkja l-konnessjoni u erġa' għabbi l-paġna.

# Bidu
choose-game = Agħżel il-logħba tiegħek
more-games = Biex titgħallem, u għall-klabb
continue-game = Kompli l-logħba tiegħek
continue-what = { $game }, { $plies ->
    [0] għadha ma bdietx
    [one] mossa waħda s'issa
    [two] { $plies } mossi s'issa
    [few] { $plies } mossi s'issa
    [many] { $plies }-il mossa s'issa
   *[other] { $plies } mossa s'issa
}
opponent = Avversarju
opponent-person = Xi ħadd ħdejja
opponent-computer = Il-kompjuter
level = Livell
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
    [1] student, li jħares mossa jew tnejn 'il quddiem u jintilef fi żrigħ twil
    [2] student
    [3] student li qed jibda jara t-tweġibiet
    [4] plejer li jaf il-logħba
    [5] plejer li jħares 'il quddiem
    [6] plejer b'saħħtu
    [7] mgħallem
    [8] mgħallem li rari jiżbalja
    [9] mgħallem kważi daqs kampjun
   *[10] kampjun, bil-qawwa kollha
}
your-side = In-naħa tiegħek
side-first = { side-south }, jibda
side-second = { side-north }, twieġeb
begin = Ibda
back = Lura
home = Il-logħob kollu

# Mejda
board-label = { $game }. Bil-vleġeġ tmur minn toqba għal oħra, b'L u R tilgħab, bil-punt interrogattiv tistaqsi għaliex le.
you = Int
computer-name = { level-word }
your-turn = Imissek
turn-of = { $side ->
    [S] Imiss lin-Nofsinhar
   *[N] Imiss lit-Tramuntana
}
thinking = qed jaħseb
engine-failed = Il-kompjuter ma setax isib mossa.
try-again = Erġa' pprova
reserve-label = Fir-riżerva: { seeds }
captured-label = Ġebel maqbud: { $count }
hole-label = { $hole }, { $kind ->
    [stone] { stones }
   *[seed] { seeds }
}
hole-can-move = tista' tintlagħab
hole-reserved = riżervata: il-mossa ma tistax tibda minn hawn, u dawra li tispiċċa hawn tieqaf
hole-reserved-theirs = irriżervajtha int: trid taqbadha jekk hemm mossa li taqbadha
moves = Mossi
no-moves-yet = Għad m'hemmx mossi. Ċirku juri t-toqob li tista' tibda minnhom.
no-moves-yet-other = Għad m'hemmx mossi.
what-happens = X'jiġri
first-move = Għall-bidu
previous-move = Mossa lura
next-move = Mossa 'l quddiem
last-move = Għall-aħħar mossa
looking-back = Qed tara l-mossa { $ply } minn { $of }.
to-the-game = Lura għal-logħba
undo = Ħudha lura
new-game = Logħba ġdida
resign = Ċedi
resign-sure = Trid iċċedi din il-logħba?
resign-yes = Iva, inċedi
no = Le
flip = Dawwar il-bord
download = Salva r-rekord
skip = Aqbeż
settings = Preferenzi
rematch = Erġa' ilgħab
you-won = Irbaħt
you-lost = Tlift
rule-tag = Regola { $rule }
rule-opens = Tiftaħ ir-regola, bl-Ingliż, f'tab ġdid
rules-link = Ir-regoli (bl-Ingliż)
refuse-unknown = Ir-regola { $rule } ma tħallix dan.
possible = Possibbli: { $moves }
close = Agħlaq

# Direzzjonijiet u d-dar
way-left = Xellug
way-right = Lemin
kichwa-left = Mill-kichwa tax-xellug
kichwa-right = Mill-kichwa tal-lemin
way-says = { $where }: tispiċċa f'{ $end }{ $captured ->
    [0] {""}
   *[other] , taqbad { $captured }
}{ $asks ->
    [yes] , tagħżel int f'darek ({ house-name })
   *[no] {""}
}{ $reserves ->
    [none] {""}
   *[other] , tirriżerva { $reserves }
}{ $wins ->
    [yes] , tirbaħ
   *[no] {""}
}.
step-says = Tmur f'{ $end }{ $captured ->
    [0] {""}
    [one] , taqbad ġebla waħda
    [two] , taqbad { $captured } ġebliet
    [few] , taqbad { $captured } ġebliet
    [many] , taqbad { $captured }-il ġebla
   *[other] , taqbad { $captured } ġebla
}{ $wins ->
    [yes] , tirbaħ
   *[no] {""}
}.
safari-question = L-id waslet f'darek ({ house-name }). Tieqaf, jew safari?
safari-stop = Ieqaf
safari-go = Safari
safari-stop-says = Il-mossa tintemm; darek ({ house-name }) tibqa' wieqfa: fiha { seeds }.
safari-go-says = Tkompli sa { $end }{ $captured ->
    [0] {""}
   *[other] , taqbad { $captured } b'kollox
}{ $wins ->
    [yes] , tirbaħ
   *[no] {""}
}; darek ({ house-name }) tintilef għal dejjem.
safari-back = Ħu l-mossa lura

# Preferenzi
language = Lingwa
language-name = Malti
theme = Jum jew lejl
theme-auto = Bħall-apparat
theme-light = Jum
theme-dark = Lejl
speed = Żrigħ
speed-slow = Bil-mod
speed-normal = Normali
speed-fast = Malajr
speed-instant = F'daqqa
numbers = Numri
numbers-auto = Meta jgħinu
numbers-always = Dejjem
numbers-never = Qatt
coordinates = Ismijiet tat-toqob
sound = Ħoss tal-injam
on = Iva
off = Le
keys-title = Tasti
keys-board = Bil-vleġeġ tmur minn toqba għal oħra. B'L u R tilgħab lejn ix-xellug jew lejn il-lemin. B'? tistaqsi għaliex le. B'Escape tħassar.
keys-replay = Barra mill-bord, bil-vleġeġ tgħaddi mill-mossi.
update-ready = Hemm verżjoni ġdida lesta.
update-now = Għabbiha
update-later = Aktar tard
