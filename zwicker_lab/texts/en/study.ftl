# Studies: many deals, their figures, and what can be counted exactly.
cli-study = play many deals, compare rules and count what comes of it
cli-study-variants = variants with switches, such as zwicker3 "zwicker3 capture=card"; the others are compared with the first
cli-study-plan = read the study from a TOML file
cli-study-repeat = repeat the study of a file of results and say whether every digit is the same
cli-study-exact = show only what can be counted exactly, without playing
cli-study-seats = who plays: random, greedy, traditional or search; several with commas sit in turn
cli-study-deals = how many deals; 1000 if not given
cli-study-seed = the same number gives the same study; 0 if not given
cli-study-matches = how many matches to the target; a tenth of the deals and at most 2000 if not given
cli-study-twins = in how many deals each joker is replaced by a plain card; all and at most 2000 if not given
cli-study-worlds = how many sampled deals search looks at; 20 if not given
cli-study-processes = compute in several processes instead of threads
cli-study-dask = compute on a Dask cluster, such as tcp://host:8786; without an address on this machine
cli-study-workers = how many work side by side; as many as cores if not given
cli-study-chunk = how many deals make a part; the result does not depend on it
cli-study-out = write the results with their description to a file, .csv or .parquet

study-head = { $deals } with { $players } players, seed { $seed }. All intervals: 95 %.
study-deals = { $count ->
    [one] { $count } deal
   *[other] { $count } deals
  }
study-not-best = Play of programs, not best play: { $players }.
study-partial = Broken off: these are the figures so far.
study-too-few = (too few)
study-note-decided = Decided by: the share of deals in which without these points another side would be ahead, or none.
study-note-joker = Value of a joker: the same deals once more, in its place a plain card that scores nothing, ace to king in turn; by so much the lead of the side that gets it into a hand is greater with it. Of jokers that stand for any card one stands for all.
study-note-few = Too few: below 150 deals no interval is given.
study-progress = { $done } of { $total } played ({ $percent } %), matches and deals for jokers included
study-saved = Saved in { $file }.
study-equal = Repeated: the same as { $file } to the last digit.
study-differs = Repeated: not the same as { $file }. The file comes from another version of the program, or was changed.
study-paired = Difference to { $variant }, the same deals compared one by one:
study-unpaired = Difference to { $variant }; the cards are not the same, so only the means are compared:
study-no-difference = Nothing changes in any of these deals: the way these programs play, the difference of the rules has no effect.
study-difference = difference to { $variant }
study-mean = mean
study-number = number
study-exact = exact
study-exact-head = Counted without playing, from all tables and hands:
study-exact-opening = opening
study-exact-cards = { $table } on the table, { $hand } in hand
study-exact-unknown = not counted
study-place = { $role ->
    [leader] leader
    [dealer] dealer
   *[other] number { $place }
  }
study-at-capture = When captured
study-side-lead = Lead of the side

study-points = points
study-cards = cards
study-zwicks = number of Zwicks
study-lead = lead over the mean of the others
study-won = has the most points
study-rest = gets the rest
study-all-points = points of all
study-all-cardpoints = points of all without Zwicks and fines
study-all-zwicks = Zwicks in a deal
study-all-rest = cards in the rest
study-all-packets = packets
study-all-moves = moves
study-packet = Zwicks in packet { $number }
study-decided = Decided by: { $row }
study-decided-jokers = Decided by: jokers together
study-leader-zwick = Zwick possible with the first card
study-leader-joker = joker in the first hand
study-tie = tie in cards
study-no-capture = nobody captures
study-match-deals = deals in a match
study-match-won = wins the match
study-match-won-leader = match won by the side that began it
study-joker = { $joker }: points more for the side that gets it
study-joker-zwicks = { $joker }: Zwicks more in a deal

study-short = In short
study-short-few = Below { $least } deals nothing can be said in short: it may all be chance.
study-short-one = { $what }: { $mean } ({ $low } to { $high }).
study-short-differs = { $what }: { $after } instead of { $before }. That is { $unit ->
    [share] { $change } percentage points { $way ->
        [more] more
       *[other] less
    }
   *[other] { $change } { $way ->
        [more] more
       *[other] less
    }
  } ({ $low } to { $high }).
study-short-unclear = So many deals do not show whether anything changes here: { $what }.
study-short-lead = Lead of the side that begins
study-short-decided = Deals decided by jokers
study-short-wild = any wild joker
study-short-joker = { $joker } by { $mean } ({ $low } to { $high })
study-short-jokers = So many points better off is the side that gets the joker into a hand: { $jokers }.
study-short-jokers-before = By the first rule set: { $jokers }.

error-study-variants = A study compares 1 to { $most } variants, not { $got }.
error-study-players = “{ $variant }” is for { $known } players, not { $got }.
error-study-seats = { $players } seats need { $players } players, or so many that they fill them in turn; got { $got }.
error-study-seats-list = “seats” is a list of names, such as ["greedy", "random"].
error-study-limit = “{ $key }” can be { $least } to { $most }, not { $got }.
error-study-twins = “twins” can be at most the number of deals, { $deals }, not { $got }.
error-study-search = Where “search” plays, matches and replaced jokers take too long: “matches” and “twins” must be 0.
error-study-double = “{ $argument }” and “{ $other }” do not go together: the file already describes the whole study.
error-study-no-study = This describes no study; it needs at least variants = ["zwicker3"].
error-study-key = A study has no “{ $key }”; it has { $known }.
error-study-rules = An entry of “variants” is a name with switches, or a table with rules, changes and file.
error-study-too-long = The description of a study has at most { $most } characters, this one { $got }.
error-study-no-toml = This is no TOML.
error-study-no-cluster = No Dask cluster can be reached at “{ $address }”; an address is such as tcp://host:8786.
error-study-no-dask = --dask needs Dask: install the extra “study”. Without --dask the study runs on this machine.
error-study-no-parquet = Parquet needs PyArrow: install the extra “study”, or name a file that ends in .csv.
error-study-arm = The study has no rule set { $got }; they are counted from 0 to { $last }.
error-study-size = A part takes one deal at least, not { $got }.
error-study-broken = A process that took part was ended; the study is not complete.
error-study-suffix = Results are kept in a file that ends in .csv or .parquet, not in “{ $file }”.
error-study-unwritable = “{ $file }” cannot be written.
error-study-no-results = “{ $file }” holds no results of a study, or is damaged.

# An estimate written out.
study-estimate = { NUMBER($mean, maximumFractionDigits: 2) } ({ NUMBER($low, maximumFractionDigits: 2) } to { NUMBER($high, maximumFractionDigits: 2) }, 95 %), { $deals } deals
study-estimate-few = { NUMBER($mean, maximumFractionDigits: 2) }, { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
  }: too few for an interval
