# Maneno ya programu ya wavuti pekee.

tagline = Bao, mchezo wa safu nne wa pwani ya Waswahili
saying = Haraka haraka haina baraka
saying-meaning = Mwenda pole hajikwai

loading = Ubao unaletwa
load-failed = Mchezo haukuweza kupakiwa. Angalia mtandao, kisha pakia ukurasa tena.

choose-game = Chagua mchezo wako
more-games = Kwa kujifunza, na kwa vilabu
continue-game = Endelea na mchezo wako
continue-what = { $game }, { $plies ->
    [0] haujaanza
    [one] hatua moja imechezwa
   *[other] hatua { $plies } zimechezwa
}
opponent = Mpinzani
opponent-person = Mtu aliye kando yangu
opponent-computer = Kompyuta
level = Kiwango
level-word = { $level ->
    [1] mwanafunzi
    [2] mwanafunzi
    [3] mwanafunzi
    [4] mchezaji
    [5] mchezaji
    [6] mchezaji
    [7] fundi
    [8] fundi
    [9] fundi
   *[10] bingwa
}
level-name = { level-word } { $level }
level-meaning = { $level ->
    [1] anayeanza kujifunza; haoni mbali wala hafuati kete za mwendo mrefu
    [2] anayejifunza
    [3] anayeanza kuona majibu
    [4] anayejua kucheza
    [5] anayeona mbele
    [6] mchezaji hodari
    [7] mwenye ujuzi
    [8] mwenye ujuzi asiyekosea mara nyingi
    [9] anayekaribia ubingwa
   *[10] asiyeshindwa kirahisi, kwa nguvu zote
}
your-side = Upande wako
side-first = { side-south }, anaanza
side-second = { side-north }, anafuata
begin = Anza
back = Rudi
home = Michezo yote

board-label = { $game }. Vitufe vya mishale hukupeleka shimo hadi shimo, L na R hucheza, alama ya kuuliza hueleza kwa nini haiwezekani.
you = Wewe
computer-name = { level-word }
your-turn = Zamu yako
turn-of = { $side ->
    [S] Zamu ya Kusini
   *[N] Zamu ya Kaskazini
}
thinking = anafikiri
engine-failed = Kompyuta haikuweza kupata hatua yake.
try-again = Jaribu tena
reserve-label = Ghalani: { seeds }
captured-label = Mawe yaliyoliwa: { $count }
hole-label = { $hole }, { $kind ->
    [stone] { stones }
   *[seed] { seeds }
}
hole-can-move = linaweza kuchezwa
hole-reserved = limetakasiwa: huwezi kuanzia hapa, na mzunguko unaoishia hapa hulala
hole-reserved-theirs = umelitakasia: lazima liliwe kama kuna namna ya kulila
moves = Hatua
no-moves-yet = Bado hakuna aliyecheza. Duara huonyesha mashimo unayoweza kuanzia.
no-moves-yet-other = Bado hakuna aliyecheza.
what-happens = Kinachotokea
first-move = Mwanzoni
previous-move = Hatua moja nyuma
next-move = Hatua moja mbele
last-move = Hatua ya mwisho
looking-back = Unaangalia hatua ya { $ply } kati ya { $of }.
to-the-game = Rudi mchezoni
undo = Rudisha
new-game = Mchezo mpya
resign = Kubali kushindwa
resign-sure = Unakubali kushindwa katika mchezo huu?
resign-yes = Ndiyo, nakubali
no = Hapana
flip = Geuza ubao
download = Hifadhi kumbukumbu
skip = Ruka
settings = Mipangilio
rematch = Cheza tena
you-won = Umeshinda
you-lost = Umeshindwa
rule-tag = Kanuni { $rule }
rule-opens = Hufungua kanuni, kwa Kiingereza, katika kichupo kipya
rules-link = Kanuni (kwa Kiingereza)
refuse-unknown = Kanuni { $rule } hairuhusu hivi.
possible = Unaweza kucheza: { $moves }
close = Funga

way-left = Kushoto
way-right = Kulia
kichwa-left = Kuanzia kichwa cha kushoto
kichwa-right = Kuanzia kichwa cha kulia
way-says = { $where }: unaishia { $end }{ $captured ->
    [0] {""}
   *[other] , unakula { $captured }
}{ $asks ->
    [yes] , utachagua kwenye { house-name } yako
   *[no] {""}
}{ $reserves ->
    [none] {""}
   *[other] , unatakasia { $reserves }
}{ $wins ->
    [yes] , unashinda
   *[no] {""}
}.
step-says = Linaenda { $end }{ $captured ->
    [0] {""}
    [one] , linakula jiwe moja
   *[other] , linakula mawe { $captured }
}{ $wins ->
    [yes] , unashinda
   *[no] {""}
}.
safari-question = Mkono umefika kwenye { house-name } yako. Unalala, au safari?
safari-stop = Lala
safari-go = Safari
safari-stop-says = Zamu inaisha; { house-name } inasimama na { seeds }.
safari-go-says = Unaendelea hadi { $end }{ $captured ->
    [0] {""}
   *[other] , unakula { $captured } kwa jumla
}{ $wins ->
    [yes] , unashinda
   *[no] {""}
}; { house-name } inakwisha kabisa.
safari-back = Rudisha hatua hii

language = Lugha
language-name = Kiswahili
theme = Mwanga
theme-auto = Kama kifaa
theme-light = Mchana
theme-dark = Usiku
speed = Kasi ya kusambaza
speed-slow = Polepole
speed-normal = Kawaida
speed-fast = Haraka
speed-instant = Papo hapo
numbers = Idadi
numbers-auto = Inapofaa
numbers-always = Daima
numbers-never = Kamwe
coordinates = Majina ya mashimo
sound = Sauti ya mbao
on = Washa
off = Zima
keys-title = Vitufe
keys-board = Vitufe vya mishale hukupeleka shimo hadi shimo. L na R hucheza kushoto au kulia. ? hueleza kwa nini haiwezekani. Escape hughairi.
keys-replay = Nje ya ubao, mishale hupitia hatua zilizochezwa.
update-ready = Toleo jipya liko tayari.
update-now = Lipakie
update-later = Baadaye
