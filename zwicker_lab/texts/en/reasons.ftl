# Why a move is refused. Plain, kind, exact: what, the numbers, what else is possible.
reason-deal-over = The deal is over; no card can be played any more.
reason-not-your-turn = It is the turn of { $mover }, not of { $seat }.
reason-not-in-hand = You do not hold the { $card }.
reason-not-on-table = { $items } { $count ->
    [one] does
   *[other] do
  } not lie on the table.
reason-table-empty = The table is empty: a card can only be laid down.
reason-card-twice = { $item } is named twice; a card can be taken only once.
reason-wrong-value = { $card } counts { $values }, not { $value }.
reason-value-missing = Say what { $card } counts when you lay it: { $values }.
reason-value-not-kept = A laid card keeps no value here: { $card } goes on counting { $values }.
reason-wrong-sum = { $sum }, but { $card } counts { $values }.
reason-not-equal = { $item } counts { $counts }, { $card } counts { $values }.
reason-never-sum = { $items } never add up to what { $card } counts: { $values }.
reason-left-over = { $fits } { $count ->
    [one] fits
   *[other] fit
  } { $makes }, but { $left } would be left over.
reason-build-not-in-sum = A build is taken only by its exact total here, not inside a sum; { $card } counts { $values }.
reason-wrong-total = { $items } make { $totals }, not { $total }.
reason-no-total = { $items } make no total of 1 or more.
reason-over-cap = { $sum }: a build may hold at most { $cap }.
reason-below-one = { $low } − { $high } = { $result }: building down may not go below 1. The card in hand is taken from what lies there.
reason-up-not-allowed = { $sum }: building up is not allowed here.
reason-down-not-allowed = { $sum }: building down is not allowed here, only adding.
reason-one-item-only = { $sum }: a card may be built on one item only, not on { $items } at once.
reason-not-your-build = { $sum }: you may build only on builds of your own side.
reason-merged-build = Equal builds that were joined may be captured, not built on.
reason-joker-protected = { $items } may not be taken or built on in this way: the house rule protects the joker.
reason-total-not-held = { $sum }: whoever builds must hold the total, and you hold no { $total }.
reason-must-capture-card = { $card } can capture, so it must.
reason-must-capture-turn = You can capture with { $card }, so you must capture.
reason-must-take-all = { $card } can take more than that, and must take all of it.
reason-would-fit = { $sets } would fit.
reason-instead = Your { $card } can instead: { $uses }.
reason-taker-can = { $card } can: { $uses }.
use-capture = take { $items }
use-build = build { $total } on { $items }
use-trail = be laid down
use-trail-as = be laid down as { $value }
seat-name = { $seat ->
    [N] North
    [E] East
    [S] South
    [W] West
   *[other] Player { $seat }
  }

# The names of the rules, by section.
rule-2-values = The values of the cards
rule-3 = The order of play
rule-4 = One hand card, one use
rule-4-capture = Capturing: equal cards and sums
rule-4-build = Building: what is allowed
rule-5 = The end of a deal
rule-6-capture = Capturing is a duty (house rule)
rule-6-capture-all = Take all you can (house rule)
rule-6-build-target = Building on several items (house rule)
rule-6-rebuild-by = Building on builds (house rule)
rule-6-merge-equal-builds = Equal builds are joined (house rule)
rule-6-joker-only-by-building-down = Jokers only by building down (house rule)
rule-6-table-joker = Jokers on the table (house rule)
rule-6-lone-joker = A joker alone on the table (house rule)
