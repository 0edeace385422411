# કેમ નહીં? ચાલ રોકતા દરેક નિયમ માટે, અને સ્થિતિ, ચાલ કે નોંધની દરેક ખામી માટે એક વાક્ય.
# $hole, $other: A5 જેવાં ખાનાં; $ruleset: game.ftl ના શબ્દો માટે તેનું નામ. શું થઈ શકે તે અલગ કહેવાય છે.

refuse-over = રમત પૂરી થઈ છે, { $result }: { reason }.
refuse-not-yours = { $hole } સામેના ખેલાડીનું ખાનું છે.
refuse-no-such-move = આ બોર્ડ પર આવી ચાલ નથી.
refuse-empty = { $hole } ખાલી છે.
refuse-too-few = { $hole }માં એક જ બીજ છે; ચાલ બે કે વધુ બીજવાળા ખાનાથી શરૂ થાય.
refuse-must-capture = કબજો શક્ય છે, એટલે કબજે કરવું જ પડે.
refuse-house-barred = આગળના બીજા કોઈ ખાનામાં બીજ હોય ત્યાં સુધી { $hole }માં ઊભેલા { house-name }થી શરૂ ન કરાય.
refuse-singleton-barred = { $hole }માં એક જ બીજ છે; આગળના બે કે વધુ બીજવાળા ખાનાથી શરૂ કરો.
refuse-back-row-barred = { namua-name } તબક્કામાં પાછળની હરોળથી ચાલ શરૂ ન થાય, અને { $hole } પાછળ છે.
refuse-direction-missing = { $hole }થી કઈ તરફ તે કહો: L (ડાબે) કે R (જમણે).
refuse-wrong-kichwa = { $hole } જે કબજે કરે તેની વાવણી કિચ્વા { $other }થી થાય છે.
refuse-no-choice = { $hole }થી રમતાં { house-name }માં અટકવું કે સફારી કરવી એવી પસંદગી આવતી નથી.
refuse-front-row-first = { $hole } પાછળની હરોળમાં છે; પહેલાં આગળનું બે કે વધુ બીજવાળું ખાનું રમવું પડે.
refuse-outward = આગળની હરોળમાં બીજ માત્ર { $hole }માં છે; તેની વાવણી વચ્ચેની તરફ થાય.
refuse-reserved = { $hole } રોકાયેલું છે; આ વારે ત્યાંથી શરૂ ન કરાય.
refuse-kuu-first = તાકાતા { $hole }માં ઊભેલા કૂથી જ શરૂ થાય.
refuse-duty = રોકેલું ખાનું { $hole } કબજે કરવું જ પડે.
refuse-never-ending = આ ચાલનો અંત નથી: દર { $laps } ફેરે તેની વાવણી ફરી એની એ જ થાય છે.
refuse-too-long = આ ચાલમાં 10,000થી વધુ ફેરા થાય, એટલે તે અંત વિનાની ગણાય છે.
refuse-blocked = { $hole }નો પથ્થર ખસી શકતો નથી: { $other }માં પથ્થર છે.
refuse-not-takata = ચિહ્ન * તાકાતા કહે છે, પણ આ ચાલ કબજે કરે છે.
refuse-reserves-nothing = ચિહ્ન ** કહે છે કે ખાનું રોકાય છે; એકેય રોકાતું નથી.
refuse-not-won = ચિહ્ન # કહે છે કે ચાલ જીતે છે; તે જીતતી નથી.

# જે ગોઠવણીથી રમી ન શકાય
problem-total = બોર્ડ અને ભંડારમાં મળીને { $seeds } બીજ છે, 64 નહીં
problem-too-many-seeds = બોર્ડ અને ભંડારમાં મળીને { $seeds } બીજ છે; વધુમાં વધુ 255 ચાલે
problem-count = { $hole }માં 255થી વધુ બીજ છે
problem-reserve-count = { problem-side }ના ભંડારમાં 255થી વધુ બીજ છે
problem-front-row = { problem-side }ની આગળની હરોળ ખાલી છે
problem-house-empty = { problem-side }નું { house-name } હજી તેની માલિકીનું છે, પણ ખાલી છે
problem-out-of-step = { $south } અને { $north } બીજના ભંડાર, જેનો વારો છે તેની સાથે મેળ ખાતા નથી
problem-no-houses = આ નિયમોમાં ઘર નથી, છતાં { problem-side } પાસે ઘર છે
problem-no-reserve = આ નિયમોમાં ભંડાર નથી, છતાં { problem-side } પાસે ભંડાર છે
problem-reserved-ruleset = { $hole } રોકી ન શકાય: આ નિયમોમાં { takasia-name } નથી
problem-reserved-back-row = { $hole } રોકી ન શકાય: માત્ર આગળનાં ખાનાં કબજે થાય છે
problem-reserved-namua = { $hole } રોકી ન શકાય: જેનો વારો છે તે હજી { namua-name } તબક્કામાં છે
problem-reserved-empty = { $hole } રોકી ન શકાય: તે ખાલી છે
problem-reserved-capture = { $hole } રોકી ન શકાય: જેનો વારો છે તે કબજો કરી શકે છે
problem-reserved-spared = { $hole } રોકી ન શકાય: ઊભેલું { house-name }, આગળનું એકમાત્ર બીજવાળું ખાનું અને આગળનું એકમાત્ર બે કે વધુ બીજવાળું ખાનું રોકાતાં નથી
problem-reserved-duty = { $hole } રોકી ન શકાય: જેને કબજે કરવું જ પડે એવું ખાનું માત્ર કેતેમાં હોય છે
problem-two-stones = { $hole }માં એકથી વધુ પથ્થર છે
problem-stones = { problem-side } પાસે { $stones } પથ્થર છે; વધુમાં વધુ 23 ચાલે
problem-no-stones = { problem-side } પાસે એકેય પથ્થર નથી
problem-side = { $side ->
    [S] દક્ષિણ
   *[N] ઉત્તર
}

# સ્થિતિનું લખાણ
position-missing = { $field ->
    [board] બોર્ડ લખ્યું નથી
    [side] કોનો વારો છે તે લખ્યું નથી: S કે N
    [reserves] ભંડાર લખ્યા નથી: 22,22 જેવી બે સંખ્યા
    [houses] કોનાં ઘર છે તે લખ્યું નથી: Aa, A, a કે -
   *[reserved] રોકેલું ખાનું લખ્યું નથી; ન હોય તો -
}
position-excess = સ્થિતિ આની પહેલાં પૂરી થઈ ગઈ છે
position-rows = બોર્ડમાં / વડે છૂટી પાડેલી ચાર હરોળ હોય, આમાં { $count } છે
position-columns = હરોળ { $row }માં { $found } સંખ્યા છે, { $due } નહીં
position-count = "{ $text }" બીજની સંખ્યા નથી
position-side = વારો S કે N નો હોય, "{ $text }" નહીં
position-reserves = ભંડાર 22,22 જેવી બે સંખ્યા હોય, "{ $text }" નહીં
position-houses = ઘર Aa, A, a કે - લખાય, "{ $text }" નહીં
position-reserved = "{ $text }" આ બોર્ડનું ખાનું નથી; એકેય રોકેલું ન હોય તો -
position-ruleset = "{ $text }" ન બોર્ડ છે, ન નિયમોનું નામ

# ચાલનું લખાણ
move-empty = ચાલ લખી નથી
move-hole = ચાલ ખાનાથી શરૂ થાય: A કે B (ઉત્તર: a કે b) અને તેનો નંબર
move-sign = ખાના પછી L કે R આવે, પછી +, * કે **, #
move-order = આ ચિહ્ન બે વાર છે કે ક્રમ બહાર છે (+, પછી * કે **, પછી #)

# નોંધનું લખાણ
record-empty = અહીં કોઈ નોંધ નથી
record-excess = નોંધ આની પહેલાં પૂરી થઈ ગઈ છે
record-unexpected = "{ $text }"નો અહીં કોઈ અર્થ નથી
record-unclosed = { $what ->
    [comment] અહીં શરૂ થતી ટિપ્પણીનો અંત નથી
    [value] અહીં શરૂ થતા મૂલ્યનો અંત નથી
    [tag] અહીં શરૂ થતા ટૅગનો અંત નથી
   *[variation] અહીં શરૂ થતી શાખાનો અંત નથી
}
record-tag = ટૅગ આમ લખાય: [Name "value"]
record-tag-name = ટૅગના નામમાં લૅટિન અક્ષર, અંક અને _ હોય, "{ $text }" જેવું નહીં
record-tag-own = ટૅગ { $text } રમતમાંથી જ નક્કી થાય છે
record-tag-line = ટૅગ { $text }ના મૂલ્યમાં લીટી તૂટે છે
record-too-many-tags = ટૅગ વધારે પડતા છે
record-tag-twice = ટૅગ { $text } બે વાર આપ્યો છે
record-two-rulesets = ટૅગ Variant { $variant } કહે છે, ટૅગ Position { $position }
record-number = આ ચાલ { $due } છે, { $found } નહીં
record-dots = 1... જેવાં ટપકાં ઉત્તરની ચાલ પહેલાં આવે, પણ વારો દક્ષિણનો છે
record-glyph = મૂલ્યાંકનનું ચિહ્ન $ અને 255 સુધીની સંખ્યા હોય, અથવા ! ? !! ?? !? ?! માંનું એક
record-nothing-before = આની પહેલાં કોઈ ચાલ નથી
record-empty-variation = આ શાખામાં કોઈ ચાલ નથી
record-too-deep = અહીં શાખાની અંદર શાખા વધારે પડતી ઊંડી છે
record-close = બંધ કરવા માટે કોઈ શાખા નથી
record-result-in-variation = શાખાને પરિણામ ન હોય
record-result = પરિણામ 1-0, 0-1, 1/2-1/2 કે * હોય, "{ $text }" નહીં
record-two-results = અહીં પરિણામ { $found } છે, પણ ટૅગ Result { $due } કહે છે
record-result-of-position = પરિણામ { $found } લખ્યું છે, પણ રમતનું પરિણામ { $due } આવ્યું: { reason }
record-no-draw = નિયમોમાં આવી બરાબરી નથી (K27)
record-termination = રમત આ રીતે પૂરી થઈ ન હતી: { reason }
