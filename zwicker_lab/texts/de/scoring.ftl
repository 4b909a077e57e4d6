error-deal-players = { $variant } spielt man nicht zu { $players }; möglich sind { $allowed } Spieler.
error-deal-pack = Das ist nicht der Stapel dieser Variante: { $wanted } Karten gehören hinein, hier sind { $got }; es fehlen: { $missing }; zu viel: { $extra }.
row-most-cards = Die meisten Karten
row-zwick = Zwicks
row-fine = Strafen für liegen gebliebene Haufen
row-aces = Asse

# Die Probe eines Spiels.
proof = Probe: { $parts } = { $wanted }. Gezählt: { $sum } = { $total }. { $ok ->
    [yes] Stimmt.
   *[no] Das stimmt noch nicht.
  }
proof-fixed = { $points } Punkte
proof-zwicks = + { $points } für { $count ->
    [one] 1 Zwick
   *[other] { $count } Zwicks
  }
proof-fines = − { $points } Strafe
proof-tie = { $points } wegen Gleichstand bei den Karten
proof-lost = − { $points } für Karten, die niemand hat
