# Swiss Zwick: playing.
zwick-play-heading = Play Swiss Zwick
zwick-name = { $at ->
    [1] Vreni
    [2] Köbi
    [3] Trudi
   *[4] Ueli
  }
zwick-length-tournament = a Passe of { $deals } deals
zwick-length-casual = to { $target }
zwick-summary = { $players } at the table, { $length }.
zwick-field-form = Form
zwick-field-bots = How well do the others play?
zwick-kept = { $length }, { $players } at the table, deal { $deal }, you stand at { $own }
zwick-deal-tournament = Deal { $at } of { $count }
zwick-deal-casual = Deal { $at }
zwick-side-now = { $strokes ->
    [1] 1 stroke
   *[other] { $strokes } strokes
  }, { $birds ->
    [1] 1 bird
   *[other] { $birds } birds
  }

zwick-offer-cut-thin = Cut thin
zwick-offer-cut-middle = In the middle
zwick-offer-cut-thick = Cut thick
zwick-offer-lick-lick = Lick
zwick-offer-lick-stop = Leave it
zwick-offer-deal-deal = Deal
zwick-offer-turn-turn = Turn trump
zwick-offer-turn-pass = Pass on
zwick-offer-keep-keep = Stay with it
zwick-offer-keep-turn = Turn a second one
zwick-offer-join-join = Join
zwick-offer-join-out = Stay out
zwick-ask-cut = You sit on the dealer's left: cut the cards.
zwick-ask-lick = Do you lick? Then the card is yours, and you must take part.
zwick-ask-turn = The stock lies before you. Whoever turns must take part, and leads.
zwick-ask-keep = Does this trump stand? A second card would be final.
zwick-ask-join = Do you join? Without a stroke there is a bird: minus five.
zwick-bound-ten = The ten of bells was seen at the cut: everybody must take part.
zwick-bound-licked = You licked: you must take part.

zwick-how = How good?
zwick-how-name = How good was your choice? { $move }
zwick-why-name = Why did { $seat } decide so? { $move }
zwick-why-later = The rest depends on cards only { $seat } knows. Ask again after the deal, when all lies open.
zwick-why-better = { $few ->
    [yes] Nearly as good: { $move }.
   *[other] Best: { $move }, { $points } points more on average.
  }
zwick-goes-by-traditional = { $seat } plays by rules of thumb known at any pub table, without much reckoning.

zwick-log-cut = { $who ->
    [you] cut, at the bottom lies { $card }
   *[seat] cuts, at the bottom lies { $card }
  }
zwick-log-lick = { $who ->
    [you] lick { $card }
   *[seat] licks { $card }
  }
zwick-log-stop = { $who ->
    [you] do not lick
   *[seat] does not lick
  }
zwick-log-deal = { $who ->
    [you] deal
   *[seat] deals
  }
zwick-log-misdeal = { $who ->
    [you] have misdealt
   *[seat] has misdealt
  }
zwick-log-turn = { $who ->
    [you] turn { $card }
   *[seat] turns { $card }
  }
zwick-log-keep = { $who ->
    [you] stay with it
   *[seat] stays with it
  }
zwick-log-pass = { $who ->
    [you] pass the stock on
   *[seat] passes the stock on
  }
zwick-log-join = { $who ->
    [you] join
   *[seat] joins
  }
zwick-log-out = { $who ->
    [you] stay out
   *[seat] stays out
  }
zwick-log-lay = { $who ->
    [you] lay { $card } away
   *[seat] lays { $card } away
  }
zwick-log-card = { $card }
zwick-log-stroke = { $seat ->
    [You] stroke for you
   *[other] stroke for { $seat }
  }
zwick-seen-trumps = Which trumps are still out?
zwick-seen-bellis = Which Bellis are still out?
zwick-seen-out = out
zwick-seen-own = with you
zwick-seen-gone = played
zwick-seen-note = Only from what lay open. Out means in another hand or in the stock.

zwick-hands-title = All hands of this deal
zwick-hands-trick = Trick { $at }
zwick-sheet = The sheet
zwick-sheet-number = { $at }.
zwick-sheet-sum = { $deals ->
    [1] One counted deal
   *[other] { $deals } counted deals
  }, { $strokes } strokes in all before birds: five in each deal. The match: { $length }.
zwick-bird = bird
zwick-row-not-counted = does not count
zwick-next = Next deal, { $dealer ->
    [You] you deal
   *[other] { $dealer } deals
  }
zwick-won = You have won
zwick-lost = { $seat } has won
zwick-level = Level: { $seat }
zwick-ended-nobody = Nobody turned
zwick-ended-misdeal = Misdealt
zwick-unopposed = All others stayed out, so nothing is played: five strokes for whoever turned.
zwick-own-bird = A bird for you
zwick-own-out = You were not in
zwick-own-strokes = { $count ->
    [1] One stroke for you
   *[other] { $count } strokes for you
  }
zwick-not-counted = The deal does not count, and { $dealer ->
    [You] you deal
   *[other] { $dealer } deals
  } again.
