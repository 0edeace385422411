# રમતોની આસપાસ: ઍપનાં પાનાં, અને દરેક વિશે સર્ચ એન્જિન અને લિંકના પૂર્વદર્શનને શું કહેવાય છે.

nav-label = પાનાં
nav-start = રમો
nav-learn = શીખો
nav-puzzles = કોયડા
nav-analyse = વિશ્લેષણ
nav-games = રમતો

page-start-title = Namua: તમારા બ્રાઉઝરમાં બાઓ
page-start-description = બાઓ, સ્વાહિલી કિનારાની ચાર હરોળની મંકલા, તેના બધા નિયમો સાથે: દસ સ્તરના કમ્પ્યૂટર સામે કે મિત્ર સાથે રમો, એક એક ચાલ કરીને શીખો, ઇન્ટરનેટ વિના પણ.
page-play-title = રમતનું ટેબલ · Namua
page-play-description = રમતનું ટેબલ: અહીં બાઓ રમો, કમ્પ્યૂટર સામે કે બાજુમાં બેઠેલી વ્યક્તિ સામે.
page-learn-title = બાઓ શીખો · Namua
page-learn-description = નાના પાઠ, જેમાં બીજ તમે જાતે ચલાવો: પહેલી વાવણીથી તાકાસિયા સુધી.
page-puzzles-title = બાઓના કોયડા · Namua
page-puzzles-description = એક જ સાચી ચાલ શોધો: બાઓની દરેક રમતના કોયડા, મજબૂત એન્જિને ચકાસેલા, રોજ એક નવો.
page-analyse-title = રમતનું વિશ્લેષણ · Namua
page-analyse-description = બાઓની કોઈ પણ સ્થિતિ ગોઠવો, એન્જિન પાસેથી ઉત્તમ ચાલ જાણો, અને જુઓ કે રમત ક્યાં જિતાઈ અને ક્યાં હરાઈ.
page-games-title = રમતો · Namua
page-games-description = બાઓની રમતોની સમજ: બાઓ લા કિસ્વાહિલી, બાઓ લા કેતે, બાઓ લા કુજિફુન્ઝા અને બાઓ લા કિમાસાઈ, તેમના નિયમો અને ઇતિહાસ.
page-glossary-title = બાઓના શબ્દો · Namua
page-glossary-description = બાઓના શબ્દોનો અર્થ: નામુઆ, મ્તાજી, તાકાતા, ન્યુમ્બા, કિચ્વા, તાકાસિયા અને બીજા.
page-settings-title = સેટિંગ્સ · Namua
page-settings-description = ભાષા, દિવસ કે રાત, વાવણીની ઝડપ, અવાજ.

play-empty-title = ટેબલ પર કોઈ રમત નથી
play-empty = રમત પસંદ કરો, અને સામે કોણ રમશે તે.
needs-script = રમવા માટે Namuaને તમારા બ્રાઉઝરમાં JavaScript જોઈએ. અહીં વાંચવા માટે તેની જરૂર નથી.
