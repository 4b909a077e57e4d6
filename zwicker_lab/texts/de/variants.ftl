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
error-variant-bad-name = „{ $got }“ kann keine Variante heißen: Der Name braucht 1 bis 500 Zeichen, ohne Leerzeichen, Semikolon, Anführungszeichen und eckige Klammern.
error-variant-taken = „{ $got }“ heißt schon eine eingebaute Variante mit anderen Regeln: Nimm einen eigenen Namen.
error-variant-change = { $variant }: „{ $got }“ ist keine Änderung. Sie besteht aus Schlüssel und Wert, etwa capture=card.
error-variant-twice = { $variant }: „{ $key }“ steht zweimal da, noch einmal mit „{ $got }“. Ein Wert genügt.
error-variant-key = { $near ->
    [none] { $variant }: Den Schlüssel „{ $key }“ gibt es nicht. Möglich sind { $known }.
   *[one] { $variant }: Den Schlüssel „{ $key }“ gibt es nicht. Meinst du { $near }?
  }
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

# Schalter: worum es geht, und was jeder Wert heißt.
switch-sides = vier oder sechs Spieler
switch-sides-partners = Partner spielen zusammen
switch-sides-singles = jeder spielt für sich
switch-table_value = Karten mit zwei Werten im Bild
switch-table_value-per_capture = wer sticht, wählt den Wert jedes Mal neu
switch-table_value-fixed = wer die Karte legt, nennt ihren Wert, und dabei bleibt es
switch-builds_in_sums = Haufen in einer Summe
switch-builds_in_sums-yes = ein Haufen zählt auch in einer Summe mit
switch-builds_in_sums-no = einen Haufen sticht nur genau sein Wert
switch-build_target = worauf man baut
switch-build_target-one = auf eine Karte oder einen Haufen
switch-build_target-several = auch auf mehrere zugleich, nur aufwärts
switch-merge_equal_builds = Haufen mit gleichem Wert
switch-merge_equal_builds-no = sie bleiben getrennt
switch-merge_equal_builds-yes = sie werden einer, den man nur noch stechen kann
switch-rebuild_by = wer auf einen Haufen baut
switch-rebuild_by-anyone = jeder
switch-rebuild_by-own_side = nur die Seite, die zuletzt daran gebaut hat
switch-capture = Stechen
switch-capture-optional = niemand muss stechen
switch-capture-card = eine Karte, die stechen kann, muss stechen
switch-capture-turn = wer stechen kann, muss stechen
switch-capture_all = wie viel man sticht
switch-capture_all-no = ein Teil genügt
switch-capture_all-yes = ein Stich darf kein Teil eines größeren sein
switch-joker_only_by_building_down = einen Zahlenjoker stechen
switch-joker_only_by_building_down-no = auch mit seinem Wert und in Summen
switch-joker_only_by_building_down-yes = nur, wenn er heruntergebaut ist
switch-after_zwick = nach einem Zwick
switch-after_zwick-next_trails = der Nächste legt ab
switch-after_zwick-sweeper_lays = wer gezwickt hat, legt gleich noch eine Karte
switch-after_zwick-four_from_stock = vier neue Karten vom Stapel kommen ins Bild
switch-last_card_zwick = Zwick mit der letzten Karte
switch-last_card_zwick-yes = zählt
switch-last_card_zwick-no = zählt nicht
switch-majority_tie = gleich viele Karten
switch-majority_tie-nobody = niemand bekommt die Punkte
switch-majority_tie-all = alle mit den meisten Karten bekommen die Punkte
switch-majority_tie-shared = die Punkte werden geteilt
switch-match_end = Ende der Partie
switch-match_end-after_deal = abgerechnet wird nach jedem ganzen Spiel
switch-match_end-at_once = wer das Ziel erreicht, gewinnt sofort
switch-leftovers = Karten, die nicht aufgehen
switch-leftovers-tableau = liegen von Anfang an offen im Bild
switch-leftovers-last_packet = kommen nach dem letzten Päckchen offen ins Bild
switch-leftovers-last_capturer = bekommt, wer zuletzt sticht
switch-leftovers-out = bleiben aus dem Spiel
switch-uncaptured_rest = was am Ende im Bild liegt
switch-uncaptured_rest-last_capturer = bekommt, wer zuletzt gestochen hat
switch-uncaptured_rest-nobody = bekommt niemand
switch-lone_joker = ein wilder Joker allein im Bild
switch-lone_joker-any = jede Karte sticht ihn
switch-lone_joker-joker = nur ein Joker sticht ihn
switch-joker_sweep = das Bild leeren mit einem wilden Joker
switch-joker_sweep-zwick = ist ein Zwick
switch-joker_sweep-none_if_played = ist kein Zwick, wenn der Joker sticht
switch-joker_sweep-none_if_any = ist kein Zwick, wenn ein Joker sticht oder gestochen wird
switch-table_joker = ein wilder Joker im Bild
switch-table_joker-takeable = wird gestochen wie jede Karte
switch-table_joker-never = bleibt liegen

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
