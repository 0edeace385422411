# The house around the games: its rooms, and what search engines and link previews are told of each.

nav-label = Pages
nav-start = Play
nav-learn = Learn
nav-puzzles = Puzzles
nav-analyse = Analyse
nav-games = The games

page-start-title = Namua: Bao in your browser
page-start-description = Bao, the four-row mancala of the Swahili coast, with all its rules: play against ten levels or a friend, learn it move by move, offline too.
page-play-title = At the table · Namua
page-play-description = The table: play Bao here, against the computer or someone beside you.
page-learn-title = Learn Bao · Namua
page-learn-description = Short lessons in which you move the seeds yourself: from the first sowing to takasia.
page-puzzles-title = Bao puzzles · Namua
page-puzzles-description = Find the one right move: Bao puzzles of every game, checked by a strong engine, with a new one every day.
page-analyse-title = Analyse a game · Namua
page-analyse-description = Set up any position of Bao, let the engine show its best moves, and see where a game was won and lost.
page-games-title = The games · Namua
page-games-description = The games of Bao explained: Bao la Kiswahili, Bao la Kete, Bao la Kujifunza and Bao la Kimasai, their rules and their history.
page-glossary-title = The words of Bao · Namua
page-glossary-description = What the words of Bao mean: namua, mtaji, takata, nyumba, kichwa, takasia and the others.
page-settings-title = Settings · Namua
page-settings-description = Language, light, speed of sowing, sound.

play-empty-title = No game on the table
play-empty = Choose a game, and someone to play against.
needs-script = To play, Namua needs JavaScript in your browser. What you read here needs none.
