# The championship desk: the organiser's page, the screen for all, what is printed.
desk-heading = Championship desk
desk-foot = Championship desk
desk-lead = The whole evening of a Zwick championship: tables by lot, sheets, results with their check, ranking, final. Nothing gets lost, even if the power does.
desk-usual-title = Winter Zwick championship
desk-start-title = What is the championship called?
desk-start-title-help = It stands on every sheet and on the wall.
desk-start-who = Who writes on this device?
desk-start-who-help = The trail says who entered what. Each device has its own name.
desk-start-begin = Begin a championship
desk-start-kept = Opened on this device
desk-start-open = Go on
desk-start-drop = Forget
desk-start-drop-ask = Forget the link on this device? The championship itself stays in the file.
desk-start-keep = Keep
desk-start-file = Everything stays on the computer that serves these pages. Lost the link? There, the command “zwicker-lab zwick desk” tells it again.
desk-how-people = Register
desk-how-people-more = Names, contact, paid. Late comers join later.
desk-how-draw = Draw
desk-how-draw-more = Tables by lot; as few meet again as possible.
desk-how-sheets = Print the sheets
desk-how-sheets-more = One page for each table.
desk-how-enter = Enter
desk-how-enter-more = Four numbers a table; the sum is checked at once.
desk-how-ranking = Look at the ranking
desk-how-ranking-more = Always up to date, also on the wall. Then the next Passe.
desk-how-final = Play the final
desk-how-final-more = The first four, from zero.

# The head.
desk-tab-people = People
desk-tab-draw = Draw
desk-tab-enter = Enter
desk-tab-ranking = Ranking
desk-tab-more = Trail and settings
desk-head-tabs = Parts of the desk
desk-head-who = Who writes here:
desk-head-who-help = The trail says who entered what.
desk-head-who-missing = Put a name in, for the trail
desk-head-projector = Screen for the wall
desk-people-here = { $count ->
    [one] 1 player here
   *[other] { $count } players here
  }
desk-and-house = {" "}and { $count ->
    [one] 1 house player
   *[other] { $count } house players
  }
desk-passe-of = Passe { $passe } of { $of }
desk-final-passe = { $of ->
    [one] Final
   *[other] Final, Passe { $passe } of { $of }
  }
desk-house = House player { $number }
desk-table = Table { $table }
desk-now-few = { $count ->
    [0] Nobody has registered yet. { $fewest } are needed to draw.
    [one] 1 player has registered. { $fewest } are needed to draw.
   *[other] { $count } players have registered. { $fewest } are needed to draw.
  }
desk-now-few-do = Register people
desk-now-draw = { $count } players are here. Is everybody in? Then draw { $passe }.
desk-now-draw-do = Draw { $passe }
desk-now-enter = { $done ->
    [0] { $passe } is drawn. Put a sheet on each table; enter it here when it comes back.
   *[other] { $passe }: { $done } of { $of } tables are entered.
  }
desk-now-enter-do = Enter results
desk-now-print = Print the sheets
desk-now-final = All Passen are entered. The final: { $players }.
desk-now-final-do = Draw the seats of the final
desk-now-over = It is over. { $player } has won the championship.
desk-joined = { $count ->
    [one] { $player } is registered.
   *[other] { $count } players are registered.
  }
desk-drawn = { $passe } is drawn and saved.
desk-undone = Taken back. Both stay in the trail.

# People.
desk-people-add-title = Register somebody
desk-people-add = Register
desk-people-name = Name
desk-people-contact = Contact
desk-people-paid = Paid
desk-people-paid-yes = paid
desk-people-add-help = A whole list can be pasted: one name a line, with a contact after a comma if there is one. Contacts are seen on this page only.
desk-people-list-title = Registered
desk-people-leave = Leaves
desk-people-back = Comes back
desk-people-edit = Change
desk-people-save = Save
desk-people-cancel = Do not
desk-people-csv = List with contacts (CSV)
desk-people-empty = Nobody yet.
desk-people-filter = Find a name
desk-people-gone = has left
desk-people-count = { $here } here, { $gone } gone.{ $here ->
    [0] { "" }
   *[other] { " " }{ desk-people-unpaid }
  }
desk-people-unpaid = { $unpaid ->
    [0] All have paid.
    [one] 1 has not paid yet.
   *[other] { $unpaid } have not paid yet.
  }
desk-people-late = A Passe is drawn already. Who registers now plays from the next draw on; a missed Passe brings no strokes (our rule).
desk-since = since Passe { $passe }
desk-gone = has left

# The draw.
desk-which-passe = Which Passe?
desk-draw-none = Nothing is drawn yet
desk-way-title = When the number is not divisible by four
desk-way-even = { $count } players: just right, tables of four only.
desk-way-uneven = { $count } players: with tables of four { $rest } would be left over.
desk-way-house = House players fill up
desk-way-house-help = The usual way. Helpers of the club play along; they are not ranked. Everybody plays as many deals.
desk-way-odd = Tables of three or five
desk-way-odd-help = 9 or 15 deals instead of 12, sum 45 or 75. Then strokes a deal are ranked; at three there are more of them to win than at five.
desk-way-out = Some sit out
desk-way-out-help = By lot, and nobody twice before all have. Then strokes a deal are ranked, because not all play as many.
desk-tables-of = { $count ->
    [one] 1 table of { $size }
   *[other] { $count } tables of { $size }
  }
desk-means = { $tables }{ $house ->
    [0] {""}
    [one] , 1 house player
   *[other] , { $house } house players
  }{ $out ->
    [0] {""}
    [one] , 1 sits out
   *[other] , { $out } sit out
  }
desk-again = { $count ->
    [0] Nobody meets anybody again.
    [one] One pair meets again:
   *[other] { $count } pairs meet again.
  }
desk-least = With { $players } players and { $passen } Passen at least { $count } meetings again cannot be avoided, however one draws.
desk-out = Sitting out: { $players }.
desk-seed = Lot { $seed }
desk-seed-help = Kept with the draw: with it the same tables come out again.
desk-seed-check = Check
desk-draw-same = Checked: lot { $seed } gives exactly these tables.
desk-draw-differs = Lot { $seed } now gives other tables: people or Passen before it were changed since, or the program is another version.
desk-print-sheets = Print the sheets
desk-print-tables = Print the tables to hang up

# Entering.
desk-enter-none = Nothing is drawn yet, so there is nothing to enter.
desk-enter-tables = Tables
desk-enter-jump = Table no.
desk-enter-who = Who
desk-enter-strokes = Strokes
desk-enter-birds = Birds
desk-enter-counts = counts
desk-enter-sum = together
desk-enter-more = one bird more
desk-enter-less = one bird less
desk-enter-extra = Dealt too often?
desk-enter-extra-help = So many extra deals. Everybody at the table gets a bird for each; its strokes are not counted.
desk-enter-enter = Enter
desk-enter-correct = Enter the correction
desk-enter-anyway = Enter although it does not add up
desk-enter-theirs = Leave it so, drop mine
desk-enter-mine = Mine are right
desk-enter-keys = Enter key: next field, after the last one the sheet is entered. Ctrl and Enter: at once.
desk-sheet-title = Sheet, table { $table }
desk-sheet-about = { $passe } · { $deals } deals
desk-field-strokes = Strokes of { $player }
desk-field-birds = Birds of { $player }
desk-mark-open = playing
desk-mark-ok = right
desk-mark-off = { $strokes } strokes
desk-check-wanted = { $deals } deals of five strokes each: together { $strokes }, before birds.
desk-check-ok = { $strokes } strokes from { $deals } deals: it adds up.
desk-check-extra = { $count ->
    [one] 1 extra deal: a bird for everyone at this table.
   *[other] { $count } extra deals: { $count } birds for everyone at this table.
  }
desk-fault-missing = { $got } instead of { $wanted }: { $off ->
    [one] 1 stroke is missing.
   *[other] { $off } strokes are missing.
  }
desk-fault-over = { $got } instead of { $wanted }: { $off ->
    [one] 1 stroke too many.
   *[other] { $off } strokes too many.
  }
desk-fault-deals-missing = { $got } instead of { $wanted }: { $count ->
    [one] that is one deal too few.
   *[other] that is { $count } deals too few.
  }
desk-fault-deals-over = { $got } instead of { $wanted }: { $count ->
    [one] that is one deal too many. Its strokes do not count; put it under “Dealt too often?”.
   *[other] that is { $count } deals too many. Their strokes do not count; put them under “Dealt too often?”.
  }
desk-fault-birds = { $player }: { $birds } birds in { $deals } deals cannot be.
desk-fault-most = { $player }: { $birds ->
    [0] { $left } deals bring { $most } strokes at most, not { $strokes }.
    [one] with 1 bird { $left } deals are left; they bring { $most } strokes at most, not { $strokes }.
   *[other] with { $birds } birds { $left } deals are left; they bring { $most } strokes at most, not { $strokes }.
  }
desk-check-why = { $deals } deals of five strokes each are { $strokes }; birds come off only afterwards.
desk-check-last = The number changed last is that of { $player }.
desk-sheet-entered = Table { $table } is entered and saved.
desk-elsewhere = { $who } entered this table at { $time }, while you were typing.
desk-elsewhere-gone = The result of this table was taken back while you were typing.
desk-line = { $player } { $strokes } ({ $birds ->
    [0] no bird
    [one] 1 bird
   *[other] { $birds } birds
  })
desk-nobody-named = no name

# The ranking.
desk-ranking = Ranking
desk-ranking-none = The ranking begins with the first result.
desk-after = { $passen ->
    [one] after 1 Passe
   *[other] after { $passen } Passen
  }
desk-after-part = Passe { $passe }, { $done } of { $of } tables entered
desk-rule = Strokes less 5 for each bird.
desk-rule-deals = Strokes less 5 for each bird, divided by the deals played, because not all play as many; a missed Passe counts as 12 deals without strokes.
desk-rule-ties = Ties: fewer birds, then the best single Passe, then the last, then the lot (number { $lot }).
desk-rule-final = The first four play the final from zero, { $count ->
    [one] one Passe
   *[other] { $count } Passen
  }.
desk-tie-birds = behind by birds
desk-tie-best = behind by the best Passe
desk-tie-last = behind by the last Passe
desk-tie-lot = behind by lot
desk-final-title = Final
desk-final-on = From zero. The places 1 to 4 are decided here.
desk-final-over = The places 1 to 4 were decided here.
desk-save-ranking = Ranking (CSV)
desk-print-ranking = Print the ranking
desk-file-ranking = ranking
desk-file-people = players

# Trail and settings.
desk-more-settings = Settings
desk-more-title = Title
desk-more-passen = Passen before the final
desk-more-final = Final
desk-final-length = { $count ->
    [0] no final
    [one] 1 Passe
   *[other] { $count } Passen
  }
desk-more-links = Links
desk-more-organiser = For organisers
desk-more-organiser-help = Whoever has this link can change everything. It opens the same desk on another device, also tomorrow.
desk-more-watcher = For the wall and for all
desk-more-watcher-help = Shows tables and ranking, changes nothing, holds no contacts.
desk-more-copy = Copy
desk-more-copied = Copied
desk-more-code = Show QR code
desk-more-qr = QR code with the link: { $title }
desk-more-trail = Who changed what
desk-more-undo = take back
desk-more-undone = taken back
desk-more-file = Where it is kept
desk-more-file-help = Every entry is on the disk before it is shown. A copy of this file is a backup; make it when the program has ended. ZWICKER_LAB_DATA names another folder.
desk-step-begin = Championship begun
desk-step-join = { $player } registered
desk-step-leave = { $player } has left
desk-step-back = { $player } is back
desk-step-name = { $old } is now called { $new }
desk-step-paid = { $player } has paid
desk-step-unpaid = { $player } has not paid after all
desk-step-contact = Contact of { $player } changed
desk-step-draw = { $final ->
    [1] Final drawn, lot { $seed }
   *[other] { $tables } tables drawn, lot { $seed }
  }
desk-step-sheet = { $passe }, table { $table } entered, { $sum } strokes
desk-step-corrected = { $passe }, table { $table } corrected: { $changes }
desk-step-strokes = { $player } { $old } becomes { $new }
desk-step-birds = { $player }, birds { $old } becomes { $new }
desk-step-extra = extra deals { $old } becomes { $new }
desk-step-undo = Taken back: { $text }
desk-step-way = Odd numbers: { $way }
desk-step-option-title = Title: { $value }
desk-step-option-passen = Passen: { $value }
desk-step-option-final = Length of the final: { $value }

# The wall and paper.
desk-wall-tables = Tables
desk-wall-ranking = Ranking
desk-wall-turn = Next page
desk-wall-hold = Hold
desk-wall-go = Go on by itself
desk-wall-page = Page {"{at}"} of {"{of}"}
desk-wall-out = sits out
desk-wall-none = Nothing is drawn yet
desk-print = Print
desk-print-help-sheets = One A4 page for each table, in black.
desk-print-help-tables = To hang up: everybody by name, then by table.
desk-print-help-ranking = With its rule.
desk-paper-deal = Deal
desk-paper-deals = deals
desk-paper-five = makes 5
desk-paper-how = Each deal: one stroke a trick, five together. Who took part without a trick gets a bird (−5). Who did not take part writes nothing.
desk-paper-check = After { $deals } deals the strokes of all must be { $strokes } together. Birds are counted in their own line and come off at the desk.
desk-paper-extra = Dealt more than { $deals } times by mistake? Do not write its strokes; say how many extra deals there were.
desk-paper-extra-line = Extra deals:
desk-paper-sign = Seen by:
desk-paper-by-name = By name
desk-paper-by-table = By table
error-desk-sheet-incomplete = Numbers are missing: every player needs strokes, 0 where there are none.
