# Das Labor: der Eingang, und was seine Seiten gemeinsam haben.
lab-heading = Was macht eine Regel?
lab-lead = Ändere eine Regel und sieh, was dadurch anders wird.
lab-asked = Zum Beispiel: Was ist in unserem Dorf anders, wenn die Joker wild sind?
lab-asked-compare = Auf dem Tisch: dieselben Karten, einmal mit den Jokern 15, 20 und 25, einmal mit wilden
lab-about-compare = Dieselben Karten, zwei Regelwerke: Was darf man hier, was nur dort, und warum nicht?
lab-wild-title = Zwicker mit wilden Jokern
lab-kept = Deine Hausregeln
lab-changed-title = { $count ->
    [one] { $title }, 1 Änderung
   *[other] { $title }, { $count } Änderungen
  }
lab-swap = { $one } ist dort { $other }
lab-swaps = { $title }: { $swaps }.
error-lab-no-joker = Zum Blatt von „{ $variant }“ gehört kein Joker, der für { $joker } stehen kann.
