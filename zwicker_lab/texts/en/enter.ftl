# A deal really played, entered by hand.
enter-heading = Enter a deal
enter-unseen = { $count ->
    [one] 1 card has not turned up yet and stands here somewhere.
   *[other] { $count } cards have not turned up yet and stand here in some order that fits.
  }
error-enter-seen = { $card } has turned up already. Tap a card that is still missing.
error-enter-table-full = All open cards are entered already.
error-enter-hand-full = The hand of { $seat } is known already.
error-enter-not-now = First all open cards must be entered.
error-enter-too-many = Those are too many steps; at most { NUMBER($limit, useGrouping: 0) } can be entered.
error-enter-step = This step cannot be read.
enter-lead = Enter a deal that was really played, move by move: tap the cards as far as you know them. Then look at it, and save it.
enter-start = Start entering
enter-summary = { $players } at the table. { $dealer } dealt.
enter-choose = Who played what
enter-field-dealer = Who dealt
enter-about = { $rules }, { $players } players
enter-new = Another deal
enter-kept = { $names }: { $moves ->
    [one] 1 move
   *[other] { $moves } moves
  }
enter-kept-title = Deals you have begun
enter-kept-go = Go on entering
enter-kept-drop = Throw away
enter-kept-ask = Really throw this deal away?
enter-kept-keep = Keep it
enter-kept-most = The { $most } deals you last entered are kept.
enter-loading = Fetching the deal …
enter-elsewhere = This deal is open in another window. Entering goes on there.
enter-here = Enter here instead
enter-saved = Stays on this device, also when you close the page.
enter-pack = Cards that have not turned up yet
enter-ask-table = Which cards lie open at the start?
enter-ask-later = Which cards were laid open?
enter-ask-card = { $seat } to play
enter-ask-hand = What does { $seat } hold?
enter-left = { $count ->
    [one] 1 more card.
   *[other] { $count } more cards.
  }
enter-from-pack = Tap the card that was played.
enter-from-hand = At the table here, tap the card that was played, then what it does.
enter-then = Now what the card does: choose it, or tap on the table what it takes.
enter-empty = The open cards will lie here.
enter-undo = One step back
enter-done = That is all I know
enter-hands = A whole hand is known? Then you can enter it:
enter-nothing-lost = Nothing is lost; enter it differently, or go back some steps.
enter-earlier = That does not fit move { $number }. At that time: { $claim }
enter-note = Note
enter-close = Done
enter-mark = Mark of the move
enter-no-mark = none
enter-comment = Comment
enter-note-name = Note on move { $number }, { $seat }: { $move }
