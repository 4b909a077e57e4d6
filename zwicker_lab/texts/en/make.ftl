# Making lessons: the page to write on, the sheet to print, the plans for evenings.
make-heading = Make your own lessons
make-lead = Put cards on the table, say what is asked, and write what you would like to say. The page works out which answers are right. To play, to print and to hand on, with no programming at all.
make-lesson = The whole lesson
make-rules = By the rules of
make-title = Title
make-title-help = German, English or both: readers see whichever there is.
make-intro = Introduction
make-intro-help = What you want to say first. May stay empty. A card in curly brackets is drawn, for instance {"{9s}"} for the nine of spades.
make-aim = To keep in mind
make-aim-help = One sentence for the end. May stay empty.
make-more-texts = Introduction and closing sentence
make-save = Save as a file
make-file = Open a file
make-new = Start afresh
make-play = Play it now
make-share = Copy a link
make-print = Print
make-print-here = To print the exercises, use the button “Print” on this page.
make-undo = Undo
make-plans = Plans for evenings
make-done-with = Done? Then:
make-copied = The link is copied. Whoever opens it plays your lesson.
make-share-long = The lesson is too long for a link. Save it as a file and hand the file on.
make-too-large = The file is too large for a lesson.
make-elsewhere = This lesson is open in another window. Only that one still saves.
make-elsewhere-here = Go on writing here
make-undone-remove = The exercise is removed.
make-undone-new = An empty sheet lies there.
make-undone-open = The file is open.
make-undone-seek = New cards lie there.
make-undone-given = The exercises of the link or plan lie there. Undo brings back what you had written before.
make-undone-clear = All cards of this exercise are taken back.
make-undone-rules = Other rules are in force. What they do not have is gone from the exercises.
make-undone-kept = What was prepared for this exercise belonged to other cards or another goal and is gone.
make-exercises = Exercises
make-exercise = Exercise { $at }
make-add = Add an exercise
make-copy = Duplicate
make-up = Move forward
make-down = Move back
make-remove = Remove
make-count = { $count ->
    [one] 1 exercise
   *[other] { $count } exercises
  }, up to { $most } are possible
make-row-right = fine
make-row-wrong = not finished yet
make-cards = Cards
make-place = Where does the next card go?
make-zone-table = On the table
make-zone-hand = Into the hand
make-zone-build = Into a build
make-on-table = On the table
make-in-hand = In the hand
make-empty-table = No card on the table yet
make-empty-hand = No card in the hand yet
make-take-back = take back
make-pack = All cards
make-jokers = Jokers
make-clear = Take all cards back
make-lay-build = Lay down the build
make-build-total = The build counts
make-build-told = { $count ->
    [one] The bottom card of the build lies there. One more is needed.
   *[other] { $totals ->
        [0] These cards cannot make a build here.
       *[other] Built from bottom to top. What is the build to count?
      }
  }
make-task-title = Task and answers
make-goal = What is asked?
make-goal-any-legal-capture = Capture anything
make-goal-capture-all-of = Capture certain cards
make-goal-max-cards = Capture as many cards as possible
make-goal-make-zwick = Make a Zwick
make-goal-build-total = Make a build of a certain total
make-goal-build-down = Build down
make-goal-points-at-least = Win at least so many points
make-goal-avoid-zwick = Allow no Zwick
make-goal-exact-moves = Moves that I choose myself
make-goal-judge-legality = Judge whether a move is allowed
make-wants-total = Total of the build
make-wants-points = Points
make-wants-cards = These cards, with spaces between them, for instance 5c 4h
make-wants-moves = Right moves, with commas between them
make-wants-move = The move to be judged, for instance 9s x 5c 4h
make-choose-answers = Or tap a legal move:
make-answers = Right answers
make-answers-found = { $count ->
    [one] One answer is right:
   *[other] { $count } answers are right:
  }
make-answers-more = and { $count } more
make-judged-legal = The move is allowed. The right answer is “Allowed”.
make-judged-illegal = The move is not allowed. The right answer is “Not allowed”.
make-judged-own = The move is { $judged ->
    [legal] allowed
   *[illegal] not allowed
  }. Your own answers are offered.
make-texts = Texts of this exercise
make-task = Task
make-task-help = Left empty, the usual sentence stands there, for instance “Make a Zwick.”
make-hint = Hint { $at }
make-hints-title = Hints and praise
make-hints-help = Hints are uncovered one by one, from a quiet nudge to almost the answer. All may stay empty.
make-success = Praise when it is right
make-success-help = Left empty, it says “That is just what was asked.”
make-tries = { $count ->
    [one] One prepared explanation of a wrong answer is included.
   *[other] { $count } prepared explanations of other answers are included.
  } They are lost when you change the cards or the goal.
make-kept = With it comes what cannot be changed here: { $what }. It is lost when you change the cards or the goal.
make-kept-key = { $key ->
    [choice] answers of your own to choose from
    [accepted] the list of right answers
    [rule] the section of the rules
    [certainty] how sure the exercise is
    [about] what no source says
    [limit] how many cards may make a Zwick
    [against] whose cards to beware of
    [next_cards] how many cards the next player holds
    [solve] the last packet with its lead at the end
   *[other] “{ $key }”
  }
make-seek = Leave the cards to chance
make-seek-lead = Say how many cards there should be and what the hand to move must be able to do. The search goes on until it fits. The same random number gives the same cards.
make-seek-table = Cards on the table
make-seek-hand = Cards in the hand
make-seek-seed = Random number
make-seek-kept = What lies there already stays
make-seek-go = Look for cards
make-seek-stop = Stop looking
make-seek-condition = Condition { $at }
make-seek-add = Add a condition
make-seek-drop = Drop the condition
make-seek-number = Number
make-seek-busy = Looking: { $count } distributions seen.
make-seek-found = Found with the random number { NUMBER($seed, useGrouping: 0) }, after { $count } distributions that did not fit.
make-seek-known = The search with random number { NUMBER($seed, useGrouping: 0) } found these cards.
make-seek-next = Other cards
make-seek-none = None of { $count } distributions fits. Take other cards, another random number or one condition less.
make-seek-stopped = The search was stopped after { $count } distributions. The cards lie as before.
make-if-zwick-exactly = Zwicks possible: exactly
make-if-zwick-at-least = Zwicks possible: at least
make-if-no-zwick = No Zwick possible
make-if-capture = A capture is possible
make-if-no-capture = No capture possible
make-if-sum = A sum of so many cards
make-if-build = Building is possible
make-if-build-there = A build of this total
make-if-joker-hand = A joker in the hand
make-if-joker-table = A joker on the table
make-if-points = Points to win: at least

make-paper-foot = Zwicker Lab · a lesson of one’s own
make-paper-hand = In the hand
make-paper-table = On the table
make-paper-empty = empty
make-paper-qr = The same position on your phone
make-paper-solutions = Answers
make-paper-others = and { $count } more

error-make-not-text = That is not a text file. A lesson is a text file whose name ends in .toml.
error-make-no-hand = The hand still needs a card: choose “Into the hand” and tap a card.
error-make-text-long = The text is too long: { $got } characters, up to { $most } fit.
error-make-wanted-missing = Still missing here: { $wants ->
    [total] the total.
    [points] the number of points.
    [cards] at least one card.
    [move] the move.
   *[moves] at least one move.
  }
error-make-wanted = Wanted here: { $wants ->
    [cards] a card or several, such as 5c 4h
    [total] a whole number from 1
    [points] a whole number from 1
   *[other] a move, such as 9s x 5c 4h
  }; got “{ $got }”.
error-make-title-missing = The lesson still needs a title.
error-make-exercise-wrong = Exercise { $at } is not finished yet. It is open now; what is missing stands beside it.
