# The same position under two rule sets.
compare-heading = Same position, two rule sets
compare-lead = What may be done with these cards? One rule set on the left, the other on the right.
compare-starts = Examples to begin with
compare-start-two-values = Court cards with one value or two
compare-start-builds = Building without holding the total
compare-start-pairs = Who can capture must
compare-start-sums = Sums by the book
compare-start-jokers = Wild jokers
compare-left = Rules on the left
compare-right = Rules on the right
compare-lanes = The moves, left and right
compare-unfit = This position does not fit “{ $title }”. { $why } Choose another rule set or another position.
compare-no-moves = Nothing can be played here.
compare-same = { $count ->
    [one] No difference: the one move is allowed left and right.
   *[other] No difference: all { $count } moves are allowed left and right.
  }
compare-same-cut = No difference in the { $count } moves we looked at.
compare-differ = Only left: { $left }. On both sides: { $both }. Only right: { $right }.
compare-only = Only { $side ->
    [left] left
   *[right] right
  } ({ $title }): { $count ->
    [one] 1 move
   *[other] { $count } moves
  }
compare-only-more = Below each stands why “{ $title }” does not allow it.
compare-both = Both: { $count ->
    [one] 1 move
   *[other] { $count } moves
  }
compare-both-more = Allowed left and right
compare-none = None
compare-nothing = nothing
compare-gains = left { $left }, right { $right }
compare-more = { $count ->
    [one] 1 more move
   *[other] { $count } more moves
  }
compare-rest = and { $count } more
compare-cut = So many cards allow more moves than can be shown. For each hand card you see the first ones; whether they are allowed on the other side is right for each of them.
compare-studies = Have many deals played under both rule sets
compare-card = Card
compare-values = What the cards count differently here
