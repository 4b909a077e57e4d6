# Der Ratgeber am Tisch: wie gut ein Versuch war, was ihn bestraft, alle Züge im Vergleich.
coach-label = Wie gut war der Zug?
coach-in-play = Und im Spiel?
coach-waiting = Wird ausgerechnet …
coach-late = Das Urteil dauert länger als sonst. Das Programm macht sich vielleicht erst bereit; spiel ruhig weiter.
coach-failed = Diesmal ließ sich kein Urteil berechnen. Der Zug gilt trotzdem.
coach-number = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
coach-title-best = Der beste Zug
coach-title-good = Ein guter Zug
coach-title-playable = Spielbar
coach-title-mistake = Ein Fehler
coach-word-best = am besten
coach-word-good = gut
coach-word-playable = spielbar
coach-word-mistake = Fehler
coach-lost = { $few ->
    [yes] kaum etwas verschenkt
   *[other] { $points } Punkte verschenkt
  }
coach-means-best = Kein anderer Zug verspricht mehr.
coach-means-same = Er verspricht praktisch so viel wie der beste.
coach-means-less = Bis zum Ende des Spiels sind damit { $points } Punkte weniger zu erwarten als mit dem besten Zug.
coach-estimate = { $worlds ->
    [one] Geschätzt mit 1 ausgelosten Verteilung
   *[other] Geschätzt mit { $worlds } ausgelosten Verteilungen
  }, vom Programm zu Ende gespielt, kein Beweis.
coach-known = { $worlds ->
    [one] Alle Karten sind bekannt. Geschätzt, weil das Programm einmal weitergespielt hat, kein Beweis.
   *[other] Alle Karten sind bekannt. Geschätzt, weil das Programm { $worlds }-mal weitergespielt hat, kein Beweis.
  }
coach-exact = { $worlds ->
    [one] Genau: Alle Karten sind bekannt, und jeder Weg bis zum Ende wurde angesehen.
   *[other] Genau für offene Karten: In jeder der { $worlds } möglichen Verteilungen wurde jeder Weg bis zum Ende angesehen.
  }
coach-bounded = Es gibt mehr erlaubte Züge, als angesehen wurden.

coach-act-film = Zeigen, was passiert
coach-act-back = Zurücknehmen, anders versuchen
coach-act-rank = Wie gut sind alle Züge?

coach-film = Film zum Zug
coach-step-before = Vorher
coach-step-move = Der Zug
coach-step-answer = Die Antwort
coach-film-end = Zurück zum Tisch
coach-head-before = **Vor dem Zug**
coach-head-move = **{ $seat }** spielt
coach-head-answer = **{ $seat }** antwortet
coach-head-could = **{ $seat }** könnte so antworten, in { $percent } % der Fälle

coach-rank-title = { $count ->
    [one] Der einzige Zug
   *[other] Alle { $count } Züge, der beste zuerst
  }
coach-rank-text = Punkte, die { $seat } bis zum Ende des Spiels erwarten kann, eigene Seite minus die anderen. Der dünne Strich zeigt, wie sicher das ist. Ein Druck auf einen Zug zeigt, warum.
coach-rank-close = Schließen
coach-rank-more = { $count ->
    [one] Noch 1 zeigen
   *[other] Noch { $count } zeigen
  }
coach-mine = dein Zug
coach-between = Erwartet: { $value } Punkte, recht sicher zwischen { $low } und { $high }.
coach-exactly = Erwartet: { $value } Punkte.
coach-row = Zug { $at } von { $count }: { $move }. { $word }, { $value } Punkte
