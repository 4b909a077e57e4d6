# The card table: what lies there, what can be done, what happened.
table-label = Table
table-head = **The table** · { $count ->
    [one] 1 card
   *[other] { $count } cards
  }
table-took = You took { $own } · { $players ->
    [2] the other player
   *[other] the others
  } { $other }
table-stock = { $count ->
    [0] last packet
    [one] 1 card to be dealt
   *[other] { $count } cards to be dealt
  }
table-empty-title = The table is empty.
table-empty-text = You can only lay a card now.
table-over-title = The deal is over.
table-over-text = All cards are played.
table-card-place = { $card }, card { $at } of { $count } in the hand
table-item-place = { $card }, { $at } of { $count } on the table
table-item-fixed = { $card }, counts { $value }
table-build-name = build of { $total }: { $cards }
table-build-by = build of { $total } by { $seat }: { $cards }
table-hidden-card = hidden card { $at } of { $count }
table-your-hand = Your hand
table-turn = to play
table-chosen = { $card } chosen
table-deals = deals
table-hand-count = { $seat }: { $count ->
    [one] 1 card
   *[other] { $count } cards
  }
table-hand-open = { $seat }: { $cards }
table-yours = { $seats ->
    [1] you
   *[other] your side
  }
table-theirs = { $seats ->
    [1] the other
   *[other] the others
  }
table-pile = { $side }: { $count ->
    [one] 1 card
   *[other] { $count } cards
  } won, { $zwicks ->
    [0] no Zwick
    [one] 1 Zwick
   *[other] { $zwicks } Zwicks
  }
table-put-back = Put it back
table-clear = Clear the marks
table-try = { $count ->
    [0] Lay it down
    [one] Try it with 1 item
   *[other] Try it with { $count } items
  }
table-list = What can it do? (counts as a hint)
table-undo = Take back
table-note-pick = Choose a card from your hand.
table-note-mark = Touch what it should take or build on, then try. Or drag the card there.
table-note-take = Touch what it should take, then try. Or drag the card there.
table-note-uses = Or touch cards on the table yourself and try. The table will judge.
table-note-first = Choose a card from your hand first, then try.
table-note-unknown = The cards of { $seat } are not known.
table-note-hidden = Nobody knows these cards.
table-note-turn = It is the turn of { $seat }.

table-uses-title = What should { $card } do?
table-uses-label = What { $card } can do
table-ask-title = What do you mean?
table-ask-label = Your try can be read in several ways
table-uses-all = { $count ->
    [2] Show both
   *[other] Show all { $count }
  }
table-uses-more = More choices
table-group-capture = Capture
table-group-build = Build
table-group-trail = Lay it down
table-take = { $count ->
    [1] Take one
    [2] Take two
    [3] Take three
    [4] Take four
    [5] Take five
   *[other] Take { $count }
  }
table-build-up = Build
table-build-down = Build down
table-trail = Only lay it
table-trail-as = Lay it as { $value }
table-leaves = leaves
table-fetch = your { $card } can fetch it
table-nothing-left = table empty
table-is-zwick = A Zwick.
table-choice-capture = { $verb }: { $sum }. Leaves { $left }. Choice { $at } of { $count }
table-choice-build = { $verb }: { $sum }. Choice { $at } of { $count }
table-choice-trail = { $verb }. Choice { $at } of { $count }
table-left-nothing = nothing
table-second-tap = Tap again to play it.

table-event-capture = { $seat }: { $card } takes { $count ->
    [one] 1 card
   *[other] { $count } cards
  }. { $left ->
    [0] The table is empty.
    [one] 1 card left.
   *[other] { $left } cards left.
  }
table-event-zwick = { $seat }: { $card } takes everything. A Zwick.
table-event-build = { $seat }: { $card } builds { $total }.
table-event-trail = { $seat } lays { $card }.
table-event-rest = The rest goes to { $side }.
table-event-rest-nobody = The rest goes to nobody.
table-event-next = { $seat } to play.

table-refused = That does not work
table-refused-capture = As a capture: { $claim }
table-refused-build = As a build: { $claim }
table-refused-counts = counts { $values }
table-refused-not = not { $total }
table-refused-rule = Rule: { $rule }
table-refused-say = That does not work. { $claim }

table-hints = Hints
table-hint-name = Hint { $at }
table-hint-ask = Show hint { $at } of { $count }
table-hint-later = comes after that
table-hint-say = Hint { $at } of { $count }: { $text }

table-the-card = { $kind ->
    [joker] { $card }
   *[other] the { $card }
  }
table-and = and
table-event-onward = Tap to go on.

# The table in sentences.
table-told = The table in words
table-told-open = Read the table
table-told-close = Hide
table-told-loose = On the table { $count ->
    [one] lies { $cards }
   *[other] lie { $cards }
  }.
table-told-fixed = { $card } as { $value }
table-told-build = There is a build of { $total }, made of { $cards }.
table-told-build-by = There is a build of { $total }, last builder { $seat }, made of { $cards }.
table-told-hand = { $who ->
    [you] You hold { $cards }.
   *[seat] { $seat } holds { $cards }.
  }
table-told-count = { $who ->
    [you] You hold
   *[seat] { $seat } holds
  } { $count ->
    [0] no card
    [one] one card
   *[other] { $count } cards
  }.
table-told-stock = { $count ->
    [0] This is the last packet.
    [one] 1 card is still to be dealt.
   *[other] { $count } cards are still to be dealt.
  }
table-told-turn = { $who ->
    [you] It is your turn.
   *[seat] It is the turn of { $seat }.
  }
table-told-over = The deal is over.
