# Der Clubabend: die Wege hinein, die Seite der Leitung, die Leinwand, der Rückblick.
room-heading = Clubabend
room-lead = Einer leitet, die anderen machen am Handy mit: dieselben Aufgaben für alle oder dasselbe Spiel an jedem Tisch. Niemand braucht ein Konto.
room-begin-lead-title = Einen Abend leiten
room-begin-lead-text = Du bestimmst, was drankommt, siehst, wer wie weit ist, und zeigst es auf der Leinwand.
room-begin-lead = Raum öffnen
room-begin-enter-title = Mitmachen
room-begin-enter-text = Tippe den Code ein, der auf der Leinwand steht.
room-begin-enter = Dazusetzen
room-begin-code = Code des Raums
room-begin-friends-title = Unter Freunden
room-begin-friends-text = Ein Raum, den niemand leitet: Wer drin ist, darf Aufgaben und Spiele beginnen.
room-begin-friends = Raum für Freunde öffnen
room-begin-led = Räume, die du leitest
room-begin-back = Zurück in
room-kept-title = Was über Menschen gespeichert wird
room-kept-name = der Name, den jemand gewählt hat
room-kept-seat = die Nummer des Platzes und ein Schloss, das nur das eigene Gerät öffnet
room-kept-tries = was in Aufgaben versucht wurde
room-kept-moves = die Züge am Tisch
room-kept-times = wann das war
room-kept = Sonst nichts: keine Adresse, kein Konto. Acht Stunden nach der letzten Handlung im Raum wird alles gelöscht, oder sofort, wenn die Leitung den Raum löscht; einen Raum unter Freunden löscht unter „Mehr“, wer ihn eröffnet hat oder am längsten da ist. Einzelne Namen lassen sich schon vorher vergessen: vom Gast selbst unter „Mehr“, oder von der Leitung.
room-door = So kommt ihr dazu
room-qr = QR-Code, der in den Raum { $code } führt
room-phones = Kein Handy kommt rein?
room-local = „{ $host }“ erreicht kein Handy, so heißt jedes Gerät für sich selbst. Beende das Programm und starte es noch einmal für das ganze Netz, mit „--address 0.0.0.0“ am Ende der Zeile, dann steht hier die Adresse für Handys. Kommt ein Handy trotzdem nicht durch: Erlaube das Programm in der Firewall dieses Rechners, und alle müssen im selben WLAN sein. Ein Gäste-WLAN trennt Geräte oft voneinander, der Hotspot eines Handys nicht.
room-how = Kamera draufhalten, oder Adresse und Code eintippen
room-phase-waiting = Der Raum wird geöffnet …
room-phase-lost = Dieses Gerät leitet den Raum nicht. Öffne den Link, den die Leitung für ein zweites Gerät zeigt, oder öffne einen eigenen Raum.
room-phase-gone = Dieser Raum ist gelöscht, mit allem, was darüber gespeichert war.
room-back = Zum Clubabend
room-back-host = Zurück in den Raum
room-drawing = Die Aufgaben werden gerade ausgedacht; gleich geht es weiter.
room-only-done = Jetzt leitet nur noch dieses Gerät den Raum.
room-ended = Der Abend ist zu Ende. Die Gäste finden auf ihren Handys, was sie mitnehmen können.
room-thanks = Danke fürs Mitspielen. Auf eurem Handy steht, was ihr mitnehmen könnt.
room-exercises = Aufgaben
room-item = Aufgabe { $item } von { $items }
room-chip-open = Lösung offen
room-chip-own = alle im eigenen Tempo
room-chip-frozen = angehalten
room-chip-ended = der Abend ist zu Ende
room-board = Die Stellung mit den ersten Versuchen der Gruppe
room-board-table = Bild
room-board-hand = Hand
room-board-empty = Das Bild ist leer.
room-board-numbers = Die Zahl sagt, wie viele mit der Karte etwas vorhatten.
room-board-took = { $count } wollten sie
room-answers = { $count ->
    [0] Noch keine Versuche
    [one] 1 erster Versuch
   *[other] { $count } erste Versuche
  }
room-answers-rest = { $count } weitere haben etwas anderes versucht.
room-right = So ist es richtig
room-verdict-right = richtig
room-verdict-right-with-remark = richtig
room-verdict-misses = am Ziel vorbei
room-verdict-illegal = geht nicht
room-verdict-wrong = falsch
room-state-first = gleich richtig
room-state-later = später richtig
room-state-trying = noch nicht richtig
room-state-not_begun = nicht begonnen
room-guests = { $count ->
    [0] Noch keine Gäste
    [one] 1 Gast
   *[other] { $count } Gäste
  }
room-away = { $count } gerade ohne Verbindung; ihr Platz wartet auf sie.
room-not-here = ohne Verbindung
room-stands-in = ein Programm spielt
room-nobody = Noch ist niemand da. Zeig den Code auf der Leinwand.
room-not-tried = Noch nichts versucht.
room-rename = Name
room-close = Schließen
room-guest = ein Gast
room-program = Programm
room-projector = Auf der Leinwand
room-show-code = Code
room-show-exercise = Aufgabe
room-show-counts = Versuche gezählt
room-show-tables = Tische
room-show-results = Ergebnisse
room-more = Namen, Drucken, andere Geräte, Ende
room-open-projector = Fenster für die Leinwand
room-open-sheet = Rückblick und Blätter zum Drucken
room-helpers = Hilfe für einen Tisch
room-act-stop = Runde beenden
room-act-freeze = Alle anhalten
room-act-thaw = Weitermachen lassen
room-act-pace-own = Jeder in seinem Tempo
room-act-pace-host = Wieder alle zusammen
room-act-back = Zurück
room-act-reveal = Lösung zeigen
room-act-go = Weiter zu Aufgabe { $item }
room-act-deal = Spiel { $deal } geben
room-act-wait = { $tables ->
    [one] Ein Tisch spielt noch
   *[other] { $tables } Tische spielen noch
  }
room-act-nameless = Namen verbergen
room-act-names = Namen zeigen
room-act-close = Schließen
room-act-second = Zweites Gerät
room-act-only = Nur dieses Gerät
room-act-helper = Hilfe für Tisch { $table }
room-act-helper-hands = Hilfe { $helper } sieht die Karten an Tisch { $table }
room-act-helper-acts = Hilfe { $helper } darf an Tisch { $table } eingreifen
room-act-helper-away = Hilfe { $helper } sieht keinen Tisch mehr
room-act-end = Abend beenden
room-act-delete = Raum löschen
room-act-rename = Umbenennen
room-act-stand-in = Ein Programm spielt weiter
room-act-take-seat = Der Gast spielt wieder
room-act-sit = An Tisch { $table } setzen, { $seat }
room-act-take-back = Letzte Karte zurücknehmen
room-act-seat-program = Ein Programm spielt für { $who }
room-act-seat-back = { $who } spielt wieder
room-act-remove = Herausnehmen
room-act-forget = Herausnehmen und Namen vergessen
room-ask-stop = Runde wirklich beenden? Noch einmal drücken
room-ask-only = Alle anderen Geräte der Leitung sperren? Noch einmal drücken
room-ask-end = Abend wirklich beenden? Noch einmal drücken
room-ask-delete = Alles sofort löschen? Noch einmal drücken
room-ask-remove = { $who } wirklich herausnehmen? Noch einmal drücken
room-ask-forget = { $who } wirklich vergessen? Noch einmal drücken
room-device-second = Von einem zweiten Gerät leiten
room-device-second-text = Wer das öffnet, leitet den Raum. Zeig es nicht auf der Leinwand.
room-device-helper = Für jemanden, der hilft
room-device-helper-text = Wer das öffnet, sieht diesen einen Tisch. Zeig es nicht auf der Leinwand.
room-device-qr = QR-Code mit der Adresse darunter
room-helper-table = Hilfe für Tisch { $table }
room-helper-none = Hilfe
room-helper-wait = An deinem Tisch liegen gerade keine Karten.
room-deal-title = Spiel { $deal } von { $deals }
room-tables-tables = Tische
room-tables-none = Noch ist nicht gegeben. Gib, sobald alle da sind: Die Plätze werden unter allen im Raum ausgelost.
room-table = Tisch { $table }
room-table-head = Tisch
room-table-over = fertig, { $points }
room-table-left = { $count ->
    [one] noch 1 Karte
   *[other] noch { $count } Karten
  }
room-resting = Setzt dieses Spiel aus: { $names }
room-replay = Ansehen
room-replay-table = Das Spiel an Tisch { $table } auf der Leinwand zeigen
room-replay-title = Tisch { $table }, Spiel { $deal }
room-replay-at = Karte { $at } von { $last }
room-replay-end = Das Spiel ist aus.
room-replay-first = An den Anfang
room-replay-back = Eine zurück
room-replay-on = Eine weiter
room-replay-last = Ans Ende
room-result = Spiel { $deal }
room-column-points = { $side } Punkte
room-column-above = { $side } über dem Raum
room-above-rule = Über dem Raum: die Punkte einer Seite weniger das Mittel derselben Seite an allen Tischen. Alle hatten dieselben Karten.
room-above-alone = Nur ein Tisch hat gespielt: Seine Seiten werden miteinander verglichen.
room-ranking = Rangliste
room-ranking-place = Platz
room-ranking-name = Name
room-ranking-deals = Spiele
room-ranking-above = Über dem Raum
room-ranking-each = Je Spiel
room-ranking-rule = Die Regel: Punkte über dem Mittel derselben Seite, je gespieltem Spiel. Gleiche teilen sich den Platz.
room-next = Was kommt als Nächstes?
room-start = Beginnen
room-field-kind = Was
room-field-source = Welche Aufgaben
room-field-refs = Liste von Aufgaben
room-field-items = Wie viele
room-field-pace = Tempo
room-field-deals = Spiele
room-field-partners = Partner
room-field-fill = Leere Plätze
room-field-strength = Programme spielen wie
room-kind-exercises = Aufgaben
room-kind-deals = Dasselbe Spiel an jedem Tisch
room-source-lesson = Lektion: { $title }
room-source-skill = Üben: { $title }
room-source-list = Eine eigene Liste
room-source-file = Meine Lektionsdatei
room-pace-host = Alle zusammen, ich gehe weiter
room-pace-own = Jeder in seinem Tempo
room-partners-change = wechseln von Spiel zu Spiel
room-partners-stay = bleiben zusammen
room-fill-programs = dort sitzen Programme
room-fill-sit_out = Gäste setzen reihum aus
room-deals = { $count ->
    [one] 1 Spiel
   *[other] { $count } Spiele
  }
room-items = { $count } Aufgaben
room-list-help = Namen von Aufgaben mit Kommas dazwischen, wie sie beim Üben und in Lektionen in der Adresse stehen: 08-3, sums 4 zwicker3.
room-lesson-file = Eine eigene Lektionsdatei
room-lesson-choose = Lektionsdatei wählen
room-lesson-help = Eine .toml-Datei von der Seite „Lektion machen“. Alle ihre Aufgaben kommen dran.
room-evening = Der Abend im Rückblick
room-evening-empty = In diesem Raum wurde noch nichts gespielt.
room-print = Aufgaben drucken
room-csv = Ergebnisse sichern (CSV)
room-csv-round = Runde
room-csv-kind = Was
room-csv-number = Nummer
room-csv-name = Name
room-csv-state = Ergebnis
room-csv-tries = Versuche
room-csv-hints = Hinweise
room-csv-table = Tisch
room-csv-points = Punkte
room-csv-above = Über dem Raum
room-csv-exercise = Aufgabe
room-csv-deal = Spiel
room-paper-title = Clubabend
room-round-exercises = Runde { $round }: { $title }
room-round-deals = Runde { $round }: { $rules }
room-leaflet = Merkblatt zu diesen Regeln
room-pad = Schreibblock mit Probe
room-went = { $tried ->
    [0] Niemand hat es versucht.
   *[other] { $tried } haben es versucht: { $first } gleich richtig, { $later } später, { $trying } noch nicht.
  }

error-room-no-exercises = Nenne mindestens eine Aufgabe, etwa 08-3.
