# Hausregeln schreiben, und das Merkblatt.
house-heading = Eure Hausregeln
house-lead = Geh von einem Regelwerk aus und ändere, was bei euch anders ist. Daneben steht sofort, was das ausmacht.
house-untitled = Unsere Hausregeln
house-title = So heißen sie
house-base = Ausgehend von
house-reset = zurück
house-plain = Alles zurück auf Anfang
house-file = Datei laden
house-load-help = Ein Regelwerk als Datei (.toml, höchstens 64 KiB), etwa eins, das du hier gespeichert hast.
house-kept = In diesem Browser gemerkt
house-open = Öffnen
house-drop = Vergessen
house-section-cards = Karten und Joker
house-section-more-values = Werte der übrigen Karten
house-section-deal = Geben
house-section-builds = Bauen
house-section-points = Punkte
house-section-match = Wie lange gespielt wird
house-changed = { $count ->
    [one] 1 geändert
   *[other] { $count } geändert
  }
house-before = statt { $value }
house-jokers-none = keine
house-jokers-numbered = mit Zahlen
house-jokers-wild = { $count ->
    [one] 1 wilder
   *[other] { $count } wilde
  }
house-jokers-hint = Ein Joker mit Zahl zählt diese Zahl. Ein wilder zählt bei jedem Gebrauch, was man will, von 2 bis 14.
house-value-hint = Ein Wert oder zwei, etwa 4, 14.
house-none-hint = Leer heißt: { $none }.
house-deals-none = wie das Ziel es sagt
house-differs = { $count ->
    [0] Noch alles wie in „{ $base }“
    [one] Eins ist anders als in „{ $base }“
   *[other] { $count } Dinge sind anders als in „{ $base }“
  }
house-short = { $what } { $new }, statt { $old }
house-was = bisher
house-after = bei euch
house-sentences = Diese Sätze der Regeln ändern sich
house-table = An einem Beispiel
house-ending = Derselbe Zug, ein anderes Ende
house-then = { $zwicks ->
    [0] Kein Zwick.
   *[other] Ein Zwick.
  } Danach ist { $seat } dran, im Bild { $items ->
    [0] liegt nichts.
    [one] liegt 1 Karte oder Haufen.
   *[other] liegen { $items } Karten oder Haufen.
  }
house-then-over = { $zwicks ->
    [0] Kein Zwick.
   *[other] Ein Zwick.
  } Das Spiel ist aus, auf den Stapeln liegen { $cards } Karten.
house-cards-table = Im Bild
house-cards-hand = In der Hand
house-compare = Diese Stellung mit beiden Regeln ansehen
house-count = Beim Zählen
house-count-more = Dieses Spiel nach allen Regeln zählen
house-sample = Das Musterspiel zu viert, nach diesen Regeln gezählt:
house-sure = Wie sicher ist, was ihr übernommen habt?
house-take = Mitnehmen
house-keep = In diesem Browser merken
house-keep-done = Gemerkt. Diese Regeln stehen jetzt überall zur Wahl, wo man ein Regelwerk aussucht.
house-keep-failed = Der Browser lässt das Merken nicht zu. Speichere die Datei oder kopiere den Link.
house-save = Als Datei speichern
house-try = Ausprobieren
house-try-play = Nach diesen Regeln spielen
house-try-look = Eine Stellung ansehen
house-try-book = Alle Regeln lesen
house-try-studies = Viele Spiele nach diesen Regeln und nach denen, von denen sie ausgehen
house-print = Merkblatt auf einer Seite
house-leaflet-in = Merkblatt: { $language }
house-waits = { $count ->
    [one] Ein Feld ist noch falsch. Es zählt, was vorher dort stand.
   *[other] { $count } Felder sind noch falsch. Es zählt, was vorher dort stand.
  }
error-house-title = Gib den Regeln einen Namen mit 1 bis { $most } Zeichen.
leaflet-about = Zwicker: die Regeln in Kürze
leaflet-foot = ° Unsere Annahme, keine Quelle zeigt es. Gemacht mit Zwicker Lab.
