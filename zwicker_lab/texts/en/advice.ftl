# Why a move is better or worse: what it wins, what it leaves. Short and plain, every number counted.
advice-wins = Wins { $prizes }: { advice-points }.
advice-wins-zwick = Wins { $prizes } and clears the table: { advice-points }.
advice-zwick = Clears the table: a Zwick, { advice-points }.
advice-takes = Takes { $count } cards; your side then has { $pile } of the { $pack }.
advice-sweep = Leaves { $items }: { $cards } clears the table for { advice-points }, and { $holds }.
advice-open = Leaves { $prizes } within reach: { $cards } gets { advice-points }, and { $holds }.
advice-lays = Lays down { $prizes }: { $cards } gets { advice-points }, and { $holds }.
advice-no-sweep = None of the { $count } unseen cards clears the table.
advice-no-sweep-seen = { $seat } has no card that clears the table.
advice-out-of-reach = None of the { $count } unseen cards takes { $prizes }.
advice-out-of-reach-seen = { $seat } has no card that takes { $prizes }.
advice-less-risk = { $seat } can take { $loss } points on average at the next turn; after the other moves it is { $others }.
advice-build-kept = Builds { $total } for your own { $own }; { $cards } takes it too, and { $holds }.
advice-build-safe = Builds { $total } for your own { $own }, and no card { $seat } can have takes it.
advice-build-loose = Builds { $total } with no card for it in your hand; { $cards } takes it, and { $holds }.
advice-partner-build = Leaves the build of { $total } to { $seat }, who still has a card for it.
advice-spoils = Takes the build of { $total }, for which { $seat } still has a card.
advice-spoils-building = Changes the build of { $total }, for which { $seat } still has a card.
advice-next = Then { $card } could take { $items }: { advice-points }.
advice-rest-won = As the last capture it also gets what stays on the table: { advice-rest }.
advice-rest-kept = What lies on the table goes to your side, which captured last: { advice-rest }.
advice-rest-lost = What lies on the table goes to { $side }, the last to capture: { advice-rest }.
advice-fine = The build of { $total } is left lying when the packet ends: { $fine } points fine.
advice-fine-risk = You have no card left for the build of { $total }; if it is left lying, that costs { $fine } points.
advice-misses-wins = { $card } could win { $prizes } at once: { advice-points }.
advice-misses-wins-zwick = { $card } could win { $prizes } and clear the table at once: { advice-points }.
advice-misses-zwick = { $card } could clear the table at once: a Zwick, { advice-points }.
advice-misses-cards = { $card } could take { $count } cards.
advice-misses-build = { $card } could build { $total } for your own { $own }.
advice-average = { $move } brings { $lost } points more, on average over { $worlds } sampled deals.
advice-average-exact = { $move } brings { $lost } points more when all is played to the end.
advice-average-known = { $move } brings { $lost } points more when the program plays on.
advice-ahead = Brings { $lost } points more than { $move }, on average over { $worlds } sampled deals.
advice-ahead-exact = Brings { $lost } points more than { $move } when all is played to the end.
advice-ahead-known = Brings { $lost } points more than { $move } when the program plays on.
advice-equal = Comes out as well as { $move }.
advice-even = All moves come out about the same here.
advice-only = This is the only legal move.
advice-too-large = The table is too large to look further than the move itself.
advice-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
advice-rest = { $count ->
    [one] one card
   *[other] { $count } cards
  }, { advice-points }
advice-holds = { $seat } holds { $kind ->
    [this] it
   *[such] one
  } in { $chance } of the possible deals
advice-holds-surely = { $seat } holds { $kind ->
    [this] it
   *[such] one
  }
advice-percent = { $percent } %
advice-percent-under = less than 1 %
advice-percent-over = more than 99 %
advice-prize = the { $card }
advice-items-many = { $count } cards and builds
advice-any = { $kind ->
    [A] an ace
    [J] a jack
    [Q] a queen
    [K] a king
    [T] a 10
    [eight] an 8
    [joker] the joker { $rank }
    [wild] a wild joker
   *[number] a { $rank }
  }
advice-any-many = one of { $count } cards
advice-move-capture = taking { $items } with { $card }
advice-move-build = building { $total } on { $items } with { $card }
advice-move-trail = laying down { $card }

# How good a move is.
verdict-best = best
verdict-good = good
verdict-playable = playable
verdict-mistake = mistake
advice-head-exact = Points of your side minus the others’, to the end of the deal. Every possible deal ({ $worlds }) was solved with open cards.
advice-head-sampled = Expected points of your side minus the others’, to the end of the deal, with 95 % intervals. An estimate over { $worlds } sampled deals, played on by programs; no proof.
advice-head-known = Expected points of your side minus the others’, to the end of the deal. All cards are known; an estimate by how programs played on { $worlds } times, no proof.
advice-interval = { $low } to { $high }
advice-reply-sure = { $seat } can answer { $move }.
advice-reply = { $seat } could answer { $move }, in { $chance } of the possible deals.
advice-bounded = The table offers more moves than these { $count }; only these were looked at.
advice-more = { $count ->
    [one] One more move was looked at.
   *[other] { $count } more moves were looked at.
  }
advice-column-move = Move
advice-column-verdict = Verdict
advice-column-expected = Expected
advice-column-why = Why
error-advice-over = The deal is over: there is no move to advise on.
error-advice-no-hand = { $seat } has no card in hand, so there is no move to advise on.
error-advice-too-few = { $unknown } unknown cards and { $stock } in the stock are too many: only { $left } cards are named nowhere.
