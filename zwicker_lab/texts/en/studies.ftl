# The page of studies.
lab-about-studies = Thousands of deals, two rule sets: who gets more, how often is there a Zwick, what decides?
lab-asked-studies = Over many deals: how many points and Zwicks are there, and what is a joker worth?
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
studies-who-word = All play like
studies-deals-word = How many deals
studies-seed-word = Seed
studies-start-word = Have them played
studies-cancel-word = Cancel
studies-cost = At most 1,000,000 deals. On one core of the machine we measured with, a million took 14 seconds with “Chance” and 31 with “Beginner”, a hundred thousand 16 with “Regular”; a second rule set is played on top. The same seed, the same deals: a link repeats the study to the last digit.
studies-begun = The programs are playing. The very first time it takes longer to begin.
studies-done = Done: all deals are played.
studies-results = What came of it
studies-figure = Figure
studies-paired = Difference, deal by deal
studies-unpaired = Difference of the means
studies-about-paired = Both rule sets got the same cards in the same order. The difference is taken deal by deal, second minus first.
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
studies-plot = Lead: { $side }
studies-plot-about = Each bar counts deals by the lead in points. Choose a bar: below it stand the deals from there to the end. Arrow keys lead from bar to bar.
studies-plot-table = The same as a table
studies-plot-lead = Lead in points
studies-range = { $low } to below { $high }
studies-bar = { $range } points: { $count ->
    [one] { $count } deal
   *[other] { $count } deals
  }
studies-at-least = { $low } or more
studies-below = less than { $high }
studies-beyond = { $end }: { $count ->
    [one] { $count } deal
   *[other] { $count } deals
  }, { $share }
studies-tail = { $title }, lead { $end }: the first deals
studies-tail-waits = Looking for the deals.
studies-tail-none = There is no such deal in this study.
studies-deal = Deal { NUMBER($number, useGrouping: 0) }
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
