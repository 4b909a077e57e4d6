# Der Gast im Raum: eintreten, mitmachen, mitnehmen.
guest-heading = Im Raum mitspielen
guest-loading = Einen Augenblick, gleich geht es los.
guest-foot = Freie Software, ohne Konto, ohne Werbung.
guest-door-title = Schön, dass du da bist.
guest-door-another = Wer spielt noch auf diesem Gerät?
guest-door-code = Code von der Leinwand
guest-door-code-help = Sechs Zeichen. Groß oder klein ist egal.
guest-door-name = Dein Name
guest-door-name-help = Der Vorname genügt. Er steht nur in diesem Raum und wird mit ihm gelöscht.
guest-door-come = Dazusetzen
guest-door-fine = Bricht das Netz ab, ist das nicht schlimm. Dein Platz bleibt dir.
guest-door-back = Zurück in den Raum
guest-waits = Notiert. Es wird von selbst geschickt, sobald das Netz wieder da ist.
guest-people = Wer spielt gerade?
guest-more = Mehr
guest-leave-yes = Wirklich verlassen?
guest-forget-yes = Deinen Namen hier wirklich vergessen?
guest-delete-yes = Den Raum für alle löschen, mit allen Spielen und Namen?
guest-gone = Dieser Raum wurde gelöscht, mit allem, was von ihm aufbewahrt war.
guest-device = Link für das zweite Gerät
guest-device-text = Öffne diesen Link auf dem anderen Gerät. Wer ihn hat, spielt auf deinem Platz: Gib ihn nicht weiter.
guest-copy = Link kopieren
guest-copied = Kopiert
guest-copy-failed = Bitte von Hand kopieren
guest-here = Hier sind
guest-act-another = Noch jemand an diesem Gerät
guest-act-rename = Namen ändern
guest-act-device = Zweites Gerät
guest-act-home = Mitnehmen
guest-act-leave = Raum verlassen
guest-act-forget = Raum verlassen, Namen vergessen
guest-act-delete = Raum löschen
guest-act-earlier = Zurück
guest-act-later = Nächste Aufgabe
guest-act-reveal = Lösung zeigen
guest-act-choose = Aussuchen, was ihr spielt
guest-act-deal = Spiel { $deal } geben
guest-act-take-back = Letzten Zug zurück
guest-act-sit = An Tisch { $table } setzen: { $seat }
guest-act-stand-in = Für mich spielen lassen
guest-act-back-in = Ich spiele wieder
guest-act-stop = Runde beenden
guest-sure-stop = Für alle beenden?
guest-sure-stand-in = Ein Programm spielt für dich. Ja?
guest-item = Aufgabe { $item } von { $items }
guest-wait-next = Die nächste Aufgabe kommt, sobald alle so weit sind.
guest-solution = Die Lösung
guest-frozen-title = Schau zur Leinwand
guest-frozen-text = Alle Geräte ruhen. Gleich geht es weiter.
guest-ended-title = Der Abend ist zu Ende
guest-ended-text = Danke fürs Mitspielen. Unten steht, was du mitnehmen kannst.
guest-away-title = Ein Programm spielt für dich
guest-away-text = Setz dich wieder hin, wann du magst.
guest-wait = Du sitzt im Raum. Gleich geht es los, du musst nichts tun.
guest-friends = Ihr seid unter euch. Wählt, was ihr spielen wollt.
guest-over = Das war es für heute.
guest-resting = Dieses Spiel setzt du aus. Beim nächsten bist du wieder dabei.
guest-waiting = Gleich wird gegeben. Dein Platz am Tisch erscheint dann von selbst.
guest-late = Gerade wird schon gespielt. Beim nächsten Spiel bist du dabei, du musst nichts tun.
guest-deals-line = { $deal ->
    [0] { $deals ->
        [one] Ein Spiel
       *[other] { $deals } Spiele
      }
   *[other] Spiel { $deal } von { $deals }
  } · { $rules }
guest-deal-line = Spiel { $deal } von { $deals } · Tisch { $table }
guest-program = { $count ->
    [one] Programm
   *[other] Programm { $seat }
  }
guest-watch = Schau zum Tisch.
guest-turn-own = **Du bist dran.** Spiel eine Karte.
guest-turn = { $seat } ist dran.
guest-turn-program = { $seat } überlegt.
guest-deal-over = Dieses Spiel ist zu Ende.
guest-others-play = Euer Tisch ist fertig. Andere spielen noch.
guest-side = { $side ->
    [NS] Nord und Süd
    [EW] Ost und West
   *[other] Platz { $side }
  }
guest-results = Das Ergebnis
guest-results-wait = Sobald alle Tische fertig sind, steht hier der Vergleich.
guest-lines = Dieselben Karten an allen Tischen
guest-lines-table = Tisch
guest-lines-side = Partei
guest-lines-points = Punkte
guest-lines-above = Gegen den Schnitt
guest-ranking = Rangliste
guest-ranking-place = Platz
guest-ranking-name = Name
guest-ranking-deals = Spiele
guest-ranking-each = Schnitt je Spiel
guest-nameless = ohne Namen
guest-ranking-rule = Gezählt wird, wie weit jeder über dem Schnitt aller liegt, die mit denselben Karten auf derselben Seite saßen, im Mittel über die gespielten Spiele. Gibt es nur einen Tisch, werden seine Seiten miteinander verglichen.
guest-home-title = Zum Mitnehmen
guest-home-count = Gelöst: { $solved } von { $count } Aufgaben.
guest-home-again-title = Noch einmal üben
guest-home-again-none = Alles gleich beim ersten Mal richtig, oder noch nichts probiert: Zum Üben ist nichts übrig.
guest-home-practise = Üben
guest-home-deals-title = Deine Spiele
guest-home-deal = Spiel { $at }, Tisch { $table }: { $points }
guest-home-save = Als Datei sichern
guest-home-look = Ansehen
guest-home-copy = Link zu diesen Übungen kopieren
guest-home-kept = Der Raum wird einige Stunden nach dem letzten Zug gelöscht. Was du gesichert oder kopiert hast, bleibt dir.
guest-home-nothing = Hier ist noch nichts zum Mitnehmen.
