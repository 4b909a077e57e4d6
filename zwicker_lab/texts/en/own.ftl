# Lessons of one's own: what stands where the author wrote nothing, and what is wrong with a file.
own-success = That is just what was asked.
own-task-any-legal-capture = Capture something.
own-task-capture-all-of = Capture { $cards }. More may come along.
own-task-max-cards = Capture as many cards as possible.
own-task-make-zwick = Make a Zwick.
own-task-build-total = Make a build of { $total }.
own-task-build-down = Build down.
own-task-points-at-least = Win at least { $points ->
    [one] one point
   *[other] { $points } points
  } with one card.
own-task-avoid-zwick = Play so that the next player cannot make a Zwick.
own-task-exact-moves = Find the best move.
own-task-judge-legality = { $move }: is that allowed?
own-judge-legal = Allowed
own-judge-illegal = Not allowed
own-move-capture = { $card } takes { $items }
own-move-build = { $card } on { $items }, a build of { $total }
own-move-trail = { $card } is laid down
own-condition-zwick-exactly = can Zwick in exactly { $number ->
    [one] one way
   *[other] { $number } ways
  }
own-condition-zwick-at-least = can Zwick in at least { $number ->
    [one] one way
   *[other] { $number } ways
  }
own-condition-no-zwick = cannot Zwick
own-condition-capture = can capture something
own-condition-no-capture = cannot capture anything
own-condition-sum = can capture a sum of { $number } cards
own-condition-build = can build
own-condition-build-there = a build of { $number } lies there
own-condition-joker-hand = holds a joker
own-condition-joker-table = a joker lies on the table
own-condition-points = can win at least { $number ->
    [one] one point
   *[other] { $number } points
  } with one card

error-own-text-empty = A text is missing here, German (de) or English (en).
error-own-move-illegal = The move “{ $move }” is not allowed here.
error-own-accepted-wrong = “{ $move }” is allowed, but does not reach the goal.
error-own-try-verdict = The verdict on “{ $move }” is “{ $wanted }” by the rules and the goal, got “{ $got }”.
error-own-judge-none = The right answer is missing among those offered (choice): by the rules it is “{ $wanted }”, offered are: { $offered }. Say which one is meant by accepted.
error-own-judge-offered = “{ $answer }” counts as right (accepted), but is not offered. Offered are: { $offered }
error-own-judge-wrong = “{ $answer }” cannot be right: by the rules the move “{ $move }” is { $legal ->
    [yes] allowed
   *[no] not allowed
  }.
error-own-judge-try = “{ $answer }” is foreseen as a wrong answer (try), but is { $right ->
    [yes] right
   *[no] not offered
  }. Offered are: { $offered }
error-own-no-answer = With these cards no legal move reaches the goal. Change the cards or the goal.
error-own-table-wide = There are too many possibilities here to work out all answers. Put fewer cards on the table ({ $most } at most) or into the hand.
error-own-too-large = The file is too large. A lesson may have up to { $most } KB.
error-own-condition = There is no condition “{ $condition }”. There are: { $known }
error-own-condition-number = The number of a condition goes from 1 to { $most }, got { $got }.
error-own-wish-cards = The search places up to { $on_table } cards on the table and 1 to { $in_hand } in the hand, not { $table } and { $hand }.
error-own-not-taken = Left behind on opening, as it cannot be read that way: { $keys }. The file itself stays as it is.
error-own-link = There is no lesson in this link that can be read. Perhaps it was cut short when it was copied.
error-own-plan-minutes = In the plan “{ $plan }” evening { $evening } takes { $got } minutes instead of { $wanted }.
