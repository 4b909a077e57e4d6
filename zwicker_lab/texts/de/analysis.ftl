# Ein Spiel durchrechnen und von einer Stelle an anders versuchen.

# Anders versuchen.
deals-try = Von hier an anders versuchen
deals-try-label = Anders versuchen
deals-trying = **Du versuchst es anders:** { $seat } ist dran.
deals-try-turn = Spiel für { $seat }, was du willst. Danach sind die anderen dran: Spiel auch für sie, oder lass Programme spielen.
deals-try-hidden = { $seat } ist dran, und von { $own } aus sind diese Karten verdeckt. Lass ein Programm ziehen, oder leg alle Karten offen.
deals-try-over = Diese Linie ist zu Ende.
deals-try-end = Hier hört die Datei auf. Geh einen Zug zurück, dann kannst du etwas anderes versuchen.
deals-try-strength = Programme spielen als
deals-try-one = Ein Programm zieht
deals-try-all = Programme spielen zu Ende
deals-try-halt = Anhalten
deals-try-stop = Wieder zuschauen
deals-try-forget = Alles Ausprobierte löschen
deals-try-playing = { $count ->
    [0] Programme spielen …
    [one] Programme spielen … 1 Zug
   *[other] Programme spielen … { $count } Züge
  }
deals-try-result = **So ginge es aus:** { $here }. **Gespielt wurde:** { $played }.
deals-try-result-alone = **So ginge es aus:** { $here }.
deals-try-full = Mehr passt nicht hinein
deals-tried = Ausprobiert.
error-deals-try-many = Was du ausprobiert hast, füllt den Link. Speichere das Spiel als Datei und lösche dann das Ausprobierte.
error-deals-try-deep = Nebenlinien lassen sich höchstens { $limit }-mal ineinander stecken.
error-deals-tries-link = Ein Teil von dem, was in diesem Link ausprobiert wurde, lässt sich nicht lesen oder ist hier nicht erlaubt; du siehst den Rest.

# Die Kurve.
deals-curve = Wo gingen Punkte verloren?
deals-curve-lead = Das Programm sieht sich jeden Zug an und schätzt, wie das Spiel danach ausgeht. Das dauert einige Sekunden.
deals-curve-begin = Spiel durchrechnen
deals-curve-on = Weiterrechnen
deals-curve-stop = Anhalten
deals-curve-progress = { $done } von { $total } Zügen angesehen
deals-curve-done = { $total ->
    [one] Der Zug ist angesehen.
   *[other] Alle { $total } Züge sind angesehen.
  }
deals-curve-side = Wessen Punkte
deals-curve-label = Erwarteter Vorsprung von { $side }, Zug für Zug
deals-curve-up = Vorsprung am Ende: { $side }
deals-curve-across = Zug
deals-curve-value = erwarteter Vorsprung { $value }
deals-curve-end = Ende: { $value }
deals-reading = Gerechnet mit
deals-reading-seen = dem, was der Spieler sah
deals-reading-open = allen Karten offen
deals-reads-seen = Jeder Zug ist nach dem beurteilt, was der Spieler sehen konnte: sein Blatt, das Bild und die Züge bis dahin. Die verdeckten Karten wurden ausgelost.
deals-reads-open = Zweite Lesart, mit allen Karten so, wie sie wirklich lagen. Das konnte am Tisch niemand wissen: Urteile und Zeichen richten sich nicht danach.
deals-curve-worlds = Geschätzt aus { NUMBER($low) } bis { NUMBER($high) } gedachten Verteilungen je Zug, vom Programm zu Ende gespielt. Das ist kein bestes Spiel und kein Beweis; das helle Band zeigt, wie sicher die Schätzung ist.
deals-curve-played = Geschätzt, weil das Programm jeweils weitergespielt hat. Das ist kein bestes Spiel und kein Beweis.
deals-curve-exact = { $count ->
    [one] 1 Zug am Ende ist genau gerechnet.
   *[other] { $count } Züge am Ende sind genau gerechnet.
  }
deals-curve-seat = Von diesem Platz aus werden nur die eigenen Züge beurteilt, hier die von { $seat }.
deals-curve-many = Die Kurve zeigt nur Züge von { $side }; was die anderen erwarten, sagt nichts Sicheres über diese Seite.
deals-curve-covered = Ab Zug { $number } wartet noch eine Frage an dich, deshalb ist dort nichts beurteilt.
deals-dear = Die teuersten Züge
deals-dear-none = Kein Zug hat merklich Punkte gekostet.
