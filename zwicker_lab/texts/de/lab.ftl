# Das Labor: der Eingang, und was seine Seiten gemeinsam haben.
lab-heading = Was macht eine Regel?
lab-lead = Ändere eine Regel und sieh, was dadurch anders wird.
lab-asked = Zum Beispiel: Was ist in unserem Dorf anders, wenn die Joker wild sind?
lab-asked-compare = Auf dem Tisch: dieselben Karten, einmal mit den Jokern 15, 20 und 25, einmal mit wilden
lab-asked-scoring = Beim Zählen: ein Spiel, gezählt wie gespielt und wie im Dorf. Was die Joker wert sind, stellst du selbst ein.
lab-about-compare = Dieselben Karten, zwei Regelwerke: Was darf man hier, was nur dort, und warum nicht?
lab-about-scoring = Ein Spiel, das zu Ende ist, nach allen Regelwerken zugleich gezählt. Schieb die Werte und sieh, wer gewinnt.
lab-asked-house = In den Regeln: jeder Satz, der sich ändert, neben dem alten
lab-about-house = Schreib die Regeln auf, nach denen bei euch gespielt wird: ändern, benennen, speichern, weitergeben, drucken. Danach kann man überall nach ihnen spielen.
lab-wild-title = Zwicker mit wilden Jokern
lab-write-own = Eigene Hausregeln aufschreiben
lab-guess = { $count ->
    [one] 1 Wert dieser Regeln ist unsere Annahme.
   *[other] { $count } Werte dieser Regeln sind unsere Annahme.
  }
lab-kept = Deine Hausregeln
lab-changed-title = { $count ->
    [one] { $title }, 1 Änderung
   *[other] { $title }, { $count } Änderungen
  }
lab-swap = { $one } ist dort { $other }
lab-swaps = { $title }: { $swaps }.
error-lab-no-joker = Zum Blatt von „{ $variant }“ gehört kein Joker, der für { $joker } stehen kann.
