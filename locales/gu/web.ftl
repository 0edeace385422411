# માત્ર વેબ ઍપના શબ્દો.

tagline = બાઓ, સ્વાહિલી કિનારાની ચાર હરોળની મંકલા
saying = Haraka haraka haina baraka
saying-meaning = ઉતાવળે આંબા ન પાકે

loading = બોર્ડ આવી રહ્યું છે
load-failed = રમત ખૂલી શકી નહીં. ઇન્ટરનેટ જોડાણ જુઓ અને પાનું ફરી ખોલો.

# શરૂઆત
choose-game = રમત પસંદ કરો
more-games = શીખવા માટે, અને ક્લબ માટે
continue-game = તમારી રમત આગળ રમો
continue-what = { $game }, { $plies ->
    [0] હજી શરૂ નથી થઈ
    [one] એક ચાલ રમાઈ
   *[other] { $plies } ચાલ રમાઈ
}
opponent = સામે કોણ
opponent-person = બાજુમાં બેઠેલી વ્યક્તિ
opponent-computer = કમ્પ્યૂટર
level = સ્તર
level-word = { $level ->
    [1] મ્વાનાફુન્ઝી
    [2] મ્વાનાફુન્ઝી
    [3] મ્વાનાફુન્ઝી
    [4] મ્ચેઝાજી
    [5] મ્ચેઝાજી
    [6] મ્ચેઝાજી
    [7] ફુન્દી
    [8] ફુન્દી
    [9] ફુન્દી
   *[10] બિંગ્વા
}
level-name = { level-word } { $level }
level-meaning = { $level ->
    [1] શીખનાર: એક-બે ચાલ આગળ જુએ છે, લાંબી વાવણી નજર બહાર રહી જાય છે
    [2] શીખનાર
    [3] શીખનાર: સામી ચાલ દેખાવા માંડી છે
    [4] ખેલાડી: રમત જાણે છે
    [5] ખેલાડી: આગળનું જુએ છે
    [6] મજબૂત ખેલાડી
    [7] ઉસ્તાદ
    [8] ઉસ્તાદ: ભાગ્યે જ ભૂલ કરે છે
    [9] ઉસ્તાદ: લગભગ ચૅમ્પિયન જેટલી તાકાત
   *[10] ચૅમ્પિયન: પૂરી તાકાતથી
}
your-side = તમારી બાજુ
side-first = { side-south }, પહેલી ચાલ
side-second = { side-north }, બીજી ચાલ
begin = શરૂ કરો
back = પાછા
home = બધી રમતો

# બોર્ડ
board-label = { $game }. ઍરો કી એક ખાનાથી બીજે લઈ જાય છે, L અને R કી રમે છે, પ્રશ્નચિહ્ન કહે છે કે કેમ નહીં.
you = તમે
computer-name = { level-word }
your-turn = તમારો વારો
turn-of = { $side ->
    [S] દક્ષિણનો વારો
   *[N] ઉત્તરનો વારો
}
thinking = વિચારે છે
engine-failed = કમ્પ્યૂટરને ચાલ મળી નહીં.
try-again = ફરી પ્રયત્ન કરો
reserve-label = ભંડારમાં: { seeds }
captured-label = કબજે થયેલા પથ્થર: { $count }
hole-label = { $hole }, { $kind ->
    [stone] { stones }
   *[seed] { seeds }
}
hole-can-move = અહીંથી રમી શકાય
hole-reserved = રોકાયેલું: અહીંથી ચાલ શરૂ ન થાય, અને અહીં ફેરો પૂરો થાય તો ચાલ પણ પૂરી
hole-reserved-theirs = તમે રોકેલું: કબજે થઈ શકે તો કબજે કરવું જ પડે
moves = ચાલ
no-moves-yet = હજી કોઈ ચાલ રમાઈ નથી. જ્યાંથી શરૂ કરી શકાય તે ખાનાં ફરતે વર્તુળ છે.
no-moves-yet-other = હજી કોઈ ચાલ રમાઈ નથી.
what-happens = શું થાય છે
first-move = શરૂઆતમાં
previous-move = એક ચાલ પાછળ
next-move = એક ચાલ આગળ
last-move = છેલ્લી ચાલ પર
looking-back = જોયેલી ચાલ: { $of }માંથી { $ply }.
to-the-game = રમતમાં પાછા
undo = ચાલ પાછી લો
new-game = નવી રમત
resign = હાર માનો
resign-sure = આ રમતમાં હાર માનવી છે?
resign-yes = હા, હાર માનું છું
no = ના
flip = બોર્ડ ફેરવો
download = નોંધ સાચવો
skip = છોડો
settings = સેટિંગ્સ
rematch = ફરી રમો
you-won = તમારી જીત થઈ
you-lost = તમારી હાર થઈ
rule-tag = નિયમ { $rule }
rule-opens = નિયમ નવી ટૅબમાં ખૂલશે
rules-link = નિયમો
refuse-unknown = નિયમ { $rule } આની છૂટ આપતો નથી.
possible = શક્ય ચાલ: { $moves }
close = બંધ કરો

# દિશા અને ઘર
way-left = ડાબે
way-right = જમણે
kichwa-left = ડાબા કિચ્વાથી
kichwa-right = જમણા કિચ્વાથી
way-says = { $where }: { $end }માં પૂરી{ $captured ->
    [0] {""}
   *[other] , { $captured } કબજે
}{ $asks ->
    [yes] , તમારા { house-name }માં તમે પસંદ કરશો
   *[no] {""}
}{ $reserves ->
    [none] {""}
   *[other] , { $reserves } રોકાય
}{ $wins ->
    [yes] , જીત
   *[no] {""}
}.
step-says = { $end }માં જાય{ $captured ->
    [0] {""}
    [one] , એક પથ્થર કબજે
   *[other] , { $captured } પથ્થર કબજે
}{ $wins ->
    [yes] , જીત
   *[no] {""}
}.
safari-question = હાથ તમારા { house-name }માં આવ્યો છે. અટકવું છે કે સફારી?
safari-stop = અટકો
safari-go = સફારી
safari-stop-says = વારો પૂરો થાય; { house-name } { seeds } સાથે ઊભું રહે.
safari-go-says = આગળ { $end } સુધી{ $captured ->
    [0] {""}
   *[other] , કુલ { $captured } કબજે
}{ $wins ->
    [yes] , જીત
   *[no] {""}
}; { house-name } કાયમ માટે જાય.
safari-back = ચાલ પાછી લો

# સેટિંગ્સ
language = ભાષા
language-name = ગુજરાતી
theme = દિવસ કે રાત
theme-auto = ઉપકરણ મુજબ
theme-light = દિવસ
theme-dark = રાત
speed = વાવણીની ઝડપ
speed-slow = ધીમી
speed-normal = સામાન્ય
speed-fast = ઝડપી
speed-instant = તરત
numbers = સંખ્યા
numbers-auto = જરૂર મુજબ
numbers-always = હંમેશાં
numbers-never = કદી નહીં
coordinates = ખાનાંનાં નામ
sound = લાકડાનો અવાજ
on = ચાલુ
off = બંધ
keys-title = કી
keys-board = ઍરો કી એક ખાનાથી બીજે લઈ જાય છે. L અને R ડાબે કે જમણે રમે છે. ? કહે છે કે કેમ નહીં. Escape રદ કરે છે.
keys-replay = બોર્ડની બહાર ઍરો કી રમાયેલી ચાલ એક પછી એક બતાવે છે.
update-ready = નવી આવૃત્તિ તૈયાર છે.
update-now = લાવો
update-later = પછી
