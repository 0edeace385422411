# Għaliex le? Sentenza għal kull regola li ma tħallix mossa, u għal kull żball f'pożizzjoni, f'mossa jew f'rekord.
# $hole, $other: toqob bħal A5; $ruleset: l-isem, għall-kliem ta' game.ftl. X'jista' jsir minflok jingħad għalih.

refuse-over = Il-logħba ntemmet, { $result }: { reason }.
refuse-not-yours = { $hole } hija toqba tal-avversarju.
refuse-no-such-move = Mossa bħal din ma teżistix fuq dan il-bord.
refuse-empty = { $hole } hija vojta.
refuse-too-few = F'{ $hole } hemm żerriegħa waħda biss; mossa tibda minn tnejn jew aktar.
refuse-must-capture = Trid taqbad, għax hemm x'taqbad.
refuse-house-barred = { $hole } hija { house-name } wieqfa: ma tistax tibda minnha meta f'toqba oħra ta' quddiem hemm żrieragħ.
refuse-singleton-barred = F'{ $hole } hemm żerriegħa waħda biss; ibda minn toqba ta' quddiem bi tnejn jew aktar.
refuse-back-row-barred = Fl-istadju { namua-name } l-ebda mossa ma tibda mir-ringiela ta' wara, u { $hole } qiegħda fiha.
refuse-direction-missing = Għid id-direzzjoni minn { $hole }: L (xellug) jew R (lemin).
refuse-wrong-kichwa = Il-qabda ta' { $hole } tinżera' mill-kichwa { $other }.
refuse-no-choice = Minn { $hole } m'hemmx għażla bejn waqfa ({ house-name }) u safari.
refuse-front-row-first = { $hole } qiegħda fir-ringiela ta' wara; l-ewwel trid tilgħab toqba ta' quddiem bi tnejn jew aktar.
refuse-outward = { $hole } hija l-unika toqba okkupata ta' quddiem; minnha tiżra' lejn iċ-ċentru.
refuse-reserved = { $hole } hija riżervata; din id-darba ma tistax tibda minnha.
refuse-kuu-first = It-takata trid tibda mill-kuu { $hole }, li għadha wieqfa.
refuse-duty = Trid taqbad it-toqba riżervata { $hole }.
refuse-never-ending = Din il-mossa ma tispiċċa qatt: iż-żrigħ jirrepeti ruħu kull { $laps ->
    [one] dawra
    [two] { $laps } dawriet
    [few] { $laps } dawriet
    [many] { $laps }-il dawra
   *[other] { $laps } dawra
}.
refuse-too-long = Din il-mossa teħtieġ aktar minn 10,000 dawra, u għalhekk titqies bla tmiem.
refuse-blocked = Il-ġebla f'{ $hole } ma tistax timxi: { $other } hija okkupata.
refuse-not-takata = Is-sinjal * ifisser takata, iżda din il-mossa taqbad.
refuse-reserves-nothing = Is-sinjal ** ifisser li tiġi riżervata toqba; hawn ma tiġi riżervata l-ebda waħda.
refuse-not-won = Is-sinjal # ifisser li l-mossa tirbaħ; din ma tirbaħx.

# Pożizzjoni mqiegħda li ma tistax tintlagħab
problem-total = żrieragħ fuq il-bord u fir-riżervi: { $seeds }, mhux 64
problem-too-many-seeds = żrieragħ fuq il-bord u fir-riżervi: { $seeds }; il-massimu huwa 255
problem-count = f'{ $hole } hemm aktar minn 255
problem-reserve-count = fir-riżerva { problem-side } hemm aktar minn 255
problem-front-row = ir-ringiela ta' quddiem { problem-side } hija vojta
problem-house-empty = hemm imniżżla { house-name } { problem-side }, iżda hija vojta
problem-out-of-step = riżervi ta' { $south } u { $north } ma jaqblux ma' min imissu
problem-no-houses = dawn ir-regoli ma fihomx djar, iżda hemm imniżżla waħda { problem-side }
problem-no-reserve = dawn ir-regoli ma fihomx riżerva, iżda hemm imniżżla waħda { problem-side }
problem-reserved-ruleset = { $hole } ma tistax tiġi riżervata: f'dawn ir-regoli { takasia-name } ma teżistix
problem-reserved-back-row = { $hole } ma tistax tiġi riżervata: jinqabdu biss it-toqob ta' quddiem
problem-reserved-namua = { $hole } ma tistax tiġi riżervata: min imissu għadu fl-istadju { namua-name }
problem-reserved-empty = { $hole } ma tistax tiġi riżervata: hija vojta
problem-reserved-capture = { $hole } ma tistax tiġi riżervata: min imissu jista' jaqbad
problem-reserved-spared = { $hole } ma tistax tiġi riżervata: qatt ma jiġu riżervati { house-name } wieqfa, l-unika toqba okkupata ta' quddiem u l-unika waħda ta' quddiem bi tnejn jew aktar
problem-reserved-duty = { $hole } ma tistax tiġi riżervata: fil-Kete biss hemm toqba li trid tinqabad
problem-two-stones = f'{ $hole } hemm aktar minn ġebla waħda
problem-stones = ġebel { problem-side }: { $stones }; il-massimu huwa 23
problem-no-stones = m'hemm l-ebda ġebla { problem-side }
# Dejjem wara nom: "ir-riżerva tan-Nofsinhar".
problem-side = { $side ->
    [S] tan-Nofsinhar
   *[N] tat-Tramuntana
}

# It-test ta' pożizzjoni
position-missing = { $field ->
    [board] jonqos il-bord
    [side] jonqos min imissu: S jew N
    [reserves] jonqsu r-riżervi: żewġ numri bħal 22,22
    [houses] jonqsu d-djar miżmuma: Aa, A, a jew -
   *[reserved] tonqos it-toqba riżervata, jew - jekk m'hemmx
}
position-excess = il-pożizzjoni hija kompluta qabel dan
position-rows = bord għandu erba' ringieli mifruda bis-sinjal /; hawn hemm { $count }
position-columns = numri fir-ringiela { $row }: { $found }, mhux { $due }
position-count = "{ $text }" mhuwiex għadd ta' żrieragħ
position-side = min imissu huwa S jew N, mhux "{ $text }"
position-reserves = ir-riżervi huma żewġ numri bħal 22,22, mhux "{ $text }"
position-houses = id-djar miżmuma huma Aa, A, a jew -, mhux "{ $text }"
position-reserved = "{ $text }" mhijiex toqba ta' dan il-bord; - ifisser li m'hemmx toqba riżervata
position-ruleset = "{ $text }" la huwa bord u lanqas isem ta' regoli

# It-test ta' mossa
move-empty = tonqos mossa
move-hole = mossa tibda b'toqba: A jew B (it-Tramuntana: a jew b) u n-numru tagħha
move-sign = wara t-toqba jiġu L jew R, imbagħad +, * jew **, #
move-order = dan is-sinjal huwa ripetut jew mhux f'postu (+, imbagħad * jew **, imbagħad #)

# It-test ta' rekord
record-empty = hawn m'hemmx rekord
record-excess = ir-rekord huwa komplut qabel dan
record-unexpected = "{ $text }" hawn ma jfisser xejn
record-unclosed = { $what ->
    [comment] il-kumment li jibda hawn ma jingħalaqx
    [value] il-valur li jibda hawn ma jingħalaqx
    [tag] it-tikketta li tibda hawn ma tingħalaqx
   *[variation] il-varjazzjoni li tibda hawn ma tingħalaqx
}
record-tag = tikketta għandha l-forma [Isem "valur"]
record-tag-name = l-isem ta' tikketta huwa magħmul minn ittri, ċifri u _, mhux bħal "{ $text }"
record-tag-own = it-tikketta { $text } toħroġ mil-logħba nnifisha
record-tag-line = il-valur tat-tikketta { $text } jaqsam minn linja għal oħra
record-too-many-tags = hemm wisq tikketti
record-tag-twice = it-tikketta { $text } tingħata darbtejn
record-two-rulesets = it-tikketta Variant tgħid { $variant }, it-tikketta Position { $position }
record-number = din hija l-mossa { $due }, mhux { $found }
record-dots = punti bħal 1... jiġu qabel mossa tat-Tramuntana, iżda hawn imiss lin-Nofsinhar
record-glyph = sinjal ta' ġudizzju huwa $ u numru sa 255, jew wieħed minn ! ? !! ?? !? ?!
record-nothing-before = m'hemm l-ebda mossa qabel dan
record-empty-variation = f'din il-varjazzjoni m'hemm l-ebda mossa
record-too-deep = hawn hemm wisq varjazzjonijiet waħda ġewwa l-oħra
record-close = m'hemmx varjazzjoni x'tagħlaq
record-result-in-variation = varjazzjoni ma għandhiex riżultat
record-result = riżultat huwa 1-0, 0-1, 1/2-1/2 jew *, mhux "{ $text }"
record-two-results = hawn ir-riżultat huwa { $found }, iżda t-tikketta Result tgħid { $due }
record-result-of-position = ir-riżultat mogħti huwa { $found }, iżda l-logħba ntemmet { $due }: { reason }
record-no-draw = ir-regoli ma jafux b'logħba ndaqs bħal din (K27)
record-termination = il-logħba ma ntemmitx hekk: { reason }
