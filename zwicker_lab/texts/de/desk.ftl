# Die Meisterschaft: Seite der Leitung, Leinwand, was gedruckt wird.
desk-heading = Meisterschaft leiten
desk-foot = Meisterschaft leiten
desk-lead = Ein ganzer Abend Zwickmeisterschaft: Tische auslosen, Standblätter, Ergebnisse mit Probe, Rangliste, Final. Nichts geht verloren, auch wenn der Strom ausfällt.
desk-usual-title = Winter-Zwickmeisterschaft
desk-start-title = Wie heißt die Meisterschaft?
desk-start-title-help = So steht sie auf jedem Blatt und an der Leinwand.
desk-start-who = Wer schreibt auf diesem Gerät?
desk-start-who-help = Im Verlauf steht, wer was eingetragen hat. Jedes Gerät hat seinen eigenen Namen.
desk-start-begin = Meisterschaft anfangen
desk-start-kept = Auf diesem Gerät geöffnet
desk-start-open = Weitermachen
desk-start-drop = Vergessen
desk-start-drop-ask = Den Link auf diesem Gerät vergessen? Die Meisterschaft selbst bleibt in der Datei.
desk-start-keep = Behalten
desk-start-file = Alles bleibt auf dem Rechner, der diese Seiten liefert. Link verloren? Dort nennt ihn der Befehl „zwicker-lab zwick desk“ noch einmal.
desk-how-people = Anmelden
desk-how-people-more = Namen, Kontakt, bezahlt. Wer später kommt, kommt später dazu.
desk-how-draw = Auslosen
desk-how-draw-more = Die Tische nach dem Los; so wenige wie möglich treffen sich wieder.
desk-how-sheets = Blätter drucken
desk-how-sheets-more = Für jeden Tisch eine Seite.
desk-how-enter = Eintragen
desk-how-enter-more = Vier Zahlen je Tisch, die Probe kommt sofort.
desk-how-ranking = Rangliste ansehen
desk-how-ranking-more = Immer auf dem Stand, auch an der Leinwand. Dann die nächste Passe.
desk-how-final = Final spielen
desk-how-final-more = Die ersten vier, von null an.

# Der Kopf.
desk-tab-people = Leute
desk-tab-draw = Auslosung
desk-tab-enter = Eintragen
desk-tab-ranking = Rangliste
desk-tab-more = Verlauf und Einstellungen
desk-head-tabs = Teile der Leitung
desk-head-who = Hier schreibt:
desk-head-who-help = Im Verlauf steht, wer was eingetragen hat.
desk-head-who-missing = Trag einen Namen ein, für den Verlauf
desk-head-projector = Leinwand öffnen
desk-people-here = { $count ->
    [0] noch niemand da
    [one] 1 Person da
   *[other] { $count } Leute da
  }
desk-and-house = {" "}und { $count ->
    [one] 1 Hausspieler
   *[other] { $count } Hausspieler
  }
desk-passe-of = Passe { $passe } von { $of }
desk-final-passe = { $of ->
    [one] Final
   *[other] Final, Passe { $passe } von { $of }
  }
desk-house = Hausspieler { $number }
desk-table = Tisch { $table }
desk-now-few = { $count ->
    [0] Noch ist niemand angemeldet. Auslosen geht ab { $fewest }.
    [one] 1 Person ist angemeldet. Auslosen geht ab { $fewest }.
   *[other] { $count } Leute sind angemeldet. Auslosen geht ab { $fewest }.
  }
desk-now-few-do = Leute anmelden
desk-now-draw = { $count } Leute sind da. Sind alle angemeldet? Dann { $passe } auslosen.
desk-now-draw-do = { $passe } auslosen
desk-now-enter = { $done ->
    [0] { $passe } ist ausgelost. Leg auf jeden Tisch ein Blatt; kommt es zurück, trag es hier ein.
   *[other] { $passe }: { $done } von { $of } Tischen sind eingetragen.
  }
desk-now-enter-do = Ergebnisse eintragen
desk-now-print = Blätter drucken
desk-now-final = Alle Passen sind eingetragen. Im Final: { $players }.
desk-now-final-do = Plätze im Final auslosen
desk-now-over = Zu Ende gespielt. { $player } hat die Meisterschaft gewonnen.
desk-joined = { $count ->
    [one] { $player } ist angemeldet.
   *[other] { $count } Leute sind angemeldet.
  }
desk-drawn = { $passe } ist ausgelost und gesichert.
desk-undone = Zurückgenommen. Beides steht im Verlauf.

# Leute.
desk-people-add-title = Jemand kommt dazu
desk-people-add = Anmelden
desk-people-name = Name
desk-people-contact = Kontakt
desk-people-paid = Bezahlt
desk-people-paid-yes = bezahlt
desk-people-add-help = Eine ganze Liste kann man einfügen: je Zeile ein Name, dahinter mit Komma der Kontakt, wenn es einen gibt. Kontakte sieht man nur auf dieser Seite.
desk-people-list-title = Angemeldet
desk-people-leave = Geht
desk-people-back = Ist wieder da
desk-people-edit = Ändern
desk-people-save = Speichern
desk-people-cancel = Doch nicht
desk-people-csv = Liste mit Kontakten (CSV)
desk-people-empty = Noch niemand.
desk-people-filter = Name suchen
desk-people-gone = ist gegangen
desk-people-count = { $here } da, { $gone } gegangen.{ $here ->
    [0] { "" }
   *[other] { " " }{ desk-people-unpaid }
  }
desk-people-unpaid = { $unpaid ->
    [0] Alle haben bezahlt.
    [one] 1 Person hat noch nicht bezahlt.
   *[other] { $unpaid } haben noch nicht bezahlt.
  }
desk-people-late = Eine Passe ist schon ausgelost. Wer jetzt dazukommt, spielt ab der nächsten Auslosung; eine verpasste Passe bringt keine Striche (unsere Regel).
desk-since = ab Passe { $passe }
desk-gone = ist gegangen

# Die Auslosung.
desk-which-passe = Welche Passe?
desk-draw-none = Noch ist nichts ausgelost
desk-way-title = Wenn die Zahl nicht durch vier geht
desk-way-even = { $count } Leute: Das geht auf, nur Vierertische.
desk-way-uneven = { $count } Leute: Bei Vierertischen { $rest ->
    [one] bliebe 1 übrig
   *[other] blieben { $rest } übrig
  }.
desk-way-house = Hausspieler füllen auf
desk-way-house-help = Das Übliche. Leute vom Verein spielen mit, ohne Rang. Alle haben gleich viele Spiele.
desk-way-odd = Dreier- oder Fünfertische
desk-way-odd-help = 9 oder 15 statt 12 Spiele, Summe 45 oder 75. Dann zählen Striche je Spiel; zu dritt gibt es davon mehr zu holen als zu fünft.
desk-way-out = Jemand setzt aus
desk-way-out-help = Nach dem Los, und niemand zweimal, bevor alle dran waren. Dann zählen Striche je Spiel, weil nicht alle gleich viele haben.
desk-tables-of = { $count ->
    [one] 1 Tisch
   *[other] { $count } Tische
  } zu { $size }
desk-means = { $tables }{ $house ->
    [0] {""}
    [one] , 1 Hausspieler
   *[other] , { $house } Hausspieler
  }{ $out ->
    [0] {""}
    [one] , 1 setzt aus
   *[other] , { $out } setzen aus
  }
desk-again = { $count ->
    [0] Niemand trifft jemanden wieder.
    [one] Ein Paar trifft sich wieder:
   *[other] { $count } Paare treffen sich wieder.
  }
desk-least = Bei { $players } Leuten und { $passen } Passen lassen sich { $count } Wiedersehen nicht vermeiden, wie auch immer man lost.
desk-out = Es setzen aus: { $players }.
desk-seed = Los { $seed }
desk-seed-help = Liegt bei der Auslosung: Mit ihm kommen dieselben Tische wieder heraus.
desk-seed-check = Nachprüfen
desk-draw-same = Nachgeprüft: Los { $seed } gibt genau diese Tische.
desk-draw-differs = Los { $seed } gibt jetzt andere Tische: Leute oder Passen davor sind seither geändert, oder das Programm ist ein anderes.
desk-print-sheets = Blätter drucken
desk-print-tables = Tischliste zum Aufhängen

# Eintragen.
desk-enter-none = Noch ist nichts ausgelost, also gibt es nichts einzutragen.
desk-enter-tables = Tische
desk-enter-jump = Tisch Nr.
desk-enter-who = Wer
desk-enter-strokes = Striche
desk-enter-birds = Vögel
desk-enter-counts = zählt
desk-enter-sum = zusammen
desk-enter-more = ein Vogel mehr
desk-enter-less = ein Vogel weniger
desk-enter-extra = Zu oft gegeben?
desk-enter-extra-help = So viele Spiele zu viel. Für jedes bekommen alle am Tisch einen Vogel; seine Striche zählen nicht.
desk-enter-enter = Eintragen
desk-enter-correct = Verbesserung eintragen
desk-enter-anyway = Eintragen, obwohl es nicht aufgeht
desk-enter-theirs = So lassen, meine weg
desk-enter-mine = Meine stimmen
desk-enter-keys = Eingabetaste: nächstes Feld, nach dem letzten wird eingetragen. Strg und Eingabe: sofort.
desk-sheet-title = Standblatt, Tisch { $table }
desk-sheet-about = { $passe } · { $deals } Spiele
desk-field-strokes = Striche von { $player }
desk-field-birds = Vögel von { $player }
desk-mark-open = spielt
desk-mark-ok = stimmt
desk-mark-off = { $strokes } Striche
desk-check-wanted = { $deals } Spiele zu je fünf Strichen: zusammen { $strokes }, vor Vögeln.
desk-check-ok = { $strokes } Striche aus { $deals } Spielen: geht auf.
desk-check-extra = { $count ->
    [one] 1 Spiel zu viel: ein Vogel für alle am Tisch.
   *[other] { $count } Spiele zu viel: { $count } Vögel für alle am Tisch.
  }
desk-fault-missing = { $got } statt { $wanted }: { $off ->
    [one] Ein Strich fehlt.
   *[other] { $off } Striche fehlen.
  }
desk-fault-over = { $got } statt { $wanted }: { $off ->
    [one] Ein Strich zu viel.
   *[other] { $off } Striche zu viel.
  }
desk-fault-deals-missing = { $got } statt { $wanted }: { $count ->
    [one] Das ist ein Spiel zu wenig.
   *[other] Das sind { $count } Spiele zu wenig.
  }
desk-fault-deals-over = { $got } statt { $wanted }: { $count ->
    [one] Das ist ein Spiel zu viel. Seine Striche zählen nicht; trag es unter „Zu oft gegeben?“ ein.
   *[other] Das sind { $count } Spiele zu viel. Ihre Striche zählen nicht; trag sie unter „Zu oft gegeben?“ ein.
  }
desk-fault-birds = { $player }: { $birds } Vögel in { $deals } Spielen geht nicht.
desk-fault-most = { $player }: { $birds ->
    [0] { $left } Spiele bringen höchstens { $most } Striche, nicht { $strokes }.
    [one] Mit 1 Vogel bleiben { $left } Spiele, die bringen höchstens { $most } Striche, nicht { $strokes }.
   *[other] Mit { $birds } Vögeln bleiben { $left } Spiele, die bringen höchstens { $most } Striche, nicht { $strokes }.
  }
desk-check-why = { $deals } Spiele zu je fünf Strichen sind { $strokes }, die Vögel gehen erst danach ab.
desk-check-last = Die zuletzt geänderte Zahl ist die von { $player }.
desk-sheet-entered = Tisch { $table } ist eingetragen und gesichert.
desk-elsewhere = { $who } hat diesen Tisch um { $time } eingetragen, während du getippt hast.
desk-elsewhere-gone = Das Ergebnis dieses Tischs ist zurückgenommen worden, während du getippt hast.
desk-line = { $player } { $strokes } ({ $birds ->
    [0] kein Vogel
    [one] 1 Vogel
   *[other] { $birds } Vögel
  })
desk-nobody-named = ohne Namen

# Die Rangliste.
desk-ranking = Rangliste
desk-ranking-none = Die Rangliste fängt mit dem ersten Ergebnis an.
desk-after = { $passen ->
    [one] nach 1 Passe
   *[other] nach { $passen } Passen
  }
desk-after-part = Passe { $passe }, { $done } von { $of } Tischen eingetragen
desk-rule = Striche minus 5 je Vogel.
desk-rule-deals = Striche minus 5 je Vogel, geteilt durch die Spiele, weil nicht alle gleich viele haben; eine verpasste Passe zählt als 12 Spiele ohne Strich.
desk-rule-ties = Bei Gleichstand: weniger Vögel, dann die beste einzelne Passe, dann die letzte, dann das Los (Nummer { $lot }).
desk-rule-final = Die ersten vier spielen den Final von null an, { $count ->
    [one] eine Passe
   *[other] { $count } Passen
  }.
desk-tie-birds = dahinter wegen Vögeln
desk-tie-best = dahinter wegen bester Passe
desk-tie-last = dahinter wegen letzter Passe
desk-tie-lot = dahinter durch das Los
desk-final-title = Final
desk-final-on = Von null an. Hier entscheiden sich die Ränge 1 bis 4.
desk-final-over = Hier haben sich die Ränge 1 bis 4 entschieden.
desk-save-ranking = Rangliste (CSV)
desk-print-ranking = Rangliste drucken
desk-file-ranking = rangliste
desk-file-people = leute

# Verlauf und Einstellungen.
desk-more-settings = Einstellungen
desk-more-title = Titel
desk-more-passen = Passen vor dem Final
desk-more-final = Final
desk-final-length = { $count ->
    [0] kein Final
    [one] 1 Passe
   *[other] { $count } Passen
  }
desk-more-links = Links
desk-more-organiser = Für die Leitung
desk-more-organiser-help = Wer diesen Link hat, kann alles ändern. Er öffnet dieselbe Seite auf einem anderen Gerät, auch morgen noch.
desk-more-watcher = Für Leinwand und alle
desk-more-watcher-help = Zeigt Tische und Rangliste, ändert nichts, enthält keine Kontakte.
desk-more-copy = Kopieren
desk-more-copied = Kopiert
desk-more-code = QR-Code zeigen
desk-more-qr = QR-Code mit dem Link: { $title }
desk-more-trail = Wer was geändert hat
desk-more-undo = zurück
desk-more-undone = zurückgenommen
desk-more-file = Wo alles liegt
desk-more-file-help = Jeder Eintrag ist auf der Platte, bevor er zu sehen ist. Eine Kopie dieser Datei ist eine Sicherung; mach sie, wenn das Programm beendet ist. ZWICKER_LAB_DATA nennt einen anderen Ordner.
desk-step-begin = Meisterschaft angefangen
desk-step-join = { $player } angemeldet
desk-step-leave = { $player } ist gegangen
desk-step-back = { $player } ist wieder da
desk-step-name = { $old } heißt jetzt { $new }
desk-step-paid = { $player } hat bezahlt
desk-step-unpaid = { $player } hat doch nicht bezahlt
desk-step-contact = Kontakt von { $player } geändert
desk-step-draw = { $final ->
    [1] Final ausgelost, Los { $seed }
   *[other] { $tables } Tische ausgelost, Los { $seed }
  }
desk-step-sheet = { $passe }, Tisch { $table } eingetragen, { $sum } Striche
desk-step-corrected = { $passe }, Tisch { $table } verbessert: { $changes }
desk-step-strokes = { $player } { $old } wird { $new }
desk-step-birds = { $player }, Vögel { $old } wird { $new }
desk-step-extra = Spiele zu viel { $old } wird { $new }
desk-step-undo = Zurückgenommen: { $text }
desk-step-way = Ungerade Zahl: { $way }
desk-step-option-title = Titel: { $value }
desk-step-option-passen = Passen: { $value }
desk-step-option-final = Länge des Finals: { $value }

# Leinwand und Papier.
desk-wall-tables = Tische
desk-wall-ranking = Rangliste
desk-wall-turn = Weiterblättern
desk-wall-hold = Anhalten
desk-wall-go = Von selbst weiter
desk-wall-page = Seite {"{at}"} von {"{of}"}
desk-wall-out = setzt aus
desk-wall-none = Noch ist nichts ausgelost
desk-print = Drucken
desk-print-help-sheets = Für jeden Tisch eine Seite A4, in Schwarz.
desk-print-help-tables = Zum Aufhängen: alle nach Namen, dann nach Tischen.
desk-print-help-ranking = Mit ihrer Regel.
desk-paper-deal = Spiel
desk-paper-deals = gibt
desk-paper-five = macht 5
desk-paper-how = Je Spiel: ein Strich je Stich, zusammen fünf. Wer mitmacht und keinen Stich hat, bekommt einen Vogel (−5). Wer nicht mitmacht, schreibt nichts.
desk-paper-check = Nach { $deals } Spielen müssen die Striche aller zusammen { $strokes } sein. Vögel stehen in ihrer eigenen Zeile und gehen erst bei der Leitung ab.
desk-paper-extra = Aus Versehen öfter als { $deals }-mal gegeben? Die Striche davon nicht schreiben, nur sagen, wie viele Spiele es zu viel waren.
desk-paper-extra-line = Spiele zu viel:
desk-paper-sign = Gesehen von:
desk-paper-by-name = Nach Namen
desk-paper-by-table = Nach Tischen
error-desk-sheet-incomplete = Es fehlen Zahlen: Alle am Tisch brauchen Striche, 0 wo keine sind.
