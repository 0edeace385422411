# Kwa nini haiwezekani? Sentensi moja kwa kila kanuni inayokataza, na kwa kila kasoro ya andiko la ubao, la mchezo au la kumbukumbu.

refuse-over = Mchezo umekwisha, { $result }: { reason }.
refuse-not-yours = { $hole } ni shimo la mwenzako.
refuse-no-such-move = Ubao huu hauna namna hii ya kucheza.
refuse-empty = Shimo { $hole } ni tupu.
refuse-too-few = Shimo { $hole } lina kete moja; huanzwa na kete mbili au zaidi.
refuse-must-capture = Ni lazima kula, kwa kuwa kuna namna ya kula.
refuse-house-barred = Nyumba { $hole } imesimama; haichezwi wakati shimo lingine la mbele lina kete.
refuse-singleton-barred = Shimo { $hole } lina kete moja; anzia shimo la mbele lenye kete mbili au zaidi.
refuse-back-row-barred = Wakati wa namua huwezi kuanzia safu ya nyuma, kama { $hole }.
refuse-direction-missing = Sema upande wa kwenda kutoka { $hole }: L (kushoto) au R (kulia).
refuse-wrong-kichwa = Kete zinazoliwa na { $hole } husambazwa kutoka kichwa { $other }.
refuse-no-choice = Kutoka { $hole } hakuna uchaguzi kati ya kulala nyumbani na safari.
refuse-front-row-first = { $hole } liko safu ya nyuma; kwanza cheza shimo la mbele lenye kete mbili au zaidi.
refuse-outward = { $hole } ndilo shimo pekee la mbele lenye kete; husambazwa kuelekea katikati.
refuse-reserved = { $hole } limetakasiwa; huwezi kuanzia hapo zamu hii.
refuse-kuu-first = Takata lazima ianzie kwenye kuu { $hole } iliyosimama.
refuse-duty = Shimo lililotakasiwa, { $hole }, lazima liliwe.
refuse-never-ending = Kusambaza huku hakuna mwisho: hujirudia kila baada ya mizunguko { $laps }.
refuse-too-long = Kusambaza huku kungehitaji zaidi ya mizunguko 10,000, kwa hiyo huhesabiwa kuwa hakuna mwisho.
refuse-blocked = Jiwe la { $hole } haliwezi kusogea: { $other } lina jiwe.
refuse-not-takata = Alama * husema takata, lakini hapa kuna kula.
refuse-reserves-nothing = Alama ** husema kuwa shimo limetakasiwa; hakuna lililotakasiwa.
refuse-not-won = Alama # husema ushindi; hapa hakuna ushindi.

problem-total = ubao na ghala vina kete { $seeds }, si 64
problem-too-many-seeds = ubao na ghala vina kete { $seeds }; mwisho ni 255
problem-count = { $hole } lina kete zaidi ya 255
problem-reserve-count = ghala la { problem-side } lina kete zaidi ya 255
problem-front-row = safu ya mbele ya { problem-side } haina kete
problem-house-empty = nyumba ya { problem-side } bado ni yake lakini ni tupu
problem-out-of-step = ghala zenye { $south } na { $north } haziendani na mwenye zamu
problem-no-houses = kanuni hizi hazina nyumba, lakini { problem-side } anayo
problem-no-reserve = kanuni hizi hazina ghala, lakini { problem-side } analo
problem-reserved-ruleset = { $hole } haliwezi kutakasiwa: kanuni hizi hazina takasia
problem-reserved-back-row = { $hole } haliwezi kutakasiwa: mashimo ya mbele tu huliwa
problem-reserved-namua = { $hole } haliwezi kutakasiwa: mwenye zamu bado yuko kwenye namua
problem-reserved-empty = { $hole } haliwezi kutakasiwa: ni tupu
problem-reserved-capture = { $hole } haliwezi kutakasiwa: mwenye zamu anaweza kula
problem-reserved-spared = { $hole } haliwezi kutakasiwa: nyumba iliyosimama, shimo pekee la mbele lenye kete na shimo pekee la mbele lenye kete mbili au zaidi hayatakasiwi
problem-reserved-duty = { $hole } haliwezi kutakasiwa: ni Bao la Kete tu lenye shimo ambalo lazima liliwe
problem-two-stones = { $hole } lina zaidi ya jiwe moja
problem-stones = { problem-side } ana mawe { $stones }; mwisho ni 23
problem-no-stones = { problem-side } hana jiwe
problem-side = { $side ->
    [S] Kusini
   *[N] Kaskazini
}

position-missing = { $field ->
    [board] ubao haupo
    [side] mwenye zamu hajatajwa: S au N
    [reserves] ghala hazipo: namba mbili kama 22,22
    [houses] nyumba hazijatajwa: Aa, A, a au -
   *[reserved] shimo lililotakasiwa halijatajwa; - kama hakuna
}
position-excess = andiko la ubao limekamilika kabla ya hapa
position-rows = ubao una safu nne zinazotenganishwa kwa /, hapa { $count ->
    [one] ni moja
   *[other] ni { $count }
}
position-columns = safu { $row } ina hesabu { $found }, si { $due }
position-count = "{ $text }" si idadi ya kete
position-side = mwenye zamu ni S au N, si "{ $text }"
position-reserves = ghala huandikwa kwa namba mbili kama 22,22, si "{ $text }"
position-houses = nyumba huandikwa Aa, A, a au -, si "{ $text }"
position-reserved = "{ $text }" si shimo la ubao huu; - kama hakuna lililotakasiwa
position-ruleset = "{ $text }" si ubao wala jina la kanuni

move-empty = mchezo haujaandikwa
move-hole = mchezo huanza na shimo: A au B (Kaskazini: a au b) na namba yake
move-sign = baada ya shimo huja L au R, kisha +, * au **, #
move-order = alama hii imerudiwa au haiko mahali pake (+, kisha * au **, kisha #)

record-empty = hapa hakuna kumbukumbu
record-excess = kumbukumbu imekamilika kabla ya hapa
record-unexpected = "{ $text }" haina maana hapa
record-unclosed = { $what ->
    [comment] maelezo yanayoanzia hapa hayana mwisho
    [value] thamani inayoanzia hapa haina mwisho
    [tag] lebo inayoanzia hapa haina mwisho
   *[variation] tawi linaloanzia hapa halina mwisho
}
record-tag = lebo huandikwa hivi: [Jina "thamani"]
record-tag-name = jina la lebo lina herufi, tarakimu na _, si kama "{ $text }"
record-tag-own = lebo { $text } hutokana na mchezo wenyewe
record-tag-line = thamani ya lebo { $text } imekatwa mstari
record-too-many-tags = lebo ni nyingi kupita kiasi
record-tag-twice = lebo { $text } imeandikwa mara mbili
record-two-rulesets = lebo Variant husema { $variant }, lebo Position { $position }
record-number = hii ni zamu ya { $due }, si ya { $found }
record-dots = nukta kama 1... hutangulia mchezo wa Kaskazini, lakini zamu ni ya Kusini
record-glyph = alama ya tathmini ni $ na namba hadi 255, au mojawapo ya ! ? !! ?? !? ?!
record-nothing-before = hakuna mchezo kabla ya hapa
record-empty-variation = tawi hili halina mchezo
record-too-deep = matawi yamezidi kina hapa
record-close = hakuna tawi la kufunga
record-result-in-variation = tawi halina matokeo
record-result = matokeo ni 1-0, 0-1, 1/2-1/2 au *, si "{ $text }"
record-two-results = matokeo hapa ni { $found }, lakini lebo Result husema { $due }
record-result-of-position = matokeo yaliyoandikwa ni { $found }, lakini mchezo uliisha { $due }: { reason }
record-no-draw = kanuni hazina sare ya namna hii (K27)
record-termination = mchezo haukuisha hivi: { reason }
