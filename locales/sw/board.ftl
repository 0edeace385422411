# Maneno ya ubaoni: kupitia kusambaza, picha, na ubao katika kurasa za wengine.

# Kupitia hatua
board-back = Kete moja nyuma
board-on = Kete moja mbele
board-pause = Simamisha kusambaza
board-resume = Endelea kusambaza
board-again = Sambaza hatua hii tena
board-at = Tukio { $at } kati ya { $of }.
board-before = Kabla ya hatua.
board-step = { $kind ->
    [place] Kutoka ghalani kuingia { $hole }, sasa { $count }.
    [lift] Kete { $seeds } zimechukuliwa kutoka { $hole }.
    [drop] Moja inaingia { $hole }, sasa { $count }; { $hand ->
        [0] mkono ni mtupu
       *[other] mkononi { $hand }
    }.
    [capture] Kete { $seeds } zimeliwa kutoka { $hole }.
    [reserve] { $hole } limetakasiwa.
   *[win] Huo ni ushindi.
}
board-keys = Kitufe cha nafasi husimamisha kusambaza na kuendelea tena; mkato na nukta hupitia kete moja moja.

# Ubao katika kurasa za wengine
board-loading = Ubao unaletwa
board-cannot = Ubao huu hauwezi kuonyeshwa.
board-bad-ruleset = Hakuna kanuni zinazoitwa “{ $name }”.
board-bad-value = “{ $value }” si thamani ya { $name }. Zinazowezekana: { $possible }.
board-bad-position = Ubao huu si sahihi: { $why }
board-bad-move = Hatua { $move } haiwezekani: { $why }
board-bad-record = Kumbukumbu haisomeki, mstari { $line }: { $why }
board-start = Mwanzo wa mchezo.
board-shown = Ubao wa kutazama.

# Picha
board-picture = Hifadhi picha
board-film = Filamu ya hatua
board-drawing = Inachorwa: { $share } %
board-picture-failed = Picha haikuweza kuchorwa.
