# Dasselbe Spiel, nach jedem Regelwerk gezählt.
scoring-heading = Dieselben Karten, jede Zählung
scoring-lead = Ein Spiel ist aus, die Karten sind gezählt. Was käme heraus, wenn anders gezählt würde?
scoring-deal-title = Welches Spiel wird gezählt?
scoring-deal-draw = Ein Spiel spielen lassen
scoring-deal-rules = Gespielt nach
scoring-deal-players = Spieler
scoring-deal-who = Alle spielen
scoring-deal-seed = Nummer des Spiels
scoring-deal-play = Spielen lassen
scoring-deal-again = Ein anderes, zufällig
scoring-deal-stop = Abbrechen
scoring-deal-lost = Dieses Spiel liegt in einem anderen Fenster. Füg es unten noch einmal ein.
scoring-deal-own = Eigenes Spiel
scoring-own-about = Hier lässt sich ein Spiel zählen, das zu Ende gespielt ist: aus einer Datei, die du nach dem Spielen gespeichert hast, oder von Hand.
scoring-counted = { $title }: { $players } Spieler, gespielt nach „{ $rules }“.
scoring-drawn = Spiel Nr. { NUMBER($seed, useGrouping: 0) } ({ $who })
scoring-look = Dieses Spiel ansehen
scoring-count-all = Nach allen Regeln zählen
scoring-progress = { $moves ->
    [one] 1 Zug gespielt
   *[other] { $moves } Züge gespielt
  }
error-scoring-unfinished = Dieses Spiel ist nach { $moves } Zügen nicht zu Ende. Zählen lässt sich nur ein Spiel, in dem alle Karten gespielt sind.
scoring-table = Deine Zählung
scoring-table-base = Ausgehend von
scoring-table-about = Schieb die Werte, die Zahlen rechts ändern sich sofort.
scoring-add = Noch eine Karte soll zählen
scoring-add-none = keine weitere
scoring-total = In einem Spiel zu vergeben, ohne Zwicks: { $count } Punkte
scoring-change = gegenüber gespielt { $change }
scoring-bars = Wer hat wie viel?
scoring-bars-about = Ein Balken für jede Seite. Die Muster sagen, woher die Punkte kommen.
scoring-by-row = Zeile für Zeile
scoring-in-words = Was anders ist
scoring-row = Was zählt
scoring-side = Wer
scoring-total-row = Zusammen
scoring-choose-side = Wessen Zeilen?
scoring-guess = unsere Annahme
scoring-guess-about = Kursiv und gepunktet: Dieser Wert ist unsere Annahme, keine Quelle zeigt ihn.
scoring-as-played = so gespielt
scoring-kind-most = Meiste Karten
scoring-kind-jokers = Joker
scoring-kind-cards = Einzelne Karten
scoring-kind-aces = Asse
scoring-kind-zwicks = Zwicks
scoring-kind-fines = Strafen
scoring-bar = { $side }: { $total } Punkte. { $parts }
scoring-no-difference = Kein Unterschied, für jede Seite genau 0.
scoring-difference = { $side }: { $after } statt { $before }, also { $change }. { $rows }.
scoring-leads-now = Jetzt hat { $side } mehr.
scoring-nobody-leads = Jetzt steht es gleich.
scoring-without = { $count ->
    [one] { $jokers } gehört dort nicht zum Blatt und zählt hier nur als Karte.
   *[other] { $jokers } gehören dort nicht zum Blatt und zählen hier nur als Karten.
  }
scoring-more = { $count ->
    [one] Zu diesem Blatt gehört auch { $jokers }, der in diesem Spiel nicht dabei war.
   *[other] Zu diesem Blatt gehören auch { $jokers }, die in diesem Spiel nicht dabei waren.
  }
scoring-no-fines = Strafen für liegen gebliebene Haufen lassen sich nicht nachzählen: In diesem Spiel gab es sie nicht.
scoring-has-cards = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
  }
scoring-has-zwicks = { $count ->
    [one] 1 Zwick
   *[other] { $count } Zwicks
  }
scoring-has-builds = { $count ->
    [one] 1 Haufen
   *[other] { $count } Haufen
  }
