# A guest in a room: coming in, taking part, taking home.
guest-heading = Play along in a room
guest-loading = One moment, it is about to begin.
guest-foot = Free software, without an account, without advertising.
guest-door-title = Good to have you here.
guest-door-another = Who else plays on this device?
guest-door-code = Code on the screen
guest-door-code-help = Six signs. Capitals or not, it does not matter.
guest-door-name = Your name
guest-door-name-help = A first name will do. It is only shown in this room, and deleted with it.
guest-door-come = Take a seat
guest-door-fine = If the network breaks off, never mind. Your seat is kept.
guest-door-back = Back to room
guest-waits = Noted. It is sent by itself as soon as the network is back.
guest-people = Who plays now?
guest-more = More
guest-leave-yes = Really leave?
guest-forget-yes = Really forget your name here?
guest-delete-yes = Delete the room for everybody, with all deals and names?
guest-gone = This room was deleted, with everything that was kept about it.
guest-device = Link for the second device
guest-device-text = Open this link on the other device. Whoever has it plays on your seat: do not pass it on.
guest-copy = Copy the link
guest-copied = Copied
guest-copy-failed = Please copy it by hand
guest-here = Here are
guest-act-another = One more person on this device
guest-act-rename = Change the name
guest-act-device = Second device
guest-act-home = Take home
guest-act-leave = Leave the room
guest-act-forget = Leave the room, forget my name
guest-act-delete = Delete the room
guest-act-earlier = Back
guest-act-later = Next exercise
guest-act-reveal = Show the answer
guest-act-choose = Choose what to play
guest-act-deal = Deal number { $deal }
guest-act-take-back = Take back the last move
guest-act-sit = Sit at table { $table }: { $seat }
guest-act-stand-in = Let a program play for me
guest-act-back-in = I am playing again
guest-act-stop = End the round
guest-sure-stop = End it for everybody?
guest-sure-stand-in = A program will play for you. Yes?
guest-item = Exercise { $item } of { $items }
guest-wait-next = The next exercise comes as soon as everybody is ready.
guest-solution = The answer
guest-frozen-title = Look at the screen
guest-frozen-text = All devices rest. It goes on in a moment.
guest-ended-title = The evening is over
guest-ended-text = Thank you for playing. Below is what you can take home.
guest-away-title = A program plays for you
guest-away-text = Take your seat again whenever you like.
guest-wait = You are in the room. It begins in a moment, there is nothing you need to do.
guest-friends = You are among yourselves. Choose what you would like to play.
guest-over = That was it for today.
guest-resting = You sit out this deal. You are in again for the next one.
guest-waiting = Cards are dealt in a moment. Your seat at the table then appears by itself.
guest-late = A deal is being played already. You are in for the next one, there is nothing you need to do.
guest-deals-line = { $deal ->
    [0] { $deals ->
        [one] One deal
       *[other] { $deals } deals
      }
   *[other] Deal { $deal } of { $deals }
  } · { $rules }
guest-deal-line = Deal { $deal } of { $deals } · table { $table }
guest-program = { $count ->
    [one] Program
   *[other] Program { $seat }
  }
guest-watch = Watch the table.
guest-turn-own = **It is your turn.** Play a card.
guest-turn = { $seat } to play.
guest-turn-program = { $seat } is thinking.
guest-deal-over = This deal is over.
guest-others-play = Your table has finished. Others are still playing.
guest-side = { $side ->
    [NS] North and South
    [EW] East and West
   *[other] Seat { $side }
  }
guest-results = The result
guest-results-wait = Once every table has finished, the comparison is shown here.
guest-lines = The same cards at every table
guest-lines-table = Table
guest-lines-side = Side
guest-lines-points = Points
guest-lines-above = Against the mean
guest-ranking = Ranking
guest-ranking-place = Place
guest-ranking-name = Name
guest-ranking-deals = Deals
guest-ranking-each = Mean a deal
guest-nameless = no name
guest-ranking-rule = What counts is how far each is above the mean of all who sat on the same side with the same cards, averaged over the deals played. With only one table, its sides are held against each other.
guest-home-title = To take home
guest-home-count = Solved: { $solved } of { $count } exercises.
guest-home-again-title = Practise again
guest-home-again-none = Everything right first time, or nothing tried yet: nothing is left to practise.
guest-home-practise = Practise
guest-home-deals-title = Your deals
guest-home-deal = Deal { $at }, table { $table }: { $points }
guest-home-save = Save as a file
guest-home-look = Look at it
guest-home-copy = Copy a link to these exercises
guest-home-kept = The room is deleted some hours after the last move. What you have saved or copied stays with you.
guest-home-nothing = There is nothing to take home yet.
