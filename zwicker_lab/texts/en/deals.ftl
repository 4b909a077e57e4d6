# Looking at deals: the list, a deal of one's own, stepping through move by move.
deals-heading = Look at a deal
deals-lead = A whole deal, move by move, forward and back. All cards lie open, or you see only what one seat sees. On request the program shows where points were lost, and you can try it differently from any moment.
deals-tutorial = Two deals with comments
deals-about-two = A first look. Everything happens: pairs, sums, building up and down, all three jokers, three Zwicks and the leftovers at the end.
deals-about-four = North and South against East and West. How to guard a build, how to spoil another side's, and why a single card on the table is a danger.
deals-facts-players = { $players ->
   *[other] { $players } players
  }
deals-facts-moves = { $moves ->
    [one] 1 move
   *[other] { $moves } moves
  }
deals-facts-points = { $points ->
    [one] 1 question for you
   *[other] { $points } questions for you
  }
deals-facts-lines = { $lines ->
    [one] 1 side line
   *[other] { $lines } side lines
  }
deals-all = All deals
deals-open = Look at it
deals-first-cards = At first: { $cards } on the table

# A deal of one's own.
deals-dealing = Deal the cards
deals-dealing-lead = A deal of random cards, by any rule set and by your own house rules: all cards lie open, and you try out how it goes on.
deals-dealing-rules = Rules
deals-dealing-players = Players
deals-dealing-go = Deal and look
deals-own = A deal of your own
deals-own-title = Your deal
deals-own-lead = Paste a recorded deal or choose a file (.zdn). It stays in this browser and in your link; nothing is kept on the server.
deals-own-label = The deal
deals-own-help = First come the tags in square brackets, then one move a line, with its seat in front.
deals-own-file = Choose a file
deals-own-file-help = At most 256 KiB. Its text appears in the field above.
deals-own-example = Put in an example
deals-own-looks = This is what a recorded deal looks like
deals-own-show = Show the deal
deals-back-match = Back to the match
deals-back-entry = Back to entering
deals-own-again = Back to the text
deals-own-gone = There is no deal of your own in this window. Paste it again or choose the file.
deals-own-loading = Your deal is being read.
deals-own-not-text = This file holds no text that can be read. A .zdn file in UTF-8 is wanted.
deals-own-too-large = The file is larger than 256 KiB. Shorten its comments or split it.
deals-own-empty = There is nothing here yet. Paste a deal, choose a file or put in the example.
deals-shown-so-far = You see the deal up to there:

# Above the table.
deals-head = Where you are
deals-state = **{ $seat }** to play. Packet { $at } of { $last }
deals-state-open = **{ $seat }** to play. Packet { $at }
deals-state-over = **The deal is over.**
deals-state-end = **The file ends here.**
deals-ask = **Your turn: what do you play as { $seat }?**
deals-ask-more = Choose a card and what it takes, or simply go on.
deals-show-move = Show the move
deals-in-line = **Side line** in place of move { $number }: it was not played like this.
deals-leave = Back to the deal

# Below the table.
deals-steps = Going through the deal
deals-step-first = To the beginning
deals-step-packet-back = One packet back
deals-step-back = One move back
deals-step-on = Next
deals-step-packet-on = One packet on
deals-step-last = To the end
deals-slider = Place in the deal
deals-place = { $at ->
    [0] beginning, { $last } moves
   *[other] move { $at } of { $last }
  }
deals-seats = Whose cards lie open
deals-seats-all = All hands
deals-watch = Just watch, no questions
deals-look = Explore this position
deals-save = Save the deal

# What is said about a move.
deals-begin = The beginning
deals-dealt = Dealer: { $dealer }. First to play: { $mover }.
deals-move = Move { $number }: { $seat }
deals-new-packet = New cards: packet { $number }, { $count ->
    [one] one card each.
   *[other] { $count } each.
  }
deals-over = All cards are played, now they are counted.
deals-unfinished = The file ends here; the deal is not over.
deals-line-over = The side line ends here.
deals-branch = Side line to move { $number }
deals-branch-text = There was another way to play here for { $seat }.
deals-played = The move played: { $move }
deals-right = Right, this is how it was played
deals-as-good = Just as good
deals-beside = Allowed, but look closely
deals-other = Allowed too, another move was played
deals-go-on = Go on
deals-enter = Look at the side line

# The list of moves.
deals-moves = All moves
deals-side-line = side line
deals-packet = Packet { $number }
deals-row = Move { $number }, { $seat }: { $move }
deals-row-covered = Move { $number }, { $seat }: still covered
deals-rules = Rules

# Counting.
deals-count = The count
deals-count-so-far = Counted so far
deals-count-each = { $points } each
deals-count-for-most = { $points } for the most
deals-count-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
  }
deals-result-right = The result in the file is right.

error-deals-line = There is no side line “{ $value }” in this deal; you see the deal as it was played.
error-deals-link = The deal in this link cannot be read, perhaps a piece of the link is missing. Paste the text under “Look at a deal”.
error-deals-too-many = These are too many moves; at most { NUMBER($limit, useGrouping: 0) }, side lines included, can be looked at.
