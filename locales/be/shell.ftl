# Дом вакол гульняў: яго пакоі і тое, што пра кожны кажуць пошукавікам і ў прагляданні спасылак.

nav-label = Старонкі
nav-start = Гуляць
nav-learn = Вучыцца
nav-puzzles = Задачы
nav-analyse = Аналіз
nav-games = Гульні

page-start-title = Namua: Bao ў браўзеры
page-start-description = Bao, чатырохрадная манкала суахілійскага ўзбярэжжа, з усімі правіламі: гуляйце з камп'ютарам на дзесяці ўзроўнях або з сябрам і вучыцеся ход за ходам, нават без інтэрнэту.
page-play-title = За дошкай · Namua
page-play-description = Тут гуляюць у Bao: з камп'ютарам або з чалавекам побач.
page-learn-title = Вучымся гуляць у Bao · Namua
page-learn-description = Кароткія ўрокі, у якіх вы самі сееце зерні: ад першага пасеву да takasia.
page-puzzles-title = Задачы Bao · Namua
page-puzzles-description = Знайдзіце адзіны правільны ход: задачы з усіх гульняў Bao, правераныя моцнай праграмай, і кожны дзень новая.
page-analyse-title = Аналіз партыі · Namua
page-analyse-description = Расстаўце любую пазіцыю Bao, паглядзіце найлепшыя хады праграмы і ўбачце, дзе партыя была выйграна ці прайграна.
page-games-title = Гульні · Namua
page-games-description = Гульні Bao з тлумачэннямі: Bao la Kiswahili, Bao la Kete, Bao la Kujifunza і Bao la Kimasai, іх правілы і гісторыя.
page-glossary-title = Словы Bao · Namua
page-glossary-description = Што значаць словы Bao: namua, mtaji, takata, nyumba, kichwa, takasia і іншыя.
page-settings-title = Налады · Namua
page-settings-description = Мова, дзень або ноч, хуткасць пасеву, гук.

play-empty-title = На стале няма партыі
play-empty = Выберыце гульню і саперніка.
needs-script = Каб гуляць, у браўзеры мусіць быць уключаны JavaScript. Чытаць тут можна і без яго.
