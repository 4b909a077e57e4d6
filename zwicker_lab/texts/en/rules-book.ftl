# The rules of one rule set, sentence by sentence from its values.

book-lead = These sentences are made from the very values the program plays by. Beside each stands how sure it is.
book-back = All rule sets
book-print = Print
book-try = Try these rules
book-contents = On this page
book-facts = At a glance
book-sources = Sources
book-sources-none = No sources are named for this rule set.
book-written = In one line:
book-sure = how sure
book-look = Look at it
book-look-name = Look at the example: { $move }
book-rules-problem = So here are the built-in rule sets.
book-page-note = Zwicker Lab · Rules

rules-level-open = varies
rules-level-open-more = tables differ here; where the sources are silent the choice is ours
rules-level-house = house rule
rules-level-house-more = your own decision

book-summary = In turn everyone plays one hand card and takes with it, from the table, whatever adds up to its value. Points come from { $parts }.
book-summary-nothing = In turn everyone plays one hand card and takes with it, from the table, whatever adds up to its value. No points are given for that.
book-summary-cards = certain cards
book-summary-most = having most cards
book-summary-zwick = every Zwick, the capture that leaves the table empty

book-facts-players = Players
book-facts-cards = Cards
book-facts-table = open on the table
book-facts-hand = Hand cards
book-facts-total = Points in a deal
book-facts-zwick = each Zwick
book-facts-match = Match
book-facts-target = to { $target }
book-facts-deals = as many deals as players
book-facts-single = one deal

book-section-house = What is different here
book-section-players = Who plays
book-section-cards = Cards and values
book-section-deal = The deal
book-section-turn = A turn
book-section-capture = Capturing
book-section-build = Building
book-section-jokers = Jokers
book-section-zwick = The Zwick
book-section-end = The end of a deal
book-section-score = Counting
book-section-match = The match
book-section-switches = All switches

# What is different.
book-house-changed = Different from the rule set “{ $title }”
book-house-what = What
book-house-here = here
book-house-else = otherwise
book-house-own = This rule set is somebody’s own. It came with the link and is kept nowhere else.

# Who plays.
book-players = For { $numbers } players.
book-people = { $count ->
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
   *[8] eight
  }
book-partners = With { $people } players those who sit opposite each other are partners: { $pairs }. What a pair wins goes on one pile.
book-pair = { $one } with { $other }
book-alone = With { $people } players everyone plays alone.

# Cards.
book-pack = { $jokers ->
    [0] The pack has { $cards } cards and no jokers.
    [one] The pack has { $cards } cards: the usual 52 and one joker.
   *[other] The pack has { $cards } cards: the usual 52 and { $jokers } jokers.
  }
book-two-packs = With more than { $above } players, use two packs without jokers, { $cards } cards together.
book-values = What a card counts
book-values-card = Card
book-values-counts = counts
book-values-run = { $first } to { $last }
book-values-printed = what is printed on it
book-table_value-per_capture = Where a card has two values, each capture uses whichever fits: in the hand and on the table, and for every card afresh.
book-table_value-fixed = Whoever lays down a card with two values names one, and the card keeps it. Cards dealt to the table at the start keep both.

# The deal.
book-dealer = The first dealer is drawn by lot; the player on the dealer’s right cuts. Cards are dealt one at a time, clockwise. The player on the dealer’s left gets the first card and leads every packet.
book-first-packet = In the first packet everyone gets { $hand ->
    [one] one card
   *[other] { $hand } cards
  }. { $table ->
    [0] The table stays empty at the start.
    [one] Then one card is laid open on the table.
   *[other] Then { $table } cards are laid open on the table.
  }
book-stages = At the start everyone gets { $hand ->
    [one] one card
   *[other] { $hand } cards
  }, { $table ->
    [0] and nothing is laid on the table
    [one] then one is laid open on the table
   *[other] then { $table } are laid open on the table
  }. This is done { $times ->
    [2] twice
    [3] three times
   *[4] four times
  } in a row.
book-packet = When all hand cards are played, the next packet is dealt: { $count ->
    [one] one card
   *[other] { $count } cards
  } for everyone, and no more to the table.
book-last-packet-joins = When too few cards are left for a full packet, everyone gets the same number of the last cards. If only one card each would remain at the very end, it joins the packet before.
book-last-packet = When too few cards are left for a full packet, everyone gets the same number of the last cards{ $rest ->
    [kept] . What is left then goes, at the end, to the side that captured last.
   *[open] ; a remainder that does not come out after Zwicks is laid open on the table.
  }
book-leftovers-tableau = Cards that cannot be shared equally lie open on the table from the start.
book-leftovers-last_packet = Cards that cannot be shared equally are laid open on the table after the last packet.
book-leftovers-last_capturer = Cards that cannot be shared equally go, at the end, to the side that captured last.
book-leftovers-out = Cards that cannot be shared equally stay out of play.
book-no-leftovers = No card is left over.
book-deal-caption = How the cards come out
book-deal-players = Players
book-deal-cards = Cards
book-deal-table = to the table
book-deal-hand = hand cards, packet by packet
book-deal-left = left over
book-deal-without-zwick = This is how it comes out without a Zwick. Each Zwick brings up to { $count } cards from the stock to the table, and then there are fewer to deal.

# A turn.
book-turn-three = A turn is one hand card, used in one of three ways: to capture, to build, or laid down.
book-turn-two = A turn is one hand card, used in one of two ways: to capture, or laid down.
book-trail = A card laid down stays open on the table. On an empty table laying down is the only move.
book-capture-optional = Nobody has to capture.
book-capture-card = A card that can capture may not be laid down or built with.
book-capture-turn = If any of your hand cards can capture, you must capture.

# Capturing.
book-capture = Your card takes from the table what has its value: a single card, a build with that total, or several cards that add up to it.
book-capture-groups = It may take several such groups at once. Each card is used only once.
book-capture-value = The card you play has exactly one value in a capture.
book-builds_in_sums-yes = A build may be part of a sum; it then counts with its own total.
book-builds_in_sums-no = Only a card with exactly its total takes a build; it cannot be part of a larger sum.
book-capture_all-no = You may leave what you do not want.
book-capture_all-yes = You must take all your card can take: no capture may be part of a larger one by the same card.
book-capture-pile = The card played and the cards taken go on the pile of your side.

# Building.
book-build = You lay a hand card on something on the table and announce the new total. From then on the build counts with that total only.
book-build-none = There is no building.
book-build-up = Building up is adding.
book-build-not-up = There is no building up, by adding.
book-build-down = Building down is taking away: your card is taken away from what lies there, and at least 1 must remain.
book-build-not-down = There is no building down, by taking away.
book-build-cap = A build may count { $cap } at most.
book-build-no-cap = There is no limit to what a build may count.
book-build-held = Whoever builds must hold another card with the new total; where that card has two values, one of them is enough.
book-build-not-held = Whoever builds need not hold the total.
book-build_target-one = A card is built on exactly one card or one build.
book-build_target-several = Your card may also go on several cards and builds at once, but then only by adding.
book-build-anyone = A build belongs to nobody: whoever has the right card may capture it.
book-rebuild_by-anyone = Anyone may build on a build.
book-rebuild_by-own_side = Only the side that built on it last may build on a build.
book-merge_equal_builds-no = Two builds with the same total stay apart.
book-merge_equal_builds-yes = A build that gets the same total as another becomes one with it, and nobody builds on that any more.

# Jokers.
book-jokers-numbered = Each joker counts the number printed on it.
book-jokers-wild = A wild joker counts what you like at each use, from { $low } to { $high }. Inside a build the total fixes it.
book-joker_only_by_building_down-no = A joker on the table is captured and built on like any other card.
book-joker_only_by_building_down-yes = A joker on the table can be neither captured nor built up; it can only be built down.
book-table_joker-takeable = A wild joker on the table may be captured and built on.
book-table_joker-never = A wild joker on the table stays there, alone or in a build. Nobody captures it or builds on it, and at the end it is nobody’s.
book-lone_joker-any = A wild joker alone on the table may be taken by any card.
book-lone_joker-joker = A wild joker alone on the table may be taken only by a joker; it may still be built on.
book-joker_sweep-zwick = If a wild joker empties the table, that is a Zwick as well.
book-joker_sweep-none_if_played = If a wild joker empties the table, that is no Zwick.
book-joker_sweep-none_if_any = It is no Zwick if a wild joker was played or taken in it, even out of a build.

# The Zwick.
book-zwick = A capture that leaves the table empty is called a Zwick and brings { $count ->
    [0] no points
    [one] 1 point
   *[other] { $count } points
  }.
book-after_zwick-next_trails = The table is empty then, and the next player can only lay a card down.
book-after_zwick-sweeper_lays = Then whoever made the Zwick at once lays one more hand card on the table, if any is left. Only then the next player moves; a seat without cards is passed over.
book-after_zwick-four_from_stock = Then four new cards come from the stock to the table, or as many as there are.
book-last_card_zwick-yes = A Zwick with the last card of the deal counts like any other.
book-last_card_zwick-no = An empty table with the last card of the deal does not count as a Zwick.

# End and counting.
book-end = The deal is over when all cards have been dealt and played.
book-uncaptured_rest-last_capturer = What still lies on the table goes to the side that captured last; that is no Zwick. If nobody captured, nobody gets it.
book-uncaptured_rest-nobody = What still lies on the table belongs to nobody.
book-fine = Every build still lying at the end of a packet costs the side that built on it last { $count ->
    [one] 1 point
   *[other] { $count } points
  }. The build stays where it is.
book-no-fine = A build left lying costs nobody anything.
book-score = Each side counts what lies on its pile.
book-score-caption = What there is to win in a deal
book-score-what = What counts
book-score-each = points
book-score-total = in the whole deal
book-score-total-1 = one pack
book-score-total-2 = two packs
book-score-ace = Each ace
book-score-sum = Together, without Zwicks
book-score-zwick = Each Zwick adds { $count ->
    [one] 1 point
   *[other] { $count } points
  }.
book-score-no-zwick = Zwicks add no points.
book-score-fine = For every build lying at the end of a packet { $count ->
    [one] 1 point is
   *[other] { $count } points are
  } taken off.
book-score-others = No other card counts by itself.
book-majority_tie-nobody = If several sides have equally many cards, nobody gets the points for them.
book-majority_tie-all = If several sides have equally many cards, each of them gets the full points for them.
book-majority_tie-shared = If several sides have equally many cards, they share the points for them, fractions and all.

# The match.
book-match-target = Play goes on until a side has { $target } points.
book-match_end-after_deal = Points are looked at only after a whole deal.
book-match_end-at_once = Cards and Zwicks count at once: whoever reaches the target in the middle of a deal has won. Having most cards does not count towards that.
book-match-ahead = If several sides are there, the higher one wins; if they are equal, one more deal is played.
book-match-deals = There are as many deals as players. Whoever then has most points wins; if there is a tie, one more deal is played.
book-match-single = A single deal is the whole match. A tie is won by nobody.
book-match-dealer = The next player clockwise deals the next deal.

# Switches.
book-switches = What else differs from table to table, and what this rule set says about it. Every answer can be changed.
book-switches-unusual = different
book-switches-idle = no effect here

# Examples.
book-example-capture = { $card } takes
book-example-build = { $card } builds
book-example-zwick = { $card } takes everything
book-example-kept = { $card } stays in hand
