# વિશ્લેષણ: સ્થિતિ ગોઠવો, ચાલ અજમાવો, એન્જિનને જોવા દો, આખી રમત મૂલવો.

analyse-title = વિશ્લેષણ
analyse-percent = { $chance } %
analyse-chance = જીતની શક્યતા: દક્ષિણ { $south } %, ઉત્તર { $north } %
analyse-chance-unknown = જીતની શક્યતા: હજી ખબર નથી. એન્જિન શરૂ કરો, અથવા રમત મૂલવો.

# એન્જિન
analyse-engine = એન્જિન
analyse-engine-start = શરૂ કરો
analyse-engine-stop = અટકો
analyse-engine-hint = એન્જિન અહીંની ઉત્તમ ચાલ બતાવે છે, અને તમે અટકાવો નહીં ત્યાં સુધી વધુ ઊંડે જોતું રહે છે.
analyse-engine-failed = એન્જિનથી થઈ શક્યું નહીં. ફરી પ્રયત્ન કરો.
analyse-starting = વિચારે છે
analyse-depth = ઊંડાઈ { $depth } …
analyse-depth-done = ઊંડાઈ { $depth }
analyse-over = રમત અહીં પૂરી થઈ છે.
analyse-lines = માર્ગ
analyse-best-says = ઉત્તમ: { $move }, { $chance } %
analyse-wins-in = { $moves } ચાલમાં જીત
analyse-loses-in = { $moves } ચાલમાં હાર

# ચાલ, ટિપ્પણી, શાખા
analyse-no-moves = હજી કોઈ ચાલ નથી. બોર્ડ પર રમો; એ જ જગ્યાએ બીજી ચાલ અજમાવો તો તે શાખા બને.
analyse-comment = { $move } વિશે ટિપ્પણી
analyse-comment-start = આખી રમત વિશે ટિપ્પણી
analyse-glyphs = { $move }નું મૂલ્યાંકન
analyse-glyph-1 = સારી ચાલ
analyse-glyph-2 = ભૂલ
analyse-glyph-3 = અદ્ભુત ચાલ
analyse-glyph-4 = મોટી ભૂલ
analyse-glyph-5 = રસપ્રદ ચાલ
analyse-glyph-6 = શંકાસ્પદ ચાલ
analyse-promote = મુખ્ય શાખા બનાવો
analyse-delete = અહીંથી કાઢી નાખો
analyse-delete-sure = હા, આ અને પછીનું બધું કાઢી નાખો
analyse-games = { $count ->
    [1] આ નોંધમાં એક રમત
   *[other] આ નોંધમાં { $count } રમત
}

# આખી રમતનો અહેવાલ
analyse-report = આખી રમત
analyse-report-start = રમત મૂલવો
analyse-report-stop = રહેવા દો
analyse-report-hint = એન્જિન મુખ્ય શાખાની દરેક ચાલ જુએ છે અને બતાવે છે કે રમત ક્યાં જિતાઈ અને ક્યાં હરાઈ.
analyse-report-empty = મૂલવવા માટે હજી ચાલ નથી: થોડી રમો, અથવા કોઈ નોંધ ખોલો.
analyse-report-progress = { $plies }માંથી { $done } ચાલ મૂલવાઈ
analyse-report-keep = મૂલ્યાંકન ચાલ સાથે લખો
analyse-care = કેટલી બારીકીથી
analyse-care-quick = ઝડપથી
analyse-care-careful = ધ્યાનથી
analyse-care-deep = ઊંડાણથી
analyse-graph = દક્ષિણની જીતની શક્યતા, ચાલ પછી ચાલ
analyse-graph-at = { $number } { $move }: દક્ષિણ { $chance } %
analyse-graph-start = રમતની શરૂઆત
analyse-judged = { $move }: { $verdict ->
    [only] એકમાત્ર સારી ચાલ.
    [best] ઉત્તમ ચાલ.
    [good] સારી ચાલ.
    [inaccuracy] થોડી કાચી ચાલ, { $loss } પૉઇન્ટ ગયા. વધુ સારી: { $better }
    [mistake] ભૂલ, { $loss } પૉઇન્ટ ગયા. વધુ સારી: { $better }
    [blunder] મોટી ભૂલ, { $loss } પૉઇન્ટ ગયા. વધુ સારી: { $better }
   *[forced] એકમાત્ર માન્ય ચાલ.
}
analyse-average = ચાલદીઠ ગયેલા પૉઇન્ટ
analyse-points = { $loss }
analyse-count-only = એકમાત્ર સારી
analyse-count-inaccuracies = કાચી
analyse-count-mistakes = ભૂલ
analyse-count-blunders = મોટી ભૂલ

# સ્થિતિ ગોઠવવી
analyse-setup = ગોઠવણી
analyse-setup-board = ગોઠવણી: { $game }. ઍરો કી એક ખાનાથી બીજે લઈ જાય છે; અંક, વત્તા અને ઓછા બીજની સંખ્યા બદલે છે.
analyse-setup-how = ખાનું પસંદ કરો અને તેમાં કેટલાં બીજ છે તે કહો. કીબોર્ડ હોય તો સંખ્યા લખો.
analyse-setup-how-stones = પથ્થર મૂકવા કે લઈ લેવા માટે ખાનું પસંદ કરો.
analyse-ruleset = રમત
analyse-setup-turn = કોનો વારો
analyse-setup-reserve = { $side ->
    [S] દક્ષિણનો
   *[N] ઉત્તરનો
} ભંડાર
analyse-setup-houses = { $ruleset ->
    [kete] કૂ હજી કોનું ઊભું છે
   *[other] ન્યુમ્બા હજી કોની માલિકીનું છે
}
analyse-setup-reserved = રોકાયેલું ખાનું
analyse-setup-none = એકેય નહીં
analyse-setup-count = { $hole }માં બીજ
analyse-setup-total = { $kind ->
    [stone] બોર્ડ પર { stones }
   *[seed] બોર્ડ અને ભંડારમાં મળીને { seeds }
}
analyse-setup-empty = ખાલી કરો
analyse-setup-start = શરૂઆતની સ્થિતિ
analyse-setup-clear = ખાલી બોર્ડ
analyse-setup-text = સ્થિતિ, લખાણ રૂપે
analyse-setup-refused = આ સ્થિતિથી રમી શકાય એમ નથી:
analyse-setup-forgiven = કોઈ રમત અહીં પહોંચતી નથી, પણ તેનું વિશ્લેષણ થઈ શકે:
analyse-setup-unreached = કોઈ રમત અહીં પહોંચતી નથી:
analyse-setup-fine = આ સ્થિતિથી રમી શકાય છે.
analyse-setup-done = વિશ્લેષણ કરો

# ખોલવું અને વહેંચવું
analyse-open = ખોલો
analyse-open-text = સ્થિતિ કે નોંધ અહીં મૂકો
analyse-open-file = અથવા નોંધની ફાઇલ પસંદ કરો
analyse-open-ruleset = રમત, જો લખાણમાં તેનું નામ ન હોય
analyse-open-go = ખોલો
analyse-link-wrong = લિંક વાંચી શકાઈ નહીં.
analyse-fault-place = લીટી { $line }, “{ $text }”
analyse-fault-line = લીટી { $line }
analyse-by-rule = (નિયમ { $rule })
analyse-share = સાથે લઈ જાઓ
analyse-copy-link = લિંકની નકલ કરો
analyse-copied-link = લિંકની નકલ થઈ. આખું વિશ્લેષણ તેમાં છે.
analyse-copy-position = સ્થિતિની નકલ કરો
analyse-copied-position = સ્થિતિની નકલ થઈ.
analyse-copy-record = નોંધની નકલ કરો
analyse-copied-record = શાખાઓ અને ટિપ્પણીઓ સાથે નોંધની નકલ થઈ.
analyse-copy-failed = અહીં નકલ કરવાની છૂટ નથી. તેને બદલે નોંધ સાચવો.

# ચિત્ર: સ્થિતિનું બે રૂપમાં, અને છેલ્લી ચાલનું ફિલ્મ રૂપે
analyse-picture-svg = ચિત્ર, SVG
analyse-picture-png = ચિત્ર, PNG
analyse-picture-gif = ચાલ, GIF
analyse-drawing = દોરાય છે
analyse-drawing-failed = ચિત્ર દોરી શકાયું નહીં. ફરી પ્રયત્ન કરો.
