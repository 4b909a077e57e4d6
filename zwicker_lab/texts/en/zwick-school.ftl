# Swiss Zwick: the school.
zwick-learn-misses = Allowed, but the task asks for something else.
zwick-school-of = Swiss Zwick
zwick-to-play = Play a Passe now
zwick-first = led
zwick-row-empty = Nothing lies here yet.
zwick-row-empty-more = Touch the highest card below.
zwick-row-hand = These cards
zwick-row-back = Last one back
zwick-card-at = { $card }, { $at } of { $count }
zwick-note-order = Touch the cards in the right order, the highest first.
zwick-note-all = Touch every card that is allowed.
zwick-check-order = Check the order
zwick-check = { $count ->
    [0] Check the choice
    [1] One card: check
   *[other] { $count } cards: check
  }
zwick-sheet-row = Points
zwick-sheet-head = Deal
zwick-sheet-check = Check
zwick-sheet-missing = First fill something in for all four
zwick-intro-do = Your card has a dashed frame: touch it, then once more.
zwick-intro-choose = Choose an answer below.
zwick-example-other = For the example, though, follow the suggestion.
zwick-idle-play = Touch a card of your hand, then once more, or drag it onto the table.
zwick-idle-allowed = Choose all cards of the hand that are allowed here, and check.
zwick-idle-judge = The card in question is lifted. Choose an answer.
zwick-idle-winner = Touch the card on the table that takes the trick.
zwick-idle-order = Touch the cards one after the other. If one lies wrong, touch it on the table and it comes back.
zwick-idle-decide = Look at your hand and decide.
zwick-idle-lick = Nothing is dealt yet: this card is all you see. Decide.
zwick-idle-worth = Work it out in your head, then choose an answer.
zwick-idle-fact = Choose an answer.
zwick-idle-count = Fill in what each player gets: strokes, 0, or −5 for a bird.
zwick-claim-belli = { $card } is a trump and not one of the { $suit }.
zwick-claim-must-follow = { $suit } were led and you still hold some: you must follow.
zwick-claim-must-beat = { $card } does not beat { $best }. You could win, so you must.
zwick-claim-must-give-trump = Trump was led and you still hold one: you must give it.
zwick-claim-must-trump = You cannot follow, but you hold a trump: you must trump.
zwick-claim-must-overtrump = { $best } has trumped already. You could go over it, so you must.
zwick-claim-other = That does not go here.
