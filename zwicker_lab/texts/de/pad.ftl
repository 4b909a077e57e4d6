# Der Zählblock: am Tisch wird gespielt, hier wird gezählt.
pad-heading = Zählblock
pad-lead = Ihr spielt mit richtigen Karten, der Zählblock rechnet: Karten antippen, Probe, Zettel bis zum Ziel.
pad-start = Zählen anfangen
pad-summary = { $players } am Tisch, { $length }. { $dealer } gibt zuerst.
pad-choose = Vor dem ersten Spiel
pad-field-dealer = Wer gibt zuerst
pad-names = Namen, der Reihe nach im Uhrzeigersinn
pad-name = Name für { $seat }
pad-name-help = Höchstens { $most } Zeichen. Frei lassen geht auch.
pad-kept-title = Angefangene Zettel
pad-kept-go = Weiterzählen
pad-kept-drop = Wegwerfen
pad-kept = { $names }: { $points } nach { $deals ->
    [one] 1 Spiel
   *[other] { $deals } Spielen
  }
pad-kept-ask = Diesen Zettel wirklich wegwerfen?
pad-kept-keep = Behalten
pad-kept-most = Aufgehoben werden die { $most } Zettel, an denen ihr zuletzt gezählt habt.
pad-loading = Der Zettel wird geholt …
pad-elsewhere = Dieser Zettel ist in einem anderen Fenster offen. Dort wird weitergezählt.
pad-here = Hier weiterzählen
pad-saved = Bleibt auf diesem Gerät, auch wenn du die Seite schließt.
pad-new = Anderer Zettel

# Zählen.
pad-count = Spiel { $deal } zählen
pad-correct = Spiel { $deal } verbessern
pad-dealer = { $dealer } hat gegeben.
pad-whose = Wessen Stapel?
pad-way = Wie zählen?
pad-way-cards = Karten antippen
pad-way-rows = Zahlen eingeben
pad-tap = Tippe die Karten an, die im Stapel von { $side } liegen.
pad-tap-none = In diesen Regeln bringt keine einzelne Karte Punkte.
pad-card = { $card }, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }
pad-card-with = { $card }, liegt bei { $side }
pad-with = bei { $side }
pad-cards = Karten
pad-cards-all = Alle Karten im Stapel
pad-zwicks = Zwicks
pad-fines = Haufen liegen gelassen
pad-each = je { $points }
pad-once = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }
pad-fine-each = je { $points } Abzug
pad-most-worth = { $points ->
    [one] 1 Punkt für die meisten
   *[other] { $points } Punkte für die meisten
  }
pad-less = { $row }: eins weniger
pad-more = { $row }: eins mehr
pad-number = { $row }, Anzahl für { $side }
pad-rest = Der Rest: { $count }
pad-rest-name = Der Rest: { $count } Karten für { $side }
pad-next-side = Weiter: { $side }
pad-moved = { $card } lag bei { $before }, jetzt bei { $now }.
pad-no-number = „{ $value }“ ist keine Anzahl.
pad-at-most = { $row }: höchstens { $most }.
pad-short = Das Spiel war mittendrin entschieden
pad-short-help = In diesen Regeln endet die Partie, sobald jemand das Ziel erreicht. Dann zählen nur die Zwicks und was schon im Stapel liegt, die meisten Karten nicht.
pad-table = So steht es in diesem Spiel
pad-row = Was zählt
pad-total = Zusammen
pad-write = Auf den Zettel
pad-write-anyway = Trotzdem auf den Zettel
pad-write-correct = Verbesserung eintragen
pad-leave = Nicht verbessern
pad-written = Spiel { $deal } steht auf dem Zettel.

# Die Probe.
pad-check-uncounted = Noch nicht gezählt sind die Karten von: { $sides }.
pad-check-fewer = { $side }: { $cards ->
    [one] 1 Karte ist gezählt
   *[other] { $cards } Karten sind gezählt
  }, aber { $scoring } davon sollen Punkte bringen.
pad-check-over = { $row }: { $sum } = { $total }. Es gibt { $there }: { $off } zu viel.
pad-check-under = { $row }: { $sum } = { $total }. Es gibt { $there }: { $off } zu wenig.
pad-check-undecided = Mittendrin entschieden ist es erst, wenn jemand { $target } hat und damit vorn liegt; hier ist niemand so weit.
pad-problems = Das geht noch nicht auf
pad-to-do = Noch zu tun
pad-off = Geht nicht auf

# Der Zettel.
pad-sheet-empty = Noch steht nichts auf dem Zettel.
pad-fix = Verbessern
pad-fix-name = Spiel { $deal } verbessern
pad-corrected = verbessert, vorher { $points }
pad-beyond = Zählt nicht mit: Die Partie war vorher entschieden.
pad-drop = Letztes Spiel streichen
pad-drop-ask = Spiel { $deal } wirklich streichen?
pad-over = Neuer Zettel, gleicher Tisch
pad-over-ask = Alle { $deals ->
    [one] 1 Spiel
   *[other] { $deals } Spiele
  } löschen und von vorn anfangen?
pad-yes = Ja
pad-no = Nein
pad-print = Drucken
pad-won = { $side } { $several ->
    [yes] haben die Partie gewonnen
   *[no] hat die Partie gewonnen
  }
pad-won-text = { $points } nach { $deals ->
    [one] einem Spiel
   *[other] { $deals } Spielen
  }.
pad-full = Der Zettel ist voll
pad-full-text = { $deals } Spiele stehen darauf, mehr fasst ein Zettel nicht. Es steht { $points }, und verloren ist nichts: Dieser Zettel bleibt bei den angefangenen, auch verbessern lässt er sich noch. Zählt auf einem neuen weiter und rechnet diesen Stand dazu.
pad-full-new = Neuen Zettel anfangen
pad-drawn = Die Partie endet unentschieden
pad-now = Spiel { $deal }, { $dealer } gibt
pad-guess = { $count ->
    [one] Ein Wert dieser Regeln ist unsere Annahme.
   *[other] { $count } Werte dieser Regeln sind unsere Annahme.
  }

# Wege dorthin.
pad-way-there = Am Tisch gespielt?
