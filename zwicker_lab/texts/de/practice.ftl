# Üben: Aufgaben ohne Ende, nach Fertigkeiten, mit Wiederholung dessen, was nicht gleich gelang.

# Die Aufgaben.
practice-task-equal = Nimm mit einer Handkarte etwas Gleiches aus dem Bild.
practice-task-sums = Nimm mehrere Karten, die zusammen genau so viel zählen wie deine Handkarte.
practice-task-groups = Nimm mit einer Handkarte so viele Karten wie möglich, auch in mehreren Gruppen.
practice-task-two-values = Stich etwas. Achte auf die Karten, die zwei Werte haben.
practice-task-build-up = Bau einen Haufen mit dem Wert { $total }.
practice-task-build-down = Bau nach unten: Leg eine Handkarte auf eine Karte oder einen Haufen und zieh sie ab.
practice-task-jokers-take = Hol dir { $card } aus dem Bild.
practice-task-jokers-points = Hol mit einem Zug mindestens { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }.
practice-task-jokers-most = Nimm so viele Karten wie möglich.
practice-task-zwick = Mach einen Zwick: Räum mit einem Stich das ganze Bild ab.
practice-task-defend = Verhindere einen Zwick. Nach deinem Zug soll { $limit ->
    [0] keine fremde Karte
    [one] höchstens eine fremde Karte
   *[other] höchstens { $limit } fremde Karten
  } das ganze Bild abräumen können.
practice-task-count = Wie viele Punkte stecken in diesem Stapel? Die Punkte für die meisten Karten und für Zwicks bleiben hier weg.
practice-task-referee-capture = Jemand will mit { $card } stechen und { $items } nehmen. Ist das erlaubt?
practice-task-referee-build = Jemand will { $card } auf { $items } legen und sagt: Das ist ein Haufen mit dem Wert { $total }. Ist das erlaubt?
practice-task-referee-trail = Jemand will { $card } einfach ablegen. Ist das erlaubt?
practice-task-best = Spiel den besten Zug, den du findest. Das Programm sagt dir, wie gut er ist.

# Der erste Tipp: wohin man schaut.
practice-look-equal = Geh deine Karten eine nach der anderen durch. Liegt im Bild die gleiche?
practice-look-sums = Fang mit deiner höchsten Karte an. Welche Karten ergeben zusammen ihren Wert?
practice-look-groups = Such zuerst eine Gruppe, die passt. Bleibt noch eine zweite mit demselben Wert übrig?
practice-look-two-values = Zähl jede Karte mit zwei Werten einmal niedrig und einmal hoch.
practice-look-build-up = Welche Karte im Bild und welche aus deiner Hand ergeben zusammen den Wert?
practice-look-build-down = Der Haufen zählt danach die untere Karte minus deine. Den Wert musst du vielleicht noch auf der Hand haben.
practice-look-jokers = Schau nach, was jeder Joker zählt. Er wird genommen wie jede andere Karte.
practice-look-zwick = Zähl das ganze Bild zusammen, dann in zwei gleichen Teilen, dann in dreien.
practice-look-defend = Zähl für jeden Zug, was danach liegt. Wie viele Karten im Spiel haben genau diesen Wert und sind noch nicht gefallen?
practice-look-count = Nur wenige Karten bringen Punkte. Geh Zeile für Zeile durch.
practice-look-referee = Rechne erst nach. Dann frag dich, ob eine Regel dagegen spricht.
practice-look-best = Was kannst du gewinnen? Und was kann der Nächste danach nehmen?

# Der zweite und der dritte.
practice-hint-card = Es geht mit { $played }.
practice-hint-capture = { $played } nimmt { $items }.
practice-hint-build = { $played } auf { $items } gibt { $total }.
practice-hint-trail = Leg { $played } ab.
practice-kind-capture = Am besten ist hier ein Stich.
practice-kind-build = Am besten ist es hier, zu bauen.
practice-kind-trail = Am besten ist es hier, eine Karte abzulegen.
practice-hint-values = { $card } zählt { $values }.
practice-hint-referee-right = Die Rechnung geht auf.
practice-hint-referee-wrong = Irgendwo hakt es: bei der Summe oder bei einer Regel.
practice-hint-scoring = Punkte bringen hier: { $kinds }.
practice-hint-in-pile = In diesem Stapel zählen: { $worth }.

# Gelöst.
practice-done-equal = Gleich nimmt gleich.
practice-done-sums = Die Summe stimmt.
practice-done-groups = Mehr geht mit einem Zug nicht.
practice-done-two-values = Richtig gezählt: Bei jedem Stich darfst du den Wert neu wählen.
practice-done-build-up = Gebaut.
practice-done-build-down = Nach unten gebaut.
practice-done-jokers = So kommt ein Joker heim.
practice-done-zwick = Leer gefegt.
practice-done-defend = Weniger kann man dem Nächsten hier nicht lassen.
practice-done-count = { $total ->
    [one] Zusammen 1 Punkt.
   *[other] Zusammen { $total } Punkte.
  }
practice-done-best = Damit bist du höchstens einen halben Punkt vom besten Zug entfernt.
practice-legal-capture = Die Rechnung geht auf, und keine Regel spricht dagegen.
practice-legal-build = Der Wert stimmt, und der Haufen lässt sich noch abholen, wo das nötig ist.
practice-legal-trail = Ablegen darf man hier jede Karte, auch wenn sie stechen könnte.

# Was der Schiedsrichter sagen kann.
practice-say-legal = Erlaubt
practice-say-wrong-sum = Nicht erlaubt: Die Summe passt nicht
practice-say-one-group = Nicht erlaubt: Man darf nur eine Gruppe nehmen
practice-say-must-take-all = Nicht erlaubt: Es ginge noch mehr, und man muss alles nehmen
practice-say-must-capture = Nicht erlaubt: Wer stechen kann, muss stechen
practice-say-card-fits-nothing = Nicht erlaubt: Die Karte passt zu nichts im Bild
practice-say-total-not-held = Nicht erlaubt: Diesen Wert hat man nicht mehr auf der Hand
practice-say-over-cap = Nicht erlaubt: So hoch darf man nicht bauen
practice-say-below-one = Nicht erlaubt: Der Haufen zählte weniger als 1
practice-say-up-not-allowed = Nicht erlaubt: Nach oben darf man nicht bauen
practice-say-down-not-allowed = Nicht erlaubt: Nach unten darf man nicht bauen
practice-say-not-your-build = Nicht erlaubt: Der Haufen gehört der anderen Seite
practice-say-merged-build = Nicht erlaubt: Auf einen zusammengelegten Haufen baut man nicht
practice-say-joker-protected = Nicht erlaubt: Der Joker ist geschützt
practice-say-one-item-only = Nicht erlaubt: Man baut nur auf eine Karte oder einen Haufen

error-practice-exercise = Die Aufgabe „{ $got }“ gibt es nicht. Eine Aufgabe heißt etwa „sums 17 zwicker3“ oder „08-3“.
error-practice-memory = Wann diese Aufgabe wiederkommt, ist so gespeichert nicht möglich.

# Die Übersicht.
practice-heading = Üben
practice-heading-skill = Üben: { $skill }
practice-all = Alle Übungen
practice-lead = Immer neue Aufgaben zu dem, was du üben magst. Was beim ersten Mal nicht gelang, kommt nach einer Weile wieder.
practice-mixed = Alles gemischt üben
practice-due = { $count ->
    [0] Von allem etwas, am meisten von dem, was noch selten dran war.
    [one] Eine Aufgabe, die nicht gleich gelang, ist wieder dran. Danach von allem etwas.
   *[other] { $count } Aufgaben, die nicht gleich gelangen, sind wieder dran. Danach von allem etwas.
  }
practice-skills = Oder einzeln
practice-act = Üben
practice-went = { $count ->
    [0] Noch nicht geübt
    [one] 1 Aufgabe, { $first ->
        [0] nicht gleich gelöst
       *[other] gleich beim ersten Mal
      }
   *[other] Zuletzt { $count } Aufgaben, { $first } gleich beim ersten Mal
  }{ $hinted ->
    [0] {""}
   *[other] , { $hinted } mit Tipp
  }{ $tries ->
    [0] {""}
    [one] {" "}· 1 Versuch
   *[other] {" "}· { $tries } Versuche
  }
practice-comes-back = { $count ->
    [one] 1 Aufgabe ist wieder dran
   *[other] { $count } Aufgaben sind wieder dran
  }
practice-missing = In diesem Regelwerk gibt es nicht: { $skills }.
practice-rules = Nach welchen Regeln?
practice-rules-field = Regelwerk
practice-rules-more = Einzelne Regeln ändern{ $count ->
    [0] {""}
    [one] {" "}(1 geändert)
   *[other] {" "}({ $count } geändert)
  }
practice-over-text = Alle ersten Versuche beim Üben und was wiederkommen soll, werden vergessen. Was in den Lektionen notiert ist, bleibt.
practice-over-done = Alles Geübte ist vergessen.

practice-skill-equal = Gleiches nehmen
practice-skill-sums = Summen
practice-skill-groups = Mehrere Gruppen
practice-skill-two-values = Zwei Werte
practice-skill-build-up = Bauen
practice-skill-build-down = Nach unten bauen
practice-skill-jokers = Joker
practice-skill-zwick = Den Zwick finden
practice-skill-defend = Einen Zwick verhindern
practice-skill-count = Einen Stapel zählen
practice-skill-referee = Schiedsrichter
practice-skill-best = Der beste Zug
practice-skill-lesson = Aus den Lektionen
practice-skill-mixed = Alles gemischt
practice-aim-equal = Sieh auf einen Blick, was zu deinen Karten passt.
practice-aim-sums = Finde Karten, die zusammen deine Karte ergeben.
practice-aim-groups = Nimm alles mit, was deine Karte auf einmal nehmen darf.
practice-aim-two-values = Ass, Bube, Dame und König einmal niedrig, einmal hoch.
practice-aim-build-up = Leg dir einen Haufen zurecht, den du selbst abholen kannst.
practice-aim-build-down = Zieh ab, statt dazuzuzählen.
practice-aim-jokers = Hol die Joker heim.
practice-aim-zwick = Räum das ganze Bild mit einem Stich ab.
practice-aim-defend = Lass dem Nächsten kein Bild, das er abräumen kann.
practice-aim-count = Zähl Punkte so schnell wie am Ende eines Spiels.
practice-aim-referee = Darf man das? Und wenn nicht, warum?
practice-aim-best = Eine Stellung wie am Tisch, alles ist erlaubt. Das Programm urteilt.
practice-aim-lesson = Aufgaben, die beim ersten Mal nicht gelangen, und solche, an die eine Lektion erinnert.

# An einer Aufgabe.
practice-progress = Was du übst
practice-again = kommt wieder
practice-next = Nächste Aufgabe
practice-wait = Eine Aufgabe wird ausgesucht …
practice-wait-title = Einen Moment
practice-wait-more = Es geht gleich weiter. Mit „Nächste Aufgabe“ kannst du inzwischen etwas anderes üben.
practice-best-better = Da geht mehr
practice-best-missed = Ein anderer Zug verspricht deutlich mehr. Was an diesem schlecht ist, steht hier darunter.
