# Practice: exercises without end, by skill, with those coming back that did not succeed at once.

# The tasks.
practice-task-equal = With one hand card, take something equal from the table.
practice-task-sums = Take several cards that together count exactly what your hand card counts.
practice-task-groups = With one hand card, take as many cards as possible, in several groups if you can.
practice-task-two-values = Capture something. Mind the cards that have two values.
practice-task-build-up = Make a build of { $total }.
practice-task-build-down = Build down: put a hand card on a card or a build and subtract it.
practice-task-jokers-take = Take { $card } from the table.
practice-task-jokers-points = With one move, win at least { $points ->
    [one] 1 point
   *[other] { $points } points
  }.
practice-task-jokers-most = Take as many cards as possible.
practice-task-zwick = Make a Zwick: clear the whole table with one capture.
practice-task-defend = Prevent a Zwick. After your move, { $limit ->
    [0] no card you have not seen
    [one] at most one card you have not seen
   *[other] at most { $limit } cards you have not seen
  } should be able to clear the table.
practice-task-count = How many points are in this pile? The points for having most cards and for Zwicks are left out here.
practice-task-referee-capture = Somebody wants to capture { $items } with { $card }. Is that allowed?
practice-task-referee-build = Somebody wants to put { $card } on { $items } and says: this is a build of { $total }. Is that allowed?
practice-task-referee-trail = Somebody wants to simply lay { $card } down. Is that allowed?
practice-task-best = Play the best move you can find. The program tells you how good it is.

# The first hint: where to look.
practice-look-equal = Go through your cards one by one. Does the same lie on the table?
practice-look-sums = Begin with your highest card. Which cards together make its value?
practice-look-groups = First find one group that fits. Is there a second one left with the same value?
practice-look-two-values = Count each card with two values low once and high once.
practice-look-build-up = Which card on the table and which of your hand make the value together?
practice-look-build-down = The build then counts the lower card less yours. You may need to hold that value still.
practice-look-jokers = Look up what each joker counts. It is taken like any other card.
practice-look-zwick = Add up the whole table, then in two equal parts, then in three.
practice-look-defend = For each move, add up what lies there afterwards. How many cards of the pack have just that value and have not been played yet?
practice-look-count = Only a few cards score. Go row by row.
practice-look-referee = Do the sum first. Then ask yourself whether a rule is against it.
practice-look-best = What can you win? And what can the next player take afterwards?

# The second and the third.
practice-hint-card = It works with { $played }.
practice-hint-capture = { $played } takes { $items }.
practice-hint-build = { $played } on { $items } makes { $total }.
practice-hint-trail = Lay { $played } down.
practice-kind-capture = A capture is best here.
practice-kind-build = Building is best here.
practice-kind-trail = Laying a card down is best here.
practice-hint-values = { $card } counts { $values }.
practice-hint-referee-right = The sum works out.
practice-hint-referee-wrong = Something is wrong: the sum, or a rule.
practice-hint-scoring = These score here: { $kinds }.
practice-hint-in-pile = In this pile these score: { $worth }.

# Solved.
practice-done-equal = Like takes like.
practice-done-sums = The sum is right.
practice-done-groups = No move takes more.
practice-done-two-values = Well counted: at every capture you may choose the value afresh.
practice-done-build-up = Built.
practice-done-build-down = Built down.
practice-done-jokers = That is how a joker comes home.
practice-done-zwick = Swept clean.
practice-done-defend = You cannot leave the next player less than this.
practice-done-count = { $total ->
    [one] 1 point altogether.
   *[other] { $total } points altogether.
  }
practice-done-best = That is at most half a point from the best move.
practice-legal-capture = The sum works out, and no rule is against it.
practice-legal-build = The total is right, and where it must be held it is held.
practice-legal-trail = Any card may be laid down here, even one that could capture.

# What a referee can say.
practice-say-legal = Allowed
practice-say-wrong-sum = Not allowed: the sum does not fit
practice-say-one-group = Not allowed: only one group may be taken
practice-say-must-take-all = Not allowed: more is possible, and all must be taken
practice-say-must-capture = Not allowed: whoever can capture must capture
practice-say-card-fits-nothing = Not allowed: the card fits nothing on the table
practice-say-total-not-held = Not allowed: nobody may build a total they do not hold
practice-say-over-cap = Not allowed: that is too high for a build
practice-say-below-one = Not allowed: the build would count less than 1
practice-say-up-not-allowed = Not allowed: one may not build up
practice-say-down-not-allowed = Not allowed: one may not build down
practice-say-not-your-build = Not allowed: the build belongs to the other side
practice-say-merged-build = Not allowed: nothing may be built on a joined build
practice-say-joker-protected = Not allowed: the joker is protected
practice-say-one-item-only = Not allowed: one builds on one card or one build only

error-practice-exercise = There is no exercise “{ $got }”. An exercise is called, say, “sums 17 zwicker3” or “08-3”.
error-practice-memory = When this exercise comes back cannot be as it is stored.

# The overview.
practice-heading = Practice
practice-heading-skill = Practice: { $skill }
practice-all = All exercises
practice-lead = Ever new exercises for whatever you like to practise. What you did not get right the first time comes back after a while.
practice-mixed = Practise a mix of everything
practice-due = { $count ->
    [0] A bit of everything, most of what has seldom been asked.
    [one] One exercise you did not get right at once is due again. After that a bit of everything.
   *[other] { $count } exercises you did not get right at once are due again. After that a bit of everything.
  }
practice-skills = Or one by one
practice-act = Practise
practice-went = { $count ->
    [0] Not practised yet
    [one] 1 exercise, { $first ->
        [0] not solved at once
       *[other] right first time
      }
   *[other] The last { $count } exercises, { $first } right first time
  }{ $hinted ->
    [0] {""}
   *[other] , { $hinted } with a hint
  }{ $tries ->
    [0] {""}
    [one] {" "}· 1 try
   *[other] {" "}· { $tries } tries
  }
practice-comes-back = { $count ->
    [one] 1 exercise is due again
   *[other] { $count } exercises are due again
  }
practice-missing = This rule set does not have: { $skills }.
practice-rules = By which rules?
practice-rules-field = Rule set
practice-rules-more = Change single rules{ $count ->
    [0] {""}
    [one] {" "}(1 changed)
   *[other] {" "}({ $count } changed)
  }
practice-over-text = All first tries in practice and what is to come back are forgotten. What is noted in the lessons stays.
practice-over-done = Everything practised is forgotten.

practice-skill-equal = Matching cards
practice-skill-sums = Sums
practice-skill-groups = Several groups
practice-skill-two-values = Two values
practice-skill-build-up = Building
practice-skill-build-down = Building down
practice-skill-jokers = Jokers
practice-skill-zwick = Find the Zwick
practice-skill-defend = Prevent a Zwick
practice-skill-count = Count a pile
practice-skill-referee = Referee
practice-skill-best = The best move
practice-skill-lesson = From the lessons
practice-skill-mixed = A mix of everything
practice-aim-equal = See at a glance what fits your cards.
practice-aim-sums = Find cards that together make your card.
practice-aim-groups = Take along all that your card may take at once.
practice-aim-two-values = Ace, jack, queen and king: once low, once high.
practice-aim-build-up = Prepare a build that you can fetch yourself.
practice-aim-build-down = Subtract instead of adding.
practice-aim-jokers = Bring the jokers home.
practice-aim-zwick = Clear the whole table with one capture.
practice-aim-defend = Leave the next player no table to clear.
practice-aim-count = Count points as quickly as at the end of a deal.
practice-aim-referee = Is that allowed? And if not, why?
practice-aim-best = A position as at the table, and any move goes. The program judges it.
practice-aim-lesson = Exercises you did not get right the first time, and those a lesson reminds you of.

# At an exercise.
practice-progress = What you practise
practice-again = comes back
practice-next = Next exercise
practice-wait = An exercise is being picked …
practice-wait-title = One moment
practice-wait-more = It will be here soon. With “Next exercise” you can practise something else in the meantime.
practice-best-better = There is better
practice-best-missed = Another move promises clearly more. What is poor about this one stands below.
