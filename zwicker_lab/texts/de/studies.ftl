# Die Seite der Studien.
lab-about-studies = Tausende Spiele, zwei Regelwerke: Wer bekommt mehr, wie oft gibt es Zwicks, was entscheidet?
lab-asked-studies = Über viele Spiele: Wie viele Punkte und Zwicks gibt es, und was ist ein Joker wert?
studies-heading = Studien: viele Spiele, ehrlich gezählt
studies-lead = Lass Programme viele Spiele nach einem oder zwei Regelwerken spielen und sieh, was sich ändert.
studies-starts = Fragen für den Anfang
studies-start-jokers = Was ist anders, wenn die Joker wild sind?
studies-start-capture = Was ist anders, wenn stechen muss, wer kann?
studies-left = Erstes Regelwerk
studies-right = Zweites Regelwerk, verglichen mit dem ersten
studies-title-word = Was gespielt wird
studies-both-word = Mit einem zweiten Regelwerk vergleichen
studies-players-word = Zu wievielt
studies-who-word = Alle spielen wie
studies-deals-word = Wie viele Spiele
studies-seed-word = Startzahl
studies-start-word = Spielen lassen
studies-cancel-word = Abbrechen
studies-cost = Höchstens 1 000 000 Spiele. Auf einem Kern des Rechners, mit dem wir gemessen haben, dauerte eine Million mit „Zufall“ 14 Sekunden und mit „Anfänger“ 31, hunderttausend mit „Stammtisch“ 16; ein zweites Regelwerk wird zusätzlich gespielt. Gleiche Startzahl, gleiche Spiele: Ein Link wiederholt die Studie bis auf die letzte Ziffer.
studies-begun = Die Programme spielen. Beim allerersten Mal dauert der Anfang länger.
studies-done = Fertig: Alle Spiele sind gespielt.
studies-results = Was dabei herauskam
studies-figure = Zahl
studies-paired = Unterschied, Spiel für Spiel
studies-unpaired = Unterschied der Mittel
studies-about-paired = Beide Regelwerke bekamen dieselben Karten in derselben Reihenfolge. Der Unterschied ist Spiel für Spiel gerechnet, zweites minus erstes.
studies-about-unpaired = Die beiden Blätter sind nicht gleich, darum sind es nicht dieselben Spiele. Der Unterschied ist der Unterschied der Mittel, zweites minus erstes.
studies-assumed = „{ $title }“: Ein Teil der Regeln ist unsere Annahme. Hier steht, welche.
studies-too-few = zu wenige für einen Bereich
studies-interval = { $low } bis { $high }
studies-points = { $text } Prozentpunkte
studies-group-whole = Im ganzen Spiel
studies-group-decided = Was entscheidet
studies-group-joker = Was ein Joker wert ist
studies-group-side = Nach Partei und Zeile
studies-group-place = Nach Platz: Vorhand bis Geber
studies-save = Ergebnisse speichern (CSV)
studies-command = Dieselbe Studie noch einmal, auf der Kommandozeile:
studies-copy = Zeile kopieren
studies-copied = Kopiert.
studies-plot = Vorsprung: { $side }
studies-plot-about = Jeder Balken zählt Spiele nach dem Vorsprung in Punkten. Wähl einen Balken: Dann stehen darunter die Spiele von dort bis zum Ende. Mit den Pfeiltasten geht es von Balken zu Balken.
studies-plot-table = Dasselbe als Tabelle
studies-plot-lead = Vorsprung in Punkten
studies-range = { $low } bis unter { $high }
studies-bar = { $range } Punkte: { $count ->
    [one] { $count } Spiel
   *[other] { $count } Spiele
  }
studies-at-least = { $low } oder mehr
studies-below = weniger als { $high }
studies-beyond = { $end }: { $count ->
    [one] { $count } Spiel
   *[other] { $count } Spiele
  }, { $share }
studies-tail = { $title }, Vorsprung { $end }: die ersten Spiele
studies-tail-waits = Die Spiele werden gesucht.
studies-tail-none = So ein Spiel gibt es in dieser Studie nicht.
studies-deal = Spiel { NUMBER($number, useGrouping: 0) }
studies-corner = Genau ausgerechnet: Zwick mit der allerersten Karte
studies-corner-head = Vom Buch zum Zwicker mit drei Jokern, wo jede Bildkarte zwei Werte hat: Aus { $one } werden { $two }.
studies-corner-about = Der Balken ist aus allen Bildern und Händen genau ausgerechnet, ohne ein Spiel. Der Strich sagt dasselbe aus 5000 ausgeteilten Spielen, mit dem Bereich von 95 % daneben.
studies-corner-rules = Regelwerk
studies-corner-exact = genau
studies-corner-dealt = aus Spielen
studies-corner-waits = Wird ausgerechnet …
studies-corner-all = { $count ->
    [one] Auch das letzte Regelwerk ausrechnen
   *[other] Auch die anderen { $count } Regelwerke ausrechnen
  }
error-studies-deals = So viele Spiele gehen nicht: „{ $got }“. Nimm eine ganze Zahl von { $low } bis { $high }.
error-studies-seed = Diese Startzahl geht nicht: „{ $got }“. Nimm eine ganze Zahl von { $low } bis { $high }.
