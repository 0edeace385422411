# Вучоба за дошкай. Спачатку словы старонак, потым словы ўрокаў.
#
# Назвы курсаў і ўрокаў складзены з даных (web/content/lessons/COURSE.json):
#   learn-course-COURSE-name, -about, -end    курс: як завецца, чаму вучыць, што чалавек цяпер умее
#   learn-COURSE-LESSON                       назва ўрока
#   learn-COURSE-LESSON-STEP                  што трэба ведаць, STEP = 1, 2, ..
#   learn-COURSE-LESSON-STEP-do               што зрабіць
#   learn-COURSE-LESSON-STEP-right            чаму гэта правільна
#   learn-COURSE-LESSON-STEP-wrong            чаму просяць не гэты ход або не гэтую лунку
# Вы гуляеце за Поўдзень, сапернік за Поўнач. Сказы кароткія, як кажуць за дошкай.

learn-title = Вучымся гуляць у Bao
learn-intro = Кожны ўрок кладзе перад вамі дошку і просіць нешта адно. Сапсаваць нічога нельга: паспрабуйце, паглядзіце і паспрабуйце зноў.
learn-all = Усе курсы
learn-lessons = Урокі
learn-lesson-of = Урок { $number } з { $of }
learn-progress = { $done ->
    [0] { $of ->
        [one] { $of } урок
        [few] { $of } урокі
       *[many] { $of } урокаў
    }
   *[other] Пройдзена { $done } з { $of }
}
learn-begin = Пачаць
learn-continue = Далей
learn-repeat = Паўтарыць
learn-done = пройдзена
learn-step = Крок { $number } з { $of }
learn-right = Правільна
learn-not-yet = Яшчэ не
learn-shown = Вось так
learn-next = Далей
learn-next-lesson = Наступны ўрок
learn-finish = Скончыць
learn-again = Яшчэ раз
learn-show = Паказаць
learn-played = { $move }: канец у { $end }{ $captured ->
    [0] {""}
   *[other] , захоп: { $captured }
}{ $reserves ->
    [none] {""}
   *[other] , рэзервуецца { $reserves }
}.
learn-other-hole = Гэта { $hole }.
learn-legal = Гэты ход дазволены. А тут якраз трэба, каб вам адмовілі.
learn-other-rule = Гэты ход забараняе іншае правіла.
learn-end-title = { $course }: усе ўрокі пройдзены
learn-end-left = { $count ->
    [one] У гэтым курсе застаўся { $count } урок.
    [few] У гэтым курсе засталіся { $count } урокі.
   *[many] У гэтым курсе засталося { $count } урокаў.
}
learn-play = Згуляць цяпер
learn-play-against = Партыя супраць { level-name }, найлягчэйшага ўзроўню.
learn-next-course = Наступны курс

learn-course-first-name = Першыя крокі
learn-course-first-about = Сеяць, сеяць далей, захопліваць і выйграваць у вучэбнай гульні Bao la Kujifunza.
learn-course-first-end = Вы ўмееце сеяць, захопліваць і выйграваць. Гэта ўсё Bao la Kujifunza і палова любога іншага Bao.
learn-course-kiswahili-name = { ruleset-kiswahili }
learn-course-kiswahili-about = Запас і дом: namua, takata, safari, падатак, mtaji і takasia.
learn-course-kiswahili-end = Вы ведаеце правілы вялікага Bao. Засталося ў яго гуляць, а на гэта трэба цэлае жыццё.
learn-course-zanzibar-name = { ruleset-zanzibar }
learn-course-zanzibar-about = Чатыры адрозненні для тых, хто ведае Kiswahili.
learn-course-zanzibar-end = Вы ведаеце, што ў клубах робяць інакш.
learn-course-kete-name = { ruleset-kete }
learn-course-kete-about = Пасля Kiswahili: што на Ламу робяць па-свойму. Kuu, мяжа ў шэсць зерняў і абавязак hizi zetu.
learn-course-kete-end = Цяпер можна сядаць на лаву на Ламу.
learn-course-kimasai-name = { ruleset-kimasai }
learn-course-kimasai-about = Зусім без пасеву: адзін крок за ход, цэлы слупок адным ударам і гонка, якую трэба палічыць.
learn-course-kimasai-end = Вы ведаеце, як камяні ходзяць і б'юць. Лічыце добра.

## first

learn-first-sow = Пасеў
learn-first-sow-1 = Вы сядзіце знізу. Вашы лункі — два ніжнія рады, і толькі з іх вы сееце. Ход пачынаецца са сваёй лункі: вазьміце ўсе яе зерні і пасейце па адным у наступныя лункі, налева або направа.
learn-first-sow-1-do = Пасейце тры зерні з A3 направа.
learn-first-sow-1-right = Па адным зерні ў A4, A5 і A6. Лунка, з якой вы сеялі, цяпер пустая.
learn-first-sow-1-wrong = Гэта было налева. Націсніце A3 і выберыце стрэлку направа.
learn-first-sow-2 = У канцы пярэдняга раду зерні заварочваюць за вугал у ваш задні рад. Вашы два рады — адно кола з шаснаццаці лунак; у саперніка сваё кола.
learn-first-sow-2-do = Пасейце A7 за вугал.
learn-first-sow-2-right = A8, потым уніз: B8, B7 і B6. Па сваім коле і ніколі не на бок саперніка.
learn-first-sow-2-wrong = Вы пасеялі A7 налева, уздоўж пярэдняга раду. За вугал яна ідзе направа.
learn-first-sow-3 = Налева і направа — гэта так, як вы бачыце, і ў заднім радзе таксама. З B4 налева зерні ідуць у B3, B2, B1, а потым угору, у пярэдні рад.
learn-first-sow-3-do = Пасейце B4 так, каб апошняе зерне ўпала ў A1.
learn-first-sow-3-right = Налева і ўгору за вуглом: чацвёртае зерне ў A1.
learn-first-sow-3-wrong = Направа чатыры зерні застаюцца ў заднім радзе, апошняе ў B8. Паспрабуйце ў другі бок.

learn-first-relay = Сеем далей
learn-first-relay-1 = Калі апошняе зерне падае ў пустую лунку, ход скончаны. Калі ў лунку з зернямі, вы бераце іх усе, разам з апошнім, і сееце далей у той самы бок. Кожны такі пасеў завецца кругам.
learn-first-relay-1-do = Знайдзіце пасеў, які пойдзе на другі круг.
learn-first-relay-1-right = Другое зерне з A2 ўпала на тры ў A4. Усе чатыры ўзялі і пасеялі далей, да пустой A8.
learn-first-relay-1-wrong = Апошняе зерне ўпала ў пустую лунку, і ход адразу скончыўся. Шукайце такое, што ўпадзе на зерні.
learn-first-relay-2 = Правядзіце пальцам: у A3 два зерні, сеем направа. У A5 адно, у A7 адно.
learn-first-relay-2-do = Пакажыце лунку, дзе ход скончыцца.
learn-first-relay-2-right = З A3 да A5, бяром два: да A7, бяром два: A8 і B8. B8 была пустая, там і канец.
learn-first-relay-2-wrong = Пасейце ў думках: два з A3 даходзяць да A5, і там іх робіцца два; гэтыя даходзяць да A7, і там іх таксама робіцца два.

learn-first-capture = Захоп
learn-first-capture-1 = Калі ўжо першы круг канчаецца ў вашай пярэдняй лунцы, дзе было зерне, і ў лунцы насупраць таксама ёсць зерні, вы захопліваеце з яе ўсё.
learn-first-capture-1-do = Насупраць A7 чатыры зерні. Дайдзіце да яе апошнім зернем з A5.
learn-first-capture-1-right = Апошняе зерне ўпала на адно ў A7, і чатыры зерні насупраць вашы: іх пасеялі на вашым баку.
learn-first-capture-2 = Захопленыя зерні пераходзяць на другі бок, а з дошкі не сыходзіць нічога. У каго больш зерняў, у таго больш хадоў.
learn-first-capture-2-do = Магчымыя два захопы. Зрабіце большы.
learn-first-capture-2-right = Чатыры зерні замест аднаго.
learn-first-capture-2-wrong = Захоп, але толькі аднаго зерня. Другі дае чатыры.
learn-first-capture-3 = Трэба тры рэчы: апошняе зерне, ваша зерне, якое там ужо ляжыць, і зерні насупраць. Адна супраць адной стаяць толькі пярэднія лункі. Задні рад у бяспецы, але пачаць захоп можна і з яго.
learn-first-capture-3-do = Знайдзіце адзіную лунку, з якой можна захапіць.
learn-first-capture-3-right = З B6 направа: B7, B8 і ўгору ў A8, дзе было зерне, а насупраць два.

learn-first-kichwa = Куды ідуць захопленыя зерні
learn-first-kichwa-1 = Дзве крайнія лункі вашага пярэдняга раду, A1 і A8, завуцца kichwa, галава. Захопленыя зерні сеюць ад kichwa, першае ў яе самую, і кірунак застаецца той самы. Зараз вы захопіце з A2 направа.
learn-first-kichwa-1-do = Пакажыце лунку, куды ўпадзе першае захопленае зерне.
learn-first-kichwa-1-right = Пасеў ідзе направа, таму захопленыя зерні пачынаюць з левага канца, з A1, і зноў ідуць направа.
learn-first-kichwa-1-wrong = Каб і далей ісці направа, трэба пачаць з левага канца пярэдняга раду.
learn-first-kichwa-2 = У другі бок так сама: захоп пры пасеве налева пачынаецца з правай kichwa, A8.
learn-first-kichwa-2-do = Захапіце тры зерні і паглядзіце, куды яны пойдуць.
learn-first-kichwa-2-right = Рука панесла тры зерні ў A8 і пасеяла налева: A8, A7, A6. Гэта быў круг, як любы іншы, і пасеў пайшоў далей.
learn-first-kichwa-3 = Захопленыя зерні — гэта новы круг. Калі ён канчаецца на вашым зерні, а насупраць ёсць зерні, ён захоплівае зноў, і так далей: добры ход — гэта ланцуг.
learn-first-kichwa-3-do = Захопліваць можна з дзвюх лунак. Знайдзіце тую, што захоплівае зноў і зноў.
learn-first-kichwa-3-right = Адзін за адным: восем зерняў за адзін ход.
learn-first-kichwa-3-wrong = Адзін захоп, і ланцуг абарваўся. З другой лункі ён ідзе далей.

learn-first-kimbi = Лункі kimbi
learn-first-kimbi-1 = Дзве крайнія лункі з кожнага канца пярэдняга раду — гэта kimbi: A1 і A2, A7 і A8. Захоп там не дае выбару: зерні пачынаюць з бліжняй kichwa, нават калі ад гэтага кірунак мяняецца на адваротны. Зараз вы захопіце з A5 направа, у A7.
learn-first-kimbi-1-do = Пакажыце лунку, куды ўпадзе першае захопленае зерне.
learn-first-kimbi-1-right = A7 — правая kimbi, таму зерні пачынаюць з A8 і ідуць налева, хоць вы ішлі направа.
learn-first-kimbi-1-wrong = A7 ляжыць з правага канца. Важная kichwa таго самага боку.
learn-first-kimbi-2 = Пасярэдзіне, ад A3 да A6, кірунак застаецца. Па краях вырашае kimbi.
learn-first-kimbi-2-do = Магчымыя два захопы. Зрабіце той, што ў kimbi.
learn-first-kimbi-2-right = Захоп быў у A7, таму зерні пачалі з A8 і пайшлі налева.
learn-first-kimbi-2-wrong = Гэты захоплівае ў A4, пасярэдзіне: кірунак застаўся.

learn-first-must = Захопліваць трэба
learn-first-must-1 = Калі можна захапіць, трэба захапіць. Усе іншыя хады на гэты раз забаронены.
learn-first-must-1-do = Паспрабуйце ход без захопу, напрыклад з A1.
learn-first-must-1-right = Дошка кажа «не», называе правіла і паказвае, што можна замест гэтага. Націсніце на нумар, і адкрыецца правіла.
learn-first-must-2 = Кольца паказвае лункі, з якіх можна пачаць. Калі кольца адно, вы знайшлі свой захоп.
learn-first-must-2-do = Цяпер захапіце.
learn-first-must-2-right = Чатыры зерні. Калі захопаў магчыма некалькі, можна выбраць любы.

learn-first-takata = Takata
learn-first-takata-1 = Ход, першы круг якога не захоплівае, завецца takata. У takata нічога не захопліваюць ад пачатку да канца. Калі круг канчаецца на зернях, проста сеюць далей.
learn-first-takata-1-do = Пасейце A2 направа і сачыце за A7, насупраць якой чатыры зерні.
learn-first-takata-1-right = Другі круг скончыўся на зерні ў A7. У takata тыя чатыры зерні ў бяспецы: рука ўзяла A7 і пайшла далей.
learn-first-takata-1-wrong = Так можна, але да A7 гэты ход не даходзіць. Пасейце A2 направа.
learn-first-takata-2 = Takata пачынаюць з пярэдняга раду, пакуль там ёсць лунка, дзе два зерні або больш.
learn-first-takata-2-do = Паспрабуйце пачаць з задняга раду.
learn-first-takata-2-right = У A4 два зерні, таму хадзіць трэба з пярэдняга раду.
learn-first-takata-3 = З аднаго зерня ход не пачынаюць ніколі: іх мусіць быць прынамсі два.
learn-first-takata-3-do = Паспрабуйце пачаць з лункі з адным зернем.
learn-first-takata-3-right = Нельга. А раз у пярэднім радзе ўсюды па адным, цяпер можна хадзіць з задняга.
learn-first-takata-4 = Калі спераду ўсюды па адным зерні, takata пачынаюць з задняга раду.
learn-first-takata-4-do = Зрабіце takata, якая скончыцца ў A6.
learn-first-takata-4-right = З B6 направа: B7, B8, A8, а адтуль да A6.
learn-first-takata-4-wrong = Takata дазволеная, але канчаецца не там. Прасачыце B6 направа.

learn-first-inward = Не пакідайце свой пярэдні рад пустым
learn-first-inward-1 = Ваш пярэдні рад не можа апусцець ад вашай рукі, нават на імгненне. Калі kichwa — ваша адзіная пярэдняя лунка з зернямі, з яе сеюць да цэнтра.
learn-first-inward-1-do = Пасейце A1. Дошка дае толькі адзін бок.
learn-first-inward-1-right = A2, A3, A4. Налева тры зерні пайшлі б у задні рад, і пярэдні застаўся б пусты.

learn-first-winning = Перамога
learn-first-winning-1 = У каго пярэдні рад апусцеў, той адразу прайграў, нават пасярод ходу. Колькі зерняў чакае ў заднім радзе, не важна. Такі канец завецца hamna: няма нічога.
learn-first-winning-1-do = Спустошце пярэдні рад Поўначы за адзін ход.
learn-first-winning-1-right = Тры зерні, потым апошнія два. Пярэдні рад Поўначы пусты, партыя ваша.
learn-first-winning-1-wrong = Захоп, але адна пярэдняя лунка Поўначы застаецца з зернямі. Ход з другой лункі захоплівае двойчы.
learn-first-winning-2 = Прайграць можна і інакш: калі няма дазволенага ходу. Калі ўсюды толькі па адным зерні, пачаць няма з чаго.
learn-first-winning-2-do = Пакіньце Поўначы толькі лункі з адным зернем.
learn-first-winning-2-right = Спераду ў Поўначы зерні ёсць, але нідзе няма двух. Хадоў няма, і партыя скончана.
learn-first-winning-2-wrong = Пасля гэтага Поўнач яшчэ можа хадзіць. Вазьміце два зерні з a6.

## kiswahili

learn-kiswahili-board = Дом і запас
learn-kiswahili-board-1 = Bao la Kiswahili пачынаецца з дзесяці зерняў на кожным баку: шэсць, два і два. Яшчэ дваццаць два чакаюць у вашым запасе, ghala. Квадратная лунка — ваш дом, nyumba.
learn-kiswahili-board-1-do = Пакажыце сваю nyumba.
learn-kiswahili-board-1-right = A5, чацвёртая лунка справа, у ёй шэсць зерняў.
learn-kiswahili-board-1-wrong = Ваша nyumba — квадратная лунка на вашым баку.
learn-kiswahili-board-2 = Поўнач сядзіць насупраць і лічыць са свайго левага боку, таму яе nyumba — чацвёртая з яе правага. Дамы не стаяць адзін супраць аднаго.
learn-kiswahili-board-2-do = Пакажыце лунку насупраць вашай nyumba.
learn-kiswahili-board-2-right = Гэта a4, побач з nyumba Поўначы.
learn-kiswahili-board-2-wrong = Глядзіце ад сваёй квадратнай лункі проста праз сярэдзіну дошкі.

learn-kiswahili-namua = Namua: зерне, якое захоплівае
learn-kiswahili-namua-1 = Першы этап завецца namua. Кожны ход уводзіць адно зерне з запасу. Пакладзіце яго ў сваю пярэднюю лунку, дзе ёсць зерні і насупраць якой таксама ёсць зерні, і яно адразу захопіць тыя, што насупраць.
learn-kiswahili-namua-1-do = Захапіце тры зерні.
learn-kiswahili-namua-1-right = У A2 стала два, а тры зерні насупраць пасеялі ад A1.
learn-kiswahili-namua-1-wrong = Так захоплена толькі адно. Шукайце лунку, насупраць якой тры.
learn-kiswahili-namua-2 = На этапе namua таксама трэба захапіць, калі ёсць што. Насупраць вашай nyumba лунка пустая.
learn-kiswahili-namua-2-do = Паспрабуйце пакласці зерне ў A5.
learn-kiswahili-namua-2-right = Нельга: A2 і A6 могуць захапіць, значыць, зерне трэба класці ў адну з іх.

learn-kiswahili-choice = Выбар kichwa
learn-kiswahili-choice-1 = Зерне з запасу не прыходзіць ні з якога боку. Калі яно захоплівае ў лунках ад A3 да A6, вы самі выбіраеце, з якой kichwa сеяць захопленае: з левай, A1, направа або з правай, A8, налева.
learn-kiswahili-choice-1-do = Захапіце лункай A3 і выберыце тую kichwa, што прывядзе да другога захопу.
learn-kiswahili-choice-1-right = З A8 налева два зерні дайшлі да A7, пайшлі далей і захапілі яшчэ два.
learn-kiswahili-choice-1-wrong = Захоп, але толькі двух. Пакладзіце зерне ў A3 і падумайце пра другую kichwa.
learn-kiswahili-choice-2 = У kimbi, A1, A2, A7 і A8, выбіраць няма чаго: зерні пачынаюць з kichwa таго самага канца.
learn-kiswahili-choice-2-do = Вы захопліваеце ў A2. Пакажыце лунку, куды ўпадзе першае захопленае зерне.
learn-kiswahili-choice-2-right = A2 — левая kimbi, значыць, гэта A1.
learn-kiswahili-choice-2-wrong = A2 ляжыць з левага канца, і важная kichwa таго самага канца.

learn-kiswahili-takata = Takata на этапе namua
learn-kiswahili-takata-1 = Калі захапіць нельга, вы робіце takata: кладзяце зерне ў пярэднюю лунку, дзе ёсць зерні, бераце з яе ўсё і сееце налева або направа.
learn-kiswahili-takata-1-do = Зрабіце takata, якая скончыцца ў A4.
learn-kiswahili-takata-1-right = У A7 было два, стала тры: A6, A5 і A4.
learn-kiswahili-takata-1-wrong = Так пачаць можна, але канчаецца не там. Тры зерні з A7 налева даходзяць да A4.
learn-kiswahili-takata-2 = Ваша nyumba, у якой шэсць зерняў або больш, дзейнічае. Takata з яе не пачынаюць, пакуль зерні ёсць і ў іншай пярэдняй лунцы.
learn-kiswahili-takata-2-do = Паспрабуйце пачаць са сваёй nyumba.
learn-kiswahili-takata-2-right = Дзейная nyumba трымае свае зерні разам. Працаваць мусяць A6 і A7.
learn-kiswahili-takata-3 = Пакуль ваша nyumba дзейнічае, хадзіць можна і з лункі з адным зернем: з зернем з запасу іх робіцца два.
learn-kiswahili-takata-3-do = Пачніце з аднаго зерня ў A3, у любы бок.
learn-kiswahili-takata-3-right = З аднаго стала два, і іх можна было пасеяць.
learn-kiswahili-takata-3-wrong = Так таксама можна, але тут трэба пайсці з лункі з адным зернем.
learn-kiswahili-takata-4 = На этапе namua ход заўсёды пачынаецца ў пярэднім радзе.
learn-kiswahili-takata-4-do = Паспрабуйце пачаць з B7.
learn-kiswahili-takata-4-right = Пакуль абодва запасы не скончацца, задні рад зерні толькі прымае.

learn-kiswahili-twos = Без дома
learn-kiswahili-twos-1 = Без дзейнай nyumba takata пачынаюць з двух зерняў або больш, і лічаць іх да таго, як прыйдзе зерне з запасу.
learn-kiswahili-twos-1-do = Паспрабуйце пачаць з лункі з адным зернем.
learn-kiswahili-twos-1-right = У A2 тры зерні, значыць, толькі A2.
learn-kiswahili-twos-2 = Калі спераду толькі лункі з адным зернем, падыходзіць любая з іх.
learn-kiswahili-twos-2-do = Зрабіце takata, якая скончыцца ў A5.
learn-kiswahili-twos-2-right = У A7 стала два: A6 і A5.
learn-kiswahili-twos-2-wrong = Так можна, але канчаецца не там. Паглядзіце на A7.

learn-kiswahili-stop = Дом спыняе takata
learn-kiswahili-stop-1 = Калі takata на этапе namua прыходзіць апошнім зернем у вашу дзейную nyumba, ход канчаецца. Зерні з nyumba не бяруць; яна расце.
learn-kiswahili-stop-1-do = Зрабіце takata, якая скончыцца ў вашай nyumba.
learn-kiswahili-stop-1-right = У nyumba было сем зерняў, стала восем, і ход скончыўся.
learn-kiswahili-stop-1-wrong = Канец не там. Тры зерні з A8 налева прыходзяць у A5.

learn-kiswahili-safari = Спыніцца ці safari
learn-kiswahili-safari-1 = Калі ход з захопам прыходзіць апошнім зернем у вашу дзейную nyumba, дошка пытаецца: спыніцца ці ісці далей? Ісці далей завецца safari. Усе зерні nyumba бяруць і сеюць, і яна страчана назаўжды.
learn-kiswahili-safari-1-do = Пачніце з A1 і спыніцеся ў nyumba.
learn-kiswahili-safari-1-right = Захоплена пяць зерняў, nyumba дзейнічае, і ў ёй восем.
learn-kiswahili-safari-1-wrong = Гэта было safari. Яно больш нічога не дало, а nyumba страчана.
learn-kiswahili-safari-2 = Часам safari вартае дома.
learn-kiswahili-safari-2-do = Спераду ў Поўначы пяць зерняў. Выйграйце праз safari.
learn-kiswahili-safari-2-right = З A2 да nyumba, а адтуль далей: спераду ў Поўначы нічога не засталося.
learn-kiswahili-safari-2-wrong = Яшчэ не перамога. Пачніце з A2, а ў nyumba ідзіце далей.
learn-kiswahili-safari-3 = Калі насупраць nyumba ёсць зерні, то апошняе зерне ў ёй захоплівае, як у любой іншай лунцы. Ніхто не пытаецца, і nyumba застаецца, дзе была.
learn-kiswahili-safari-3-do = Захапіце сем зерняў за адзін ход.
learn-kiswahili-safari-3-right = Пяць прыйшлі ў nyumba, а насупраць яе было яшчэ два. Іх захапілі, і nyumba дзейнічае далей.
learn-kiswahili-safari-3-wrong = Толькі два. Спачатку захапіце пяць у A1; яны скончацца ў nyumba.

learn-kiswahili-asleep = Дом спіць, дом страчаны
learn-kiswahili-asleep-1 = Калі ў nyumba пяць зерняў або менш, яна спіць: гэта звычайная лунка без усякіх правоў. Калі цяпер узяць з яе зерні, яна страчана назаўжды. З шасцю яна зноў дзейнічае.
learn-kiswahili-asleep-1-do = Разбудзіце сваю nyumba: давядзіце яе да шасці зерняў.
learn-kiswahili-asleep-1-right = Адно зерне ўпала па дарозе, і nyumba зноў дзейнічае.
learn-kiswahili-asleep-1-wrong = Зерні з nyumba ўзялі, і яна страчана, або яна ўсё яшчэ спіць з пяццю. A7 налева кідае ў яе зерне.
learn-kiswahili-asleep-2 = Захопленая nyumba таксама страчана, колькі б зерняў ні прыйшло ў гэтую лунку потым.
learn-kiswahili-asleep-2-do = Захапіце nyumba Поўначы.
learn-kiswahili-asleep-2-right = Восем зерняў, і квадрат Поўначы ад цяпер звычайная лунка.
learn-kiswahili-asleep-2-wrong = Вы ўзялі два зерні, а насупраць A4 стаіць nyumba з васьмю.

learn-kiswahili-tax = Падатак
learn-kiswahili-tax-1 = Калі захапіць нельга, а дзейная nyumba — ваша адзіная пярэдняя лунка з зернямі, яна плаціць падатак: пакладзіце зерне, вазьміце два і пасейце гэтыя два.
learn-kiswahili-tax-1-do = Вы плаціце падатак налева. Пакажыце лунку, куды ўпадзе апошняе зерне.
learn-kiswahili-tax-1-right = Толькі два зерні: A4 і A3.
learn-kiswahili-tax-1-wrong = Сеюць толькі два зерні, а не ўсю nyumba.
learn-kiswahili-tax-2 = Пасля падатку nyumba застаецца вашай.
learn-kiswahili-tax-2-do = Заплаціце яго, у любы бок.
learn-kiswahili-tax-2-right = Адно прыйшло, два пайшлі: у nyumba сем зерняў, і яна дзейнічае.

learn-kiswahili-mtaji = Mtaji
learn-kiswahili-mtaji-1 = Калі абодва запасы скончыліся, пачынаецца mtaji. Цяпер для ходу бяруць лунку, дзе два зерні або больш, спераду ці ззаду, і сеюць. Калі першы круг канчаецца на вашым зерні, а насупраць ёсць зерні, ён захоплівае.
learn-kiswahili-mtaji-1-do = Захопліваць можна з дзвюх лунак. Выберыце тую, што ў заднім радзе.
learn-kiswahili-mtaji-1-right = Пяць зерняў: тры ззаду, потым A8 і A7, насупраць якой было два.
learn-kiswahili-mtaji-1-wrong = Гэта захоп з пярэдняга раду. Ёсць яшчэ адзін, ззаду.
learn-kiswahili-mtaji-2 = Зерне з запасу больш не прыходзіць на дапамогу адзінокаму зерню.
learn-kiswahili-mtaji-2-do = Паспрабуйце пачаць з лункі з адным зернем.
learn-kiswahili-mtaji-2-right = Ад цяпер іх заўсёды мусіць быць прынамсі два.

learn-kiswahili-sixteen = Шаснаццаць і больш
learn-kiswahili-sixteen-1 = Семнаццаць зерняў з A1 направа абыходзяць усё кола, і апошняе падае ў A2, насупраць якой тры. Але з лункі, дзе шаснаццаць зерняў або больш, захоп не пачынаюць ніколі.
learn-kiswahili-sixteen-1-do = Паспрабуйце A1.
learn-kiswahili-sixteen-1-right = З A1 выйшла б толькі takata, а B3 можа захапіць. Значыць, хадзіць трэба з B3.
learn-kiswahili-sixteen-2 = Такая куча непакоіць саперніка, але пакуль можна захапіць з іншай лункі, яна мусіць чакаць.
learn-kiswahili-sixteen-2-do = Захапіце.
learn-kiswahili-sixteen-2-right = Чатыры зерні з B3 таксама даходзяць да A2, а чатыры менш за шаснаццаць.

learn-kiswahili-back = Спачатку пярэдні рад
learn-kiswahili-back-1 = На этапе mtaji takata пачынаюць з пярэдняга раду, калі там ёсць лунка, дзе два зерні або больш. Nyumba таксама лічыцца: яе больш нічога не бароніць.
learn-kiswahili-back-1-do = Паспрабуйце пашкадаваць nyumba і пачаць з задняга раду.
learn-kiswahili-back-1-right = Нельга. Nyumba — адзіная пярэдняя лунка, дзе больш за адно зерне, таму хадзіць трэба з яе.
learn-kiswahili-back-2 = Калі спераду ўсюды па адным зерні, ходзіць задні рад.
learn-kiswahili-back-2-do = Зрабіце takata, якая скончыцца ў A5.
learn-kiswahili-back-2-right = З B2 налева, угору за вугал і пярэднім радам да A5.
learn-kiswahili-back-2-wrong = Takata дазволеная, але канчаецца не там. Паспрабуйце B2.

learn-kiswahili-house = На этапе mtaji дом не спыняе
learn-kiswahili-house-1 = На этапе mtaji nyumba нікога не спыняе. Круг, які ў ёй канчаецца, ідзе далей з усімі яе зернямі, хочаце вы гэтага ці не. Вы сееце A7 налева, і другое зерне падае ў nyumba, дзе іх сем.
learn-kiswahili-house-1-do = Пакажыце лунку, дзе ход скончыцца.
learn-kiswahili-house-1-right = Восем зерняў з A5: чатыры спераду, чатыры ззаду. B4 была пустая.
learn-kiswahili-house-1-wrong = Вазьміце nyumba разам з зернем, якое прыйшло, усяго восем, і сейце ад A4 налева.
learn-kiswahili-house-2 = Таму глядзіце, дзе канчаюцца вашы кругі, калі хочаце захаваць nyumba.
learn-kiswahili-house-2-do = Зрабіце takata, якая не кранае nyumba.
learn-kiswahili-house-2-right = Яна пайшла за вугал, і сем зерняў па-ранейшаму разам.
learn-kiswahili-house-2-wrong = Зерні з nyumba ўзялі, і яна страчана.

learn-kiswahili-takasia = Takasia
learn-kiswahili-takasia-1 = Пасля takata на этапе mtaji: калі Поўнач нічога не можа захапіць, а вы наступным ходам пагражаеце захапіць роўна адну лунку, гэтая лунка рэзервуецца. Яе пазначае вузельчык. Гэта takasia.
learn-kiswahili-takasia-1-do = Зарэзервуйце дзесяць зерняў у a5.
learn-kiswahili-takasia-1-right = Цяпер A4 стаіць насупраць a5, і адна з вашых лунак дастае да A4. Дзесяць зерняў не ўцякуць.
learn-kiswahili-takasia-1-wrong = Так можна, але a5 не зарэзервавана. Прывядзіце зерне ў лунку насупраць a5.
learn-kiswahili-takasia-2 = Некаторыя лункі не рэзервуюць ніколі: дзейную nyumba, адзіную пярэднюю лунку з зернямі і адзіную пярэднюю, дзе іх два або больш. Тут a5 — дзейная nyumba Поўначы.
learn-kiswahili-takasia-2-do = Зарэзервуйце лунку, якую можна зарэзерваваць.
learn-kiswahili-takasia-2-right = Два зерні ў a4 зарэзерваваны.
learn-kiswahili-takasia-2-wrong = Гэта не рэзервуе нічога. Дзейную nyumba не чапаюць, таму глядзіце на a4.

learn-kiswahili-barred = Калі зарэзервавана ваша лунка
learn-kiswahili-barred-1 = Цяпер Поўнач зарэзервавала вашу A4. Гэты ход з яе пачынаць нельга.
learn-kiswahili-barred-1-do = Усё ж паспрабуйце A4.
learn-kiswahili-barred-1-right = Вузельчык не пускае. Пасля вашага ходу яна зноў вольная.
learn-kiswahili-barred-2 = Сеяць у зарэзерваваную лунку і праз яе можна. Але круг, які ў ёй канчаецца, канчае і ход: зерні з яе не бяруць.
learn-kiswahili-barred-2-do = Знайдзіце ход, які скончыцца ў зарэзерваванай лунцы.
learn-kiswahili-barred-2-right = Круг дайшоў да A4 і спыніўся. Зерні застаюцца там для Поўначы, калі яна яшчэ зможа іх захапіць.
learn-kiswahili-barred-2-wrong = Ён прайшоў праз A4 або скончыўся не там. Паспрабуйце A8 налева.

learn-kiswahili-mkononi = Mkononi
learn-kiswahili-mkononi-1 = З пустым пярэднім радам прайграюць адразу, нават калі запасы поўныя. Перамога, пакуль у запасе ёсць зерні, завецца mkononi, у руцэ. Саладзейшай перамогі няма.
learn-kiswahili-mkononi-1-do = Выйграйце цяпер.
learn-kiswahili-mkononi-1-right = Абедзве лункі за адзін ход, а запас яшчэ ў руцэ.
learn-kiswahili-mkononi-1-wrong = Два зерні ўзяты, тры засталіся спераду ў Поўначы. Пачніце з трох.

## zanzibar

learn-zanzibar-singles = Адно зерне
learn-zanzibar-singles-1 = Спачатку правіла, якое вы ведаеце: nyumba спіць з пяццю зернямі, таму takata пачынаюць з двух зерняў або больш.
learn-zanzibar-singles-1-do = Паспрабуйце адно зерне ў A8.
learn-zanzibar-singles-1-right = Нельга, бо nyumba не дзейнічае.
learn-zanzibar-singles-2 = У клубах тут лягчэй: досыць, што nyumba яшчэ ваша, няхай сабе і спіць.
learn-zanzibar-singles-2-do = Пачніце з A8, у любы бок.
learn-zanzibar-singles-2-right = Паводле клубных правіл, пакуль nyumba ваша, пачынаць можна і з аднаго зерня.
learn-zanzibar-singles-2-wrong = Так таксама можна. Але паспрабуйце тое, што раней было забаронена: A8.

learn-zanzibar-tax = Падатак дома, які спіць
learn-zanzibar-tax-1 = Паводле клубных правіл падатак плаціць і nyumba, якая спіць, калі гэта ваша адзіная пярэдняя лунка з зернямі. Адно зерне прыходзіць, два сеюць.
learn-zanzibar-tax-1-do = Вы плаціце налева. Пакажыце лунку, куды ўпадзе апошняе зерне.
learn-zanzibar-tax-1-right = A4 і A3. У nyumba застаецца тры.
learn-zanzibar-tax-1-wrong = З nyumba ідуць толькі два зерні.
learn-zanzibar-tax-2 = Тут у nyumba засталося адно зерне. Адно прыходзіць, і два ідуць.
learn-zanzibar-tax-2-do = Заплаціце падатак, у любы бок.
learn-zanzibar-tax-2-right = З nyumba ўзялі ўсё, таму яна страчана.

learn-zanzibar-first = Першы захоп на этапе mtaji
learn-zanzibar-first-1 = Спачатку звычайнае правіла. Захапіце і паглядзіце потым на сваю nyumba.
learn-zanzibar-first-1-do = Захапіце з A2.
learn-zanzibar-first-1-right = Дзевяць зерняў, ніхто іх не крануў: nyumba дзейнічае, як і раней.
learn-zanzibar-first-2 = Паводле клубных правіл з першым вашым захопам на этапе mtaji ваша nyumba страчана, дзе б вы ні захапілі.
learn-zanzibar-first-2-do = Зрабіце той самы захоп.
learn-zanzibar-first-2-right = Тыя самыя дзевяць зерняў, але квадрат цяпер звычайная лунка.

learn-zanzibar-spared = Пакуль дом ёсць, яго не рэзервуюць
learn-zanzibar-spared-1 = Nyumba Поўначы спіць з пяццю зернямі. Паводле звычайнага правіла яе можна зарэзерваваць.
learn-zanzibar-spared-1-do = Зарэзервуйце a5.
learn-zanzibar-spared-1-right = Takasia на nyumba, якая спіць.
learn-zanzibar-spared-1-wrong = Гэта не рэзервуе нічога. Прывядзіце зерне ў A4, насупраць a5.
learn-zanzibar-spared-2 = У клубах nyumba не рэзервуюць, пакуль яна не страчана. А зарэзерваваная лунка спыняе любы круг, нават той, што ідзе з nyumba.
learn-zanzibar-spared-2-do = Зрабіце той самы ход.
learn-zanzibar-spared-2-right = На гэты раз вузельчыка няма: nyumba яшчэ належыць Поўначы.
learn-zanzibar-spared-2-wrong = Так можна, але зрабіце ход з папярэдняга кроку: A2 направа.

## kete

learn-kete-kuu = Kuu
learn-kete-kuu-1 = На Ламу гульня завецца Bao la Kete. Дом — гэта kuu, першы этап — nemo, а пра зарэзерваваную лунку абвяшчаюць словамі hizi zetu: гэтыя нашы.
learn-kete-kuu-1-do = Пакажыце сваю kuu.
learn-kete-kuu-1-right = Тая самая квадратная лунка, A5.
learn-kete-kuu-1-wrong = Гэта квадратная лунка на вашым баку.
learn-kete-kuu-2 = Большасць правіл такія, як у Kiswahili. Ход з захопам, які прыходзіць у вашу дзейную kuu, можа там спыніцца або пайсці далей і аддаць kuu.
learn-kete-kuu-2-do = Захапіце лункай A5 з правай kichwa і спыніцеся ў kuu.
learn-kete-kuu-2-right = Захоплены два зерні, а kuu вырасла да дзевяці.
learn-kete-kuu-2-wrong = Такі захоп дазволены. Але пакладзіце зерне ў A5, сейце з A8 і спыніцеся.

learn-kete-six = Мяжа ў шэсць зерняў
learn-kete-six-1 = Калі захапіць нельга, а kuu — ваша адзіная пярэдняя лунка з зернямі, kuu з сямю зернямі або больш аддае два: пакладзіце зерне, вазьміце два і пасейце іх.
learn-kete-six-1-do = Вы сееце налева. Пакажыце лунку, куды ўпадзе апошняе зерне.
learn-kete-six-1-right = A4 і A3. Шэсць застаюцца, і kuu дзейнічае.
learn-kete-six-1-wrong = Сем зерняў і яшчэ адно: сеюць два з іх.
learn-kete-six-2 = Kuu, у якой роўна шэсць, двух аддаць не можа: іх стала б менш за шэсць, а такога з kuu не бывае. Таму яна ідзе ўся: зерне кладуць і сеюць усе сем.
learn-kete-six-2-do = Пасейце kuu, у любы бок.
learn-kete-six-2-right = Усе сем пасеяны, і kuu страчана. Менш за шэсць нельга.

learn-kete-first = Kuu ідзе першая
learn-kete-first-1 = На другім этапе takata трэба пачынаць з дзейнай kuu, пакуль яна ёсць.
learn-kete-first-1-do = Паспрабуйце пашкадаваць яе і пачаць з A2 або A7.
learn-kete-first-1-right = Kuu ідзе першая, які б добры ні быў іншы ход.
learn-kete-first-2 = Выбраць можна толькі бок. Хто хоча захаваць kuu, мусіць шукаць захопы.
learn-kete-first-2-do = Пасейце kuu так, каб ход скончыўся ў B3.
learn-kete-first-2-right = Налева, за вугал, сем зерняў.
learn-kete-first-2-wrong = Гэта быў другі бок.

learn-kete-hizi = Hizi zetu
learn-kete-hizi-1 = Пасля takata на другім этапе: калі Поўнач нічога не можа захапіць, а вы пагражаеце роўна адной лунцы, яна рэзервуецца. Скажыце ўголас: hizi zetu.
learn-kete-hizi-1-do = Зарэзервуйце a4.
learn-kete-hizi-1-right = Цяпер у A5 ёсць зерне, насупраць a4, і B7 наступным ходам да яго дойдзе. Поўначы нельга пачынаць з a4.
learn-kete-hizi-1-wrong = Так можна, але нічога не зарэзервавана. Трэба зерне ў A5, насупраць a4.

learn-kete-duty = Слова трэба трымаць
learn-kete-duty-1 = Вы сказалі hizi zetu, і Поўнач зрабіла ход. Калі вы цяпер захопліваеце, трэба захапіць зарэзерваваную лунку: тут гэта a5, чатырнаццаць зерняў. B1 налева захапіла б нешта іншае.
learn-kete-duty-1-do = Паспрабуйце пачаць з B1.
learn-kete-duty-1-right = Што вы назвалі сваім, тое трэба ўзяць.
learn-kete-duty-2 = Калі б ніводзін захоп не мог яе ўзяць, падышоў бы любы іншы. Пасля гэтага ходу абавязку больш няма.
learn-kete-duty-2-do = Вазьміце сваё.
learn-kete-duty-2-right = Чатырнаццаць зерняў. На Ламу матч выйграе той, хто першы выйграе дзве партыі, а пачынаюць іх па чарзе.

## kimasai

learn-kimasai-step = Адзін крок
learn-kimasai-step-1 = У Bao la Kimasai ў лунцы не больш за адзін камень. За ход адзін камень пераходзіць на адну лунку далей. У пярэднім радзе камяні ідуць да A1, у заднім да B12.
learn-kimasai-step-1-do = Пайдзіце каменем пярэдняга раду.
learn-kimasai-step-1-right = З A5 у A4. Кірунак не выбіраюць ніколі.
learn-kimasai-step-1-wrong = Гэты стаіць у заднім радзе і пайшоў да B12.
learn-kimasai-step-2 = Так вашы камяні абягаюць вашы два рады: з A1 у задні рад, у B1, і з B12 назад у пярэдні рад, у A12.
learn-kimasai-step-2-do = Пайдзіце каменем, які пакідае пярэдні рад.
learn-kimasai-step-2-right = Камень з A1 перайшоў у B1. Там бяспечней, але біць адтуль нельга.
learn-kimasai-step-2-wrong = Гэты прыйшоў з B12 у пярэдні рад, у A12.

learn-kimasai-blocked = Адзін камень у лунцы
learn-kimasai-blocked-1 = Партыя пачынаецца з аднаго каменя ў кожнай лунцы, апроч A1 на кожным баку. Камень ідзе толькі ў пустую лунку.
learn-kimasai-blocked-1-do = Паспрабуйце A5.
learn-kimasai-blocked-1-right = A4 занятая, таму камень з A5 мусіць чакаць. Спачатку занята амаль усё.
learn-kimasai-blocked-2 = Толькі перад адным каменем пустая лунка.
learn-kimasai-blocked-2-do = Зрабіце адзіны магчымы ход.
learn-kimasai-blocked-2-right = Камень з A2 пайшоў у A1 і адразу ўдарыў: двух камянёў Поўначы няма.

learn-kimasai-capture = Слупок адным ударам
learn-kimasai-capture-1 = Камень, які стаў у вашым пярэднім радзе насупраць каменя, захоплівае яго і разам з ім камень ззаду ў тым самым слупку. Калі лунка насупраць пустая, ён не захоплівае нічога, нават калі ззаду стаіць камень.
learn-kimasai-capture-1-do = Захапіце два камяні.
learn-kimasai-capture-1-right = Камень з A4 ступіў у A3 і ўзяў увесь слупок.
learn-kimasai-capture-1-wrong = Гэты нічога не захапіў: насупраць у пярэднім радзе каменя не было.
learn-kimasai-capture-2 = Захопленыя камяні выходзяць з гульні. Захопліваць не абавязкова, але хто страціў усе камяні, той прайграў.
learn-kimasai-capture-2-do = Біць могуць два камяні. Вазьміце слупок з двух.
learn-kimasai-capture-2-right = Два за адзін крок.
learn-kimasai-capture-2-wrong = Гэта тут не найлепшы ўдар. З A5 можна ўзяць поўны слупок.

learn-kimasai-race = Лічым гонку
learn-kimasai-race-1 = Камяні ў двух пярэдніх радах бягуць насустрач. Хто стаў перад другім, той яго захоплівае. У Поўначы застаўся адзін камень, у a6, і ён ідзе да a1.
learn-kimasai-race-1-do = Калі б цяпер хадзіла Поўнач, яна захапіла б адзін з вашых камянёў. Пакажыце які.
learn-kimasai-race-1-right = Адзін крок, і з a5 ён стаіць насупраць A8.
learn-kimasai-race-1-wrong = Поўнач ідзе з a6 у a5. Насупраць якога з вашых камянёў яна тады стаіць?
learn-kimasai-race-2 = Але цяпер ваш ход, і паміж вамі адзін крок.
learn-kimasai-race-2-do = Ударце першымі.
learn-kimasai-race-2-right = Адлегласць няцотная, і ход ваш: б'яце вы. Гэта быў апошні камень Поўначы, партыя выйграна.
learn-kimasai-race-2-wrong = Цяпер Поўнач стане перад A8 і захопіць камень.
learn-kimasai-race-3 = Цяпер паміж вамі два крокі. Калі камень з A8 пойдзе далей, Поўнач яго ўдарыць. Камень у іншым месцы можа зрабіць крок і нічога не страціць.
learn-kimasai-race-3-do = Пачакайце, каб падысці бліжэй мусіла Поўнач.
learn-kimasai-race-3-right = У Поўначы толькі гэты камень, і яна мусіць ісці. Тады адлегласць будзе адзін крок, а ход ваш.
learn-kimasai-race-3-wrong = Цяпер паміж вамі адзін крок, і ход Поўначы: б'е яна.
