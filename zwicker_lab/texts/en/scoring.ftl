error-deal-players = { $variant } is not played by { $players }; it is for { $allowed } players.
error-deal-pack = This is not the pack of the variant: { $wanted } cards are needed and { $got } are here; missing: { $missing }; too many: { $extra }.
row-most-cards = Most cards
row-zwick = Zwicks
row-fine = Fines for builds left lying
row-aces = Aces

# The check sum of a deal.
proof = Check: { $parts } = { $wanted }. Counted: { $sum } = { $total }. { $ok ->
    [yes] That is right.
   *[no] That is not right yet.
  }
proof-fixed = { $points } points
proof-zwicks = + { $points } for { $count ->
    [one] 1 Zwick
   *[other] { $count } Zwicks
  }
proof-fines = − { $points } in fines
proof-tie = { $points } for the tie in cards
proof-lost = − { $points } for cards nobody has
