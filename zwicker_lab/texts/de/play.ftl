# Spielen: eine Partie vorbereiten, spielen, abrechnen.
play-heading = Spielen
play-start = Karten geben
play-summary = { $players ->
    [2] Zu zweit, gegeneinander
   *[other] { $kind ->
      [partners] Zu { $players ->
         [4] viert
        *[other] sechst
       }, mit Partner
     *[singles] { $players } Spieler, jeder für sich
    }
  }; { $length }. Es spielen mit: { $levels }.
play-choose = Anders spielen
play-who = Wer spielt mit?
play-rules = Diese Regeln nachlesen
play-field-variant = Regeln
play-field-players = Spieler
play-field-sides = Parteien
play-field-match = Wie lange
play-players-count = { $count } Spieler
play-sides-partners = mit Partner
play-sides-singles = jeder für sich
play-length-single = ein einziges Spiel
play-length-target = bis { $target } Punkte
play-length-players = { $count } Spiele, jeder gibt einmal
play-strength-random = Zufall
play-strength-greedy = Anfänger
play-strength-traditional = Stammtisch
play-strength-search = Grübler
play-seat-partner = { $who }, { $seat }, dein Partner
play-seat-other = { $who }, { $seat }
play-open = Offene Karten
play-open-help = Für den Anfang: Alle Hände liegen offen. Die anderen spielen trotzdem nur mit dem, was sie selbst sehen.
play-coach = Der Ratgeber urteilt über meine Züge
play-coach-help = Nach jedem deiner Züge steht da, wie gut er war und warum.
play-name = { $at ->
    [1] Hinnerk
    [2] Wiebke
    [3] Frauke
    [4] Klaas
    [5] Antje
    [6] Momme
   *[7] Telse
  }
play-you = Du

# Angefangene Partien.
play-kept = { $rules }, { $players } Spieler, Spiel { $deal }, { $points }
play-kept-title = Angefangene Partien
play-kept-go = Weiterspielen
play-kept-drop = Vergessen

# Über und unter dem Tisch.
play-score = Spielstand
play-new = Neue Partie
play-deal-packet = Spiel { $deal }, Päckchen { $packet }
play-deal-last = Spiel { $deal }, letztes Päckchen
play-deal-over = Spiel { $deal }, zu Ende
play-length-rules = { $length } · { $rules }
play-side-now = { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
  } in diesem Spiel, { $zwicks ->
    [0] kein Zwick
    [one] 1 Zwick
   *[other] { $zwicks } Zwicks
  }
play-turn-own = Du bist dran.
play-turn = { $seat } ist dran.
play-thinking = { $seat } überlegt …
play-preparing = { $seat } überlegt noch. Beim allerersten Mal auf diesem Rechner bereitet sich das Programm erst vor, das dauert ein wenig.
play-loading = Die Partie wird geholt …
play-on = Weiter
play-back = Zurücknehmen
play-full = In diesem Spiel hast du { NUMBER($count, useGrouping: 0) }-mal zurückgenommen: Mehr geht hier nicht. Es geht weiter, wie es steht, nichts ist verloren, und im nächsten Spiel kannst du wieder zurücknehmen.
play-elsewhere-text = Diese Partie ist in einem anderen Fenster offen. Dort geht sie weiter.
play-elsewhere-here = Hier weiterspielen
play-you-trail = Du legst { $card } ab.

# Neben dem Tisch.
play-log = Die Züge
play-log-empty = Noch ist nichts gespielt.
play-log-taken = { $count ->
    [one] einmal zurückgenommen
   *[other] { $count }-mal zurückgenommen
  }
play-taken-back = Zurückgenommen.
play-why = Warum?
play-why-name = Warum hat { $seat } das gespielt? { $move }
play-why-place = Setz dich auf den Platz von { $seat }:
play-why-later = Mehr hängt an Karten, die { $seat } noch auf der Hand hat. Frag nach diesem Päckchen noch einmal.
play-why-failed = Mehr ließ sich diesmal nicht ausrechnen.
play-goes-by-random = { $seat } spielt Zufall: Der Zug ist ausgelost.
play-goes-by-greedy = { $seat } spielt wie ein Anfänger und nimmt, was sofort am meisten bringt.
play-goes-by-traditional = { $seat } spielt wie am Stammtisch: einen Zug voraus, nach den Regeln, die man dort kennt.
play-goes-by-search = { $seat } grübelt: Viele mögliche Kartenverteilungen werden durchgespielt, und der Zug gewinnt, der im Schnitt am meisten bringt.
play-seen = Was ist noch draußen?
play-seen-jokers = Joker
play-seen-others = Andere mit Punkten
play-seen-left = { $left ->
    [0] alle gesehen
   *[other] noch { $left } von { $count }
  }
play-seen-unseen = { $count ->
    [0] Du hast alle Karten gesehen.
    [one] 1 Karte hast du noch nicht gesehen.
   *[other] { $count } Karten hast du noch nicht gesehen.
  }
play-seen-stock = { $count ->
    [0] Es ist das letzte Päckchen.
    [one] 1 Karte ist noch zu geben.
   *[other] { $count } Karten sind noch zu geben.
  }
play-options = So wird gespielt

# Das Ende eines Spiels.
play-deal-won = { $several ->
    [yes] Ihr habt das Spiel gewonnen
   *[no] Du hast das Spiel gewonnen
  }
play-deal-lost = Das Spiel geht an { $side }
play-deal-drawn = Das Spiel endet unentschieden
play-match-won = { $several ->
    [yes] Ihr habt die Partie gewonnen
   *[no] Du hast die Partie gewonnen
  }
play-match-lost = Die Partie geht an { $side }
play-match-drawn = Die Partie endet unentschieden
play-target-left = Gespielt wird bis { $target }; der höchste Stand ist { $best }.
play-sheet = Der Zettel
play-sheet-deal = Spiel
play-sheet-number = Spiel { $deal }
play-sheet-dealer = { $dealer ->
    [Du] du gibst
   *[other] { $dealer } gibt
  }
play-sheet-total = Stand
play-sheet-length = Gespielt wird: { $length }.
play-sheet-backs = { $count ->
    [one] 1 Zug zurückgenommen
   *[other] { $count }-mal zurückgenommen
  }
play-next = { $dealer ->
    [Du] Nächstes Spiel, du gibst
   *[other] Nächstes Spiel, { $dealer } gibt
  }
play-again = Noch eine Partie
play-other = Anders spielen
play-look = Alle Karten ansehen
play-look-name = Alle Karten von Spiel { $deal } ansehen
play-save = Speichern
play-save-name = Spiel { $deal } speichern
