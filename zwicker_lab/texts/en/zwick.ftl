# Swiss Zwick: cards, reasons and errors.
zwick-card = { $rank } of { $suit }
zwick-card-sign = { $index } { $suit }
zwick-rank-A = ace
zwick-rank-K = king
zwick-rank-O = Ober
zwick-rank-U = Under
zwick-rank-T = ten
zwick-rank-9 = nine
zwick-rank-7 = Belli
zwick-suit-a = acorns
zwick-suit-r = roses
zwick-suit-b = bells
zwick-suit-s = shields

# Why something cannot be done.
zwick-reason-deal-over = The deal is over.
zwick-reason-not-your-turn = It is { $mover }’s turn, not { $seat }’s.
zwick-reason-not-now = { $phase ->
    [cut] Now the pack is cut: { $mover } lifts 1 to 27 cards (cut 12).
    [lick] Now { $mover } may lick a card (lick) or leave it (stop).
    [deal] Now { $mover } deals (deal); where it went wrong that is a misdeal.
    [turn] { $mover } has the stock: turn the top card (turn) or hand the stock on (pass).
    [keep] { $mover } has turned: keep that trump (keep) or turn a second card, which stands (turn).
    [join] { $mover } is asked: take part (join) or stay out (out).
    [lay] { $mover } holds more than five cards and lays one away, such as lay 9s.
   *[play] Now cards are played: { $mover } plays one from the hand, such as 9s.
  }
zwick-reason-cut-range = One can lift 1 to { $most } cards, not { $number }.
zwick-reason-must-join = { $why ->
    [ten] The ten of bells was seen at the cut or licked: everybody must take part.
   *[licked] Who licks must take part.
  }
zwick-reason-not-in-hand = You do not hold the { $card }.
zwick-reason-belli = the { $card } is a trump and not one of the { $suit }.
zwick-reason-must-follow = { $suit } were led: follow with the { $due }.
zwick-reason-must-beat = the { $card } does not beat the { $best }, and whoever can must: you can with the { $due }.
zwick-reason-must-give-trump = Trump was led: give the { $due }.
zwick-reason-must-trump = You have no { $suit } to follow with, so you must trump: with the { $due }.
zwick-reason-must-overtrump = the { $best } has trumped already: go over it, as you can with the { $due }.

# The sections of the rules.
zwick-rule-cut = Cutting and licking
zwick-rule-lick = Cutting and licking
zwick-rule-deal = Dealing
zwick-rule-turn = Turning trump
zwick-rule-keep = Turning trump
zwick-rule-join = Who plays
zwick-rule-lay = Laying away
zwick-rule-play = Following, beating, trumping
zwick-rule-direction = Order: to the right
zwick-rule-score = Strokes and birds

zwick-score-row = { $seat }: { $strokes ->
    [one] 1 stroke
   *[other] { $strokes } strokes
  }, { $birds ->
    [one] 1 bird
   *[other] { $birds } birds
  }, total { $total }

# Where a deal is, and how it ended.
zwick-phase-cut = The pack is to be cut.
zwick-phase-lick = The cutter, then the dealer may lick.
zwick-phase-deal = The cards are to be dealt.
zwick-phase-turn = Trump is to be turned.
zwick-phase-keep = A card is turned: the turner keeps that trump or turns another.
zwick-phase-join = The others are asked whether they take part.
zwick-phase-lay = Cards are laid away down to five.
zwick-phase-play = The tricks are being played.
zwick-phase-played = The deal is played.
zwick-phase-unopposed = All others declined: nothing is played.
zwick-phase-nobody = Nobody turned: the deal is not counted, the same dealer deals again.
zwick-phase-misdeal = A misdeal: a bird for the dealer, who deals again.

# What cannot be read.
error-zwick-bad-card = There is no card “{ $card }”. A card is rank (A K O U T 9 7) and suit (a acorns, r roses, b bells, s shields), such as Kb, Ta (the ten) or 7s.
error-zwick-bad-move = “{ $text }” is no move; a card is played by its code, such as Kb, and before that there are cut 12, lick, stop, deal, turn, keep, pass, join, out and lay Kb.
error-zwick-name = The line begins with “zwick” and its switches, such as “zwick form=casual”, not with “{ $got }”.
error-zwick-change = “{ $got }” is no change; it is a key and a value, such as must_win=trump_only. Fields are divided by a semicolon.
error-zwick-key = { $near ->
    [none] There is no key “{ $key }”; the keys are { $known }.
   *[one] There is no key “{ $key }”. Did you mean { $near }?
  }
error-zwick-key-twice = “{ $key }” stands there twice; one value is enough.
error-zwick-wants-one-of = “{ $key }” needs one of { $choices }; there is “{ $got }”.
error-zwick-wants-number = “{ $key }” needs a whole number from { $low } to { $high }; there is “{ $got }”.
error-zwick-players = { $players } cannot play here; the numbers are { $allowed }.
error-zwick-pack = The pack has 28 different cards, here are { $got }; missing: { $missing }.
error-zwick-hand-unknown = The cards of { $seat } are not known, so there are no moves to tell; name them in “hands”.
error-zwick-card-unknown = This card of the stock is not known and so cannot be turned up; name the cards in “stock”.
error-zwick-phase = There is no phase “{ $got }”; there are: { $known }.
error-zwick-trump = “{ $got }” is no suit; trump is one of a (acorns), r (roses), b (bells), s (shields).
error-zwick-trump-turned = The card turned last is { $card }; so trump cannot be “{ $got }”.
error-zwick-no-trump = Trump is missing, such as “trump r”; while there is none yet say “phase turn”.
error-zwick-no-hand = The cards in hand are missing: “hand 7b Kb” for the seat to move, or “hands A: … / B: …” for every seat.
error-zwick-field-phase = The field “{ $field }” does not belong to the phase { $phase }.
error-zwick-two-play = At least two must take part.
error-zwick-not-in = { $seat } does not take part here.
error-zwick-answered = { $seat } has answered already and is not asked again.
error-zwick-nothing-to-lay = { $seat } has nothing to lay away: that is for who takes part and holds more than five cards.
error-zwick-trick-size = This trick has { $got } cards; where { $wanted } play it has { $wanted }.
error-zwick-trick-long = { $got } cards lie in the trick; an unfinished one has { $most } at most.
error-zwick-trick-leader = { $seat } leads here, but { $winner } took the trick before.
error-zwick-hand-sizes = The hands do not fit the trick: who has played to it holds one card fewer than the others ({ $sizes }).
error-zwick-hand-most = { $got } cards in one hand; here { $most } is the most.
error-zwick-pack-size = Before the deal all { $wanted } cards are in the stock or licked; here are { $got }.
error-zwick-stock-empty = A card to turn must be left in the stock.
error-zwick-lifted = Here { $low } to { $most } cards are lifted, not { $got }.
error-zwick-licked-most = Here 1 to { $most } cards are licked, not { $got }.
error-zwick-licked-where = { $card } was licked and belongs into the hand of who licked it.
