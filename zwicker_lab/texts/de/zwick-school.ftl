# Schweizer Zwick: die Schule.
zwick-learn-misses = Erlaubt, aber hier ist etwas anderes gefragt.
zwick-school-of = Schweizer Zwick
zwick-to-play = Jetzt eine Passe spielen
zwick-first = angespielt
zwick-row-empty = Noch liegt nichts.
zwick-row-empty-more = Tipp unten die höchste Karte an.
zwick-row-hand = Diese Karten
zwick-row-back = Letzte zurück
zwick-card-at = { $card }, { $at } von { $count }
zwick-note-order = Tipp die Karten in der richtigen Folge an, die höchste zuerst.
zwick-note-all = Tipp jede Karte an, die erlaubt ist.
zwick-check-order = Folge prüfen
zwick-check = { $count ->
    [0] Auswahl prüfen
    [1] Eine Karte: prüfen
   *[other] { $count } Karten: prüfen
  }
zwick-sheet-row = Punkte
zwick-sheet-head = Spiel
zwick-sheet-check = Prüfen
zwick-sheet-missing = Trag erst bei allen vieren etwas ein
zwick-intro-do = Deine Karte ist gestrichelt umrandet: Tipp sie an, dann noch einmal.
zwick-intro-choose = Wähl darunter eine Antwort.
zwick-example-other = Für das Beispiel aber folge dem Vorschlag.
zwick-idle-play = Tipp eine Handkarte an, dann noch einmal, oder zieh sie auf den Tisch.
zwick-idle-allowed = Wähl in der Hand alle Karten, die hier erlaubt sind, und prüf.
zwick-idle-judge = Die Karte, um die es geht, ist angehoben. Wähl eine Antwort.
zwick-idle-winner = Tipp auf dem Tisch die Karte an, die den Stich macht.
zwick-idle-order = Tipp die Karten der Reihe nach an. Liegt eine falsch, tipp sie auf dem Tisch an, dann kommt sie zurück.
zwick-idle-decide = Schau dir dein Blatt an und entscheide.
zwick-idle-lick = Gegeben ist noch nicht: Du siehst nur diese Karte. Entscheide.
zwick-idle-worth = Rechne im Kopf, dann wähl eine Antwort.
zwick-idle-fact = Wähl eine Antwort.
zwick-idle-count = Trag für jeden ein, was er bekommt: Striche, 0, oder −5 für einen Vogel.
zwick-claim-belli = { $card } ist Trumpf und gehört nicht zu { $suit }.
zwick-claim-must-follow = Angespielt ist { $suit }, und du hast noch welche: Du musst bedienen.
zwick-claim-must-beat = { $card } sticht { $best } nicht. Du könntest stechen, also musst du.
zwick-claim-must-give-trump = Trumpf ist angespielt, und du hast noch einen: Du musst ihn geben.
zwick-claim-must-trump = Du kannst nicht bedienen, hast aber Trumpf: Du musst trumpfen.
zwick-claim-must-overtrump = Mit { $best } ist schon getrumpft. Du könntest darüber, also musst du.
zwick-claim-other = Das geht hier nicht.
