# Maneno ya programu `namua` kwenye terminali.

error = kosa
help = msaada

# serve
serve-ends = Fungua anwani hii kwenye kivinjari. Ctrl-C huzima seva.
serve-no-app = programu hii ilijengwa bila sehemu ya kivinjari
serve-build-app = `cargo xtask play` hujenga sehemu ya kivinjari, huiingiza na kuianzisha
serve-refused = haiwezekani kusikiliza kwenye { $address }
serve-taken = programu nyingine inatumia mlango huu; taja mwingine kwa --port, au usitaje wowote
serve-no-browser = Hakuna kivinjari kilichoweza kufunguliwa.
