# The same deal, counted by every rule set.
scoring-heading = Same cards, every scoring
scoring-lead = A deal is over, the cards are counted. What would come out if it were counted differently?
scoring-deal-title = Which deal is counted?
scoring-deal-draw = Have a deal played
scoring-deal-rules = By the rules of
scoring-deal-players = Players
scoring-deal-who = All play
scoring-deal-seed = Number of the deal
scoring-deal-play = Have it played
scoring-deal-again = Another one, at random
scoring-deal-stop = Stop
scoring-deal-lost = This deal lies in another window. Paste it again below.
scoring-deal-own = Your own deal
scoring-own-about = Here a deal can be counted that was played to its end: from a file you saved after playing, or by hand.
scoring-counted = { $title }: { $players } players, played by “{ $rules }”.
scoring-drawn = Deal no. { NUMBER($seed, useGrouping: 0) } ({ $who })
scoring-look = Look at this deal
scoring-count-all = Count by every rule set
scoring-progress = { $moves ->
    [one] 1 move played
   *[other] { $moves } moves played
  }
error-scoring-unfinished = This deal is not over after { $moves } moves. Only a deal in which all cards were played can be counted.
scoring-table = Your scoring
scoring-table-base = Starting from
scoring-table-about = Move the values, the numbers beside them change at once.
scoring-add = One more card shall count
scoring-add-none = no other
scoring-total = To be won in a deal, without Zwicks: { $count } points
scoring-change = against as played { $change }
scoring-bars = Who has how much?
scoring-bars-about = A bar for each side. The patterns say where the points come from.
scoring-by-row = Row by row
scoring-in-words = What is different
scoring-row = What counts
scoring-side = Who
scoring-total-row = Together
scoring-choose-side = Whose rows?
scoring-guess = our assumption
scoring-guess-about = In italics and dotted: this value is our assumption, no source shows it.
scoring-as-played = as it was played
scoring-kind-most = Most cards
scoring-kind-jokers = Jokers
scoring-kind-cards = Single cards
scoring-kind-aces = Aces
scoring-kind-zwicks = Zwicks
scoring-kind-fines = Fines
scoring-bar = { $side }: { $total } points. { $parts }
scoring-no-difference = No difference, exactly 0 for each side.
scoring-difference = { $side }: { $after } instead of { $before }, that is { $change }. { $rows }.
scoring-leads-now = Now { $side } has more.
scoring-nobody-leads = Now they are level.
scoring-without = { $count ->
    [one] { $jokers } is not in that pack and counts only as a card here.
   *[other] { $jokers } are not in that pack and count only as cards here.
  }
scoring-more = { $count ->
    [one] That pack also has { $jokers }, which was not in this deal.
   *[other] That pack also has { $jokers }, which were not in this deal.
  }
scoring-no-fines = Fines for builds left lying cannot be counted afterwards: this deal had none.
scoring-has-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
  }
scoring-has-zwicks = { $count ->
    [one] 1 Zwick
   *[other] { $count } Zwicks
  }
scoring-has-builds = { $count ->
    [one] 1 build
   *[other] { $count } builds
  }
