# Learning at the board. First the words of the pages, then those of the lessons.
#
# The ids of courses and lessons are made from the data (web/content/lessons/COURSE.json):
#   learn-course-COURSE-name, -about, -end    a course: what it is called, what it teaches, what one can do now
#   learn-COURSE-LESSON                       the title of a lesson
#   learn-COURSE-LESSON-STEP                  what to know, STEP = 1, 2, ..
#   learn-COURSE-LESSON-STEP-do               what to do
#   learn-COURSE-LESSON-STEP-right            why that was right
#   learn-COURSE-LESSON-STEP-wrong            why another legal move, or another hole, is not what is asked for
# You sit at South, North is the other player. Keep the sentences short, as one says them at the board.

learn-title = Learn Bao
learn-intro = Each lesson puts a board before you and asks for one thing. Nothing can go wrong: try, look, and try again.
learn-all = All courses
learn-lessons = Lessons
learn-lesson-of = Lesson { $number } of { $of }
learn-progress = { $done ->
    [0] { $of ->
        [one] One lesson
       *[other] { $of } lessons
    }
   *[other] { $done } of { $of } done
}
learn-begin = Begin
learn-continue = Go on
learn-repeat = Look again
learn-done = done
learn-step = Step { $number } of { $of }
learn-right = Right
learn-not-yet = Not yet
learn-shown = So it goes
learn-next = Next
learn-next-lesson = Next lesson
learn-finish = Finish
learn-again = Again
learn-show = Show me
learn-played = { $move } ends at { $end }{ $captured ->
    [0] {""}
   *[other] , captures { $captured }
}{ $reserves ->
    [none] {""}
   *[other] , reserves { $reserves }
}.
learn-other-hole = That is { $hole }.
learn-legal = That move is legal. Here the point is to be refused.
learn-other-rule = A different rule forbids that one.
learn-end-title = { $course }: all lessons done
learn-end-left = { $count ->
    [one] One lesson of this course is left.
   *[other] { $count } lessons of this course are left.
}
learn-play = Play it now
learn-play-against = A game against { level-name }, the gentlest level.
learn-next-course = Next course

learn-course-first-name = First steps
learn-course-first-about = Sowing, going on, capturing and winning, with the teaching game Bao la Kujifunza.
learn-course-first-end = You can sow, capture and win. That is the whole of Bao la Kujifunza, and half of every other Bao.
learn-course-kiswahili-name = { ruleset-kiswahili }
learn-course-kiswahili-about = The reserve and the house: namua, takata, safari, tax, mtaji and takasia.
learn-course-kiswahili-end = You know the rules of the great Bao. What is left is to play it, and that takes a life.
learn-course-zanzibar-name = { ruleset-zanzibar }
learn-course-zanzibar-about = Four differences, for those who know Kiswahili.
learn-course-zanzibar-end = You know what the clubs do differently.
learn-course-kete-name = { ruleset-kete }
learn-course-kete-about = After Kiswahili: what Lamu does its own way. The kuu, six-floor, and the duty of hizi zetu.
learn-course-kete-end = You can sit down on a bench in Lamu.
learn-course-kimasai-name = { ruleset-kimasai }
learn-course-kimasai-about = No sowing at all: one step a turn, columns struck at one blow, and a race to be counted.
learn-course-kimasai-end = You know how the stones walk and strike. Count well.

## first

learn-first-sow = Sowing
learn-first-sow-1 = You sit below. Your holes are the two lower rows, and only they are sown by you. A turn begins with a hole of your own: lift all its seeds and sow them one by one into the holes that follow, to the left or to the right.
learn-first-sow-1-do = Sow the three seeds of A3 to the right.
learn-first-sow-1-right = One seed each in A4, A5 and A6. The hole you lifted is empty now.
learn-first-sow-1-wrong = That was to the left. Tap A3 and take the arrow that points right.
learn-first-sow-2 = At the end of the front row the seeds go round the corner into your back row. Your two rows are one ring of sixteen holes; the other player has his own ring.
learn-first-sow-2-do = Sow A7 round the corner.
learn-first-sow-2-right = A8, then down into B8, B7 and B6. Round the ring and never across to the other player.
learn-first-sow-2-wrong = A7 went to the left along the front row. To the right it goes round the corner.
learn-first-sow-3 = Left and right are meant as you see them, in the back row too. From B4 to the left the seeds go to B3, B2, B1 and then up into the front row.
learn-first-sow-3-do = Sow B4 so that the last seed falls in A1.
learn-first-sow-3-right = To the left, and up at the corner: the fourth seed is in A1.
learn-first-sow-3-wrong = To the right the four seeds stay in the back row and end at B8. Try the other way.

learn-first-relay = Going on
learn-first-relay-1 = When the last seed falls in an empty hole, the turn ends. When it falls in a hole with seeds, you lift them all, the last one too, and sow on in the same direction. Each sowing is called a lap.
learn-first-relay-1-do = Find the sowing that goes on to a second lap.
learn-first-relay-1-right = The second seed of A2 fell on the three of A4. All four were lifted and sown on, to the empty A8.
learn-first-relay-1-wrong = Its last seed fell in an empty hole, so the turn ended at once. Look for a last seed that falls on seeds.
learn-first-relay-2 = Follow this one with a finger: A3 holds two seeds and is sown to the right. A5 holds one, A7 holds one.
learn-first-relay-2-do = Point at the hole where the turn will end.
learn-first-relay-2-right = From A3 to A5, lift two: to A7, lift two: A8 and B8. B8 was empty, and there it ends.
learn-first-relay-2-wrong = Sow it in your mind: two from A3 reach A5, which then holds two; these reach A7, which then holds two.

learn-first-capture = Capturing
learn-first-capture-1 = If the very first lap ends in a front hole of yours that already has a seed, and the hole facing it has seeds too, you capture all the seeds of that facing hole.
learn-first-capture-1-do = A7 faces four seeds. Reach it with the last seed of A5.
learn-first-capture-1-right = The last seed fell on the one of A7, and the four facing seeds are yours: they were sown on your own side.
learn-first-capture-2 = Captured seeds change sides, and nothing ever leaves the board. Whoever has more seeds has more moves.
learn-first-capture-2-do = Two captures are possible. Make the larger one.
learn-first-capture-2-right = Four seeds instead of one.
learn-first-capture-2-wrong = A capture, but of one seed only. The other one wins four.
learn-first-capture-3 = Three things are needed: the last seed, a seed of yours already there, and seeds facing it. Only front holes face each other. The back row is safe, but a capture may start from it.
learn-first-capture-3-do = Find the one start that captures.
learn-first-capture-3-right = From B6 to the right: B7, B8 and up to A8, which had a seed and faced two.

learn-first-kichwa = Where captured seeds go
learn-first-kichwa-1 = The two ends of your front row, A1 and A8, are called kichwa, the head. Captured seeds are sown from a kichwa, the first seed into the kichwa itself, and you keep your direction. You will capture with A2 to the right.
learn-first-kichwa-1-do = Point at the hole where the first captured seed will fall.
learn-first-kichwa-1-right = The sowing goes to the right, so the captured seeds begin at the left end, in A1, and go to the right again.
learn-first-kichwa-1-wrong = To keep going to the right one must begin at the left end of the front row.
learn-first-kichwa-2 = It is the same the other way: a capture while sowing to the left begins at the right kichwa, A8.
learn-first-kichwa-2-do = Capture three seeds, and watch where they go.
learn-first-kichwa-2-right = The hand took the three seeds to A8 and sowed to the left: A8, A7, A6. There it was still a lap like any other, and it went on.
learn-first-kichwa-3 = The captured seeds make a new lap. If it ends on a seed of yours that faces seeds, it captures again, and so on: a good turn is a chain.
learn-first-kichwa-3-do = Two starts capture. Find the one that captures again and again.
learn-first-kichwa-3-right = One after the other, eight seeds in a single turn.
learn-first-kichwa-3-wrong = One capture and the chain stopped. The other start goes on.

learn-first-kimbi = The kimbi
learn-first-kimbi-1 = The two holes at each end of the front row are the kimbi: A1 and A2, A7 and A8. A capture there has no choice: its seeds begin at the kichwa beside it, even if that turns the direction round. You will capture with A5 to the right, at A7.
learn-first-kimbi-1-do = Point at the hole where the first captured seed will fall.
learn-first-kimbi-1-right = A7 is a right kimbi, so the seeds begin at A8 and go to the left, although you came from the left.
learn-first-kimbi-1-wrong = A7 lies at the right end. The kichwa on that side is the one that counts.
learn-first-kimbi-2 = In the middle, at A3 to A6, you keep your direction. At the ends, the kimbi decides.
learn-first-kimbi-2-do = Two captures are possible. Play the one at a kimbi.
learn-first-kimbi-2-right = It captured at A7, so the seeds began at A8 and went to the left.
learn-first-kimbi-2-wrong = That one captures at A4, in the middle: its direction was kept.

learn-first-must = You must capture
learn-first-must-1 = If you can capture, you have to. All other moves are barred for this turn.
learn-first-must-1-do = Try a move that does not capture, for example from A1.
learn-first-must-1-right = The board says no, names the rule, and shows what is possible instead. A tap on the number opens the rule.
learn-first-must-2 = A ring marks the holes you may start from. When there is only one ring, you have found your capture.
learn-first-must-2-do = Now make the capture.
learn-first-must-2-right = Four seeds. If several captures are possible, you may choose any of them.

learn-first-takata = Takata
learn-first-takata-1 = A turn whose first lap does not capture is a takata. In a takata nothing is captured from beginning to end. A lap that ends on seeds just goes on.
learn-first-takata-1-do = Play A2 to the right and watch A7, which faces four seeds.
learn-first-takata-1-right = The second lap ended on the seed of A7. In a takata those four seeds are safe: the hand lifted A7 and went on.
learn-first-takata-1-wrong = Legal, but it does not come to A7. Play A2 to the right.
learn-first-takata-2 = A takata starts from the front row as long as a front hole has two seeds or more.
learn-first-takata-2-do = Try to start from the back row.
learn-first-takata-2-right = A4 holds two, so the front row must be played.
learn-first-takata-3 = A single seed can never start a move: two is the least.
learn-first-takata-3-do = Try to start from a single seed.
learn-first-takata-3-right = Refused. And since the front row has nothing but single seeds, the back row may be played now.
learn-first-takata-4 = With only single seeds in front, the takata starts from the back row.
learn-first-takata-4-do = Play the takata that ends at A6.
learn-first-takata-4-right = B6 to the right: B7, B8, A8, and on from there to A6.
learn-first-takata-4-wrong = A legal takata, but it ends elsewhere. Follow B6 to the right.

learn-first-inward = Never empty your front row
learn-first-inward-1 = Your front row must not become empty by your own hand, not even for a moment. If a kichwa is your only front hole with seeds, it is sown toward the centre.
learn-first-inward-1-do = Play A1. The board gives you one way only.
learn-first-inward-1-right = A2, A3, A4. To the left the three seeds would have gone into the back row and left the front row bare.

learn-first-winning = Winning
learn-first-winning-1 = Whoever has an empty front row loses at once, also in the middle of a turn. It does not matter how many seeds wait in the back row. This end is called hamna: there is nothing.
learn-first-winning-1-do = Empty the front row of North in one turn.
learn-first-winning-1-right = Three seeds, then the last two. The front row of North is empty and the game is yours.
learn-first-winning-1-wrong = A capture, but a front hole of North keeps its seeds. The other start captures twice.
learn-first-winning-2 = There is a second way to lose: a player who has no legal move. With nothing but single seeds, nobody can start.
learn-first-winning-2-do = Leave North with single seeds only.
learn-first-winning-2-right = North has seeds in front, but no hole of two. No move, and the game is over.
learn-first-winning-2-wrong = After this, North can still move. Take the two seeds of a6.

## kiswahili

learn-kiswahili-board = The house and the reserve
learn-kiswahili-board-1 = Bao la Kiswahili begins with ten seeds on each side: six, two and two. Twenty-two more wait in your reserve, the ghala. The square hole is your house, the nyumba.
learn-kiswahili-board-1-do = Point at your nyumba.
learn-kiswahili-board-1-right = A5, the fourth hole from your right, with six seeds.
learn-kiswahili-board-1-wrong = Your nyumba is the square hole on your own side.
learn-kiswahili-board-2 = North sits opposite and counts from his own left, so his nyumba is the fourth from his right. The two houses do not face each other.
learn-kiswahili-board-2-do = Point at the hole that your nyumba faces.
learn-kiswahili-board-2-right = It is a4, beside the nyumba of North.
learn-kiswahili-board-2-wrong = Look straight across the ridge from your square hole.

learn-kiswahili-namua = Namua: a seed that captures
learn-kiswahili-namua-1 = The first stage is called namua. Each turn brings one seed from the reserve. Put it into a front hole of yours that has seeds and faces seeds, and it captures them at once.
learn-kiswahili-namua-1-do = Capture three seeds.
learn-kiswahili-namua-1-right = A2 became two, and the three seeds facing it were sown from A1.
learn-kiswahili-namua-1-wrong = That captured only one. Look for the hole that faces three.
learn-kiswahili-namua-2 = In namua too a capture must be made when there is one. Your nyumba faces an empty hole.
learn-kiswahili-namua-2-do = Try to put the seed into A5.
learn-kiswahili-namua-2-right = Refused: A2 and A6 can capture, so one of them has to.

learn-kiswahili-choice = Choosing the kichwa
learn-kiswahili-choice-1 = A seed from the reserve comes from no direction. If it captures at A3 to A6, you choose from which kichwa the captured seeds are sown: the left one, A1, to the right, or the right one, A8, to the left.
learn-kiswahili-choice-1-do = Capture with A3, and choose the kichwa that leads to a second capture.
learn-kiswahili-choice-1-right = From A8 to the left the two seeds reached A7, went on, and captured two more.
learn-kiswahili-choice-1-wrong = A capture, but of two only. Put the seed into A3 and think of the other kichwa.
learn-kiswahili-choice-2 = At the kimbi, A1, A2, A7 and A8, there is nothing to choose: the seeds begin at the kichwa of that end.
learn-kiswahili-choice-2-do = You capture with A2. Point at the hole where the first captured seed falls.
learn-kiswahili-choice-2-right = A2 is a left kimbi, so it is A1.
learn-kiswahili-choice-2-wrong = A2 is at the left end, and the kichwa of that end counts.

learn-kiswahili-takata = Takata in namua
learn-kiswahili-takata-1 = If nothing can be captured, you make a takata: put the seed into a front hole that has seeds, lift the whole hole and sow it to the left or to the right.
learn-kiswahili-takata-1-do = Play the takata that ends at A4.
learn-kiswahili-takata-1-right = A7 held two and became three: A6, A5 and A4.
learn-kiswahili-takata-1-wrong = A legal opening, but it ends elsewhere. Three seeds from A7 to the left reach A4.
learn-kiswahili-takata-2 = A nyumba that is yours and has six seeds or more is standing. A takata may not start from it while another front hole has seeds.
learn-kiswahili-takata-2-do = Try to start from your nyumba.
learn-kiswahili-takata-2-right = The standing nyumba keeps its seeds together. A6 and A7 have to do the work.
learn-kiswahili-takata-3 = While your nyumba stands, a hole with one seed may be used as well: the seed from the reserve makes it two.
learn-kiswahili-takata-3-do = Start from the single seed in A3, either way.
learn-kiswahili-takata-3-right = One became two and could be sown.
learn-kiswahili-takata-3-wrong = Legal as well, but here the single seed should go.
learn-kiswahili-takata-4 = In namua a turn always starts in the front row.
learn-kiswahili-takata-4-do = Try to start from B7.
learn-kiswahili-takata-4-right = The back row only receives seeds until all reserves are used up.

learn-kiswahili-twos = Without a house
learn-kiswahili-twos-1 = Without a standing nyumba a takata has to start from two seeds or more, counted before the seed from the reserve comes.
learn-kiswahili-twos-1-do = Try to start from a single seed.
learn-kiswahili-twos-1-right = A2 holds three, so it has to be A2.
learn-kiswahili-twos-2 = If there are only single seeds in front, any of them will do.
learn-kiswahili-twos-2-do = Play the takata that ends at A5.
learn-kiswahili-twos-2-right = A7 became two: A6 and A5.
learn-kiswahili-twos-2-wrong = Legal, but it ends elsewhere. Look at A7.

learn-kiswahili-stop = The house stops a takata
learn-kiswahili-stop-1 = When a takata of the namua stage comes with its last seed to your standing nyumba, it ends there. The nyumba is not lifted; it grows.
learn-kiswahili-stop-1-do = Let a takata end in your nyumba.
learn-kiswahili-stop-1-right = The nyumba went from seven to eight, and the turn was over.
learn-kiswahili-stop-1-wrong = It ended elsewhere. Three seeds from A8 to the left come to A5.

learn-kiswahili-safari = Stop, or safari
learn-kiswahili-safari-1 = When a capturing turn comes with its last seed to your standing nyumba, the board asks: stop, or go on? To go on is called safari. The whole nyumba is lifted and sown, and it is gone for good.
learn-kiswahili-safari-1-do = Play A1, and stop at the nyumba.
learn-kiswahili-safari-1-right = Five seeds captured, and the nyumba stands with eight.
learn-kiswahili-safari-1-wrong = That was a safari. It won nothing more, and the nyumba is gone.
learn-kiswahili-safari-2 = Sometimes the safari is worth the house.
learn-kiswahili-safari-2-do = North has five seeds in front. Win the game with a safari.
learn-kiswahili-safari-2-right = From A2 to the nyumba and on from there: nothing is left in front of North.
learn-kiswahili-safari-2-wrong = Not yet won. Start at A2, and go on at the nyumba.
learn-kiswahili-safari-3 = If the nyumba faces seeds when the last seed arrives, that is a capture like any other. Nobody is asked, and the nyumba stays where it is.
learn-kiswahili-safari-3-do = Capture seven seeds in one turn.
learn-kiswahili-safari-3-right = Five came to the nyumba, which faced two more. They were captured, and the nyumba still stands.
learn-kiswahili-safari-3-wrong = Only two. Capture the five at A1 first; they end in the nyumba.

learn-kiswahili-asleep = The house asleep, and gone
learn-kiswahili-asleep-1 = A nyumba of five or fewer is asleep: it is an ordinary hole without any right. If you lift it now, it is gone for good. With six it stands again.
learn-kiswahili-asleep-1-do = Wake your nyumba: bring it to six.
learn-kiswahili-asleep-1-right = A seed passed by, and the nyumba stands again.
learn-kiswahili-asleep-1-wrong = The nyumba was lifted and lost, or it still sleeps with five. A7 to the left drops a seed in it.
learn-kiswahili-asleep-2 = A captured nyumba is gone too, however many seeds come into that hole later.
learn-kiswahili-asleep-2-do = Capture the nyumba of North.
learn-kiswahili-asleep-2-right = Eight seeds, and the square of North is an ordinary hole from now on.
learn-kiswahili-asleep-2-wrong = You took two seeds, while A4 faces a nyumba of eight.

learn-kiswahili-tax = The tax
learn-kiswahili-tax-1 = If nothing can be captured and the standing nyumba is your only front hole with seeds, it pays a tax: put the seed in, lift two, and sow these two.
learn-kiswahili-tax-1-do = You pay the tax to the left. Point at the hole where the last seed falls.
learn-kiswahili-tax-1-right = Two seeds only: A4 and A3.
learn-kiswahili-tax-1-wrong = Only two seeds are sown, not the whole nyumba.
learn-kiswahili-tax-2 = The tax does not end your ownership.
learn-kiswahili-tax-2-do = Pay it, to either side.
learn-kiswahili-tax-2-right = One came, two left: the nyumba has seven and stands.

learn-kiswahili-mtaji = Mtaji
learn-kiswahili-mtaji-1 = When both reserves are used up, mtaji begins. Now a turn lifts a hole of two seeds or more, in front or behind, and sows it. If the first lap ends on a seed of yours that faces seeds, it captures.
learn-kiswahili-mtaji-1-do = Two starts capture. Take the one in the back row.
learn-kiswahili-mtaji-1-right = Five seeds: three behind, then A8 and A7, which faced two.
learn-kiswahili-mtaji-1-wrong = A capture from the front row. There is one from behind as well.
learn-kiswahili-mtaji-2 = No seed comes from the reserve any more to help a single one.
learn-kiswahili-mtaji-2-do = Try to start from a single seed.
learn-kiswahili-mtaji-2-right = From now on two is the least, always.

learn-kiswahili-sixteen = Sixteen and more
learn-kiswahili-sixteen-1 = Seventeen seeds from A1 to the right go once round the whole ring, and the last one falls in A2, which faces three. Yet a hole of sixteen or more can never begin a capture.
learn-kiswahili-sixteen-1-do = Try A1.
learn-kiswahili-sixteen-1-right = A1 could only takata, and B3 can capture. So it must be B3.
learn-kiswahili-sixteen-2 = Such a heap makes your opponent nervous, but while you can capture elsewhere it has to wait.
learn-kiswahili-sixteen-2-do = Make the capture.
learn-kiswahili-sixteen-2-right = Four seeds from B3 reach A2 as well, and four is fewer than sixteen.

learn-kiswahili-back = Front row first
learn-kiswahili-back-1 = A takata in mtaji starts in the front row if a front hole has two seeds or more. The nyumba counts: it is not protected any more.
learn-kiswahili-back-1-do = Try to spare the nyumba and start from the back row.
learn-kiswahili-back-1-right = Refused. The nyumba is the only front hole of two or more, so it has to go.
learn-kiswahili-back-2 = With only single seeds in front, the back row moves.
learn-kiswahili-back-2-do = Play the takata that ends at A5.
learn-kiswahili-back-2-right = B2 to the left, up the corner and along the front row to A5.
learn-kiswahili-back-2-wrong = A legal takata that ends elsewhere. Try B2.

learn-kiswahili-house = No rest in mtaji
learn-kiswahili-house-1 = In mtaji the nyumba stops nobody. A lap that ends there goes on with all its seeds, whether you like it or not. You play A7 to the left, and its second seed falls in the nyumba of seven.
learn-kiswahili-house-1-do = Point at the hole where the move will end.
learn-kiswahili-house-1-right = Eight seeds from A5: four in front, four behind. B4 was empty.
learn-kiswahili-house-1-wrong = Lift the nyumba with the seed that came, eight in all, and sow them from A4 on to the left.
learn-kiswahili-house-2 = So mind where your laps end if you want to keep the nyumba.
learn-kiswahili-house-2-do = Play a takata that leaves the nyumba alone.
learn-kiswahili-house-2-right = It went round the corner, and the seven seeds are still together.
learn-kiswahili-house-2-wrong = The nyumba was lifted and is gone.

learn-kiswahili-takasia = Takasia
learn-kiswahili-takasia-1 = After a takata in mtaji: if North can capture nothing, and you threaten to capture exactly one hole next turn, that hole is reserved. A small knot marks it. This is takasia.
learn-kiswahili-takasia-1-do = Reserve the ten seeds of a5.
learn-kiswahili-takasia-1-right = A4 now faces a5, and one of your holes can reach A4. The ten seeds cannot run away.
learn-kiswahili-takasia-1-wrong = Legal, but a5 is not reserved. Bring a seed to the hole that faces a5.
learn-kiswahili-takasia-2 = Some holes are never reserved: a standing nyumba, the only front hole with seeds, and the only front hole of two or more. Here a5 is the standing nyumba of North.
learn-kiswahili-takasia-2-do = Reserve the hole that can be reserved.
learn-kiswahili-takasia-2-right = The two seeds of a4 are reserved.
learn-kiswahili-takasia-2-wrong = No hole is reserved by that. A standing nyumba is spared, so look at a4.

learn-kiswahili-barred = When your hole is reserved
learn-kiswahili-barred-1 = Now North has reserved your A4. For one turn you may not start from it.
learn-kiswahili-barred-1-do = Try A4 all the same.
learn-kiswahili-barred-1-right = The knot bars it. After your move it is free again.
learn-kiswahili-barred-2 = Seeds may be sown into a reserved hole and past it. But a lap that ends there ends the move: the hole is not lifted.
learn-kiswahili-barred-2-do = Find the move that ends in the reserved hole.
learn-kiswahili-barred-2-right = The lap came to A4 and stopped. The seeds stay there for North to capture, if he still can.
learn-kiswahili-barred-2-wrong = It passed A4 or ended elsewhere. Try A8 to the left.

learn-kiswahili-mkononi = Mkononi
learn-kiswahili-mkononi-1 = An empty front row loses at once, even while the reserves are full. A win with seeds still in reserve is called mkononi, in the hand. It is the sweetest way to win.
learn-kiswahili-mkononi-1-do = Win now.
learn-kiswahili-mkononi-1-right = Both holes in one turn, with the reserve still in the hand.
learn-kiswahili-mkononi-1-wrong = Two seeds taken, three left in front of North. Begin with the three.

## zanzibar

learn-zanzibar-singles = Single seeds
learn-zanzibar-singles-1 = First the rule as you know it: the nyumba sleeps with five, so a takata starts from two seeds or more.
learn-zanzibar-singles-1-do = Try the single seed in A8.
learn-zanzibar-singles-1-right = Refused, because the nyumba does not stand.
learn-zanzibar-singles-2 = The clubs are more generous: it is enough that the nyumba is still yours, asleep or not.
learn-zanzibar-singles-2-do = Start from A8, either way.
learn-zanzibar-singles-2-right = Under club rules an owned nyumba sets the single seeds free.
learn-zanzibar-singles-2-wrong = Legal too. But try what was barred before: A8.

learn-zanzibar-tax = The tax of a sleeping house
learn-zanzibar-tax-1 = Under club rules a sleeping nyumba pays the tax as well, if it is your only front hole with seeds. One seed comes, two are sown.
learn-zanzibar-tax-1-do = You pay to the left. Point at the hole where the last seed falls.
learn-zanzibar-tax-1-right = A4 and A3. The nyumba keeps three.
learn-zanzibar-tax-1-wrong = Only two seeds leave the nyumba.
learn-zanzibar-tax-2 = Here the nyumba has a single seed left. One comes, and two leave.
learn-zanzibar-tax-2-do = Pay the tax, to either side.
learn-zanzibar-tax-2-right = The nyumba was lifted whole, and so it is lost.

learn-zanzibar-first = The first capture of mtaji
learn-zanzibar-first-1 = First the usual rule. Capture, and look at your nyumba afterwards.
learn-zanzibar-first-1-do = Capture with A2.
learn-zanzibar-first-1-right = Nine seeds, untouched: the nyumba stands as before.
learn-zanzibar-first-2 = Under club rules your own nyumba is lost with your first capture in mtaji, wherever you capture.
learn-zanzibar-first-2-do = Make the same capture.
learn-zanzibar-first-2-right = The same nine seeds, but the square is an ordinary hole now.

learn-zanzibar-spared = An owned house is spared
learn-zanzibar-spared-1 = The nyumba of North sleeps with five. Under the usual rule it can be reserved.
learn-zanzibar-spared-1-do = Reserve a5.
learn-zanzibar-spared-1-right = Takasia on a sleeping nyumba.
learn-zanzibar-spared-1-wrong = Nothing is reserved by that. Bring a seed to A4, which faces a5.
learn-zanzibar-spared-2 = The clubs spare a nyumba as long as it is owned. And what is reserved stops every lap: even one that comes from a nyumba.
learn-zanzibar-spared-2-do = Make the same move.
learn-zanzibar-spared-2-right = No knot this time: the nyumba still belongs to North.
learn-zanzibar-spared-2-wrong = Legal, but make the move of the step before: A2 to the right.

## kete

learn-kete-kuu = The kuu
learn-kete-kuu-1 = On Lamu the game is called Bao la Kete. The house is the kuu, the first stage is nemo, and a reserved hole is announced with the words hizi zetu: these are ours.
learn-kete-kuu-1-do = Point at your kuu.
learn-kete-kuu-1-right = The same square hole, A5.
learn-kete-kuu-1-wrong = It is the square hole on your side.
learn-kete-kuu-2 = Most of the rules are those of Kiswahili. A capturing turn that comes to your standing kuu may stop there, or go on and give the kuu up.
learn-kete-kuu-2-do = Capture with A5 from the right kichwa, and stop at the kuu.
learn-kete-kuu-2-right = Two seeds captured, and the kuu has grown to nine.
learn-kete-kuu-2-wrong = A legal capture. But put the seed into A5, sow from A8, and stop.

learn-kete-six = Six-floor
learn-kete-six-1 = If nothing can be captured and the kuu is your only front hole with seeds, a kuu of seven or more gives two: put the seed in, lift two, sow them.
learn-kete-six-1-do = You play to the left. Point at the hole where the last seed falls.
learn-kete-six-1-right = A4 and A3. Six stay, and the kuu stands.
learn-kete-six-1-wrong = Seven seeds and one: two of them are sown.
learn-kete-six-2 = A kuu of exactly six cannot give two: it would fall below six, and that a kuu never does. So all of it goes: the seed is put in, and all seven are sown.
learn-kete-six-2-do = Play the kuu, to either side.
learn-kete-six-2-right = All seven were sown and the kuu is gone. Six is the floor.

learn-kete-first = The kuu goes first
learn-kete-first-1 = In the main stage a takata must start from the standing kuu, as long as there is one.
learn-kete-first-1-do = Try to spare it and start from A2 or A7.
learn-kete-first-1-right = The kuu goes first, however good the other move is.
learn-kete-first-2 = All you can choose is the side. Who wants to keep the kuu has to find captures.
learn-kete-first-2-do = Sow the kuu so that the move ends at B3.
learn-kete-first-2-right = To the left, round the corner, seven seeds.
learn-kete-first-2-wrong = That was the other side.

learn-kete-hizi = Hizi zetu
learn-kete-hizi-1 = After a takata of the main stage: if North can capture nothing and you threaten exactly one hole, it is reserved. Say it aloud: hizi zetu.
learn-kete-hizi-1-do = Reserve a4.
learn-kete-hizi-1-right = A seed in A5 now faces a4, and B7 can reach it next turn. North may not start from a4.
learn-kete-hizi-1-wrong = Legal, but nothing is reserved. A seed is needed in A5, which faces a4.

learn-kete-duty = Your own word binds you
learn-kete-duty-1 = You have said hizi zetu, and North has moved. If you capture now, you must capture the reserved hole, here a5 with its fourteen seeds. B1 to the left would capture something else.
learn-kete-duty-1-do = Try to start from B1.
learn-kete-duty-1-right = What was called yours must be taken.
learn-kete-duty-2 = If no capture could take it, any other would do. The duty ends with this move.
learn-kete-duty-2-do = Take what is yours.
learn-kete-duty-2-right = Fourteen seeds. On Lamu a match goes to the first who wins two games, and the opener alternates.

## kimasai

learn-kimasai-step = One step
learn-kimasai-step-1 = In Bao la Kimasai a hole holds one stone at most. A turn moves one stone one hole on. In the front row stones walk towards A1, in the back row towards B12.
learn-kimasai-step-1-do = Move the stone of your front row.
learn-kimasai-step-1-right = From A5 to A4. There is never a choice of direction.
learn-kimasai-step-1-wrong = That one is in the back row and walked towards B12.
learn-kimasai-step-2 = So your stones run round your own two rows: from A1 over into the back row, to B1, and from B12 back into the front row, to A12.
learn-kimasai-step-2-do = Move the stone that leaves the front row.
learn-kimasai-step-2-right = A1 went over to B1. It is safer there, but it cannot strike.
learn-kimasai-step-2-wrong = That one came from B12 into the front row, to A12.

learn-kimasai-blocked = One stone in a hole
learn-kimasai-blocked-1 = The game begins with one stone in every hole except A1 on each side. A stone moves only into an empty hole.
learn-kimasai-blocked-1-do = Try A5.
learn-kimasai-blocked-1-right = A4 is occupied, so A5 has to wait. At first nearly everything is blocked.
learn-kimasai-blocked-2 = A single stone has an empty hole before it.
learn-kimasai-blocked-2-do = Make the one possible move.
learn-kimasai-blocked-2-right = A2 moved to A1, and struck at once: two stones of North are gone.

learn-kimasai-capture = A column at one stroke
learn-kimasai-capture-1 = A stone that lands in your front row facing a stone captures it, and the stone behind it in the same column as well. If the facing hole is empty, it captures nothing, even if a stone stands behind.
learn-kimasai-capture-1-do = Capture two stones.
learn-kimasai-capture-1-right = A4 stepped to A3 and took the whole column.
learn-kimasai-capture-1-wrong = That captured nothing: there was no stone facing it in the front row.
learn-kimasai-capture-2 = Captured stones leave the game. You need not capture, but who has lost all stones has lost.
learn-kimasai-capture-2-do = Two stones can strike. Take the column of two.
learn-kimasai-capture-2-right = Two for one step.
learn-kimasai-capture-2-wrong = Not the best stroke here. A5 strikes a full column.

learn-kimasai-race = Counting the race
learn-kimasai-race-1 = Stones in the two front rows run towards each other. Whoever steps in front of the other captures it. North has one stone left, in a6, and it walks towards a1.
learn-kimasai-race-1-do = If North were to move now, one of your stones would be captured. Point at it.
learn-kimasai-race-1-right = One step on, in a5, it faces A8.
learn-kimasai-race-1-wrong = North steps from a6 to a5. Which of your stones does it face then?
learn-kimasai-race-2 = But it is your turn, and one step is between you.
learn-kimasai-race-2-do = Strike first.
learn-kimasai-race-2-right = An odd distance and your turn: you strike. It was the last stone of North, and the game is won.
learn-kimasai-race-2-wrong = Now North steps in front of A8 and captures it.
learn-kimasai-race-3 = Now two steps are between you. If A8 goes on, North strikes it. A stone elsewhere can make a step and lose no ground.
learn-kimasai-race-3-do = Wait, so that North has to come nearer.
learn-kimasai-race-3-right = North has only this stone and must step. Then the distance is one, and the turn is yours.
learn-kimasai-race-3-wrong = Now one step is between you, and it is the turn of North: he strikes.
