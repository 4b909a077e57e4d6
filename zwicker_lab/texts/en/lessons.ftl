# What a learner is told after a try where the author of the lesson foresaw nothing.
lessons-as-played = That is the move that was played.
lessons-not-right = Look again, or open a hint.
lessons-miss = Something else was asked for.
lessons-miss-played = Allowed. Another move was played here.
lessons-reply-could = { $goal } { lessons-any } could take { $items } next: { lessons-gain }.
lessons-any = { $kind ->
    [A] An ace
    [J] A jack
    [Q] A queen
    [K] A king
    [T] A 10
    [eight] An 8
    [joker] The joker { $rank }
   *[number] A { $rank }
  }
lessons-reply-holds = { $goal } { $seat } can take { $items } with { $card } next: { lessons-gain }.
lessons-gain = { $cards ->
    [one] one card
   *[other] { $cards } cards
  }{ $points ->
    [0] {""}
    [one] , one point
   *[other] , { $points } points
  }{ $zwick ->
    [yes] {" "}with the Zwick
   *[no] {""}
  }
lessons-danger = { $sweepers ->
    [one] In all, one of { $unseen } unseen cards could take everything
   *[other] In all, { $sweepers } of { $unseen } unseen cards could take everything
  }: { NUMBER($percent, minimumFractionDigits: 1) } %.
lessons-reply-none = { $goal } At least the next player can take nothing.
lessons-reply-own-turn = { $goal } It is your turn again.
lessons-reply-over = { $goal } That was the last card of the deal.

# Faults in a lesson, in a stored run or in an address.
error-lesson-field = “{ $key }” { $kind ->
    [missing] is missing.
    [unknown] { $near ->
        [none] is not a key that can stand here.
       *[one] is not a key that can stand here. Did you mean { $near }?
      }
    [text] wants text, got “{ $got }”.
    [short-text] wants a shorter text, got “{ $got }”.
    [pattern] wants a text of the form { $pattern }, got “{ $got }”.
    [number] wants a whole number in range, got “{ $got }”.
    [yes-no] wants true or false, got “{ $got }”.
    [list] wants a list, got “{ $got }”.
    [longer-list] wants more entries, got “{ $got }”.
    [shorter-list] wants fewer entries, got “{ $got }”.
    [table] wants a table of keys and values, got “{ $got }”.
    [one-of] wants one of { $choices }, got “{ $got }”.
    [goal] wants a goal with its type, got “{ $got }”.
   *[other] wants something else, got “{ $got }”.
  }
error-lesson-at-key = “{ $key }”: { $text }
error-lesson-not-toml = This is not a lesson file in TOML: line { $row }, column { $place }.
error-lesson-unknown = There is no lesson “{ $lesson }”. There are: { $known }
error-lesson-rule = “{ $got }” is no section of the rules. There are 2.values, 2.points, 3, 4.capture, 4.build, 4.trail, 4.zwick, 5, and 6. with a switch, such as 6.capture.
error-lesson-judge-reason = A judged move wants a reason when it is illegal, and none when it is legal.
error-lesson-goal-needs = With the goal { $goal } the key “{ $key }” { $wanted ->
    [yes] is needed, got none.
   *[no] is not wanted, got one.
  }
error-lesson-seat = There is no seat “{ $seat }” in this packet. Its seats are { $seats }.
error-lesson-step-unknown = There is no step “{ $step }” in this lesson. There are: { $known }
error-lesson-exercise-unknown = There is no exercise “{ $exercise }” in this lesson. There are: { $known }
error-lesson-record = What is stored about exercise { $exercise } contradicts itself.
error-lesson-no-packet = Lesson { $lesson } has no packet to play.
error-lesson-packet-move = The stored move “{ $move }” cannot be played in the packet ({ $code }).
error-deal-comment = A comment in two languages has one line that begins with “de:” and one with “en:”, got “{ $got }”.
error-deal-unknown = There is no tutorial deal “{ $deal }”. There are: { $known }
error-text-language = “{ $got }” is no code of a language such as de, en or nds.
