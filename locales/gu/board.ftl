# બોર્ડ પરના શબ્દો: વાવણી બીજ પછી બીજ જોવી, ચિત્રો, અને બીજાનાં પાનાંમાં બોર્ડ.

# ચાલમાંથી પસાર થવું
board-back = એક બીજ પાછળ
board-on = એક બીજ આગળ
board-pause = વાવણી થોભાવો
board-resume = વાવણી આગળ ચલાવો
board-again = આ ચાલ ફરી વાવો
board-at = પગલું { $of }માંથી { $at }.
board-before = ચાલ પહેલાં.
board-step = { $kind ->
    [place] ભંડારમાંથી { $hole }માં, હવે { $count }.
    [lift] { $hole }માંથી { $seeds } ઉપાડ્યાં.
    [drop] { $hole }માં એક, હવે { $count }; { $hand ->
        [0] હાથ ખાલી છે
       *[other] હાથમાં { $hand }
    }.
    [capture] { $hole }માંથી { $seeds } કબજે.
    [reserve] { $hole } રોકાયું.
   *[win] રમતમાં જીત.
}
board-keys = સ્પેસ કી વાવણી થોભાવે અને આગળ ચલાવે છે; અલ્પવિરામ અને ટપકાની કી એક એક બીજ ખસે છે.

# બીજાનાં પાનાંમાં બોર્ડ
board-loading = બોર્ડ આવી રહ્યું છે
board-cannot = આ બોર્ડ બતાવી શકાતું નથી.
board-bad-ruleset = “{ $name }” નામના કોઈ નિયમો નથી.
board-bad-value = “{ $value }” એ { $name } માટેનું મૂલ્ય નથી. શક્ય: { $possible }.
board-bad-position = સ્થિતિ બરાબર નથી: { $why }
board-bad-move = ચાલ { $move } શક્ય નથી: { $why }
board-bad-record = નોંધ વાંચી શકાતી નથી, લીટી { $line }: { $why }
board-start = રમતની શરૂઆત.
board-shown = જોવાની સ્થિતિ.

# ચિત્ર
board-picture = ચિત્ર સાચવો
board-film = ચાલની ફિલ્મ
board-drawing = દોરાય છે: { $share } %
board-picture-failed = ચિત્ર દોરી શકાયું નહીં.
