# Tgħallem fuq il-bord. L-ewwel il-kliem tal-paġni, imbagħad dak tal-lezzjonijiet.
#
# L-ids tal-korsijiet u tal-lezzjonijiet joħorġu mid-data (web/content/lessons/COURSE.json): ara l-fajl Ingliż.
# Int qiegħed fin-Nofsinhar, it-Tramuntana hija l-plejer l-ieħor. Is-sentenzi jinżammu qosra, kif jingħadu fuq il-bord.

learn-title = Tgħallem Bao
learn-intro = Kull lezzjoni tqiegħed bord quddiemek u titolbok ħaġa waħda. Ma tista' tħassar xejn: ipprova, ara, u erġa' pprova.
learn-all = Il-korsijiet kollha
learn-lessons = Lezzjonijiet
learn-lesson-of = Lezzjoni { $number } minn { $of }
learn-progress = { $done ->
    [0] { $of ->
        [one] Lezzjoni waħda
        [two] { $of } lezzjonijiet
        [few] { $of } lezzjonijiet
        [many] { $of }-il lezzjoni
       *[other] { $of } lezzjoni
    }
   *[other] Lesti { $done } minn { $of }
}
learn-begin = Ibda
learn-continue = Kompli
learn-repeat = Erġa' araha
learn-done = lesta
learn-step = Pass { $number } minn { $of }
learn-right = Tajjeb
learn-not-yet = Għadu le
learn-shown = Hekk imur
learn-next = 'Il quddiem
learn-next-lesson = Il-lezzjoni li jmiss
learn-finish = Lest
learn-again = Mill-ġdid
learn-show = Urini
learn-played = { $move } tispiċċa f'{ $end }{ $captured ->
    [0] {""}
   *[other] , taqbad { $captured }
}{ $reserves ->
    [none] {""}
   *[other] , tirriżerva { $reserves }
}.
learn-other-hole = Dik hija { $hole }.
learn-legal = Dik il-mossa hija legali. Hawn irridu waħda li ma titħalliex.
learn-other-rule = Dik ma tħallihiex regola oħra.
learn-end-title = { $course }: il-lezzjonijiet kollha lesti
learn-end-left = { $count ->
    [one] F'dan il-kors fadal lezzjoni waħda.
    [two] F'dan il-kors fadal { $count } lezzjonijiet.
    [few] F'dan il-kors fadal { $count } lezzjonijiet.
    [many] F'dan il-kors fadal { $count }-il lezzjoni.
   *[other] F'dan il-kors fadal { $count } lezzjoni.
}
learn-play = Ilgħabha issa
learn-play-against = Logħba kontra { level-name }, l-aktar livell ħafif.
learn-next-course = Il-kors li jmiss

learn-course-first-name = L-ewwel passi
learn-course-first-about = Żrigħ, kif tkompli, qbid u rebħ, bil-logħba biex titgħallem, Bao la Kujifunza.
learn-course-first-end = Issa taf tiżra', taqbad u tirbaħ. Dan huwa Bao la Kujifunza kollu, u nofs kull Bao ieħor.
learn-course-kiswahili-name = { ruleset-kiswahili }
learn-course-kiswahili-about = Ir-riżerva u d-dar: namua, takata, safari, taxxa, mtaji u takasia.
learn-course-kiswahili-end = Issa taf ir-regoli tal-Bao l-kbir. Jonqsok biss tilgħabu, u għal dan trid ħajja sħiħa.
learn-course-zanzibar-name = { ruleset-zanzibar }
learn-course-zanzibar-about = Erba' differenzi, għal min jaf il-Kiswahili.
learn-course-zanzibar-end = Issa taf x'jagħmlu differenti l-klabbs.
learn-course-kete-name = { ruleset-kete }
learn-course-kete-about = Wara l-Kiswahili: dak li Lamu tagħmel kif taf hi: il-kuu, il-qiegħ ta' sitta, u d-dmir tal-hizi zetu.
learn-course-kete-end = Issa tista' toqgħod bilqiegħda fuq bank f'Lamu.
learn-course-kimasai-name = { ruleset-kimasai }
learn-course-kimasai-about = Bla żrigħ: pass wieħed kull darba, kolonni maqbuda f'daqqa, u tiġrija li trid tgħoddha.
learn-course-kimasai-end = Issa taf kif il-ġebel jimxi u jaqbad. Għodd sewwa.

## first

learn-first-sow = Iż-żrigħ
learn-first-sow-1 = Postok huwa isfel. It-toqob tiegħek huma ż-żewġ ringieli t'isfel, u fihom biss tiżra'. Mossa tibda minn toqba tiegħek: iġbor iż-żrieragħ kollha u iżragħhom waħda waħda fit-toqob li jmiss, lejn ix-xellug jew lejn il-lemin.
learn-first-sow-1-do = Iżra' t-tliet żrieragħ ta' A3 lejn il-lemin.
learn-first-sow-1-right = Żerriegħa waħda f'A4, waħda f'A5 u waħda f'A6. It-toqba li bdejt minnha issa hija vojta.
learn-first-sow-1-wrong = Dik kienet lejn ix-xellug. Agħfas fuq A3 u ħu l-vleġġa li turi lejn il-lemin.
learn-first-sow-2 = Fit-tarf tar-ringiela ta' quddiem iż-żrieragħ idawru l-kantuniera u jidħlu fir-ringiela ta' wara. Iż-żewġ ringieli tiegħek huma ċirku wieħed ta' sittax-il toqba; il-plejer l-ieħor għandu ċ-ċirku tiegħu.
learn-first-sow-2-do = Iżra' A7 lejn il-kantuniera.
learn-first-sow-2-right = A8, imbagħad 'l isfel f'B8, B7 u B6. Iddur maċ-ċirku u qatt ma taqsam għand il-plejer l-ieħor.
learn-first-sow-2-wrong = A7 marret lejn ix-xellug mar-ringiela ta' quddiem. Lejn il-lemin iddawwar il-kantuniera.
learn-first-sow-3 = Xellug u lemin huma kif tarahom int, anke fir-ringiela ta' wara. Minn B4 lejn ix-xellug iż-żrieragħ imorru f'B3, B2, B1 u mbagħad jitilgħu fir-ringiela ta' quddiem.
learn-first-sow-3-do = Iżra' B4 b'mod li l-aħħar żerriegħa taqa' f'A1.
learn-first-sow-3-right = Lejn ix-xellug, u 'l fuq fil-kantuniera: ir-raba' żerriegħa qiegħda f'A1.
learn-first-sow-3-wrong = Lejn il-lemin l-erba' żrieragħ jibqgħu fir-ringiela ta' wara u jispiċċaw f'B8. Ipprova n-naħa l-oħra.

learn-first-relay = Meta tkompli
learn-first-relay-1 = Meta l-aħħar żerriegħa taqa' f'toqba vojta, il-mossa tintemm. Meta taqa' f'toqba li fiha ż-żrieragħ, tiġborhom kollha, bl-aħħar waħda b'kollox, u tkompli tiżra' fl-istess direzzjoni. Kull żrigħ bħal dan jissejjaħ dawra.
learn-first-relay-1-do = Sib iż-żrigħ li jkompli b'dawra oħra.
learn-first-relay-1-right = It-tieni żerriegħa ta' A2 waqgħet fuq it-tlieta ta' A4. L-erbgħa nġabru u komplew sa A8, li kienet vojta.
learn-first-relay-1-wrong = L-aħħar żerriegħa waqgħet f'toqba vojta, u l-mossa ntemmet mill-ewwel. Fittex fejn l-aħħar żerriegħa taqa' fuq żrieragħ oħra.
learn-first-relay-2 = Imxi ma' din b'subgħajk: f'A3 hemm żewġ żrieragħ, u jinżergħu lejn il-lemin. F'A5 hemm waħda, f'A7 waħda.
learn-first-relay-2-do = Uri t-toqba fejn tintemm il-mossa.
learn-first-relay-2-right = Minn A3 sa A5, iġbor tnejn: sa A7, iġbor tnejn: A8 u B8. B8 kienet vojta, u hemm tieqaf.
learn-first-relay-2-wrong = Iżra' f'moħħok: tnejn minn A3 jaslu f'A5, li jkollha tnejn; dawn jaslu f'A7, li wkoll ikollha tnejn.

learn-first-capture = Il-qbid
learn-first-capture-1 = Jekk l-ewwel dawra tispiċċa f'toqba tiegħek ta' quddiem li diġà kellha żerriegħa, u fit-toqba ta' faċċata wkoll hemm żrieragħ, taqbad iż-żrieragħ kollha tat-toqba ta' faċċata.
learn-first-capture-1-do = Faċċata ta' A7 hemm erba' żrieragħ. Asal f'A7 bl-aħħar żerriegħa ta' A5.
learn-first-capture-1-right = L-aħħar żerriegħa waqgħet fuq dik ta' A7, u l-erba' żrieragħ ta' faċċata saru tiegħek: inżergħu fuq in-naħa tiegħek.
learn-first-capture-2 = Iż-żrieragħ maqbuda jbiddlu n-naħa, u xejn ma jitlaq minn fuq il-bord. Min għandu aktar żrieragħ għandu aktar mossi.
learn-first-capture-2-do = Tista' taqbad b'żewġ modi. Agħżel l-akbar qabda.
learn-first-capture-2-right = Erba' żrieragħ minflok waħda.
learn-first-capture-2-wrong = Qabda, iżda ta' żerriegħa waħda biss. L-oħra taqbad erbgħa.
learn-first-capture-3 = Trid tliet affarijiet: l-aħħar żerriegħa, żerriegħa tiegħek diġà hemm, u żrieragħ faċċata. It-toqob ta' quddiem biss huma faċċata ta' xulxin. Ir-ringiela ta' wara hija fis-sod, iżda qabda tista' tibda minnha.
learn-first-capture-3-do = Sib l-unika toqba li minnha taqbad.
learn-first-capture-3-right = Minn B6 lejn il-lemin: B7, B8 u 'l fuq f'A8, li kellha żerriegħa u tnejn faċċata.

learn-first-kichwa = Fejn imorru ż-żrieragħ maqbuda
learn-first-kichwa-1 = Iż-żewġ truf tar-ringiela ta' quddiem, A1 u A8, jissejħu kichwa, ir-ras. Iż-żrieragħ maqbuda jinżergħu minn kichwa, l-ewwel waħda fil-kichwa nnifisha, u żżomm id-direzzjoni tiegħek. Se taqbad b'A2 lejn il-lemin.
learn-first-kichwa-1-do = Uri t-toqba fejn taqa' l-ewwel żerriegħa mill-qabda.
learn-first-kichwa-1-right = Iż-żrigħ sejjer lejn il-lemin, u għalhekk il-qabda tibda mit-tarf tax-xellug, f'A1, u terġa' tmur lejn il-lemin.
learn-first-kichwa-1-wrong = Biex tibqa' sejjer lejn il-lemin, trid tibda mit-tarf tax-xellug tar-ringiela ta' quddiem.
learn-first-kichwa-2 = In-naħa l-oħra l-istess: qabda waqt żrigħ lejn ix-xellug tibda mill-kichwa tal-lemin, A8.
learn-first-kichwa-2-do = Aqbad tliet żrieragħ, u ara fejn imorru.
learn-first-kichwa-2-right = L-id ħadet it-tliet żrieragħ f'A8 u żergħet lejn ix-xellug: A8, A7, A6. Din kienet dawra bħal oħrajn, u kompliet minn hemm.
learn-first-kichwa-3 = Iż-żrieragħ maqbuda jagħmlu dawra ġdida. Jekk din tispiċċa fuq żerriegħa tiegħek b'żrieragħ faċċata, terġa' taqbad, u hekk tkompli: mossa tajba hija katina.
learn-first-kichwa-3-do = Tista' taqbad minn żewġ toqob. Sib dik li taqbad u terġa' taqbad.
learn-first-kichwa-3-right = Waħda wara l-oħra, tmien żrieragħ f'mossa waħda.
learn-first-kichwa-3-wrong = Qabda waħda u l-katina waqfet. It-toqba l-oħra tkompli.

learn-first-kimbi = Il-kimbi
learn-first-kimbi-1 = Iż-żewġ toqob f'kull tarf tar-ringiela ta' quddiem huma l-kimbi: A1 u A2, A7 u A8. Meta taqbad hemm, ma tagħżilx int: iż-żrieragħ jibdew mill-kichwa ta' dak it-tarf, anke jekk id-direzzjoni ddur. Se taqbad b'A5 lejn il-lemin, f'A7.
learn-first-kimbi-1-do = Uri t-toqba fejn taqa' l-ewwel żerriegħa mill-qabda.
learn-first-kimbi-1-right = A7 hija kimbi tal-lemin, u għalhekk iż-żrieragħ jibdew minn A8 u jmorru lejn ix-xellug, għalkemm int ġejt mix-xellug.
learn-first-kimbi-1-wrong = A7 qiegħda fit-tarf tal-lemin. Dik li tgħodd hija l-kichwa ta' dik in-naħa.
learn-first-kimbi-2 = Fin-nofs, minn A3 sa A6, iżżomm id-direzzjoni. Fit-truf tiddeċiedi l-kimbi.
learn-first-kimbi-2-do = Tista' taqbad b'żewġ modi. Ilgħab il-qabda f'kimbi.
learn-first-kimbi-2-right = Qbadt f'A7, u għalhekk iż-żrieragħ bdew minn A8 u marru lejn ix-xellug.
learn-first-kimbi-2-wrong = Dik taqbad f'A4, fin-nofs: id-direzzjoni nżammet.

learn-first-must = Trid taqbad
learn-first-must-1 = Jekk tista' taqbad, trid taqbad. Il-mossi l-oħra kollha huma magħluqa din id-darba.
learn-first-must-1-do = Ipprova mossa li ma taqbadx, pereżempju minn A1.
learn-first-must-1-right = Il-bord jgħid le, isemmi r-regola, u juri x'tista' tilgħab minflok. Agħfas in-numru biex tiftaħ ir-regola.
learn-first-must-2 = Ċirku juri t-toqob li tista' tibda minnhom. Meta jkun hemm ċirku wieħed biss, sibt il-qabda.
learn-first-must-2-do = Issa aqbad.
learn-first-must-2-right = Erba' żrieragħ. Jekk tista' taqbad b'aktar minn mod wieħed, tagħżel int.

learn-first-takata = Takata
learn-first-takata-1 = Mossa li ma taqbadx bl-ewwel dawra hija takata. F'takata ma tinqabad l-ebda żerriegħa, mill-bidu sat-tmiem. Dawra li tispiċċa fuq żrieragħ sempliċement tkompli.
learn-first-takata-1-do = Ilgħab A2 lejn il-lemin u ħares lejn A7, li faċċata tagħha hemm erba' żrieragħ.
learn-first-takata-1-right = It-tieni dawra spiċċat fuq iż-żerriegħa ta' A7. F'takata dawk l-erba' żrieragħ huma fis-sod: l-id ġabret A7 u kompliet.
learn-first-takata-1-wrong = Legali, iżda ma tasalx f'A7. Ilgħab A2 lejn il-lemin.
learn-first-takata-2 = Takata tibda mir-ringiela ta' quddiem sakemm hemm toqba ta' quddiem b'żewġ żrieragħ jew aktar.
learn-first-takata-2-do = Ipprova ibda mir-ringiela ta' wara.
learn-first-takata-2-right = F'A4 hemm tnejn, u għalhekk trid tilgħab minn quddiem.
learn-first-takata-3 = Żerriegħa waħedha qatt ma tibda mossa: trid mill-inqas tnejn.
learn-first-takata-3-do = Ipprova ibda minn toqba b'żerriegħa waħda.
learn-first-takata-3-right = Ma titħalliex. U ladarba quddiem hemm biss żrieragħ waħedhom, issa tista' tilgħab minn wara.
learn-first-takata-4 = Meta quddiem hemm biss żrieragħ waħedhom, it-takata tibda mir-ringiela ta' wara.
learn-first-takata-4-do = Ilgħab it-takata li tispiċċa f'A6.
learn-first-takata-4-right = B6 lejn il-lemin: B7, B8, A8, u minn hemm tkompli sa A6.
learn-first-takata-4-wrong = Takata legali, iżda tispiċċa band'oħra. Imxi ma' B6 lejn il-lemin.

learn-first-inward = Tbattalx ir-ringiela ta' quddiem
learn-first-inward-1 = Ir-ringiela ta' quddiem ma tistax tbattalha int stess, lanqas għal mument. Jekk kichwa hija l-unika toqba ta' quddiem biż-żrieragħ, tiżragħha lejn iċ-ċentru.
learn-first-inward-1-do = Ilgħab A1. Il-bord iħallik direzzjoni waħda biss.
learn-first-inward-1-right = A2, A3, A4. Lejn ix-xellug it-tliet żrieragħ kienu jmorru wara u jħallu r-ringiela ta' quddiem vojta.

learn-first-winning = Ir-rebħa
learn-first-winning-1 = Min ikollu r-ringiela ta' quddiem vojta jitlef mill-ewwel, anke f'nofs mossa. Ma jimpurtax kemm hemm żrieragħ fir-ringiela ta' wara. Dan it-tmiem jissejjaħ hamna: m'hemm xejn.
learn-first-winning-1-do = Battal ir-ringiela ta' quddiem tat-Tramuntana f'mossa waħda.
learn-first-winning-1-right = Tliet żrieragħ, imbagħad l-aħħar tnejn. Ir-ringiela ta' quddiem tat-Tramuntana hija vojta, u l-logħba hija tiegħek.
learn-first-winning-1-wrong = Qabda, iżda f'toqba ta' quddiem tat-Tramuntana jibqgħu ż-żrieragħ. Jekk tibda mit-toqba l-oħra tiegħek, taqbad darbtejn.
learn-first-winning-2 = Hemm mod ieħor kif titlef: meta ma jkollok l-ebda mossa legali. Bi żrieragħ waħedhom biss ħadd ma jista' jibda.
learn-first-winning-2-do = Ħalli lit-Tramuntana bi żrieragħ waħedhom biss.
learn-first-winning-2-right = It-Tramuntana għandha żrieragħ quddiem, iżda l-ebda toqba bi tnejn. Bla mossa, il-logħba ntemmet.
learn-first-winning-2-wrong = Wara din it-Tramuntana għadha tista' tilgħab. Aqbad iż-żewġ żrieragħ ta' a6.

## kiswahili

learn-kiswahili-board = Id-dar u r-riżerva
learn-kiswahili-board-1 = Bao la Kiswahili jibda b'għaxar żrieragħ fuq kull naħa: sitta, tnejn u tnejn. Tnejn u għoxrin oħra jistennew fir-riżerva tiegħek, il-ghala. It-toqba kwadra hija darek, in-nyumba.
learn-kiswahili-board-1-do = Uri n-nyumba tiegħek.
learn-kiswahili-board-1-right = A5, ir-raba' toqba mil-lemin tiegħek, b'sitt żrieragħ.
learn-kiswahili-board-1-wrong = In-nyumba tiegħek hija t-toqba kwadra fuq in-naħa tiegħek.
learn-kiswahili-board-2 = It-Tramuntana qiegħda faċċata u tgħodd mix-xellug tagħha, u għalhekk in-nyumba tagħha hija r-raba' toqba mil-lemin tagħha. Iż-żewġ djar mhumiex faċċata ta' xulxin.
learn-kiswahili-board-2-do = Uri t-toqba faċċata tan-nyumba tiegħek.
learn-kiswahili-board-2-right = Hija a4, ħdejn in-nyumba tat-Tramuntana.
learn-kiswahili-board-2-wrong = Mit-toqba kwadra tiegħek ħares dritt 'il hemm min-nofs.

learn-kiswahili-namua = Namua: żerriegħa li taqbad
learn-kiswahili-namua-1 = L-ewwel stadju jissejjaħ namua. Kull mossa ddaħħal żerriegħa waħda mir-riżerva. Poġġiha f'toqba tiegħek ta' quddiem li fiha ż-żrieragħ u li għandha ż-żrieragħ faċċata, u taqbadhom mill-ewwel.
learn-kiswahili-namua-1-do = Aqbad tliet żrieragħ.
learn-kiswahili-namua-1-right = F'A2 saru tnejn, u t-tliet żrieragħ ta' faċċata nżergħu minn A1.
learn-kiswahili-namua-1-wrong = Dik qabdet waħda biss. Fittex it-toqba li faċċata tagħha hemm tlieta.
learn-kiswahili-namua-2 = Fin-namua wkoll, jekk tista' taqbad, trid taqbad. Faċċata tan-nyumba tiegħek hemm toqba vojta.
learn-kiswahili-namua-2-do = Ipprova poġġi ż-żerriegħa f'A5.
learn-kiswahili-namua-2-right = Ma titħalliex: A2 u A6 jistgħu jaqbdu, u trid tilgħab waħda minnhom.

learn-kiswahili-choice = Tagħżel il-kichwa
learn-kiswahili-choice-1 = Żerriegħa mir-riżerva ma tkun ġejja minn ebda direzzjoni. Jekk taqbad f'toqba minn A3 sa A6, tagħżel int minn liema kichwa jinżergħu ż-żrieragħ maqbuda: tax-xellug, A1, lejn il-lemin, jew tal-lemin, A8, lejn ix-xellug.
learn-kiswahili-choice-1-do = Aqbad b'A3, u agħżel il-kichwa li twassal għal qabda oħra.
learn-kiswahili-choice-1-right = Minn A8 lejn ix-xellug iż-żewġ żrieragħ waslu f'A7, komplew, u qabdu tnejn oħra.
learn-kiswahili-choice-1-wrong = Qabda, iżda ta' tnejn biss. Poġġi ż-żerriegħa f'A3 u aħseb fil-kichwa l-oħra.
learn-kiswahili-choice-2 = Fil-kimbi, A1, A2, A7 u A8, m'hemmx x'tagħżel: iż-żrieragħ jibdew mill-kichwa ta' dak it-tarf.
learn-kiswahili-choice-2-do = Se taqbad b'A2. Uri t-toqba fejn taqa' l-ewwel żerriegħa mill-qabda.
learn-kiswahili-choice-2-right = A2 hija kimbi tax-xellug, u għalhekk hija A1.
learn-kiswahili-choice-2-wrong = A2 qiegħda fit-tarf tax-xellug, u dik li tgħodd hija l-kichwa ta' dak it-tarf.

learn-kiswahili-takata = Takata fin-namua
learn-kiswahili-takata-1 = Jekk ma tista' taqbad xejn, tilgħab takata: poġġi ż-żerriegħa f'toqba ta' quddiem li fiha ż-żrieragħ, iġbor it-toqba kollha u iżragħha lejn ix-xellug jew lejn il-lemin.
learn-kiswahili-takata-1-do = Ilgħab it-takata li tispiċċa f'A4.
learn-kiswahili-takata-1-right = F'A7 kien hemm tnejn u saru tlieta: A6, A5 u A4.
learn-kiswahili-takata-1-wrong = Bidu legali, iżda jispiċċa band'oħra. Tliet żrieragħ minn A7 lejn ix-xellug jaslu f'A4.
learn-kiswahili-takata-2 = Nyumba li hija tiegħek u li fiha sitt żrieragħ jew aktar hija wieqfa. Takata ma tistax tibda minnha meta f'toqba oħra ta' quddiem hemm żrieragħ.
learn-kiswahili-takata-2-do = Ipprova ibda min-nyumba tiegħek.
learn-kiswahili-takata-2-right = In-nyumba wieqfa żżomm iż-żrieragħ flimkien. Ix-xogħol iridu jagħmluh A6 u A7.
learn-kiswahili-takata-3 = Sakemm in-nyumba tiegħek hija wieqfa, tista' tilgħab ukoll toqba b'żerriegħa waħda: biż-żerriegħa mir-riżerva jsiru tnejn.
learn-kiswahili-takata-3-do = Ibda miż-żerriegħa waħedha f'A3, lejn liema naħa trid.
learn-kiswahili-takata-3-right = Minn waħda saru tnejn, u setgħu jinżergħu.
learn-kiswahili-takata-3-wrong = Legali wkoll, iżda hawn trid titlaq iż-żerriegħa waħedha.
learn-kiswahili-takata-4 = Fin-namua mossa tibda dejjem mir-ringiela ta' quddiem.
learn-kiswahili-takata-4-do = Ipprova ibda minn B7.
learn-kiswahili-takata-4-right = Ir-ringiela ta' wara tilqa' ż-żrieragħ biss, sakemm jispiċċaw ir-riżervi.

learn-kiswahili-twos = Bla dar
learn-kiswahili-twos-1 = Bla nyumba wieqfa, takata trid tibda minn tnejn jew aktar, magħduda qabel ma tidħol iż-żerriegħa mir-riżerva.
learn-kiswahili-twos-1-do = Ipprova ibda minn toqba b'żerriegħa waħda.
learn-kiswahili-twos-1-right = F'A2 hemm tlieta, u għalhekk trid tkun A2.
learn-kiswahili-twos-2 = Jekk quddiem hemm biss żrieragħ waħedhom, kull waħda tajba.
learn-kiswahili-twos-2-do = Ilgħab it-takata li tispiċċa f'A5.
learn-kiswahili-twos-2-right = F'A7 saru tnejn: A6 u A5.
learn-kiswahili-twos-2-wrong = Legali, iżda tispiċċa band'oħra. Ħares lejn A7.

learn-kiswahili-stop = Id-dar twaqqaf takata
learn-kiswahili-stop-1 = Meta takata fl-istadju namua tasal bl-aħħar żerriegħa fin-nyumba wieqfa tiegħek, tintemm hemm. In-nyumba ma tinġabarx; tikber.
learn-kiswahili-stop-1-do = Ilgħab takata li tispiċċa fin-nyumba tiegħek.
learn-kiswahili-stop-1-right = In-nyumba telgħet minn sebgħa għal tmienja, u l-mossa ntemmet.
learn-kiswahili-stop-1-wrong = Spiċċat band'oħra. Tliet żrieragħ minn A8 lejn ix-xellug jaslu f'A5.

learn-kiswahili-safari = Tieqaf, jew safari
learn-kiswahili-safari-1 = Meta mossa li taqbad tasal bl-aħħar żerriegħa fin-nyumba wieqfa tiegħek, il-bord jistaqsi: tieqaf, jew tkompli? Li tkompli jissejjaħ safari. In-nyumba kollha tinġabar u tinżera', u tintilef għal dejjem.
learn-kiswahili-safari-1-do = Ilgħab A1, u ieqaf fin-nyumba.
learn-kiswahili-safari-1-right = Qbadt ħames żrieragħ, u n-nyumba hija wieqfa bi tmienja.
learn-kiswahili-safari-1-wrong = Dik kienet safari. Ma qabdet xejn aktar, u n-nyumba ntilfet.
learn-kiswahili-safari-2 = Xi kultant is-safari tiswa d-dar.
learn-kiswahili-safari-2-do = It-Tramuntana għandha ħames żrieragħ quddiem. Irbaħ il-logħba b'safari.
learn-kiswahili-safari-2-right = Minn A2 san-nyumba u minn hemm tkompli: fir-ringiela ta' quddiem tat-Tramuntana ma fadal xejn.
learn-kiswahili-safari-2-wrong = Għadek ma rbaħtx. Ibda minn A2, u fin-nyumba kompli.
learn-kiswahili-safari-3 = Jekk meta tasal l-aħħar żerriegħa fin-nyumba hemm żrieragħ faċċata tagħha, dik hija qabda bħal oħrajn. Ħadd ma jistaqsi, u n-nyumba tibqa' fejn hi.
learn-kiswahili-safari-3-do = Aqbad seba' żrieragħ f'mossa waħda.
learn-kiswahili-safari-3-right = Ħamsa waslu fin-nyumba, li kellha tnejn oħra faċċata. Inqabdu, u n-nyumba għadha wieqfa.
learn-kiswahili-safari-3-wrong = Tnejn biss. L-ewwel aqbad il-ħamsa f'A1; dawn jispiċċaw fin-nyumba.

learn-kiswahili-asleep = Id-dar rieqda, u d-dar mitlufa
learn-kiswahili-asleep-1 = Nyumba b'ħamsa jew inqas hija rieqda: toqba ordinarja bla ebda privileġġ. Jekk tiġborha issa, tintilef għal dejjem. B'sitta terġa' tqum wieqfa.
learn-kiswahili-asleep-1-do = Qajjem in-nyumba tiegħek: wassalha għal sitta.
learn-kiswahili-asleep-1-right = Għaddiet żerriegħa, u n-nyumba reġgħet qamet wieqfa.
learn-kiswahili-asleep-1-wrong = In-nyumba nġabret u ntilfet, jew għadha rieqda b'ħamsa. A7 lejn ix-xellug tħalli żerriegħa fiha.
learn-kiswahili-asleep-2 = Nyumba maqbuda wkoll tintilef, ikunu kemm ikunu ż-żrieragħ li jaslu f'dik it-toqba wara.
learn-kiswahili-asleep-2-do = Aqbad in-nyumba tat-Tramuntana.
learn-kiswahili-asleep-2-right = Tmien żrieragħ, u minn issa l-kwadru tat-Tramuntana huwa toqba ordinarja.
learn-kiswahili-asleep-2-wrong = Qbadt żewġ żrieragħ, meta faċċata ta' A4 hemm nyumba bi tmienja.

learn-kiswahili-tax = It-taxxa
learn-kiswahili-tax-1 = Jekk ma tista' taqbad xejn u n-nyumba wieqfa hija l-unika toqba ta' quddiem biż-żrieragħ, tħallas taxxa: poġġi ż-żerriegħa, iġbor tnejn, u iżra' dawn it-tnejn.
learn-kiswahili-tax-1-do = Tħallas it-taxxa lejn ix-xellug. Uri t-toqba fejn taqa' l-aħħar żerriegħa.
learn-kiswahili-tax-1-right = Żewġ żrieragħ biss: A4 u A3.
learn-kiswahili-tax-1-wrong = Jinżergħu żewġ żrieragħ biss, mhux in-nyumba kollha.
learn-kiswahili-tax-2 = Bit-taxxa d-dar tibqa' tiegħek.
learn-kiswahili-tax-2-do = Ħallasha, lejn liema naħa trid.
learn-kiswahili-tax-2-right = Daħlet waħda, ħarġu tnejn: fin-nyumba hemm sebgħa, u hija wieqfa.

learn-kiswahili-mtaji = Mtaji
learn-kiswahili-mtaji-1 = Meta jispiċċaw iż-żewġ riżervi, jibda l-istadju mtaji. Issa mossa tiġbor toqba b'żewġ żrieragħ jew aktar, quddiem jew wara, u tiżragħha. Jekk l-ewwel dawra tispiċċa fuq żerriegħa tiegħek b'żrieragħ faċċata, taqbad.
learn-kiswahili-mtaji-1-do = Tista' taqbad minn żewġ toqob. Ibda minn dik fir-ringiela ta' wara.
learn-kiswahili-mtaji-1-right = Ħames żrieragħ: tlieta wara, imbagħad A8 u A7, li kellha tnejn faċċata.
learn-kiswahili-mtaji-1-wrong = Qabda mir-ringiela ta' quddiem. Hemm waħda minn wara wkoll.
learn-kiswahili-mtaji-2 = Mir-riżerva ma tiġi l-ebda żerriegħa aktar biex tgħin lil waħda waħedha.
learn-kiswahili-mtaji-2-do = Ipprova ibda minn toqba b'żerriegħa waħda.
learn-kiswahili-mtaji-2-right = Minn issa trid dejjem mill-inqas tnejn.

learn-kiswahili-sixteen = Sittax u aktar
learn-kiswahili-sixteen-1 = Sbatax-il żerriegħa minn A1 lejn il-lemin iduru darba maċ-ċirku kollu, u l-aħħar waħda taqa' f'A2, li għandha tlieta faċċata. Iżda toqba b'sittax jew aktar qatt ma tista' tibda qabda.
learn-kiswahili-sixteen-1-do = Ipprova A1.
learn-kiswahili-sixteen-1-right = Minn A1 tkun biss takata, u B3 tista' taqbad. Għalhekk trid tkun B3.
learn-kiswahili-sixteen-2 = Munzell bħal dan jinkwieta lill-avversarju, iżda sakemm tista' taqbad band'oħra jrid jistenna.
learn-kiswahili-sixteen-2-do = Aqbad.
learn-kiswahili-sixteen-2-right = Anke erba' żrieragħ minn B3 jaslu f'A2, u erbgħa huma inqas minn sittax.

learn-kiswahili-back = L-ewwel minn quddiem
learn-kiswahili-back-1 = Takata fl-istadju mtaji tibda mir-ringiela ta' quddiem jekk hemm toqba b'żewġ żrieragħ jew aktar. In-nyumba tgħodd ukoll: ma għadhiex imħarsa.
learn-kiswahili-back-1-do = Ipprova ħares in-nyumba u ibda mir-ringiela ta' wara.
learn-kiswahili-back-1-right = Ma titħalliex. In-nyumba hija l-unika toqba ta' quddiem bi tnejn jew aktar, u għalhekk trid titlaq.
learn-kiswahili-back-2 = Meta quddiem hemm biss żrieragħ waħedhom, tilgħab minn wara.
learn-kiswahili-back-2-do = Ilgħab it-takata li tispiċċa f'A5.
learn-kiswahili-back-2-right = B2 lejn ix-xellug, 'il fuq fil-kantuniera u mar-ringiela ta' quddiem sa A5.
learn-kiswahili-back-2-wrong = Takata legali li tispiċċa band'oħra. Ipprova B2.

learn-kiswahili-house = Bla waqfien fl-istadju mtaji
learn-kiswahili-house-1 = Fl-istadju mtaji n-nyumba ma twaqqaf lil ħadd. Dawra li tispiċċa hemm tkompli biż-żrieragħ kollha, trid jew ma tridx. Tilgħab A7 lejn ix-xellug, u t-tieni żerriegħa taqa' fin-nyumba ta' sebgħa.
learn-kiswahili-house-1-do = Uri t-toqba fejn tintemm il-mossa.
learn-kiswahili-house-1-right = Tmien żrieragħ minn A5: erbgħa quddiem, erbgħa wara. B4 kienet vojta.
learn-kiswahili-house-1-wrong = Iġbor in-nyumba biż-żerriegħa li daħlet, tmienja b'kollox, u iżragħhom lejn ix-xellug, l-ewwel waħda f'A4.
learn-kiswahili-house-2 = Għalhekk qis fejn jispiċċaw id-dawriet jekk trid iżżomm in-nyumba.
learn-kiswahili-house-2-do = Ilgħab takata li ma tmissx in-nyumba.
learn-kiswahili-house-2-right = Dawret il-kantuniera, u s-seba' żrieragħ għadhom flimkien.
learn-kiswahili-house-2-wrong = In-nyumba nġabret u ntilfet.

learn-kiswahili-takasia = Takasia
learn-kiswahili-takasia-1 = Wara takata fl-istadju mtaji: jekk it-Tramuntana ma tista' taqbad xejn, u int thedded li fil-mossa li jmiss taqbad toqba waħda u waħda biss, dik it-toqba tiġi riżervata. Għoqda żgħira turiha. Din hija takasia.
learn-kiswahili-takasia-1-do = Irriżerva l-għaxar żrieragħ ta' a5.
learn-kiswahili-takasia-1-right = Issa f'A4 hemm żerriegħa faċċata ta' a5, u toqba tiegħek tista' tasal f'A4. L-għaxar żrieragħ ma jistgħux jaħarbu.
learn-kiswahili-takasia-1-wrong = Legali, iżda a5 mhijiex riżervata. Wassal żerriegħa fit-toqba faċċata ta' a5.
learn-kiswahili-takasia-2 = Xi toqob qatt ma jiġu riżervati: nyumba wieqfa, l-unika toqba ta' quddiem biż-żrieragħ, u l-unika waħda ta' quddiem bi tnejn jew aktar. Hawn a5 hija n-nyumba wieqfa tat-Tramuntana.
learn-kiswahili-takasia-2-do = Irriżerva t-toqba li tista' tiġi riżervata.
learn-kiswahili-takasia-2-right = Iż-żewġ żrieragħ ta' a4 huma riżervati.
learn-kiswahili-takasia-2-wrong = B'din ma tiġi riżervata l-ebda toqba. Nyumba wieqfa ma tiġix riżervata, u għalhekk ħares lejn a4.

learn-kiswahili-barred = Meta t-toqba tiegħek hija riżervata
learn-kiswahili-barred-1 = Issa t-Tramuntana rriżervat it-toqba tiegħek A4. Għal mossa waħda ma tistax tibda minnha.
learn-kiswahili-barred-1-do = Ipprova A4 xorta.
learn-kiswahili-barred-1-right = L-għoqda tagħlaqha. Wara l-mossa tiegħek it-toqba terġa' tkun ħielsa.
learn-kiswahili-barred-2 = Tista' tiżra' f'toqba riżervata u lil hinn minnha. Iżda dawra li tispiċċa hemm ittemm il-mossa: it-toqba ma tinġabarx.
learn-kiswahili-barred-2-do = Sib il-mossa li tispiċċa fit-toqba riżervata.
learn-kiswahili-barred-2-right = Id-dawra waslet f'A4 u waqfet. Iż-żrieragħ jibqgħu hemm biex taqbadhom it-Tramuntana, jekk għadha tista'.
learn-kiswahili-barred-2-wrong = Għaddiet minn fuq A4 jew spiċċat band'oħra. Ipprova A8 lejn ix-xellug.

learn-kiswahili-mkononi = Mkononi
learn-kiswahili-mkononi-1 = Ringiela ta' quddiem vojta titlef mill-ewwel, anke meta r-riżervi għadhom mimlija. Rebħa meta għad hemm żrieragħ fir-riżerva tissejjaħ mkononi, fl-id. Hija l-isbaħ rebħa.
learn-kiswahili-mkononi-1-do = Irbaħ issa.
learn-kiswahili-mkononi-1-right = Iż-żewġ toqob f'mossa waħda, bir-riżerva għadha fl-id.
learn-kiswahili-mkononi-1-wrong = Qbadt żewġ żrieragħ, u fir-ringiela ta' quddiem tat-Tramuntana għad fadal tlieta. L-ewwel aqbad it-tlieta.

## zanzibar

learn-zanzibar-singles = Żrieragħ waħedhom
learn-zanzibar-singles-1 = L-ewwel ir-regola kif tafha: in-nyumba rieqda b'ħamsa, u għalhekk takata tibda minn żewġ żrieragħ jew aktar.
learn-zanzibar-singles-1-do = Ipprova ż-żerriegħa waħedha f'A8.
learn-zanzibar-singles-1-right = Ma titħalliex, għax in-nyumba mhijiex wieqfa.
learn-zanzibar-singles-2 = Il-klabbs huma aktar ġenerużi: biżżejjed li n-nyumba għadha tiegħek, rieqda jew le.
learn-zanzibar-singles-2-do = Ibda minn A8, lejn liema naħa trid.
learn-zanzibar-singles-2-right = Bir-regoli tal-klabbs, b'nyumba miżmuma tista' tibda minn żerriegħa waħedha.
learn-zanzibar-singles-2-wrong = Legali wkoll. Iżda pprova dik li qabel kienet magħluqa: A8.

learn-zanzibar-tax = It-taxxa ta' dar rieqda
learn-zanzibar-tax-1 = Bir-regoli tal-klabbs nyumba rieqda wkoll tħallas it-taxxa, jekk hija l-unika toqba tiegħek ta' quddiem biż-żrieragħ. Tidħol żerriegħa waħda, jinżergħu tnejn.
learn-zanzibar-tax-1-do = Tħallas lejn ix-xellug. Uri t-toqba fejn taqa' l-aħħar żerriegħa.
learn-zanzibar-tax-1-right = A4 u A3. Fin-nyumba jibqgħu tlieta.
learn-zanzibar-tax-1-wrong = Min-nyumba joħorġu żewġ żrieragħ biss.
learn-zanzibar-tax-2 = Hawn fin-nyumba fadal żerriegħa waħda. Tidħol waħda, u joħorġu tnejn.
learn-zanzibar-tax-2-do = Ħallas it-taxxa, lejn liema naħa trid.
learn-zanzibar-tax-2-right = In-nyumba nġabret kollha, u għalhekk intilfet.

learn-zanzibar-first = L-ewwel qabda fl-istadju mtaji
learn-zanzibar-first-1 = L-ewwel ir-regola tas-soltu. Aqbad, u mbagħad ħares lejn in-nyumba tiegħek.
learn-zanzibar-first-1-do = Aqbad b'A2.
learn-zanzibar-first-1-right = Disa' żrieragħ li ħadd ma messhom: in-nyumba hija wieqfa bħal qabel.
learn-zanzibar-first-2 = Bir-regoli tal-klabbs in-nyumba tiegħek tintilef bl-ewwel qabda tiegħek fl-istadju mtaji, taqbad fejn taqbad.
learn-zanzibar-first-2-do = Agħmel l-istess qabda.
learn-zanzibar-first-2-right = L-istess disa' żrieragħ, iżda l-kwadru issa huwa toqba ordinarja.

learn-zanzibar-spared = Dar miżmuma ma tiġix riżervata
learn-zanzibar-spared-1 = In-nyumba tat-Tramuntana rieqda b'ħamsa. Bir-regola tas-soltu tista' tiġi riżervata.
learn-zanzibar-spared-1-do = Irriżerva a5.
learn-zanzibar-spared-1-right = Takasia fuq nyumba rieqda.
learn-zanzibar-spared-1-wrong = B'din ma tiġi riżervata l-ebda toqba. Wassal żerriegħa f'A4, faċċata ta' a5.
learn-zanzibar-spared-2 = Bir-regoli tal-klabbs, nyumba li għadha miżmuma ma tiġix riżervata. U toqba riżervata twaqqaf kull dawra: anke waħda li ġejja minn nyumba.
learn-zanzibar-spared-2-do = Ilgħab l-istess mossa.
learn-zanzibar-spared-2-right = Din id-darba bla għoqda: in-nyumba għadha tat-Tramuntana.
learn-zanzibar-spared-2-wrong = Legali, iżda lgħab il-mossa tal-pass ta' qabel: A2 lejn il-lemin.

## kete

learn-kete-kuu = Il-kuu
learn-kete-kuu-1 = F'Lamu l-logħba jisimha Bao la Kete. Id-dar hija l-kuu, l-ewwel stadju huwa nemo, u toqba riżervata titħabbar bil-kliem hizi zetu: dawn tagħna.
learn-kete-kuu-1-do = Uri l-kuu tiegħek.
learn-kete-kuu-1-right = L-istess toqba kwadra, A5.
learn-kete-kuu-1-wrong = Hija t-toqba kwadra fuq in-naħa tiegħek.
learn-kete-kuu-2 = Il-biċċa l-kbira tar-regoli huma dawk tal-Kiswahili. Mossa li taqbad u tasal fil-kuu wieqfa tiegħek tista' tieqaf hemm, jew tkompli u titlef il-kuu.
learn-kete-kuu-2-do = Aqbad b'A5 mill-kichwa tal-lemin, u ieqaf fil-kuu.
learn-kete-kuu-2-right = Qbadt żewġ żrieragħ, u l-kuu kibret għal disgħa.
learn-kete-kuu-2-wrong = Qabda legali. Iżda poġġi ż-żerriegħa f'A5, iżra' minn A8, u ieqaf.

learn-kete-six = Il-qiegħ ta' sitta
learn-kete-six-1 = Jekk ma tista' taqbad xejn u l-kuu hija l-unika toqba tiegħek ta' quddiem biż-żrieragħ, kuu b'sebgħa jew aktar tagħti tnejn: poġġi ż-żerriegħa, iġbor tnejn, iżragħhom.
learn-kete-six-1-do = Tilgħab lejn ix-xellug. Uri t-toqba fejn taqa' l-aħħar żerriegħa.
learn-kete-six-1-right = A4 u A3. Jibqgħu sitta, u l-kuu hija wieqfa.
learn-kete-six-1-wrong = Seba' żrieragħ u waħda: minnhom jinżergħu tnejn.
learn-kete-six-2 = Kuu b'sitta eżatt ma tistax tagħti tnejn: tinżel taħt is-sitta, u dan ma jsir qatt. Għalhekk titlaq kollha: tidħol iż-żerriegħa, u jinżergħu s-sebgħa.
learn-kete-six-2-do = Ilgħab il-kuu, lejn liema naħa trid.
learn-kete-six-2-right = Is-sebgħa nżergħu kollha, u l-kuu ntilfet. Aktar baxx minn sitta ma tinżilx.

learn-kete-first = L-ewwel il-kuu
learn-kete-first-1 = Fit-tieni stadju takata trid tibda mill-kuu, sakemm din hija wieqfa.
learn-kete-first-1-do = Ipprova ħarisha u ibda minn A2 jew A7.
learn-kete-first-1-right = L-ewwel il-kuu, tkun kemm tkun tajba l-mossa l-oħra.
learn-kete-first-2 = Tista' tagħżel in-naħa biss. Min irid iżomm il-kuu jrid isib x'jaqbad.
learn-kete-first-2-do = Iżra' l-kuu b'mod li l-mossa tispiċċa f'B3.
learn-kete-first-2-right = Lejn ix-xellug, wara l-kantuniera, seba' żrieragħ.
learn-kete-first-2-wrong = Dik kienet in-naħa l-oħra.

learn-kete-hizi = Hizi zetu
learn-kete-hizi-1 = Wara takata fit-tieni stadju: jekk it-Tramuntana ma tista' taqbad xejn u int thedded toqba waħda u waħda biss, din tiġi riżervata. Għidha b'leħen għoli: hizi zetu.
learn-kete-hizi-1-do = Irriżerva a4.
learn-kete-hizi-1-right = Issa f'A5 hemm żerriegħa faċċata ta' a4, u B7 tista' tasal hemm fil-mossa li jmiss. It-Tramuntana ma tistax tibda minn a4.
learn-kete-hizi-1-wrong = Legali, iżda ma tiġi riżervata l-ebda toqba. Trid żerriegħa f'A5, faċċata ta' a4.

learn-kete-duty = Kelmtek torbtok
learn-kete-duty-1 = Għedt hizi zetu, u t-Tramuntana lagħbet. Jekk taqbad issa, trid taqbad it-toqba riżervata, hawn a5 bl-erbatax-il żerriegħa tagħha. B1 lejn ix-xellug taqbad ħaġa oħra.
learn-kete-duty-1-do = Ipprova ibda minn B1.
learn-kete-duty-1-right = Dak li għedt li huwa tiegħek trid teħdu.
learn-kete-duty-2 = Jekk l-ebda qabda ma tista' teħodha, tkun tajba kull qabda oħra. Id-dmir jintemm b'din il-mossa.
learn-kete-duty-2-do = Ħu dak li huwa tiegħek.
learn-kete-duty-2-right = Erbatax-il żerriegħa. F'Lamu partita tmur għand min jirbaħ l-ewwel żewġ logħbiet, u jibda darba wieħed u darba l-ieħor.

## kimasai

learn-kimasai-step = Pass wieħed
learn-kimasai-step-1 = F'Bao la Kimasai f'toqba toqgħod ġebla waħda biss. Kull mossa tmexxi ġebla waħda toqba waħda 'l quddiem. Fir-ringiela ta' quddiem il-ġebel jimxi lejn A1, f'dik ta' wara lejn B12.
learn-kimasai-step-1-do = Mexxi l-ġebla tar-ringiela tiegħek ta' quddiem.
learn-kimasai-step-1-right = Minn A5 għal A4. Id-direzzjoni qatt ma tagħżilha.
learn-kimasai-step-1-wrong = Dik qiegħda fir-ringiela ta' wara u mxiet lejn B12.
learn-kimasai-step-2 = Għalhekk il-ġebel idur maż-żewġ ringieli tiegħek: minn A1 jgħaddi fir-ringiela ta' wara, f'B1, u minn B12 lura fir-ringiela ta' quddiem, f'A12.
learn-kimasai-step-2-do = Mexxi l-ġebla li titlaq mir-ringiela ta' quddiem.
learn-kimasai-step-2-right = Minn A1 għaddiet f'B1. Hemm hija aktar fis-sod, iżda ma tistax taqbad.
learn-kimasai-step-2-wrong = Dik ġiet minn B12 fir-ringiela ta' quddiem, f'A12.

learn-kimasai-blocked = Ġebla waħda f'toqba
learn-kimasai-blocked-1 = Il-logħba tibda b'ġebla f'kull toqba ħlief f'A1 ta' kull naħa. Ġebla timxi biss għal toqba vojta.
learn-kimasai-blocked-1-do = Ipprova A5.
learn-kimasai-blocked-1-right = A4 hija okkupata, u għalhekk A5 trid tistenna. Fil-bidu kważi kollox huwa mblukkat.
learn-kimasai-blocked-2 = Ġebla waħda biss għandha toqba vojta quddiemha.
learn-kimasai-blocked-2-do = Ilgħab l-unika mossa possibbli.
learn-kimasai-blocked-2-right = A2 marret f'A1, u qabdet mill-ewwel: żewġ ġebliet tat-Tramuntana marru.

learn-kimasai-capture = Kolonna f'daqqa
learn-kimasai-capture-1 = Ġebla li tieqaf fir-ringiela tiegħek ta' quddiem faċċata ta' ġebla taqbadha, u magħha l-ġebla ta' warajha fl-istess kolonna. Jekk it-toqba ta' faċċata hija vojta, ma taqbad xejn, anke jekk wara hemm ġebla.
learn-kimasai-capture-1-do = Aqbad żewġ ġebliet.
learn-kimasai-capture-1-right = A4 marret f'A3 u ħadet il-kolonna kollha.
learn-kimasai-capture-1-wrong = Dik ma qabdet xejn: faċċata, fir-ringiela ta' quddiem, ma kienx hemm ġebla.
learn-kimasai-capture-2 = Il-ġebel maqbud joħroġ mil-logħba. Mhux obbligat taqbad, iżda min jitlef il-ġebel kollu jitlef il-logħba.
learn-kimasai-capture-2-do = Żewġ ġebliet jistgħu jaqbdu. Ħu l-kolonna ta' tnejn.
learn-kimasai-capture-2-right = Tnejn b'pass wieħed.
learn-kimasai-capture-2-wrong = Hawn mhijiex l-aħjar qabda. A5 taqbad kolonna sħiħa.

learn-kimasai-race = Tgħodd it-tiġrija
learn-kimasai-race-1 = Il-ġebel taż-żewġ ringieli ta' quddiem jiġri lejn xulxin. Il-ġebla li tersaq faċċata tal-oħra taqbadha. It-Tramuntana fadlilha ġebla waħda, f'a6, u din timxi lejn a1.
learn-kimasai-race-1-do = Kieku issa jmiss lit-Tramuntana, ġebla tiegħek tinqabad. Uriha.
learn-kimasai-race-1-right = Pass ieħor, f'a5, u tkun faċċata ta' A8.
learn-kimasai-race-1-wrong = It-Tramuntana timxi minn a6 għal a5. Faċċata ta' liema ġebla tiegħek tkun?
learn-kimasai-race-2 = Iżda jmissek int, u bejnietkom hemm pass wieħed.
learn-kimasai-race-2-do = Aqbad int l-ewwel.
learn-kimasai-race-2-right = Distanza bil-fard u jmissek int: taqbad int. Kienet l-aħħar ġebla tat-Tramuntana, u l-logħba hija mirbuħa.
learn-kimasai-race-2-wrong = Issa t-Tramuntana tersaq faċċata ta' A8 u taqbadha.
learn-kimasai-race-3 = Issa bejnietkom hemm żewġ passi. Jekk A8 tkompli, taqbadha t-Tramuntana. Ġebla band'oħra tista' tagħmel pass mingħajr telf.
learn-kimasai-race-3-do = Stenna, biex it-Tramuntana jkollha tersaq.
learn-kimasai-race-3-right = It-Tramuntana għandha din il-ġebla biss u trid timxi. Imbagħad id-distanza tkun ta' pass wieħed, u jmissek int.
learn-kimasai-race-3-wrong = Issa bejnietkom hemm pass wieħed, u jmiss lit-Tramuntana: taqbad hi.
