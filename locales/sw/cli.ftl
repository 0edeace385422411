# Maneno ya programu `namua` kwenye terminali.

error = kosa
help = msaada
because = kwa kuwa
no-file = { $path } halisomeki

# serve
serve-ends = Fungua anwani hii kwenye kivinjari. Ctrl-C huzima seva.
serve-no-app = programu hii ilijengwa bila sehemu ya kivinjari
serve-build-app = `cargo xtask play` hujenga sehemu ya kivinjari, huiingiza na kuianzisha
serve-refused = haiwezekani kusikiliza kwenye { $address }
serve-taken = programu nyingine inatumia mlango huu; taja mwingine kwa --port, au usitaje wowote
serve-no-browser = Hakuna kivinjari kilichoweza kufunguliwa.

# Maandiko yanayopewa amri
bad-position = andiko hili la ubao halisomeki
no-position = ubao huu hauwezi kuchezwa
bad-move = mchezo huu hausomeki
two-rulesets = --ruleset husema { $given }, andiko { $named }
did-you-mean = ulimaanisha { $name }?
help-twelve = safu za mashimo kumi na mawili ni za Kimasai: --ruleset kimasai, au kimasai mbele ya ubao
help-eight = safu za mashimo manane ni za michezo mingine: kiswahili, zanzibar, kete, kujifunza
help-position = ubao huandikwa NB/NF/SF/SB zamu ghala nyumba lililotakasiwa, au startpos, na jina la kanuni mbele kama si kiswahili
help-lenient = --lenient husamehe jumla isiyo 64 na ghala zisizoendana na zamu

# moves
legal = halali
possible = Inawezekana: { $moves }

# check
check-summary = { $path }: mistari { $held } ni sahihi, { $failed } si sahihi
