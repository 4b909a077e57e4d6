# Schweizer Zwick: spielen.
zwick-play-heading = Schweizer Zwick spielen
zwick-name = { $at ->
    [1] Vreni
    [2] Köbi
    [3] Trudi
   *[4] Ueli
  }
zwick-length-tournament = eine Passe aus { $deals } Spielen
zwick-length-casual = bis { $target }
zwick-summary = Zu { $players ->
    [3] dritt
    [4] viert
   *[5] fünft
  }, { $length }.
zwick-field-form = Form
zwick-field-bots = Wie gut spielen die anderen?
zwick-kept = { $length }, zu { $players ->
    [3] dritt
    [4] viert
   *[5] fünft
  }, Spiel { $deal }, du stehst bei { $own }
zwick-deal-tournament = Spiel { $at } von { $count }
zwick-deal-casual = Spiel { $at }
zwick-side-now = { $strokes ->
    [1] 1 Strich
   *[other] { $strokes } Striche
  }, { $birds ->
    [1] 1 Vogel
   *[other] { $birds } Vögel
  }

zwick-offer-cut-thin = Dünn abheben
zwick-offer-cut-middle = In der Mitte
zwick-offer-cut-thick = Dick abheben
zwick-offer-lick-lick = Schlecken
zwick-offer-lick-stop = Liegen lassen
zwick-offer-deal-deal = Geben
zwick-offer-turn-turn = Trumpf wenden
zwick-offer-turn-pass = Weitergeben
zwick-offer-keep-keep = Dabei bleiben
zwick-offer-keep-turn = Eine zweite wenden
zwick-offer-join-join = Mitspielen
zwick-offer-join-out = Nicht mitspielen
zwick-ask-cut = Du sitzt links vom Geber: Heb ab.
zwick-ask-lick = Schleckst du? Dann gehört die Karte dir, und du musst mitspielen.
zwick-ask-turn = Der Stock liegt vor dir. Wer wendet, muss mitspielen und spielt an.
zwick-ask-keep = Bleibt es bei diesem Trumpf? Die zweite Karte würde gelten.
zwick-ask-join = Spielst du mit? Ohne Strich gibt es einen Vogel: minus fünf.
zwick-bound-ten = Die Schellen-10 war beim Abheben zu sehen: Alle müssen mitspielen.
zwick-bound-licked = Du hast geschleckt: Du musst mitspielen.

zwick-how = Wie gut?
zwick-how-name = Wie gut war das von dir? { $move }
zwick-why-name = Warum hat { $seat } so entschieden? { $move }
zwick-why-later = Mehr hängt an Karten, die nur { $seat } kennt. Frag nach dem Spiel noch einmal, dann liegt alles offen.
zwick-why-better = { $few ->
    [yes] Fast gleich gut: { $move }.
   *[other] Am besten: { $move }, im Schnitt { $points } Punkte mehr.
  }
zwick-goes-by-traditional = { $seat } spielt nach Faustregeln, wie man sie am Stammtisch kennt, und rechnet nicht lange.

zwick-log-cut = { $who ->
    [you] hebst ab, unten liegt { $card }
   *[seat] hebt ab, unten liegt { $card }
  }
zwick-log-lick = { $who ->
    [you] schleckst { $card }
   *[seat] schleckt { $card }
  }
zwick-log-stop = { $who ->
    [you] schleckst nicht
   *[seat] schleckt nicht
  }
zwick-log-deal = { $who ->
    [you] gibst
   *[seat] gibt
  }
zwick-log-misdeal = { $who ->
    [you] hast dich vergeben
   *[seat] hat sich vergeben
  }
zwick-log-turn = { $who ->
    [you] wendest { $card }
   *[seat] wendet { $card }
  }
zwick-log-keep = { $who ->
    [you] bleibst dabei
   *[seat] bleibt dabei
  }
zwick-log-pass = { $who ->
    [you] gibst den Stock weiter
   *[seat] gibt den Stock weiter
  }
zwick-log-join = { $who ->
    [you] spielst mit
   *[seat] spielt mit
  }
zwick-log-out = { $who ->
    [you] spielst nicht mit
   *[seat] spielt nicht mit
  }
zwick-log-lay = { $who ->
    [you] legst { $card } weg
   *[seat] legt { $card } weg
  }
zwick-log-card = { $card }
zwick-log-stroke = { $seat ->
    [Du] Strich für dich
   *[other] Strich für { $seat }
  }
zwick-seen-trumps = Welche Trümpfe sind noch draußen?
zwick-seen-bellis = Welche Bellis sind noch draußen?
zwick-seen-out = draußen
zwick-seen-own = bei dir
zwick-seen-gone = gespielt
zwick-seen-note = Nur aus dem, was offen lag. Draußen heißt: in einer anderen Hand oder im Stock.

zwick-hands-title = Alle Hände dieses Spiels
zwick-hands-trick = Stich { $at }
zwick-sheet = Das Blatt
zwick-sheet-number = { $at }.
zwick-sheet-sum = { $deals ->
    [1] Ein gezähltes Spiel
   *[other] { $deals } gezählte Spiele
  }, zusammen { $strokes } Striche vor den Vögeln: fünf in jedem Spiel. Gespielt wird { $length }.
zwick-bird = Vogel
zwick-row-not-counted = zählt nicht
zwick-next = Nächstes Spiel, { $dealer ->
    [Du] du gibst
   *[other] { $dealer } gibt
  }
zwick-won = Du hast gewonnen
zwick-lost = { $seat } hat gewonnen
zwick-level = Gleichstand: { $seat }
zwick-ended-nobody = Niemand hat gewendet
zwick-ended-misdeal = Vergeben
zwick-unopposed = Alle anderen haben abgesagt, es wird nicht gespielt: fünf Striche für den, der gewendet hat.
zwick-own-bird = Ein Vogel für dich
zwick-own-out = Du warst nicht dabei
zwick-own-strokes = { $count ->
    [1] Ein Strich für dich
   *[other] { $count } Striche für dich
  }
zwick-not-counted = Das Spiel zählt nicht, und { $dealer ->
    [Du] du gibst
   *[other] { $dealer } gibt
  } noch einmal.
