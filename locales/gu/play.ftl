# રમતની આસપાસ: મૅચ, ઘડિયાળ, ઇશારા, અને ઉપકરણ પર સચવાયેલી રમતો.

play-games = રમતો
play-one = એક રમત
play-match = ત્રણની મૅચ
play-match-meaning = શરૂઆત વારાફરતી થાય; જે બે રમત જીતે તેની મૅચ.
play-clock = ઘડિયાળ
play-clock-none = ઘડિયાળ વિના
play-clock-control = { $minutes } મિ. + { $seconds } સે.
play-clock-left = { $side ->
    [S] દક્ષિણની ઘડિયાળ: { $time }
   *[N] ઉત્તરની ઘડિયાળ: { $time }
}
play-on-time = સમય પૂરો થયો
play-score = મૅચ: { $mine } – { $theirs }
play-next-game = આગળની રમત
play-match-won = મૅચમાં તમારી જીત થઈ
play-match-lost = મૅચમાં તમારી હાર થઈ
play-match-first = મૅચમાં પહેલા ખેલાડીની જીત
play-match-second = મૅચમાં બીજા ખેલાડીની જીત
play-hint = ઇશારો
play-hint-thinking = ઇશારો શોધાય છે
play-hint-says = { $way ->
    [left] ઇશારો: { $hole } ડાબે
    [right] ઇશારો: { $hole } જમણે
    [kichwa-left] ઇશારો: { $hole }, ડાબા કિચ્વાથી
    [kichwa-right] ઇશારો: { $hole }, જમણા કિચ્વાથી
   *[none] ઇશારો: { $hole }
}
play-analyse = આ રમતનું વિશ્લેષણ

play-shelf = તમારી રમતો
play-shelf-empty = તમે રમેલી રમતો અહીં સચવાય છે, આ ઉપકરણ પર.
play-shelf-item = { $moves ->
    [1] એક ચાલ
   *[other] { $moves } ચાલ
}
play-against = { $level ->
    [person] બે ખેલાડી
   *[other] સ્તર { $level } સામે
}
play-unfinished = અધૂરી
play-damaged = બગડી ગઈ છે
play-open = આગળ રમો
play-look = જુઓ
play-remove = કાઢી નાખો
play-removed = કાઢી નાખી.
play-undo-remove = પાછી લાવો
play-export = બધી એક ફાઇલમાં સાચવો
play-import = નોંધ ખોલો
play-imported = { $count ->
    [0] કોઈ રમત ઉમેરી શકાઈ નહીં.
    [1] એક રમત ઉમેરાઈ.
   *[other] { $count } રમત ઉમેરાઈ.
}
play-import-known = { $count ->
    [1] એક રમત અહીં પહેલેથી છે.
   *[other] { $count } રમત અહીં પહેલેથી છે.
}
play-import-skipped = { $count ->
    [1] એક રમત પોતાની અલગ સ્થિતિથી શરૂ થાય છે; તેને વિશ્લેષણમાં જુઓ.
   *[other] { $count } રમત પોતાની અલગ સ્થિતિથી શરૂ થાય છે; તેમને વિશ્લેષણમાં જુઓ.
}
play-import-fault = { $count ->
    [1] એક રમત વાંચી શકાતી નથી:
   *[other] { $count } રમત વાંચી શકાતી નથી:
}
play-more = વધુ બતાવો
