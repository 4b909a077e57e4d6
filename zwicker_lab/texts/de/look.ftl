# Die Seite, auf der man eine Stellung erkundet.

look-heading = Stellung ansehen
look-examples = Stellungen für den Anfang
look-random = Zufällige Stellung
look-example-pairs = Paare
look-example-sums = Summen
look-example-two-values = Zwei Werte
look-example-builds = Haufen
look-example-jokers = Joker
look-example-wide = Zwölf im Bild
look-example-book = Regeln aus dem Buch
look-example-tableau = Zehn Karten offen

# Unter dem Tisch.
look-steps = Vor und zurück
look-step-first = An den Anfang
look-step-back = Einen Zug zurück
look-step-on = Einen Zug vor
look-step-last = Zum letzten Zug
look-place = { $last ->
    [0] Anfang
   *[other] Zug { $at } von { $last }
  }
look-count = { $count ->
    [one] 1 Zug ist möglich
   *[other] { $count } Züge sind möglich
  }
look-count-capture = { $count } zum Stechen
look-count-build = { $count } zum Bauen
look-count-trail = { $count } zum Ablegen
look-count-none = nichts
look-count-more = Mehr als { $count } Züge sind möglich
look-count-choose = Wähl eine Karte, dann siehst du ihre.
look-copy-line = Zeile kopieren
look-copy-link = Link kopieren
look-copied-line = Zeile kopiert
look-copied-link = Link kopiert
look-copy-failed = Der Browser lässt das Kopieren nicht zu

# Was gespielt ist.
look-moves-title = Züge bis hierher
look-moves-empty = Noch keiner. Wähl eine Karte, dann, was sie tun soll.
look-begin = Anfang
look-did-capture = { $card } sticht { $sum }
look-did-build = { $sum }
look-did-trail = { $card } abgelegt
look-did-trail-as = { $card } als { $value } abgelegt
look-gain = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }
look-gain-zwick = { $points ->
    [0] Zwick
    [one] Zwick, 1 Punkt
   *[other] Zwick, { $points } Punkte
  }
look-gain-row-zwick = Bild leer: ein Zwick
look-over = Alle Karten sind gespielt und gezählt. Geh zurück, wenn du etwas anderes versuchen willst.
look-score = Die Abrechnung
look-score-row = Was zählt
look-score-total = Zusammen
look-packet-over = Das Päckchen ist zu Ende
look-packet-over-text = { $count ->
    [one] Im Stapel liegt noch 1 Karte, aber niemand weiß, welche.
   *[other] Im Stapel liegen noch { $count } Karten, aber niemand weiß, welche.
  } Gib sie zufällig aus, dann geht es weiter. Oder schreib sie der Reihe nach hinter „stock“.
look-hidden = Die Karten von { $seat } sind verdeckt
look-hidden-text = Darum lässt sich hier noch nichts spielen. Gib zufällige Karten aus, oder schreib sie statt „?“ in die Stellung.
look-fill = Zufällige Karten ausgeben
look-fill-packet = Zufällig weitergeben

# Regeln.
look-rules-title = Regeln
look-rules-choose = Regelwerk
look-rules-option = { $title } ({ $code })
look-rules-switches = Hausregeln, Schalter für Schalter
look-rules-count = { $count ->
    [0] alle wie im Regelwerk
    [one] 1 geändert
   *[other] { $count } geändert
  }
look-rules-plain = Alles wie im Regelwerk
look-rules-sure = Wie sicher sind diese Regeln?
look-rules-read = Diese Regeln lesen
look-rules-compare = Zwei Regelwerke vergleichen
look-changed = Geändert: { $changes }
look-setting = { $what }: { $value }
look-doubt-none = Jeder Wert ist sicher: Mehrere unabhängige Quellen stimmen überein.
look-doubt-unsaid = Dieses Regelwerk sagt nicht, wie sicher seine Werte sind.
look-doubt-oneline = { $count ->
    [one] 1 Wert geht auf eine einzige Beschreibung zurück (gestrichelt).
   *[other] { $count } Werte gehen auf eine einzige Beschreibung zurück (gestrichelt).
  }
look-doubt-guess = { $count ->
    [one] 1 Wert ist unsere Annahme (gepunktet).
   *[other] { $count } Werte sind unsere Annahme (gepunktet).
  }
look-compare-gone = { $count ->
    [one] 1 Zug weniger
   *[other] { $count } Züge weniger
  }
look-compare-new = { $count ->
    [one] 1 Zug mehr
   *[other] { $count } Züge mehr
  }
look-compare-same = Dieselben Züge wie vorher
look-compare-more = und { $count } weitere
look-only-gone = Geht nicht mehr
look-only-new = Geht jetzt
look-upload-label = Eigene Regeln
look-upload-button = Datei wählen
look-upload-help = Ein Regelwerk als Datei (.toml, höchstens 64 KiB). Es steht dann im Link dieser Seite und wird sonst nirgends aufgehoben.
error-look-unfit = Diese Stellung passt dort nicht, darum bleiben die alten Regeln. { $why }
error-look-drawn = Die Stellung passte nicht zu deinen Regeln, darum siehst du hier eine zufällige.
error-look-moves = Zug { $at } im Link, „{ $move }“, geht hier nicht. Du siehst die Züge davor.
