# Kujifunza ubaoni. Kwanza maneno ya kurasa, kisha ya masomo.
#
# Vitambulisho vya kozi na masomo hutokana na data (web/content/lessons/COURSE.json):
#   learn-course-COURSE-name, -about, -end    kozi: jina lake, inafundisha nini, umejua nini
#   learn-COURSE-LESSON                       jina la somo
#   learn-COURSE-LESSON-STEP                  la kujua, STEP = 1, 2, ..
#   learn-COURSE-LESSON-STEP-do               la kufanya
#   learn-COURSE-LESSON-STEP-right            kwa nini ni sahihi
#   learn-COURSE-LESSON-STEP-wrong            kwa nini hatua nyingine halali, au shimo jingine, silo linalotakiwa
# Wewe umekaa Kusini, Kaskazini ni mwenzako. Sentensi fupi, kama zinavyosemwa ubaoni.

learn-title = Jifunze Bao
learn-intro = Kila somo linaweka ubao mbele yako na kutaka jambo moja. Hakuna kinachoharibika: jaribu, tazama, jaribu tena.
learn-all = Kozi zote
learn-lessons = Masomo
learn-lesson-of = Somo la { $number } kati ya { $of }
learn-progress = { $done ->
    [0] { $of ->
        [one] Somo moja
       *[other] Masomo { $of }
    }
   *[other] Umemaliza { $done } kati ya { $of }
}
learn-begin = Anza
learn-continue = Endelea
learn-repeat = Tazama tena
learn-done = limekamilika
learn-step = Sehemu ya { $number } kati ya { $of }
learn-right = Sahihi
learn-not-yet = Bado
learn-shown = Huchezwa hivi
learn-next = Mbele
learn-next-lesson = Somo linalofuata
learn-finish = Maliza
learn-again = Tena
learn-show = Nionyeshe
learn-played = { $move } inaishia { $end }{ $captured ->
    [0] {""}
   *[other] , inakula { $captured }
}{ $reserves ->
    [none] {""}
   *[other] , inatakasia { $reserves }
}.
learn-other-hole = Hilo ni { $hole }.
learn-legal = Hatua hiyo ni halali. Hapa inatakiwa hatua inayokataliwa.
learn-other-rule = Hiyo inakatazwa na kanuni nyingine.
learn-end-title = { $course }: masomo yote yamekamilika
learn-end-left = { $count ->
    [one] Limebaki somo moja la kozi hii.
   *[other] Yamebaki masomo { $count } ya kozi hii.
}
learn-play = Sasa cheza
learn-play-against = Mchezo dhidi ya { level-name }, kiwango kilicho chepesi kuliko vyote.
learn-next-course = Kozi inayofuata

learn-course-first-name = Hatua za kwanza
learn-course-first-about = Kusambaza, kuendelea, kula na kushinda, kwa mchezo wa kufundishia, Bao la Kujifunza.
learn-course-first-end = Unajua kusambaza, kula na kushinda. Hilo ndilo Bao la Kujifunza lote, na nusu ya kila Bao jingine.
learn-course-kiswahili-name = { ruleset-kiswahili }
learn-course-kiswahili-about = Ghala na nyumba: namua, takata, safari, kodi, mtaji na takasia.
learn-course-kiswahili-end = Unazijua kanuni za Bao kuu. Kilichobaki ni kulicheza, na hilo ni kazi ya maisha.
learn-course-zanzibar-name = { ruleset-zanzibar }
learn-course-zanzibar-about = Tofauti nne, kwa wanaolijua Bao la Kiswahili.
learn-course-zanzibar-end = Unajua vilabu vinatofautiana wapi.
learn-course-kete-name = { ruleset-kete }
learn-course-kete-about = Baada ya Bao la Kiswahili: mambo ambayo Lamu inayafanya kwa namna yake. Kuu, kima chake cha chini, na wajibu wa hizi zetu.
learn-course-kete-end = Sasa unaweza kukaa barazani Lamu.
learn-course-kimasai-name = { ruleset-kimasai }
learn-course-kimasai-about = Hakuna kusambaza: hatua moja kila zamu, mawe mawili huliwa kwa pigo moja, na mbio za kuhesabu.
learn-course-kimasai-end = Unajua mawe yanavyotembea na yanavyopiga. Hesabu vizuri.

## first

learn-first-sow = Kusambaza
learn-first-sow-1 = Wewe umekaa chini. Mashimo yako ni safu mbili za chini, na hizo tu ndizo unazosambaza. Zamu huanzia shimo lako mwenyewe: chukua kete zake zote, uziweke moja moja katika mashimo yanayofuata, kwenda kushoto au kulia.
learn-first-sow-1-do = Sambaza kete tatu za A3 kwenda kulia.
learn-first-sow-1-right = Kete moja moja katika A4, A5 na A6. Shimo ulilolichukua sasa ni tupu.
learn-first-sow-1-wrong = Hiyo ilikwenda kushoto. Gusa A3, kisha mshale unaoelekea kulia.
learn-first-sow-2 = Mwisho wa safu ya mbele kete hupinda kona na kuingia safu yako ya nyuma. Safu zako mbili ni njia moja ya mashimo kumi na sita inayozunguka; mwenzako ana njia yake.
learn-first-sow-2-do = Sambaza A7 upinde kona.
learn-first-sow-2-right = A8, kisha chini B8, B7 na B6. Kete huzunguka upande wako, hazivuki kamwe kwenda kwa mwenzako.
learn-first-sow-2-wrong = A7 limekwenda kushoto kwenye safu ya mbele. Likienda kulia hupinda kona.
learn-first-sow-3 = Kushoto na kulia ni kama unavyoona wewe, hata safu ya nyuma. Kutoka B4 kwenda kushoto kete huingia B3, B2, B1, kisha hupanda safu ya mbele.
learn-first-sow-3-do = Sambaza B4 ili kete ya mwisho iangukie A1.
learn-first-sow-3-right = Kushoto, kisha juu kwenye kona: kete ya nne imo A1.
learn-first-sow-3-wrong = Zikienda kulia kete nne hubaki safu ya nyuma na kuishia B8. Jaribu upande wa pili.

learn-first-relay = Kuendelea
learn-first-relay-1 = Kete ya mwisho ikiangukia shimo tupu, zamu inalala. Ikiangukia shimo lenye kete, unazichukua zote, pamoja na hiyo ya mwisho, na kuendelea kusambaza upande uleule. Kila kusambaza ni mzunguko mmoja.
learn-first-relay-1-do = Tafuta kusambaza kunakoendelea hadi mzunguko wa pili.
learn-first-relay-1-right = Kete ya pili ya A2 iliangukia kete tatu za A4. Zote nne zilichukuliwa na kusambazwa, hadi A8 lililokuwa tupu.
learn-first-relay-1-wrong = Kete yake ya mwisho iliangukia shimo tupu, kwa hiyo zamu ililala papo hapo. Tafuta kete ya mwisho inayoangukia kete.
learn-first-relay-2 = Fuatisha hii kwa kidole: A3 lina kete mbili, nazo husambazwa kulia. A5 lina moja, A7 lina moja.
learn-first-relay-2-do = Gusa shimo ambako zamu italala.
learn-first-relay-2-right = Kutoka A3 hadi A5, chukua mbili: hadi A7, chukua mbili: A8 na B8. B8 lilikuwa tupu, ndipo ilipolala.
learn-first-relay-2-wrong = Sambaza kichwani mwako: mbili za A3 hufika A5, ambalo huwa na mbili; hizo hufika A7, ambalo nalo huwa na mbili.

learn-first-capture = Kula
learn-first-capture-1 = Mzunguko wa kwanza kabisa ukiishia shimo lako la mbele lililokuwa na kete, na shimo linalotazamana nalo pia lina kete, unakula kete zote za shimo hilo la mwenzako.
learn-first-capture-1-do = A7 linatazamana na kete nne. Lifikie kwa kete ya mwisho ya A5.
learn-first-capture-1-right = Kete ya mwisho iliangukia ile ya A7, na kete nne za mbele yake ni zako: zilisambazwa upande wako.
learn-first-capture-2 = Kete zilizoliwa hubadili upande, na hakuna inayotoka ubaoni. Mwenye kete nyingi ana hatua nyingi.
learn-first-capture-2-do = Kuna kula kwa namna mbili. Chagua ile ya kete nyingi.
learn-first-capture-2-right = Kete nne badala ya moja.
learn-first-capture-2-wrong = Umekula, lakini kete moja tu. Ile nyingine inakula nne.
learn-first-capture-3 = Mambo matatu yanahitajika: kete ya mwisho, kete yako iliyokuwemo, na kete za mwenzako mbele yake. Mashimo ya mbele tu hutazamana. Safu ya nyuma hailiwi, lakini unaweza kuanzia nyuma ukala.
learn-first-capture-3-do = Tafuta shimo pekee ambalo ukilianzia unakula.
learn-first-capture-3-right = Kutoka B6 kwenda kulia: B7, B8 na juu A8, lililokuwa na kete na kutazamana na mbili.

learn-first-kichwa = Kete zilizoliwa huenda wapi
learn-first-kichwa-1 = Ncha mbili za safu yako ya mbele, A1 na A8, huitwa kichwa. Kete zilizoliwa husambazwa kuanzia kichwa, ya kwanza ikiingia kichwani penyewe, na unaendelea na upande uleule. Utakula kwa A2 kwenda kulia.
learn-first-kichwa-1-do = Gusa shimo ambamo kete ya kwanza iliyoliwa itaanguka.
learn-first-kichwa-1-right = Kusambaza kunakwenda kulia, kwa hiyo kete zilizoliwa huanzia ncha ya kushoto, A1, na kwenda kulia tena.
learn-first-kichwa-1-wrong = Ili uendelee kwenda kulia lazima uanzie ncha ya kushoto ya safu ya mbele.
learn-first-kichwa-2 = Upande wa pili ni vilevile: ukila ukiwa unakwenda kushoto, unaanzia kichwa cha kulia, A8.
learn-first-kichwa-2-do = Kula kete tatu, utazame zinakwenda wapi.
learn-first-kichwa-2-right = Mkono ulipeleka kete tatu A8 na kusambaza kushoto: A8, A7, A6. Hapo ulikuwa mzunguko kama mwingine wowote, nao ukaendelea.
learn-first-kichwa-3 = Kete zilizoliwa ni mzunguko mpya. Ukiishia kwenye kete yako inayotazamana na kete, unakula tena, na tena: zamu nzuri ni kula mfululizo.
learn-first-kichwa-3-do = Kuna mianzo miwili inayokula. Tafuta inayokula tena na tena.
learn-first-kichwa-3-right = Moja baada ya nyingine, kete nane katika zamu moja.
learn-first-kichwa-3-wrong = Umekula mara moja, ikaishia hapo. Mwanzo ule mwingine unaendelea.

learn-first-kimbi = Kimbi
learn-first-kimbi-1 = Mashimo mawili ya kila ncha ya safu ya mbele ni kimbi: A1 na A2, A7 na A8. Ukila hapo huna uchaguzi: kete huanzia kichwa kilicho upande huo, hata kama upande wa kwenda unageuka. Utakula kwa A5 kwenda kulia, kwenye A7.
learn-first-kimbi-1-do = Gusa shimo ambamo kete ya kwanza iliyoliwa itaanguka.
learn-first-kimbi-1-right = A7 ni kimbi cha kulia, kwa hiyo kete huanzia A8 na kwenda kushoto, ingawa ulitoka kushoto.
learn-first-kimbi-1-wrong = A7 liko ncha ya kulia. Kichwa cha upande huo ndicho kinachohesabiwa.
learn-first-kimbi-2 = Katikati, A3 hadi A6, unaendelea na upande uleule. Kwenye ncha, kimbi ndicho kinachoamua.
learn-first-kimbi-2-do = Kuna kula kwa namna mbili. Cheza ile ya kwenye kimbi.
learn-first-kimbi-2-right = Umekula kwenye A7, kwa hiyo kete zilianzia A8 na kwenda kushoto.
learn-first-kimbi-2-wrong = Hiyo inakula kwenye A4, katikati: upande wake haukubadilika.

learn-first-must = Lazima ule
learn-first-must-1 = Ukiweza kula, lazima ule. Hatua nyingine zote hazikubaliki zamu hii.
learn-first-must-1-do = Jaribu hatua isiyokula, kwa mfano kutoka A1.
learn-first-must-1-right = Ubao unakataa, unataja kanuni, na unaonyesha kinachowezekana. Ukigusa namba, kanuni hufunguka.
learn-first-must-2 = Duara huonyesha mashimo unayoweza kuanzia. Likiwa moja tu, umeshapata pa kula.
learn-first-must-2-do = Sasa kula.
learn-first-must-2-right = Kete nne. Kama kuna namna nyingi za kula, chagua yoyote.

learn-first-takata = Takata
learn-first-takata-1 = Zamu ambayo mzunguko wake wa kwanza haukuli ni takata. Katika takata hakuna kinacholiwa tangu mwanzo hadi mwisho. Mzunguko unaoishia kwenye kete huendelea tu.
learn-first-takata-1-do = Cheza A2 kulia, ukitazama A7 linalotazamana na kete nne.
learn-first-takata-1-right = Mzunguko wa pili uliishia kwenye kete ya A7. Katika takata zile kete nne ziko salama: mkono ulichukua A7 na kuendelea.
learn-first-takata-1-wrong = Ni halali, lakini haifiki A7. Cheza A2 kulia.
learn-first-takata-2 = Takata huanzia safu ya mbele maadamu kuna shimo la mbele lenye kete mbili au zaidi.
learn-first-takata-2-do = Jaribu kuanzia safu ya nyuma.
learn-first-takata-2-right = A4 lina mbili, kwa hiyo lazima uanzie safu ya mbele.
learn-first-takata-3 = Kete moja peke yake haiwezi kuanza kamwe: ni mbili au zaidi.
learn-first-takata-3-do = Jaribu kuanzia shimo lenye kete moja.
learn-first-takata-3-right = Imekataliwa. Na kwa kuwa safu ya mbele ina kete moja moja tu, safu ya nyuma inaweza kuchezwa sasa.
learn-first-takata-4 = Mbele kukiwa na kete moja moja tu, takata huanzia safu ya nyuma.
learn-first-takata-4-do = Cheza takata inayoishia A6.
learn-first-takata-4-right = B6 kulia: B7, B8, A8, na kutoka hapo hadi A6.
learn-first-takata-4-wrong = Takata halali, lakini inaishia kwingine. Fuata B6 kwenda kulia.

learn-first-inward = Usiimalize safu yako ya mbele
learn-first-inward-1 = Safu yako ya mbele isiwe tupu kwa mkono wako mwenyewe, hata kwa kitambo kidogo. Kichwa kikiwa ndicho shimo pekee la mbele lenye kete, husambazwa kuelekea katikati.
learn-first-inward-1-do = Cheza A1. Ubao unakupa upande mmoja tu.
learn-first-inward-1-right = A2, A3, A4. Kushoto kete tatu zingeingia safu ya nyuma na kuacha safu ya mbele tupu.

learn-first-winning = Kushinda
learn-first-winning-1 = Mchezaji ambaye safu yake ya mbele imekuwa tupu ameshindwa papo hapo, hata katikati ya zamu. Kete za safu ya nyuma hazimsaidii, hata ziwe nyingi vipi. Mwisho huu huitwa hamna.
learn-first-winning-1-do = Maliza kete za mbele za Kaskazini kwa zamu moja.
learn-first-winning-1-right = Kete tatu, kisha mbili za mwisho. Safu ya mbele ya Kaskazini ni tupu na umeshinda.
learn-first-winning-1-wrong = Umekula, lakini shimo moja la mbele la Kaskazini limebaki na kete zake. Mwanzo ule mwingine unakula mara mbili.
learn-first-winning-2 = Kuna namna ya pili ya kushindwa: mchezaji asiye na hatua halali. Mwenye kete moja moja tu hawezi kuanza.
learn-first-winning-2-do = Mwachie Kaskazini kete moja moja tu.
learn-first-winning-2-right = Kaskazini ana kete mbele, lakini hakuna shimo lenye mbili. Hana hatua, na mchezo umekwisha.
learn-first-winning-2-wrong = Baada ya hii Kaskazini bado ana hatua. Kula kete mbili za a6.

## kiswahili

learn-kiswahili-board = Nyumba na ghala
learn-kiswahili-board-1 = Bao la Kiswahili huanza na kete kumi kila upande: sita, mbili na mbili. Ishirini na mbili nyingine zinangoja ghalani. Shimo la mraba ni nyumba yako.
learn-kiswahili-board-1-do = Gusa nyumba yako.
learn-kiswahili-board-1-right = A5, shimo la nne kutoka kulia kwako, lenye kete sita.
learn-kiswahili-board-1-wrong = Nyumba yako ni shimo la mraba lililo upande wako.
learn-kiswahili-board-2 = Kaskazini amekaa mkabala na huhesabu kutoka kushoto kwake, kwa hiyo nyumba yake ni shimo la nne kutoka kulia kwake. Nyumba hizo mbili hazitazamani.
learn-kiswahili-board-2-do = Gusa shimo linalotazamana na nyumba yako.
learn-kiswahili-board-2-right = Ni a4, kando ya nyumba ya Kaskazini.
learn-kiswahili-board-2-wrong = Tazama moja kwa moja mbele ya shimo lako la mraba.

learn-kiswahili-namua = Namua: kete inayokula
learn-kiswahili-namua-1 = Awamu ya kwanza huitwa namua. Kila zamu huleta kete moja kutoka ghalani. Iweke katika shimo lako la mbele lenye kete na linalotazamana na kete, nayo huzila papo hapo.
learn-kiswahili-namua-1-do = Kula kete tatu.
learn-kiswahili-namua-1-right = A2 likawa na mbili, na kete tatu za mbele yake zikasambazwa kuanzia A1.
learn-kiswahili-namua-1-wrong = Hiyo imekula moja tu. Tafuta shimo linalotazamana na tatu.
learn-kiswahili-namua-2 = Hata katika namua, kukiwa na kete za kula lazima ule. Nyumba yako inatazamana na shimo tupu.
learn-kiswahili-namua-2-do = Jaribu kuweka kete A5.
learn-kiswahili-namua-2-right = Imekataliwa: A2 na A6 yanaweza kula, kwa hiyo lazima uchague mojawapo.

learn-kiswahili-choice = Kuchagua kichwa
learn-kiswahili-choice-1 = Kete ya ghalani haitoki upande wowote. Ikila kwenye A3 hadi A6, unachagua kichwa cha kuanzia: cha kushoto, A1, kwenda kulia, au cha kulia, A8, kwenda kushoto.
learn-kiswahili-choice-1-do = Kula kwa A3, uchague kichwa kinacholeta kula mara ya pili.
learn-kiswahili-choice-1-right = Kutoka A8 kwenda kushoto kete mbili zilifika A7, zikaendelea, zikala mbili nyingine.
learn-kiswahili-choice-1-wrong = Umekula, lakini mbili tu. Weka kete A3 ufikirie kichwa cha pili.
learn-kiswahili-choice-2 = Kwenye kimbi, A1, A2, A7 na A8, hakuna uchaguzi: kete huanzia kichwa cha ncha hiyo.
learn-kiswahili-choice-2-do = Unakula kwa A2. Gusa shimo ambamo kete ya kwanza iliyoliwa itaanguka.
learn-kiswahili-choice-2-right = A2 ni kimbi cha kushoto, kwa hiyo ni A1.
learn-kiswahili-choice-2-wrong = A2 liko ncha ya kushoto, na kichwa cha ncha hiyo ndicho kinachohesabiwa.

learn-kiswahili-takata = Takata katika namua
learn-kiswahili-takata-1 = Kusipokuwa na cha kula, unatakata: weka kete katika shimo la mbele lenye kete, chukua shimo zima na ulisambaze kushoto au kulia.
learn-kiswahili-takata-1-do = Cheza takata inayoishia A4.
learn-kiswahili-takata-1-right = A7 lilikuwa na mbili, likawa na tatu: A6, A5 na A4.
learn-kiswahili-takata-1-wrong = Mwanzo halali, lakini unaishia kwingine. Kete tatu za A7 kwenda kushoto hufika A4.
learn-kiswahili-takata-2 = Nyumba iliyo yako na yenye kete sita au zaidi imesimama. Takata haiwezi kuanzia hapo wakati shimo lingine la mbele lina kete.
learn-kiswahili-takata-2-do = Jaribu kuanzia nyumba yako.
learn-kiswahili-takata-2-right = Nyumba iliyosimama hutunza kete zake. Kazi ni ya A6 na A7.
learn-kiswahili-takata-3 = Nyumba yako ikiwa imesimama, hata shimo lenye kete moja hutumika: kete ya ghalani huifanya mbili.
learn-kiswahili-takata-3-do = Anzia kete moja ya A3, upande wowote.
learn-kiswahili-takata-3-right = Moja ikawa mbili, zikasambazwa.
learn-kiswahili-takata-3-wrong = Ni halali pia, lakini hapa inatakiwa ile kete moja.
learn-kiswahili-takata-4 = Katika namua zamu huanzia safu ya mbele siku zote.
learn-kiswahili-takata-4-do = Jaribu kuanzia B7.
learn-kiswahili-takata-4-right = Safu ya nyuma hupokea tu kete hadi ghala zote mbili ziishe.

learn-kiswahili-twos = Bila nyumba
learn-kiswahili-twos-1 = Bila nyumba iliyosimama, takata lazima ianzie kete mbili au zaidi, zilizohesabiwa kabla ya ile ya ghalani kuja.
learn-kiswahili-twos-1-do = Jaribu kuanzia shimo lenye kete moja.
learn-kiswahili-twos-1-right = A2 lina tatu, kwa hiyo lazima iwe A2.
learn-kiswahili-twos-2 = Mbele kukiwa na kete moja moja tu, yoyote inafaa.
learn-kiswahili-twos-2-do = Cheza takata inayoishia A5.
learn-kiswahili-twos-2-right = A7 likawa na mbili: A6 na A5.
learn-kiswahili-twos-2-wrong = Ni halali, lakini inaishia kwingine. Tazama A7.

learn-kiswahili-stop = Nyumba husimamisha takata
learn-kiswahili-stop-1 = Wakati wa namua, kete ya mwisho ya takata ikifika nyumba yako iliyosimama, zamu inalala hapo. Nyumba haichukuliwi; inaongezeka.
learn-kiswahili-stop-1-do = Fanya takata ilale kwenye nyumba yako.
learn-kiswahili-stop-1-right = Nyumba imetoka saba hadi nane, na zamu imekwisha.
learn-kiswahili-stop-1-wrong = Imeishia kwingine. Kete tatu za A8 kwenda kushoto hufika A5.

learn-kiswahili-safari = Kulala, au safari
learn-kiswahili-safari-1 = Ukiwa unakula na kete ya mwisho ikafika nyumba yako iliyosimama, ubao unauliza: unalala, au unaendelea? Kuendelea ni safari. Nyumba yote huchukuliwa na kusambazwa, nayo imekwisha kabisa.
learn-kiswahili-safari-1-do = Cheza A1, ulale kwenye nyumba.
learn-kiswahili-safari-1-right = Kete tano zimeliwa, na nyumba imesimama na nane.
learn-kiswahili-safari-1-wrong = Hiyo ilikuwa safari. Haikuongeza kitu, na nyumba imekwisha.
learn-kiswahili-safari-2 = Mara nyingine safari ina thamani kuliko nyumba.
learn-kiswahili-safari-2-do = Kaskazini ana kete tano mbele. Shinda mchezo kwa safari.
learn-kiswahili-safari-2-right = Kutoka A2 hadi nyumba na kuendelea: hakuna kilichobaki mbele ya Kaskazini.
learn-kiswahili-safari-2-wrong = Bado hujashinda. Anzia A2, ukifika nyumba endelea.
learn-kiswahili-safari-3 = Kama nyumba inatazamana na kete wakati kete ya mwisho inapofika, unakula kama kawaida. Hakuna anayeulizwa, na nyumba inabaki ilipo.
learn-kiswahili-safari-3-do = Kula kete saba katika zamu moja.
learn-kiswahili-safari-3-right = Tano zilifika nyumba, iliyotazamana na mbili zaidi. Nazo zikaliwa, na nyumba bado imesimama.
learn-kiswahili-safari-3-wrong = Mbili tu. Kula kwanza zile tano kwa A1; zinaishia kwenye nyumba.

learn-kiswahili-asleep = Nyumba iliyopungua, na iliyokwisha
learn-kiswahili-asleep-1 = Nyumba yenye kete tano au chini imepungua: ni shimo la kawaida lisilo na haki. Ukiichukua sasa, imekwisha kabisa. Ikifika sita inasimama tena.
learn-kiswahili-asleep-1-do = Simamisha nyumba yako tena: ifikishe sita.
learn-kiswahili-asleep-1-right = Kete imepita humo, na nyumba imesimama tena.
learn-kiswahili-asleep-1-wrong = Nyumba imechukuliwa na kwisha, au bado ina tano. A7 kwenda kushoto huacha kete ndani yake.
learn-kiswahili-asleep-2 = Nyumba iliyoliwa nayo imekwisha, hata shimo hilo likipata kete nyingi baadaye.
learn-kiswahili-asleep-2-do = Kula nyumba ya Kaskazini.
learn-kiswahili-asleep-2-right = Kete nane, na shimo la mraba la Kaskazini ni la kawaida tangu sasa.
learn-kiswahili-asleep-2-wrong = Umekula mbili, ilhali A4 linatazamana na nyumba ya kete nane.

learn-kiswahili-tax = Kodi
learn-kiswahili-tax-1 = Kusipokuwa na cha kula, na nyumba iliyosimama ndiyo shimo lako pekee la mbele lenye kete, hulipa kodi: weka kete, chukua mbili, usambaze hizo mbili.
learn-kiswahili-tax-1-do = Unalipa kodi kwenda kushoto. Gusa shimo ambamo kete ya mwisho itaanguka.
learn-kiswahili-tax-1-right = Kete mbili tu: A4 na A3.
learn-kiswahili-tax-1-wrong = Zinasambazwa kete mbili tu, si nyumba nzima.
learn-kiswahili-tax-2 = Kodi haikunyang'anyi nyumba.
learn-kiswahili-tax-2-do = Ilipe, upande wowote.
learn-kiswahili-tax-2-right = Imeingia moja, zimetoka mbili: nyumba ina saba na imesimama.

learn-kiswahili-mtaji = Mtaji
learn-kiswahili-mtaji-1 = Ghala zote mbili zikiisha, mtaji unaanza. Sasa zamu huchukua shimo lenye kete mbili au zaidi, la mbele au la nyuma, na kulisambaza. Mzunguko wa kwanza ukiishia kwenye kete yako inayotazamana na kete, unakula.
learn-kiswahili-mtaji-1-do = Mianzo miwili inakula. Chagua ulio safu ya nyuma.
learn-kiswahili-mtaji-1-right = Kete tano: tatu nyuma, kisha A8 na A7, lililotazamana na mbili.
learn-kiswahili-mtaji-1-wrong = Umekula kutoka safu ya mbele. Kuna na mwanzo wa safu ya nyuma.
learn-kiswahili-mtaji-2 = Hakuna tena kete ya ghalani ya kuisaidia kete moja.
learn-kiswahili-mtaji-2-do = Jaribu kuanzia shimo lenye kete moja.
learn-kiswahili-mtaji-2-right = Tangu sasa ni mbili au zaidi, siku zote.

learn-kiswahili-sixteen = Kumi na sita na zaidi
learn-kiswahili-sixteen-1 = Kete kumi na saba za A1 kwenda kulia huzunguka njia nzima mara moja, na ya mwisho huangukia A2, linalotazamana na tatu. Lakini shimo lenye kete kumi na sita au zaidi haliwezi kamwe kuanza kula.
learn-kiswahili-sixteen-1-do = Jaribu A1.
learn-kiswahili-sixteen-1-right = A1 lingeweza kutakata tu, na B3 linaweza kula. Basi lazima iwe B3.
learn-kiswahili-sixteen-2 = Rundo kama hilo humtia mwenzako wasiwasi, lakini maadamu unaweza kula kwingine, lazima lingoje.
learn-kiswahili-sixteen-2-do = Kula.
learn-kiswahili-sixteen-2-right = Kete nne za B3 nazo hufika A2, na nne ni chini ya kumi na sita.

learn-kiswahili-back = Kwanza safu ya mbele
learn-kiswahili-back-1 = Takata ya mtaji huanzia safu ya mbele kama kuna shimo la mbele lenye kete mbili au zaidi. Nyumba nayo huhesabiwa: hailindwi tena.
learn-kiswahili-back-1-do = Jaribu kuitunza nyumba na kuanzia safu ya nyuma.
learn-kiswahili-back-1-right = Imekataliwa. Nyumba ndiyo shimo pekee la mbele lenye mbili au zaidi, kwa hiyo lazima ichezwe.
learn-kiswahili-back-2 = Mbele kukiwa na kete moja moja tu, safu ya nyuma inachezwa.
learn-kiswahili-back-2-do = Cheza takata inayoishia A5.
learn-kiswahili-back-2-right = B2 kwenda kushoto, juu kwenye kona, na safu ya mbele hadi A5.
learn-kiswahili-back-2-wrong = Takata halali inayoishia kwingine. Jaribu B2.

learn-kiswahili-house = Hakuna kulala nyumbani katika mtaji
learn-kiswahili-house-1 = Katika mtaji nyumba haimsimamishi mtu. Mzunguko unaoishia hapo huendelea na kete zake zote, upende usipende. Unacheza A7 kwenda kushoto, na kete yake ya pili inaangukia nyumba yenye saba.
learn-kiswahili-house-1-do = Gusa shimo ambako hatua itaishia.
learn-kiswahili-house-1-right = Kete nane kutoka A5: nne mbele, nne nyuma. B4 lilikuwa tupu.
learn-kiswahili-house-1-wrong = Chukua nyumba pamoja na kete iliyoingia, jumla nane, uzisambaze kuanzia A4 kwenda kushoto.
learn-kiswahili-house-2 = Basi angalia mizunguko yako inaishia wapi, ukitaka nyumba ibaki.
learn-kiswahili-house-2-do = Cheza takata isiyoigusa nyumba.
learn-kiswahili-house-2-right = Imepinda kona, na kete saba bado ziko pamoja.
learn-kiswahili-house-2-wrong = Nyumba imechukuliwa na imekwisha.

learn-kiswahili-takasia = Takasia
learn-kiswahili-takasia-1 = Baada ya takata katika mtaji: kama Kaskazini hawezi kula chochote, na wewe unatishia kula shimo moja tu zamu ijayo, shimo hilo limetakasiwa. Fundo dogo hulionyesha. Hiyo ndiyo takasia.
learn-kiswahili-takasia-1-do = Takasia kete kumi za a5.
learn-kiswahili-takasia-1-right = A4 sasa linatazamana na a5, na shimo lako moja linaweza kufika A4. Kete kumi haziwezi kukimbia.
learn-kiswahili-takasia-1-wrong = Ni halali, lakini a5 halikutakasiwa. Peleka kete katika shimo linalotazamana na a5.
learn-kiswahili-takasia-2 = Baadhi ya mashimo hayatakasiwi kamwe: nyumba iliyosimama, shimo pekee la mbele lenye kete, na shimo pekee la mbele lenye mbili au zaidi. Hapa a5 ni nyumba ya Kaskazini iliyosimama.
learn-kiswahili-takasia-2-do = Takasia shimo linaloweza kutakasiwa.
learn-kiswahili-takasia-2-right = Kete mbili za a4 zimetakasiwa.
learn-kiswahili-takasia-2-wrong = Hakuna shimo lililotakasiwa kwa hiyo. Nyumba iliyosimama haitakasiwi, basi tazama a4.

learn-kiswahili-barred = Shimo lako likitakasiwa
learn-kiswahili-barred-1 = Sasa Kaskazini ametakasia A4 lako. Kwa zamu moja huwezi kuanzia hapo.
learn-kiswahili-barred-1-do = Jaribu A4 hata hivyo.
learn-kiswahili-barred-1-right = Fundo linalizuia. Baada ya hatua yako huwa huru tena.
learn-kiswahili-barred-2 = Kete zinaweza kusambazwa ndani ya shimo lililotakasiwa na kulipita. Lakini mzunguko unaoishia hapo hulala: shimo halichukuliwi.
learn-kiswahili-barred-2-do = Tafuta hatua inayoishia shimo lililotakasiwa.
learn-kiswahili-barred-2-right = Mzunguko umefika A4 na kulala. Kete zinabaki hapo ili Kaskazini azile, kama bado anaweza.
learn-kiswahili-barred-2-wrong = Imelipita A4 au imeishia kwingine. Jaribu A8 kwenda kushoto.

learn-kiswahili-mkononi = Mkononi
learn-kiswahili-mkononi-1 = Safu ya mbele ikiwa tupu ni kushindwa papo hapo, hata ghala zikiwa zimejaa. Kushinda kete zikiwa bado ghalani huitwa mkononi. Hakuna ushindi mtamu kuliko huo.
learn-kiswahili-mkononi-1-do = Shinda sasa.
learn-kiswahili-mkononi-1-right = Mashimo yote mawili kwa zamu moja, na ghala bado iko mkononi.
learn-kiswahili-mkononi-1-wrong = Umekula mbili, mbele ya Kaskazini zimebaki tatu. Anza na zile tatu.

## zanzibar

learn-zanzibar-singles = Kete moja moja
learn-zanzibar-singles-1 = Kwanza kanuni unayoijua: nyumba imepungua, ina tano, kwa hiyo takata huanzia kete mbili au zaidi.
learn-zanzibar-singles-1-do = Jaribu kete moja ya A8.
learn-zanzibar-singles-1-right = Imekataliwa, kwa kuwa nyumba haijasimama.
learn-zanzibar-singles-2 = Vilabu ni wakarimu zaidi: inatosha kwamba nyumba bado ni yako, imesimama au imepungua.
learn-zanzibar-singles-2-do = Anzia A8, upande wowote.
learn-zanzibar-singles-2-right = Kwa kanuni za vilabu, nyumba iliyo yako huziruhusu kete moja moja.
learn-zanzibar-singles-2-wrong = Ni halali pia. Lakini jaribu shimo lililokatazwa hapo awali: A8.

learn-zanzibar-tax = Kodi ya nyumba iliyopungua
learn-zanzibar-tax-1 = Kwa kanuni za vilabu, hata nyumba iliyopungua hulipa kodi, ikiwa ndiyo shimo lako pekee la mbele lenye kete. Inaingia kete moja, zinasambazwa mbili.
learn-zanzibar-tax-1-do = Unalipa kwenda kushoto. Gusa shimo ambamo kete ya mwisho itaanguka.
learn-zanzibar-tax-1-right = A4 na A3. Nyumba inabaki na tatu.
learn-zanzibar-tax-1-wrong = Kete mbili tu hutoka nyumbani.
learn-zanzibar-tax-2 = Hapa nyumba imebaki na kete moja. Inaingia moja, zinatoka mbili.
learn-zanzibar-tax-2-do = Lipa kodi, upande wowote.
learn-zanzibar-tax-2-right = Nyumba imechukuliwa yote, kwa hiyo imekwisha.

learn-zanzibar-first = Kula kwa kwanza katika mtaji
learn-zanzibar-first-1 = Kwanza kanuni ya kawaida. Kula, kisha utazame nyumba yako.
learn-zanzibar-first-1-do = Kula kwa A2.
learn-zanzibar-first-1-right = Kete tisa, hazikuguswa: nyumba imesimama kama mwanzo.
learn-zanzibar-first-2 = Kwa kanuni za vilabu, nyumba yako mwenyewe hukwisha ukila mara ya kwanza katika mtaji, popote unapokula.
learn-zanzibar-first-2-do = Kula vilevile tena.
learn-zanzibar-first-2-right = Kete ni zilezile tisa, lakini shimo la mraba sasa ni la kawaida.

learn-zanzibar-spared = Nyumba yenye mwenyewe haitakasiwi
learn-zanzibar-spared-1 = Nyumba ya Kaskazini imepungua, ina tano. Kwa kanuni ya kawaida inaweza kutakasiwa.
learn-zanzibar-spared-1-do = Takasia a5.
learn-zanzibar-spared-1-right = Nyumba iliyopungua imetakasiwa.
learn-zanzibar-spared-1-wrong = Hakuna lililotakasiwa kwa hiyo. Peleka kete A4, linalotazamana na a5.
learn-zanzibar-spared-2 = Kwa kanuni za vilabu nyumba haitakasiwi maadamu ina mwenyewe. Na kilichotakasiwa husimamisha kila mzunguko: hata unaotoka kwenye nyumba.
learn-zanzibar-spared-2-do = Cheza hatua ileile.
learn-zanzibar-spared-2-right = Mara hii hakuna fundo: nyumba bado ni ya Kaskazini.
learn-zanzibar-spared-2-wrong = Ni halali, lakini cheza hatua ya kwanza tena: A2 kulia.

## kete

learn-kete-kuu = Kuu
learn-kete-kuu-1 = Lamu mchezo huu huitwa Bao la Kete. Nyumba ni kuu, awamu ya kwanza ni nemo, na shimo likitakasiwa hutangazwa kwa maneno hizi zetu.
learn-kete-kuu-1-do = Gusa kuu yako.
learn-kete-kuu-1-right = Shimo lilelile la mraba, A5.
learn-kete-kuu-1-wrong = Ni shimo la mraba lililo upande wako.
learn-kete-kuu-2 = Kanuni nyingi ni za Bao la Kiswahili. Ukiwa unakula na ukafika kuu yako iliyosimama, unaweza kulala hapo, au kuendelea na kuipoteza kuu.
learn-kete-kuu-2-do = Kula kwa A5 kuanzia kichwa cha kulia, ulale kwenye kuu.
learn-kete-kuu-2-right = Kete mbili zimeliwa, na kuu imefika tisa.
learn-kete-kuu-2-wrong = Umekula kihalali. Lakini weka kete A5, sambaza kuanzia A8, kisha ulale.

learn-kete-six = Kima cha chini
learn-kete-six-1 = Kusipokuwa na cha kula, na kuu ndiyo shimo lako pekee la mbele lenye kete, kuu yenye saba au zaidi hutoa mbili: weka kete, chukua mbili, uzisambaze.
learn-kete-six-1-do = Unacheza kwenda kushoto. Gusa shimo ambamo kete ya mwisho itaanguka.
learn-kete-six-1-right = A4 na A3. Zinabaki sita, na kuu imesimama.
learn-kete-six-1-wrong = Kete saba na moja: mbili kati ya hizo husambazwa.
learn-kete-six-2 = Kuu yenye sita kamili haiwezi kutoa mbili: ingeshuka chini ya sita, na kuu haifanyi hivyo kamwe. Basi inakwenda yote: kete inaingia, na zote saba husambazwa.
learn-kete-six-2-do = Cheza kuu, upande wowote.
learn-kete-six-2-right = Zote saba zimesambazwa na kuu imekwisha. Sita ndicho kima cha chini.

learn-kete-first = Kuu hutangulia
learn-kete-first-1 = Katika awamu ya pili takata lazima ianzie kuu iliyosimama, maadamu ipo.
learn-kete-first-1-do = Jaribu kuitunza na kuanzia A2 au A7.
learn-kete-first-1-right = Kuu hutangulia, hata hatua nyingine ikiwa nzuri vipi.
learn-kete-first-2 = Unachochagua ni upande tu. Anayetaka kuu ibaki atafute za kula.
learn-kete-first-2-do = Sambaza kuu ili hatua iishie B3.
learn-kete-first-2-right = Kushoto, kupinda kona, kete saba.
learn-kete-first-2-wrong = Huo ulikuwa upande wa pili.

learn-kete-hizi = Hizi zetu
learn-kete-hizi-1 = Baada ya takata katika awamu ya pili: kama Kaskazini hawezi kula chochote na wewe unatishia shimo moja tu, shimo hilo limetakasiwa. Sema kwa sauti: hizi zetu.
learn-kete-hizi-1-do = Takasia a4.
learn-kete-hizi-1-right = Kete ya A5 sasa inatazamana na a4, na B7 linaweza kuifikia zamu ijayo. Kaskazini hawezi kuanzia a4.
learn-kete-hizi-1-wrong = Ni halali, lakini hakuna lililotakasiwa. Inatakiwa kete A5, linalotazamana na a4.

learn-kete-duty = Neno lako linakufunga
learn-kete-duty-1 = Umesema hizi zetu, na Kaskazini amecheza. Ukila sasa, lazima ule shimo ulilotakasia, hapa ni a5 lenye kete kumi na nne. B1 kwenda kushoto lingekula kingine.
learn-kete-duty-1-do = Jaribu kuanzia B1.
learn-kete-duty-1-right = Ulichosema ni chako lazima ukile.
learn-kete-duty-2 = Kama hakuna namna ya kulila, kula kwingine kokote kunafaa. Wajibu huisha kwa hatua hii.
learn-kete-duty-2-do = Kula kilicho chako.
learn-kete-duty-2-right = Kete kumi na nne. Lamu mechi ni ya anayetangulia kushinda michezo miwili, na wachezaji huanza kwa zamu.

## kimasai

learn-kimasai-step = Hatua moja
learn-kimasai-step-1 = Katika Bao la Kimasai shimo haliwi na zaidi ya jiwe moja. Zamu husogeza jiwe moja shimo moja mbele. Safu ya mbele mawe hutembea kuelekea A1, safu ya nyuma kuelekea B12.
learn-kimasai-step-1-do = Sogeza jiwe la safu yako ya mbele.
learn-kimasai-step-1-right = Kutoka A5 hadi A4. Hakuna kuchagua upande.
learn-kimasai-step-1-wrong = Hilo liko safu ya nyuma na limetembea kuelekea B12.
learn-kimasai-step-2 = Hivyo mawe yako huzunguka safu zako mbili: kutoka A1 huingia safu ya nyuma, B1, na kutoka B12 hurudi safu ya mbele, A12.
learn-kimasai-step-2-do = Sogeza jiwe linaloondoka safu ya mbele.
learn-kimasai-step-2-right = A1 limeingia B1. Huko ni salama zaidi, lakini haliwezi kupiga.
learn-kimasai-step-2-wrong = Hilo limetoka B12 na kuingia safu ya mbele, A12.

learn-kimasai-blocked = Jiwe moja katika shimo
learn-kimasai-blocked-1 = Mchezo huanza na jiwe moja katika kila shimo isipokuwa A1 la kila upande. Jiwe husogea kwenye shimo tupu tu.
learn-kimasai-blocked-1-do = Jaribu A5.
learn-kimasai-blocked-1-right = A4 lina jiwe, kwa hiyo A5 linangoja. Mwanzoni karibu yote yamezuiwa.
learn-kimasai-blocked-2 = Jiwe moja tu lina shimo tupu mbele yake.
learn-kimasai-blocked-2-do = Cheza hatua pekee inayowezekana.
learn-kimasai-blocked-2-right = A2 limesogea A1 na kupiga papo hapo: mawe mawili ya Kaskazini yametoka.

learn-kimasai-capture = Mawe mawili kwa pigo moja
learn-kimasai-capture-1 = Jiwe likisogea hadi shimo la safu yako ya mbele linalotazamana na jiwe la mwenzako, hulila, pamoja na lile lililo nyuma yake moja kwa moja. Kama shimo linalotazamana nalo ni tupu, halili kitu, hata kama nyuma yake kuna jiwe.
learn-kimasai-capture-1-do = Kula mawe mawili.
learn-kimasai-capture-1-right = A4 limesogea A3 na kula la mbele na la nyuma yake.
learn-kimasai-capture-1-wrong = Hiyo haikula kitu: safu ya mbele hapakuwa na jiwe linalotazamana nalo.
learn-kimasai-capture-2 = Mawe yaliyoliwa hutoka mchezoni. Si lazima ule, lakini aliyepoteza mawe yote ameshindwa.
learn-kimasai-capture-2-do = Mawe mawili yanaweza kupiga. Piga palipo na mawe mawili.
learn-kimasai-capture-2-right = Mawili kwa hatua moja.
learn-kimasai-capture-2-wrong = Hilo si pigo bora hapa. A5 linapiga palipo na la mbele na la nyuma.

learn-kimasai-race = Kuhesabu mbio
learn-kimasai-race-1 = Mawe ya safu mbili za mbele hukimbiliana. Linalosogea mbele ya jingine hulila. Kaskazini amebaki na jiwe moja, a6, nalo linatembea kuelekea a1.
learn-kimasai-race-1-do = Kama zamu ingekuwa ya Kaskazini sasa, jiwe lako moja lingeliwa. Liguse.
learn-kimasai-race-1-right = Hatua moja mbele, kwenye a5, linatazamana na A8.
learn-kimasai-race-1-wrong = Kaskazini anasogea kutoka a6 hadi a5. Hapo linatazamana na jiwe lako lipi?
learn-kimasai-race-2 = Lakini zamu ni yako, na kati yenu kuna hatua moja.
learn-kimasai-race-2-do = Tangulia kupiga.
learn-kimasai-race-2-right = Umbali wa witiri na zamu ni yako: unapiga wewe. Lilikuwa jiwe la mwisho la Kaskazini, na umeshinda.
learn-kimasai-race-2-wrong = Sasa Kaskazini anasogea mbele ya A8 na kulila.
learn-kimasai-race-3 = Sasa kati yenu kuna hatua mbili. A8 likiendelea, Kaskazini atalipiga. Jiwe la mahali pengine linaweza kusogea bila hasara.
learn-kimasai-race-3-do = Ngoja, ili Kaskazini alazimike kukaribia.
learn-kimasai-race-3-right = Kaskazini ana jiwe hili tu na lazima asogee. Hapo umbali ni mmoja, na zamu ni yako.
learn-kimasai-race-3-wrong = Sasa kati yenu kuna hatua moja, na zamu ni ya Kaskazini: anapiga.
