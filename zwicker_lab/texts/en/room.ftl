# The club evening: the ways in, the host's page, the projector, the summary.
room-heading = Club evening
room-lead = One leads, the others join in on their phones: the same exercises for all, or the same deal at every table. Nobody needs an account.
room-begin-lead-title = Lead an evening
room-begin-lead-text = You choose what is done, see who is where, and show it on the wall.
room-begin-lead = Open a room
room-begin-enter-title = Join in
room-begin-enter-text = Type the code that stands on the wall.
room-begin-enter = Join
room-begin-code = Code of the room
room-begin-friends-title = Among friends
room-begin-friends-text = A room that nobody leads: whoever is in it may start exercises and deals.
room-begin-friends = Open a room for friends
room-begin-led = Rooms you lead
room-begin-back = Back to
room-kept-title = What is kept about people
room-kept-name = the name that somebody chose
room-kept-seat = the number of the seat, and a lock that only their device opens
room-kept-tries = what was tried in exercises
room-kept-moves = the moves played at tables
room-kept-times = when that was
room-kept = Nothing else: no address, no account. Everything is deleted eight hours after the last act in the room, or at once when the host deletes it; a room of friends is deleted under “More” by whoever opened it, or is there longest. Single names can be forgotten before: by the guests themselves under “More”, or by the host.
room-door = How to join in
room-qr = QR code that leads into room { $code }
room-phones = No phone gets in?
room-local = No phone reaches “{ $host }”: it is what every device calls itself. Stop the program and start it once more for the whole network, with “--address 0.0.0.0” at the end of the line, then the address for phones stands here. If a phone still gets nowhere, let the firewall of this computer allow the program, and see that all are in the same wifi: a guests’ wifi often keeps devices apart, the hotspot of a phone does not.
room-how = Point the camera at it, or type the address and the code
room-phase-waiting = Opening the room …
room-phase-lost = This device does not lead this room. Open the link that the host shows for a second device, or begin a room of your own.
room-phase-gone = This room is deleted, with everything that was kept about it.
room-back = To the club evening
room-back-host = Back to the room
room-drawing = The exercises are being drawn; it goes on in a moment.
room-only-done = Only this device leads the room now.
room-ended = The evening is over. Guests find on their phones what they can take home.
room-thanks = Thank you for playing. Your phone shows what you can take home.
room-exercises = Exercises
room-item = Exercise { $item } of { $items }
room-chip-open = answer shown
room-chip-own = everybody at their own pace
room-chip-frozen = stopped
room-chip-ended = the evening is over
room-board = The position, with the first answers of the room
room-board-table = Table
room-board-hand = Hand
room-board-empty = The table is empty.
room-board-numbers = The number says how many wanted to use the card.
room-board-took = { $count } wanted it
room-answers = { $count ->
    [0] No answers yet
    [one] 1 first answer
   *[other] { $count } first answers
  }
room-answers-rest = { $count } more answered something else.
room-right = That is right
room-verdict-right = right
room-verdict-right-with-remark = right
room-verdict-misses = misses the goal
room-verdict-illegal = not possible
room-verdict-wrong = wrong
room-state-first = right at once
room-state-later = right later
room-state-trying = not right yet
room-state-not_begun = not begun
room-guests = { $count ->
    [0] No guests yet
    [one] 1 guest
   *[other] { $count } guests
  }
room-away = { $count } not connected just now; their places are kept.
room-not-here = not connected
room-stands-in = a program plays
room-nobody = Nobody has come in yet. Show the code on the wall.
room-not-tried = Nothing tried yet.
room-rename = Name
room-close = Close
room-guest = a guest
room-program = program
room-projector = On the projector
room-show-code = Code
room-show-exercise = Exercise
room-show-counts = Answers counted
room-show-tables = Tables
room-show-results = Results
room-more = Names, printing, other devices, end
room-open-projector = Open the projector’s window
room-open-sheet = Summary and printed sheets
room-helpers = A helper for one table
room-act-stop = End the round
room-act-freeze = Stop everybody
room-act-thaw = Let them go on
room-act-pace-own = Everybody at their own pace
room-act-pace-host = All together again
room-act-back = Back
room-act-reveal = Show the answer
room-act-go = On to exercise { $item }
room-act-deal = Deal number { $deal }
room-act-wait = { $tables ->
    [one] One table still plays
   *[other] { $tables } tables still play
  }
room-act-nameless = Leave names out
room-act-names = Show names
room-act-close = Close
room-act-second = Second device
room-act-only = Only this device
room-act-helper = Helper for table { $table }
room-act-helper-hands = Helper { $helper } sees the hands at table { $table }
room-act-helper-acts = Helper { $helper } may act at table { $table }
room-act-helper-away = Helper { $helper } sees no table any more
room-act-end = End the evening
room-act-delete = Delete the room
room-act-rename = Rename
room-act-stand-in = A program plays on
room-act-take-seat = The guest plays again
room-act-sit = Seat at table { $table }, { $seat }
room-act-take-back = Take the last card back
room-act-seat-program = A program plays for { $who }
room-act-seat-back = { $who } plays again
room-act-remove = Remove
room-act-forget = Remove and forget the name
room-ask-stop = Really end the round? Press again
room-ask-only = Lock all other devices of the host? Press again
room-ask-end = Really end the evening? Press again
room-ask-delete = Delete everything at once? Press again
room-ask-remove = Really remove { $who }? Press again
room-ask-forget = Really forget { $who }? Press again
room-device-second = Lead from a second device
room-device-second-text = Whoever opens this leads the room. Do not show it on the wall.
room-device-helper = For a helper
room-device-helper-text = Whoever opens this sees this one table. Do not show it on the wall.
room-device-qr = QR code with the address below
room-helper-table = Helper for table { $table }
room-helper-none = Helper
room-helper-wait = There are no cards on your table just now.
room-deal-title = Deal { $deal } of { $deals }
room-tables-tables = Tables
room-tables-none = No cards are dealt yet. Deal when everybody is here: the draw of seats includes all who are in the room.
room-table = Table { $table }
room-table-head = Table
room-table-over = done, { $points }
room-table-left = { $count ->
    [one] 1 card to play
   *[other] { $count } cards to play
  }
room-resting = Rests this deal: { $names }
room-replay = Replay
room-replay-table = Show the deal at table { $table } on the projector
room-replay-title = Table { $table }, deal { $deal }
room-replay-at = Card { $at } of { $last }
room-replay-end = The deal is over.
room-replay-first = To the beginning
room-replay-back = One back
room-replay-on = One on
room-replay-last = To the end
room-result = Deal { $deal }
room-column-points = { $side } points
room-column-above = { $side } above the room
room-above-rule = Above the room: the points of a side minus the mean of the same side at all tables. All held the same cards.
room-above-alone = Only one table played: its sides are held against each other.
room-ranking = Ranking
room-ranking-place = Place
room-ranking-name = Name
room-ranking-deals = Deals
room-ranking-above = Above the room
room-ranking-each = A deal
room-ranking-rule = The rule: points above the room’s mean of the same side, for each deal played. Equals share a place.
room-next = What comes next
room-start = Start
room-field-kind = What
room-field-source = Which exercises
room-field-refs = List of exercises
room-field-items = How many
room-field-pace = Pace
room-field-deals = Deals
room-field-partners = Partners
room-field-fill = Empty seats
room-field-strength = Programs play like
room-kind-exercises = Exercises
room-kind-deals = The same deal at every table
room-source-lesson = Lesson: { $title }
room-source-skill = Practice: { $title }
room-source-list = A list of my own
room-source-file = My lesson file
room-pace-host = All together, I go on
room-pace-own = Everybody at their own pace
room-partners-change = change from deal to deal
room-partners-stay = stay together
room-fill-programs = programs sit there
room-fill-sit_out = some guests rest in turn
room-deals = { $count ->
    [one] 1 deal
   *[other] { $count } deals
  }
room-items = { $count } exercises
room-list-help = Names of exercises with commas between, as practice and lessons show them in the address: 08-3, sums 4 zwicker3.
room-lesson-file = A lesson file of my own
room-lesson-choose = Choose a lesson file
room-lesson-help = A .toml file from the page “Make a lesson”. All its exercises are played.
room-evening = The evening afterwards
room-evening-empty = Nothing has been played in this room yet.
room-print = Print the exercises
room-csv = Save the results (CSV)
room-csv-round = Round
room-csv-kind = What
room-csv-number = Number
room-csv-name = Name
room-csv-state = Result
room-csv-tries = Tries
room-csv-hints = Hints
room-csv-table = Table
room-csv-points = Points
room-csv-above = Above the room
room-csv-exercise = Exercise
room-csv-deal = Deal
room-paper-title = Club evening
room-round-exercises = Round { $round }: { $title }
room-round-deals = Round { $round }: { $rules }
room-leaflet = Leaflet of these rules
room-pad = Score sheet with its check
room-went = { $tried ->
    [0] Nobody tried it.
   *[other] { $tried } tried: { $first } right at once, { $later } later, { $trying } not yet.
  }

error-room-no-exercises = Name at least one exercise, such as 08-3.
