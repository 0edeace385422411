# Maneno ya kurasa kuhusu michezo: orodha yake, na mifano inayoweza kuchezwa humo.

# Orodha
games-lead = Michezo mitano, ukoo mmoja. Kila ukurasa unaeleza kanuni ubaoni, na kila mfano wake unaweza kuchezwa.
games-compare = Michezo ikilinganishwa
games-compare-about = Tofauti za mchezo na mchezo, na pale vyanzo visipokubaliana, katika majedwali.
games-glossary = Maneno ya Bao
games-glossary-about = Maneno ya ubaoni, tangu bao hadi takasia.
games-rules = Kanuni kamili
games-rules-about = Kila kanuni na namba yake, kwa Kiingereza.
games-back = Michezo yote
games-contents = Katika ukurasa huu

# Mifano kama ilivyo ukurasani
games-table = { $side ->
    [S] Zamu ya Kusini
   *[N] Zamu ya Kaskazini
}. { $south ->
    [0] Ghala ni tupu.
   *[other] Ghalani: Kusini { $south }, Kaskazini { $north }.
}
games-table-stones = { $side ->
    [S] Zamu ya Kusini.
   *[N] Zamu ya Kaskazini.
}
games-table-after = Baada ya { $move }
games-not-legal = { $move } si halali.

# Mifano kama programu inavyoionyesha
games-board-label = Mfano. Vitufe vya mishale hukupeleka shimo hadi shimo.
games-board-label-try = Jaribu mwenyewe. Vitufe vya mishale hukupeleka shimo hadi shimo, L na R hucheza, alama ya kuuliza hueleza kwa nini haiwezekani.
games-sow = Cheza { $move }
games-why-not = Kwa nini si { $move }?
games-try = Jaribu mwenyewe
games-try-says = { $side ->
    [S] Zamu ya Kusini: chagua shimo lenye duara. Shimo jingine lolote litakuambia kwa nini halichezwi.
   *[N] Zamu ya Kaskazini: chagua shimo lenye duara. Shimo jingine lolote litakuambia kwa nini halichezwi.
}
games-undo = Rudisha
games-example = Rudi kwenye mfano
