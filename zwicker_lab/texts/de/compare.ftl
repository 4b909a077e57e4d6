# Dieselbe Stellung unter zwei Regelwerken.
compare-heading = Dieselbe Stellung, zwei Regelwerke
compare-lead = Was darf man mit diesen Karten? Links das eine Regelwerk, rechts das andere.
compare-starts = Beispiele für den Anfang
compare-start-two-values = Bildkarten mit einem oder zwei Werten
compare-start-builds = Bauen, ohne den Wert zu halten
compare-start-pairs = Wer stechen kann, muss
compare-start-sums = Summen nach dem Buch
compare-start-jokers = Wilde Joker
compare-left = Regeln links
compare-right = Regeln rechts
compare-lanes = Die Züge, links und rechts
compare-unfit = Diese Stellung passt nicht zu „{ $title }“. { $why } Wähl ein anderes Regelwerk oder eine andere Stellung.
compare-no-moves = Hier lässt sich nichts spielen.
compare-same = { $count ->
    [one] Kein Unterschied: Der eine Zug ist links und rechts erlaubt.
   *[other] Kein Unterschied: Alle { $count } Züge sind links und rechts erlaubt.
  }
compare-same-cut = Kein Unterschied in den { $count } Zügen, die wir angesehen haben.
compare-differ = Nur links: { $left }. Auf beiden Seiten: { $both }. Nur rechts: { $right }.
compare-only = Nur { $side ->
    [left] links
   *[right] rechts
  } ({ $title }): { $count ->
    [one] 1 Zug
   *[other] { $count } Züge
  }
compare-only-more = Darunter steht, warum „{ $title }“ es nicht erlaubt.
compare-both = Beide: { $count ->
    [one] 1 Zug
   *[other] { $count } Züge
  }
compare-both-more = Links und rechts erlaubt
compare-none = Keiner
compare-nothing = nichts
compare-gains = links { $left }, rechts { $right }
compare-more = { $count ->
    [one] Noch 1 Zug
   *[other] Noch { $count } Züge
  }
compare-rest = und { $count } weitere
compare-cut = So viele Karten lassen mehr Züge zu, als man zeigen kann. Für jede Handkarte siehst du die ersten; ob sie drüben erlaubt sind, stimmt für jeden einzeln.
compare-studies = Viele Spiele nach beiden Regelwerken spielen lassen
compare-card = Karte
compare-values = Was die Karten hier verschieden zählen
