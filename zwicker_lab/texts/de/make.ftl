# Lektionen selber machen: die Seite zum Schreiben, das Blatt zum Drucken, die Pläne für Abende.
make-heading = Lektionen selber machen
make-lead = Leg Karten auf den Tisch, sag, was gefragt ist, und schreib dazu, was du sagen möchtest. Welche Antworten stimmen, rechnet die Seite aus. Zum Spielen, Ausdrucken und Weitergeben, ganz ohne Programmieren.
make-lesson = Die ganze Lektion
make-rules = Gespielt wird nach
make-title = Titel
make-title-help = Deutsch, Englisch oder beides: Gezeigt wird, was da ist.
make-intro = Einführung
make-intro-help = Was du vorweg sagen möchtest. Darf leer bleiben. Eine Karte wird gezeichnet, wenn sie in geschweiften Klammern steht, zum Beispiel {"{9s}"} für die Pik-Neun.
make-aim = Zum Behalten
make-aim-help = Ein Satz für den Schluss. Darf leer bleiben.
make-more-texts = Einführung und Schlusssatz
make-save = Als Datei sichern
make-file = Datei öffnen
make-new = Neu anfangen
make-play = Gleich spielen
make-share = Link kopieren
make-print = Drucken
make-print-here = Die Übungen kommen mit dem Knopf „Drucken“ dieser Seite auf Papier.
make-undo = Rückgängig
make-plans = Pläne für Abende
make-done-with = Fertig? Dann:
make-copied = Der Link ist kopiert. Wer ihn öffnet, spielt deine Lektion.
make-share-long = Für einen Link ist die Lektion zu lang. Sichere sie als Datei und gib die Datei weiter.
make-too-large = Die Datei ist zu groß für eine Lektion.
make-elsewhere = Diese Lektion ist in einem anderen Fenster offen. Gesichert wird nur noch dort.
make-elsewhere-here = Hier weiterschreiben
make-undone-remove = Die Übung ist entfernt.
make-undone-new = Ein leeres Blatt liegt da.
make-undone-open = Die Datei ist geöffnet.
make-undone-seek = Neue Karten liegen da.
make-undone-given = Die Übungen aus dem Link oder Plan liegen da. Was du vorher geschrieben hast, kommt mit Rückgängig wieder.
make-undone-clear = Alle Karten dieser Übung sind zurückgenommen.
make-undone-rules = Es gelten andere Regeln. Was es dort nicht gibt, ist aus den Übungen verschwunden.
make-undone-kept = Was für diese Übung vorbereitet war, gehörte zu anderen Karten oder einem anderen Ziel und ist weg.
make-exercises = Übungen
make-exercise = Übung { $at }
make-add = Übung dazu
make-copy = Verdoppeln
make-up = Nach vorn
make-down = Nach hinten
make-remove = Entfernen
make-count = { $count ->
    [one] 1 Übung
   *[other] { $count } Übungen
  }, bis { $most } sind möglich
make-row-right = in Ordnung
make-row-wrong = noch nicht fertig
make-cards = Karten
make-place = Wohin soll die nächste Karte?
make-zone-table = Ins Bild
make-zone-hand = Auf die Hand
make-zone-build = In einen Haufen
make-on-table = Im Bild
make-in-hand = Auf der Hand
make-empty-table = Noch keine Karte im Bild
make-empty-hand = Noch keine Karte auf der Hand
make-take-back = zurücknehmen
make-pack = Alle Karten
make-jokers = Joker
make-clear = Alle Karten zurück
make-lay-build = Haufen hinlegen
make-build-total = Der Haufen zählt
make-build-told = { $count ->
    [one] Die unterste Karte des Haufens liegt da. Es fehlt noch eine.
   *[other] { $totals ->
        [0] Aus diesen Karten lässt sich hier kein Haufen bauen.
       *[other] Von unten nach oben gebaut. Was soll der Haufen zählen?
      }
  }
make-task-title = Aufgabe und Antworten
make-goal = Was ist gefragt?
make-goal-any-legal-capture = Irgendetwas stechen
make-goal-capture-all-of = Bestimmte Karten stechen
make-goal-max-cards = So viele Karten stechen wie möglich
make-goal-make-zwick = Einen Zwick machen
make-goal-build-total = Einen Haufen mit bestimmter Summe bauen
make-goal-build-down = Nach unten bauen
make-goal-points-at-least = Mindestens so viele Punkte holen
make-goal-avoid-zwick = Keinen Zwick zulassen
make-goal-exact-moves = Züge, die ich selbst auswähle
make-goal-judge-legality = Beurteilen, ob ein Zug erlaubt ist
make-wants-total = Summe des Haufens
make-wants-points = Punkte
make-wants-cards = Diese Karten, mit Leerzeichen dazwischen, zum Beispiel 5c 4h
make-wants-moves = Richtige Züge, mit Komma dazwischen
make-wants-move = Der Zug, der beurteilt wird, zum Beispiel 9s x 5c 4h
make-choose-answers = Oder tippe auf einen erlaubten Zug:
make-answers = Richtige Antworten
make-answers-found = { $count ->
    [one] Eine Antwort ist richtig:
   *[other] { $count } Antworten sind richtig:
  }
make-answers-more = und { $count } weitere
make-judged-legal = Der Zug ist erlaubt. Richtig ist die Antwort „Erlaubt“.
make-judged-illegal = Der Zug ist nicht erlaubt. Richtig ist die Antwort „Nicht erlaubt“.
make-judged-own = Der Zug ist { $judged ->
    [legal] erlaubt
   *[illegal] nicht erlaubt
  }. Zur Auswahl stehen deine eigenen Antworten.
make-texts = Texte zu dieser Übung
make-task = Aufgabe
make-task-help = Leer bleibt der übliche Satz stehen, zum Beispiel „Mach einen Zwick.“
make-hint = Tipp { $at }
make-hints-title = Tipps und Lob
make-hints-help = Tipps werden einzeln aufgedeckt, vom leisen Wink bis fast zur Lösung. Alle dürfen leer bleiben.
make-success = Lob, wenn es stimmt
make-success-help = Leer bleibt „Genau das war gefragt.“
make-tries = { $count ->
    [one] Eine vorbereitete Erklärung zu einer falschen Antwort ist dabei.
   *[other] { $count } vorbereitete Erklärungen zu anderen Antworten sind dabei.
  } Sie gehen verloren, wenn du die Karten oder das Ziel änderst.
make-kept = Mit dabei ist, was sich hier nicht ändern lässt: { $what }. Es geht verloren, wenn du die Karten oder das Ziel änderst.
make-kept-key = { $key ->
    [choice] eigene Antworten zur Auswahl
    [accepted] die Liste der richtigen Antworten
    [rule] der Abschnitt der Regeln
    [certainty] wie sicher die Übung ist
    [about] was keine Quelle sagt
    [limit] wie viele Karten zwicken dürfen
    [against] vor wessen Karten man sich hütet
    [next_cards] wie viele Karten der Nächste hält
    [solve] das letzte Päckchen mit seinem Vorsprung am Ende
   *[other] „{ $key }“
  }
make-seek = Karten dem Zufall überlassen
make-seek-lead = Sag, wie viele Karten es sein sollen und was die Hand können muss, die am Zug ist. Gesucht wird so lange, bis es passt. Dieselbe Zufallszahl gibt dieselben Karten.
make-seek-table = Karten im Bild
make-seek-hand = Karten auf der Hand
make-seek-seed = Zufallszahl
make-seek-kept = Was schon liegt, bleibt liegen
make-seek-go = Karten suchen
make-seek-stop = Suche beenden
make-seek-condition = Bedingung { $at }
make-seek-add = Bedingung dazu
make-seek-drop = Bedingung weg
make-seek-number = Zahl
make-seek-busy = Gesucht wird: { $count } Verteilungen angesehen.
make-seek-found = Gefunden mit der Zufallszahl { NUMBER($seed, useGrouping: 0) }, nach { $count } Verteilungen, die nicht passten.
make-seek-known = Diese Karten hat die Suche mit der Zufallszahl { NUMBER($seed, useGrouping: 0) } gefunden.
make-seek-next = Andere Karten
make-seek-none = In { $count } Verteilungen war keine, die passt. Nimm andere Karten, eine andere Zufallszahl oder eine Bedingung weniger.
make-seek-stopped = Die Suche ist beendet, nach { $count } Verteilungen. Die Karten liegen wie vorher.
make-if-zwick-exactly = Zwicks möglich: genau
make-if-zwick-at-least = Zwicks möglich: mindestens
make-if-no-zwick = Kein Zwick möglich
make-if-capture = Ein Stich ist möglich
make-if-no-capture = Kein Stich möglich
make-if-sum = Summe aus so vielen Karten
make-if-build = Bauen ist möglich
make-if-build-there = Haufen mit dieser Summe
make-if-joker-hand = Joker auf der Hand
make-if-joker-table = Joker im Bild
make-if-points = Punkte holen: mindestens

make-paper-foot = Zwicker Lab · eigene Lektion
make-paper-hand = Auf der Hand
make-paper-table = Im Bild
make-paper-empty = leer
make-paper-qr = Dieselbe Stellung auf dem Telefon
make-paper-solutions = Lösungen
make-paper-others = und { $count } weitere

error-make-not-text = Das ist keine Textdatei. Eine Lektion ist eine Textdatei mit der Endung .toml.
error-make-no-hand = Auf der Hand fehlt noch eine Karte: Wähle „Auf die Hand“ und tippe auf eine Karte.
error-make-text-long = Der Text ist zu lang: { $got } Zeichen, bis { $most } passen.
error-make-wanted-missing = Hier fehlt noch { $wants ->
    [total] die Summe.
    [points] die Zahl der Punkte.
    [cards] mindestens eine Karte.
    [move] der Zug.
   *[moves] mindestens ein Zug.
  }
error-make-wanted = Gebraucht wird { $wants ->
    [cards] eine Karte oder mehrere, wie 5c 4h
    [total] eine ganze Zahl ab 1
    [points] eine ganze Zahl ab 1
   *[other] ein Zug, wie 9s x 5c 4h
  }, hier steht „{ $got }“.
error-make-title-missing = Die Lektion braucht noch einen Titel.
error-make-exercise-wrong = Übung { $at } ist noch nicht fertig. Sie ist jetzt offen; was fehlt, steht dabei.
