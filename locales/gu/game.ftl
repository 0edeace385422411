# રમતોના શબ્દો: નામ, તબક્કા, ન્યુમ્બા, પરિણામ અને ચાલનું વર્ણન.
# ટર્મિનલ અને બ્રાઉઝર બંનેમાં વપરાય છે. શબ્દો GLOSSARY.md પ્રમાણે.

ruleset-kiswahili = બાઓ લા કિસ્વાહિલી
ruleset-zanzibar = બાઓ લા કિસ્વાહિલી, ક્લબના નિયમો
ruleset-kete = બાઓ લા કેતે
ruleset-kujifunza = બાઓ લા કુજિફુન્ઝા
ruleset-kimasai = બાઓ લા કિમાસાઈ

about-kiswahili = ઝાંઝીબારનું મોટું બાઓ: એક એક કરીને બીજ બોર્ડ પર લાવો, તમારું ઘર સાચવો અને સામેની આગળની હરોળ ખાલી કરો.
about-zanzibar = ઝાંઝીબારની સ્પર્ધાના નિયમો, જેમ ક્લબોમાં રમાય છે: ઘર વિશે અને કયું ખાનું રોકી શકાય તે વિશે વધુ કડક.
about-kete = લામુનું પોતાનું બાઓ: ઊભેલા કૂમાં કદી છથી ઓછાં બીજ ન હોય, અને જે ખાનું રોક્યું હોય તે કબજે કરવું જ પડે.
about-kujifunza = શીખવા માટેનું બાઓ: દરેક ખાનામાં બે બીજ, ન ઘર, ન ભંડાર, માત્ર વાવણી અને કબજો.
about-kimasai = ખાનામાં એક પથ્થર, વારામાં એક ડગલું: તમારી બે હરોળમાં ફરતા રહો અને સામેના પથ્થર કબજે કરો.

side-south = દક્ષિણ
side-north = ઉત્તર

# લામુમાં ઘર અને પહેલા તબક્કાનાં નામ જુદાં છે (T1).
house-name = { $ruleset ->
    [kete] કૂ
   *[other] ન્યુમ્બા
}
namua-name = { $ruleset ->
    [kete] નેમો
   *[other] નામુઆ
}
stage-name = { $stage ->
    [namua] { namua-name }
   *[mtaji] મ્તાજી
}
takasia-name = { $ruleset ->
    [kete] હિઝી ઝેતુ
   *[other] તાકાસિયા
}

stage-meaning = { $stage ->
    [namua] દરેક વારામાં ભંડારમાંથી એક બીજ બોર્ડ પર આવે છે.
   *[mtaji] ભંડાર ખાલી છે; બીજ ખાનાંમાંથી ઉપાડાય છે.
}

house-state = { $state ->
    [functional] { house-name } ઊભું છે: છ કે વધુ બીજ, પોતાના હકો સાથે
    [dormant] { house-name } સૂતું છે: છથી ઓછાં બીજ, ફરી છ થાય ત્યાં સુધી સાદું ખાનું
    [gone] { house-name } કાયમ માટે ગયું: સાદું ખાનું
   *[none] સાદું ખાનું
}

seeds = { $count } બીજ
stones = { $count } પથ્થર

# પરિણામ
result-winner = { $side ->
    [S] દક્ષિણની જીત
    [N] ઉત્તરની જીત
   *[draw] બરાબરી
}
reason = { $reason ->
    [hamna] { $ruleset ->
        [kimasai] બધા પથ્થર કબજે થયા
       *[other] હામ્ના: આગળની હરોળ ખાલી છે
    }
    [mkononi] મ્કોનોની: આગળની હરોળ ખાલી છે અને ભંડારમાં હજી બીજ છે
    [no-move] કોઈ માન્ય ચાલ બાકી નથી
    [resignation] હાર માની લીધી
   *[draw] એક સ્થિતિ બીજી વાર આવી
}

# વર્ણન: દરેક ફેરા માટે એક વાક્ય. કિમાસાઈમાં પથ્થરના ફેરા નથી: $laps 0 હોય છે.
narrate-place = ભંડારમાંથી એક બીજ { $hole }માં.
narrate-place-capture = ભંડારમાંથી એક બીજ { $hole }માં, { $victim }માંથી { $won } બીજ કબજે.
narrate-sowing = ફેરો { $lap }: { $from }થી { $seeds } બીજ …
narrate-lap = ફેરો { $lap }: { $from }થી { $seeds } બીજ, { $end }માં પૂરો{ $why ->
    [capture] , { $victim }માંથી { $won } બીજ કબજે.
    [relay] , વાવણી આગળ ચાલે છે.
    [safari] , { house-name }: સફારી.
    [house] , { house-name }: અટકે છે.
    [choice] , { house-name }: અટકવાનું પસંદ કર્યું.
    [reserved] , રોકેલું ખાનું: અટકે છે.
    [win] , અને રમતમાં જીત.
   *[other] , ખાલી ખાનું: અટકે છે.
}
narrate-captured = ફેરો { $lap }: { $seeds ->
    [one] કબજે થયેલું { $seeds } બીજ
   *[other] કબજે થયેલાં { $seeds } બીજ
}, વાવણી { $from }થી, { $end }માં પૂરો{ $why ->
    [capture] , { $victim }માંથી { $won } બીજ કબજે.
    [relay] , વાવણી આગળ ચાલે છે.
    [safari] , { house-name }: સફારી.
    [house] , { house-name }: અટકે છે.
    [choice] , { house-name }: અટકવાનું પસંદ કર્યું.
    [reserved] , રોકેલું ખાનું: અટકે છે.
    [win] , અને રમતમાં જીત.
   *[other] , ખાલી ખાનું: અટકે છે.
}
narrate-stone = { $won ->
    [0] { $from }નો પથ્થર { $end }માં જાય છે.
    [one] { $from }નો પથ્થર { $end }માં જાય છે અને એક પથ્થર કબજે કરે છે.
   *[other] { $from }નો પથ્થર { $end }માં જાય છે અને { $won } પથ્થર કબજે કરે છે.
}
narrate-reserve = { $ruleset ->
    [kete] { $hole } રોકાયું: { takasia-name }.
   *[other] { $hole } રોકાયું.
}
narrate-unsown = { $count ->
    [one] આગળની હરોળ ખાલી છે; કબજે થયેલું એક બીજ હાથમાં રહે છે.
   *[other] આગળની હરોળ ખાલી છે; કબજે થયેલાં { $count } બીજ હાથમાં રહે છે.
}
narrate-move = { $side ->
    [S] દક્ષિણની
   *[N] ઉત્તરની
} ચાલ { $move }: { $captured ->
    [0] {""}
    [one] એક કબજે,{" "}
   *[other] { $captured } કબજે,{" "}
}{ $laps ->
    [0] {""}
    [one] એક ફેરો,{" "}
   *[other] { $laps } ફેરા,{" "}
}{ $end }માં પૂરી.
