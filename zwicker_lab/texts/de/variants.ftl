# Fehler in einer Variante: Schlüssel, gewollt, bekommen.
variant-got = { $given ->
    [no] er fehlt
   *[yes] da steht „{ $got }“
  }
error-variant-name = { $near ->
    [none] Eine Variante „{ $got }“ gibt es nicht. Eingebaut sind { $names }.
   *[one] Eine Variante „{ $got }“ gibt es nicht. Meinst du { $near }? Eingebaut sind { $names }.
  }
error-variant-names-only = Hier geht nur der Name einer eingebauten Variante, kein Pfad: { $names }. Da steht „{ $got }“.
error-variant-no-file = Die Variantendatei „{ $variant }“ gibt es nicht.
error-variant-unreadable = Die Variantendatei „{ $variant }“ lässt sich nicht lesen.
error-variant-not-text = Die Variantendatei „{ $variant }“ ist kein Text in UTF-8.
error-variant-too-large = Die Variantendatei „{ $variant }“ ist zu groß: höchstens { $most } KiB.
error-variant-toml = Die Variantendatei „{ $variant }“ ist kein gültiges TOML: Zeile { $row }, Spalte { $place }.
error-variant-too-deep = Die Variantendatei „{ $variant }“ lässt sich nicht lesen: Eine Zahl darin ist zu lang, oder ihre Tabellen sind zu tief geschachtelt.
error-variant-bad-name = „{ $got }“ kann keine Variante heißen: Der Name braucht 1 bis 500 Zeichen, ohne Leerzeichen, Semikolon, Anführungszeichen und eckige Klammern.
error-variant-taken = „{ $got }“ heißt schon eine eingebaute Variante mit anderen Regeln: Nimm einen eigenen Namen.
error-variant-change = { $variant }: „{ $got }“ ist keine Änderung. Sie besteht aus Schlüssel und Wert, etwa capture=card.
error-variant-twice = { $variant }: „{ $key }“ steht zweimal da, noch einmal mit „{ $got }“. Ein Wert genügt.
error-variant-key = { $near ->
    [none] { $variant }: Den Schlüssel „{ $key }“ gibt es nicht. Möglich sind { $known }.
   *[one] { $variant }: Den Schlüssel „{ $key }“ gibt es nicht. Meinst du { $near }?
  }
error-variant-key-place = { $place ->
    [top] { $variant }: „{ $key }“ steht in einer Tabelle: Schreib es über die erste Zeile in eckigen Klammern.
   *[switches] { $variant }: „{ $key }“ ist ein Schalter: Schreib ihn unter die Zeile [switches].
  }
error-variant-no-base = { $variant }: Nichts sagt, von welchen Regeln ausgegangen wird, etwa base = "zwicker3"; ohne das muss jeder Wert dastehen.
error-variant-wants-number = { $variant }: „{ $key }“ braucht eine ganze Zahl von { $low } bis { $high }, { variant-got }.
error-variant-wants-number-or-none = { $variant }: „{ $key }“ braucht eine ganze Zahl von { $low } bis { $high } oder none, { variant-got }.
error-variant-wants-one-of = { $variant }: „{ $key }“ braucht eins von { $choices }, { variant-got }.
error-variant-wants-values = { $variant }: „{ $key }“ braucht eine oder zwei verschiedene ganze Zahlen von { $low } bis { $high }, etwa 4/14, { variant-got }.
error-variant-wants-players = { $variant }: „{ $key }“ braucht verschiedene ganze Zahlen von { $low } bis { $high }, etwa [2, 3, 4], { variant-got }.
error-variant-wants-jokers = { $variant }: „{ $key }“ braucht höchstens zwölf verschiedene Joker: Zahlen bis { $high }, etwa [15, 20, 25], oder wilde, etwa ["*a", "*b"], { variant-got }.
error-variant-wants-text = { $variant }: „{ $key }“ braucht Text mit höchstens 2.000 Zeichen, etwa {"{"} de = "...", en = "..." {"}"}, { variant-got }.
error-variant-wants-texts = { $variant }: „{ $key }“ braucht eine Liste mit höchstens zwanzig Texten, { variant-got }.
error-variant-wants-section = { $variant }: „{ $key }“ braucht eine Tabelle aus Schlüsseln und Werten, { variant-got }.
error-variant-points-card = { $variant }: „{ $key }“ braucht eine Karte aus dem Blatt oder A für jedes Ass; da stehen { $got } Punkte für etwas anderes.
error-variant-points-twice = { $variant }: „{ $key }“ hat { $got } Punkte, aber A zählt schon jedes Ass: Nimm eins von beiden.
error-variant-target-or-deals = { $variant }: „{ $key }“ steht auf { $got }, aber deals ist auch gesetzt: Nimm eins von beiden.
error-variant-too-few-cards = { $variant }: „{ $key }“ { $players } braucht { $needed } Karten für den Anfang, das Blatt hat { $got }.

# Wie sicher ein Wert ist.
certainty-certain = sicher: Mehrere unabhängige Quellen stimmen überein
certainty-one-line = geht auf eine einzige Beschreibung zurück
certainty-reconstructed = unsere Annahme: Keine Quelle zeigt es


# Werte einer Variante.
setting-players = Spieler
setting-jokers = Joker
setting-two_packs_above = zwei Blätter ab mehr als so vielen Spielern
setting-two_packs_above-none = immer ein Blatt
setting-table = Karten im Bild am Anfang
setting-packet = Handkarten je Päckchen
setting-first_packet = Handkarten im ersten Päckchen
setting-stages = so oft wird am Anfang gegeben
setting-build_up = aufwärts bauen
setting-build_down = abwärts bauen
setting-build_cap = höchster Wert eines Haufens
setting-build_cap-none = keine Grenze
setting-builder_holds = wer baut, hat den Wert noch auf der Hand
setting-most_cards = Punkte für die meisten Karten
setting-zwick = Punkte für einen Zwick
setting-fine = Strafe für einen Haufen, der liegen bleibt
setting-target = gespielt bis
setting-target-none = ohne Ziel
setting-deals = Zahl der Spiele
setting-points = { $card ->
    [A] Punkte für jedes Ass
   *[other] Punkte für { $card }
  }
setting-value = { $card ->
    [A] Wert der Asse
    [T] Wert der Zehnen
    [J] Wert der Buben
    [Q] Wert der Damen
    [K] Wert der Könige
   *[other] Wert der { $card }
  }
setting-yes = ja
setting-no = nein
setting-two-values = { $low } oder { $high }
error-variant-carried = Die mitgegebenen Regeln lassen sich nicht lesen. Vielleicht fehlt ein Stück vom Link oder von der Datei.
error-variant-long = Das Regelwerk „{ $variant }“ ist zu lang für einen Link: Kürze seinen Titel und seine Texte.
