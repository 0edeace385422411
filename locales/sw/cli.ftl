# Maneno ya programu `namua` kwenye terminali.

error = kosa
help = msaada
because = sababu
no-file = { $path } halisomeki

# Kinachosemwa na mfumo
system-not-found = faili hilo halipo
system-denied = mfumo hauruhusu
system-directory = hii ni folda
system-no-directory = sehemu moja ya njia hii si folda
system-full = hakuna nafasi iliyobaki
serve-elsewhere = mashine hii haina anwani hiyo
serve-no-host = hakuna mashine inayojulikana kwa jina hilo

# serve
serve-ends = Fungua anwani hii kwenye kivinjari. Ctrl-C huzima seva.
serve-no-app = programu hii ilijengwa bila sehemu ya kivinjari
serve-build-app = `cargo xtask play` hujenga sehemu ya kivinjari, huiweka ndani ya programu na kuianzisha
serve-refused = haiwezekani kusikiliza kwenye { $address }
serve-taken = programu nyingine inatumia mlango huu; taja mwingine kwa --port, au usitaje wowote
serve-no-browser = Hakuna kivinjari kilichoweza kufunguliwa.

# Maandiko yanayopewa amri
bad-position = andiko hili la ubao halisomeki
no-position = ubao huu hauwezi kuchezwa
bad-move = hatua hii haisomeki
two-rulesets = --ruleset husema { $given }, andiko { $named }
did-you-mean = ulimaanisha { $name }?
help-rulesets = kanuni zilizopo ni { $names }
help-twelve = safu za mashimo kumi na mawili ni za Kimasai: --ruleset kimasai, au kimasai mbele ya ubao
help-eight = safu za mashimo manane ni za michezo mingine: kiswahili, zanzibar, kete, kujifunza
help-position = ubao huandikwa NB/NF/SF/SB zamu ghala nyumba lililotakasiwa, au startpos, na jina la kanuni mbele kama si kiswahili
help-lenient = --lenient husamehe jumla isiyo 64 na ghala zisizoendana na zamu

# moves
legal = halali
possible = Unaweza kucheza: { $moves }
moves-bad-line = mstari { $line }, baiti { $start }..{ $end }: { $message }

# check
check-summary = { $path }: sahihi { $held }, si sahihi { $failed }
check-untrue = { $what }: imedaiwa { $claimed }, imepatikana { $found }
check-refused = { $move }: imedaiwa kuwa ni halali, lakini: { $why }
check-legal = { $move }: imedaiwa kuwa si halali, lakini ni halali
check-form = `{ $key }` haina umbo linalotakiwa
check-alone = `{ $key }` hufafanua `{ $about }`, ambayo haipo
check-nothing = mstari huu haudai chochote
check-no-object = mstari huu hauna umbo la kitu cha JSON (herufi ya { $column })
check-ruleset = hakuna kanuni zinazoitwa "{ $text }"

# bench
bench-speed = nodi { $nodes } kwa sekunde

# Ubao
board-reserve = ghalani { seeds }
board-house = { house-name } { $state ->
    [functional] imesimama
    [dormant] imepungua
   *[gone] imekwisha
}
board-reserved = { $hole } limetakasiwa: huwezi kuanzia hapo, na mzunguko unaoishia hapo hulala.
board-reserved-theirs = { $hole } limetakasiwa: lazima liliwe kama kuna namna ya kulila.
legal-moves = Hatua halali: { $moves }
laps-between = ... mizunguko { $count } zaidi ...

# play
play-welcome = Andika hatua kama { $move }, au msaada.
play-help =
    A6R            cheza A6 kwenda kulia; L ni kushoto, + ni kuendelea kutoka kwenye { house-name } (safari)
    hatua          hatua halali
    kwanini A5L    kwa nini hatua si halali
    rudisha        rudi hatua moja nyuma; rudisha 5 hurudi hatua tano
    ubao           chora ubao tena
    hifadhi FAILI  andika kumbukumbu ya mchezo; hifadhi! FAILI huandika juu ya faili lililopo
    kubali         kubali kushindwa
    toka           ondoka
play-unknown = { $word } si hatua wala amri; andika msaada uone amri zote.
play-similar = { $word } si hatua wala amri. Ulimaanisha { $name }?
play-legal = Hatua hiyo ni halali.
play-why-what = Taja hatua: kwanini A5L
play-undo-what = Taja idadi ya hatua: rudisha 5
play-nothing-to-undo = Hakuna hatua ya kurudisha.
play-after = Unaweza kuandika rudisha, hifadhi FAILI, au toka.
play-save-where = Sema wapi: hifadhi FAILI
play-saved = Kumbukumbu imeandikwa kwenye { $path }.
play-save-exists = { $path } lipo tayari; hifadhi! { $path } huandika juu yake.
play-not-saved = { $path } halikuweza kuandikwa
play-level = kiwango { $level }

# analyse
analyse-head = kina          alama   nafasi         nodi       muda  mfuatano
analyse-best = Bora: { $move }
analyse-wins = ushindi: { $moves }
analyse-loses = kufungwa: { $moves }
analyse-moves-head = hatua                  alama   nafasi  hasara  hukumu
analyse-verdict-only = hatua pekee
analyse-verdict-best = bora
analyse-verdict-good = nzuri
analyse-verdict-inaccuracy = dosari
analyse-verdict-mistake = kosa
analyse-verdict-blunder = kosa kubwa
analyse-forced = ya lazima
analyse-better = bora { $line }
analyse-player = { $side }, { $name }: hasara { $average } kwa hatua; hatua pekee { $only }, bora { $best }, nzuri { $good }, dosari { $inaccuracy }, makosa { $mistake }, makosa makubwa { $blunder }
analyse-player-none = { $side }, { $name }: hakuna hatua ya kuchagua
analyse-game = Mchezo { $number }
analyse-graph = Nafasi ya Kusini kushinda
analyse-not-judged = Hatua { $count } hazikuhukumiwa: kikomo ni kidogo mno.
analyse-interrupted = Imekatishwa: hatua zinazokosekana hazikuchambuliwa.
analyse-no-record = ubao hauna kumbukumbu ya kuandika wala mchezo wa kuchora
analyse-no-record-help = kumbukumbu hutajwa kwa faili lake, au kwa - kama zinatoka kwenye ingizo la kawaida
analyse-not-written = { $path } haliwezi kuandikwa
analyse-exists = { $path } lipo tayari
analyse-exists-help = --overwrite huandika juu yake

# match
match-title = { $first } ({ $first-limits }) dhidi ya { $second } ({ $second-limits }), { $game }
match-resumed = Jozi { $pairs } zimeshachezwa.
match-few-openings = Kuna mianzo { $count } tu: itarudiwa, na injini zinazocheza vilevile tena haziongezi kitu.
match-games = Michezo { $games }: ushindi { $wins }, sare { $draws }, kushindwa { $losses }, { $score }; Kusini hupata { $south }; hatua { $plies } kwa mchezo
match-pairs = Jozi    { $pairs }: [{ $counts }] zenye pointi 0, ½, 1, 1½, 2
match-elo = Elo     { $elo }, sanifu { $nelo }, kuwa bora { $los }
match-sprt = SPRT    LLR { $llr } ({ $low } hadi { $high }), Elo { $elo0 } au { $elo1 } ({ $model }): { $verdict }
match-h0 = H0, si bora kiasi hicho
match-h1 = H1, ni bora
match-open = haijaamuliwa
match-failures = { $name }: michezo iliyoshindwa kwa muda { $time }, kwa hatua isiyo halali { $illegal }, kwa kuanguka au kunyamaza { $crashes }; hatua zilizochelewa { $oversteps }
match-short = Elo { $elo }
match-short-sprt = Elo { $elo }, LLR { $llr }
match-interrupted = Imekatishwa; kwa --pgnout na --resume mechi huendelea kutoka hapa.
match-two-engines = mechi ina injini mbili: --engine huandikwa mara mbili
match-bad-engine = hii si injini: { $engine }
match-no-engine = { $name } haianzi ({ $command })
match-bad-openings = { $path } halina mianzo ya mechi hii
match-no-pgnout = { $path } haliwezi kuandikwa
match-exists = { $path } lipo tayari
match-exists-help = --resume huendelea kutoka kwenye faili hilo; mechi nyingine inahitaji faili jingine
match-other = { $path } si mwanzo wa mechi hii
match-other-help = injini, vikomo, mianzo, mbegu na kanuni lazima ziwe zilezile; idadi ya jozi na jaribio vinaweza kubadilika

# tables
tables-building = Miisho ya kete zisizozidi { $stones }
tables-built = Mbao { $positions } kwa sekunde { $seconds }
tables-there = Majedwali yapo tayari.
tables-sound = Majedwali ni mazima, SHA-256 { $checksum }
tables-no-folder = mfumo huu hauna folda ya akiba; NAMUA_CACHE inaweza kutaja moja
tables-no-good = { $path } haifai
tables-not-written = { $path } haiwezi kuandikwa
tables-went-wrong = majedwali yaliyojengwa si sahihi: je, kumbukumbu ya mashine hii ni nzima?
tables-build-them = `{ $command }` hujenga majedwali
tables-not-tables = haya si majedwali ya miisho
tables-version = toleo { $version } la muundo huu halijulikani
tables-stones = lina majedwali ya kete { $stones }
tables-short = majedwali yanaisha mapema mno
tables-long = majedwali yanaendelea baada ya mwisho wake
tables-damaged = jumla ya uhakiki ni nyingine

# replay
replay-holds = { $number }. { $south } - { $north }, { $game }, hatua { $moves }: { $ending }
replay-empty = hakuna kumbukumbu ndani ya { $path }
replay-fails = kumbukumbu hii si sahihi
replay-move = hatua ya { $number }, { $move }, si sahihi

# Msaada wa amri; kwa Kiingereza umo kwenye programu yenyewe
help-usage = Matumizi
help-commands = Amri
help-arguments = Vigezo
help-options = Chaguo
about-namua = Bao, mchezo wa kete wa pwani ya Waswahili: cheza, hakiki, chambua
about-moves = Orodhesha hatua halali za ubao, au sema kwa nini hatua si halali
about-perft = Hesabu mifuatano ya hatua halali
about-check = Hakiki mafaili ya majaribio na utaje kila mstari usio sahihi
about-ugi = Zungumza UGI (Universal Game Interface) na programu nyingine
about-bench = Chambua mbao zilezile kila mara na uandike idadi ya nodi, ili kuhakiki injini
about-play = Cheza kwenye terminali
about-show = Chora ubao na uorodheshe hatua halali
about-replay = Hakiki kumbukumbu hatua kwa hatua, na useme wapi na kwa nini si sahihi
about-analyse = Injini ichambue ubao, au kila hatua ya kumbukumbu
about-match = Chezesha mechi ya injini mbili kwa UGI na useme ipi ni bora
about-serve = Toa sehemu ya kivinjari kutoka programu hii na uandike anwani yake
about-tables = Jenga au hakiki majedwali ya miisho ya Kimasai: nani anashinda kete zikibaki chache
about-completions = Andika ukamilishaji wa amri kwa ajili ya shell
after-play =
    Andika hatua kama A6R, au amri: hatua, kwanini HATUA, rudisha, rudisha IDADI,
    ubao, hifadhi FAILI, kubali, msaada, toka.

    Mifano:
      namua play
      namua play --ruleset kete --level 4
      namua play --ruleset kimasai --level 10 --side N --speed normal
after-bench =
    Huandika namba moja, yaani nodi zote; za kila ubao na kasi huenda kwenye mkondo wa
    makosa. Namba ni ileile kwa kila mashine, na hubadilika tu injini ikicheza tofauti.

    Kwa --judgements hakuna kinachotazamwa mbele: kila mstari ni jina la kanuni, alama ya
    mtandao, idadi ya mbao zilizothaminiwa, na alama ya thamani zao, ambayo pia ni ileile
    kwa kila mashine.
after-show =
    Nyumba huchorwa [ 6] ikiwa imesimama na ( 5) ikiwa imepungua;
    × ni shimo lililotakasiwa.

    Mifano:
      namua show startpos
      namua show "kimasai startpos"
after-analyse =
    Ubao: mstari mmoja kwa kila kina: kina, alama ya mwenye zamu (kwa kete), nafasi yake
    ya kushinda, nodi, muda, na hatua zinazotarajiwa. "ushindi: 3" ni kushinda baada ya
    hatua 3, "kufungwa: 3" ni kushindwa baada ya hatua 3. Bila kikomo injini hufikiri
    sekunde tano; Ctrl-C huikatisha mapema.

    Kumbukumbu: thamani ya kila hatua kwa aliyeicheza, nafasi ya kushinda aliyoipoteza,
    hukumu, na mfuatano ulio bora. Bila kikomo nodi 200000 huchambuliwa kwa kila hatua.
    Kwa --out au --format pgn kumbukumbu huandikwa pamoja na [%eval], alama za hukumu
    na mifuatano bora. docs/ANALYSIS.md inaeleza.

    Msimbo wa kutoka: 0 sawa, 2 ingizo si sahihi, 130 imekatishwa kabla ya kumbukumbu
    kuisha.

    Mifano:
      namua analyse startpos
      namua analyse --depth 12 --lines 3 "kimasai startpos"
      namua analyse mchezo.pgn
      namua analyse --time 1 --out hukumu.pgn --graph mchezo.svg mchezo.pgn
after-replay =
    Mifano:
      namua replay mchezo.txt
      namua replay --steps mchezo.txt
after-match =
    Injini ni cmd=PROGRAMU, args='VIGEZO', name=JINA, dir=FOLDA, option.JINA=THAMANI,
    vikomo vyake, na timemargin=MILISEKUNDE (50) ambazo muda wake unaweza kupitwa.
    Vikomo ni st=SEKUNDE kwa hatua, tc=SEKUNDE+NYONGEZA, nodes=N, depth=N; --each
    huzipa injini zote mbili. Injini ya kwanza ndiyo inayojaribiwa.

    Kila mwanzo huchezwa mara mbili kwa kubadilishana pande: --rounds huhesabu jozi.
    --sprt humaliza mechi ikishaamuliwa kama injini ya kwanza ni bora kwa elo1 (H1) au
    la (H0).

    Msimbo wa kutoka: 0 mechi imechezwa, au H1; 1 H0; 2 injini haianzi, au chaguo si
    sahihi; 3 jaribio halikuamuliwa; 130 imekatishwa.

    Mfano:
      namua match --engine "cmd=./mpya args=ugi" --engine "cmd=./zamani args=ugi" \
        --each st=0.1 --rounds 200 --concurrency 2 --pgnout michezo.pgn
after-tables =
    build huacha majedwali mazima yalivyo, na huandika mahali faili lilipo. verify huandika
    mstari mmoja kwa kila kundi: kete za mwenye zamu, kete za mwenzake, idadi ya mbao, na
    mbao ambazo mwenye zamu anashinda; huisha kwa 1 kama majedwali yameharibika.

    Faili limo kwenye folda ya akiba ya mfumo, au folda inayotajwa na NAMUA_CACHE.
    Majedwali ya kete 8 ni MB 62.

    Mifano:
      namua tables build
      namua tables verify
      NAMUA_CACHE=/var/cache/namua namua tables build --stones 7
arg-help = Onyesha msaada
arg-version = Onyesha toleo
arg-lang = Zungumza lugha hii; usipotaja, ile ya mfumo
arg-ruleset = Cheza kwa kanuni hizi; kiswahili kama hazikutajwa hapa wala kwenye andiko
arg-lenient = Samehe jumla isiyo 64 na ghala zisizoendana na zamu
arg-position = Andiko la ubao, au startpos
arg-moves-position = Andiko la ubao, startpos, au - kwa ingizo la kawaida
arg-json = Jibu kwa JSON
arg-why = Sema kama hatua hii ni halali, na kama si halali, kwa kanuni gani
arg-perft-depth = Kina, kwa hatua
arg-divide = Gawa hesabu kwa hatua ya kwanza
arg-files = Mafaili ya mistari, au - kwa ingizo la kawaida
arg-level = Cheza na injini: 1 ni mwanafunzi, 10 ni nguvu zote; bila hicho watu wawili wanacheza
arg-side = Upande wako dhidi ya injini: S huanza
arg-speed = Onyesha kusambaza kete moja moja
arg-analyse-depth = Tazama mbele hatua ngapi
arg-nodes = Tazama nodi ngapi
arg-time = Fikiri sekunde ngapi
arg-hash = Kumbuka kwa megabaiti ngapi
arg-threads = Fikiri kwa nyuzi ngapi; kwa moja, kikomo cha kina au nodi hutoa jibu lilelile daima
arg-lines = Onyesha hatua bora ngapi
arg-format = Namna ya kujibu: kwa watu, kwa JSON, au kumbukumbu pamoja na hukumu
arg-analyse-json = Jibu kwa JSON: sawa na --format json
arg-out = Andika kumbukumbu pamoja na hukumu kwenye faili hili
arg-graph = Chora nafasi za kushinda: FAILI.svg au FAILI.png; kwa michezo kadhaa FAILI-1.svg na kuendelea
arg-overwrite = Andika juu ya mafaili yaliyopo
arg-analyse-position = Andiko la ubao, startpos, faili la kumbukumbu, au - kwa ingizo la kawaida
arg-judgements = Badala yake, thamini mbao ngapi za mchezo wa bahati nasibu kwa kila kanuni
arg-bench-seed = Mbegu ya mchezo wa bahati nasibu
arg-bench-json = Andika yote kwa JSON
arg-steps = Onyesha kila hatua pamoja na kusambaza kwake, kisha ubao
arg-file = Faili lenye kumbukumbu moja au zaidi, au - kwa ingizo la kawaida
arg-port = Sikiliza kwenye mlango huu; usipotaja, 8000 au unaofuata ulio huru
arg-host = Sikiliza kwenye anwani hii; 0.0.0.0 huruhusu wengine kwenye mtandao
arg-open = Fungua anwani kwenye kivinjari
arg-action = La kufanya: build hujenga, verify huhakiki
arg-stones = Kete za wachezaji wote wawili zisizidi idadi hii
arg-shell = Shell
arg-engine = Injini na chaguo zake; mara mbili, inayojaribiwa kwanza
arg-each = Chaguo za injini zote mbili
arg-openings = Faili la mianzo: ubao, au hatua kutoka mwanzo, kila mstari
arg-order = Mpangilio wa mianzo ya faili
arg-random_plies = Bila faili, anza kwa hatua ngapi za bahati nasibu
arg-seed = Mbegu ya mianzo ya bahati nasibu na ya mpangilio wa bahati nasibu
arg-rounds = Cheza jozi ngapi za michezo; 100, au kwa --sprt hadi iamuliwe
arg-concurrency = Cheza michezo mingapi kwa wakati mmoja
arg-sprt = Jaribu elo0 dhidi ya elo1: "elo0=0 elo1=10 alpha=0.05 beta=0.05 model=normalized"; au model=logistic
arg-maxmoves = Baada ya hatua ngapi zaidi ya mwanzo mchezo ni sare
arg-overstep = Maana ya kupita muda: kushindwa (loses) au kuhesabiwa tu (counts)
arg-patience = Iache injini iliyonyamaza sekunde ngapi zaidi ya muda wake
arg-pgnout = Andika kumbukumbu za michezo kwenye faili hili
arg-resume = Endelea baada ya jozi zilizomo tayari kwenye faili la --pgnout
arg-ratinginterval = Toa taarifa kila baada ya jozi ngapi; 0 ni mwishoni tu
arg-match-json = Andika matokeo kwa JSON, na taarifa kwenye stderr
