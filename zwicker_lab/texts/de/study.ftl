# Studien: viele Spiele, ihre Zahlen, was sich genau ausrechnen lässt.
cli-study = spielt viele Spiele, vergleicht Regeln und zählt aus, was dabei herauskommt
cli-study-variants = Varianten mit Schaltern, etwa zwicker3 "zwicker3 capture=card"; die weiteren werden mit der ersten verglichen
cli-study-plan = liest die Studie aus einer TOML-Datei
cli-study-repeat = wiederholt die Studie einer Ergebnisdatei und sagt, ob jede Ziffer gleich ist
cli-study-exact = zeigt nur, was sich ohne Spiele genau ausrechnen lässt
cli-study-seats = wer spielt: random, greedy, traditional oder search; mehrere mit Komma reihum
cli-study-deals = wie viele Spiele; ohne Angabe 1000
cli-study-seed = die gleiche Zahl gibt die gleiche Studie; ohne Angabe 0
cli-study-matches = wie viele Partien bis zum Ziel; ohne Angabe ein Zehntel der Spiele, höchstens 2000
cli-study-twins = in wie vielen Spielen jeder Joker durch eine einfache Karte ersetzt wird; ohne Angabe alle, höchstens 2000
cli-study-worlds = wie viele Verteilungen search ansieht; ohne Angabe 20
cli-study-processes = rechnet in mehreren Prozessen statt in Threads
cli-study-dask = rechnet auf einem Dask-Cluster, etwa tcp://rechner:8786; ohne Adresse auf diesem Rechner
cli-study-workers = wie viele gleichzeitig rechnen; ohne Angabe so viele wie Kerne
cli-study-chunk = wie viele Spiele ein Teil hat; das Ergebnis hängt nicht davon ab
cli-study-out = schreibt die Ergebnisse mit ihrer Beschreibung in eine Datei, .csv oder .parquet

study-head = { $deals } zu { $players }, Startzahl { $seed }. Alle Bereiche: 95 %.
study-deals = { $count ->
    [one] { $count } Spiel
   *[other] { $count } Spiele
  }
study-not-best = Spiel der Programme, nicht bestes Spiel: { $players }.
study-partial = Abgebrochen: Das sind die Zahlen bis dahin.
study-too-few = (zu wenige)
study-note-decided = Entschieden durch: der Anteil der Spiele, in denen ohne diese Punkte eine andere Partei vorn läge, oder keine.
study-note-joker = Wert eines Jokers: dieselben Spiele noch einmal, an seiner Stelle eine einfache Karte ohne Punkte, reihum Ass bis König; um so viel ist der Vorsprung der Partei, die ihn auf die Hand bekommt, mit ihm größer. Von Jokern, die für jede Karte gelten, steht einer für alle.
study-note-few = Zu wenige: Unter 150 Spielen gibt es keinen Bereich.
study-progress = { $done } von { $total } gespielt ({ $percent } %), Partien und Jokerspiele mitgezählt
study-saved = Gespeichert in { $file }.
study-equal = Wiederholt: bis auf die letzte Ziffer gleich wie { $file }.
study-differs = Wiederholt: nicht gleich wie { $file }. Die Datei stammt von einer anderen Fassung des Programms oder ist verändert.
study-paired = Unterschied zu { $variant }, dieselben Spiele einzeln verglichen:
study-unpaired = Unterschied zu { $variant }; die Karten sind nicht dieselben, darum sind nur die Mittel verglichen:
study-no-difference = In keinem dieser Spiele ändert sich etwas: So wie diese Programme spielen, wirkt der Unterschied der Regeln nicht.
study-difference = Unterschied zu { $variant }
study-mean = Mittel
study-number = Anzahl
study-exact = genau
study-exact-head = Ohne Spiele ausgerechnet, aus allen Bildern und Händen:
study-exact-opening = Anfang
study-exact-cards = { $table } im Bild, { $hand } auf der Hand
study-exact-unknown = nicht ausgerechnet
study-place = { $role ->
    [leader] Vorhand
    [dealer] Geber
   *[other] { $place }.
  }
study-at-capture = Beim Stechen
study-side-lead = Vorsprung der Partei

study-points = Punkte
study-cards = Karten
study-zwicks = Zahl der Zwicks
study-lead = Vorsprung vor dem Mittel der anderen
study-won = hat die meisten Punkte
study-rest = bekommt den Rest
study-all-points = Punkte aller
study-all-cardpoints = Punkte aller ohne Zwicks und Abzüge
study-all-zwicks = Zwicks im Spiel
study-all-rest = Karten im Rest
study-all-packets = Päckchen
study-all-moves = Züge
study-packet = Zwicks im { $number }. Päckchen
study-decided = Entschieden durch: { $row }
study-decided-jokers = Entschieden durch: Joker zusammen
study-leader-zwick = Zwick mit der ersten Karte möglich
study-leader-joker = Joker in der ersten Hand
study-tie = Gleichstand bei den Karten
study-no-capture = niemand sticht
study-match-deals = Spiele in einer Partie
study-match-won = gewinnt die Partie
study-match-won-leader = Partie gewinnt, wer sie begonnen hat
study-joker = { $joker }: mehr Punkte für die Partei, die ihn bekommt
study-joker-zwicks = { $joker }: mehr Zwicks im Spiel

study-short = Kurz gesagt
study-short-few = Unter { $least } Spielen lässt sich kurz nichts sagen: Es kann alles Zufall sein.
study-short-one = { $what }: { $mean } ({ $low } bis { $high }).
study-short-differs = { $what }: { $after } statt { $before }. Das sind { $unit ->
    [share] { $change } Prozentpunkte { $way ->
        [more] mehr
       *[other] weniger
    }
   *[other] { $change } { $way ->
        [more] mehr
       *[other] weniger
    }
  } ({ $low } bis { $high }).
study-short-unclear = Ob sich hier etwas ändert, zeigen so viele Spiele nicht: { $what }.
study-short-lead = Vorsprung der Partei, die anfängt
study-short-decided = Durch Joker entschiedene Spiele
study-short-wild = jeder wilde Joker
study-short-joker = { $joker } um { $mean } ({ $low } bis { $high })
study-short-jokers = So viele Punkte besser steht die Partei da, die den Joker auf die Hand bekommt: { $jokers }.
study-short-jokers-before = Nach dem ersten Regelwerk: { $jokers }.

error-study-variants = Eine Studie vergleicht 1 bis { $most } Varianten, nicht { $got }.
error-study-players = „{ $variant }“ spielen { $known }, nicht { $got }.
error-study-seats = Zu { $players } Plätzen gehören { $players } Spieler, oder so viele, dass sie reihum aufgehen; es sind { $got }.
error-study-seats-list = „seats“ ist eine Liste von Namen, etwa ["greedy", "random"].
error-study-limit = „{ $key }“ kann { $least } bis { $most } sein, nicht { $got }.
error-study-twins = „twins“ kann höchstens so groß wie die Zahl der Spiele sein, { $deals }, nicht { $got }.
error-study-search = Wo „search“ spielt, dauern Partien und ersetzte Joker zu lange: „matches“ und „twins“ müssen 0 sein.
error-study-double = „{ $argument }“ und „{ $other }“ gehen nicht zusammen: Die Datei beschreibt schon die ganze Studie.
error-study-no-study = Das beschreibt keine Studie; nötig ist mindestens variants = ["zwicker3"].
error-study-key = Eine Studie hat kein „{ $key }“; sie hat { $known }.
error-study-rules = Ein Eintrag von „variants“ ist ein Name mit Schaltern oder eine Tabelle mit rules, changes und file.
error-study-too-long = Die Beschreibung einer Studie hat höchstens { $most } Zeichen, diese { $got }.
error-study-no-toml = Das ist kein TOML.
error-study-no-cluster = Unter „{ $address }“ ist kein Dask-Cluster zu erreichen; eine Adresse ist etwa tcp://rechner:8786.
error-study-no-dask = Für --dask fehlt Dask: Installiere das Extra „study“. Ohne --dask rechnet die Studie auf diesem Rechner.
error-study-no-parquet = Für Parquet fehlt PyArrow: Installiere das Extra „study“, oder nimm eine Datei, die auf .csv endet.
error-study-arm = Das Regelwerk { $got } hat die Studie nicht; gezählt wird von 0 bis { $last }.
error-study-size = Ein Teil hat mindestens ein Spiel, nicht { $got }.
error-study-broken = Ein Prozess, der mitrechnete, wurde beendet; die Studie ist nicht fertig.
error-study-suffix = Ergebnisse stehen in einer Datei, die auf .csv oder .parquet endet, nicht in „{ $file }“.
error-study-unwritable = „{ $file }“ lässt sich nicht schreiben.
error-study-no-results = „{ $file }“ enthält keine Ergebnisse einer Studie oder ist beschädigt.

# Eine Schätzung, ausgeschrieben.
study-estimate = { NUMBER($mean, maximumFractionDigits: 2) } ({ NUMBER($low, maximumFractionDigits: 2) } bis { NUMBER($high, maximumFractionDigits: 2) }, 95 %), { $deals } Spiele
study-estimate-few = { NUMBER($mean, maximumFractionDigits: 2) }, { $deals ->
    [one] { $deals } Spiel
   *[other] { $deals } Spiele
  }: zu wenige für eine Spanne
