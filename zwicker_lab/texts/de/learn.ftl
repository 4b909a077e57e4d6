# Lernen: die Karte der Lektionen, und eine Lektion vom ersten Beispiel bis zum Rückblick.

learn-heading = Lernen
learn-lead = { $count } Lektionen, jede mit einem ersten Beispiel und ein paar Übungen, viele auch mit einer Runde zum Mitspielen. Der Reihe nach geht es am leichtesten.
learn-goal-title = Worum geht es im Spiel?
learn-goal = Reihum spielt jeder eine Karte und holt damit Karten aus dem Bild auf den eigenen Stapel. Sind alle Karten gespielt, wird gezählt: Joker, Asse, die Karo-Zehn und ein paar andere Karten bringen Punkte, dazu die meisten Karten und jeder Zwick, das leer geräumte Bild. Wer zuerst 101 Punkte hat, gewinnt.
learn-goal-words = Zu viert spielen zusammen, die sich gegenübersitzen: Nord mit Süd, Ost mit West. Die vier Handkarten, die jeder auf einmal bekommt, heißen Päckchen; ein Spiel hat mehrere davon.
learn-heading-lesson = { $number } · { $title }
learn-all = Alle Lektionen
learn-part-first = Der erste Kurs
learn-part-first-more = Vom ersten Paar bis zum Zählen. Danach kannst du an jedem Tisch mitspielen, an dem es drei Joker gibt.
learn-part-well = Gut spielen
learn-part-well-more = Für den Partner bauen, Zwicks verhindern, mitzählen, das letzte Päckchen.
learn-part-villages = Andere Dörfer
learn-part-villages-more = Mehr Joker, keine Joker, andere Punkte. Wie sicher die Regeln sind, steht dabei.
learn-part-done = { $done ->
    [0] Noch keine von { $count } Lektionen geschafft
    [one] 1 von { $count } Lektionen geschafft
   *[other] { $done } von { $count } Lektionen geschafft
  }
learn-parts = Teile des Kurses
learn-begin = Anfangen
learn-go-on = Weitermachen
learn-look-again = Noch einmal ansehen
learn-next-up = Hier geht es weiter
learn-link-name = Lektion { $number }, { $title }: { $act }
learn-none = Noch nicht begonnen
learn-opened = Aufgeschlagen, noch nichts gelöst
learn-some = { $solved ->
    [0] Angefangen, noch keine von { $count } Übungen gelöst
   *[other] { $solved } von { $count } Übungen gelöst, { $first } gleich beim ersten Mal
  }
learn-finished = Geschafft: { $solved } von { $count } Übungen, { $first } gleich beim ersten Mal
learn-kept-here = Dein Stand bleibt in diesem Browser und nirgends sonst.
learn-over = Von vorn anfangen
learn-over-ask = Wirklich von vorn?
learn-over-text = Alle ersten Versuche, Tipps und gelösten Übungen werden vergessen.
learn-over-yes = Ja, alles vergessen
learn-over-no = Nein, behalten
learn-over-done = Alles ist vergessen. Es geht von vorn los.
learn-backup-title = Auf ein anderes Gerät mitnehmen
learn-backup-save = Alles Erreichte in eine Datei sichern
learn-backup-save-name = zwicker-lab-fortschritt.json
learn-backup-saved = Gesichert.
learn-backup-restore = Aus einer Datei zurückholen
learn-backup-too-large = Diese Datei ist größer als 4 MB, also keine, die hier gesichert wurde.
learn-backup-wrong = Das ist keine Datei, die hier gesichert wurde: Gebraucht wird eine aus „Alles Erreichte in eine Datei sichern“, ihr Name endet meist auf fortschritt.json. Nichts wurde geändert.
learn-backup-ask = Ersetzen, was hier schon aufgehoben ist?
learn-backup-text = Alles, was dieser Browser hier aufhebt, weicht dem aus der Datei: Lektionen und Übungen, auch eine Partie, ein Zählblock, eigene Regeln und der Weg zurück in einen Raum. Sichere es vorher, wenn du es noch brauchst.
learn-backup-yes = Ja, ersetzen
learn-backup-no = Nein, behalten
learn-backup-full = Dieser Browser gibt dafür nicht genug Platz; in einem privaten Fenster kann gar nichts bleiben. Nichts wurde geändert.
learn-variant = Gespielt wird: { $title }.
learn-rules = **Regeln:** { $title }
learn-switch = { $what } { $value }
learn-setting = { $what }: { $value }
learn-variants = Mehrere Regelwerke: Jede Aufgabe nennt ihres.
learn-certainty-one-line = Eine Quelle: So steht es nur in einer Beschreibung.
learn-certainty-reconstructed = Von uns ergänzt: Das steht in keiner Quelle.
learn-certainty-mixed = Gemischt: Nicht alles ist gleich gut belegt.
# Wie sicher es ist: worum es geht, steht als Ende des Satzes da.
learn-sure-one-line = Nur eine Beschreibung sagt, { $about }.
learn-sure-reconstructed = Keine Quelle sagt, { $about }: Das ist unsere Annahme.
learn-sure-ours = { learn-sure-reconstructed }
learn-sure-mixed = Verschieden gut belegt ist, { $about }.
learn-about-2-values = was die Karten zählen
learn-about-2-points = was wie viele Punkte bringt
learn-about-3 = wie gegeben wird
learn-about-4-build = wie hier gebaut wird
learn-about-4-zwick = was ein Zwick bringt
learn-chip-one-line = Regeln aus einer Quelle
learn-chip-reconstructed = Regeln von uns ergänzt
learn-chip-mixed = Regeln verschieden gut belegt

learn-progress = Schritte der Lektion
learn-place-intro = Einführung
learn-place-example = Erstes Beispiel
learn-place-exercise = Übung { $at } von { $count }
learn-place-packet = Päckchen
learn-place-done = Rückblick
learn-back = Zurück: { $place }
learn-on = Weiter: { $place }
learn-exercise = Übung { $at }
learn-you = Du
learn-other = Der andere
learn-turn = **Du bist dran. Spiel eine Karte.** { $task }

learn-standing-first = gleich beim ersten Mal
learn-standing-hinted = beim ersten Mal, mit Tipp
learn-standing-later = nach mehreren Versuchen
learn-standing-tried = noch nicht gelöst
learn-standing-open = noch offen

learn-act-next = Weiter
learn-act-begin = Anfangen
learn-act-again = Noch einmal
learn-act-rule = Regel dazu
learn-act-undo = Zurücknehmen
learn-act-restart = Von vorn

learn-intro = Darum geht es
learn-own-count = { $count ->
    [one] Eine Übung wartet.
   *[other] { $count } Übungen warten.
  } Das erste Mal zählt, danach darfst du so oft probieren, wie du magst.
learn-own-back = Zurück zum Schreiben
learn-own-loading = Die Lektion wird gelesen …
learn-own-gone = In diesem Fenster ist keine Lektion zum Spielen. Öffne sie noch einmal auf der Seite „Lektionen selber machen“.
learn-own-heading = Eigene Lektion
learn-own-make = Für alle, die es anderen beibringen:
learn-intro-do = Dein erster Zug ist gestrichelt umrandet: erst die Handkarte, dann das Bild, dann versuchen. { $variant }
learn-example-done = So geht es
learn-example-allowed = Das darfst du auch
learn-example-other = Für das Beispiel aber nimm die gestrichelten Karten.
learn-idle = Probier es
learn-idle-table = Wähl eine Handkarte, tipp an, was du nehmen oder worauf du bauen willst, und versuch es.
learn-idle-take = Wähl eine Handkarte, tipp im Bild an, was du damit nehmen willst, und versuch es.
learn-in-game = Und im Spiel? Wie gut war der Zug?
learn-idle-judge = Schau dir den Zug im Bild an und wähl eine Antwort.
learn-idle-count = Trag die Punkte Zeile für Zeile ein. Jede Zeile wird gleich geprüft, am Ende die Summe.
learn-idle-out = Tipp die Karten an, die noch in keinem Stapel liegen, und prüf.
learn-first-counts = Notiert wird der erste Versuch. Danach darfst du so oft, wie du magst.
learn-nothing-lost = Nichts verloren, probier weiter.
learn-missed = Erlaubt, aber noch nicht das Ziel
learn-wrong = Das stimmt noch nicht
learn-takes = sticht
learn-lays = { $card } wird abgelegt
learn-reply-holds = { $seat } kann danach mit { $card } stechen: { $sum }
learn-reply-could = Wer danach { $card } hat, kann damit stechen: { $sum }
learn-right-first = Richtig, gleich beim ersten Mal
learn-right-hinted = Richtig, mit Tipp
learn-right-later = Richtig
learn-also = Auch richtig: { $move }
learn-record = { $tries ->
    [one] 1 Versuch
   *[other] { $tries } Versuche
  }{ $hints ->
    [0] , kein Tipp
    [one] , 1 Tipp
   *[other] , { $hints } Tipps
  }

learn-judge-hand = Die offene Hand
learn-judge-label = Deine Antwort
learn-judge-again = Tipp noch einmal, dann gilt die Antwort.
learn-judge-right = richtig
learn-judge-wrong = stimmt nicht

learn-count-label = Zählzettel
learn-count-head = Was zählt
learn-count-total = Zusammen
learn-count-total-note = alle Zeilen
learn-count-check = Summe prüfen
learn-count-missing = Trag erst die Summe ein
learn-count-unread = { $row }, { $side }: keine Zahl
learn-count-whole = Schreib die Punkte als ganze Zahl{ $signed ->
    [yes] , Strafen auch mit Minus
   *[no] {""}
  }; ohne Punkte eine 0.
learn-count-row-right = { $row }, { $side }: { $points } stimmt
learn-count-row-wrong = { $row }, { $side }: { $points } stimmt noch nicht
learn-count-look-cards = Schau den Stapel noch einmal durch.
learn-count-look-most = Vergleich, wie viele Karten in jedem Stapel liegen, der Rest mitgezählt.
learn-count-look-zwicks = Wie viele Zwicks es waren, steht über jedem Stapel.
learn-count-look-fines = Wie viele Haufen liegen blieben, steht unter jedem Stapel. Jeder kostet seinen letzten Erbauer Punkte.
learn-count-left = { $count ->
    [0] Alle Zeilen stimmen. Jetzt die Summe.
    [one] Noch eine Zeile, dann die Summe.
   *[other] Noch { $count } Zeilen, dann die Summe.
  }
learn-count-piles = Die Stapel
learn-count-pile = **{ $pile }** · { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
  }{ $zwicks ->
    [-1] {""}
    [0] {" "}· kein Zwick
    [one] {" "}· 1 Zwick
   *[other] {" "}· { $zwicks } Zwicks
  }
learn-count-fines = { $count ->
    [0] Kein Haufen blieb liegen.
    [one] 1 Haufen blieb am Ende eines Päckchens liegen.
   *[other] { $count } Haufen blieben am Ende eines Päckchens liegen.
  }
learn-count-rest = Noch im Bild
learn-count-last = Zuletzt gestochen: { $side }
learn-cell = { $row }, Punkte: { $side }
learn-cell-ok = stimmt
learn-cell-no = stimmt noch nicht
learn-worth-most-cards = { $points } Punkte
learn-worth-zwick = { $points ->
    [one] je 1 Punkt
   *[other] je { $points } Punkte
  }
learn-worth-fine = je { $points } Punkte Abzug
learn-worth-each = { $points ->
    [one] je 1 Punkt
   *[other] je { $points } Punkte
  }
learn-worth = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }
learn-side-alone = Dieser Stapel
learn-side-NS = Nord-Süd
learn-side-EW = Ost-West

learn-out-label = Karten, auf die es ankommt
learn-out-missing = Tipp erst die Karten an
learn-out-check = Prüfen
learn-chances = Hinter jedem Zug steht, wie oft der Nächste danach eine Karte hat, die alles nimmt:
learn-chance = { NUMBER($percent, minimumFractionDigits: 1) } %
learn-chance-capture = sticht { $sum }
learn-chance-build = baut { $sum }
learn-chance-trail = ablegen

learn-packet = **Ein Päckchen zum Mitspielen: { $title }.** Alle Karten liegen offen. Spiel deine aus, { $players ->
    [2] der andere antwortet
   *[other] die anderen antworten
  }.
learn-packet-yours = Du bist dran
learn-packet-turn = Wähl eine Karte. Rechts oder darunter steht, was sie kann.
learn-packet-free = Du spielst jetzt deinen eigenen Weg, auch gut. { $players ->
    [2] Der andere antwortet
   *[other] Die anderen antworten
  }, so gut es passt.
learn-packet-over = Das Päckchen ist gespielt
learn-packet-won = { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
  }, { $points ->
    [1] 1 Punkt
   *[other] { $points } Punkte
  }{ $zwicks ->
    [0] {""}
    [one] , davon 1 Zwick
   *[other] , davon { $zwicks } Zwicks
  }
learn-packet-counts = Gezählt sind Karten mit Punkten und Zwicks. Die meisten Karten zählen erst am Ende des Spiels.
learn-packet-is-over = gespielt
learn-packet-is-open = noch offen

learn-done = Lektion geschafft
learn-done-open = Noch etwas offen
learn-done-counts = { $solved } von { $count } Übungen gelöst, { $first } gleich beim ersten Mal.
learn-done-keep = Merk dir
learn-done-error = Ein häufiger Irrtum: { $text }
learn-done-prompt = So lief diese Lektion. Jede Übung kannst du noch einmal spielen; der erste Versuch bleibt notiert.
learn-next-lesson = Weiter mit Lektion { $number }: { $title }

# Die Regel hinter einer Übung, in zwei, drei kurzen Sätzen.
learn-rule-2-values = **Die Werte.** Zahlen zählen, was daraufsteht. Ass { $A }, Bube { $J }, Dame { $Q }, König { $K }. { $kind ->
    [none] Joker gibt es hier nicht.
    [wild] Ein wilder Joker zählt bei jedem Gebrauch, was du willst, von 2 bis 14.
   *[numbers] Die Joker zählen { $jokers }.
  }
learn-rule-2-points = **Was zählt.** { $rows }
learn-rule-3 = **Geben.** Im Bild liegen am Anfang { $table } Karten, jeder hat { $first } auf der Hand, in jedem weiteren Päckchen { $later }. Links vom Geber fängt jedes Päckchen an.
learn-rule-4-capture = **Stechen.** Deine Karte nimmt jede Gruppe im Bild, die genau ihren Wert ergibt: ein Paar, eine Summe, auch mehrere zugleich. Jede Karte im Bild zählt dabei einmal. Du musst nicht stechen und nicht alles nehmen.
learn-rule-4-build = **Bauen.** Leg deine Karte auf eine Karte oder einen Haufen{ $ways ->
    [up] , nur dazugezählt
    [down] , nur abgezogen, mindestens 1
   *[both] , dazugezählt oder abgezogen, mindestens 1
  }{ $cap ->
    [0] .
   *[other] , höchstens { $cap }.
  } { $holds ->
    [yes] Den neuen Wert musst du mit einer anderen Karte noch auf der Hand haben.
   *[no] Den neuen Wert musst du nicht auf der Hand haben.
  }{ $fine ->
    [0] {""}
   *[other] {" "}Liegt ein Haufen am Ende eines Päckchens noch da, kostet er seinen letzten Erbauer { $fine } Punkte.
  }
learn-rule-4-trail = **Ablegen.** Jede Karte darf einfach ins Bild gelegt werden, auch wenn sie stechen könnte.
learn-rule-4-zwick = **Zwick.** Wer beim Stechen das ganze Bild leert, hat einen Zwick: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }.
learn-rule-5 = **Das Ende.** Was zuletzt im Bild liegt, bekommt, wer zuletzt gestochen hat. Ein Zwick ist das nicht.
learn-rule-switch = **{ $what }** { $value }.
learn-each-joker = jeder Joker
