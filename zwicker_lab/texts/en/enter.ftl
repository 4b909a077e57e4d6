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
