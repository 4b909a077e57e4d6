cli-about = Zwicker Lab: die Kartenspiele der Zwicker-Familie lernen, lehren und erkunden.
cli-moves = zeigt die erlaubten Züge einer Stellung
cli-play = spielt einen Zug oder sagt, warum er nicht erlaubt ist
cli-deal = mischt und gibt; schreibt eine Spieldatei ohne Züge
cli-replay = spielt eine Spieldatei nach, prüft und zählt sie
cli-variants = zeigt die Varianten
cli-serve = stellt die Seiten im Browser bereit
cli-lang = Sprache der Texte: de oder en
cli-json = schreibt JSON
cli-position = eine Stellungszeile, etwa „zwicker3; table 5d 4c; hand 9s 2h“
cli-position-or-stream = eine Stellungszeile, etwa „zwicker3; table 5d 4c; hand 9s 2h“; - liest eine je Zeile und schreibt JSON
cli-move = ein Zug, etwa „9s x 5d 4c“, „2h > 5d = 7“ oder „2h“
cli-variant = eine Variante mit Schaltern, etwa „zwicker3 capture=card“, oder der Pfad einer Variantendatei
cli-players = wie viele spielen
cli-dealer = der Platz, der gibt; sonst wird er ausgelost
cli-seed = die gleiche Zahl gibt das gleiche Spiel
cli-file = eine Spieldatei (.zdn) oder ihr JSON (.json)
cli-address = die Adresse des Servers
cli-port = der Port des Servers
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
error-usage = Der Befehl ist nicht lesbar ({ $detail }). So geht er: { $usage }
error-file-unreadable = „{ $file }“ ist nicht als Datei lesbar. { $why }
error-file-no-json = Das ist kein JSON.
error-not-utf8 = Das ist kein Text in UTF-8.
