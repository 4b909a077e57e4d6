# Learning: the map of the lessons, and one lesson from its first example to the look back.

learn-heading = Learn
learn-lead = { $count } lessons, each with a first example and a few exercises, many with a round to play along. Taking them in order is easiest.
learn-goal-title = What is the game about?
learn-goal = In turn everyone plays one card and with it wins cards from the table for their own pile. When all cards are played, the piles are counted: jokers, aces, the ten of diamonds and a few other cards score points, and so do having the most cards and every Zwick, a table swept empty. Whoever reaches 101 points first wins.
learn-goal-words = With four players those who sit opposite play together: North with South, East with West. The four cards that each is dealt at a time are called a packet; a deal has several.
learn-heading-lesson = { $number } · { $title }
learn-all = All lessons
learn-part-first = The first course
learn-part-first-more = From the first pair to the counting. After it you can join any table that plays with three jokers.
learn-part-well = Playing well
learn-part-well-more = Building for your partner, preventing Zwicks, keeping count, the last packet.
learn-part-villages = Other villages
learn-part-villages-more = More jokers, no jokers, other points. How sure the rules are is said with each.
learn-part-done = { $done ->
    [0] None of { $count } lessons done yet
    [one] 1 of { $count } lessons done
   *[other] { $done } of { $count } lessons done
  }
learn-parts = Parts of the course
learn-begin = Begin
learn-go-on = Continue
learn-look-again = Look at it again
learn-next-up = Go on here
learn-link-name = Lesson { $number }, { $title }: { $act }
learn-none = Not begun yet
learn-opened = Opened, nothing solved yet
learn-some = { $solved ->
    [0] Begun, none of { $count } exercises solved yet
   *[other] { $solved } of { $count } exercises solved, { $first } right first time
  }
learn-finished = Done: { $solved } of { $count } exercises, { $first } right first time
learn-kept-here = What you have done is kept in this browser and nowhere else.
learn-over = Start over
learn-over-ask = Really start over?
learn-over-text = All first tries, hints and solved exercises will be forgotten.
learn-over-yes = Yes, forget everything
learn-over-no = No, keep it
learn-over-done = Everything is forgotten. You start afresh.
learn-backup-title = Carry to another device
learn-backup-save = Save what you have done to a file
learn-backup-save-name = zwicker-lab-progress.json
learn-backup-saved = Saved.
learn-backup-restore = Bring it back from a file
learn-backup-too-large = This file is larger than 4 MB, so it is none that was saved here.
learn-backup-wrong = This is no file that was saved here: wanted is one made by “Save what you have done to a file”, its name usually ends in progress.json. Nothing has changed.
learn-backup-ask = Replace what is kept here already?
learn-backup-text = All that this browser keeps here gives way to what is in the file: lessons and exercises, also a match, a score pad, rules of your own and the way back into a room. Save it first if you still need it.
learn-backup-yes = Yes, replace it
learn-backup-no = No, keep it
learn-backup-full = This browser does not give enough room for it; in a private window nothing at all can be kept. Nothing has changed.
learn-variant = Played here: { $title }.
learn-rules = **Rules:** { $title }
learn-switch = { $what } { $value }
learn-setting = { $what }: { $value }
learn-variants = Several rule sets: each exercise names its own.
learn-certainty-one-line = One source: only one description says so.
learn-certainty-reconstructed = Our assumption: no source says so.
learn-certainty-mixed = Mixed: not all of it is equally well documented.
# How sure it is: what it is about stands at the end of the sentence.
learn-sure-one-line = Only one description says { $about }.
learn-sure-reconstructed = No source says { $about }: that is our assumption.
learn-sure-ours = { learn-sure-reconstructed }
learn-sure-mixed = Not all equally well documented: { $about }.
learn-about-2-values = what the cards count
learn-about-2-points = what scores how many points
learn-about-3 = how the cards are dealt
learn-about-4-build = how builds are made here
learn-about-4-zwick = what a Zwick scores
learn-chip-one-line = rules from one source
learn-chip-reconstructed = rules assumed by us
learn-chip-mixed = rules from mixed sources

learn-progress = Steps of the lesson
learn-place-intro = Introduction
learn-place-example = First example
learn-place-exercise = Exercise { $at } of { $count }
learn-place-packet = Packet
learn-place-done = Look back
learn-back = Back: { $place }
learn-on = On: { $place }
learn-exercise = Exercise { $at }
learn-you = You
learn-other = The other player
learn-turn = **Your turn. Play one card.** { $task }

learn-standing-first = right first time
learn-standing-hinted = first time, with a hint
learn-standing-later = after several tries
learn-standing-tried = not solved yet
learn-standing-open = still open

learn-act-next = Go on
learn-act-begin = Begin
learn-act-again = Once more
learn-act-rule = The rule
learn-act-undo = Take back
learn-act-restart = From the start

learn-intro = What it is about
learn-own-count = { $count ->
    [one] One exercise waits.
   *[other] { $count } exercises wait.
  } The first try counts; after that, try as often as you like.
learn-own-back = Back to writing
learn-own-loading = The lesson is being read …
learn-own-gone = There is no lesson to play in this window. Open it again on the page “Make your own lessons”.
learn-own-heading = A lesson of one’s own
learn-own-make = For those who teach others:
learn-intro-do = Your first move has a dashed outline: first the card in your hand, then the table, then try. { $variant }
learn-example-done = That is how it goes
learn-example-allowed = You may do that too
learn-example-other = For the example, take the cards with the dashed outline.
learn-idle = Try it
learn-idle-table = Choose a card in your hand, touch what you want to take or build on, and try.
learn-idle-take = Choose a card in your hand, touch what it should take on the table, and try.
learn-in-game = And in a game? How good was the move?
learn-idle-judge = Look at the move on the table and choose an answer.
learn-idle-count = Enter the points row by row. Each row is checked at once, the total at the end.
learn-idle-out = Touch the cards that no pile holds yet, then check.
learn-first-counts = The first try is noted. After that you may try as often as you like.
learn-nothing-lost = Nothing is lost, try again.
learn-missed = Allowed, but not the goal yet
learn-wrong = Not right yet
learn-takes = takes
learn-lays = { $card } is laid down
learn-reply-holds = { $seat } can then take with { $card }: { $sum }
learn-reply-could = Whoever holds { $card } next can take: { $sum }
learn-right-first = Right, first time
learn-right-hinted = Right, with a hint
learn-right-later = Right
learn-also = Also right: { $move }
learn-record = { $tries ->
    [one] 1 try
   *[other] { $tries } tries
  }{ $hints ->
    [0] , no hint
    [one] , 1 hint
   *[other] , { $hints } hints
  }

learn-judge-hand = The open hand
learn-judge-label = Your answer
learn-judge-again = Tap again to give this answer.
learn-judge-right = right
learn-judge-wrong = not so

learn-count-label = Counting sheet
learn-count-head = What scores
learn-count-total = Together
learn-count-total-note = all rows
learn-count-check = Check the total
learn-count-missing = Enter the total first
learn-count-unread = { $row }, { $side }: not a number
learn-count-whole = Write the points as a whole number{ $signed ->
    [yes] , fines with a minus if you like
   *[no] {""}
  }; no points are a 0.
learn-count-row-right = { $row }, { $side }: { $points } is right
learn-count-row-wrong = { $row }, { $side }: { $points } is not right yet
learn-count-look-cards = Go through the pile once more.
learn-count-look-most = Compare how many cards lie in each pile, the leftovers counted in.
learn-count-look-zwicks = How many Zwicks there were stands above each pile.
learn-count-look-fines = How many builds were left lying stands below each pile. Each costs its last builder points.
learn-count-left = { $count ->
    [0] All rows are right. Now the total.
    [one] One more row, then the total.
   *[other] { $count } more rows, then the total.
  }
learn-count-piles = The piles
learn-count-pile = **{ $pile }** · { $cards ->
    [one] 1 card
   *[other] { $cards } cards
  }{ $zwicks ->
    [-1] {""}
    [0] {" "}· no Zwick
    [one] {" "}· 1 Zwick
   *[other] {" "}· { $zwicks } Zwicks
  }
learn-count-fines = { $count ->
    [0] No build was left lying.
    [one] 1 build was left lying at the end of a packet.
   *[other] { $count } builds were left lying at the end of a packet.
  }
learn-count-rest = Still on the table
learn-count-last = Captured last: { $side }
learn-cell = { $row }, points: { $side }
learn-cell-ok = right
learn-cell-no = not right yet
learn-worth-most-cards = { $points } points
learn-worth-zwick = { $points ->
    [one] 1 point each
   *[other] { $points } points each
  }
learn-worth-fine = { $points } points off each
learn-worth-each = { $points ->
    [one] 1 point each
   *[other] { $points } points each
  }
learn-worth = { $points ->
    [one] 1 point
   *[other] { $points } points
  }
learn-side-alone = This pile
learn-side-NS = North-South
learn-side-EW = East-West

learn-out-label = The cards that matter
learn-out-missing = Touch the cards first
learn-out-check = Check
learn-chances = Behind each move stands how often the next player then holds a card that takes everything:
learn-chance = { NUMBER($percent, minimumFractionDigits: 1) } %
learn-chance-capture = takes { $sum }
learn-chance-build = builds { $sum }
learn-chance-trail = laid down

learn-packet = **A packet to play along: { $title }.** All cards lie open. Play yours, { $players ->
    [2] the other player answers
   *[other] the others answer
  }.
learn-packet-yours = Your turn
learn-packet-turn = Choose a card. What it can do stands beside or below the table.
learn-packet-free = You are on your own way now, that is fine too. { $players ->
    [2] The other player answers
   *[other] The others answer
  } as well as they can.
learn-packet-over = The packet is played
learn-packet-won = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
  }, { $points ->
    [1] 1 point
   *[other] { $points } points
  }{ $zwicks ->
    [0] {""}
    [one] , 1 Zwick among them
   *[other] , { $zwicks } Zwicks among them
  }
learn-packet-counts = Cards that score and Zwicks are counted. Most cards count only at the end of the deal.
learn-packet-is-over = played
learn-packet-is-open = still open

learn-done = Lesson done
learn-done-open = Something is still open
learn-done-counts = { $solved } of { $count } exercises solved, { $first } right first time.
learn-done-keep = Keep in mind
learn-done-error = A common mistake: { $text }
learn-done-prompt = This is how the lesson went. You can play every exercise again; the first try stays noted.
learn-next-lesson = On to lesson { $number }: { $title }

# The rule behind an exercise, in two or three short sentences.
learn-rule-2-values = **The values.** Number cards count what they show. Ace { $A }, jack { $J }, queen { $Q }, king { $K }. { $kind ->
    [none] There are no jokers here.
    [wild] A wild joker counts what you like at each use, from 2 to 14.
   *[numbers] The jokers count { $jokers }.
  }
learn-rule-2-points = **What scores.** { $rows }
learn-rule-3 = **Dealing.** At the start { $table } cards lie on the table and everyone holds { $first }, in every later packet { $later }. The player on the dealer’s left leads every packet.
learn-rule-4-capture = **Capturing.** Your card takes every group on the table that makes exactly its value: a pair, a sum, several at once. Each table card counts once. You need not capture, nor take all.
learn-rule-4-build = **Building.** Put your card on one card or build{ $ways ->
    [up] , added only
    [down] , taken off only, at least 1
   *[both] , added or taken off, at least 1
  }{ $cap ->
    [0] .
   *[other] , at most { $cap }.
  } { $holds ->
    [yes] You must still hold another card of the new total.
   *[no] You need not hold the new total.
  }{ $fine ->
    [0] {""}
   *[other] {" "}A build still lying at the end of a packet costs its last builder { $fine } points.
  }
learn-rule-4-trail = **Laying down.** Any card may simply be laid on the table, even one that could capture.
learn-rule-4-zwick = **Zwick.** A capture that clears the whole table is a Zwick: { $points ->
    [one] 1 point
   *[other] { $points } points
  }.
learn-rule-5 = **The end.** What lies on the table last goes to whoever captured last. That is no Zwick.
learn-rule-switch = **{ $what }** { $value }.
learn-each-joker = each joker
