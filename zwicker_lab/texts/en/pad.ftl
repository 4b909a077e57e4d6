# The score pad: the cards are on a real table, the counting is here.
pad-heading = Score pad
pad-lead = You play with real cards, the pad reckons: tap the piles, check the sum, keep the sheet to the target.
pad-start = Start counting
pad-summary = { $players } at the table, { $length }. { $dealer } deals first.
pad-choose = Before the first deal
pad-field-dealer = Who deals first
pad-names = Names, clockwise round the table
pad-name = Name for { $seat }
pad-name-help = At most { $most } characters. You can leave them empty.
pad-kept-title = Sheets you have begun
pad-kept-go = Go on counting
pad-kept-drop = Throw away
pad-kept = { $names }: { $points } after { $deals ->
    [one] 1 deal
   *[other] { $deals } deals
  }
pad-kept-ask = Really throw this sheet away?
pad-kept-keep = Keep it
pad-kept-most = The { $most } sheets you last counted on are kept.
pad-loading = Fetching the sheet …
pad-elsewhere = This sheet is open in another window. Counting goes on there.
pad-here = Count here instead
pad-saved = Stays on this device, also when you close the page.
pad-new = Another sheet

# Counting.
pad-count = Count deal { $deal }
pad-correct = Correct deal { $deal }
pad-dealer = { $dealer } dealt.
pad-whose = Whose pile?
pad-way = How to count?
pad-way-cards = Tap the cards
pad-way-rows = Enter numbers
pad-tap = Tap the cards that are in the pile of { $side }.
pad-tap-none = Under these rules no single card scores.
pad-card = { $card }, { $points ->
    [one] 1 point
   *[other] { $points } points
  }
pad-card-with = { $card }, in the pile of { $side }
pad-with = { $side }
pad-cards = Cards
pad-cards-all = All cards in the pile
pad-zwicks = Zwicks
pad-fines = Builds left lying
pad-each = { $points } each
pad-once = { $points ->
    [one] 1 point
   *[other] { $points } points
  }
pad-fine-each = { $points } off each
pad-most-worth = { $points ->
    [one] 1 point for the most
   *[other] { $points } points for the most
  }
pad-less = { $row }: one fewer
pad-more = { $row }: one more
pad-number = { $row }, number for { $side }
pad-rest = The rest: { $count }
pad-rest-name = The rest: { $count } cards for { $side }
pad-next-side = Next: { $side }
pad-moved = { $card } was with { $before }, now with { $now }.
pad-no-number = “{ $value }” is not a number.
pad-at-most = { $row }: at most { $most }.
pad-short = The match was decided in mid-deal
pad-short-help = Under these rules the match ends as soon as somebody reaches the target. Then only Zwicks and what is already in the piles count, most cards do not.
pad-table = This deal as it stands
pad-row = What counts
pad-total = Together
pad-write = Onto the sheet
pad-write-anyway = Onto the sheet all the same
pad-write-correct = Enter the correction
pad-leave = Leave it as it was
pad-written = Deal { $deal } is on the sheet.

# The check.
pad-check-uncounted = Not counted yet: the cards of { $sides }.
pad-check-fewer = { $side }: { $cards ->
    [one] 1 card is counted
   *[other] { $cards } cards are counted
  }, but { $scoring } of them are said to score.
pad-check-over = { $row }: { $sum } = { $total }. { $there ->
    [one] There is 1
   *[other] There are { $there }
  }: { $off } too many.
pad-check-under = { $row }: { $sum } = { $total }. { $there ->
    [one] There is 1
   *[other] There are { $there }
  }: { $off } missing.
pad-check-undecided = A match is decided in mid-deal once somebody has { $target } and leads; nobody has come that far here.
pad-problems = This does not add up yet
pad-to-do = Still to do
pad-off = Does not add up

# The sheet.
pad-sheet-empty = There is nothing on the sheet yet.
pad-fix = Correct
pad-fix-name = Correct deal { $deal }
pad-corrected = corrected, was { $points }
pad-beyond = Does not count: the match was decided before.
pad-drop = Strike the last deal
pad-drop-ask = Really strike deal { $deal }?
pad-over = New sheet, same table
pad-over-ask = Delete { $deals ->
    [one] the 1 deal
   *[other] all { $deals } deals
  } and start over?
pad-yes = Yes
pad-no = No
pad-print = Print
pad-won = { $side } { $several ->
    [yes] have won the match
   *[no] has won the match
  }
pad-won-text = { $points } after { $deals ->
    [one] one deal
   *[other] { $deals } deals
  }.
pad-full = The sheet is full
pad-full-text = It holds { $deals } deals, a sheet takes no more. The score is { $points }, and nothing is lost: this sheet stays with those begun and can still be corrected. Go on counting on a new one and add this score to it.
pad-full-new = Begin a new sheet
pad-drawn = The match ends in a draw
pad-now = Deal { $deal }, { $dealer } deals
pad-guess = { $count ->
    [one] One value of these rules is our assumption.
   *[other] { $count } values of these rules are our assumption.
  }

# Ways there.
pad-way-there = Played at a real table?
