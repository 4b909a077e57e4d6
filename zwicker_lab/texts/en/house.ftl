# Writing house rules, and the leaflet.
house-heading = Your house rules
house-lead = Start from a rule set and change what is different with you. Beside it stands at once what that does.
house-untitled = Our house rules
house-title = What they are called
house-base = Starting from
house-reset = back
house-plain = Everything back to the beginning
house-file = Load a file
house-load-help = A rule set as a file (.toml, at most 64 KiB), such as one you saved here.
house-kept = Kept in this browser
house-open = Open
house-drop = Forget
house-section-cards = Cards and jokers
house-section-more-values = Values of the other cards
house-section-deal = Dealing
house-section-builds = Building
house-section-points = Points
house-section-match = How long it lasts
house-changed = { $count ->
    [one] 1 changed
   *[other] { $count } changed
  }
house-before = instead of { $value }
house-jokers-none = none
house-jokers-numbered = with numbers
house-jokers-wild = { $count ->
    [one] 1 wild one
   *[other] { $count } wild ones
  }
house-jokers-hint = A joker with a number counts that number. A wild one counts what one likes at each use, from 2 to 14.
house-value-hint = One value or two, such as 4, 14.
house-none-hint = Empty means: { $none }.
house-deals-none = as the target says
house-differs = { $count ->
    [0] Everything is still as in “{ $base }”
    [one] One thing differs from “{ $base }”
   *[other] { $count } things differ from “{ $base }”
  }
house-short = { $what } { $new }, instead of { $old }
house-was = so far
house-after = with you
house-sentences = These sentences of the rules change
house-table = In an example
house-ending = The same move, another end
house-then = { $zwicks ->
    [0] No Zwick.
   *[other] A Zwick.
  } Then it is the turn of { $seat }, and on the table { $items ->
    [0] lies nothing.
    [one] lies 1 card or build.
   *[other] lie { $items } cards or builds.
  }
house-then-over = { $zwicks ->
    [0] No Zwick.
   *[other] A Zwick.
  } The deal is over, { $cards } cards lie in the piles.
house-cards-table = On the table
house-cards-hand = In hand
house-compare = Look at this position under both rules
house-count = In the count
house-count-more = Count this deal by every rule set
house-sample = The sample deal of four, counted by these rules:
house-sure = How sure is what you took over?
house-take = Take them home
house-keep = Keep in this browser
house-keep-done = Kept. These rules can now be chosen wherever a rule set is chosen.
house-keep-failed = The browser does not allow keeping them. Save the file or copy the link.
house-save = Save as a file
house-try = Try them
house-try-play = Play by these rules
house-try-look = Look at a position
house-try-book = Read all the rules
house-try-studies = Play many deals by these rules and by those they start from
house-print = Leaflet on one page
house-leaflet-in = Leaflet: { $language }
house-waits = { $count ->
    [one] One field is still wrong. What stood there before counts.
   *[other] { $count } fields are still wrong. What stood there before counts.
  }
error-house-title = Give the rules a name of 1 to { $most } characters.
leaflet-about = Zwicker: the rules in short
leaflet-foot = ° Our assumption, no source shows it. Made with Zwicker Lab.
