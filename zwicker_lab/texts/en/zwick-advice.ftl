# Swiss Zwick: why a move is better or worse. Short and plain.
zwick-advice-cut = Nobody knows a card yet: every cut is as good as another.
zwick-advice-only = There is no other choice.
zwick-advice-a-bird = { $rate ->
    [0] get no bird
    [1] always get a bird
   *[other] get a bird in { $bird } of the deals
  }
zwick-advice-with-bird = { $rate ->
    [0] no bird
    [1] always a bird
   *[other] a bird in { $bird } of the deals
  }
zwick-advice-join = { $count ->
    [0] You make { $strokes } strokes on average and { zwick-advice-a-bird }
   *[other] With the { $cards } you make { $strokes } strokes on average and { zwick-advice-a-bird }
  }: { $points } points; staying out is 0.
zwick-advice-keep = { $count ->
    [0] With { $suit } as trump you make { $strokes } strokes on average and { zwick-advice-a-bird }
   *[other] With { $suit } as trump and the { $cards } you make { $strokes } strokes on average and { zwick-advice-a-bird }
  }: { $points } points.
zwick-advice-out = Staying out is 0; taking part brings { $points } points on average.
zwick-advice-turn = Who turns must take part: { $strokes } strokes on average and { zwick-advice-with-bird }, { $points } points.
zwick-advice-pass = Handing the stock on brings { $points } points on average: if another turns, you may still join.
zwick-advice-pass-bound = Handing the stock on brings { $points } points on average: you must take part even if another turns.
zwick-advice-second = The second card stands, whichever it is: { $strokes } strokes on average and { zwick-advice-with-bird }, { $points } points.
zwick-advice-lick = You have the { $card } for sure and must take part: { $points } points on average.
zwick-advice-lick-more = Nobody knows the next card: { $points } points on average.
zwick-advice-stop = Without a further card: { $points } points on average.
zwick-advice-deal = Dealing is all there is to do: { $points } points on average.
zwick-advice-lay = What is left in hand brings { $points } points on average.
zwick-advice-takes = Takes the trick: nobody plays after you.
zwick-advice-gives = Does not take the trick: the { $best } beats it.
zwick-advice-sure = Takes the trick: no card that could take it is out.
zwick-advice-open = { $count ->
    [one] One card that is still out could beat it.
   *[other] { $count } cards that are still out could beat it.
  }
zwick-advice-brings = In the end { $strokes } strokes on average and { zwick-advice-with-bird }: { $points } points.
zwick-advice-less = The { $card } brings { $lost } points more on average.
zwick-advice-even = All cards come out about the same here.
zwick-advice-known = Points of the whole deal, strokes less birds. All cards are known.
zwick-advice-solved = Expected points of the whole deal, strokes less birds, with 95 % intervals. An estimate over { $worlds } sampled deals, each solved with open cards and everybody playing for himself; no proof.
zwick-advice-played = Expected points of the whole deal, strokes less birds, with 95 % intervals. An estimate over { $worlds } sampled deals; the traditional program plays on for everybody: bot play, not best play.
cli-zwick-advise = say how good every possible decision or card is, and why
zwick-advice-column-bird = Bird
