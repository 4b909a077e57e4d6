# The club evening: why something in a room is refused, and what is wrong with what was sent.
workshop-no-not-allowed = You cannot do this here: it is for somebody else in this room.
workshop-no-ended = The evening is over. What was played can still be looked at.
workshop-no-frozen = The host has stopped the room for a moment. Wait until it goes on.
workshop-no-round-over = This round is over. Have a look at what is being done now.
workshop-no-name-empty = No name can be seen there. Type at least one letter.
workshop-no-room-full = The room is full: there is space for { $most } guests.
workshop-no-no-guest = This guest is no longer in the room.
workshop-no-no-helper = There is no such helper. Helpers are counted from 1, up to { $most }.
workshop-no-no-exercises = There are no exercises just now.
workshop-no-no-item = There is no exercise { $item }: this round has { $items }.
workshop-no-other-exercise = That was another exercise. You are at exercise { $item } now.
workshop-no-revealed = The answer has been shown already.
workshop-no-solved = You have solved this one.
workshop-no-tries = That was try number { $most }: wait for the answer to be shown.
workshop-no-no-deals = There are no cards on the tables just now.
workshop-no-deal-order = Deal { $deal } is the next.
workshop-no-deal-not-over = { $tables ->
    [one] One table is
   *[other] { $tables } tables are
  } still playing this deal.
workshop-no-deals-played = All { $deals ->
    [one] deals are played: it was one.
   *[other] { $deals } deals are played.
  }
workshop-no-nobody-here = Nobody is here yet to deal to.
workshop-no-no-table = There is no such place at table { $table }.
workshop-no-still-played = Table { $table } is still playing this deal: its cards can be shown once it is over at every table.
workshop-no-not-your-table = You do not sit at this table.
workshop-no-stood-in = A program is playing for you. Take your seat again first.
workshop-no-sits-already = This guest sits at a table already.
workshop-no-seat-taken = This seat is not free.
workshop-no-deal-over = The deal is over at this table.
workshop-no-table-moved-on = The table has moved on in the meantime. Look again before you play.
workshop-no-too-fast = That was too quick. Wait a moment.
workshop-no-key = This cannot be sent twice safely: it wants a key of 8 to 64 letters and digits.

error-workshop-items = A round may have up to { $most } exercises; these are { $got }.
error-workshop-exercise = There is no exercise “{ $got }” to be solved in a room.
error-workshop-answer = “{ $got }” is no answer to this exercise.
error-workshop-large = That is too large: at most { $most } KB can be sent at once.
error-workshop-command = What was sent cannot be read.
error-workshop-newer-event = The journal of this room holds “{ $kind }”, which this version of Zwicker Lab cannot read. A newer version has written it: start that one.
error-workshop-newer-database = The database of rooms was made by a newer version of Zwicker Lab (tables { $found }; this one knows { $known }). Start that version, or name another database.
error-workshop-database = The database { $where } cannot be opened: { $detail }
error-workshop-database-url = That is no address of a database: { $detail }
error-workshop-database-driver = For PostgreSQL a package is missing: pip install 'zwicker-lab[postgres]'
error-workshop-code = There is no room “{ $code }”. Look at the code again; a room that nobody has used for some hours is gone.
error-workshop-rooms-full = This server holds { $most } rooms already. Wait until one has ended.
error-workshop-token = This place in the room is no longer yours. Come in again with the code.
error-workshop-guesses = Too many codes that do not exist came from here. Wait a minute and look at the code again.
error-workshop-rooms-fast = Many rooms were begun from here just now. Wait a minute.
