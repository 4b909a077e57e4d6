cli-about = Zwicker Lab: die Kartenspiele der Zwicker-Familie lernen, lehren und erkunden.
cli-moves = zeigt die erlaubten Züge einer Stellung
cli-play = spielt einen Zug oder sagt, warum er nicht erlaubt ist
cli-advise = sagt von jedem erlaubten Zug, wie gut er ist, und warum
cli-deal = mischt und gibt; schreibt eine Spieldatei ohne Züge
cli-replay = spielt eine Spieldatei nach, prüft und zählt sie
cli-variants = zeigt die Varianten
cli-rules = schreibt die Regeln einer Variante in Sätzen auf
cli-lesson = prüft eine eigene Lektion und nennt zu jeder Übung, was richtig ist
cli-lesson-file = eine Lektion (.toml)
cli-lesson-words = fragt nach einer Antwort in Worten
cli-languages = zeigt die Sprachen, und was einer fehlt
cli-language = eine Sprache: was an ihren Dateien falsch ist, und jeder Eintrag, der noch fehlt
cli-language-line = { $code }  { $own }: { $has } von { $all } Einträgen
cli-serve = stellt die Seiten im Browser bereit
cli-lang = Sprache der Texte: { $known }
cli-json = schreibt JSON
cli-position = eine Stellungszeile, etwa „zwicker3; table 5d 4c; hand 9s 2h“
cli-position-or-stream = eine Stellungszeile, etwa „zwicker3; table 5d 4c; hand 9s 2h“; - liest eine je Zeile und schreibt JSON
cli-move = ein Zug, etwa „9s x 5d 4c“, „2h > 5d = 7“ oder „2h“
cli-variant = eine Variante mit Schaltern, etwa „zwicker3 capture=card“, oder der Pfad einer Variantendatei
cli-players = wie viele spielen
cli-dealer = der Platz, der gibt; sonst wird er ausgelost
cli-seed = die gleiche Zahl gibt das gleiche Spiel
cli-ms = wie viele Millisekunden gerechnet wird; ohne Angabe 100
cli-worlds = wie viele Verteilungen der fremden Karten angesehen werden, statt einer Zeit
cli-advise-seed = die gleiche Zahl und gleich viele --worlds geben den gleichen Rat
cli-slow = Ohne Numba rechnet das langsam; der Zusatz „fast“ bringt es mit.
cli-advice-more = { $count } weitere Züge stehen hier nicht; --json nennt sie.
cli-file = eine Spieldatei (.zdn) oder ihr JSON (.json)
cli-address = die Adresse des Servers
cli-port = der Port des Servers
cli-origin = ein Name, unter dem ein Server davor (nginx) die Seiten anbietet; mehrmals erlaubt
cli-prefix = ein Pfad, unter dem die Seiten liegen, etwa /zwicker
cli-ssl-certfile = ein Zertifikat (PEM): Die Seiten stehen dann unter https://
cli-ssl-keyfile = sein Schlüssel (PEM), wenn er nicht in der Datei des Zertifikats steht
cli-data = der Ordner für Meisterschaften und Räume
cli-log-level = meldet auf der Fehlerausgabe, was geschieht, ab dieser Stufe
cli-version = zeigt, welche Version das ist
error-version-unknown = Welche Version das ist, weiß man nur, wo Zwicker Lab installiert ist (pip install).
error-data-folder = In „{ $folder }“ lässt sich nichts aufbewahren. Nenne einen Ordner, in den dieses Programm schreiben darf.
cli-show = öffnet auch den Browser
cli-no-moves = Es gibt keinen Zug.
cli-truncated = Das sind nur die ersten { $count } Züge.
cli-move-zwick = Zwick, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }
cli-move-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }
cli-complete = Das Spiel ist zu Ende.
cli-unfinished = Das Spiel ist nicht zu Ende; gezählt ist, was bis jetzt gewonnen wurde.
cli-cards = Karten
cli-total = Summe
cli-for-players = für { $players }
cli-help = zeigt diese Hilfe
cli-usage = Aufruf:
cli-arguments = Was dazugehört
cli-options = Was dazukommen kann
cli-commands = Befehle
cli-unchecked = Das genannte Ergebnis lässt sich erst prüfen, wenn das Spiel zu Ende ist.
cli-assumed = unsere Annahme, keine Quelle zeigt es: { $what }
cli-assumed-value = Wert von { $cards }
cli-assumed-points = Punkte für { $cards }
error-usage = Der Befehl ist nicht lesbar. So geht er: { $usage }
error-usage-missing = „{ $argument }“ fehlt. So geht der Befehl: { $usage }
error-usage-unknown = Der Befehl kennt „{ $got }“ nicht. So geht er: { $usage }
error-usage-choice = „{ $argument }“ kann nicht „{ $got }“ sein; möglich sind { $known }. So geht der Befehl: { $usage }
error-usage-number = „{ $argument }“ braucht eine ganze Zahl ab 0, nicht „{ $got }“. So geht der Befehl: { $usage }
error-usage-value = „{ $argument }“ braucht einen Wert. So geht der Befehl: { $usage }
error-usage-no-value = „{ $argument }“ steht ohne Wert, nicht mit „{ $got }“. So geht der Befehl: { $usage }
error-usage-both = „{ $argument }“ und „{ $other }“ gehen nicht zusammen. So geht der Befehl: { $usage }
error-usage-limit = „{ $argument }“ kann 1 bis { $most } sein, nicht { $got }.
error-file-missing = Die Datei „{ $file }“ gibt es nicht.
error-file-unreadable = „{ $file }“ ist nicht als Datei lesbar.
error-file-no-json = Das ist kein JSON.
error-not-utf8 = Das ist kein Text in UTF-8.
cli-zwick = Schweizer Zwick, das Stichspiel
cli-zwick-position = eine Stellungszeile, etwa „zwick; trump r; trick Ab 7a; hand 9r Tr 9a Ka Ks“
cli-zwick-position-or-stream = eine Stellungszeile, etwa „zwick; trump r; trick Ab 7a; hand 9r Tr 9a Ka Ks“; - liest eine je Zeile und schreibt JSON
cli-zwick-move = eine Karte, etwa „Kb“, oder was vor dem Spiel entschieden wird: cut 12, lick, stop, deal, turn, keep, pass, join, out
cli-zwick-desk = zählt die Meisterschaften auf diesem Rechner auf, jede mit dem Ende ihres Links für die Leitung
cli-zwick-desk-row = { $title } ({ $players ->
    [one] 1 Spieler
   *[other] { $players } Spieler
}): { $link }
cli-zwick-form = die Regeln: tournament (Turnier) oder casual (gesellige Runde); ohne Angabe Turnier
