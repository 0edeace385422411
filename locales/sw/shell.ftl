# Nyumba inayozunguka michezo: vyumba vyake, na kinachoambiwa injini za utafutaji na viungo kuhusu kila chumba.

nav-label = Kurasa
nav-start = Cheza
nav-learn = Jifunze
nav-puzzles = Mafumbo
nav-analyse = Chambua
nav-games = Michezo

page-start-title = Namua: Bao kwenye kivinjari chako
page-start-description = Bao, mchezo wa safu nne wa pwani ya Waswahili, pamoja na kanuni zake zote: cheza na kompyuta ya viwango kumi au na rafiki, ujifunze hatua kwa hatua, hata bila mtandao.
page-play-title = Mchezoni · Namua
page-play-description = Hapa ndipo pa kucheza Bao, na kompyuta au na mtu aliye kando yako.
page-learn-title = Jifunze Bao · Namua
page-learn-description = Masomo mafupi ambamo unasambaza kete mwenyewe: tangu kusambaza kwa kwanza hadi takasia.
page-puzzles-title = Mafumbo ya Bao · Namua
page-puzzles-description = Tafuta hatua moja iliyo sahihi: mafumbo ya kila mchezo wa Bao, yaliyohakikiwa na injini hodari, na fumbo jipya kila siku.
page-analyse-title = Chambua mchezo · Namua
page-analyse-description = Panga ubao wowote wa Bao, injini ikuonyeshe hatua zilizo bora, na uone ushindi ulipatikana wapi na ulipotea wapi.
page-games-title = Michezo · Namua
page-games-description = Michezo ya Bao inaelezwa: Bao la Kiswahili, Bao la Kete, Bao la Kujifunza na Bao la Kimasai, kanuni zao na historia yao.
page-glossary-title = Maneno ya Bao · Namua
page-glossary-description = Maana ya maneno ya Bao: namua, mtaji, takata, nyumba, kichwa, takasia na mengineyo.
page-settings-title = Mipangilio · Namua
page-settings-description = Lugha, mwanga, kasi ya kusambaza, sauti.

play-empty-title = Hakuna mchezo unaoendelea
play-empty = Chagua mchezo, na wa kucheza naye.
needs-script = Ili kucheza, Namua inahitaji JavaScript kwenye kivinjari chako. Unachosoma hapa hakiihitaji.
