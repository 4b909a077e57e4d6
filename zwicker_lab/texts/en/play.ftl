# Playing: set a match up, play it, count it.
play-heading = Play
play-start = Deal the cards
play-summary = { $players ->
    [2] Two players, against each other
   *[other] { $kind ->
      [partners] { $players ->
         [4] Four
        *[other] Six
       } players, with a partner
     *[singles] { $players } players, each alone
    }
  }; { $length }. Playing with you: { $levels }.
play-choose = Play another way
play-who = Who plays?
play-rules = Read these rules
play-field-variant = Rules
play-field-players = Players
play-field-sides = Sides
play-field-match = How long
play-players-count = { $count } players
play-sides-partners = with a partner
play-sides-singles = each alone
play-length-single = a single deal
play-length-target = to { $target } points
play-length-players = { $count } deals, each deals once
play-strength-random = Chance
play-strength-greedy = Beginner
play-strength-traditional = Regular
play-strength-search = Thinker
play-seat-partner = { $who }, { $seat }, your partner
play-seat-other = { $who }, { $seat }
play-open = Open cards
play-open-help = For beginners: all hands lie open. The others still play only by what they see themselves.
play-coach = The coach judges my moves
play-coach-help = After each of your moves you read how good it was and why.
play-name = { $at ->
    [1] Hinnerk
    [2] Wiebke
    [3] Frauke
    [4] Klaas
    [5] Antje
    [6] Momme
   *[7] Telse
  }
play-you = You

# Matches begun.
play-kept = { $rules }, { $players } players, deal { $deal }, { $points }
play-kept-title = Matches begun
play-kept-go = Go on
play-kept-drop = Forget

# Above and below the table.
play-score = Score
play-new = New match
play-deal-packet = Deal { $deal }, packet { $packet }
play-deal-last = Deal { $deal }, last packet
play-deal-over = Deal { $deal }, finished
play-length-rules = { $length } · { $rules }
play-side-now = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
  } in this deal, { $zwicks ->
    [0] no Zwick
    [one] 1 Zwick
   *[other] { $zwicks } Zwicks
  }
play-turn-own = It is your turn.
play-turn = It is { $seat }’s turn.
play-thinking = { $seat } is thinking …
play-preparing = { $seat } is still thinking. The very first time on this computer the program prepares itself, which takes a little.
play-loading = Fetching the match …
play-on = Go on
play-back = Take back
play-full = You have taken back { NUMBER($count, useGrouping: 0) } times in this deal: no more moves can be taken back here. It goes on as it stands, nothing is lost, and in the next deal you can take back again.
play-elsewhere-text = This match is open in another window. It goes on there.
play-elsewhere-here = Go on here
play-you-trail = You lay { $card }.

# Beside the table.
play-log = The moves
play-log-empty = Nothing has been played yet.
play-log-taken = { $count ->
    [one] taken back once
   *[other] taken back { $count } times
  }
play-taken-back = Taken back.
play-why = Why?
play-why-name = Why did { $seat } play this? { $move }
play-why-place = Sit down in { $seat }’s place:
play-why-later = The rest depends on cards that { $seat } still holds. Ask again after this packet.
play-why-failed = This time nothing more could be worked out.
play-goes-by-random = { $seat } plays by chance: the move was drawn by lot.
play-goes-by-greedy = { $seat } plays like a beginner and takes what brings most at once.
play-goes-by-traditional = { $seat } plays like a regular at the pub: one move ahead, by the rules people know there.
play-goes-by-search = { $seat } thinks hard: many possible deals of the hidden cards are played through, and the move that brings most on average wins.
play-seen = What is still out?
play-seen-jokers = Jokers
play-seen-others = Others that score
play-seen-left = { $left ->
    [0] all seen
   *[other] { $left } of { $count } left
  }
play-seen-unseen = { $count ->
    [0] You have seen every card.
    [one] There is 1 card you have not seen.
   *[other] There are { $count } cards you have not seen.
  }
play-seen-stock = { $count ->
    [0] This is the last packet.
    [one] 1 card is still to be dealt.
   *[other] { $count } cards are still to be dealt.
  }
play-options = How it is played

# The end of a deal.
play-deal-won = { $several ->
    [yes] You two won the deal
   *[no] You won the deal
  }
play-deal-lost = { $side } won the deal
play-deal-drawn = The deal ends in a draw
play-match-won = { $several ->
    [yes] You two won the match
   *[no] You won the match
  }
play-match-lost = { $side } won the match
play-match-drawn = The match ends in a draw
play-target-left = The match goes to { $target }; the highest score is { $best }.
play-sheet = The sheet
play-sheet-deal = Deal
play-sheet-number = Deal { $deal }
play-sheet-dealer = { $dealer ->
    [You] you deal
   *[other] { $dealer } deals
  }
play-sheet-total = Total
play-sheet-length = The match: { $length }.
play-sheet-backs = { $count ->
    [one] 1 move taken back
   *[other] taken back { $count } times
  }
play-next = { $dealer ->
    [You] Next deal, you deal
   *[other] Next deal, { $dealer } deals
  }
play-again = Another match
play-other = Play another way
play-look = See all cards
play-look-name = See all cards of deal { $deal }
play-save = Save
play-save-name = Save deal { $deal }
