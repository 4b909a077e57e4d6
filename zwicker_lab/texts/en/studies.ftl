# The page of studies.
lab-about-studies = Thousands of deals, two rule sets: who gets more, how often is there a Zwick, what decides?
lab-asked-studies = Over many deals: how many points and Zwicks are there, and what is a joker worth?
lab-first = What two values for jack, queen and king do
lab-first-about = So often the leader can make a Zwick with the very first card, counted exactly. The second rule set also has three jokers, and one card fewer lies on the table.
lab-first-more = All rule sets, with counts of deals beside
studies-heading = Studies: many deals, counted honestly
studies-lead = Have programs play many deals by one or two rule sets and see what changes.
studies-starts = Questions to begin with
studies-start-jokers = What is different if jokers are wild?
studies-start-capture = What is different if whoever can capture must?
studies-left = First rule set
studies-right = Second rule set, compared with the first
studies-title-word = What is played
studies-both-word = Compare with a second rule set
studies-players-word = Players
studies-who-word = Who plays
studies-mixed = each seat its own
studies-file-word = Look at a saved study again
studies-file-label-word = File of results (.csv or .parquet)
studies-waits = Other studies come before yours. Your place in the queue: { $place }.
studies-loaded = These are the results in the file. Above stands how they came about: “Have them played” plays the same deals again and draws the pictures.
studies-equal = Played again: the same as in the file, to the last digit.
studies-differs = Played again: not the same as in the file. It probably comes from another version.
studies-exact = exactly { $chance }
studies-group-seat = By seat
studies-save-parquet = Save the results (Parquet)
studies-deals-word = How many deals
studies-seed-word = Seed
studies-start-word = Have them played
studies-cancel-word = Cancel
studies-change = Change it
studies-to-results = What came of it
studies-run-word = Start
studies-beside = { $one } beside { $other }
studies-summary = { $rules }: { $deals } with { $players } players ({ $who }).
studies-figures = All figures
studies-cost = At most 1,000,000 deals. On one core of the machine we measured with, a million took 14 seconds with “Chance” and 31 with “Beginner”, a hundred thousand 16 with “Regular”; a second rule set is played on top. The same seed, the same deals: a link repeats the study to the last digit.
studies-begun = The programs are playing. The very first time it takes longer to begin.
studies-done = Done: all deals are played.
studies-results = What came of it
studies-figure = Figure
studies-paired = Difference, deal by deal
studies-unpaired = Difference of the means
studies-about-paired = Both rule sets got the same cards in the same order, jokers in the same places. The difference is taken deal by deal, second minus first.
studies-about-unpaired = The two packs are not equal, so these are not the same deals. The difference is that of the means, second minus first.
studies-assumed = “{ $title }”: some of its rules are our assumption. Read here which.
studies-too-few = too few for an interval
studies-interval = { $low } to { $high }
studies-points = { $text } percentage points
studies-group-whole = In the whole deal
studies-group-decided = What decides
studies-group-joker = What a joker is worth
studies-group-side = By side and row
studies-group-place = By place: leader to dealer
studies-save = Save the results (CSV)
studies-command = The same study once more, on the command line:
studies-copy = Copy the line
studies-copied = Copied.
studies-pictures = The deals in pictures
studies-pictures-about = Drag over a picture, or write limits into the fields: then all pictures show what happened in those deals, and below stand some of them to be replayed.
studies-pictures-so-far = Still being played: the pictures stand at { $count } deals and follow every { $seconds } seconds.
studies-pictures-top = The clearest wins
studies-pictures-bottom = The clearest losses
studies-pictures-clear = All deals again
studies-pictures-png = Picture (PNG)
studies-pictures-svg = Picture (SVG)
studies-pictures-data = Save the numbers of the pictures (CSV)
studies-pictures-table = The same as tables
studies-pictures-whole = all deals
studies-pictures-chosen-few = chosen deals
studies-legend-chosen = chosen deals: { $title }
studies-legend-whole = all deals: { $title }
studies-legend-other = all deals, to compare: { $title }
studies-picture-points = Points against points
studies-picture-rows = { $side }: which row brings how much
studies-picture-told = Picture: { $title }. The same numbers stand below the pictures as tables.
studies-map-binned = The stronger the square, the more deals; a square is one point wide and high, counted with NumPy.
studies-map-datashader = The stronger the square, the more deals; a square is one point wide and high, drawn with Datashader.
studies-rows-about = Bar: chosen deals. Mark: all deals. Right of nought the row helps the first side.
studies-axis-deals = deals
studies-axis-points = points on average
studies-measure-lead = Lead: { $side }
studies-measure-points = Points: { $side }
studies-measure-others = Points: { $side }
studies-measure-zwicks = Zwicks in the deal
studies-measure-rest = Rest
studies-others = the others on average
studies-rest-nobody = nobody
studies-rest-all = whoever
studies-low = from
studies-high = to
studies-range = { $low } to { $high }
studies-chosen = The chosen deals
studies-chosen-all = So far all deals are chosen.
studies-chosen-count = { $count ->
    [one] one deal, { $share }.
   *[other] { $count } deals, { $share }.
  }
studies-pictures-down = To these deals
studies-chosen-deals = Deals
studies-chosen-share = Share of all
studies-chosen-below = up to { $high }
studies-chosen-above = { $low } or more
studies-chosen-one = exactly { $low }
studies-chosen-between = { $low } to { $high }
studies-list = { $count ->
    [0] { $title }
    [one] The one deal: { $title }
   *[other] { $shown ->
        [0] { $count } deals: { $title }
        [one] One of { $count } deals: { $title }
       *[other] { $shown } of { $count } deals: { $title }
    }
  }
studies-list-later = As soon as all are played, deals to replay stand here.
studies-list-waits = The deals are being sought.
studies-list-none = There is no such deal in this study.
studies-deal = Deal { NUMBER($number, useGrouping: 0) }: { $points } points, { $zwicks ->
    [0] no Zwick
    [one] one Zwick
   *[other] { $zwicks } Zwicks
  }
studies-corner = Counted exactly: a Zwick with the very first card
studies-corner-head = From the book to Zwicker with three jokers, where every court card has two values: { $one } becomes { $two }.
studies-corner-about = The bar is counted exactly from all tables and hands, without a deal being played. The mark says the same from 5,000 dealt ones, with the 95 % interval beside it.
studies-corner-rules = Rule set
studies-corner-exact = exact
studies-corner-dealt = from deals
studies-corner-waits = Being counted …
studies-corner-all = { $count ->
    [one] Count the last rule set, too
   *[other] Count the other { $count } rule sets, too
  }
error-studies-deals = So many deals cannot be: “{ $got }”. Take a whole number from { $low } to { $high }.
error-studies-seed = This seed cannot be: “{ $got }”. Take a whole number from { $low } to { $high }.
error-studies-beyond = This study is larger than the page can show: at most two rule sets, 1,000,000 deals, the players above, and the usual matches and deals for jokers. The command line can: zwicker-lab study --repeat { $file }
error-studies-too-large = The file is too large. At most { $most } MB can be used here.
error-studies-bound = This limit cannot be: “{ $got }”. Take a whole number from -9999 to 9999, or leave the field empty.
