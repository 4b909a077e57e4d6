# Swiss Zwick: the table.
zwick-place-s = you
zwick-place-e = right
zwick-place-w = left
zwick-place-n = opposite
zwick-place-ne = half right
zwick-place-nw = half left
zwick-table-trick = The middle of the table
zwick-trump = Trump: { $suit }
zwick-trump-turned = Trump is { $suit }, turned was { $card }
zwick-strokes-own = your strokes
zwick-strokes = { $seat }: { $count ->
    [0] no stroke yet
    [1] one stroke
   *[other] { $count } strokes
  }
zwick-hand-trumps = { $count ->
    [0] no trump
    [1] one trump
   *[other] { $count } trumps
  }
zwick-hand-some = { $seat }: { $count } cards, open { $open }
zwick-role-turner = turned
zwick-role-licker = licked
zwick-role-out = not in
zwick-role-in = in
zwick-item = { $card } by { $seat ->
    [You] you
   *[other] { $seat }
  }
zwick-item-ahead = { $card } by { $seat ->
    [You] you
   *[other] { $seat }
  }, ahead

zwick-head-cut = **Cutting**
zwick-head-lick = **Licking**
zwick-head-deal = **Dealing**
zwick-head-turn = **Turning trump**
zwick-head-keep = **Turning trump**
zwick-head-join = **Who joins?**
zwick-head-lay = **Laying away**
zwick-head-play = **Trick { $at }** of { $count }
zwick-head-played = **The deal is played**
zwick-head-unopposed = **Nobody plays against**
zwick-head-nobody = **Nobody turned**
zwick-head-misdeal = **Misdealt**
zwick-empty-cut = The cards are shuffled.
zwick-empty-cut-more = The player on the dealer's left cuts.
zwick-empty-lick = The next card lies face down.
zwick-empty-lick-more = Whoever licks sees it only when it is taken.
zwick-empty-deal = Now the cards are dealt.
zwick-empty-deal-more = Everybody gets five.
zwick-empty-turn = There is no trump yet.
zwick-empty-turn-more = The stock goes to the right.
zwick-empty-keep = Trump is turned.
zwick-empty-keep-more = Does it stand?
zwick-empty-join = Trump is settled.
zwick-empty-join-more = Who joins?
zwick-empty-lay = One card is laid away.
zwick-empty-lay-more = Everybody keeps five.
zwick-empty-play = The table is empty.
zwick-empty-play-more = Whose turn it is leads.
zwick-empty-played = The deal is over.
zwick-empty-played-more = All cards are played.
zwick-empty-unopposed = All others have declined.
zwick-empty-unopposed-more = Nothing is played.
zwick-empty-nobody = Nobody wanted to turn.
zwick-empty-nobody-more = This deal does not count.
zwick-empty-misdeal = The dealer has misdealt.
zwick-empty-misdeal-more = That costs a bird.

zwick-note-play = Choose a card. Touch it again and it is played.
zwick-note-lay = Choose the card you lay away. Touch it again and it is gone.
zwick-play-card = Play { $card }
zwick-lay-card = Lay { $card } away

zwick-told-trump = { $suit } are trump.
zwick-told-turned = Turned: { $cards }.
zwick-told-shown = At the cut { $card } lies at the bottom.
zwick-told-lead = In the trick lies { $cards }.
zwick-told-trick = In the trick lie { $cards }; { $best } is ahead.
zwick-told-of = { $card } ({ $seat })
zwick-told-out = { $seat } does not take part.

zwick-done-cut = { $who ->
    [you] You lift { $number } cards; at the bottom lies { $card }.
   *[seat] { $seat } lifts { $number } cards; at the bottom lies { $card }.
  }
zwick-done-lick = { $who ->
    [you] You lick { $card }.
   *[seat] { $seat } licks { $card }.
  }
zwick-done-stop = { $who ->
    [you] You do not lick.
   *[seat] { $seat } does not lick.
  }
zwick-done-deal = { $who ->
    [you] You deal.
   *[seat] { $seat } deals.
  }
zwick-done-misdeal = { $seat } has misdealt.
zwick-done-turn = { $who ->
    [you] You turn { $card }.
   *[seat] { $seat } turns { $card }.
  }
zwick-done-keep = { $who ->
    [you] You stay with it.
   *[seat] { $seat } stays with it.
  }
zwick-done-pass = { $who ->
    [you] You pass the stock on.
   *[seat] { $seat } passes the stock on.
  }
zwick-done-join = { $who ->
    [you] You join.
   *[seat] { $seat } joins.
  }
zwick-done-out = { $who ->
    [you] You stay out.
   *[seat] { $seat } stays out.
  }
zwick-done-lay = { $who ->
    [you] You lay { $card } away.
   *[seat] { $seat } lays { $card } away.
  }
zwick-done-card = { $who ->
    [you] You play { $card }.
   *[seat] { $seat } plays { $card }.
  }
zwick-done-trick = { $who ->
    [you] Your stroke: { $card } wins.
   *[seat] { $seat } makes the stroke: { $card } wins.
  }
zwick-turned-trump = trump
zwick-turned-off = off
