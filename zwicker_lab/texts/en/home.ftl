# The first page.

home-eyebrow = Zwicker, the card game of Dithmarschen
home-heading = Lay a card and fish out what fits it.
home-lead = Open cards lie in the middle: the table, das Bild. Your card takes everything that adds up to its value. If that leaves the table empty, it is a Zwick.
home-start = Start learning
home-start-more = ten minutes, nothing to know before
home-continue = Continue
home-continue-at = Lesson { $lesson }, exercise { $exercise }
home-play = Play a match
home-play-more = with a partner, against programs
home-no-account = No account. Your progress stays on this device.
home-swiss = Also here:
home-example = Example: the 9 of diamonds, the 5 of clubs and the 4 of hearts lie on the table. The 9 of spades takes the 9, and 5 and 4 as well. The table is empty: a Zwick.
home-example-takes = Your 9 takes
home-example-zwick = Table empty: a Zwick
home-ways = Further ways
home-look = Paste a line and see what is possible: capture, build, lay down, and why something is not.
home-practice = Exercises without end, from the first sum to the best move. What does not succeed at once comes back.
home-deals = Two teaching deals card by card, forward and back, with comments. Or one of your own.
home-rules-link = Rules of the villages
home-rules = Every village plays its own way. Seven rule sets side by side, with their sources.
home-lab = Change a rule and see what it does: on the table, in the count, and over thousands of deals.
home-room = One screen, thirty phones: everybody does the same, and you see where people get stuck. Nobody needs an account.
position-label = Position
position-help = One line: rule set; table and the cards on it; hand and the cards held. 9s is the 9 of spades, Td the 10 of diamonds, Kh, Ac likewise, *15 a joker.
position-show = Show
