# The page that explores a position.

look-heading = Look at a position
look-examples = Positions to begin with
look-random = A random position
look-example-pairs = Pairs
look-example-sums = Sums
look-example-two-values = Two values
look-example-builds = Builds
look-example-jokers = Jokers
look-example-wide = Twelve on the table
look-example-book = Rules of the book
look-example-tableau = Ten cards lie open

# Under the table.
look-steps = Back and forward
look-step-first = To the start
look-step-back = One move back
look-step-on = One move forward
look-step-last = To the last move
look-place = { $last ->
    [0] start
   *[other] move { $at } of { $last }
  }
look-count = { $count ->
    [one] 1 legal move
   *[other] { $count } legal moves
  }
look-count-capture = { $count ->
    [one] 1 capture
   *[other] { $count } captures
  }
look-count-build = { $count ->
    [one] 1 build
   *[other] { $count } builds
  }
look-count-trail = { $count ->
    [one] 1 trail
   *[other] { $count } trails
  }
look-count-none = nothing
look-count-more = More than { $count } legal moves
look-count-choose = Choose a card to see its own.
look-copy-line = Copy position line
look-copy-link = Copy link
look-copied-line = Line copied
look-copied-link = Link copied
look-copy-failed = The browser does not allow copying

# What was played.
look-moves-title = Moves so far
look-moves-empty = None yet. Choose a card, then what it should do.
look-begin = Start
look-did-capture = { $card } takes { $sum }
look-did-build = { $sum }
look-did-trail = { $card } is laid down
look-did-trail-as = { $card } is laid down as { $value }
look-gain = { $points ->
    [one] 1 point
   *[other] { $points } points
  }
look-gain-zwick = { $points ->
    [0] Zwick
    [one] Zwick, 1 point
   *[other] Zwick, { $points } points
  }
look-gain-row-zwick = Table empty: a Zwick
look-over = All cards are played and counted. Step back to try something else.
look-score = The count
look-score-row = What counts
look-score-total = Together
look-packet-over = The packet is over
look-packet-over-text = { $count ->
    [one] 1 card is still in the stock, but nobody knows which.
   *[other] { $count } cards are still in the stock, but nobody knows which.
  } Deal them at random to go on, or write them in order after “stock”.
look-hidden = The cards of { $seat } are hidden
look-hidden-text = So nothing can be played here yet. Deal cards at random, or write them in place of “?” in the position.
look-fill = Deal hidden cards at random
look-fill-packet = Deal on at random

# Rules.
look-rules-title = Rules
look-rules-choose = Rule set
look-rules-option = { $title } ({ $code })
look-rules-switches = House rules, switch by switch
look-rules-count = { $count ->
    [0] all as in the rule set
    [one] 1 changed
   *[other] { $count } changed
  }
look-rules-plain = Everything as in the rule set
look-rules-sure = How sure are these rules?
look-rules-read = Read these rules
look-rules-compare = Compare two rule sets
look-changed = Changed: { $changes }
look-setting = { $what }: { $value }
look-doubt-none = Every value is certain: several independent sources agree.
look-doubt-unsaid = This rule set does not say how sure its values are.
look-doubt-oneline = { $count ->
    [one] 1 value goes back to a single description (dashed).
   *[other] { $count } values go back to a single description (dashed).
  }
look-doubt-guess = { $count ->
    [one] 1 value is our assumption (dotted).
   *[other] { $count } values are our assumption (dotted).
  }
look-compare-gone = { $count ->
    [one] 1 move fewer
   *[other] { $count } moves fewer
  }
look-compare-new = { $count ->
    [one] 1 move more
   *[other] { $count } moves more
  }
look-compare-same = The same moves as before
look-compare-more = and { $count } more
look-only-gone = Not possible any more
look-only-new = Possible now
look-upload-label = Rules of your own
look-upload-button = Choose a file
look-upload-help = A rule set as a file (.toml, at most 64 KiB). It stays in the link of this page and is kept nowhere else.
error-look-unfit = This position does not fit there, so the old rules stay. { $why }
error-look-drawn = The position did not fit your rules, so here is a random one.
error-look-moves = Move { $at } of the link, “{ $move }”, does not go here. You see the moves before it.
