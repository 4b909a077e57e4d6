# Ein gespieltes Spiel von Hand eintragen.
enter-heading = Partie eintragen
enter-unseen = { $count ->
    [one] 1 Karte ist noch nicht aufgetaucht und steht hier irgendwo.
   *[other] { $count } Karten sind noch nicht aufgetaucht und stehen hier in irgendeiner Reihenfolge, die passt.
  }
error-enter-seen = { $card } ist schon aufgetaucht. Tipp eine Karte an, die noch fehlt.
error-enter-table-full = Alle offenen Karten sind schon eingetragen.
error-enter-hand-full = Das Blatt von { $seat } ist schon ganz bekannt.
error-enter-not-now = Erst müssen alle offenen Karten eingetragen sein.
error-enter-too-many = Das sind zu viele Schritte; höchstens { NUMBER($limit, useGrouping: 0) } lassen sich eintragen.
error-enter-step = Dieser Schritt lässt sich nicht lesen.
