# Die Seite der Studien.
lab-about-studies = Tausende Spiele, zwei Regelwerke: Wer bekommt mehr, wie oft gibt es Zwicks, was entscheidet?
lab-asked-studies = Über viele Spiele: Wie viele Punkte und Zwicks gibt es, und was ist ein Joker wert?
lab-first = Was zwei Werte für Bube, Dame und König ausmachen
lab-first-about = So oft kann Vorhand gleich mit der ersten Karte einen Zwick machen, genau ausgerechnet. Das zweite Regelwerk hat außerdem drei Joker, und es liegt eine Karte weniger im Bild.
lab-first-more = Alle Regelwerke, und daneben ausgezählt
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
studies-who-word = Wer spielt
studies-mixed = jeder Platz für sich
studies-file-word = Eine gespeicherte Studie wieder ansehen
studies-file-label-word = Datei mit Ergebnissen (.csv oder .parquet)
studies-waits = Vor dir laufen noch andere Studien. Dein Platz in der Schlange: { $place }.
studies-loaded = Das sind die Ergebnisse aus der Datei. Oben steht, wie sie entstanden: „Spielen lassen“ spielt dieselben Spiele noch einmal und zeichnet die Bilder.
studies-equal = Noch einmal gespielt: gleich wie in der Datei, bis auf die letzte Ziffer.
studies-differs = Noch einmal gespielt: Es kam etwas anderes heraus als in der Datei. Sie stammt wohl von einer anderen Fassung.
studies-exact = genau { $chance }
studies-group-seat = Nach Sitzplatz
studies-save-parquet = Ergebnisse speichern (Parquet)
studies-deals-word = Wie viele Spiele
studies-seed-word = Startzahl
studies-start-word = Spielen lassen
studies-cancel-word = Abbrechen
studies-change = Ändern
studies-to-results = Was herauskam
studies-run-word = Start
studies-beside = { $one } neben { $other }
studies-summary = { $rules }: { $deals } zu { $players } ({ $who }).
studies-figures = Alle Zahlen
studies-cost = Höchstens 1.000.000 Spiele. Auf einem Kern des Rechners, mit dem wir gemessen haben, dauerte eine Million mit „Zufall“ 14 Sekunden und mit „Anfänger“ 31, hunderttausend mit „Stammtisch“ 16; ein zweites Regelwerk wird zusätzlich gespielt. Gleiche Startzahl, gleiche Spiele: Ein Link wiederholt die Studie bis auf die letzte Ziffer.
studies-begun = Die Programme spielen. Beim allerersten Mal dauert der Anfang länger.
studies-done = Fertig: Alle Spiele sind gespielt.
studies-results = Was dabei herauskam
studies-figure = Zahl
studies-paired = Unterschied, Spiel für Spiel
studies-unpaired = Unterschied der Mittel
studies-about-paired = Beide Regelwerke bekamen dieselben Karten in derselben Reihenfolge, Joker an derselben Stelle. Der Unterschied ist Spiel für Spiel gerechnet, zweites minus erstes.
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
studies-pictures = Die Spiele im Bild
studies-pictures-about = Zieh über ein Bild oder schreib Grenzen in die Felder: Dann zeigen alle Bilder, was in diesen Spielen geschah, und darunter stehen einige davon zum Nachspielen.
studies-pictures-so-far = Noch wird gespielt: Die Bilder stehen bei { $count } Spielen und folgen alle { $seconds } Sekunden.
studies-pictures-top = Die klarsten Siege
studies-pictures-bottom = Die klarsten Niederlagen
studies-pictures-clear = Wieder alle Spiele
studies-pictures-png = Bild (PNG)
studies-pictures-svg = Bild (SVG)
studies-pictures-data = Zahlen der Bilder speichern (CSV)
studies-pictures-table = Dasselbe als Tabellen
studies-pictures-whole = alle Spiele
studies-pictures-chosen-few = gewählte Spiele
studies-legend-chosen = gewählte Spiele: { $title }
studies-legend-whole = alle Spiele: { $title }
studies-legend-other = zum Vergleich alle Spiele: { $title }
studies-picture-points = Punkte gegen Punkte
studies-picture-rows = { $side }: welche Zeile wie viel bringt
studies-picture-told = Bild: { $title }. Dieselben Zahlen stehen unter den Bildern als Tabellen.
studies-map-binned = Je kräftiger das Feld, desto mehr Spiele; ein Feld ist ein Punkt breit und hoch, gezählt mit NumPy.
studies-map-datashader = Je kräftiger das Feld, desto mehr Spiele; ein Feld ist ein Punkt breit und hoch, gezeichnet mit Datashader.
studies-rows-about = Balken: gewählte Spiele. Strich: alle Spiele. Rechts von null hilft die Zeile der ersten Partei.
studies-axis-deals = Spiele
studies-axis-points = Punkte im Mittel
studies-measure-lead = Vorsprung: { $side }
studies-measure-points = Punkte: { $side }
studies-measure-others = Punkte: { $side }
studies-measure-zwicks = Zwicks im Spiel
studies-measure-rest = Rest
studies-others = die anderen im Mittel
studies-rest-nobody = niemand
studies-rest-all = gleich, wer
studies-low = von
studies-high = bis
studies-range = { $low } bis { $high }
studies-chosen = Die gewählten Spiele
studies-chosen-all = Noch sind alle Spiele gewählt.
studies-chosen-count = { $count ->
    [one] ein Spiel, { $share }.
   *[other] { $count } Spiele, { $share }.
  }
studies-pictures-down = Zu diesen Spielen
studies-chosen-deals = Spiele
studies-chosen-share = Anteil an allen
studies-chosen-below = bis { $high }
studies-chosen-above = ab { $low }
studies-chosen-one = genau { $low }
studies-chosen-between = { $low } bis { $high }
studies-list = { $count ->
    [0] { $title }
    [one] Das eine Spiel: { $title }
   *[other] { $shown ->
        [0] { $count } Spiele: { $title }
        [one] Eins von { $count } Spielen: { $title }
       *[other] { $shown } von { $count } Spielen: { $title }
    }
  }
studies-list-later = Sobald alle gespielt sind, stehen hier Spiele zum Nachspielen.
studies-list-waits = Die Spiele werden gesucht.
studies-list-none = So ein Spiel gibt es in dieser Studie nicht.
studies-deal = Spiel { NUMBER($number, useGrouping: 0) }: { $points } Punkte, { $zwicks ->
    [0] kein Zwick
    [one] ein Zwick
   *[other] { $zwicks } Zwicks
  }
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
error-studies-beyond = Diese Studie ist größer, als die Seite sie zeigen kann: höchstens zwei Regelwerke, 1.000.000 Spiele, die Spieler von oben und die üblichen Partien und Jokerspiele. Auf der Kommandozeile geht sie: zwicker-lab study --repeat { $file }
error-studies-too-large = Die Datei ist zu groß. Höchstens { $most } MB gehen hier.
error-studies-bound = Diese Grenze geht nicht: „{ $got }“. Nimm eine ganze Zahl von -9999 bis 9999, oder lass das Feld leer.
