# Uchambuzi: panga ubao, jaribu hatua, injini itazame, na mchezo mzima uhukumiwe.

analyse-title = Chambua
analyse-percent = { $chance } %
analyse-chance = Nafasi ya kushinda: Kusini { $south } %, Kaskazini { $north } %
analyse-chance-unknown = Nafasi ya kushinda: bado haijulikani. Anzisha injini, au hukumu mchezo.

# Injini
analyse-engine = Injini
analyse-engine-start = Anzisha
analyse-engine-stop = Simamisha
analyse-engine-hint = Injini huonyesha hapa hatua zilizo bora, na huzidi kutazama mbele hadi uisimamishe.
analyse-engine-failed = Injini imeshindwa. Jaribu tena.
analyse-starting = inafikiri
analyse-depth = kina { $depth } …
analyse-depth-done = kina { $depth }
analyse-over = Mchezo umekwisha hapa.
analyse-lines = Mifuatano
analyse-best-says = Bora: { $move }, { $chance } %
analyse-wins-in = ushindi: { $moves }
analyse-loses-in = kufungwa: { $moves }

# Hatua, maelezo, matawi
analyse-no-moves = Bado hakuna hatua. Cheza ubaoni; hatua nyingine ikijaribiwa mahali palepale huwa tawi.
analyse-comment = Maelezo ya { $move }
analyse-comment-start = Maelezo ya mchezo mzima
analyse-glyphs = Hukumu { $move }
analyse-glyph-1 = hatua nzuri
analyse-glyph-2 = kosa
analyse-glyph-3 = hatua ya kifundi
analyse-glyph-4 = kosa kubwa
analyse-glyph-5 = hatua ya kuvutia
analyse-glyph-6 = hatua ya mashaka
analyse-promote = Ifanye njia kuu
analyse-delete = Futa kuanzia hapa
analyse-delete-sure = Ndiyo, ifute na zote zinazofuata
analyse-games = { $count ->
    [one] Mchezo mmoja katika kumbukumbu hii
   *[other] Michezo { $count } katika kumbukumbu hii
}

# Hukumu ya mchezo mzima
analyse-report = Mchezo mzima
analyse-report-start = Hukumu mchezo
analyse-report-stop = Acha
analyse-report-hint = Injini hutazama kila hatua ya njia kuu, na huonyesha ushindi ulipatikana wapi na ulipotea wapi.
analyse-report-empty = Bado hakuna hatua za kuhukumu: cheza chache, au fungua kumbukumbu.
analyse-report-progress = Hatua { $done } kati ya { $plies } zimehukumiwa
analyse-report-keep = Andika hukumu kwenye hatua
analyse-care = Kwa makini kiasi gani
analyse-care-quick = Haraka
analyse-care-careful = Kwa makini
analyse-care-deep = Kwa kina
analyse-graph = Nafasi ya Kusini kushinda, hatua kwa hatua
analyse-graph-at = { $number } { $move }: Kusini { $chance } %
analyse-graph-start = Mwanzo wa mchezo
analyse-judged = { $move }: { $verdict ->
    [only] hatua pekee iliyo nzuri.
    [best] hatua bora.
    [good] hatua nzuri.
    [inaccuracy] dosari, pointi { $loss } zimepotea. Bora: { $better }
    [mistake] kosa, pointi { $loss } zimepotea. Bora: { $better }
    [blunder] kosa kubwa, pointi { $loss } zimepotea. Bora: { $better }
   *[forced] hatua pekee iliyo halali.
}
analyse-average = Pointi zilizopotea kwa hatua
analyse-points = { $loss }
analyse-count-only = Hatua pekee
analyse-count-inaccuracies = Dosari
analyse-count-mistakes = Makosa
analyse-count-blunders = Makosa makubwa

# Kupanga ubao
analyse-setup = Panga
analyse-setup-board = Panga: { $game }. Vitufe vya mishale hukupeleka shimo hadi shimo; tarakimu, kujumlisha na kutoa hubadilisha idadi.
analyse-setup-how = Chagua shimo, useme lina kete ngapi. Ukiwa na kibodi, andika namba.
analyse-setup-how-stones = Chagua shimo uweke jiwe au uliondoe.
analyse-ruleset = Mchezo
analyse-setup-turn = Mwenye zamu
analyse-setup-reserve = Ghala ya { $side ->
    [S] Kusini
   *[N] Kaskazini
}
analyse-setup-houses = { $ruleset ->
    [kete] Kuu bado ni yake
   *[other] Nyumba bado ni yake
}
analyse-setup-reserved = Shimo lililotakasiwa
analyse-setup-none = hakuna
analyse-setup-count = Kete za { $hole }
analyse-setup-total = { $kind ->
    [stone] { stones } ubaoni
   *[seed] { seeds } ubaoni na ghalani
}
analyse-setup-empty = Ondoa zote
analyse-setup-start = Ubao wa mwanzo
analyse-setup-clear = Ubao mtupu
analyse-setup-text = Andiko la ubao
analyse-setup-refused = Ubao huu hauwezi kuchezwa:
analyse-setup-forgiven = Hakuna mchezo unaofika hapa, lakini unaweza kuchambuliwa:
analyse-setup-unreached = Hakuna mchezo unaofika hapa:
analyse-setup-fine = Ubao huu unaweza kuchezwa.
analyse-setup-done = Uchambue

# Kufungua na kushiriki
analyse-open = Fungua
analyse-open-text = Bandika andiko la ubao au kumbukumbu
analyse-open-file = Au chagua faili la kumbukumbu
analyse-open-ruleset = Mchezo, kama andiko halikuutaja
analyse-open-go = Fungua
analyse-link-wrong = Kiungo hakisomeki.
analyse-fault-place = Mstari { $line }, “{ $text }”
analyse-fault-line = Mstari { $line }
analyse-by-rule = (kanuni { $rule })
analyse-share = Chukua nakala
analyse-copy-link = Nakili kiungo
analyse-copied-link = Kiungo kimenakiliwa. Kina uchambuzi wote.
analyse-copy-position = Nakili ubao
analyse-copied-position = Ubao umenakiliwa.
analyse-copy-record = Nakili kumbukumbu
analyse-copied-record = Kumbukumbu imenakiliwa, pamoja na matawi na maelezo.
analyse-copy-failed = Kunakili hakuruhusiwi hapa. Badala yake hifadhi kumbukumbu.

# Picha: za ubao kwa namna mbili, na ya hatua ya mwisho kama filamu
analyse-picture-svg = Picha, SVG
analyse-picture-png = Picha, PNG
analyse-picture-gif = Hatua, GIF
analyse-drawing = Inachorwa
analyse-drawing-failed = Picha haikuweza kuchorwa. Jaribu tena.
