# The lab: its entrance, and what its pages share.
lab-heading = What does a rule do?
lab-lead = Change a rule and see what becomes different.
lab-asked = For example: what happens in our village if jokers are wild?
lab-asked-compare = On the table: the same cards, once with the jokers 15, 20 and 25, once with wild ones
lab-asked-scoring = In the count: a deal, counted as it was played and as in the village. What the jokers are worth you set yourself.
lab-about-compare = The same cards, two rule sets: what may be done here, what only there, and why not?
lab-about-scoring = A deal that is over, counted by all rule sets at once. Move the values and see who wins.
lab-asked-house = In the rules: every sentence that changes beside the old one
lab-about-house = Write down the rules you play by: change them, name them, save, share and print them. Then they can be played by everywhere.
lab-wild-title = Zwicker with wild jokers
lab-write-own = Write down house rules of your own
lab-guess = { $count ->
    [one] 1 value of these rules is our assumption.
   *[other] { $count } values of these rules are our assumption.
  }
lab-kept = Your house rules
lab-changed-title = { $count ->
    [one] { $title }, 1 change
   *[other] { $title }, { $count } changes
  }
lab-swap = { $one } is { $other } there
lab-swaps = { $title }: { $swaps }.
error-lab-no-joker = The pack of “{ $variant }” has no joker that could stand for { $joker }.
