# Kwa nini haiwezekani? Sentensi moja kwa kila kanuni inayokataza, na kwa kila kasoro ya andiko la ubao, la mchezo au la kumbukumbu.

refuse-over = Mchezo umekwisha, { $result }: { reason }.
refuse-not-yours = { $hole } ni shimo la mwenzako.
refuse-no-such-move = Ubao huu hauna hatua kama hii.
refuse-empty = Shimo { $hole } ni tupu.
refuse-too-few = Shimo { $hole } lina kete moja tu; anzia shimo lenye kete mbili au zaidi.
refuse-must-capture = Lazima ule, maana kuna kete za kula.
refuse-house-barred = Huwezi kuanzia kwenye { house-name } { $hole } iliyosimama wakati shimo lingine la mbele lina kete.
refuse-singleton-barred = Shimo { $hole } lina kete moja; anzia shimo la mbele lenye kete mbili au zaidi.
refuse-back-row-barred = Wakati wa { namua-name } huwezi kuanzia safu ya nyuma; { $hole } liko nyuma.
refuse-direction-missing = Sema upande wa kwenda kutoka { $hole }: L (kushoto) au R (kulia).
refuse-wrong-kichwa = Kete zinazoliwa na { $hole } husambazwa kuanzia kichwa { $other }.
refuse-no-choice = Kutoka { $hole } hakuna uchaguzi kati ya kulala kwenye { house-name } na safari.
refuse-front-row-first = { $hole } liko safu ya nyuma; lazima uanzie shimo la mbele lenye kete mbili au zaidi.
refuse-outward = { $hole } ndilo shimo pekee la mbele lenye kete; husambazwa kuelekea katikati.
refuse-reserved = { $hole } limetakasiwa; huwezi kuanzia hapo zamu hii.
refuse-kuu-first = Takata lazima ianzie kwenye kuu { $hole } iliyosimama.
refuse-duty = Shimo lililotakasiwa, { $hole }, lazima liliwe.
refuse-never-ending = Kusambaza huku hakuna mwisho: hujirudia kila baada ya mizunguko { $laps }.
refuse-too-long = Kusambaza huku kungehitaji zaidi ya mizunguko 10,000, kwa hiyo huhesabiwa kuwa hakuna mwisho.
refuse-blocked = Jiwe la { $hole } haliwezi kusogea: { $other } lina jiwe.
refuse-not-takata = Alama * husema takata, lakini hatua hii inakula.
refuse-reserves-nothing = Alama ** husema kuwa shimo limetakasiwa; hakuna lililotakasiwa.
refuse-not-won = Alama # husema ushindi; hapa hakuna ushindi.

problem-total = ubao na ghala vina kete { $seeds }, si 64
problem-too-many-seeds = ubao na ghala vina kete { $seeds }; mwisho ni 255
problem-count = { $hole } lina kete zaidi ya 255
problem-reserve-count = ghala ya { problem-side } ina kete zaidi ya 255
problem-front-row = safu ya mbele ya { problem-side } haina kete
problem-house-empty = { house-name } ya { problem-side } bado ni yake lakini ni tupu
problem-out-of-step = ghala zenye { $south } na { $north } haziendani na mwenye zamu
problem-no-houses = kanuni hizi hazina nyumba, lakini { problem-side } anayo
problem-no-reserve = kanuni hizi hazina ghala, lakini { problem-side } anayo
problem-reserved-ruleset = { $hole } haliwezi kutakasiwa: kanuni hizi hazina { takasia-name }
problem-reserved-back-row = { $hole } haliwezi kutakasiwa: mashimo ya mbele tu huliwa
problem-reserved-namua = { $hole } haliwezi kutakasiwa: mwenye zamu bado yuko kwenye { namua-name }
problem-reserved-empty = { $hole } haliwezi kutakasiwa: ni tupu
problem-reserved-capture = { $hole } haliwezi kutakasiwa: mwenye zamu anaweza kula
problem-reserved-spared = { $hole } haliwezi kutakasiwa: { house-name } iliyosimama, shimo pekee la mbele lenye kete na shimo pekee la mbele lenye kete mbili au zaidi hayatakasiwi
problem-reserved-duty = { $hole } haliwezi kutakasiwa: ni Bao la Kete tu lenye shimo ambalo lazima liliwe
problem-two-stones = { $hole } lina zaidi ya jiwe moja
problem-stones = { problem-side } ana mawe { $stones }; mwisho ni 23
problem-no-stones = { problem-side } hana jiwe
problem-side = { $side ->
    [S] Kusini
   *[N] Kaskazini
}

position-missing = { $field ->
    [board] ubao haujaandikwa
    [side] mwenye zamu hajatajwa: S au N
    [reserves] ghala hazijatajwa: namba mbili kama 22,22
    [houses] nyumba hazijatajwa: Aa, A, a au -
   *[reserved] shimo lililotakasiwa halijatajwa; - kama hakuna
}
position-excess = andiko la ubao limekamilika kabla ya hapa
position-rows = ubao una safu nne zinazotenganishwa kwa /, huu una { $count }
position-columns = hesabu za safu { $row } ni { $found }, si { $due }
position-count = "{ $text }" si idadi ya kete
position-side = mwenye zamu ni S au N, si "{ $text }"
position-reserves = ghala huandikwa kwa namba mbili kama 22,22, si "{ $text }"
position-houses = nyumba huandikwa Aa, A, a au -, si "{ $text }"
position-reserved = "{ $text }" si shimo la ubao huu; - kama hakuna lililotakasiwa
position-ruleset = "{ $text }" si ubao wala jina la kanuni

move-empty = hatua haijaandikwa
move-hole = hatua huanza kwa shimo: A au B (Kaskazini: a au b) na namba yake
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
record-tag-line = thamani ya lebo { $text } imevunjwa katika mistari miwili
record-too-many-tags = lebo ni nyingi kupita kiasi
record-tag-twice = lebo { $text } imeandikwa mara mbili
record-two-rulesets = lebo Variant husema { $variant }, lebo Position { $position }
record-number = hii ni hatua ya { $due }, si ya { $found }
record-dots = nukta kama 1... hutangulia hatua ya Kaskazini, lakini zamu ni ya Kusini
record-glyph = alama ya tathmini ni $ na namba hadi 255, au mojawapo ya ! ? !! ?? !? ?!
record-nothing-before = hakuna hatua kabla ya hapa
record-empty-variation = tawi hili halina hatua
record-too-deep = matawi ndani ya matawi yamezidi hapa
record-close = hakuna tawi la kufunga
record-result-in-variation = tawi halina matokeo
record-result = matokeo ni 1-0, 0-1, 1/2-1/2 au *, si "{ $text }"
record-two-results = matokeo hapa ni { $found }, lakini lebo Result husema { $due }
record-result-of-position = matokeo yaliyoandikwa ni { $found }, lakini mchezo uliisha { $due }: { reason }
record-no-draw = kanuni hazina sare ya namna hii (K27)
record-termination = mchezo haukuisha hivi: { reason }
