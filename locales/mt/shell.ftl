# Id-dar madwar il-logħob: il-kmamar tagħha, u dak li jintwera dwarhom fit-tiftix u fil-links.

nav-label = Paġni
nav-start = Ilgħab
nav-learn = Tgħallem
nav-puzzles = Taħbiliet
nav-analyse = Analizza
nav-games = Il-logħob

page-start-title = Namua: Bao fil-browser tiegħek
page-start-description = Bao, il-mancala b'erba' ringieli tal-kosta Swaħili, bir-regoli kollha: ilgħab kontra għaxar livelli jew ma' ħabib, u tgħallem mossa b'mossa, anke bla internet.
page-play-title = Fuq il-mejda · Namua
page-play-description = Il-mejda: ilgħab Bao hawn, kontra l-kompjuter jew ma' xi ħadd ħdejk.
page-learn-title = Tgħallem Bao · Namua
page-learn-description = Lezzjonijiet qosra li fihom tmexxi ż-żrieragħ int stess: mill-ewwel żrigħ sat-takasia.
page-puzzles-title = Taħbiliet tal-Bao · Namua
page-puzzles-description = Sib l-unika mossa tajba: taħbiliet ta' kull logħba tal-Bao, iċċekkjati minn magna b'saħħitha, u waħda ġdida kuljum.
page-analyse-title = Analizza logħba · Namua
page-analyse-description = Poġġi fuq il-bord kwalunkwe pożizzjoni tal-Bao, ara l-aħjar mossi skont il-magna, u fejn intrebħet u ntilfet il-logħba.
page-games-title = Il-logħob · Namua
page-games-description = Il-logħob tal-Bao mfisser: Bao la Kiswahili, Bao la Kete, Bao la Kujifunza u Bao la Kimasai, ir-regoli u l-istorja tagħhom.
page-glossary-title = Il-kliem tal-Bao · Namua
page-glossary-description = Xi jfisser il-kliem tal-Bao: namua, mtaji, takata, nyumba, kichwa, takasia u l-bqija.
page-settings-title = Preferenzi · Namua
page-settings-description = Lingwa, dawl, ħeffa taż-żrigħ, ħoss.

play-empty-title = M'hemm l-ebda logħba fuq il-mejda
play-empty = Agħżel logħba, u kontra min tilgħab.
needs-script = Biex tilgħab, Namua teħtieġ JavaScript fil-browser. Dak li taqra hawn ma jeħtiġux.
