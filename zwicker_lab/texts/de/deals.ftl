# Spiele ansehen: die Liste, das eigene Spiel, das Durchgehen Zug für Zug.
deals-heading = Spiel ansehen
deals-lead = Ein ganzes Spiel, Zug für Zug, vor und zurück. Alle Karten liegen offen, oder du siehst nur, was ein Platz sieht. Auf Wunsch zeigt das Programm, wo Punkte verloren gingen, und du kannst es von jeder Stelle an anders versuchen.
deals-tutorial = Zwei Spiele mit Erklärungen
deals-about-two = Zum Kennenlernen. Alles kommt vor: Paare, Summen, Haufen aufwärts und abwärts, alle drei Joker, drei Zwicks und der Rest am Ende.
deals-about-four = Nord und Süd gegen Ost und West. Wie man einen Haufen schützt, wie man einen fremden verdirbt, und warum eine einzelne Karte im Bild gefährlich ist.
deals-facts-players = { $players ->
   *[other] { $players } Spieler
  }
deals-facts-moves = { $moves ->
    [one] 1 Zug
   *[other] { $moves } Züge
  }
deals-facts-points = { $points ->
    [one] 1 Frage an dich
   *[other] { $points } Fragen an dich
  }
deals-facts-lines = { $lines ->
    [one] 1 Nebenlinie
   *[other] { $lines } Nebenlinien
  }
deals-all = Alle Spiele
deals-open = Ansehen
deals-first-cards = Anfang: { $cards } im Bild

# Das eigene Spiel.
deals-dealing = Karten geben
deals-dealing-lead = Ein Spiel mit zufälligen Karten, nach jedem Regelwerk und nach deinen eigenen Hausregeln: Alle Karten liegen offen, und du probierst aus, wie es weitergeht.
deals-dealing-rules = Regeln
deals-dealing-players = Spieler
deals-dealing-go = Geben und ansehen
deals-own = Ein eigenes Spiel
deals-own-title = Dein Spiel
deals-own-lead = Füg ein aufgeschriebenes Spiel ein oder wähl eine Datei (.zdn). Es bleibt in diesem Browser und in deinem Link; auf dem Server wird nichts aufgehoben.
deals-own-label = Das Spiel
deals-own-help = Oben stehen die Angaben in eckigen Klammern, dann kommt ein Zug je Zeile mit dem Platz davor.
deals-own-file = Datei wählen
deals-own-file-help = Höchstens 256 KiB. Der Text erscheint oben im Feld.
deals-own-example = Beispiel einsetzen
deals-own-looks = So sieht ein aufgeschriebenes Spiel aus
deals-own-show = Spiel zeigen
deals-back-match = Zurück zur Partie
deals-back-entry = Zurück zum Eintragen
deals-own-again = Zum Text zurück
deals-own-gone = In diesem Fenster liegt kein eigenes Spiel. Füg es noch einmal ein oder wähl die Datei.
deals-own-loading = Dein Spiel wird gelesen.
deals-own-not-text = Diese Datei enthält keinen lesbaren Text. Gebraucht wird eine Datei .zdn in UTF-8.
deals-own-too-large = Die Datei ist größer als 256 KiB. Kürze die Kommentare oder teile sie auf.
deals-own-empty = Hier steht noch nichts. Füg ein Spiel ein, wähl eine Datei oder setz das Beispiel ein.
deals-shown-so-far = Du siehst das Spiel bis dahin:

# Über dem Tisch.
deals-head = Wo du bist
deals-state = **{ $seat }** ist dran. Päckchen { $at } von { $last }
deals-state-open = **{ $seat }** ist dran. Päckchen { $at }
deals-state-over = **Das Spiel ist zu Ende.**
deals-state-end = **Hier hört die Datei auf.**
deals-ask = **Jetzt du: Was spielst du mit { $seat }?**
deals-ask-more = Wähl eine Karte und dazu, was sie nimmt, oder geh einfach weiter.
deals-show-move = Zug zeigen
deals-in-line = **Nebenlinie** statt Zug { $number }: So wurde nicht gespielt.
deals-leave = Zurück zum Spiel

# Unter dem Tisch.
deals-steps = Durch das Spiel gehen
deals-step-first = An den Anfang
deals-step-packet-back = Ein Päckchen zurück
deals-step-back = Einen Zug zurück
deals-step-on = Weiter
deals-step-packet-on = Ein Päckchen vor
deals-step-last = Ans Ende
deals-slider = Stelle im Spiel
deals-place = { $at ->
    [0] Anfang, { $last } Züge
   *[other] Zug { $at } von { $last }
  }
deals-seats = Wessen Karten offen liegen
deals-seats-all = Alle Karten
deals-watch = Nur zuschauen, ohne Fragen
deals-look = Diese Stellung erkunden
deals-save = Spiel speichern

# Was zu einem Zug gesagt wird.
deals-begin = Anfang
deals-dealt = { $dealer } hat gegeben, { $mover } beginnt.
deals-move = Zug { $number }: { $seat }
deals-new-packet = Neue Karten: Päckchen { $number }, für jeden { $count ->
    [one] eine.
   *[other] { $count }.
  }
deals-over = Alle Karten sind gespielt, jetzt wird gezählt.
deals-unfinished = Hier hört die Datei auf, das Spiel ist nicht zu Ende.
deals-line-over = Hier endet die Nebenlinie.
deals-branch = Nebenlinie zu Zug { $number }
deals-branch-text = { $seat } hätte auch anders spielen können.
deals-played = Gespielt wurde: { $move }
deals-right = Richtig, so wurde gespielt
deals-as-good = Genauso gut
deals-beside = Das geht, aber sieh hin
deals-other = Das geht auch, gespielt wurde anders
deals-go-on = Weiter
deals-enter = Nebenlinie ansehen

# Die Liste der Züge.
deals-moves = Alle Züge
deals-side-line = Nebenlinie
deals-packet = Päckchen { $number }
deals-row = Zug { $number }, { $seat }: { $move }
deals-row-covered = Zug { $number }, { $seat }: noch verdeckt
deals-rules = Regeln

# Das Zählen.
deals-count = Die Abrechnung
deals-count-so-far = Gezählt bis hierher
deals-count-each = je { $points }
deals-count-for-most = { $points } für die meisten
deals-count-cards = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
  }
deals-result-right = Das Ergebnis in der Datei stimmt.

error-deals-line = Die Nebenlinie „{ $value }“ gibt es in diesem Spiel nicht; du siehst das Spiel, wie es gespielt wurde.
error-deals-link = Das Spiel in diesem Link lässt sich nicht lesen, vielleicht fehlt ein Stück vom Link. Füg den Text unter „Spiel ansehen“ ein.
error-deals-too-many = Das sind zu viele Züge; höchstens { NUMBER($limit, useGrouping: 0) }, Nebenlinien mitgezählt, lassen sich ansehen.
