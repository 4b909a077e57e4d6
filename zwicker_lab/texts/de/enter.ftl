# Ein gespieltes Spiel von Hand eintragen.
enter-heading = Spiel eintragen
enter-unseen = { $count ->
    [one] 1 Karte ist noch nicht aufgetaucht und steht hier irgendwo.
   *[other] { $count } Karten sind noch nicht aufgetaucht und stehen hier in irgendeiner Reihenfolge, die passt.
  }
error-enter-seen = { $card } ist schon aufgetaucht. Tipp eine Karte an, die noch fehlt.
error-enter-table-full = Alle offenen Karten sind schon eingetragen.
error-enter-hand-full = Das Blatt von { $seat } ist schon ganz bekannt.
error-enter-not-now = Erst müssen alle offenen Karten eingetragen sein.
error-enter-too-many = Das sind zu viele Schritte; höchstens { NUMBER($limit, useGrouping: 0) } lassen sich eintragen.
error-enter-step = Dieser Schritt lässt sich nicht lesen.
enter-lead = Ein Spiel, das wirklich gespielt wurde, Zug für Zug eintragen: Karten antippen, soweit ihr sie wisst. Danach lässt es sich ansehen und speichern.
enter-start = Eintragen anfangen
enter-summary = { $players } am Tisch. { $dealer } hat gegeben.
enter-choose = Wer hat was gespielt
enter-field-dealer = Wer hat gegeben
enter-about = { $rules }, { $players } Spieler
enter-new = Anderes Spiel
enter-kept = { $names }: { $moves ->
    [one] 1 Zug
   *[other] { $moves } Züge
  }
enter-kept-title = Angefangene Spiele
enter-kept-go = Weiter eintragen
enter-kept-drop = Wegwerfen
enter-kept-ask = Dieses Spiel wirklich wegwerfen?
enter-kept-keep = Behalten
enter-kept-most = Aufgehoben werden die { $most } Spiele, an denen du zuletzt eingetragen hast.
enter-loading = Das Spiel wird geholt …
enter-elsewhere = Dieses Spiel ist in einem anderen Fenster offen. Dort wird weiter eingetragen.
enter-here = Hier weiter eintragen
enter-saved = Bleibt auf diesem Gerät, auch wenn du die Seite schließt.
enter-pack = Karten, die noch nicht aufgetaucht sind
enter-ask-table = Welche Karten liegen am Anfang offen?
enter-ask-later = Welche Karten wurden offen dazugelegt?
enter-ask-card = { $seat } ist dran
enter-ask-hand = Was hat { $seat } auf der Hand?
enter-left = { $count ->
    [one] Noch 1 Karte.
   *[other] Noch { $count } Karten.
  }
enter-from-pack = Tipp die Karte an, die gespielt wurde.
enter-from-hand = Tipp am Tisch die Karte an, die gespielt wurde, dann, was sie tut.
enter-then = Jetzt, was die Karte tut: wähl es aus, oder tipp im Bild an, was sie nimmt.
enter-empty = Hier liegen gleich die offenen Karten.
enter-undo = Letzten Schritt zurück
enter-done = Mehr weiß ich nicht
enter-hands = Ein ganzes Blatt ist bekannt? Dann kannst du es eintragen:
enter-nothing-lost = Es ist nichts verloren; trag es anders ein, oder geh Schritte zurück.
enter-earlier = Das passt nicht zu Zug { $number }. Damals galt: { $claim }
enter-note = Anmerken
enter-close = Fertig
enter-mark = Zeichen für den Zug
enter-no-mark = keins
enter-comment = Bemerkung
enter-note-name = Zug { $number } anmerken, { $seat }: { $move }
